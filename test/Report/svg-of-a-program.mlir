// RUN: roofline-opt --analyze --target=h100 --report=svg:%t.svg %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.svg
// RUN: %python -c "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])" %t.svg

// To stdout as to a file.
// RUN: roofline-opt --analyze --target=h100 --report=svg:- %s -o /dev/null | diff %t.svg -

// The product has 2 * 64 * 8192^2 = 8,589,934,592 flops, and reads 8192 * (8192
// + 2 * 64) elements and writes 64 * 8192 of them: 137,363,456 B in 41.0 us,
// 62.5 flop/B, 209 TFLOP/s. The transpose moves 2,097,152 B in 0.63 us, without
// work, and the vector adds without bytes: half of 66.9
// TFLOP/s, 33.45. 41.63 us in all, of which 41.0 are 98.5 %.

// CHECK:      <svg xmlns="http://www.w3.org/2000/svg" class="roofline" {{.*}} width="800"
// CHECK-NEXT: <title>h100-sxm, svg-of-a-program.mlir: 3 kernels, 41.6 us</title>
// CHECK-NEXT: <desc>{{.*}}Roofs: hbm 3.35 TB/s, tensor.bf16 989 TFLOP/s, vector.f32 66.9 TFLOP/s. Marks: 3.</desc>

// CHECK: >no ops</text>
// CHECK: >no bytes</text>
// CHECK: class="m hbm" {{.*}}<title>linalg.matmul :[[@LINE+8]]:8: 62.5 FLOP/B, 209 TFLOP/s, bound by hbm, 98.5% of the time</title>
// CHECK: class="m hbm" {{.*}}<title>linalg.transpose :[[@LINE+8]]:8: 0 FLOP/B, bound by hbm, 1.50% of the time</title>
// CHECK: class="m vector" {{.*}}<title>arith.addf :[[@LINE+8]]:8: no bytes, 33.4 TFLOP/s, bound by vector.f32, ~0% of the time</title>
// The legend names its columns for what they hold: shares of the time.
// CHECK: >share</text>

func.func @f(%x: tensor<64x8192xbf16>, %w: tensor<8192x8192xbf16>, %i: tensor<64x8192xbf16>, %t: tensor<8192x64xbf16>,
             %v: vector<42xf32>) -> (tensor<64x8192xbf16>, tensor<8192x64xbf16>, vector<42xf32>) {
  %y = linalg.matmul ins(%x, %w : tensor<64x8192xbf16>, tensor<8192x8192xbf16>) outs(%i : tensor<64x8192xbf16>) -> tensor<64x8192xbf16>
  %z = linalg.transpose ins(%x : tensor<64x8192xbf16>) outs(%t : tensor<8192x64xbf16>) permutation = [1, 0]
  %s = arith.addf %v, %v : vector<42xf32>
  return %y, %z, %s : tensor<64x8192xbf16>, tensor<8192x64xbf16>, vector<42xf32>
}
