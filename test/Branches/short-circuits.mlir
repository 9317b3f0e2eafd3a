// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s
// RUN: roofline-opt --analyze --report=text:- %s | FileCheck --check-prefix=TEXT %s

// Blocks that several branches share, as `if (p && q)` has one, are as many
// arms. The slowest way counts.

// exp (4096 flops), where both hold, or tanh (100).
// CHECK: "name": "both",
// CHECK: "flops": 4096,
// TEXT-NOT: NOT MODELLED
func.func @both(%p: i1, %q: i1, %x: tensor<4096xf32>, %y: tensor<100xf32>) {
  cf.cond_br %p, ^tested, ^no
^tested:
  cf.cond_br %q, ^yes, ^no
^yes:
  %0 = math.exp %x : tensor<4096xf32>
  cf.br ^end
^no:
  %1 = math.tanh %y : tensor<100xf32>
  cf.br ^end
^end:
  return
}

// exp and then perhaps sin, or tanh and sin: 4096 + 100. What the shared block
// hands on is its own on either way.
// CHECK: "name": "shared_tail",
// CHECK: "flops": 4196,
func.func @shared_tail(%p: i1, %q: i1, %x: tensor<4096xf32>,
                       %y: tensor<100xf32>) -> tensor<100xf32> {
  cf.cond_br %p, ^left, ^right
^left:
  %0 = math.exp %x : tensor<4096xf32>
  cf.cond_br %q, ^tail(%y : tensor<100xf32>), ^end(%y : tensor<100xf32>)
^right:
  %1 = math.tanh %y : tensor<100xf32>
  cf.br ^tail(%1 : tensor<100xf32>)
^tail(%z: tensor<100xf32>):
  %2 = math.sin %z : tensor<100xf32>
  cf.br ^end(%2 : tensor<100xf32>)
^end(%r: tensor<100xf32>):
  return %r : tensor<100xf32>
}

// A switch into a block that another arm falls through to: exp, or cos and sin,
// or sin: 4096.
// CHECK: "name": "fall_through",
// CHECK: "flops": 4096,
// CHECK: "unmodelled": []
func.func @fall_through(%n: i32, %x: tensor<4096xf32>, %y: tensor<100xf32>) {
  cf.switch %n : i32, [
    default: ^last,
    1: ^first,
    2: ^second
  ]
^first:
  %0 = math.exp %x : tensor<4096xf32>
  return
^second:
  %1 = math.cos %y : tensor<100xf32>
  cf.br ^last
^last:
  %2 = math.sin %y : tensor<100xf32>
  return
}
