// RUN: roofline-opt --analyze --dims=N=5 --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s
// RUN: roofline-opt --analyze --dims=N=10..20 %s | FileCheck --check-prefix=RANGE %s
// RUN: roofline-opt --analyze --dims=N=5 --report=text:- -o /dev/null %s | FileCheck --check-prefix=TEXT %s

// A condition that sizes decide takes its arm, though the other may take more
// time, and says that the other does not run.

// TEXT: Ruled out by
// TEXT-NEXT: sizes or constants: math.exp :[[#]]:10 (else at :[[#]]:3)

// 5 is below 10.
// CHECK-LABEL: @compared
// CHECK: arith.addf
// CHECK-SAME: branch = true
// CHECK-NOT: taken
// CHECK: math.exp
// CHECK-SAME: runs = false
// CHECK-SAME: taken = false
// REPORT: "op": "math.exp",
// REPORT: "taken": false,
// REPORT-NEXT: "runs": false,
// REPORT: "name": "compared",
// REPORT: "flops": 8,
// All of 10 to 20 are not.
// RANGE-LABEL: @compared
// RANGE: arith.addf
// RANGE-SAME: runs = false
// RANGE: math.exp
// RANGE-NOT: runs
func.func @compared(%n: index {roofline.dims = ["N"]}, %x: tensor<8xf32>,
                    %y: tensor<4096xf32>) {
  %c10 = arith.constant 10 : index
  %is_small = arith.cmpi slt, %n, %c10 : index
  scf.if %is_small {
    %0 = arith.addf %x, %x : tensor<8xf32>
  } else {
    %0 = math.exp %y : tensor<4096xf32>
  }
  return
}

// 3 <= 5 and 5 != 7.
// RANGE-LABEL: @both
// CHECK-LABEL: @both
// CHECK: arith.addf
// CHECK-NOT: taken
// CHECK: math.exp
// CHECK-SAME: runs = false
// REPORT: "name": "both",
// REPORT: "flops": 8,
func.func @both(%n: index {roofline.dims = ["N"]}, %x: tensor<8xf32>,
                %y: tensor<4096xf32>) {
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %p = arith.cmpi sge, %n, %c3 : index
  %q = arith.cmpi ne, %n, %c7 : index
  %pq = arith.andi %p, %q : i1
  scf.if %pq {
    %0 = arith.addf %x, %x : tensor<8xf32>
  } else {
    %0 = math.exp %y : tensor<4096xf32>
  }
  return
}

// 5 - 10 is not at least 0.
// CHECK-LABEL: @affine
// CHECK: math.exp
// CHECK-SAME: runs = false
// CHECK: arith.addf
// CHECK-NOT: taken
// REPORT: "name": "affine",
// REPORT: "flops": 8,
// RANGE-LABEL: @affine
// RANGE: math.exp
// RANGE-NOT: runs
// RANGE: arith.addf
// RANGE-SAME: runs = false
func.func @affine(%n: index {roofline.dims = ["N"]}, %x: tensor<8xf32>,
                  %y: tensor<4096xf32>) {
  affine.if affine_set<()[n] : (n - 10 >= 0)>()[%n] {
    %0 = math.exp %y : tensor<4096xf32>
  } else {
    %0 = arith.addf %x, %x : tensor<8xf32>
  }
  return
}

// A static size is as good as a bound one; nothing else runs where the only
// arm does not.
// CHECK-LABEL: @static
// CHECK: math.exp
// CHECK-SAME: runs = false
// REPORT: "name": "static",
// REPORT: "flops": 0,
func.func @static(%y: tensor<4096xf32>) {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %n = tensor.dim %y, %c0 : tensor<4096xf32>
  %is_small = arith.cmpi slt, %n, %c10 : index
  scf.if %is_small {
    %0 = math.exp %y : tensor<4096xf32>
  }
  return
}

// What the arm that runs guards against is no error: 5 - 10 rows are not made.
// REPORT: "name": "guarded",
// REPORT: "flops": 0,
func.func @guarded(%n: index {roofline.dims = ["N"]}) {
  %c10 = arith.constant 10 : index
  %more = arith.cmpi sgt, %n, %c10 : index
  scf.if %more {
    %rest = arith.subi %n, %c10 : index
    %x = tensor.empty(%rest) : tensor<?xf32>
    %0 = math.exp %x : tensor<?xf32>
  }
  return
}
