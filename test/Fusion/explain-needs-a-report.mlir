// RUN: not roofline-opt --analyze --explain-fusion %s 2>&1 | FileCheck %s
// RUN: not roofline-opt --analyze --explain-fusion --fusion=none --report=text %s 2>&1 | FileCheck %s --check-prefix=NONE

// What nobody would see is not asked for silently.
// CHECK: error: --explain-fusion: only reports show it; add --report=text or json
// NONE: error: --explain-fusion and --fusion=none contradict each other; leave one out
func.func @f(%x: tensor<64xf32>) -> tensor<64xf32> {
  %y = math.exp %x : tensor<64xf32>
  return %y : tensor<64xf32>
}
