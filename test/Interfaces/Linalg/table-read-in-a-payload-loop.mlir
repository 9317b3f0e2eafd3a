// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s

// 64 points read 4 elements each of a table of 64x16, at indices of a loop in
// the payload: 64*4*4 = 1,024 bytes, and the input, 64*4 = 256. Requested: the
// same reads and 256 bytes stored: 1,024 + 256 + 256 = 1,536.

// CHECK: "read": 1280,
// CHECK: "requested": 1536,
#id = affine_map<(i) -> (i)>
func.func @look_up(%x: tensor<64xf32>, %table: tensor<64x16xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %m = linalg.index 0 : index
    %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %a) -> (f32) {
      %v = tensor.extract %table[%m, %i] : tensor<64x16xf32>
      %n = arith.addf %acc, %v : f32
      scf.yield %n : f32
    }
    linalg.yield %s : f32
  } -> tensor<64xf32>
  return %r : tensor<64xf32>
}
