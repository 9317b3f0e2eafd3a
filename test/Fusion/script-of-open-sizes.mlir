// RUN: roofline-opt --analyze --target=h100-sxm --emit-transform=%t.mlir %s -o /dev/null 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=SCRIPT --input-file=%t.mlir
// RUN: roofline-opt --analyze --target=h100-sxm --dims=B=4096 --emit-transform=%t.bound.mlir %s -o /dev/null 2>&1 | count 0
// RUN: FileCheck %s --check-prefix=BOUND --input-file=%t.bound.mlir

// No plan is made of sizes that are not known; the script and stderr say so.
// CHECK: script-of-open-sizes.mlir:[[#@LINE+13]]:8: warning: 'linalg.exp' is not in the script of --emit-transform: sizes are open (B), also those of 1 other op; bind them with --dims
// SCRIPT: transform.named_sequence @__transform_main
// SCRIPT-NEXT: // linalg.exp script-of-open-sizes.mlir:[[#@LINE+11]]:8 is not looked at: sizes are open (B), also those of 1 other op; bind them with --dims.
// SCRIPT-NEXT: // No group of what is looked at is worth it.
// SCRIPT-NEXT: transform.yield
// BOUND-NOT: not looked at
// BOUND: // Group 0: elementwise, 2 ops.

!t = tensor<?x4096xf32>
func.func @f(%x: !t {roofline.dims = ["B", ""]}) -> !t {
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : !t
  %e = tensor.empty(%b) : !t
  %y = linalg.exp ins(%x : !t) outs(%e : !t) -> !t
  %z = linalg.square ins(%y : !t) outs(%e : !t) -> !t
  return %z : !t
}
