// RUN: roofline-opt --analyze --ceilings=measured --report=text:- --report=json:%t.json --report=svg:%t.svg %s -o %t.mlir \
// RUN:   | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: %validate_report %t.json
// RUN: FileCheck %s --check-prefix=IR --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=SVG --input-file=%t.svg

// As an option of the pass.
// RUN: roofline-opt --pass-pipeline='builtin.module(roofline-annotate{ceilings=measured})' %s -o - | diff - %t.mlir

// An H100 was measured at 794.5 TFLOP/s of bf16, and its memory not at all:
// 794.5 / 3.35 = 237.
// CHECK: h100-sxm (default, measured ceilings): tensor.bf16 794 TFLOP/s, hbm 3.35 TB/s, ridge 237 FLOP/B
// CHECK: Ceilings: measured l2 (X08), tensor.bf16 (S02), tensor.f8 (S02); the data sheet's for the rest. S02:
// CHECK-NEXT: stas00/ml-engineering

// JSON:      "peaks": {
// JSON:        "tensor.bf16": 794500000000000,
// JSON:      "measured": {
// JSON:        "tensor.bf16": {
// JSON-NEXT:     "rate": 794500000000000,
// JSON-NEXT:     "source": "S02"
// JSON:      "datasheet": {
// JSON:        "tensor.bf16": 989400000000000,
// JSON:      "ceilings": "measured"

// SVG: Roofs: hbm 3.35 TB/s, tensor.bf16 794 TFLOP/s, tensor.bf16 989 TFLOP/s on the data sheet.
// SVG: <path class="l tensor" d="{{[^"]*}}"/>
// SVG: <path class="l tensor" d="{{[^"]*}}" stroke-dasharray="5 4" style="stroke-width:.9"/>
// SVG: >tensor.bf16 989 TFLOP/s on the data sheet</text>

// B * 134217728 flops at 794.5 TFLOP/s take as long as 134217728 + B * 32768
// bytes at 3.35 TB/s where B = 134217728 / 3.35 / (134217728 / 794.5 - 32768 /
// 3.35) = 251.7; on the data sheet B = 319.
// IR: crossover = "compute-bound from B = 252"
func.func @f(%x: tensor<?x8192xbf16> {roofline.dims = ["B", ""]}, %w: tensor<8192x8192xbf16>) -> tensor<?x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : tensor<?x8192xbf16>
  %e = tensor.empty(%b) : tensor<?x8192xbf16>
  %i = linalg.fill ins(%zero : bf16) outs(%e : tensor<?x8192xbf16>) -> tensor<?x8192xbf16>
  %y = linalg.matmul ins(%x, %w : tensor<?x8192xbf16>, tensor<8192x8192xbf16>) outs(%i : tensor<?x8192xbf16>) -> tensor<?x8192xbf16>
  return %y : tensor<?x8192xbf16>
}

// One that is at the roof, so that the chart has the ceiling.
func.func @g(%x: tensor<4096x4096xbf16>, %i: tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> {
  %y = linalg.matmul ins(%x, %x : tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) outs(%i : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  return %y : tensor<4096x4096xbf16>
}
