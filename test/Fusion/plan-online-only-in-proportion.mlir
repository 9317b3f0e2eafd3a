// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null \
// RUN:   | FileCheck %s

// Only @linear can run along its rows in pieces: there both sums, of x and of x times
// values, are multiplied where the maximum changes.
// CHECK:     "groups": [
// CHECK:     "form": "online",
// CHECK-NOT: "form": "online"

!s = tensor<8192x131072xf32>
!r = tensor<8192xf32>
!v = tensor<131072x64xf32>
!o = tensor<8192x64xf32>
#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>

func.func @linear(%s: !s, %v: !v) -> !o {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %es = tensor.empty() : !s
  %er = tensor.empty() : !r
  %eo = tensor.empty() : !o
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m = linalg.reduce { arith.maximumf } ins(%s : !s) outs(%z1 : !r) dimensions = [1]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %m : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %mm: f32, %o: f32):
    %d = arith.subf %x, %mm : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> !s
  %z2 = linalg.fill ins(%zero : f32) outs(%er : !r) -> !r
  %l = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%p : !s) outs(%z2 : !r) {
  ^bb0(%x: f32, %acc: f32):
    %x2 = arith.mulf %x, %one : f32
    %y = arith.addf %x2, %acc : f32
    linalg.yield %y : f32
  } -> !r
  %z3 = linalg.fill ins(%zero : f32) outs(%eo : !o) -> !o
  %pv = linalg.matmul ins(%p, %v : !s, !v) outs(%z3 : !o) -> !o
  %out = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%pv, %l : !o, !r) outs(%eo : !o) {
  ^bb0(%x: f32, %ll: f32, %o: f32):
    %d = arith.divf %x, %ll : f32
    linalg.yield %d : f32
  } -> !o
  return %out : !o
}

// The probabilities are used elsewhere, where they have to be right.
func.func @kept(%s: !s, %v: !v) -> (!s, !o) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %es = tensor.empty() : !s
  %er = tensor.empty() : !r
  %eo = tensor.empty() : !o
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m = linalg.reduce { arith.maximumf } ins(%s : !s) outs(%z1 : !r) dimensions = [1]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %m : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %mm: f32, %o: f32):
    %d = arith.subf %x, %mm : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> !s
  %z2 = linalg.fill ins(%zero : f32) outs(%er : !r) -> !r
  %l = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%p : !s) outs(%z2 : !r) {
  ^bb0(%x: f32, %acc: f32):
    %x2 = arith.mulf %x, %one : f32
    %y = arith.addf %x2, %acc : f32
    linalg.yield %y : f32
  } -> !r
  %z3 = linalg.fill ins(%zero : f32) outs(%eo : !o) -> !o
  %pv = linalg.matmul ins(%p, %v : !s, !v) outs(%z3 : !o) -> !o
  %out = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%pv, %l : !o, !r) outs(%eo : !o) {
  ^bb0(%x: f32, %ll: f32, %o: f32):
    %d = arith.divf %x, %ll : f32
    linalg.yield %d : f32
  } -> !o
  return %p, %out : !s, !o
}

// A sum of squares changes with the square of what the maximum changes them by.
func.func @squares(%s: !s, %v: !v) -> !o {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %es = tensor.empty() : !s
  %er = tensor.empty() : !r
  %eo = tensor.empty() : !o
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m = linalg.reduce { arith.maximumf } ins(%s : !s) outs(%z1 : !r) dimensions = [1]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %m : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %mm: f32, %o: f32):
    %d = arith.subf %x, %mm : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> !s
  %z2 = linalg.fill ins(%zero : f32) outs(%er : !r) -> !r
  %l = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%p : !s) outs(%z2 : !r) {
  ^bb0(%x: f32, %acc: f32):
    %x2 = arith.mulf %x, %x : f32
    %y = arith.addf %x2, %acc : f32
    linalg.yield %y : f32
  } -> !r
  %z3 = linalg.fill ins(%zero : f32) outs(%eo : !o) -> !o
  %pv = linalg.matmul ins(%p, %v : !s, !v) outs(%z3 : !o) -> !o
  %out = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%pv, %l : !o, !r) outs(%eo : !o) {
  ^bb0(%x: f32, %ll: f32, %o: f32):
    %d = arith.divf %x, %ll : f32
    linalg.yield %d : f32
  } -> !o
  return %out : !o
}

// A sum that starts from one is not in proportion to its parts.
func.func @start(%s: !s, %v: !v) -> !o {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %es = tensor.empty() : !s
  %er = tensor.empty() : !r
  %eo = tensor.empty() : !o
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m = linalg.reduce { arith.maximumf } ins(%s : !s) outs(%z1 : !r) dimensions = [1]
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %m : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %mm: f32, %o: f32):
    %d = arith.subf %x, %mm : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> !s
  %z2 = linalg.fill ins(%one : f32) outs(%er : !r) -> !r
  %l = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%p : !s) outs(%z2 : !r) {
  ^bb0(%x: f32, %acc: f32):
    %x2 = arith.mulf %x, %one : f32
    %y = arith.addf %x2, %acc : f32
    linalg.yield %y : f32
  } -> !r
  %z3 = linalg.fill ins(%zero : f32) outs(%eo : !o) -> !o
  %pv = linalg.matmul ins(%p, %v : !s, !v) outs(%z3 : !o) -> !o
  %out = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%pv, %l : !o, !r) outs(%eo : !o) {
  ^bb0(%x: f32, %ll: f32, %o: f32):
    %d = arith.divf %x, %ll : f32
    linalg.yield %d : f32
  } -> !o
  return %out : !o
}
