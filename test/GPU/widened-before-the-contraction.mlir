// RUN: mlir-opt %s --pass-pipeline='builtin.module(transform-interpreter,canonicalize,cse)' | roofline-opt --analyze --report=json:%t.json | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Upstream tiles a product to 128x128 side by side, tiles k by 32 within, and
// makes vectors of what is left. It widens the f16 operands before the
// vector.contract: that enters the multiply as f16, as in the named op.

// 2*512*256*128 flops. A is 512*128*2 = 131072 bytes, B 128*256*2 = 65536, and C
// 512*256*4 = 524288, which is read and written.
// CHECK: arith.extf
// CHECK: vector.contract
// 1245184 / 3.35e12 s of main memory are more than 1572864 / 6.65e12 of L2.
// CHECK: roofline.cost
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: flops = 33554432 : i64
// CHECK-SAME: hbm_bytes_read = 720896 : i64, hbm_bytes_written = 524288 : i64
// Each of 8 tiles reads 128 rows of A and 128 columns of B, 32768 bytes each, and
// reads and writes 65536 of C: 8 * 196608.
// CHECK-SAME: l2_bytes = 1572864 : i64

// REPORT: "op": "scf.forall",
// REPORT: "unit": "tensor.f16",
// REPORT-NEXT: "ops": 33554432
// REPORT: "hbm": {
// REPORT-NEXT: "read": 720896,
// REPORT-NEXT: "written": 524288,
// REPORT-NEXT: "compulsory": 1245184,
// REPORT: "l2": {
// REPORT-NEXT: "read": 1048576,
// REPORT-NEXT: "written": 524288,
// REPORT-NEXT: "compulsory": 1245184,
// REPORT: "unmodelled": [],
// REPORT: "complete": true
module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<512x128xf16>, %b: tensor<128x256xf16>,
                     %c: tensor<512x256xf32>) -> tensor<512x256xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<512x128xf16>, tensor<128x256xf16>)
        outs(%c : tensor<512x256xf32>) -> tensor<512x256xf32>
    return %0 : tensor<512x256xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m
        : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["linalg.matmul"]} in %f
        : (!transform.any_op) -> !transform.any_op
    %t, %forall = transform.structured.tile_using_forall %p tile_sizes [128, 128]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %k, %loop = transform.structured.tile_using_for %t tile_sizes [0, 0, 32]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %v = transform.structured.vectorize_children_and_apply_patterns %f
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
