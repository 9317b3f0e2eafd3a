// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- -o /dev/null %s \
// RUN:   | FileCheck %s

// The exponential and the division of each of 100 elements keep the special unit
// busy; maximum, subtraction, addition and division are on the vector unit.

// CHECK: "flops": 500
// CHECK: "transcendentals": 100
// CHECK: "unit": "vector.f32"
// CHECK-NEXT: "ops": 400
// CHECK: "unit": "special"
// CHECK-NEXT: "ops": 200
func.func @softmax(%x: tensor<10x10xf32>, %out: tensor<10x10xf32>)
    -> tensor<10x10xf32> {
  %r = linalg.softmax dimension(1) ins(%x : tensor<10x10xf32>)
           outs(%out : tensor<10x10xf32>) -> tensor<10x10xf32>
  return %r : tensor<10x10xf32>
}
