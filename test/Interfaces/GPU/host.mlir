// RUN: roofline-opt --analyze %s | FileCheck %s

// What the host does: it allocates for nothing, a copy inside the device reads
// and writes its memory, and one that may come from the host crosses a link that
// no target describes.

// CHECK-LABEL: func.func @copies(
func.func @copies(%host: memref<256xf32>, %x: f32) {
  // CHECK-NOT: roofline
  %a = gpu.alloc () : memref<256xf32, 1>
  %b = gpu.alloc () : memref<256xf32, 1>
  // CHECK: gpu.memset{{.*}}hbm_bytes_read = 0 : i64, hbm_bytes_written = 1024 : i64
  gpu.memset %a, %x : memref<256xf32, 1>, f32
  // CHECK: gpu.memcpy{{.*}}hbm_bytes_read = 1024 : i64, hbm_bytes_written = 1024 : i64
  gpu.memcpy %b, %a : memref<256xf32, 1>, memref<256xf32, 1>
  // CHECK: gpu.memcpy{{.*}}roofline.unmodelled = "a copy that may cross the link between host and device, which is no roof"
  gpu.memcpy %host, %b : memref<256xf32>, memref<256xf32, 1>
  // CHECK-NOT: roofline
  gpu.dealloc %a : memref<256xf32, 1>
  gpu.dealloc %b : memref<256xf32, 1>
  return
}

// CHECK-LABEL: func.func @library(
func.func @library(%mem: memref<16xf64>, %idx: memref<16xindex>, %n: index) {
  // CHECK-NOT: roofline
  %token = gpu.wait async
  %a, %t1 = gpu.create_coo async [%token] %n, %n, %n, %idx, %idx, %mem
      : memref<16xindex>, memref<16xindex>, memref<16xf64>
  %x, %t2 = gpu.create_dn_tensor async [%t1] %mem, %n : index into memref<16xf64>
  %y, %t3 = gpu.create_dn_tensor async [%t2] %mem, %n : index into memref<16xf64>
  %size, %t4 = gpu.spmv_buffer_size async [%t3] %a, %x, %y into f64
  // CHECK: gpu.spmv async
  // CHECK-SAME: roofline.unmodelled = "a product of sparse matrices, whose non-zeros are not known"
  %t5 = gpu.spmv async [%t4] %a, %x, %y, %mem : memref<16xf64> into f64
  // CHECK-NOT: roofline
  gpu.wait [%t5]
  return
}
