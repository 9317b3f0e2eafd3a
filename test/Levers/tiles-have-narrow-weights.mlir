// Ops in tiles that are loops read narrower weights as others do: w has
// 4096 * 4096 * 2 = 33554432 bytes, x 65536, the result 131072 read and as many
// written, 33882112 in all; with w in eight bits 17104896, 1.98 times less.
// A tile is read once, so that this is the time too.
//
// RUN: roofline-opt --analyze --report=json:- %s -o /dev/null \
// RUN:   --what-if=weights=f8E4M3FN | FileCheck %s
// RUN: env COLUMNS=80 roofline-opt --analyze --report=text:- %s -o /dev/null \
// RUN:   --what-if='batch*2' | FileCheck %s --check-prefix=BATCH
//
// The lever is found without asking.
// CHECK: "levers": [
// CHECK: "lever": "weights=f8E4M3FN",
// CHECK-NEXT: "speedup": 1.98{{[0-9]*}},
// CHECK: "what": "weights=f8E4M3FN",
// CHECK: "not_reached": 0,
// CHECK: "hbm_bytes_before": 33882112,
// CHECK-NEXT: "hbm_bytes_after": 17104896,
//
// A larger batch is as many runs, and the table says so.
// BATCH: scf.forall {{ *}}33.9 MB -> 67.8 MB{{.*}} no gain: bound by hbm
// BATCH: Not reached: scf.forall :{{.*}}: loops and launches run once for each element.
func.func @tiles(%x: tensor<8x4096xbf16>, %w: tensor<4096x4096xbf16>,
                 %init: tensor<8x4096xf32>) -> tensor<8x4096xf32> {
  %r = scf.forall (%j) = (0) to (4096) step (128)
      shared_outs(%o = %init) -> (tensor<8x4096xf32>) {
    %wt = tensor.extract_slice %w[0, %j] [4096, 128] [1, 1]
      : tensor<4096x4096xbf16> to tensor<4096x128xbf16>
    %ot = tensor.extract_slice %o[0, %j] [8, 128] [1, 1]
      : tensor<8x4096xf32> to tensor<8x128xf32>
    %p = linalg.matmul ins(%x, %wt : tensor<8x4096xbf16>, tensor<4096x128xbf16>)
                       outs(%ot : tensor<8x128xf32>) -> tensor<8x128xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[0, %j] [8, 128] [1, 1]
        : tensor<8x128xf32> into tensor<8x4096xf32>
    }
  }
  return %r : tensor<8x4096xf32>
}
