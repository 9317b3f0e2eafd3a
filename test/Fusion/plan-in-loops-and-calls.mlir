// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=TEXT
//
// A layer of two elementwise ops over 4,194,304 bytes in a loop of 3 turns,
// called twice: 6 groups in all. A layer moves 16,777,216 bytes apart and
// 8,388,608 as one kernel.
//   one call    3 * 16,777,216 = 50,331,648, as groups 25,165,824
//   both calls                  100,663,296,           50,331,648
// The record of the group is of one call: 25,165,824 saved; the row of both, as
// its time is. 12 kernels become 6.

// CHECK: "groups": [
// CHECK: "saved_hbm_bytes": 25165824,
// CHECK-NEXT: "speedup": 2,
// CHECK: "totals": {
// CHECK: "complete": true
// TEXT: exp + square {{ *}}x6
// TEXT-SAME: elementwise {{ *}}101 MB -> 50.3 MB
// TEXT: unfused {{ *}}12 {{.*}} 101 MB
// TEXT: fused {{ *}}6 {{.*}} 50.3 MB

!t = tensor<1024x1024xf32>
func.func private @layers(%x: !t) -> !t {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %e = tensor.empty() : !t
  %r = scf.for %i = %zero to %three step %one iter_args(%v = %x) -> !t {
    %a = linalg.exp ins(%v : !t) outs(%e : !t) -> !t
    %b = linalg.square ins(%a : !t) outs(%e : !t) -> !t
    scf.yield %b : !t
  }
  return %r : !t
}
func.func @f(%x: !t) -> !t {
  %a = call @layers(%x) : (!t) -> !t
  %b = call @layers(%a) : (!t) -> !t
  return %b : !t
}
