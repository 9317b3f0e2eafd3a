// RUN: roofline-opt --analyze --fusion=none %s | FileCheck %s
// RUN: roofline-opt --analyze --fusion=none --dims=M=17,K=40 %s | FileCheck %s --check-prefix=BOUND

// A matvec in tiles of 16 x 32 of which the last, partial ones were peeled off,
// as -scf-for-loop-peeling does it. With F = floordiv(M, 16):
// - whole rows of tiles: 16*F rows of K columns, 2 flops each; reads as many
//   elements of a, all K of x if there is one such row, and 16*F of y, and
//   writes 16*F of y;
// - the rest: M - 16*F rows, x if there are any: K*(ceildiv(M, 16) - F).
// Both together do the 2*K*M flops of the whole.
// With M = 17 and K = 40: 16 rows, 2*16*40 = 1,280 flops, reads
// 4*(16*40 + 40 + 16) = 2,784 and writes 64 bytes; then one row, 80 flops,
// 4*(40 + 40 + 1) = 324 and 4 bytes.

// CHECK-LABEL: @mv
// CHECK: roofline.cost
// CHECK-SAME: flops = "32*K*floordiv(M, 16)"
// CHECK-SAME: hbm_bytes_read = "64*K*floordiv(M, 16) + 4*K*min(floordiv(M, 16), 1) + 64*floordiv(M, 16)"
// CHECK-SAME: hbm_bytes_written = "64*floordiv(M, 16)"
// CHECK: roofline.cost
// CHECK-SAME: flops = "2*K*M - 32*K*floordiv(M, 16)"
// CHECK-SAME: hbm_bytes_read = "4*K*M - 68*K*floordiv(M, 16) + 4*K*ceildiv(M, 16) + 4*M - 64*floordiv(M, 16)"
// CHECK-SAME: hbm_bytes_written = "4*M - 64*floordiv(M, 16)"

// BOUND-LABEL: @mv
// BOUND: flops = 1280 : i64, hbm_bytes_read = 2784 : i64, hbm_bytes_written = 64 : i64
// BOUND: flops = 80 : i64, hbm_bytes_read = 324 : i64, hbm_bytes_written = 4 : i64
#whole16 = affine_map<()[s0] -> ((s0 floordiv 16) * 16)>
#whole32 = affine_map<()[s0] -> ((s0 floordiv 32) * 32)>
#rest = affine_map<(d0)[s0] -> (s0 - d0)>
#tile = affine_map<(d0)[s0] -> (s0 - d0, 32)>
func.func @mv(%a: tensor<?x?xf32> {roofline.dims = ["M", "K"]},
              %x: tensor<?xf32> {roofline.dims = ["K"]},
              %y: tensor<?xf32> {roofline.dims = ["M"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %mWhole = affine.apply #whole16()[%m]
  %kWhole = affine.apply #whole32()[%k]
  %main = scf.for %i = %c0 to %mWhole step %c16 iter_args(%out = %y) -> (tensor<?xf32>) {
    %0 = scf.for %j = %c0 to %kWhole step %c32 iter_args(%o = %out) -> (tensor<?xf32>) {
      %at = tensor.extract_slice %a[%i, %j] [16, 32] [1, 1] : tensor<?x?xf32> to tensor<16x32xf32>
      %xt = tensor.extract_slice %x[%j] [32] [1] : tensor<?xf32> to tensor<32xf32>
      %yt = tensor.extract_slice %o[%i] [16] [1] : tensor<?xf32> to tensor<16xf32>
      %r = linalg.matvec ins(%at, %xt : tensor<16x32xf32>, tensor<32xf32>) outs(%yt : tensor<16xf32>) -> tensor<16xf32>
      %n = tensor.insert_slice %r into %o[%i] [16] [1] : tensor<16xf32> into tensor<?xf32>
      scf.yield %n : tensor<?xf32>
    }
    %1 = scf.for %j = %kWhole to %k step %c32 iter_args(%o = %0) -> (tensor<?xf32>) {
      %w = affine.apply #rest(%j)[%k]
      %at = tensor.extract_slice %a[%i, %j] [16, %w] [1, 1] : tensor<?x?xf32> to tensor<16x?xf32>
      %xt = tensor.extract_slice %x[%j] [%w] [1] : tensor<?xf32> to tensor<?xf32>
      %yt = tensor.extract_slice %o[%i] [16] [1] : tensor<?xf32> to tensor<16xf32>
      %r = linalg.matvec ins(%at, %xt : tensor<16x?xf32>, tensor<?xf32>) outs(%yt : tensor<16xf32>) -> tensor<16xf32>
      %n = tensor.insert_slice %r into %o[%i] [16] [1] : tensor<16xf32> into tensor<?xf32>
      scf.yield %n : tensor<?xf32>
    }
    scf.yield %1 : tensor<?xf32>
  }
  %peeled = scf.for %i = %mWhole to %m step %c16 iter_args(%out = %main) -> (tensor<?xf32>) {
    %h = affine.apply #rest(%i)[%m]
    %0 = scf.for %j = %c0 to %k step %c32 iter_args(%o = %out) -> (tensor<?xf32>) {
      %w = affine.min #tile(%j)[%k]
      %at = tensor.extract_slice %a[%i, %j] [%h, %w] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      %xt = tensor.extract_slice %x[%j] [%w] [1] : tensor<?xf32> to tensor<?xf32>
      %yt = tensor.extract_slice %o[%i] [%h] [1] : tensor<?xf32> to tensor<?xf32>
      %r = linalg.matvec ins(%at, %xt : tensor<?x?xf32>, tensor<?xf32>) outs(%yt : tensor<?xf32>) -> tensor<?xf32>
      %n = tensor.insert_slice %r into %o[%i] [%h] [1] : tensor<?xf32> into tensor<?xf32>
      scf.yield %n : tensor<?xf32>
    }
    scf.yield %0 : tensor<?xf32>
  }
  return %peeled : tensor<?xf32>
}
