// RUN: roofline-opt --analyze --target=h100-sxm --tiling=256x256x64 --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=RECORD --input-file=%t.json
// RUN: roofline-opt --analyze --target=h100-sxm --tiling=256x256x64 --explain=0 %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY

// Imposed tiles keep busy only so many units as they have blocks: here 4 of 132,
// which take 33 times as long as all would. Arithmetic is
//   2 * 512 * 512 * 8192 / 989.4e12 * 33 = 143.25 us,
// and no roof of the whole device is above 6 us.
// CHECK: bound_by = "tensor.bf16"
// CHECK-SAME: time_s = 1.4325{{[0-9]+}}E-4 : f64
// RECORD: "time_s": 0.00014325{{[0-9]+}},
// RECORD: "blocks": 4,
// RECORD-NEXT: "waves": 1,
// RECORD-NEXT: "roofs": [
// RECORD-NEXT: {
// RECORD-NEXT: "roof": "tensor.bf16",
// RECORD-NEXT: "time_s": 0.00014325{{[0-9]+}}
// If all units had work, main memory would bind: 2 * 8388608 + 524288 bytes at
// 3.35e12 B/s are 5.1646 us, 27.737 times less.
// RECORD: "lever": "blocks",
// RECORD-NEXT: "speedup": 27.737{{[0-9]+}},
// RECORD-NEXT: "why": "4 blocks use 4 of 132 SMs, then bound by hbm"
// 100 * 4 / 132.
// WHY: tensor.bf16: 4294967296 operations / 2.99818e+13 per s (the blocks keep 3.0303% of the peak busy) = 0.000143252 s  <- binds
func.func @product(%a: tensor<512x8192xbf16>, %b: tensor<8192x512xbf16>)
    -> tensor<512x512xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<512x512xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<512x512xbf16>)
      -> tensor<512x512xbf16>
  %c = linalg.matmul ins(%a, %b : tensor<512x8192xbf16>, tensor<8192x512xbf16>)
                     outs(%init : tensor<512x512xbf16>) -> tensor<512x512xbf16>
  return %c : tensor<512x512xbf16>
}
