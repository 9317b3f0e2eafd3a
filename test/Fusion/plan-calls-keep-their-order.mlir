// RUN: roofline-opt --analyze --target=h100-sxm --explain-fusion --report=json:- %s -o /dev/null | FileCheck %s
//
// @take uses %a, and @make, which comes after it, makes an operand of the sum.
// A kernel of exp and sum would stand behind @make, and @take behind the kernel.

// CHECK: "groups": [],
// CHECK: "why": "what uses the one and is used by the other stands between them: func.call :[[#@LINE+9]]:8"

!t = tensor<1024x1024xf32>
func.func private @take(!t)
func.func private @make() -> !t
func.func @f(%x: !t) -> !t {
  %e = tensor.empty() : !t
  %a = linalg.exp ins(%x : !t) outs(%e : !t) -> !t
  func.call @take(%a) : (!t) -> ()
  %w = func.call @make() : () -> !t
  %s = linalg.add ins(%a, %w : !t, !t) outs(%e : !t) -> !t
  return %s : !t
}
