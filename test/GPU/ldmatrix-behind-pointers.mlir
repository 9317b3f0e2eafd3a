// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// Of a pointer it is not known where it points to, but how far the lanes are from
// each other: lane t has row t mod 8, 64 halves or 128 bytes after the one before.
// The 8 rows of a matrix lie in the same four banks, 8 wavefronts. Stored 144
// bytes apart they take one.
//   read and written 128 bytes each; 9 * 128 = 1152 could have been moved
// CHECK: "smem": {
// CHECK-NEXT: "read": 128,
// CHECK-NEXT: "written": 128,
// CHECK: "transferred": 1152
// CHECK: "bank_conflicts": 4.5
gpu.module @device {
  gpu.func @rows(%s: !llvm.ptr<3>, %p: !llvm.ptr<3>) kernel
      attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
    %c8 = arith.constant 8 : index
    %t = gpu.thread_id x
    %r = arith.remui %t, %c8 : index
    %i = arith.index_cast %r : index to i64
    %from = llvm.getelementptr %s[%i] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, !llvm.array<64 x f16>
    %to = llvm.getelementptr %p[%i, 8] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, !llvm.array<72 x f16>
    %0 = nvvm.ldmatrix %from {num = 1 : i32, layout = #nvvm.mma_layout<row>,
        shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}
        : (!llvm.ptr<3>) -> i32
    nvvm.stmatrix %to, %0 {layout = #nvvm.mma_layout<row>,
        shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}
        : !llvm.ptr<3>, i32
    gpu.return
  }
}
