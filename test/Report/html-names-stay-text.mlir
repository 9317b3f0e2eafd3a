// RUN: roofline-opt --analyze --report=html:%t.html %s -o /dev/null
// RUN: %python %S/Inputs/read_page.py %t.html | FileCheck %s

// A name cannot end the element that holds the data, nor start another:
// read_page.py finds the elements that the page has, and no image.

// CHECK: "file": "<!--<script>.mlir",
// CHECK: "function": "</script><img src=x onerror=alert(1)>&",
func.func @"</script><img src=x onerror=alert(1)>&"(%x: tensor<8xf32>)
    -> tensor<8xf32> {
  %r = arith.addf %x, %x : tensor<8xf32> loc("<!--<script>.mlir":1:1)
  return %r : tensor<8xf32>
}
