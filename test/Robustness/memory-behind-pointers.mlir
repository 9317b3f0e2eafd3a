// RUN: roofline-opt --analyze %s | FileCheck %s

// A copy between pointers moves memory; a load through one is the host looking
// at a scalar.

// CHECK-LABEL: func.func @copies(
func.func @copies(%to: !llvm.ptr, %from: !llvm.ptr, %n: i64, %byte: i8) {
  // CHECK: "llvm.intr.memcpy"{{.*}}roofline.unmodelled = "no cost model for this op"
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}>
      : (!llvm.ptr, !llvm.ptr, i64) -> ()
  // CHECK: "llvm.intr.memset"{{.*}}roofline.unmodelled = "no cost model for this op"
  "llvm.intr.memset"(%to, %byte, %n) <{isVolatile = false}>
      : (!llvm.ptr, i8, i64) -> ()
  // CHECK: llvm.load
  // CHECK-NOT: roofline
  // CHECK: return
  %0 = llvm.load %from : !llvm.ptr -> f32
  return
}
