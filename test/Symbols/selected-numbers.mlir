// RUN: roofline-opt --analyze %s | FileCheck %s
// RUN: roofline-opt --analyze --lower-affine %s | FileCheck %s --check-prefix=LOWERED

// The smaller and the larger of two, as comparisons write it.
// CHECK-LABEL: @extrema
// CHECK: math.exp
// CHECK-SAME: flops = "min(M, N)"
// CHECK: math.exp
// CHECK-SAME: flops = "max(M, N)"
func.func @extrema(%x: tensor<4096xf32>, %n: index {roofline.dims = ["N"]},
                   %m: index {roofline.dims = ["M"]}) {
  %less = arith.cmpi slt, %n, %m : index
  %small = arith.select %less, %n, %m : index
  %large = arith.select %less, %m, %n : index
  %s = tensor.extract_slice %x[0] [%small] [1] : tensor<4096xf32> to tensor<?xf32>
  %0 = math.exp %s : tensor<?xf32>
  %l = tensor.extract_slice %x[0] [%large] [1] : tensor<4096xf32> to tensor<?xf32>
  %1 = math.exp %l : tensor<?xf32>
  return
}

// One of two numbers: 8 up to N = 8 and M above, where min(max(N - 8, 0), 1) is
// 1; the same where a branch yields it.
// CHECK-LABEL: @choices
// CHECK: math.exp
// CHECK-SAME: flops = "M*min(max(N - 8, 0), 1) - 8*min(max(N - 8, 0), 1) + 8"
// CHECK: math.exp
// CHECK-SAME: flops = "M*min(max(N - 8, 0), 1) - 8*min(max(N - 8, 0), 1) + 8"
func.func @choices(%x: tensor<4096xf32>, %n: index {roofline.dims = ["N"]},
                   %m: index {roofline.dims = ["M"]}) {
  %c8 = arith.constant 8 : index
  %above = arith.cmpi sgt, %n, %c8 : index
  %k = arith.select %above, %m, %c8 : index
  %s = tensor.extract_slice %x[0] [%k] [1] : tensor<4096xf32> to tensor<?xf32>
  %0 = math.exp %s : tensor<?xf32>
  %b = scf.if %above -> index {
    scf.yield %m : index
  } else {
    scf.yield %c8 : index
  }
  %t = tensor.extract_slice %x[0] [%b] [1] : tensor<4096xf32> to tensor<?xf32>
  %1 = math.exp %t : tensor<?xf32>
  return
}

// What --lower-affine makes of a division: 0 + 1 + 1 + 1 + 2 + 2 + 2 + 3 = 12
// turns of one flop on 8 rows.
// LOWERED-LABEL: @divided
// LOWERED: scf.for
// LOWERED: roofline.cost
// LOWERED-SAME: flops = 12 : i64
func.func @divided(%a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %n = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%i)
    scf.for %j = %c0 to %n step %c1 {
      %x = memref.load %a[%j] : memref<8xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%j] : memref<8xf32>
    }
  }
  return
}
