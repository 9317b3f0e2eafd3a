// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s --check-prefix=DEFAULT
// RUN: roofline-opt --analyze --target=h200 --report=json:- -o /dev/null %s | FileCheck %s --check-prefix=H200
// RUN: roofline-opt --analyze --target=H200 --report=json:- -o /dev/null %s | FileCheck %s --check-prefix=H200
// RUN: roofline-opt --analyze --target=sm_90a --report=json:- -o /dev/null %s | FileCheck %s --check-prefix=CHIP
// RUN: roofline-opt --analyze --target=mi300x %s | FileCheck %s --check-prefix=NAME

// Without a target it is h100-sxm, and the report says that nobody chose it. A
// name may be in any case, an alias or a chip.

// DEFAULT: "name": "h100-sxm",
// DEFAULT-NEXT: "source": "default",
// H200: "name": "h200",
// H200-NEXT: "source": "option",
// 8000 bytes / 4.8e12 = 1.6667e-9 s.
// H200: "time_s": 1.6666{{[0-9]*}}e-09,
// CHIP: "name": "h100-sxm",
// CHIP-NEXT: "source": "option",
// 8000 / 3.35e12 = 2.388e-9 s.
// CHIP: "time_s": 2.3880{{[0-9]*}}e-09,
// NAME: module attributes {roofline.target = "mi300x"}
func.func @double(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %r = arith.addf %x, %x : tensor<1000xf32>
  return %r : tensor<1000xf32>
}
