// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
//
// A softmax of rows of 40,000 f32, 160,000 bytes each; a block of an H100 has
// 227 KiB = 232,448. A tile of one row has on chip, step by step:
//   max   x, m        160,000 + 4
//   exp   x, m        x is read for the last time, and exp takes its place
//   sum   exp, sum    160,000 + 4
//   div   exp, sum    what it makes goes to main memory
// All values at one time would be 2 * 160,000 + 2 * 4 = 320,008.
// As one kernel it reads and writes 64 * 160,000 = 10,240,000.

// CHECK: "groups": [
// CHECK: "form": "tiled",
// CHECK-NEXT: "tile_sizes": [
// CHECK-NEXT: 1,
// CHECK-NEXT: 0
// CHECK: "on_chip_bytes": 160004,
// CHECK: "read": 10240000,
// CHECK-NEXT: "written": 10240000,

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
!v = tensor<64xf32>
!t = tensor<64x40000xf32>
func.func @softmax(%x: !t) -> !t {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %ev = tensor.empty() : !v
  %et = tensor.empty() : !t
  %im = linalg.fill ins(%lowest : f32) outs(%ev : !v) -> !v
  %m = linalg.reduce {arith.maximumf} ins(%x : !t) outs(%im : !v) dimensions = [1]
  %e = linalg.generic {indexing_maps = [#id, #row, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %m : !t, !v) outs(%et : !t) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> !t
  %is = linalg.fill ins(%zero : f32) outs(%ev : !v) -> !v
  %s = linalg.reduce {arith.addf} ins(%e : !t) outs(%is : !v) dimensions = [1]
  %p = linalg.generic {indexing_maps = [#id, #row, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%e, %s : !t, !v) outs(%et : !t) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> !t
  return %p : !t
}
