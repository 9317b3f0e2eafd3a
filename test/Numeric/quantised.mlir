// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Ops with zero points subtract them from both operands at every point: two
// integer operations on the vector unit beside the multiply and the add, which
// stay the matrix unit's int8 work. The zero points are scalars and not read.

// 24*40*56 = 53760 points: 4 * 53760 = 215040 iops, half of them on each unit.
// Reads 24*56 + 56*40 = 3584, writes 24*40*4 = 3840.
// CHECK-LABEL: @matmul
// CHECK: linalg.quantized_matmul
// CHECK-NOT: flops =
// CHECK: hbm_bytes_read = 3584 : i64, hbm_bytes_written = 3840 : i64
// CHECK-SAME: iops = 215040 : i64
// REPORT: "function": "matmul",
// REPORT-DAG: "unit": "tensor.i8",{{[[:space:]]+}}"ops": 107520,
// REPORT-DAG: "unit": "vector.i32",{{[[:space:]]+}}"ops": 107520,
// REPORT: "bytes": {
func.func @matmul(%a: tensor<24x56xi8>, %b: tensor<56x40xi8>, %za: i32,
                  %zb: i32) -> tensor<24x40xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<24x40xi32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<24x40xi32>)
      -> tensor<24x40xi32>
  %c = linalg.quantized_matmul
      ins(%a, %b, %za, %zb : tensor<24x56xi8>, tensor<56x40xi8>, i32, i32)
      outs(%init : tensor<24x40xi32>) -> tensor<24x40xi32>
  return %c : tensor<24x40xi32>
}

// 6*6*8 outputs * 3*3*4 = 10368 points: 41472 iops. Reads 8*8*4 + 3*3*4*8 =
// 544, writes 288*4 = 1152.
// CHECK-LABEL: @convolution
// CHECK: linalg.conv_2d_nhwc_hwcf_q
// CHECK: hbm_bytes_read = 544 : i64, hbm_bytes_written = 1152 : i64
// CHECK-SAME: iops = 41472 : i64
// REPORT: "function": "convolution",
// REPORT-DAG: "unit": "tensor.i8",{{[[:space:]]+}}"ops": 20736,
// REPORT-DAG: "unit": "vector.i32",{{[[:space:]]+}}"ops": 20736,
// REPORT: "bytes": {
func.func @convolution(%x: tensor<1x8x8x4xi8>, %w: tensor<3x3x4x8xi8>, %zx: i32,
                       %zw: i32) -> tensor<1x6x6x8xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<1x6x6x8xi32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<1x6x6x8xi32>)
      -> tensor<1x6x6x8xi32>
  %y = linalg.conv_2d_nhwc_hwcf_q
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w, %zx, %zw
          : tensor<1x8x8x4xi8>, tensor<3x3x4x8xi8>, i32, i32)
      outs(%init : tensor<1x6x6x8xi32>) -> tensor<1x6x6x8xi32>
  return %y : tensor<1x6x6x8xi32>
}
