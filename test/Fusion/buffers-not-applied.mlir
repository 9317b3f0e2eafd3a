// RUN: roofline-opt --pass-pipeline='builtin.module(roofline-fuse)' \
// RUN:   --remarks-filter=roofline --remark-policy=all %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FUSE
// RUN: roofline-opt --pass-pipeline='builtin.module(roofline-fuse{emit-transform=%t})' \
// RUN:   %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WARNING
// RUN: FileCheck %s --check-prefix=SCRIPT < %t

// A group on memrefs is planned, and left as it is with the way out.

// FUSE: [Missed] roofline-fuse
// FUSE-SAME: "not applied: ", Remark="ops are on memrefs; run roofline-fuse before bufferization
// FUSE: linalg.square
// FUSE: linalg.exp

// WARNING: :[[@LINE+9]]:3: warning: 'linalg.exp' is not in the script of --emit-transform: the group that ends in it is left out: ops are on memrefs; run roofline-fuse before bufferization

// SCRIPT: // Group 0, which ends in linalg.exp
// SCRIPT-SAME: is left out: ops are on memrefs; run roofline-fuse before bufferization.

!t = memref<1024x1024xf32>
func.func @f(%x: !t, %y: !t) {
  %a = memref.alloc() : !t
  linalg.square ins(%x : !t) outs(%a : !t)
  linalg.exp ins(%a : !t) outs(%y : !t)
  return
}
