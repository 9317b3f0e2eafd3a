// RUN: roofline-opt --analyze --report=html:%t.html %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.html
// RUN: FileCheck %s --check-prefix=ALONE --input-file=%t.html
// RUN: roofline-opt --analyze --report=html:%t.again.html %s -o /dev/null && diff %t.html %t.again.html
// RUN: roofline-opt --analyze --report=svg:%t.svg %s -o /dev/null
// RUN: FileCheck %s --check-prefix=PLAIN --input-file=%t.svg
// RUN: %python %S/Inputs/read_page.py %t.html | FileCheck %s --check-prefix=DATA

// The page: a policy that forbids it to load anything, the chart, data, script.
// utils/check_html.py uses it in a browser.

// CHECK:      <!DOCTYPE html>
// CHECK:      Content-Security-Policy" content="default-src 'none';
// CHECK:      <title>Roofline: h100-sxm, html-of-a-program.mlir</title>
// CHECK:      <figure class="chart" data-target="h100-sxm">
// CHECK:      data-kernels="0"
// CHECK:      <script type="application/json" id="data">
// CHECK:      "use strict";
// CHECK:      </html>

// Nothing of it is elsewhere.
// ALONE-NOT: {{(src|href)="[^d]}}
// ALONE-NOT: @import
// ALONE-NOT: fetch(

// Marks have ids for the page only.
// PLAIN-NOT: data-kernels

// What the page needs to judge: 1000 additions, a slot each, 8000 bytes, and per
// target what one operation takes. A slot of an H100's vector unit is 2 of 66.9
// TFLOP/s, 2.99e-14 s, of an A100's 2 of 19.5, 1.03e-13 s.
// DATA: "target": "h100-sxm"
// DATA: "machines": [
// DATA:      "name": "h100-sxm",
// DATA:      "hbm": 3350000000000,
// DATA:      "roof": "vector.f32",
// DATA-NEXT: "unit": "vector.f32",
// DATA-NEXT: "peak": 66900000000000
// DATA-NEXT: "op_s": 0,
// DATA-NEXT: "slot_s": 2.989{{[0-9]*}}e-14
// DATA:      "name": "a100-sxm4-80gb",
// DATA:      "slot_s": 1.02{{[0-9]*}}e-13
// DATA: "rows": [
// DATA:      "op": "arith.addf",
// DATA-NEXT: "place": ":{{[0-9:]+}}",
// DATA-NEXT: "function": "double",
// DATA:      "ops": "1000",
// DATA-NEXT: "bytes": "8000",
// DATA-NEXT: "fixed": true,
// DATA:      "items": [
// DATA-NEXT:   [
// DATA-NEXT:    0,
// DATA-NEXT:    "1000",
// DATA-NEXT:    "1000"
func.func @double(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %r = arith.addf %x, %x : tensor<1000xf32>
  return %r : tensor<1000xf32>
}
