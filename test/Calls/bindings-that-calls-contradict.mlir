// RUN: not roofline-opt --analyze --dims=N=4,layer.arg1=3 %s 2>&1 | FileCheck --check-prefix=TURNS %s
// RUN: roofline-opt --analyze --dims=N=4,B=1 --report=json:- -o /dev/null %s | FileCheck %s
// RUN: not roofline-opt --analyze --dims=N=4,same.arg1=3 %s 2>&1 | FileCheck --check-prefix=OTHER %s

// A value for a number that calls pass holds at each of them. The turns of a
// loop pass 0, 1, 2 and 3, which are not always 3; N + 1 is 3 only where N is 2.
// Without that binding 0 + 1 + 2 + 3 = 6 executions of 64 flops, and two calls
// of 64 each: 512.
// TURNS: bindings-that-calls-contradict.mlir:[[#@LINE+23]]:5: error: --dims: argument 1 of the callee is bound to 3, but the turns of a loop change what this call passes
// OTHER: error: --dims: the sizes 3 and 5 must be equal here
// CHECK: "name": "main",
// CHECK: "flops": 512,
func.func private @layer(%x: tensor<?x64xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %t = math.tanh %x : tensor<?x64xf32>
  }
  return
}
func.func private @same(%x: tensor<?x64xf32>, %n: index) {
  %t = math.tanh %x : tensor<?x64xf32>
  return
}
func.func @main(%x: tensor<?x64xf32> {roofline.dims = ["B", ""]},
                %n: index {roofline.dims = ["N"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %more = arith.addi %n, %c1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @layer(%x, %i) : (tensor<?x64xf32>, index) -> ()
  }
  call @same(%x, %c3) : (tensor<?x64xf32>, index) -> ()
  call @same(%x, %more) : (tensor<?x64xf32>, index) -> ()
  return
}
