// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- -o /dev/null %s \
// RUN:   | FileCheck %s --check-prefix=H100
// RUN: roofline-opt --analyze --target=h200 --report=json:- -o /dev/null %s \
// RUN:   | FileCheck %s --check-prefix=H200

// The ridge is the dense peak over the memory bandwidth.
// 989.4 TFLOP/s / 3.35 TB/s = 295.34, 1978.9 / 3.35 = 590.72.
// H100: "peaks": {
// H100-DAG: "tensor.bf16": 989400000000000,
// H100-DAG: "tensor.f8": 1.9789e+15,
// H100: "bandwidths": {
// H100-NEXT: "hbm": 3350000000000,
// H100: "ridges": {
// H100-DAG: "tensor.bf16": 295.343{{[0-9]+}},
// H100-DAG: "tensor.f8": 590.716{{[0-9]+}},

// The same chip on 4.8 TB/s: 989.4 / 4.8 = 206.125.
// H200: "hbm": 4800000000000,
// H200: "ridges": {
// H200: "tensor.bf16": 206.125,
module {}
