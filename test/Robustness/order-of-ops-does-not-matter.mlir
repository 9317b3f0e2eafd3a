// RUN: roofline-opt --analyze %s | FileCheck %s

// Two ops of one look share their cost only where it is the same. A view of one
// element repeated a hundred times touches that element, whichever comes first.

// CHECK-LABEL: @repeated_first
// CHECK: linalg.exp
// CHECK-SAME: hbm_bytes_read = 4 : i64
// CHECK: linalg.exp
// CHECK-SAME: hbm_bytes_read = 400 : i64
// CHECK: linalg.exp
// CHECK-SAME: hbm_bytes_read = 4 : i64
func.func @repeated_first(%one: memref<1xf32>,
                          %many: memref<100xf32, strided<[?]>>,
                          %o: memref<100xf32>) {
  %c0 = arith.constant 0 : index
  %repeated = memref.reinterpret_cast %one to offset: [0], sizes: [100],
      strides: [%c0] : memref<1xf32> to memref<100xf32, strided<[?]>>
  linalg.exp ins(%repeated : memref<100xf32, strided<[?]>>)
             outs(%o : memref<100xf32>)
  linalg.exp ins(%many : memref<100xf32, strided<[?]>>)
             outs(%o : memref<100xf32>)
  linalg.exp ins(%repeated : memref<100xf32, strided<[?]>>)
             outs(%o : memref<100xf32>)
  return
}

// CHECK-LABEL: @repeated_last
// CHECK: linalg.exp
// CHECK-SAME: hbm_bytes_read = 400 : i64
// CHECK: linalg.exp
// CHECK-SAME: hbm_bytes_read = 4 : i64
func.func @repeated_last(%one: memref<1xf32>,
                         %many: memref<100xf32, strided<[?]>>,
                         %o: memref<100xf32>) {
  %c0 = arith.constant 0 : index
  %repeated = memref.reinterpret_cast %one to offset: [0], sizes: [100],
      strides: [%c0] : memref<1xf32> to memref<100xf32, strided<[?]>>
  linalg.exp ins(%many : memref<100xf32, strided<[?]>>)
             outs(%o : memref<100xf32>)
  linalg.exp ins(%repeated : memref<100xf32, strided<[?]>>)
             outs(%o : memref<100xf32>)
  return
}

// Payloads that differ in a trip count only: 3*8 and 5*8 flops.
// CHECK-LABEL: @trips
// CHECK: flops = 24 : i64
// CHECK: flops = 40 : i64
#id = affine_map<(i) -> (i)>
func.func @trips(%x: memref<8xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%a: f32, %old: f32):
    %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %a) -> (f32) {
      %t = arith.addf %s, %a : f32
      scf.yield %t : f32
    }
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%a: f32, %old: f32):
    %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %a) -> (f32) {
      %t = arith.addf %s, %a : f32
      scf.yield %t : f32
    }
    linalg.yield %r : f32
  }
  return
}

// The same op on one target and on another: 8000 bytes at 3.35 and 5.3 TB/s.
// CHECK-LABEL: @targets
// CHECK: time_s = 2.38805{{[0-9]*}}E-9
// CHECK: time_s = 1.50943{{[0-9]*}}E-9
// CHECK: time_s = 2.38805{{[0-9]*}}E-9
func.func @targets(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %a = arith.addf %x, %x : tensor<1000xf32>
  %b = arith.addf %a, %a {roofline.target = "mi300x"} : tensor<1000xf32>
  %c = arith.addf %b, %b : tensor<1000xf32>
  return %c : tensor<1000xf32>
}
