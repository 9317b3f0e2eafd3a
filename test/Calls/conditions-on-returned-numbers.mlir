// RUN: roofline-opt --analyze --dims=B=6,N=3 --report=json:- -o /dev/null %s | FileCheck %s
// RUN: roofline-opt --analyze --dims=B=4,N=9 --report=json:- -o /dev/null %s | FileCheck --check-prefix=OTHER %s

// What a callee returns decides on an arm as the same number does that is
// computed here: a size, a constant, and a condition. An exp of B rows has 8*B
// flops, 48 for 6 rows and 32 for 4.

func.func private @rows(%x: tensor<?x8xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %x, %c0 : tensor<?x8xf32>
  return %d, %c4 : index, index
}
func.func private @isFew(%n: index, %also: i1) -> i1 {
  %c5 = arith.constant 5 : index
  %few = arith.cmpi ult, %n, %c5 : index
  %both = arith.andi %few, %also : i1
  return %both : i1
}

// B < 5: no, one exp, 48; yes, two, 64.
// CHECK: "name": "size",
// CHECK: "flops": 48,
// OTHER: "name": "size",
// OTHER: "flops": 64,
func.func @size(%x: tensor<?x8xf32> {roofline.dims = ["B", ""]}) {
  %c5 = arith.constant 5 : index
  %d, %four = call @rows(%x) : (tensor<?x8xf32>) -> (index, index)
  %few = arith.cmpi ult, %d, %c5 : index
  scf.if %few {
    %0 = math.exp %x : tensor<?x8xf32>
    %1 = math.exp %0 : tensor<?x8xf32>
  } else {
    %0 = math.exp %x : tensor<?x8xf32>
  }
  return
}

// 5 < 4 never holds: one exp, 48 or 32.
// CHECK: "name": "constant",
// CHECK: "flops": 48,
// OTHER: "name": "constant",
// OTHER: "flops": 32,
func.func @constant(%x: tensor<?x8xf32> {roofline.dims = ["B", ""]}) {
  %c5 = arith.constant 5 : index
  %d, %four = call @rows(%x) : (tensor<?x8xf32>) -> (index, index)
  %never = arith.cmpi ult, %c5, %four : index
  scf.if %never {
    %0 = math.exp %x : tensor<?x8xf32>
    %1 = math.exp %0 : tensor<?x8xf32>
  } else {
    %0 = math.exp %x : tensor<?x8xf32>
  }
  return
}

// N < 5 and the flag: with the true flag 3 does, two exps of 48, and 9 does
// not, one of 32. With the other flag neither, one exp: 2*48 + 48 = 144, and
// 32 + 32 = 64.
// CHECK: "name": "condition",
// CHECK: "flops": 144,
// OTHER: "name": "condition",
// OTHER: "flops": 64,
func.func @condition(%x: tensor<?x8xf32> {roofline.dims = ["B", ""]},
                     %n: index {roofline.dims = ["N"]}) {
  %true = arith.constant true
  %false = arith.constant false
  %few = call @isFew(%n, %true) : (index, i1) -> i1
  scf.if %few {
    %0 = math.exp %x : tensor<?x8xf32>
    %1 = math.exp %0 : tensor<?x8xf32>
  } else {
    %0 = math.exp %x : tensor<?x8xf32>
  }
  %none = call @isFew(%n, %false) : (index, i1) -> i1
  scf.if %none {
    %0 = math.exp %x : tensor<?x8xf32>
    %1 = math.exp %0 : tensor<?x8xf32>
  } else {
    %0 = math.exp %x : tensor<?x8xf32>
  }
  return
}
