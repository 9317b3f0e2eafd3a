// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A sum along a row is multiplied by one factor where the maximum changes. What is
// added up in it has to change by that: only @one_maximum is one kernel.

!s = tensor<8192x131072xf32>
!r = tensor<8192xf32>
!v = tensor<131072x64xf32>
!o = tensor<8192x64xf32>
#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>

// Both powers are of the same maximum. Groups: the maximum, the powers, the product.
// CHECK-LABEL: func.func @one_maximum
// CHECK-COUNT-3: fusion_group = 0
// CHECK-NOT:     roofline.fusion_group
func.func @one_maximum(%s: !s, %t: !s, %v: !v) -> !o {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %er = tensor.empty() : !r
  %es = tensor.empty() : !s
  %eo = tensor.empty() : !o
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m:2 = linalg.reduce ins(%s, %t : !s, !s) outs(%z1, %z1 : !r, !r) dimensions = [1]
      (%x: f32, %y: f32, %a: f32, %b: f32) {
    %c = arith.maximumf %x, %a : f32
    %d = arith.maximumf %y, %b : f32
    linalg.yield %c, %d : f32, f32
  }
  %p = linalg.generic
      {indexing_maps = [#id, #id, #row, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %t, %m#0, %m#0 : !s, !s, !r, !r) outs(%es : !s) {
  ^bb0(%x: f32, %y: f32, %mx: f32, %my: f32, %o: f32):
    %dx = arith.subf %x, %mx : f32
    %dy = arith.subf %y, %my : f32
    %ex = math.exp %dx : f32
    %ey = math.exp %dy : f32
    %sum = arith.addf %ex, %ey : f32
    linalg.yield %sum : f32
  } -> !s
  %z2 = linalg.fill ins(%zero : f32) outs(%eo : !o) -> !o
  %pv = linalg.matmul ins(%p, %v : !s, !v) outs(%z2 : !o) -> !o
  return %pv : !o
}

// Two maxima change apart.
// CHECK-LABEL: func.func @two_maxima
// CHECK-NOT:     fusion_group
func.func @two_maxima(%s: !s, %t: !s, %v: !v) -> !o {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %er = tensor.empty() : !r
  %es = tensor.empty() : !s
  %eo = tensor.empty() : !o
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m:2 = linalg.reduce ins(%s, %t : !s, !s) outs(%z1, %z1 : !r, !r) dimensions = [1]
      (%x: f32, %y: f32, %a: f32, %b: f32) {
    %c = arith.maximumf %x, %a : f32
    %d = arith.maximumf %y, %b : f32
    linalg.yield %c, %d : f32, f32
  }
  %p = linalg.generic
      {indexing_maps = [#id, #id, #row, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %t, %m#0, %m#1 : !s, !s, !r, !r) outs(%es : !s) {
  ^bb0(%x: f32, %y: f32, %mx: f32, %my: f32, %o: f32):
    %dx = arith.subf %x, %mx : f32
    %dy = arith.subf %y, %my : f32
    %ex = math.exp %dx : f32
    %ey = math.exp %dy : f32
    %sum = arith.addf %ex, %ey : f32
    linalg.yield %sum : f32
  } -> !s
  %z2 = linalg.fill ins(%zero : f32) outs(%eo : !o) -> !o
  %pv = linalg.matmul ins(%p, %v : !s, !v) outs(%z2 : !o) -> !o
  return %pv : !o
}

// exp(2*(x - m)) changes by the square of what exp(x - m) does.
// CHECK-LABEL: func.func @squares
// CHECK-NOT:     fusion_group
func.func @squares(%s: !s, %v: !v) -> !o {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %er = tensor.empty() : !r
  %es = tensor.empty() : !s
  %eo = tensor.empty() : !o
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m = linalg.reduce { arith.maximumf } ins(%s : !s) outs(%z1 : !r) dimensions = [1]
  %p = linalg.generic
      {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %m : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %mm: f32, %o: f32):
    %d = arith.subf %x, %mm : f32
    %e = math.exp %d : f32
    %two = arith.constant 2.0 : f32
    %d2 = arith.mulf %d, %two : f32
    %other = math.exp %d2 : f32
    %sum = arith.addf %e, %other : f32
    linalg.yield %sum : f32
  } -> !s
  %z2 = linalg.fill ins(%zero : f32) outs(%eo : !o) -> !o
  %pv = linalg.matmul ins(%p, %v : !s, !v) outs(%z2 : !o) -> !o
  return %pv : !o
}

// 2 to the power of a difference is another factor than e to the power of it.
// CHECK-LABEL: func.func @other_base
// CHECK-NOT:     fusion_group
func.func @other_base(%s: !s, %v: !v) -> !o {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %er = tensor.empty() : !r
  %es = tensor.empty() : !s
  %eo = tensor.empty() : !o
  %z1 = linalg.fill ins(%low : f32) outs(%er : !r) -> !r
  %m = linalg.reduce { arith.maximumf } ins(%s : !s) outs(%z1 : !r) dimensions = [1]
  %p = linalg.generic
      {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %m : !s, !r) outs(%es : !s) {
  ^bb0(%x: f32, %mm: f32, %o: f32):
    %d = arith.subf %x, %mm : f32
    %e = math.exp %d : f32
    %other = math.exp2 %d : f32
    %sum = arith.addf %e, %other : f32
    linalg.yield %sum : f32
  } -> !s
  %z2 = linalg.fill ins(%zero : f32) outs(%eo : !o) -> !o
  %pv = linalg.matmul ins(%p, %v : !s, !v) outs(%z2 : !o) -> !o
  return %pv : !o
}
