// RUN: roofline-opt --pass-pipeline='builtin.module(roofline-fuse{target=h100-sxm emit-transform=%t.script.mlir})' %s \
// RUN:   | FileCheck --check-prefix=SAME %s
// RUN: FileCheck --check-prefix=SCRIPT %s < %t.script.mlir
// RUN: mlir-opt --transform-preload-library='transform-library-paths=%t.script.mlir' --transform-interpreter %s \
// RUN:   | roofline-opt --analyze --target=h100-sxm --fusion=none --report=json:- - -o /dev/null \
// RUN:   | FileCheck --check-prefix=FUSED %s
// RUN: %run_both --fuse "mlir-opt --transform-preload-library=transform-library-paths=%t.script.mlir --transform-interpreter" %s

// A script leaves the IR to upstream's interpreter.
// SAME-NOT: scf.forall

// A product and what follows, a chain, and siblings that end apart.
// SCRIPT: transform.named_sequence @__transform_main
// SCRIPT: sym_name = "product"
// SCRIPT: // Group 0: tiled, 2 ops.
// SCRIPT: tile_using_forall %all0#2 tile_sizes [128, 128]
// SCRIPT: fuse_into_containing_op %all0#1 into %loop0_0
// SCRIPT: fuse_into_containing_op %all0#0 into %loop0_1
// SCRIPT: sym_name = "chain"
// SCRIPT: // Group 1: elementwise, 2 ops.
// SCRIPT: tile_using_forall %all1#1 tile_sizes [2, 0]
// SCRIPT: fuse_into_containing_op %all1#0
// SCRIPT: // Group 2, which ends in linalg.square {{.*}}, is left out: its last op does not need 'linalg.exp', and only producers can be pulled into a loop.

// Product: 2*256*512*64 = 16,777,216 flops, and a maximum for each of 131,072
// elements: 16,908,288. Read 256*64*4 + 64*512*4 =
// 196,608, written 256*512*4 = 524,288. Chain: 512*512 exp and squares,
// 1,048,576 bytes each way.
// FUSED: "op": "scf.forall",
// FUSED: "flops": 16908288,
// FUSED: "read": 196608,
// FUSED-NEXT: "written": 524288,
// FUSED: "op": "scf.forall",
// FUSED: "flops": 524288,
// FUSED: "read": 1048576,
// FUSED-NEXT: "written": 1048576,

#id = affine_map<(i, j) -> (i, j)>
func.func @product(%a: tensor<256x64xf32>, %b: tensor<64x512xf32>) -> tensor<256x512xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<256x512xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<256x512xf32>) -> tensor<256x512xf32>
  %c = linalg.matmul ins(%a, %b : tensor<256x64xf32>, tensor<64x512xf32>)
      outs(%i : tensor<256x512xf32>) -> tensor<256x512xf32>
  %r = linalg.generic {indexing_maps = [#id, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<256x512xf32>) outs(%e : tensor<256x512xf32>) {
  ^bb0(%x: f32, %o: f32):
    %m = arith.maximumf %x, %zero : f32
    linalg.yield %m : f32
  } -> tensor<256x512xf32>
  return %r : tensor<256x512xf32>
}

func.func @chain(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %e = tensor.empty() : tensor<512x512xf32>
  %a = linalg.exp ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>)
      -> tensor<512x512xf32>
  %b = linalg.square ins(%a : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>)
      -> tensor<512x512xf32>
  return %b : tensor<512x512xf32>
}

func.func @siblings(%x: tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>) {
  %e = tensor.empty() : tensor<512x512xf32>
  %a = linalg.exp ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>)
      -> tensor<512x512xf32>
  %b = linalg.square ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>)
      -> tensor<512x512xf32>
  return %a, %b : tensor<512x512xf32>, tensor<512x512xf32>
}
