// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// What fusion would do to some programs, as runs of mlir-opt show it: the counts
// as written, and the floor that sharing can reach.

#id2 = affine_map<(i, j) -> (i, j)>

// N87: exp of 1024 values, added to each row of 1024x1024. As written 1024
// exponentials; apart 4096 + 4096 + 4096 + 2 * 4194304 bytes, together two
// passes over the vector, 8192 bytes, less.
// CHECK: "name": "exp_then_broadcast",
// CHECK: "flops": 1049600,
// CHECK-NEXT: "transcendentals": 1024,
// CHECK: "read": 4202496,
// CHECK-NEXT: "written": 4198400
// CHECK: "floor":
// CHECK: "read": 4198400,
// CHECK-NEXT: "written": 4194304
func.func @exp_then_broadcast(%v: tensor<1024xf32>, %x: tensor<1024x1024xf32>)
    -> tensor<1024x1024xf32> {
  %empty_v = tensor.empty() : tensor<1024xf32>
  %e = linalg.exp ins(%v : tensor<1024xf32>)
                  outs(%empty_v : tensor<1024xf32>) -> tensor<1024xf32>
  %empty = tensor.empty() : tensor<1024x1024xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (j)>, #id2, #id2],
       iterator_types = ["parallel", "parallel"]}
      ins(%e, %x : tensor<1024xf32>, tensor<1024x1024xf32>)
      outs(%empty : tensor<1024x1024xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<1024x1024xf32>
  return %r : tensor<1024x1024xf32>
}

// What mlir-opt's elementwise fusion makes of it: 1048576 exponentials for 8192
// bytes.
// CHECK: "name": "exp_in_the_broadcast",
// CHECK: "flops": 2097152,
// CHECK-NEXT: "transcendentals": 1048576,
// CHECK: "read": 4198400,
// CHECK-NEXT: "written": 4194304
func.func @exp_in_the_broadcast(%v: tensor<1024xf32>, %x: tensor<1024x1024xf32>)
    -> tensor<1024x1024xf32> {
  %empty = tensor.empty() : tensor<1024x1024xf32>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (j)>, #id2, #id2],
       iterator_types = ["parallel", "parallel"]}
      ins(%v, %x : tensor<1024xf32>, tensor<1024x1024xf32>)
      outs(%empty : tensor<1024x1024xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %e = math.exp %a : f32
    %s = arith.addf %e, %b : f32
    linalg.yield %s : f32
  } -> tensor<1024x1024xf32>
  return %r : tensor<1024x1024xf32>
}

// N88: exp of 1024x1024 with two consumers that also read y: apart
// 2 + 3 + 3 = 8 passes of 4 MiB, together 4.
// CHECK: "name": "two_consumers",
// CHECK: "flops": 3145728,
// CHECK: "read": 20971520,
// CHECK-NEXT: "written": 12582912
// CHECK: "floor":
// CHECK: "read": 8388608,
// CHECK-NEXT: "written": 8388608
func.func @two_consumers(%x: tensor<1024x1024xf32>, %y: tensor<1024x1024xf32>)
    -> (tensor<1024x1024xf32>, tensor<1024x1024xf32>) {
  %empty = tensor.empty() : tensor<1024x1024xf32>
  %e = linalg.exp ins(%x : tensor<1024x1024xf32>)
      outs(%empty : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %s = linalg.add ins(%e, %y : tensor<1024x1024xf32>, tensor<1024x1024xf32>)
      outs(%empty : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %p = linalg.mul ins(%e, %y : tensor<1024x1024xf32>, tensor<1024x1024xf32>)
      outs(%empty : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  return %s, %p : tensor<1024x1024xf32>, tensor<1024x1024xf32>
}

// N31, XLA on a GPU: iota of 1024, plus, times, broadcast to 1024x1024, negated.
// As written 2*1024 = 2048 flops (1050624: a negation is none with us).
// CHECK: "name": "iota_then_broadcast",
// CHECK: "flops": 2048,
func.func @iota_then_broadcast(%k: f32) -> tensor<1024x1024xf32> {
  %empty_v = tensor.empty() : tensor<1024xf32>
  %v = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>],
                       iterator_types = ["parallel"]}
      outs(%empty_v : tensor<1024xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.yield %f : f32
  } -> tensor<1024xf32>
  %m = linalg.map ins(%v : tensor<1024xf32>) outs(%empty_v : tensor<1024xf32>)
    (%a: f32, %o: f32) {
      %s = arith.addf %a, %k : f32
      %p = arith.mulf %s, %k : f32
      linalg.yield %p : f32
    }
  %empty = tensor.empty() : tensor<1024x1024xf32>
  %b = linalg.broadcast ins(%m : tensor<1024xf32>)
      outs(%empty : tensor<1024x1024xf32>) dimensions = [0]
  %r = linalg.negf ins(%b : tensor<1024x1024xf32>)
      outs(%empty : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  return %r : tensor<1024x1024xf32>
}

// In one kernel each row computes them again: 2*1048576 = 2097152 flops
// (3145728), and the result is all that moves, 4194304 bytes.
// CHECK: "name": "iota_in_the_broadcast",
// CHECK: "flops": 2097152,
// CHECK: "read": 0,
// CHECK-NEXT: "written": 4194304
func.func @iota_in_the_broadcast(%k: f32) -> tensor<1024x1024xf32> {
  %empty = tensor.empty() : tensor<1024x1024xf32>
  %r = linalg.generic
      {indexing_maps = [#id2], iterator_types = ["parallel", "parallel"]}
      outs(%empty : tensor<1024x1024xf32>) {
  ^bb0(%o: f32):
    %j = linalg.index 1 : index
    %i = arith.index_cast %j : index to i32
    %a = arith.sitofp %i : i32 to f32
    %s = arith.addf %a, %k : f32
    %p = arith.mulf %s, %k : f32
    %n = arith.negf %p : f32
    linalg.yield %n : f32
  } -> tensor<1024x1024xf32>
  return %r : tensor<1024x1024xf32>
}
