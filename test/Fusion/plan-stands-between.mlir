// RUN: roofline-opt --analyze --target=h100-sxm --explain-fusion --report=json:- %s -o /dev/null | FileCheck %s
//
// %a goes into %c directly and through a call: %a and %c as one kernel would
// have to run before and after the call.

// CHECK: "groups": [],
// CHECK: "why": "what uses the one and is used by the other stands between them: func.call :[[#@LINE+7]]:8"

!t = tensor<1024x1024xf32>
func.func private @outside(!t) -> !t
func.func @f(%x: !t) -> !t {
  %e = tensor.empty() : !t
  %a = linalg.exp ins(%x : !t) outs(%e : !t) -> !t
  %b = func.call @outside(%a) : (!t) -> !t
  %c = linalg.add ins(%a, %b : !t, !t) outs(%e : !t) -> !t
  return %c : !t
}
