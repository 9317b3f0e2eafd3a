// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: roofline-opt --analyze --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt --analyze --target=a100-sxm4-80gb %s | FileCheck %s --check-prefix=OPTION

// `roofline.target` on an op wins over that of its function, which wins over
// the module's; the option wins over all.

// Each op reads and writes 4000 bytes.
// At 4.8 TB/s 8000 bytes take 1.6667 ns, at 3.35 TB/s 2.3881 ns, at 5.3 TB/s
// 1.5094 ns, at 2.039 TB/s 3.9235 ns.
// CHECK: module attributes {roofline.target = "h200"}
// CHECK-LABEL: @of_the_module
// CHECK: arith.addf
// CHECK-SAME: time_s = 1.6666{{[0-9]*}}E-9
// CHECK-LABEL: @of_the_function
// CHECK: arith.addf
// CHECK-SAME: time_s = 2.38805{{[0-9]*}}E-9
// CHECK: arith.mulf
// CHECK-SAME: time_s = 1.50943{{[0-9]*}}E-9
// CHECK-SAME: roofline.target = "mi300x"

// REPORT: "name": "h200",
// REPORT-NEXT: "source": "ir",

// The floor is of the module's target alone.
// TEXT: floor {{.*}} -{{$}}
// TEXT: - 1 kernel judged on h100-sxm; the floor is not, so it has no speedup.
// TEXT: - 1 kernel judged on mi300x; the floor is not, so it has no speedup.

// OPTION-COUNT-3: time_s = 3.9234{{[0-9]*}}E-9
module attributes {roofline.target = "h200"} {
  func.func @of_the_module(%x: tensor<1000xf32>) -> tensor<1000xf32> {
    %r = arith.addf %x, %x : tensor<1000xf32>
    return %r : tensor<1000xf32>
  }
  func.func @of_the_function(%x: tensor<1000xf32>) -> tensor<1000xf32>
      attributes {roofline.target = "h100-sxm"} {
    %y = arith.addf %x, %x : tensor<1000xf32>
    %r = arith.mulf %y, %y {roofline.target = "mi300x"} : tensor<1000xf32>
    return %r : tensor<1000xf32>
  }
}
