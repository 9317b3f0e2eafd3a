// Made by utils/import_models.py with torch 2.11.0, torchvision 0.26.0, transformers 4.57.6, torch-mlir 20261001, mlir-opt 22.1.8; do not edit.
// one Llama-3-8B decoder layer, 64 sequences, a new token each, 2048 positions, bf16.

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(
      %hidden: tensor<64x4096xbf16>,
      %cos: tensor<64xbf16>,
      %sin: tensor<64xbf16>,
      %key_cache: tensor<64x8x128x2048xbf16>,
      %value_cache: tensor<64x8x2048x128xbf16>,
      %input_layernorm.weight: tensor<4096xbf16>,
      %self_attn.q_proj.weight.T: tensor<4096x4096xbf16>,
      %self_attn.k_proj.weight.T: tensor<4096x1024xbf16>,
      %self_attn.v_proj.weight.T: tensor<4096x1024xbf16>,
      %self_attn.o_proj.weight.T: tensor<4096x4096xbf16>,
      %post_attention_layernorm.weight: tensor<4096xbf16>,
      %mlp.gate_proj.weight.T: tensor<4096x14336xbf16>,
      %mlp.up_proj.weight.T: tensor<4096x14336xbf16>,
      %mlp.down_proj.weight.T: tensor<14336x4096xbf16>) -> (tensor<64x4096xbf16>, tensor<64x8x128x2048xbf16>, tensor<64x8x2048x128xbf16>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : bf16
    %cst_2 = arith.constant 0.088388347648318447 : f64
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 4.096000e+03 : f32
    %0 = tensor.empty() : tensor<64x4096xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%hidden : tensor<64x4096xbf16>) outs(%0 : tensor<64x4096xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %86 = arith.extf %in : bf16 to f32
      linalg.yield %86 : f32
    } -> tensor<64x4096xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %1 : tensor<64x4096xf32>, tensor<64x4096xf32>) outs(%0 : tensor<64x4096xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %86 = arith.mulf %in, %in_19 : f32
      linalg.yield %86 : f32
    } -> tensor<64x4096xf32>
    %3 = tensor.empty() : tensor<64x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<64x1xf32>) -> tensor<64x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<64x4096xf32>) outs(%4 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.addf %in, %out : f32
      linalg.yield %86 : f32
    } -> tensor<64x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<64x1xf32>) outs(%3 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.divf %in, %cst_4 : f32
      linalg.yield %86 : f32
    } -> tensor<64x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<64x1xf32>) outs(%3 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.truncf %cst_3 : f64 to f32
      %87 = arith.addf %in, %86 : f32
      linalg.yield %87 : f32
    } -> tensor<64x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<64x1xf32>) outs(%3 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = math.rsqrt %in : f32
      linalg.yield %86 : f32
    } -> tensor<64x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %8 : tensor<64x4096xf32>, tensor<64x1xf32>) outs(%0 : tensor<64x4096xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %86 = arith.mulf %in, %in_19 : f32
      linalg.yield %86 : f32
    } -> tensor<64x4096xf32>
    %10 = tensor.empty() : tensor<64x4096xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<64x4096xf32>) outs(%10 : tensor<64x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<64x4096xbf16>
    %12 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%input_layernorm.weight, %11 : tensor<4096xbf16>, tensor<64x4096xbf16>) outs(%10 : tensor<64x4096xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x4096xbf16>
    %13 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64x4096xf32>) -> tensor<64x4096xf32>
    %14 = linalg.matmul ins(%12, %self_attn.q_proj.weight.T : tensor<64x4096xbf16>, tensor<4096x4096xbf16>) outs(%13 : tensor<64x4096xf32>) -> tensor<64x4096xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<64x4096xf32>) outs(%10 : tensor<64x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<64x4096xbf16>
    %expanded = tensor.expand_shape %15 [[0], [1, 2]] output_shape [64, 32, 128] : tensor<64x4096xbf16> into tensor<64x32x128xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [64, 32, 64] [1, 1, 1] : tensor<64x32x128xbf16> to tensor<64x32x64xbf16>
    %extracted_slice_5 = tensor.extract_slice %expanded[0, 0, 64] [64, 32, 64] [1, 1, 1] : tensor<64x32x128xbf16> to tensor<64x32x64xbf16>
    %16 = tensor.empty() : tensor<64x32x64xbf16>
    %17 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %cos : tensor<64x32x64xbf16>, tensor<64xbf16>) outs(%16 : tensor<64x32x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x32x64xbf16>
    %18 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_5, %sin : tensor<64x32x64xbf16>, tensor<64xbf16>) outs(%16 : tensor<64x32x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x32x64xbf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %18 : tensor<64x32x64xbf16>, tensor<64x32x64xbf16>) outs(%16 : tensor<64x32x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.subf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x32x64xbf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_5, %cos : tensor<64x32x64xbf16>, tensor<64xbf16>) outs(%16 : tensor<64x32x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x32x64xbf16>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %sin : tensor<64x32x64xbf16>, tensor<64xbf16>) outs(%16 : tensor<64x32x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x32x64xbf16>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<64x32x64xbf16>, tensor<64x32x64xbf16>) outs(%16 : tensor<64x32x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.addf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x32x64xbf16>
    %concat = tensor.concat dim(2) %19, %22 : (tensor<64x32x64xbf16>, tensor<64x32x64xbf16>) -> tensor<64x32x128xbf16>
    %23 = tensor.empty() : tensor<64x1024xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<64x1024xf32>) -> tensor<64x1024xf32>
    %25 = linalg.matmul ins(%12, %self_attn.k_proj.weight.T : tensor<64x4096xbf16>, tensor<4096x1024xbf16>) outs(%24 : tensor<64x1024xf32>) -> tensor<64x1024xf32>
    %26 = tensor.empty() : tensor<64x1024xbf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<64x1024xf32>) outs(%26 : tensor<64x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<64x1024xbf16>
    %expanded_6 = tensor.expand_shape %27 [[0], [1, 2]] output_shape [64, 8, 128] : tensor<64x1024xbf16> into tensor<64x8x128xbf16>
    %extracted_slice_7 = tensor.extract_slice %expanded_6[0, 0, 0] [64, 8, 64] [1, 1, 1] : tensor<64x8x128xbf16> to tensor<64x8x64xbf16>
    %extracted_slice_8 = tensor.extract_slice %expanded_6[0, 0, 64] [64, 8, 64] [1, 1, 1] : tensor<64x8x128xbf16> to tensor<64x8x64xbf16>
    %28 = tensor.empty() : tensor<64x8x64xbf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_7, %cos : tensor<64x8x64xbf16>, tensor<64xbf16>) outs(%28 : tensor<64x8x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x8x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_8, %sin : tensor<64x8x64xbf16>, tensor<64xbf16>) outs(%28 : tensor<64x8x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x8x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %30 : tensor<64x8x64xbf16>, tensor<64x8x64xbf16>) outs(%28 : tensor<64x8x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.subf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x8x64xbf16>
    %32 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_8, %cos : tensor<64x8x64xbf16>, tensor<64xbf16>) outs(%28 : tensor<64x8x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x8x64xbf16>
    %33 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_7, %sin : tensor<64x8x64xbf16>, tensor<64xbf16>) outs(%28 : tensor<64x8x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x8x64xbf16>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %33 : tensor<64x8x64xbf16>, tensor<64x8x64xbf16>) outs(%28 : tensor<64x8x64xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.addf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x8x64xbf16>
    %concat_9 = tensor.concat dim(2) %31, %34 : (tensor<64x8x64xbf16>, tensor<64x8x64xbf16>) -> tensor<64x8x128xbf16>
    %35 = linalg.matmul ins(%12, %self_attn.v_proj.weight.T : tensor<64x4096xbf16>, tensor<4096x1024xbf16>) outs(%24 : tensor<64x1024xf32>) -> tensor<64x1024xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<64x1024xf32>) outs(%26 : tensor<64x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<64x1024xbf16>
    %expanded_10 = tensor.expand_shape %36 [[0], [1, 2, 3]] output_shape [64, 8, 1, 128] : tensor<64x1024xbf16> into tensor<64x8x1x128xbf16>
    %expanded_11 = tensor.expand_shape %concat_9 [[0], [1], [2, 3]] output_shape [64, 8, 128, 1] : tensor<64x8x128xbf16> into tensor<64x8x128x1xbf16>
    %inserted_slice = tensor.insert_slice %expanded_11 into %key_cache[0, 0, 0, 2047] [64, 8, 128, 1] [1, 1, 1, 1] : tensor<64x8x128x1xbf16> into tensor<64x8x128x2048xbf16>
    %inserted_slice_12 = tensor.insert_slice %expanded_10 into %value_cache[0, 0, 2047, 0] [64, 8, 1, 128] [1, 1, 1, 1] : tensor<64x8x1x128xbf16> into tensor<64x8x2048x128xbf16>
    %collapsed = tensor.collapse_shape %concat [[0, 1], [2]] : tensor<64x32x128xbf16> into tensor<2048x128xbf16>
    %expanded_13 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [512, 4, 128] : tensor<2048x128xbf16> into tensor<512x4x128xbf16>
    %collapsed_14 = tensor.collapse_shape %inserted_slice [[0, 1], [2], [3]] : tensor<64x8x128x2048xbf16> into tensor<512x128x2048xbf16>
    %37 = tensor.empty() : tensor<512x4x2048xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<512x4x2048xf32>) -> tensor<512x4x2048xf32>
    %39 = linalg.batch_matmul ins(%expanded_13, %collapsed_14 : tensor<512x4x128xbf16>, tensor<512x128x2048xbf16>) outs(%38 : tensor<512x4x2048xf32>) -> tensor<512x4x2048xf32>
    %40 = tensor.empty() : tensor<512x4x2048xbf16>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<512x4x2048xf32>) outs(%40 : tensor<512x4x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<512x4x2048xbf16>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<512x4x2048xbf16>) outs(%40 : tensor<512x4x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %86 = arith.truncf %cst_2 : f64 to bf16
      %87 = arith.mulf %in, %86 : bf16
      linalg.yield %87 : bf16
    } -> tensor<512x4x2048xbf16>
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<512x4x2048xbf16>) outs(%37 : tensor<512x4x2048xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %86 = arith.extf %in : bf16 to f32
      linalg.yield %86 : f32
    } -> tensor<512x4x2048xf32>
    %44 = tensor.empty() : tensor<512x4xi64>
    %45 = linalg.fill ins(%c0_i64 : i64) outs(%44 : tensor<512x4xi64>) -> tensor<512x4xi64>
    %46 = tensor.empty() : tensor<512x4xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<512x4xf32>) -> tensor<512x4xf32>
    %48:2 = linalg.generic {indexing_maps = [#map3, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<512x4x2048xf32>) outs(%47, %45 : tensor<512x4xf32>, tensor<512x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %86 = linalg.index 2 : index
      %87 = arith.index_cast %86 : index to i64
      %88 = arith.maximumf %in, %out : f32
      %89 = arith.cmpf ogt, %in, %out : f32
      %90 = arith.select %89, %87, %out_19 : i64
      linalg.yield %88, %90 : f32, i64
    } -> (tensor<512x4xf32>, tensor<512x4xi64>)
    %expanded_15 = tensor.expand_shape %48#0 [[0], [1, 2]] output_shape [512, 4, 1] : tensor<512x4xf32> into tensor<512x4x1xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %expanded_15 : tensor<512x4x2048xf32>, tensor<512x4x1xf32>) outs(%37 : tensor<512x4x2048xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %86 = arith.subf %in, %in_19 : f32
      linalg.yield %86 : f32
    } -> tensor<512x4x2048xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<512x4x2048xf32>) outs(%37 : tensor<512x4x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = math.exp %in : f32
      linalg.yield %86 : f32
    } -> tensor<512x4x2048xf32>
    %51 = tensor.empty() : tensor<512x4x1xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<512x4x1xf32>) -> tensor<512x4x1xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%50 : tensor<512x4x2048xf32>) outs(%52 : tensor<512x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.addf %in, %out : f32
      linalg.yield %86 : f32
    } -> tensor<512x4x1xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %53 : tensor<512x4x2048xf32>, tensor<512x4x1xf32>) outs(%37 : tensor<512x4x2048xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %86 = arith.divf %in, %in_19 : f32
      linalg.yield %86 : f32
    } -> tensor<512x4x2048xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<512x4x2048xf32>) outs(%40 : tensor<512x4x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<512x4x2048xbf16>
    %collapsed_16 = tensor.collapse_shape %inserted_slice_12 [[0, 1], [2], [3]] : tensor<64x8x2048x128xbf16> into tensor<512x2048x128xbf16>
    %56 = tensor.empty() : tensor<512x4x128xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<512x4x128xf32>) -> tensor<512x4x128xf32>
    %58 = linalg.batch_matmul ins(%55, %collapsed_16 : tensor<512x4x2048xbf16>, tensor<512x2048x128xbf16>) outs(%57 : tensor<512x4x128xf32>) -> tensor<512x4x128xf32>
    %59 = tensor.empty() : tensor<512x4x128xbf16>
    %60 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<512x4x128xf32>) outs(%59 : tensor<512x4x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<512x4x128xbf16>
    %collapsed_17 = tensor.collapse_shape %60 [[0, 1, 2]] : tensor<512x4x128xbf16> into tensor<262144xbf16>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0, 1]] output_shape [64, 4096] : tensor<262144xbf16> into tensor<64x4096xbf16>
    %61 = linalg.matmul ins(%expanded_18, %self_attn.o_proj.weight.T : tensor<64x4096xbf16>, tensor<4096x4096xbf16>) outs(%13 : tensor<64x4096xf32>) -> tensor<64x4096xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<64x4096xf32>) outs(%10 : tensor<64x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<64x4096xbf16>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%hidden, %62 : tensor<64x4096xbf16>, tensor<64x4096xbf16>) outs(%10 : tensor<64x4096xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.addf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x4096xbf16>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<64x4096xbf16>) outs(%0 : tensor<64x4096xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %86 = arith.extf %in : bf16 to f32
      linalg.yield %86 : f32
    } -> tensor<64x4096xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %64 : tensor<64x4096xf32>, tensor<64x4096xf32>) outs(%0 : tensor<64x4096xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %86 = arith.mulf %in, %in_19 : f32
      linalg.yield %86 : f32
    } -> tensor<64x4096xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%65 : tensor<64x4096xf32>) outs(%4 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.addf %in, %out : f32
      linalg.yield %86 : f32
    } -> tensor<64x1xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<64x1xf32>) outs(%3 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.divf %in, %cst_4 : f32
      linalg.yield %86 : f32
    } -> tensor<64x1xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<64x1xf32>) outs(%3 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.truncf %cst_3 : f64 to f32
      %87 = arith.addf %in, %86 : f32
      linalg.yield %87 : f32
    } -> tensor<64x1xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<64x1xf32>) outs(%3 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = math.rsqrt %in : f32
      linalg.yield %86 : f32
    } -> tensor<64x1xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %69 : tensor<64x4096xf32>, tensor<64x1xf32>) outs(%0 : tensor<64x4096xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %86 = arith.mulf %in, %in_19 : f32
      linalg.yield %86 : f32
    } -> tensor<64x4096xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<64x4096xf32>) outs(%10 : tensor<64x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<64x4096xbf16>
    %72 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%post_attention_layernorm.weight, %71 : tensor<4096xbf16>, tensor<64x4096xbf16>) outs(%10 : tensor<64x4096xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x4096xbf16>
    %73 = tensor.empty() : tensor<64x14336xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<64x14336xf32>) -> tensor<64x14336xf32>
    %75 = linalg.matmul ins(%72, %mlp.gate_proj.weight.T : tensor<64x4096xbf16>, tensor<4096x14336xbf16>) outs(%74 : tensor<64x14336xf32>) -> tensor<64x14336xf32>
    %76 = tensor.empty() : tensor<64x14336xbf16>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<64x14336xf32>) outs(%76 : tensor<64x14336xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<64x14336xbf16>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<64x14336xbf16>) outs(%76 : tensor<64x14336xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %86 = arith.negf %in : bf16
      %87 = math.exp %86 : bf16
      %88 = arith.addf %87, %cst_1 : bf16
      %89 = arith.divf %cst_1, %88 : bf16
      linalg.yield %89 : bf16
    } -> tensor<64x14336xbf16>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %77 : tensor<64x14336xbf16>, tensor<64x14336xbf16>) outs(%76 : tensor<64x14336xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x14336xbf16>
    %80 = linalg.matmul ins(%72, %mlp.up_proj.weight.T : tensor<64x4096xbf16>, tensor<4096x14336xbf16>) outs(%74 : tensor<64x14336xf32>) -> tensor<64x14336xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<64x14336xf32>) outs(%76 : tensor<64x14336xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<64x14336xbf16>
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%79, %81 : tensor<64x14336xbf16>, tensor<64x14336xbf16>) outs(%76 : tensor<64x14336xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.mulf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x14336xbf16>
    %83 = linalg.matmul ins(%82, %mlp.down_proj.weight.T : tensor<64x14336xbf16>, tensor<14336x4096xbf16>) outs(%13 : tensor<64x4096xf32>) -> tensor<64x4096xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<64x4096xf32>) outs(%10 : tensor<64x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %86 = arith.truncf %in : f32 to bf16
      linalg.yield %86 : bf16
    } -> tensor<64x4096xbf16>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%63, %84 : tensor<64x4096xbf16>, tensor<64x4096xbf16>) outs(%10 : tensor<64x4096xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %86 = arith.addf %in, %in_19 : bf16
      linalg.yield %86 : bf16
    } -> tensor<64x4096xbf16>
    return %85, %inserted_slice, %inserted_slice_12 : tensor<64x4096xbf16>, tensor<64x8x128x2048xbf16>, tensor<64x8x2048x128xbf16>
  }
}

