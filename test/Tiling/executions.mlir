// RUN: roofline-opt --analyze --tiling=128x128x64 --report=json:%t.imposed %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=RECORD --input-file=%t.imposed
// RUN: roofline-opt --analyze --report=json:%t.search %s -o /dev/null
// RUN: FileCheck %s --check-prefix=RECORD --input-file=%t.search
// RUN: %validate_report %t.imposed %t.search

// Bytes and times are those of all executions, blocks those of one. Weights of
// 256*256*2 = 131072 bytes, read twice as the activations are: 24 * 5*131072.
// CHECK: linalg.matmul
// CHECK-SAME: executions = 24 : i64
// CHECK-SAME: l2_bytes = 15728640 : i64
// The bound is what they touch: 24 * 3*131072.
// RECORD:      "tiling": {
// RECORD:        "lower_bound": {
// RECORD-NEXT:     "hbm_bytes": 9437184,
// RECORD-NEXT:     "l2_bytes": 9437184
// RECORD:        "blocks": {{[0-9]+}},
// RECORD-NEXT:   "waves": 1,
// RECORD:        "roof": "hbm",
// 9437184 / 3.35e12
// RECORD-NEXT:   "time_s": 2.8170{{[0-9]+}}e-06
func.func @layers(%x: tensor<256x256xbf16>, %w: tensor<24x256x256xbf16>)
    -> tensor<256x256xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %zero = arith.constant 0.0 : bf16
  %r = scf.for %i = %c0 to %c24 step %c1 iter_args(%v = %x)
      -> tensor<256x256xbf16> {
    %wi = tensor.extract_slice %w[%i, 0, 0] [1, 256, 256] [1, 1, 1]
        : tensor<24x256x256xbf16> to tensor<256x256xbf16>
    %empty = tensor.empty() : tensor<256x256xbf16>
    %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<256x256xbf16>)
        -> tensor<256x256xbf16>
    %c = linalg.matmul
        ins(%v, %wi : tensor<256x256xbf16>, tensor<256x256xbf16>)
        outs(%init : tensor<256x256xbf16>) -> tensor<256x256xbf16>
    scf.yield %c : tensor<256x256xbf16>
  }
  return %r : tensor<256x256xbf16>
}
