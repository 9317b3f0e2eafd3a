// Made by utils/import_models.py with torch 2.11.0, torchvision 0.26.0, transformers 4.57.6, torch-mlir 20261001, mlir-opt 22.1.8; do not edit.
// one Llama-3-8B decoder layer, one sequence of 2048 tokens, causal, bf16.

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(
      %hidden: tensor<2048x4096xbf16>,
      %cos: tensor<2048x64xbf16>,
      %sin: tensor<2048x64xbf16>,
      %causal_mask: tensor<2048x2048xbf16>,
      %input_layernorm.weight: tensor<4096xbf16>,
      %self_attn.q_proj.weight.T: tensor<4096x4096xbf16>,
      %self_attn.k_proj.weight.T: tensor<4096x1024xbf16>,
      %self_attn.v_proj.weight.T: tensor<4096x1024xbf16>,
      %self_attn.o_proj.weight.T: tensor<4096x4096xbf16>,
      %post_attention_layernorm.weight: tensor<4096xbf16>,
      %mlp.gate_proj.weight.T: tensor<4096x14336xbf16>,
      %mlp.up_proj.weight.T: tensor<4096x14336xbf16>,
      %mlp.down_proj.weight.T: tensor<14336x4096xbf16>) -> (tensor<2048x4096xbf16>, tensor<8x128x2048xbf16>, tensor<8x2048x128xbf16>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : bf16
    %cst_2 = arith.constant 0.088388347648318447 : f64
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 4.096000e+03 : f32
    %0 = tensor.empty() : tensor<2048x4096xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%hidden : tensor<2048x4096xbf16>) outs(%0 : tensor<2048x4096xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %93 = arith.extf %in : bf16 to f32
      linalg.yield %93 : f32
    } -> tensor<2048x4096xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %1 : tensor<2048x4096xf32>, tensor<2048x4096xf32>) outs(%0 : tensor<2048x4096xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %93 = arith.mulf %in, %in_25 : f32
      linalg.yield %93 : f32
    } -> tensor<2048x4096xf32>
    %3 = tensor.empty() : tensor<2048x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2048x1xf32>) -> tensor<2048x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<2048x4096xf32>) outs(%4 : tensor<2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<2048x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<2048x1xf32>) outs(%3 : tensor<2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_4 : f32
      linalg.yield %93 : f32
    } -> tensor<2048x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2048x1xf32>) outs(%3 : tensor<2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_3 : f64 to f32
      %94 = arith.addf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<2048x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<2048x1xf32>) outs(%3 : tensor<2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.rsqrt %in : f32
      linalg.yield %93 : f32
    } -> tensor<2048x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %8 : tensor<2048x4096xf32>, tensor<2048x1xf32>) outs(%0 : tensor<2048x4096xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %93 = arith.mulf %in, %in_25 : f32
      linalg.yield %93 : f32
    } -> tensor<2048x4096xf32>
    %10 = tensor.empty() : tensor<2048x4096xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2048x4096xf32>) outs(%10 : tensor<2048x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x4096xbf16>
    %12 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%input_layernorm.weight, %11 : tensor<4096xbf16>, tensor<2048x4096xbf16>) outs(%10 : tensor<2048x4096xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x4096xbf16>
    %expanded = tensor.expand_shape %cos [[0], [1, 2]] output_shape [2048, 1, 64] : tensor<2048x64xbf16> into tensor<2048x1x64xbf16>
    %expanded_5 = tensor.expand_shape %sin [[0], [1, 2]] output_shape [2048, 1, 64] : tensor<2048x64xbf16> into tensor<2048x1x64xbf16>
    %13 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2048x4096xf32>) -> tensor<2048x4096xf32>
    %14 = linalg.matmul ins(%12, %self_attn.q_proj.weight.T : tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) outs(%13 : tensor<2048x4096xf32>) -> tensor<2048x4096xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<2048x4096xf32>) outs(%10 : tensor<2048x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x4096xbf16>
    %expanded_6 = tensor.expand_shape %15 [[0], [1, 2]] output_shape [2048, 32, 128] : tensor<2048x4096xbf16> into tensor<2048x32x128xbf16>
    %extracted_slice = tensor.extract_slice %expanded_6[0, 0, 0] [2048, 32, 64] [1, 1, 1] : tensor<2048x32x128xbf16> to tensor<2048x32x64xbf16>
    %extracted_slice_7 = tensor.extract_slice %expanded_6[0, 0, 64] [2048, 32, 64] [1, 1, 1] : tensor<2048x32x128xbf16> to tensor<2048x32x64xbf16>
    %16 = tensor.empty() : tensor<2048x32x64xbf16>
    %17 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded : tensor<2048x32x64xbf16>, tensor<2048x1x64xbf16>) outs(%16 : tensor<2048x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x32x64xbf16>
    %18 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_7, %expanded_5 : tensor<2048x32x64xbf16>, tensor<2048x1x64xbf16>) outs(%16 : tensor<2048x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x32x64xbf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %18 : tensor<2048x32x64xbf16>, tensor<2048x32x64xbf16>) outs(%16 : tensor<2048x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.subf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x32x64xbf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_7, %expanded : tensor<2048x32x64xbf16>, tensor<2048x1x64xbf16>) outs(%16 : tensor<2048x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x32x64xbf16>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_5 : tensor<2048x32x64xbf16>, tensor<2048x1x64xbf16>) outs(%16 : tensor<2048x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x32x64xbf16>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<2048x32x64xbf16>, tensor<2048x32x64xbf16>) outs(%16 : tensor<2048x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.addf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x32x64xbf16>
    %concat = tensor.concat dim(2) %19, %22 : (tensor<2048x32x64xbf16>, tensor<2048x32x64xbf16>) -> tensor<2048x32x128xbf16>
    %23 = tensor.empty() : tensor<2048x1024xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2048x1024xf32>) -> tensor<2048x1024xf32>
    %25 = linalg.matmul ins(%12, %self_attn.k_proj.weight.T : tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) outs(%24 : tensor<2048x1024xf32>) -> tensor<2048x1024xf32>
    %26 = tensor.empty() : tensor<2048x1024xbf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<2048x1024xf32>) outs(%26 : tensor<2048x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x1024xbf16>
    %expanded_8 = tensor.expand_shape %27 [[0], [1, 2]] output_shape [2048, 8, 128] : tensor<2048x1024xbf16> into tensor<2048x8x128xbf16>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 0] [2048, 8, 64] [1, 1, 1] : tensor<2048x8x128xbf16> to tensor<2048x8x64xbf16>
    %extracted_slice_10 = tensor.extract_slice %expanded_8[0, 0, 64] [2048, 8, 64] [1, 1, 1] : tensor<2048x8x128xbf16> to tensor<2048x8x64xbf16>
    %28 = tensor.empty() : tensor<2048x8x64xbf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %expanded : tensor<2048x8x64xbf16>, tensor<2048x1x64xbf16>) outs(%28 : tensor<2048x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x8x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %expanded_5 : tensor<2048x8x64xbf16>, tensor<2048x1x64xbf16>) outs(%28 : tensor<2048x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x8x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %30 : tensor<2048x8x64xbf16>, tensor<2048x8x64xbf16>) outs(%28 : tensor<2048x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.subf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x8x64xbf16>
    %32 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %expanded : tensor<2048x8x64xbf16>, tensor<2048x1x64xbf16>) outs(%28 : tensor<2048x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x8x64xbf16>
    %33 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %expanded_5 : tensor<2048x8x64xbf16>, tensor<2048x1x64xbf16>) outs(%28 : tensor<2048x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x8x64xbf16>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %33 : tensor<2048x8x64xbf16>, tensor<2048x8x64xbf16>) outs(%28 : tensor<2048x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.addf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x8x64xbf16>
    %concat_11 = tensor.concat dim(2) %31, %34 : (tensor<2048x8x64xbf16>, tensor<2048x8x64xbf16>) -> tensor<2048x8x128xbf16>
    %35 = linalg.matmul ins(%12, %self_attn.v_proj.weight.T : tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) outs(%24 : tensor<2048x1024xf32>) -> tensor<2048x1024xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<2048x1024xf32>) outs(%26 : tensor<2048x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x1024xbf16>
    %expanded_12 = tensor.expand_shape %36 [[0], [1, 2]] output_shape [2048, 8, 128] : tensor<2048x1024xbf16> into tensor<2048x8x128xbf16>
    %37 = tensor.empty() : tensor<8x128x2048xbf16>
    %transposed = linalg.transpose ins(%concat_11 : tensor<2048x8x128xbf16>) outs(%37 : tensor<8x128x2048xbf16>) permutation = [1, 2, 0] 
    %38 = tensor.empty() : tensor<8x2048x128xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2048x8x128xbf16>) outs(%38 : tensor<8x2048x128xbf16>) permutation = [1, 0, 2] 
    %39 = tensor.empty() : tensor<32x2048x128xbf16>
    %transposed_14 = linalg.transpose ins(%concat : tensor<2048x32x128xbf16>) outs(%39 : tensor<32x2048x128xbf16>) permutation = [1, 0, 2] 
    %collapsed = tensor.collapse_shape %transposed_14 [[0, 1], [2]] : tensor<32x2048x128xbf16> into tensor<65536x128xbf16>
    %expanded_15 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [8, 8192, 128] : tensor<65536x128xbf16> into tensor<8x8192x128xbf16>
    %40 = tensor.empty() : tensor<8x8192x2048xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<8x8192x2048xf32>) -> tensor<8x8192x2048xf32>
    %42 = linalg.batch_matmul ins(%expanded_15, %transposed : tensor<8x8192x128xbf16>, tensor<8x128x2048xbf16>) outs(%41 : tensor<8x8192x2048xf32>) -> tensor<8x8192x2048xf32>
    %43 = tensor.empty() : tensor<8x8192x2048xbf16>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<8x8192x2048xf32>) outs(%43 : tensor<8x8192x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<8x8192x2048xbf16>
    %collapsed_16 = tensor.collapse_shape %44 [[0, 1], [2]] : tensor<8x8192x2048xbf16> into tensor<65536x2048xbf16>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0, 1], [2]] output_shape [32, 2048, 2048] : tensor<65536x2048xbf16> into tensor<32x2048x2048xbf16>
    %45 = tensor.empty() : tensor<32x2048x2048xbf16>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<32x2048x2048xbf16>) outs(%45 : tensor<32x2048x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %93 = arith.truncf %cst_2 : f64 to bf16
      %94 = arith.mulf %in, %93 : bf16
      linalg.yield %94 : bf16
    } -> tensor<32x2048x2048xbf16>
    %47 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %causal_mask : tensor<32x2048x2048xbf16>, tensor<2048x2048xbf16>) outs(%45 : tensor<32x2048x2048xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.addf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<32x2048x2048xbf16>
    %48 = tensor.empty() : tensor<32x2048x2048xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<32x2048x2048xbf16>) outs(%48 : tensor<32x2048x2048xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %93 = arith.extf %in : bf16 to f32
      linalg.yield %93 : f32
    } -> tensor<32x2048x2048xf32>
    %50 = tensor.empty() : tensor<32x2048xi64>
    %51 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<32x2048xi64>) -> tensor<32x2048xi64>
    %52 = tensor.empty() : tensor<32x2048xf32>
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<32x2048xf32>) -> tensor<32x2048xf32>
    %54:2 = linalg.generic {indexing_maps = [#map3, #map6, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%49 : tensor<32x2048x2048xf32>) outs(%53, %51 : tensor<32x2048xf32>, tensor<32x2048xi64>) {
    ^bb0(%in: f32, %out: f32, %out_25: i64):
      %93 = linalg.index 2 : index
      %94 = arith.index_cast %93 : index to i64
      %95 = arith.maximumf %in, %out : f32
      %96 = arith.cmpf ogt, %in, %out : f32
      %97 = arith.select %96, %94, %out_25 : i64
      linalg.yield %95, %97 : f32, i64
    } -> (tensor<32x2048xf32>, tensor<32x2048xi64>)
    %expanded_18 = tensor.expand_shape %54#0 [[0], [1, 2]] output_shape [32, 2048, 1] : tensor<32x2048xf32> into tensor<32x2048x1xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %expanded_18 : tensor<32x2048x2048xf32>, tensor<32x2048x1xf32>) outs(%48 : tensor<32x2048x2048xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %93 = arith.subf %in, %in_25 : f32
      linalg.yield %93 : f32
    } -> tensor<32x2048x2048xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<32x2048x2048xf32>) outs(%48 : tensor<32x2048x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.exp %in : f32
      linalg.yield %93 : f32
    } -> tensor<32x2048x2048xf32>
    %57 = tensor.empty() : tensor<32x2048x1xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<32x2048x1xf32>) -> tensor<32x2048x1xf32>
    %59 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%56 : tensor<32x2048x2048xf32>) outs(%58 : tensor<32x2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<32x2048x1xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %59 : tensor<32x2048x2048xf32>, tensor<32x2048x1xf32>) outs(%48 : tensor<32x2048x2048xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %93 = arith.divf %in, %in_25 : f32
      linalg.yield %93 : f32
    } -> tensor<32x2048x2048xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<32x2048x2048xf32>) outs(%45 : tensor<32x2048x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<32x2048x2048xbf16>
    %collapsed_19 = tensor.collapse_shape %61 [[0, 1], [2]] : tensor<32x2048x2048xbf16> into tensor<65536x2048xbf16>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0, 1], [2]] output_shape [8, 8192, 2048] : tensor<65536x2048xbf16> into tensor<8x8192x2048xbf16>
    %62 = tensor.empty() : tensor<8x8192x128xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<8x8192x128xf32>) -> tensor<8x8192x128xf32>
    %64 = linalg.batch_matmul ins(%expanded_20, %transposed_13 : tensor<8x8192x2048xbf16>, tensor<8x2048x128xbf16>) outs(%63 : tensor<8x8192x128xf32>) -> tensor<8x8192x128xf32>
    %65 = tensor.empty() : tensor<8x8192x128xbf16>
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<8x8192x128xf32>) outs(%65 : tensor<8x8192x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<8x8192x128xbf16>
    %collapsed_21 = tensor.collapse_shape %66 [[0, 1], [2]] : tensor<8x8192x128xbf16> into tensor<65536x128xbf16>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0, 1], [2]] output_shape [32, 2048, 128] : tensor<65536x128xbf16> into tensor<32x2048x128xbf16>
    %67 = tensor.empty() : tensor<2048x32x128xbf16>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<32x2048x128xbf16>) outs(%67 : tensor<2048x32x128xbf16>) permutation = [1, 0, 2] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1, 2]] : tensor<2048x32x128xbf16> into tensor<2048x4096xbf16>
    %68 = linalg.matmul ins(%collapsed_24, %self_attn.o_proj.weight.T : tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) outs(%13 : tensor<2048x4096xf32>) -> tensor<2048x4096xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<2048x4096xf32>) outs(%10 : tensor<2048x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x4096xbf16>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%hidden, %69 : tensor<2048x4096xbf16>, tensor<2048x4096xbf16>) outs(%10 : tensor<2048x4096xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.addf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x4096xbf16>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<2048x4096xbf16>) outs(%0 : tensor<2048x4096xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %93 = arith.extf %in : bf16 to f32
      linalg.yield %93 : f32
    } -> tensor<2048x4096xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %71 : tensor<2048x4096xf32>, tensor<2048x4096xf32>) outs(%0 : tensor<2048x4096xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %93 = arith.mulf %in, %in_25 : f32
      linalg.yield %93 : f32
    } -> tensor<2048x4096xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%72 : tensor<2048x4096xf32>) outs(%4 : tensor<2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<2048x1xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<2048x1xf32>) outs(%3 : tensor<2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_4 : f32
      linalg.yield %93 : f32
    } -> tensor<2048x1xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<2048x1xf32>) outs(%3 : tensor<2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_3 : f64 to f32
      %94 = arith.addf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<2048x1xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<2048x1xf32>) outs(%3 : tensor<2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.rsqrt %in : f32
      linalg.yield %93 : f32
    } -> tensor<2048x1xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %76 : tensor<2048x4096xf32>, tensor<2048x1xf32>) outs(%0 : tensor<2048x4096xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %93 = arith.mulf %in, %in_25 : f32
      linalg.yield %93 : f32
    } -> tensor<2048x4096xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<2048x4096xf32>) outs(%10 : tensor<2048x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x4096xbf16>
    %79 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%post_attention_layernorm.weight, %78 : tensor<4096xbf16>, tensor<2048x4096xbf16>) outs(%10 : tensor<2048x4096xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x4096xbf16>
    %80 = tensor.empty() : tensor<2048x14336xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<2048x14336xf32>) -> tensor<2048x14336xf32>
    %82 = linalg.matmul ins(%79, %mlp.gate_proj.weight.T : tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) outs(%81 : tensor<2048x14336xf32>) -> tensor<2048x14336xf32>
    %83 = tensor.empty() : tensor<2048x14336xbf16>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<2048x14336xf32>) outs(%83 : tensor<2048x14336xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x14336xbf16>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<2048x14336xbf16>) outs(%83 : tensor<2048x14336xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %93 = arith.negf %in : bf16
      %94 = math.exp %93 : bf16
      %95 = arith.addf %94, %cst_1 : bf16
      %96 = arith.divf %cst_1, %95 : bf16
      linalg.yield %96 : bf16
    } -> tensor<2048x14336xbf16>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %84 : tensor<2048x14336xbf16>, tensor<2048x14336xbf16>) outs(%83 : tensor<2048x14336xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x14336xbf16>
    %87 = linalg.matmul ins(%79, %mlp.up_proj.weight.T : tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) outs(%81 : tensor<2048x14336xf32>) -> tensor<2048x14336xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<2048x14336xf32>) outs(%83 : tensor<2048x14336xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x14336xbf16>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%86, %88 : tensor<2048x14336xbf16>, tensor<2048x14336xbf16>) outs(%83 : tensor<2048x14336xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x14336xbf16>
    %90 = linalg.matmul ins(%89, %mlp.down_proj.weight.T : tensor<2048x14336xbf16>, tensor<14336x4096xbf16>) outs(%13 : tensor<2048x4096xf32>) -> tensor<2048x4096xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<2048x4096xf32>) outs(%10 : tensor<2048x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x4096xbf16>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %91 : tensor<2048x4096xbf16>, tensor<2048x4096xbf16>) outs(%10 : tensor<2048x4096xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %93 = arith.addf %in, %in_25 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2048x4096xbf16>
    return %92, %transposed, %transposed_13 : tensor<2048x4096xbf16>, tensor<8x128x2048xbf16>, tensor<8x2048x128xbf16>
  }
}

