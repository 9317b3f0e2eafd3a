// RUN: %python %S/Inputs/check_prediction.py roofline-opt %s | FileCheck %s
// RUN: roofline-opt --pass-pipeline='builtin.module(roofline-fuse)' %s | FileCheck --check-prefix=IR %s
// RUN: %run_plan %s

// Ops that several groups compute: each gets one of its own, through reshapes too,
// and what the plan promised comes out.
// CHECK: fuse-copies.mlir: 6 groups applied, 0 problems

!h = tensor<1024x1024xf16>
!w = tensor<1024x1024xf32>
!s = tensor<1024xf32>
!n = tensor<1024x8x128xf32>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

// IR-LABEL: func @sums
// IR-COUNT-2: arith.extf
// IR: return
func.func @sums(%x: tensor<1024x1024xf16>) -> (tensor<1024xf32>, tensor<1024xf32>) {
  %zero = arith.constant 0.0 : f32
  %ew = tensor.empty() : !w
  %es = tensor.empty() : !s
  %i = linalg.fill ins(%zero : f32) outs(%es : !s) -> !s
  %w = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : !h) outs(%ew : !w) {
  ^bb0(%a: f16, %o: f32):
    %b = arith.extf %a : f16 to f32
    linalg.yield %b : f32
  } -> !w
  %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%w : !w) outs(%i : !s) {
  ^bb0(%a: f32, %o: f32):
    %b = arith.addf %a, %o : f32
    linalg.yield %b : f32
  } -> !s
  %c = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%w : !w) outs(%i : !s) {
  ^bb0(%a: f32, %o: f32):
    %b = arith.addf %a, %o : f32
    linalg.yield %b : f32
  } -> !s
  return %r, %c : !s, !s
}

// IR-LABEL: func @reshaped
// IR-COUNT-2: arith.extf
// IR: return
func.func @reshaped(%x: tensor<1024x1024xf16>, %y: tensor<1024x8x128xf32>)
    -> (tensor<1024xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %ew = tensor.empty() : !w
  %es = tensor.empty() : !s
  %e8 = tensor.empty() : tensor<8xf32>
  %i = linalg.fill ins(%zero : f32) outs(%es : !s) -> !s
  %i8 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<8xf32>) -> tensor<8xf32>
  %w = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : !h) outs(%ew : !w) {
  ^bb0(%a: f16, %o: f32):
    %b = arith.extf %a : f16 to f32
    linalg.yield %b : f32
  } -> !w
  %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%w : !w) outs(%i : !s) {
  ^bb0(%a: f32, %o: f32):
    %b = arith.addf %a, %o : f32
    linalg.yield %b : f32
  } -> !s
  %n = tensor.expand_shape %w [[0], [1, 2]] output_shape [1024, 8, 128] : !w into !n
  %c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>,
                                        affine_map<(i, j, k) -> (j)>],
                       iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%n, %y : !n, !n) outs(%i8 : tensor<8xf32>) {
  ^bb0(%a: f32, %d: f32, %o: f32):
    %m = arith.maximumf %a, %d : f32
    %b = arith.addf %m, %o : f32
    linalg.yield %b : f32
  } -> tensor<8xf32>
  return %r, %c : !s, tensor<8xf32>
}

// Two convolutions read what is padded, which neither writes.
// IR-LABEL: func @padded
// IR-NOT: tensor.pad
// IR: scf.forall
// IR: tensor.pad
// IR: scf.forall
// IR: tensor.pad
// IR: return
func.func @padded(%x: tensor<1x32x64x64xf32>, %v: tensor<8x32x3x3xf32>, %w: tensor<8x32x3x3xf32>)
    -> (tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x64x64xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x32x64x64xf32> to tensor<1x32x66x66xf32>
  %r = linalg.conv_2d_nchw_fchw ins(%p, %v : tensor<1x32x66x66xf32>, tensor<8x32x3x3xf32>)
      outs(%i : tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
  %s = linalg.conv_2d_nchw_fchw ins(%p, %w : tensor<1x32x66x66xf32>, tensor<8x32x3x3xf32>)
      outs(%i : tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
  return %r, %s : tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>
}
