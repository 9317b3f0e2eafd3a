// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s
// RUN: %validate_report %t.json
// RUN: roofline-opt --analyze --report=text:- -o /dev/null %s | FileCheck --check-prefix=TEXT %s

// Which arm counts is decided by the sizes of each call. 1024 rows of 256 f32
// move 2*1024*1024 bytes. The call with 16 rows moves less in the second arm,
// that with 4096 rows more: each arm counts in one call of two.

// CHECK-LABEL: @either
// CHECK-NOT: unmodelled
// CHECK: arith.addf
// CHECK-SAME: branch = true
// CHECK-SAME: taken_in_calls = 1 : i64
// CHECK: math.exp
// CHECK-SAME: branch = true
// CHECK-SAME: taken_in_calls = 1 : i64
// CHECK: return
func.func private @either(%p: i1, %x: tensor<?x256xf32>,
                          %y: tensor<1024x256xf32>) {
  scf.if %p {
    %0 = arith.addf %y, %y : tensor<1024x256xf32>
  } else {
    %0 = math.exp %x : tensor<?x256xf32>
  }
  return
}

// Both arms of both calls are shown, in program order; of the kernel itself
// `taken` says that it is in the totals.
// REPORT: "kernels": [
// REPORT: "op": "arith.addf",
// REPORT: "taken": true,
// REPORT-NEXT: "taken_in_calls": 1,
// REPORT: "op": "math.exp",
// REPORT: "taken": true,
// REPORT-NEXT: "taken_in_calls": 1,
// REPORT: "instances": [
// REPORT: "op": "arith.addf",
// REPORT: "taken": true,
// REPORT: "op": "arith.addf",
// REPORT: "taken": false,
// REPORT: "op": "math.exp",
// REPORT: 16,
// REPORT-NEXT: 256
// REPORT: "taken": false,
// REPORT: "op": "math.exp",
// REPORT: 4096,
// REPORT-NEXT: 256
// REPORT: "taken": true,

// Alone, with any number of rows, the callee has a branch that is not decided.
// REPORT: "name": "either",
// REPORT-NEXT: "calls": 2,
// REPORT: "undecided_branches": 1,

// flops: 1024*256 + 4096*256 = 1310720, of which 1048576 transcendental; bytes
// in, and as many out: 4*1310720 = 5242880.
// REPORT: "name": "main",
// REPORT: "flops": 1310720,
// REPORT: "undecided_branches": 0,
// REPORT: "totals": {
// REPORT-NEXT: "flops": 1310720,
// REPORT-NEXT: "transcendentals": 1048576,
// REPORT: "read": 5242880,
// REPORT-NEXT: "written": 5242880
// REPORT: "unmodelled": [],
// REPORT-NEXT: "complete": true

// TEXT: math.exp {{.*}} 4096x256
// TEXT: arith.addf {{.*}} 1024x256
// TEXT: unfused 2 1.31 M
// TEXT: Counted: then at :21:3, else at :21:3. Not counted: arith.addf
// TEXT-NEXT: :22:10 (then at :21:3) in 1 of 2 calls, math.exp :24:10 (else at :21:3) in 1 of 2 calls.
func.func @main(%p: i1, %a: tensor<16x256xf32>, %b: tensor<4096x256xf32>,
                %y: tensor<1024x256xf32>) {
  %any_a = tensor.cast %a : tensor<16x256xf32> to tensor<?x256xf32>
  %any_b = tensor.cast %b : tensor<4096x256xf32> to tensor<?x256xf32>
  call @either(%p, %any_a, %y)
      : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  call @either(%p, %any_b, %y)
      : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  return
}
