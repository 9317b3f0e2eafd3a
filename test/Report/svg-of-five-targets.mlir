// Every target has dashes of its own: none, long, short, long with one dot and
// with two; its slope, and the sample of it in front of its label.
//
// RUN: roofline-opt --analyze --target=h100,h200,mi300x,b200,a100 --report=svg:- %s -o /dev/null \
// RUN:   | grep '<path class="l hbm"' | grep -o 'stroke-dasharray="[^"]*"' | sort | uniq -c | FileCheck %s
//
// CHECK: 2 stroke-dasharray="10 3 2 3 2 3"
// CHECK: 2 stroke-dasharray="10 3 2 3"
// CHECK: 2 stroke-dasharray="2 3"
// CHECK: 2 stroke-dasharray="7 3"
// CHECK-NOT: stroke
func.func @main(%x: tensor<256x8192xbf16>, %w: tensor<8192x8192xbf16>,
                %i: tensor<256x8192xbf16>) -> tensor<256x8192xbf16> {
  %y = linalg.matmul ins(%x, %w : tensor<256x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%i : tensor<256x8192xbf16>) -> tensor<256x8192xbf16>
  return %y : tensor<256x8192xbf16>
}
