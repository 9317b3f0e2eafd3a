// RUN: roofline-opt --analyze --report=json:%t.1 --report=text:%t.text1 -o /dev/null %s
// RUN: roofline-opt --analyze --report=json:%t.2 --report=text:%t.text2 -o /dev/null %s
// RUN: cmp %t.1 %t.2
// RUN: cmp %t.text1 %t.text2
// RUN: FileCheck --input-file=%t.1 %s

// Two independent pairs of kernels with equal costs: records come in program
// order and every run gives the same bytes.

// Each pair: x + x reads and writes 120*50*4 = 24000, a * x reads 48000 and
// writes 24000.
// CHECK: "function": "twins",
// CHECK-NEXT: "location": "{{.*}}:[[#@LINE+16]]:
// CHECK: "function": "twins",
// CHECK-NEXT: "location": "{{.*}}:[[#@LINE+16]]:
// CHECK: "function": "twins",
// CHECK-NEXT: "location": "{{.*}}:[[#@LINE+16]]:
// CHECK: "function": "twins",
// CHECK-NEXT: "location": "{{.*}}:[[#@LINE+16]]:
// CHECK: "flops": 24000,
// CHECK: "read": 144000,
// CHECK-NEXT: "written": 96000
// CHECK: "floor":
// CHECK: "read": 48000,
// CHECK-NEXT: "written": 48000
func.func @twins(%x: tensor<120x50xf32>, %y: tensor<120x50xf32>)
    -> (tensor<120x50xf32>, tensor<120x50xf32>) {
  %empty = tensor.empty() : tensor<120x50xf32>
  %a = linalg.add ins(%x, %x : tensor<120x50xf32>, tensor<120x50xf32>)
      outs(%empty : tensor<120x50xf32>) -> tensor<120x50xf32>
  %b = linalg.mul ins(%a, %x : tensor<120x50xf32>, tensor<120x50xf32>)
      outs(%empty : tensor<120x50xf32>) -> tensor<120x50xf32>
  %c = linalg.add ins(%y, %y : tensor<120x50xf32>, tensor<120x50xf32>)
      outs(%empty : tensor<120x50xf32>) -> tensor<120x50xf32>
  %d = linalg.mul ins(%c, %y : tensor<120x50xf32>, tensor<120x50xf32>)
      outs(%empty : tensor<120x50xf32>) -> tensor<120x50xf32>
  return %b, %d : tensor<120x50xf32>, tensor<120x50xf32>
}
