// RUN: roofline-opt --analyze --target=h100,h200 --report=json:%t.json --report=text:%t.txt %s -o /dev/null
// RUN: %validate_report %t.json
// RUN: FileCheck %s --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt

// Where sizes are open, targets differ in where the verdict turns. With B rows
// through 8192x8192 weights, 134217728*B flops take 134217728*B / 989.4e12 s on
// both; the bytes, 134217728 + 3*16384*B, as the old contents of %init count:
// H100: B * 134217728 / 295.343 > 134217728 + 49152*B, B > 331.2.
// H200: B * 134217728 / 206.125 > 134217728 + 49152*B, B > 222.9.

// CHECK: "by_target": [
// CHECK: "name": "h100-sxm",
// CHECK-NEXT: "time_s": null,
// CHECK-NEXT: "bound_by": null,
// CHECK-NEXT: "regime": "depends",
// CHECK-NEXT: "crossover": "compute-bound from B = 332",
// CHECK: "name": "h200",
// CHECK: "crossover": "compute-bound from B = 223",
// TEXT: Bound by, where targets differ:
// TEXT-NEXT: compute-bound from B = 332 on h100-sxm, compute-bound from B = 223 on h200
func.func @decode(%x: tensor<?x8192xbf16> {roofline.dims = ["B", ""]},
                  %w: tensor<8192x8192xbf16>, %init: tensor<?x8192xbf16>)
    -> tensor<?x8192xbf16> {
  %y = linalg.matmul ins(%x, %w : tensor<?x8192xbf16>, tensor<8192x8192xbf16>)
                     outs(%init : tensor<?x8192xbf16>) -> tensor<?x8192xbf16>
  return %y : tensor<?x8192xbf16>
}
