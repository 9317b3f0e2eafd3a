// RUN: roofline-opt --analyze --target=%S/Inputs/aie.yaml --report=json:- -o /dev/null %s | FileCheck %s

// N84, mlir-air: cycles of a core, which at 1 GHz are nanoseconds, and the time
// of transfers into its memory at 4 GB/s.

// 32^3 multiply-adds, 128 a cycle: 256.
// CHECK: "function": "product",
// CHECK: "roof": "tensor.bf16",
// CHECK-NEXT: "time_s": 2.56{{(0*[0-9])?}}e-07
func.func @product(%a: tensor<32x32xbf16>, %b: tensor<32x32xbf16>,
                   %c: tensor<32x32xbf16>) -> tensor<32x32xbf16> {
  %r = linalg.matmul ins(%a, %b : tensor<32x32xbf16>, tensor<32x32xbf16>)
                     outs(%c : tensor<32x32xbf16>) -> tensor<32x32xbf16>
  return %r : tensor<32x32xbf16>
}

// Four operations on each of 32^2 elements, no two of them a multiply-add, one a
// cycle: 4096.
// CHECK: "function": "four_operations",
// CHECK: "roof": "vector.i32",
// CHECK-NEXT: "time_s": 4.096{{(0*[0-9])?}}e-06
#id = affine_map<(i, j) -> (i, j)>
func.func @four_operations(%x: tensor<32x32xi32>, %k: i32)
    -> tensor<32x32xi32> {
  %empty = tensor.empty() : tensor<32x32xi32>
  %r = linalg.generic
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<32x32xi32>) outs(%empty : tensor<32x32xi32>) {
  ^bb0(%a: i32, %o: i32):
    %0 = arith.addi %a, %k : i32
    %1 = arith.muli %0, %a : i32
    %2 = arith.maxsi %1, %k : i32
    %3 = arith.addi %2, %a : i32
    linalg.yield %3 : i32
  } -> tensor<32x32xi32>
  return %r : tensor<32x32xi32>
}

// 32^2 elements of four, two and one bytes: 1024, 512 and 256.
// CHECK: "function": "transfers",
// CHECK: "roof": "hbm",
// CHECK-NEXT: "time_s": 1.024{{(0*[0-9])?}}e-06
// CHECK: "roof": "hbm",
// CHECK-NEXT: "time_s": 5.12{{(0*[0-9])?}}e-07
// CHECK: "roof": "hbm",
// CHECK-NEXT: "time_s": 2.56{{(0*[0-9])?}}e-07
#core = #gpu.address_space<workgroup>
func.func @transfers(%x: memref<32x32xi32>, %y: memref<32x32xbf16>,
                     %z: memref<32x32xi8>, %in_x: memref<32x32xi32, #core>,
                     %in_y: memref<32x32xbf16, #core>,
                     %in_z: memref<32x32xi8, #core>) {
  memref.copy %x, %in_x : memref<32x32xi32> to memref<32x32xi32, #core>
  memref.copy %y, %in_y : memref<32x32xbf16> to memref<32x32xbf16, #core>
  memref.copy %z, %in_z : memref<32x32xi8> to memref<32x32xi8, #core>
  return
}
