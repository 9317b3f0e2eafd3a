// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: %validate_report %t.json

// A module body may hold ops. The sum reads the table, 16 bytes, and writes 16;
// the splat is free.
// CHECK: arith.addf
// CHECK-SAME: flops = 4 : i64, hbm_bytes_read = 16 : i64, hbm_bytes_written = 16 : i64
// REPORT: "totals": {
// REPORT-NEXT: "flops": 4,
%splat = arith.constant dense<1.0> : tensor<4xf32>
%table = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
%r = arith.addf %splat, %table : tensor<4xf32>
