// RUN: roofline-opt --analyze --dims=n=0 %s | FileCheck %s
// RUN: roofline-opt --analyze --dims=n=2 %s | FileCheck --check-prefix=SOME %s

// A fill that only seeds a reduction is free, unless nothing is reduced: then
// the result is what was filled in, 64*4 bytes.
// CHECK: linalg.fill
// CHECK-SAME: hbm_bytes_read = 0 : i64, hbm_bytes_written = 256 : i64
// SOME-NOT: linalg.fill {roofline.cost
// SOME: linalg.reduce
// SOME-SAME: flops = 128 : i64
func.func @f(%x: tensor<512x64xf32>, %n: index {roofline.dims = ["n"]})
    -> tensor<64xf32> {
  %zero = arith.constant 0.0 : f32
  %s = tensor.extract_slice %x[0, 0] [%n, 64] [1, 1]
      : tensor<512x64xf32> to tensor<?x64xf32>
  %e = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %y = linalg.reduce { arith.addf } ins(%s : tensor<?x64xf32>)
                                    outs(%f : tensor<64xf32>) dimensions = [0]
  return %y : tensor<64xf32>
}
