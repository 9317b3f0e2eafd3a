// RUN: roofline-opt --analyze --allow-unregistered-dialect %s | FileCheck %s

// A payload that calls, branches, loops an unknown number of times, stores or
// does what nobody knows makes its op unmodelled: no part of it is counted.

// CHECK-NOT: roofline.cost
// CHECK: roofline.unmodelled = "payload op 'func.call' has no cost rule"
// CHECK: roofline.unmodelled = "payload op 'scf.if' has no cost rule"
// CHECK: roofline.unmodelled = "payload op 'scf.for' has no cost rule"
// CHECK: roofline.unmodelled = "payload op 'memref.store' has no cost rule"
// CHECK: roofline.unmodelled = "payload op 'some.op' has no cost rule"
// CHECK-NOT: roofline.cost
func.func private @scalar(f32) -> f32

#id = affine_map<(i) -> (i)>
func.func @payloads(%x: memref<8xf32>, %o: memref<8xf32>, %which: i1,
                    %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%a: f32, %old: f32):
    %s = arith.addf %a, %a : f32
    %r = func.call @scalar(%s) : (f32) -> f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%a: f32, %old: f32):
    %r = scf.if %which -> (f32) {
      %s = arith.addf %a, %a : f32
      scf.yield %s : f32
    } else {
      scf.yield %a : f32
    }
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%a: f32, %old: f32):
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> (f32) {
      %t = arith.addf %s, %a : f32
      scf.yield %t : f32
    }
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%o : memref<8xf32>) {
  ^bb0(%old: f32):
    memref.store %old, %x[%n] : memref<8xf32>
    linalg.yield %old : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%a: f32, %old: f32):
    %r = "some.op"(%a) : (f32) -> f32
    linalg.yield %r : f32
  }
  return
}
