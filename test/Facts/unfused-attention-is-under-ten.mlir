// RUN: roofline-opt --analyze --report=json:%t.json -o /dev/null %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// Attention with head dimension 64, four heads, 512 queries and keys, as
// separate ops: scores in f32, scale, mask, a softmax in five passes, a
// narrowing to bf16 and the product with the values.
//
// n = 4*512*512 = 1048576 scores of 4 bytes, M = 4194304 bytes; q, k and v have
// 4*512*64*2 = 262144 bytes each, the mask 512*512*4 = 1048576, a vector of row
// values v = 4*512*4 = 8192, the output o = 4*512*64*4 = 524288.
//
//            flops        read                 written
// scores     2*64*n       2*262144             M
// scale      n            M                    M
// mask       n            M + 1048576          M
// maximum    n            M                    v
// subtract   n            M + v                M
// exponent   n            M                    M
// sum        n            M                    v
// divide     n            M + v                M
// narrow     0            M                    M/2
// values     2*64*n       M/2 + 262144         o
// total      263*n        8*M + M/2 + 2*v      6*M + M/2 + 2*v
//                         + 1835008            + 524288
// flops 275775488; read 35651584 + 16384 + 1835008 = 37502976; written 27262976
// + 16384 + 524288 = 27803648; 275775488 / 65306624 = 4.22 FLOP/B.
// REPORT: "name": "attention"
// REPORT: "flops": 275775488,
// REPORT-NEXT: "transcendentals": 1048576,
// REPORT: "read": 37502976,
// REPORT-NEXT: "written": 27803648
// REPORT: "intensity": 4.222{{[0-9]+}},
// REPORT-NEXT: "regime": "memory-bound",

// What must move: q, k, v and the mask in, the output out:
// 3*262144 + 1048576 = 1835008 and 524288.
// REPORT: "floor":
// REPORT: "read": 1835008,
// REPORT-NEXT: "written": 524288
// REPORT: "intensity": 116.888{{[0-9]+}},

#q = affine_map<(h, i, j, d) -> (h, i, d)>
#k = affine_map<(h, i, j, d) -> (h, j, d)>
#s = affine_map<(h, i, j, d) -> (h, i, j)>
#id = affine_map<(h, i, j) -> (h, i, j)>
#mask = affine_map<(h, i, j) -> (i, j)>
#row = affine_map<(h, i, j) -> (h, i)>
func.func @attention(%q: tensor<4x512x64xbf16>, %k: tensor<4x512x64xbf16>,
                     %v: tensor<4x512x64xbf16>, %mask: tensor<512x512xf32>)
    -> tensor<4x512x64xf32> {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %eighth = arith.constant 0.125 : f32
  %empty = tensor.empty() : tensor<4x512x512xf32>
  %empty_row = tensor.empty() : tensor<4x512xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x512x512xf32>)
      -> tensor<4x512x512xf32>
  %scores = linalg.generic
      {indexing_maps = [#q, #k, #s],
       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<4x512x64xbf16>, tensor<4x512x64xbf16>)
      outs(%init : tensor<4x512x512xf32>) {
  ^bb0(%a: bf16, %b: bf16, %acc: f32):
    %wide_a = arith.extf %a : bf16 to f32
    %wide_b = arith.extf %b : bf16 to f32
    %p = arith.mulf %wide_a, %wide_b : f32
    %t = arith.addf %acc, %p : f32
    linalg.yield %t : f32
  } -> tensor<4x512x512xf32>
  %scaled = linalg.generic
      {indexing_maps = [#id, #id],
       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scores : tensor<4x512x512xf32>)
      outs(%empty : tensor<4x512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = arith.mulf %a, %eighth : f32
    linalg.yield %p : f32
  } -> tensor<4x512x512xf32>
  %masked = linalg.generic
      {indexing_maps = [#id, #mask, #id],
       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scaled, %mask : tensor<4x512x512xf32>, tensor<512x512xf32>)
      outs(%empty : tensor<4x512x512xf32>) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %t = arith.addf %a, %m : f32
    linalg.yield %t : f32
  } -> tensor<4x512x512xf32>
  %init_max = linalg.fill ins(%lowest : f32)
      outs(%empty_row : tensor<4x512xf32>)
      -> tensor<4x512xf32>
  %max = linalg.reduce { arith.maximumf } ins(%masked : tensor<4x512x512xf32>)
      outs(%init_max : tensor<4x512xf32>) dimensions = [2]
  %shifted = linalg.generic
      {indexing_maps = [#id, #row, #id],
       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%masked, %max : tensor<4x512x512xf32>, tensor<4x512xf32>)
      outs(%empty : tensor<4x512x512xf32>) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %t = arith.subf %a, %m : f32
    linalg.yield %t : f32
  } -> tensor<4x512x512xf32>
  %exp = linalg.exp ins(%shifted : tensor<4x512x512xf32>)
      outs(%empty : tensor<4x512x512xf32>) -> tensor<4x512x512xf32>
  %init_sum = linalg.fill ins(%zero : f32) outs(%empty_row : tensor<4x512xf32>)
      -> tensor<4x512xf32>
  %sum = linalg.reduce { arith.addf } ins(%exp : tensor<4x512x512xf32>)
      outs(%init_sum : tensor<4x512xf32>) dimensions = [2]
  %probabilities = linalg.generic
      {indexing_maps = [#id, #row, #id],
       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%exp, %sum : tensor<4x512x512xf32>, tensor<4x512xf32>)
      outs(%empty : tensor<4x512x512xf32>) {
  ^bb0(%a: f32, %t: f32, %o: f32):
    %r = arith.divf %a, %t : f32
    linalg.yield %r : f32
  } -> tensor<4x512x512xf32>
  %empty_bf16 = tensor.empty() : tensor<4x512x512xbf16>
  %narrow = linalg.generic
      {indexing_maps = [#id, #id],
       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%probabilities : tensor<4x512x512xf32>)
      outs(%empty_bf16 : tensor<4x512x512xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %t = arith.truncf %a : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<4x512x512xbf16>
  %empty_out = tensor.empty() : tensor<4x512x64xf32>
  %init_out = linalg.fill ins(%zero : f32)
      outs(%empty_out : tensor<4x512x64xf32>)
      -> tensor<4x512x64xf32>
  %out = linalg.batch_matmul
      ins(%narrow, %v : tensor<4x512x512xbf16>, tensor<4x512x64xbf16>)
      outs(%init_out : tensor<4x512x64xf32>) -> tensor<4x512x64xf32>
  return %out : tensor<4x512x64xf32>
}
