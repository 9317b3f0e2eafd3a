// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A named op, a generic with its loops in another order and a linalg.contract
// are one computation: same count, same bytes, same unit. Written as an outer
// product and a reduction it is still 2*m*n*k operations, but on vector units
// and over an intermediate that goes to memory and back.

// 2*12*8*30 = 5760 flops; reads (12*30 + 30*8 + 12*8)*2 = 1392, writes 96*2.
// CHECK-LABEL: @as_named_op
// CHECK: linalg.matmul
// CHECK-SAME: flops = 5760 : i64, hbm_bytes_read = 1392 : i64, hbm_bytes_written = 192 : i64
// REPORT: "op": "linalg.matmul"
// REPORT: "unit": "tensor.bf16",
// REPORT-NEXT: "ops": 5760,
func.func @as_named_op(%a: tensor<12x30xbf16>, %b: tensor<30x8xbf16>,
                       %c: tensor<12x8xbf16>) -> tensor<12x8xbf16> {
  %r = linalg.matmul ins(%a, %b : tensor<12x30xbf16>, tensor<30x8xbf16>)
                     outs(%c : tensor<12x8xbf16>) -> tensor<12x8xbf16>
  return %r : tensor<12x8xbf16>
}

// CHECK-LABEL: @as_generic
// CHECK: linalg.generic
// CHECK-SAME: flops = 5760 : i64, hbm_bytes_read = 1392 : i64, hbm_bytes_written = 192 : i64
// REPORT: "op": "linalg.generic"
// REPORT: "unit": "tensor.bf16",
// REPORT-NEXT: "ops": 5760,
func.func @as_generic(%a: tensor<12x30xbf16>, %b: tensor<30x8xbf16>,
                      %c: tensor<12x8xbf16>) -> tensor<12x8xbf16> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(n, k, m) -> (m, k)>,
                        affine_map<(n, k, m) -> (k, n)>,
                        affine_map<(n, k, m) -> (m, n)>],
       iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a, %b : tensor<12x30xbf16>, tensor<30x8xbf16>)
      outs(%c : tensor<12x8xbf16>) {
  ^bb0(%x: bf16, %y: bf16, %acc: bf16):
    %p = arith.mulf %y, %x : bf16
    %s = arith.addf %p, %acc : bf16
    linalg.yield %s : bf16
  } -> tensor<12x8xbf16>
  return %r : tensor<12x8xbf16>
}

// CHECK-LABEL: @as_contract
// CHECK: linalg.contract
// CHECK-SAME: flops = 5760 : i64, hbm_bytes_read = 1392 : i64, hbm_bytes_written = 192 : i64
// REPORT: "op": "linalg.contract"
// REPORT: "unit": "tensor.bf16",
// REPORT-NEXT: "ops": 5760,
func.func @as_contract(%a: tensor<12x30xbf16>, %b: tensor<30x8xbf16>,
                       %c: tensor<12x8xbf16>) -> tensor<12x8xbf16> {
  %r = linalg.contract
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<12x30xbf16>, tensor<30x8xbf16>)
      outs(%c : tensor<12x8xbf16>) -> tensor<12x8xbf16>
  return %r : tensor<12x8xbf16>
}

// 12*8*30 = 2880 products: reads (360 + 240)*2 = 1200, writes 2880*2 = 5760.
// 2880 additions: reads (2880 + 96)*2 = 5952, writes 192.
// CHECK-LABEL: @as_product_and_sum
// CHECK: linalg.generic
// CHECK-SAME: flops = 2880 : i64, hbm_bytes_read = 1200 : i64, hbm_bytes_written = 5760 : i64
// CHECK: linalg.reduce
// CHECK-SAME: flops = 2880 : i64, hbm_bytes_read = 5952 : i64, hbm_bytes_written = 192 : i64
// REPORT: "op": "linalg.generic"
// REPORT: "unit": "vector.bf16",
// REPORT-NEXT: "ops": 2880,
// REPORT: "op": "linalg.reduce"
// REPORT: "unit": "vector.bf16",
// REPORT-NEXT: "ops": 2880,
func.func @as_product_and_sum(%a: tensor<12x30xbf16>, %b: tensor<30x8xbf16>,
                              %c: tensor<12x8xbf16>) -> tensor<12x8xbf16> {
  %empty = tensor.empty() : tensor<12x8x30xbf16>
  %products = linalg.generic
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                        affine_map<(m, n, k) -> (k, n)>,
                        affine_map<(m, n, k) -> (m, n, k)>],
       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a, %b : tensor<12x30xbf16>, tensor<30x8xbf16>)
      outs(%empty : tensor<12x8x30xbf16>) {
  ^bb0(%x: bf16, %y: bf16, %o: bf16):
    %p = arith.mulf %x, %y : bf16
    linalg.yield %p : bf16
  } -> tensor<12x8x30xbf16>
  %r = linalg.reduce { arith.addf } ins(%products : tensor<12x8x30xbf16>)
      outs(%c : tensor<12x8xbf16>) dimensions = [2]
  return %r : tensor<12x8xbf16>
}
