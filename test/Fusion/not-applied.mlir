// RUN: %test_fuse %s --split-input-file --verify-diagnostics -o %t.after
// RUN: mlir-opt --load-pass-plugin=%test_plugin --split-input-file \
// RUN:   --pass-pipeline='builtin.module(test-apply-fusion{strip-only})' %s \
// RUN:   -o %t.before
// RUN: cmp %t.before %t.after

// What cannot be one kernel has a reason, and is as it was.

#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
func.func @written_several_times(%x: tensor<8x4xf32>, %b: tensor<4xf32>)
    -> (tensor<8x4xf32>, tensor<4xf32>) {
  %ev = tensor.empty() : tensor<4xf32>
  %e = tensor.empty() : tensor<8x4xf32>
  %n = linalg.exp {test.group = 0} ins(%b : tensor<4xf32>)
      outs(%ev : tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @below {{not applied: the result of 'linalg.exp', which others use, would be written several times}}
  %r = linalg.generic
      {indexing_maps = [#id, #column, #id],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %n : tensor<8x4xf32>, tensor<4xf32>)
      outs(%e : tensor<8x4xf32>) attrs = {test.group = 0} {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %r, %n : tensor<8x4xf32>, tensor<4xf32>
}

// -----

func.func @other_elements(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<8x8xf32>)
      outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.transpose ins(%0 : tensor<8x8xf32>)
      outs(%e : tensor<8x8xf32>) permutation = [1, 0] {test.group = 0}
  // expected-remark @below {{not applied: 'linalg.transpose' reads other elements of 'linalg.exp' than are made in the same turn}}
  %2 = linalg.add {test.group = 0}
      ins(%0, %1 : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// -----

func.func @reduction_in_the_middle(%x: tensor<8x8xf32>, %i: tensor<8xf32>)
    -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8x8xf32>)
      outs(%i : tensor<8xf32>) dimensions = [1] {test.group = 0}
  // expected-remark @below {{not applied: 'linalg.reduce' has other loops than the last op}}
  %1 = linalg.exp {test.group = 0} ins(%0 : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

func.func @other_lengths(%x: tensor<8xf32>, %y: tensor<9xf32>)
    -> (tensor<8xf32>, tensor<9xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<9xf32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  // expected-remark @below {{not applied: 'linalg.exp' has other loops than the last op}}
  %1 = linalg.exp {test.group = 0} ins(%y : tensor<9xf32>)
      outs(%f : tensor<9xf32>) -> tensor<9xf32>
  return %0, %1 : tensor<8xf32>, tensor<9xf32>
}

// -----

func.func @open_sizes(%x: tensor<?xf32>, %e: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<?xf32>)
      outs(%e : tensor<?xf32>) -> tensor<?xf32>
  // expected-remark @below {{not applied: types have sizes that are open; write them as numbers}}
  %1 = linalg.exp {test.group = 0} ins(%0 : tensor<?xf32>)
      outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

func.func @buffers(%x: memref<8xf32>, %y: memref<8xf32>) {
  linalg.exp {test.group = 0} ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
  // expected-remark @below {{not applied: ops are on memrefs; run roofline-fuse before bufferization}}
  linalg.exp {test.group = 0} ins(%y : memref<8xf32>) outs(%x : memref<8xf32>)
  return
}

// -----

// What stands between uses the one, and is used by the other.
func.func @cycle(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.abs ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>)
      -> tensor<8xf32>
  // expected-remark @below {{not applied: what 'linalg.add' uses cannot be had before another op of the group has run}}
  %2 = linalg.add {test.group = 0} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

func.func @several_blocks(%x: tensor<8xf32>, %c: i1) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = scf.if %c -> tensor<8xf32> {
    // expected-remark @below {{not applied: the ops stand in several blocks}}
    %1 = linalg.square {test.group = 0} ins(%0 : tensor<8xf32>)
        outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// The payload of the last op reads all of the first.
func.func @gather(%x: tensor<8xf32>, %at: tensor<8xindex>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  // expected-remark @below {{not applied: 'linalg.generic' reads other elements of 'linalg.exp' than are made in the same turn}}
  %1 = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%at : tensor<8xindex>) outs(%e : tensor<8xf32>)
      attrs = {test.group = 0} {
  ^bb0(%i: index, %o: f32):
    %v = tensor.extract %0[%i] : tensor<8xf32>
    linalg.yield %v : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

func.func @tiled_reduction(%x: tensor<4x8xf32>, %i: tensor<4xf32>)
    -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<4x8xf32>)
      outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-remark @below {{not applied: tiles of a loop that reduces do not stand alone}}
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<4x8xf32>)
      outs(%i : tensor<4xf32>)
      dimensions = [1] {test.group = 0, test.tiles = array<i64: 2, 4>}
  return %1 : tensor<4xf32>
}

// -----

func.func @no_tiles(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<4x8xf32>)
      outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-remark @below {{not applied: no loop is tiled}}
  %1 = linalg.square {test.group = 0, test.tiles = array<i64: 0, 0>}
      ins(%0 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----

// Every column of tiles would make the whole row sum again, and return it.
func.func @sums_by_several_tiles(%x: tensor<4x8xf32>, %i: tensor<4xf32>)
    -> (tensor<4x8xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<4x8xf32>)
      outs(%i : tensor<4xf32>) dimensions = [1] {test.group = 0}
  // expected-remark @below {{not applied: the result of 'linalg.reduce', which others use, would be written by several tiles}}
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<4x8xf32>, tensor<4xf32>)
      outs(%e : tensor<4x8xf32>)
      attrs = {test.group = 0, test.tiles = array<i64: 2, 4>} {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.divf %a, %b : f32
    linalg.yield %q : f32
  } -> tensor<4x8xf32>
  return %r, %s : tensor<4x8xf32>, tensor<4xf32>
}

// -----

func.func @unused_by_the_last(%x: tensor<4x8xf32>)
    -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.exp {test.group = 0} ins(%x : tensor<4x8xf32>)
      outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-remark @below {{not applied: no tile of the last op needs what 'linalg.exp' makes}}
  %1 = linalg.square {test.group = 0, test.tiles = array<i64: 2, 0>}
      ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

// Upstream has no tiles of an op whose result is not along its loops; that is no
// error of the program.
func.func @diagonal(%x: tensor<4xf32>, %d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %0 = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%d : tensor<4x4xf32>)
      attrs = {test.group = 0} {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<4x4xf32>
  // expected-remark @below {{not applied: 'linalg.generic' cannot be tiled as its users are}}
  %1 = linalg.exp {test.group = 0, test.tiles = array<i64: 2, 0>}
      ins(%0 : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
