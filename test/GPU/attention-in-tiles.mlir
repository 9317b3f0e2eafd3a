// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Attention's two products in bf16 over S = 1024 keys, on 8 tiles of 128 queries
// side by side, each of which takes the keys and values in tiles of 64. The
// scores stay next to the core. Each tile of queries is 4*128*S*D flops, and
// reads the 4*S*D bytes of K and V: 128 FLOP/B from L2 whatever D is, and with
// the queries and the output 128*S / (S + 128) = 113.78.

// D = 64: 8 * 4*128*1024*64 flops. Q, K, V and the output are 131072 bytes.
// CHECK-LABEL: @head_of_64
// CHECK: scf.forall
// CHECK: flops = 268435456 : i64
// CHECK-SAME: hbm_bytes_read = 393216 : i64, hbm_bytes_written = 131072 : i64
// 268435456 / 2359296 = 113.78
// CHECK-SAME: l2_bytes = 2359296 : i64

// D = 128: twice as many of all.
// CHECK-LABEL: @head_of_128
// CHECK: scf.forall
// CHECK: flops = 536870912 : i64
// CHECK-SAME: hbm_bytes_read = 786432 : i64, hbm_bytes_written = 262144 : i64
// CHECK-SAME: l2_bytes = 4718592 : i64

// REPORT: "op": "scf.forall",
// REPORT: "function": "head_of_64",
// REPORT: "unit": "tensor.bf16",
// REPORT-NEXT: "ops": 268435456
// REPORT: "hbm": {
// REPORT-NEXT: "read": 393216,
// REPORT-NEXT: "written": 131072,
// REPORT-NEXT: "compulsory": 524288,
// Of Q 128*64*2 bytes, and all of K and V, 2*131072:
//   8 * (16384 + 262144); without Q 2097152, which is flops / 128.
// REPORT: "l2": {
// REPORT-NEXT: "read": 2228224,
// REPORT-NEXT: "written": 131072,
// REPORT: "function": "head_of_128",
// REPORT: "l2": {
// REPORT-NEXT: "read": 4456448,
// REPORT-NEXT: "written": 262144,
// REPORT: "complete": true
func.func @head_of_64(%q: tensor<1024x64xbf16>, %k: tensor<64x1024xbf16>,
                      %v: tensor<1024x64xbf16>) -> tensor<1024x64xbf16> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c1024 = arith.constant 1024 : index
  %zero = arith.constant 0.0 : bf16
  %out = tensor.empty() : tensor<1024x64xbf16>
  %r = scf.forall (%i) = (0) to (1024) step (128)
      shared_outs(%o = %out) -> (tensor<1024x64xbf16>) {
    %qt = tensor.extract_slice %q[%i, 0] [128, 64] [1, 1]
        : tensor<1024x64xbf16> to tensor<128x64xbf16>
    %eo = tensor.empty() : tensor<128x64xbf16>
    %io = linalg.fill ins(%zero : bf16) outs(%eo : tensor<128x64xbf16>)
        -> tensor<128x64xbf16>
    %t = scf.for %j = %c0 to %c1024 step %c64 iter_args(%acc = %io)
        -> (tensor<128x64xbf16>) {
      %kt = tensor.extract_slice %k[0, %j] [64, 64] [1, 1]
          : tensor<64x1024xbf16> to tensor<64x64xbf16>
      %vt = tensor.extract_slice %v[%j, 0] [64, 64] [1, 1]
          : tensor<1024x64xbf16> to tensor<64x64xbf16>
      %es = tensor.empty() : tensor<128x64xbf16>
      %is = linalg.fill ins(%zero : bf16) outs(%es : tensor<128x64xbf16>)
          -> tensor<128x64xbf16>
      %s = linalg.matmul ins(%qt, %kt : tensor<128x64xbf16>, tensor<64x64xbf16>)
          outs(%is : tensor<128x64xbf16>) -> tensor<128x64xbf16>
      %n = linalg.matmul ins(%s, %vt : tensor<128x64xbf16>, tensor<64x64xbf16>)
          outs(%acc : tensor<128x64xbf16>) -> tensor<128x64xbf16>
      scf.yield %n : tensor<128x64xbf16>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i, 0] [128, 64] [1, 1]
          : tensor<128x64xbf16> into tensor<1024x64xbf16>
    }
  }
  return %r : tensor<1024x64xbf16>
}
func.func @head_of_128(%q: tensor<1024x128xbf16>, %k: tensor<128x1024xbf16>,
                      %v: tensor<1024x128xbf16>) -> tensor<1024x128xbf16> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c1024 = arith.constant 1024 : index
  %zero = arith.constant 0.0 : bf16
  %out = tensor.empty() : tensor<1024x128xbf16>
  %r = scf.forall (%i) = (0) to (1024) step (128)
      shared_outs(%o = %out) -> (tensor<1024x128xbf16>) {
    %qt = tensor.extract_slice %q[%i, 0] [128, 128] [1, 1]
        : tensor<1024x128xbf16> to tensor<128x128xbf16>
    %eo = tensor.empty() : tensor<128x128xbf16>
    %io = linalg.fill ins(%zero : bf16) outs(%eo : tensor<128x128xbf16>)
        -> tensor<128x128xbf16>
    %t = scf.for %j = %c0 to %c1024 step %c64 iter_args(%acc = %io)
        -> (tensor<128x128xbf16>) {
      %kt = tensor.extract_slice %k[0, %j] [128, 64] [1, 1]
          : tensor<128x1024xbf16> to tensor<128x64xbf16>
      %vt = tensor.extract_slice %v[%j, 0] [64, 128] [1, 1]
          : tensor<1024x128xbf16> to tensor<64x128xbf16>
      %es = tensor.empty() : tensor<128x64xbf16>
      %is = linalg.fill ins(%zero : bf16) outs(%es : tensor<128x64xbf16>)
          -> tensor<128x64xbf16>
      %s = linalg.matmul ins(%qt, %kt : tensor<128x128xbf16>, tensor<128x64xbf16>)
          outs(%is : tensor<128x64xbf16>) -> tensor<128x64xbf16>
      %n = linalg.matmul ins(%s, %vt : tensor<128x64xbf16>, tensor<64x128xbf16>)
          outs(%acc : tensor<128x128xbf16>) -> tensor<128x128xbf16>
      scf.yield %n : tensor<128x128xbf16>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i, 0] [128, 128] [1, 1]
          : tensor<128x128xbf16> into tensor<1024x128xbf16>
    }
  }
  return %r : tensor<1024x128xbf16>
}
