// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// (a + b + c + d + e + f)^6 has 462 terms, more than anybody could read: the size
// gets a name, listed with the reason. As have degrees and depths without end.

// CHECK: "name": "s0",
// CHECK-NEXT: "what": "a number with too many terms to write",
// CHECK: "op": "math.exp",
// CHECK: "expr": {
// CHECK-NEXT: "flops": "s0",
func.func @power(%a: index, %b: index, %c: index, %d: index, %e: index,
                 %f: index) -> tensor<?xf32> {
  %0 = arith.addi %a, %b : index
  %1 = arith.addi %0, %c : index
  %2 = arith.addi %1, %d : index
  %3 = arith.addi %2, %e : index
  %s = arith.addi %3, %f : index
  %s2 = arith.muli %s, %s : index
  %s4 = arith.muli %s2, %s2 : index
  %s6 = arith.muli %s4, %s2 : index
  %t = tensor.empty(%s6) : tensor<?xf32>
  %r = math.exp %t : tensor<?xf32>
  return %r : tensor<?xf32>
}
