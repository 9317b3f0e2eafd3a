// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Query, key and value projections of one activation. Three kernels read its
// 8*640*2 = 10240 bytes three times, one kernel once; the weights dominate, so
// that is a small saving.

// 2*8*96*640 = 983040 flops; reads 10240 + 640*96*2 = 133120, writes 1536.
// CHECK: linalg.matmul
// CHECK-SAME: flops = 983040 : i64, hbm_bytes_read = 133120 : i64, hbm_bytes_written = 1536 : i64
// 2*8*32*640 = 327680 flops; reads 10240 + 640*32*2 = 51200, writes 512; twice.
// CHECK-COUNT-2: linalg.matmul {roofline.cost = {{.*}}flops = 327680 : i64, hbm_bytes_read = 51200 : i64, hbm_bytes_written = 512 : i64

// 983040 + 2*327680 = 1638400 flops. Apart 133120 + 2*51200 = 235520 read;
// together 10240 + 204800 = 215040; 1536 + 2*512 = 2560 written.
// REPORT: "name": "projections"
// REPORT: "flops": 1638400,
// REPORT: "read": 235520,
// REPORT-NEXT: "written": 2560
// REPORT: "floor":
// REPORT: "read": 215040,
// REPORT-NEXT: "written": 2560
func.func @projections(%x: tensor<8x640xbf16>, %wq: tensor<640x96xbf16>,
                       %wk: tensor<640x32xbf16>, %wv: tensor<640x32xbf16>)
    -> (tensor<8x96xbf16>, tensor<8x32xbf16>, tensor<8x32xbf16>) {
  %zero = arith.constant 0.0 : bf16
  %wide = tensor.empty() : tensor<8x96xbf16>
  %narrow = tensor.empty() : tensor<8x32xbf16>
  %init_q = linalg.fill ins(%zero : bf16) outs(%wide : tensor<8x96xbf16>)
      -> tensor<8x96xbf16>
  %init_kv = linalg.fill ins(%zero : bf16) outs(%narrow : tensor<8x32xbf16>)
      -> tensor<8x32xbf16>
  %q = linalg.matmul ins(%x, %wq : tensor<8x640xbf16>, tensor<640x96xbf16>)
      outs(%init_q : tensor<8x96xbf16>) -> tensor<8x96xbf16>
  %k = linalg.matmul ins(%x, %wk : tensor<8x640xbf16>, tensor<640x32xbf16>)
      outs(%init_kv : tensor<8x32xbf16>) -> tensor<8x32xbf16>
  %v = linalg.matmul ins(%x, %wv : tensor<8x640xbf16>, tensor<640x32xbf16>)
      outs(%init_kv : tensor<8x32xbf16>) -> tensor<8x32xbf16>
  return %q, %k, %v : tensor<8x96xbf16>, tensor<8x32xbf16>, tensor<8x32xbf16>
}
