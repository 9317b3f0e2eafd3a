// RUN: roofline-opt --analyze --target=max-1550 %s | FileCheck %s

// A sub-group loads tiles, multiplies them and stores one: A is 8 * 16 * 2 = 256
// bytes, B 16 * 16 * 2 = 512, C 8 * 16 * 4 = 512; 2 * 8 * 16 * 16 flops.

// CHECK-LABEL: func.func @product(
func.func @product(%a: memref<1024x1024xf16>, %b: memref<1024x1024xf16>, %c: memref<1024x1024xf32>,
                   %i: index, %k: index) {
  // CHECK-NOT: roofline
  %ta = xegpu.create_nd_tdesc %a[%i, %k] : memref<1024x1024xf16> -> !xegpu.tensor_desc<8x16xf16>
  %tb = xegpu.create_nd_tdesc %b : memref<1024x1024xf16> -> !xegpu.tensor_desc<16x16xf16>
  %tc = xegpu.create_nd_tdesc %c[%i, %i] : memref<1024x1024xf32> -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %ta : !xegpu.tensor_desc<8x16xf16>
  // CHECK: xegpu.load_nd{{.*}}hbm_bytes_read = 256 : i64, hbm_bytes_written = 0 : i64
  %va = xegpu.load_nd %ta : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  // CHECK: xegpu.load_nd{{.*}}hbm_bytes_read = 512 : i64, hbm_bytes_written = 0 : i64
  %vb = xegpu.load_nd %tb[%k, %i] {packed} : !xegpu.tensor_desc<16x16xf16> -> vector<8x16x2xf16>
  // CHECK: xegpu.dpas{{.*}}bound_by = "tensor.f16", domain = array<i64: 8, 16, 16>, flops = 4096 : i64
  %d = xegpu.dpas %va, %vb : vector<8x16xf16>, vector<8x16x2xf16> -> vector<8x16xf32>
  // CHECK: xegpu.store_nd{{.*}}hbm_bytes_read = 0 : i64, hbm_bytes_written = 512 : i64
  xegpu.store_nd %d, %tc : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  // Two blocks side by side, 2 * 512 bytes.
  %blocks = xegpu.create_nd_tdesc %b[%i, %k] : memref<1024x1024xf16>
      -> !xegpu.tensor_desc<16x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>>
  // CHECK: xegpu.load_nd{{.*}}hbm_bytes_read = 1024 : i64
  %v2 = xegpu.load_nd %blocks
      : !xegpu.tensor_desc<16x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>> -> vector<2x16x16xf16>
  return
}

// CHECK-LABEL: func.func @unknown(
func.func @unknown(%p: i64, %n: index, %t: !xegpu.tensor_desc<8x16xf16>, %a: vector<8xf16>, %b: vector<16xf16>) {
  %c1 = arith.constant 1 : index
  %tp = xegpu.create_nd_tdesc %p[%n, %n], shape: [%n, %n], strides: [%n, %c1]
      : i64 -> !xegpu.tensor_desc<8x16xf16>
  // CHECK: xegpu.load_nd{{.*}}roofline.unmodelled = "memory behind a pointer, which does not say of which buffer"
  %0 = xegpu.load_nd %tp : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  // CHECK: xegpu.load_nd{{.*}}roofline.unmodelled = "a tile whose descriptor is made elsewhere"
  %1 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  // CHECK: xegpu.dpas{{.*}}roofline.unmodelled = "one lane's share of a product"
  %2 = xegpu.dpas %a, %b : vector<8xf16>, vector<16xf16> -> vector<8xf32>
  return
}

// A lane per element: 16 * 4 bytes, anywhere in the buffer.
// CHECK-LABEL: func.func @scattered(
func.func @scattered(%m: memref<4096xf32>, %offsets: vector<16xindex>, %mask: vector<16xi1>, %v: vector<16xf32>) {
  %all = arith.constant dense<true> : vector<16xi1>
  // CHECK: xegpu.load {{.*}}hbm_bytes_read = 64 : i64, hbm_bytes_written = 0 : i64
  %0 = xegpu.load %m[%offsets], %all : memref<4096xf32>, vector<16xindex>, vector<16xi1> -> vector<16xf32>
  // CHECK: xegpu.store {{.*}}hbm_bytes_read = 0 : i64, hbm_bytes_written = 64 : i64
  xegpu.store %v, %m[%offsets], %all : vector<16xf32>, memref<4096xf32>, vector<16xindex>, vector<16xi1>
  // CHECK: xegpu.load {{.*}}roofline.unmodelled = "a mask whose active lanes are not known"
  %1 = xegpu.load %m[%offsets], %mask : memref<4096xf32>, vector<16xindex>, vector<16xi1> -> vector<16xf32>
  return
}

// Shared memory by the shape of its descriptor is no traffic of main memory.
// CHECK-LABEL: func.func @shared(
func.func @shared(%s: memref<2048xi8, 3>) {
  // CHECK-NOT: roofline
  %d = xegpu.create_mem_desc %s : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  // CHECK: xegpu.load_matrix{{.*}}domain = array<i64: 128>{{.*}}hbm_bytes_read = 0 : i64
  %0 = xegpu.load_matrix %d[0, 0] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  // CHECK: xegpu.store_matrix{{.*}}domain = array<i64: 128>{{.*}}hbm_bytes_written = 0 : i64
  xegpu.store_matrix %0, %d[0, 0] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
  return
}
