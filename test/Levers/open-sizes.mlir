// RUN: roofline-opt --analyze --target=h100-sxm --what-if=weights=f8E4M3FN \
// RUN:   --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --what-if=weights=f8E4M3FN \
// RUN:   --dims=B=1 --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=BOUND

// CHECK: "what": "weights=f8E4M3FN",
// CHECK: "hbm_bytes_before": null,
// CHECK: "no_gain": "not known: sizes are open, bind them with --dims"

// One row of 64 in and out, 256 bytes, and 64 * 64 weights: 8448, then 4352.
// BOUND: "what": "weights=f8E4M3FN",
// BOUND: "hbm_bytes_before": 8448,
// BOUND-NEXT: "hbm_bytes_after": 4352,
func.func @f(%x: tensor<?x64xbf16> {roofline.dims = ["B", ""]},
             %w: tensor<64x64xbf16>, %b: index) -> tensor<?x64xbf16> {
  %zero = arith.constant 0.0 : bf16
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x64xbf16>
  %e = tensor.empty(%n) : tensor<?x64xbf16>
  %i = linalg.fill ins(%zero : bf16) outs(%e : tensor<?x64xbf16>)
      -> tensor<?x64xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<?x64xbf16>, tensor<64x64xbf16>)
      outs(%i : tensor<?x64xbf16>) -> tensor<?x64xbf16>
  return %y : tensor<?x64xbf16>
}
