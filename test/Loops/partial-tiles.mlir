// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --dims=N=1000,M=70,S=100 %s | FileCheck %s --check-prefix=BOUND

// The last tile of a loop has the elements that are left, also where the buffer
// goes on behind them.

// 70 elements in tiles of 64: 64 and 6, each read and written once, 4 * 70
// bytes, and not 4 * 128.
// CHECK-LABEL: @numbers
// CHECK: hbm_bytes_read = 280 : i64, hbm_bytes_written = 280 : i64
func.func @numbers(%x: tensor<1000xf32>, %o: tensor<1000xf32>) -> tensor<1000xf32> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c70 = arith.constant 70 : index
  %r = scf.for %k = %c0 to %c70 step %c64 iter_args(%acc = %o) -> tensor<1000xf32> {
    %sz = affine.min affine_map<(d0) -> (-d0 + 70, 64)>(%k)
    %a = tensor.extract_slice %x[%k] [%sz] [1] : tensor<1000xf32> to tensor<?xf32>
    %e = tensor.empty(%sz) : tensor<?xf32>
    %y = linalg.exp ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %q = tensor.insert_slice %y into %acc[%k] [%sz] [1] : tensor<?xf32> into tensor<1000xf32>
    scf.yield %q : tensor<1000xf32>
  }
  return %r : tensor<1000xf32>
}

// The same with M elements of buffers of N: M of them, if there are as many.
// CHECK-LABEL: @open
// CHECK: hbm_bytes_read = "4*min(M, N)", hbm_bytes_written = "4*min(M, N)"
// BOUND-LABEL: @open
// BOUND: hbm_bytes_read = 280 : i64, hbm_bytes_written = 280 : i64
func.func @open(%x: tensor<?xf32> {roofline.dims = ["N"]}, %o: tensor<?xf32> {roofline.dims = ["N"]},
                %y: tensor<?xf32> {roofline.dims = ["M"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %r = scf.for %k = %c0 to %m step %c64 iter_args(%acc = %o) -> tensor<?xf32> {
    %sz = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 64)>(%k)[%m]
    %a = tensor.extract_slice %x[%k] [%sz] [1] : tensor<?xf32> to tensor<?xf32>
    %e = tensor.empty(%sz) : tensor<?xf32>
    %z = linalg.exp ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %q = tensor.insert_slice %z into %acc[%k] [%sz] [1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %q : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// The tiles of 64 x 64 on and below the diagonal of S x S, of which the last
// row and column are partial. With S = 100 the rows of the first have 64 x 64
// elements, those of the second 36 x 100: 4,096 + 3,600 = 7,696, 30,784 bytes.
// BOUND-LABEL: @triangle
// BOUND: flops = 7696 : i64, hbm_bytes_read = 30784 : i64, hbm_bytes_written = 30784 : i64
func.func @triangle(%x: tensor<?x?xf32> {roofline.dims = ["S", "S"]},
                    %o: tensor<?x?xf32> {roofline.dims = ["S", "S"]}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %s = tensor.dim %x, %c0 : tensor<?x?xf32>
  %r = scf.for %i = %c0 to %s step %c64 iter_args(%a = %o) -> tensor<?x?xf32> {
    %ti = affine.min affine_map<(d0)[s0] -> (64, s0 - d0)>(%i)[%s]
    %end = affine.min affine_map<(d0)[s0] -> (d0 + 64, s0)>(%i)[%s]
    %r1 = scf.for %j = %c0 to %end step %c64 iter_args(%b = %a) -> tensor<?x?xf32> {
      %tj = affine.min affine_map<(d0)[s0] -> (64, s0 - d0)>(%j)[%s]
      %xs = tensor.extract_slice %x[%i, %j] [%ti, %tj] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      %e = tensor.empty(%ti, %tj) : tensor<?x?xf32>
      %y = linalg.exp ins(%xs : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
      %q = tensor.insert_slice %y into %b[%i, %j] [%ti, %tj] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
      scf.yield %q : tensor<?x?xf32>
    }
    scf.yield %r1 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
