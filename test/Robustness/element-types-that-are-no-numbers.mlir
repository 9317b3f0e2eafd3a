// RUN: roofline-opt --analyze %s | FileCheck %s

// Complex, vector and quantised elements have sizes; a pointer in a tensor has
// what the data layout says.

// A complex product is 6 flops and a sum 2: 8 * 4*4*4 = 512. Elements are twice
// four bytes: reads 2*16*8 = 256, writes 128.
// CHECK-LABEL: @complex_product
// CHECK: linalg.matmul
// CHECK-SAME: flops = 512 : i64, hbm_bytes_read = 256 : i64, hbm_bytes_written = 128 : i64
func.func @complex_product(%x: tensor<4x4xcomplex<f32>>,
                           %acc: tensor<4x4xcomplex<f32>>)
    -> tensor<4x4xcomplex<f32>> {
  %r = linalg.matmul
      ins(%x, %x : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
      outs(%acc : tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  return %r : tensor<4x4xcomplex<f32>>
}

// Every lane counts and has its bytes: 8*4 = 32 flops, 128 bytes each way.
// CHECK-LABEL: @vector_elements
// CHECK: linalg.generic
// CHECK: flops = 32 : i64, hbm_bytes_read = 128 : i64, hbm_bytes_written = 128 : i64
func.func @vector_elements(%x: tensor<8xvector<4xf32>>)
    -> tensor<8xvector<4xf32>> {
  %empty = tensor.empty() : tensor<8xvector<4xf32>>
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
       iterator_types = ["parallel"]}
      ins(%x : tensor<8xvector<4xf32>>) outs(%empty : tensor<8xvector<4xf32>>) {
  ^bb0(%a: vector<4xf32>, %o: vector<4xf32>):
    %s = arith.addf %a, %a : vector<4xf32>
    linalg.yield %s : vector<4xf32>
  } -> tensor<8xvector<4xf32>>
  return %r : tensor<8xvector<4xf32>>
}

// Quantised elements are as large as their storage: 6 bytes of i8 read once and
// 12 written; 2 * 3 bytes of i4 read and 5 written.
// CHECK-LABEL: @quantised
// CHECK: tensor.concat
// CHECK-SAME: hbm_bytes_read = 6 : i64, hbm_bytes_written = 12 : i64
// CHECK: tensor.concat
// CHECK-SAME: hbm_bytes_read = 6 : i64, hbm_bytes_written = 5 : i64
// CHECK: quant.dcast
// CHECK-SAME: roofline.unmodelled = "no cost model for this op"
!q8 = !quant.uniform<i8:f32, 0.5>
!q4 = !quant.uniform<i4:f32, 0.5>
func.func @quantised(%x: tensor<6x!q8>, %y: tensor<5x!q4>, %z: tensor<5x!q4>)
    -> (tensor<12xf32>, tensor<10x!q4>) {
  %xx = tensor.concat dim(0) %x, %x
      : (tensor<6x!q8>, tensor<6x!q8>) -> tensor<12x!q8>
  %yz = tensor.concat dim(0) %y, %z
      : (tensor<5x!q4>, tensor<5x!q4>) -> tensor<10x!q4>
  %r = quant.dcast %xx : tensor<12x!q8> to tensor<12xf32>
  return %r, %yz : tensor<12xf32>, tensor<10x!q4>
}
