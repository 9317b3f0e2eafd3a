// RUN: roofline-opt --analyze --sweep=B=4:6 --report=csv:- -o /dev/null %s | FileCheck %s
// RUN: roofline-opt --analyze --dims=B=4 --report=json:- -o /dev/null %s | FileCheck --check-prefix=BOUND %s
// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck --check-prefix=OPEN %s

// The turn of a loop around a call is in a sum inside the callee that has no
// closed form: min(i, t*t) summed over t < B and i < 3. With B = 4: 0 for i = 0,
// 0 + 1 + 1 + 1 = 3 for i = 1, 0 + 1 + 2 + 2 = 5 for i = 2, 8 executions. Each
// further t adds 0 + 1 + 2: 11 with B = 5 and 14 with B = 6. 8 executions of
// 4*8 elements have 256 flops. Open, it is one sum over both loops, not thrice
// the sum over one.
// CHECK: 4,total,,8,
// CHECK: 5,total,,11,
// CHECK: 6,total,,14,
// BOUND: "name": "main",
// BOUND: "flops": 256,
// OPEN: "name": "main",
// OPEN: "flops": "8*B*s{{[0-9]+}}"
func.func private @inner(%x: tensor<?x8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c0 : tensor<?x8xf32>
  scf.for %t = %c0 to %d step %c1 {
    %square = arith.muli %t, %t : index
    %u = arith.minsi %n, %square : index
    scf.for %j = %c0 to %u step %c1 {
      %e = math.exp %x : tensor<?x8xf32>
    }
  }
  return
}
func.func @main(%x: tensor<?x8xf32> {roofline.dims = ["B", ""]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    func.call @inner(%x, %i) : (tensor<?x8xf32>, index) -> ()
  }
  return
}
