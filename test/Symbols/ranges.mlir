// RUN: roofline-opt --analyze --dims=B=1..512 --report=json:%t.json --report=text:%t.txt %s | FileCheck %s
// RUN: FileCheck --check-prefix=JSON --input-file=%t.json %s
// RUN: FileCheck --check-prefix=TEXT --input-file=%t.txt %s
// RUN: %validate_report %t.json

// In a range of sizes: the least, the most, and where the verdict turns.

// CHECK: crossover = "compute-bound from B = 319"

// B = 1: 2*8192^2 = 134217728 flops and 2*(8192^2 + 2*8192) = 134250496 bytes;
// at 3.35e12 B/s 40.1 us. B = 512: 68719476736 flops, at 989.4e12 69.5 us, and
// 134217728 + 512*32768 = 150994944 bytes.
// JSON: "range": {
// JSON-NEXT: "ops": [
// JSON-NEXT: 134217728,
// JSON-NEXT: 68719476736
// JSON: "hbm_bytes": [
// JSON-NEXT: 134250496,
// JSON-NEXT: 150994944
// JSON: "time_s": [
// JSON-NEXT: 4.007
// JSON-NEXT: 6.945
// TEXT: Open sizes: B (arg0 dim 0 of 'decode', 1 <= B <= 512).
// TEXT: In these ranges: 134 MFLOP to 68.7 GFLOP, 134 MB to 151 MB, 40.1 us to 69.5
func.func @decode(%x: tensor<?x8192xbf16> {roofline.dims = ["B", ""]},
                  %w: tensor<8192x8192xbf16>) -> tensor<?x8192xbf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : bf16
  %b = tensor.dim %x, %c0 : tensor<?x8192xbf16>
  %e = tensor.empty(%b) : tensor<?x8192xbf16>
  %f = linalg.fill ins(%zero : bf16) outs(%e : tensor<?x8192xbf16>)
      -> tensor<?x8192xbf16>
  %r = linalg.matmul ins(%x, %w : tensor<?x8192xbf16>, tensor<8192x8192xbf16>)
      outs(%f : tensor<?x8192xbf16>) -> tensor<?x8192xbf16>
  return %r : tensor<?x8192xbf16>
}
