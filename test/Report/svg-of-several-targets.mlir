// The chart of several targets has the kernels under the roofs of the first, and
// beside these the slope of main memory and the highest ceiling of the others:
// 3.35, 4.8 and 5.3 TB/s, 989.4, 989.4 and 1307.4 TFLOP/s.
//
// RUN: roofline-opt --analyze --target=h100,h200,mi300x --report=svg:- %s -o /dev/null | FileCheck %s
//
// CHECK-DAG: h100-sxm hbm 3.35 TB/s
// CHECK-DAG: h200 hbm 4.80 TB/s
// CHECK-DAG: mi300x hbm 5.30 TB/s
// CHECK-DAG: h100-sxm tensor.bf16 989 TFLOP/s
// CHECK-DAG: h200 tensor.bf16 989 TFLOP/s
// CHECK-DAG: mi300x tensor.bf16 1.31 PFLOP/s
// CHECK-DAG: h100-sxm vector.f32 66.9 TFLOP/s
//
// Lower ceilings are the first target's alone.
// RUN: roofline-opt --analyze --target=h100,h200,mi300x --report=svg:- %s -o /dev/null | FileCheck %s --check-prefix=NOT
// NOT-NOT: h200 vector
// NOT-NOT: mi300x vector
func.func @main(%x: tensor<256x8192xbf16>, %w: tensor<8192x8192xbf16>,
                %i: tensor<256x8192xbf16>, %s: tensor<16xf32>)
    -> (tensor<256x8192xbf16>, tensor<16xf32>) {
  %y = linalg.matmul ins(%x, %w : tensor<256x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%i : tensor<256x8192xbf16>) -> tensor<256x8192xbf16>
  %r = arith.addf %s, %s : tensor<16xf32>
  return %y, %r : tensor<256x8192xbf16>, tensor<16xf32>
}
