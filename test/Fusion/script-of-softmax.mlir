// RUN: roofline-opt --analyze --target=h100-sxm --emit-transform=%t.mlir %s -o /dev/null 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=SCRIPT --input-file=%t.mlir

// Scripts fuse nothing with a softmax that is one op; the script and stderr say so.
// CHECK: script-of-softmax.mlir:[[#@LINE+9]]:8: warning: 'linalg.softmax' is not in the script of --emit-transform: scripts fuse nothing with a softmax; take it apart first (transform.structured.decompose_interface)
// SCRIPT: // linalg.softmax script-of-softmax.mlir:[[#@LINE+8]]:8 is not looked at: scripts fuse nothing with a softmax; take it apart first (transform.structured.decompose_interface).
// SCRIPT-NEXT: // No group of what is looked at is worth it.
// SCRIPT-NEXT: transform.yield

!t = tensor<1024x512xf32>
func.func @f(%x: !t, %bias: !t) -> !t {
  %e = tensor.empty() : !t
  %a = linalg.add ins(%x, %bias : !t, !t) outs(%e : !t) -> !t
  %p = linalg.softmax dimension(1) ins(%a : !t) outs(%e : !t) -> !t
  return %p : !t
}
