// Every target has dashes of its own: none, long, short, long with one dot and
// with two.
//
// RUN: roofline-opt --analyze --target=h100,h200,mi300x,b200,a100 --report=svg:- %s -o /dev/null \
// RUN:   | grep -B 1 '> *[a-z0-9-]* hbm ' | FileCheck %s
//
// CHECK-DAG: <path class="l hbm" d="{{[^"]*}}"/>{{[[:space:]]}}<text{{.*}}h100-sxm hbm
// CHECK-DAG: stroke-dasharray="7 3"/>{{[[:space:]]}}<text{{.*}}h200 hbm
// CHECK-DAG: stroke-dasharray="2 3"/>{{[[:space:]]}}<text{{.*}}mi300x hbm
// CHECK-DAG: stroke-dasharray="10 3 2 3"/>{{[[:space:]]}}<text{{.*}}b200 hbm
// CHECK-DAG: stroke-dasharray="10 3 2 3 2 3"/>{{[[:space:]]}}<text{{.*}}a100-sxm4-80gb hbm
func.func @main(%x: tensor<256x8192xbf16>, %w: tensor<8192x8192xbf16>,
                %i: tensor<256x8192xbf16>) -> tensor<256x8192xbf16> {
  %y = linalg.matmul ins(%x, %w : tensor<256x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%i : tensor<256x8192xbf16>) -> tensor<256x8192xbf16>
  return %y : tensor<256x8192xbf16>
}
