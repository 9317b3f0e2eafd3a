// Made by utils/import_models.py with torch 2.11.0, torchvision 0.26.0, transformers 4.57.6, torch-mlir 20261001, mlir-opt 22.1.8; do not edit.
// one Llama-3-8B decoder layer, one sequence of S tokens, causal, bf16.

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<()[s0] -> (s0 * 32)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<()[s0] -> (s0 * 8)>
module {
  func.func @main(
      %hidden: tensor<?x4096xbf16> {roofline.dims = ["S", ""]},
      %cos: tensor<?x64xbf16> {roofline.dims = ["S", ""]},
      %sin: tensor<?x64xbf16> {roofline.dims = ["S", ""]},
      %causal_mask: tensor<?x?xbf16> {roofline.dims = ["S", "S"]},
      %input_layernorm.weight: tensor<4096xbf16>,
      %self_attn.q_proj.weight.T: tensor<4096x4096xbf16>,
      %self_attn.k_proj.weight.T: tensor<4096x1024xbf16>,
      %self_attn.v_proj.weight.T: tensor<4096x1024xbf16>,
      %self_attn.o_proj.weight.T: tensor<4096x4096xbf16>,
      %post_attention_layernorm.weight: tensor<4096xbf16>,
      %mlp.gate_proj.weight.T: tensor<4096x14336xbf16>,
      %mlp.up_proj.weight.T: tensor<4096x14336xbf16>,
      %mlp.down_proj.weight.T: tensor<14336x4096xbf16>) -> (tensor<?x4096xbf16>, tensor<8x128x?xbf16>, tensor<8x?x128xbf16>) {
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %c32 = arith.constant 32 : index
    %c8_i64 = arith.constant 8 : i64
    %c8 = arith.constant 8 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : bf16
    %cst_2 = arith.constant 0.088388347648318447 : f64
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 4.096000e+03 : f32
    %dim = tensor.dim %sin, %c0 : tensor<?x64xbf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_5 = tensor.dim %hidden, %c0 : tensor<?x4096xbf16>
    %1 = tensor.empty(%dim_5) : tensor<?x4096xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%hidden : tensor<?x4096xbf16>) outs(%1 : tensor<?x4096xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %124 = arith.extf %in : bf16 to f32
      linalg.yield %124 : f32
    } -> tensor<?x4096xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %2 : tensor<?x4096xf32>, tensor<?x4096xf32>) outs(%1 : tensor<?x4096xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %124 = arith.mulf %in, %in_25 : f32
      linalg.yield %124 : f32
    } -> tensor<?x4096xf32>
    %4 = tensor.empty(%dim_5) : tensor<?x1xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<?x4096xf32>) outs(%5 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<?x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x1xf32>) outs(%4 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.divf %in, %cst_4 : f32
      linalg.yield %124 : f32
    } -> tensor<?x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?x1xf32>) outs(%4 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.truncf %cst_3 : f64 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<?x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x1xf32>) outs(%4 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.rsqrt %in : f32
      linalg.yield %124 : f32
    } -> tensor<?x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %9 : tensor<?x4096xf32>, tensor<?x1xf32>) outs(%1 : tensor<?x4096xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %124 = arith.mulf %in, %in_25 : f32
      linalg.yield %124 : f32
    } -> tensor<?x4096xf32>
    %11 = tensor.empty(%dim_5) : tensor<?x4096xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<?x4096xf32>) outs(%11 : tensor<?x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<?x4096xbf16>
    %13 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%input_layernorm.weight, %12 : tensor<4096xbf16>, tensor<?x4096xbf16>) outs(%11 : tensor<?x4096xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x4096xbf16>
    %dim_6 = tensor.dim %cos, %c0 : tensor<?x64xbf16>
    %expanded = tensor.expand_shape %cos [[0], [1, 2]] output_shape [%dim_6, 1, 64] : tensor<?x64xbf16> into tensor<?x1x64xbf16>
    %expanded_7 = tensor.expand_shape %sin [[0], [1, 2]] output_shape [%dim, 1, 64] : tensor<?x64xbf16> into tensor<?x1x64xbf16>
    %14 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
    %15 = linalg.matmul ins(%13, %self_attn.q_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x4096xbf16>) outs(%14 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<?x4096xf32>) outs(%11 : tensor<?x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<?x4096xbf16>
    %expanded_8 = tensor.expand_shape %16 [[0], [1, 2]] output_shape [%dim_5, 32, 128] : tensor<?x4096xbf16> into tensor<?x32x128xbf16>
    %extracted_slice = tensor.extract_slice %expanded_8[0, 0, 0] [%dim_5, 32, 64] [1, 1, 1] : tensor<?x32x128xbf16> to tensor<?x32x64xbf16>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 64] [%dim_5, 32, 64] [1, 1, 1] : tensor<?x32x128xbf16> to tensor<?x32x64xbf16>
    %17 = tensor.empty(%dim_5) : tensor<?x32x64xbf16>
    %18 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded : tensor<?x32x64xbf16>, tensor<?x1x64xbf16>) outs(%17 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x32x64xbf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %expanded_7 : tensor<?x32x64xbf16>, tensor<?x1x64xbf16>) outs(%17 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x32x64xbf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %19 : tensor<?x32x64xbf16>, tensor<?x32x64xbf16>) outs(%17 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.subf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x32x64xbf16>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %expanded : tensor<?x32x64xbf16>, tensor<?x1x64xbf16>) outs(%17 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x32x64xbf16>
    %22 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_7 : tensor<?x32x64xbf16>, tensor<?x1x64xbf16>) outs(%17 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x32x64xbf16>
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<?x32x64xbf16>, tensor<?x32x64xbf16>) outs(%17 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.addf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x32x64xbf16>
    %concat = tensor.concat dim(2) %20, %23 : (tensor<?x32x64xbf16>, tensor<?x32x64xbf16>) -> tensor<?x32x128xbf16>
    %24 = tensor.empty(%dim_5) : tensor<?x1024xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<?x1024xf32>) -> tensor<?x1024xf32>
    %26 = linalg.matmul ins(%13, %self_attn.k_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x1024xbf16>) outs(%25 : tensor<?x1024xf32>) -> tensor<?x1024xf32>
    %27 = tensor.empty(%dim_5) : tensor<?x1024xbf16>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<?x1024xf32>) outs(%27 : tensor<?x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<?x1024xbf16>
    %expanded_10 = tensor.expand_shape %28 [[0], [1, 2]] output_shape [%dim_5, 8, 128] : tensor<?x1024xbf16> into tensor<?x8x128xbf16>
    %extracted_slice_11 = tensor.extract_slice %expanded_10[0, 0, 0] [%dim_5, 8, 64] [1, 1, 1] : tensor<?x8x128xbf16> to tensor<?x8x64xbf16>
    %extracted_slice_12 = tensor.extract_slice %expanded_10[0, 0, 64] [%dim_5, 8, 64] [1, 1, 1] : tensor<?x8x128xbf16> to tensor<?x8x64xbf16>
    %29 = tensor.empty(%dim_5) : tensor<?x8x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %expanded : tensor<?x8x64xbf16>, tensor<?x1x64xbf16>) outs(%29 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x8x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %expanded_7 : tensor<?x8x64xbf16>, tensor<?x1x64xbf16>) outs(%29 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x8x64xbf16>
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<?x8x64xbf16>, tensor<?x8x64xbf16>) outs(%29 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.subf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x8x64xbf16>
    %33 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %expanded : tensor<?x8x64xbf16>, tensor<?x1x64xbf16>) outs(%29 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x8x64xbf16>
    %34 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %expanded_7 : tensor<?x8x64xbf16>, tensor<?x1x64xbf16>) outs(%29 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x8x64xbf16>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %34 : tensor<?x8x64xbf16>, tensor<?x8x64xbf16>) outs(%29 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.addf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x8x64xbf16>
    %concat_13 = tensor.concat dim(2) %32, %35 : (tensor<?x8x64xbf16>, tensor<?x8x64xbf16>) -> tensor<?x8x128xbf16>
    %36 = linalg.matmul ins(%13, %self_attn.v_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x1024xbf16>) outs(%25 : tensor<?x1024xf32>) -> tensor<?x1024xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<?x1024xf32>) outs(%27 : tensor<?x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<?x1024xbf16>
    %expanded_14 = tensor.expand_shape %37 [[0], [1, 2]] output_shape [%dim_5, 8, 128] : tensor<?x1024xbf16> into tensor<?x8x128xbf16>
    %38 = tensor.empty(%dim_5) : tensor<8x128x?xbf16>
    %transposed = linalg.transpose ins(%concat_13 : tensor<?x8x128xbf16>) outs(%38 : tensor<8x128x?xbf16>) permutation = [1, 2, 0] 
    %39 = tensor.empty(%dim_5) : tensor<8x?x128xbf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<?x8x128xbf16>) outs(%39 : tensor<8x?x128xbf16>) permutation = [1, 0, 2] 
    %40 = tensor.empty(%dim_5) : tensor<32x?x128xbf16>
    %transposed_16 = linalg.transpose ins(%concat : tensor<?x32x128xbf16>) outs(%40 : tensor<32x?x128xbf16>) permutation = [1, 0, 2] 
    %41 = arith.muli %0, %c4_i64 : i64
    %collapsed = tensor.collapse_shape %transposed_16 [[0, 1], [2]] : tensor<32x?x128xbf16> into tensor<?x128xbf16>
    %42 = affine.apply #map5()[%dim_5]
    %43 = arith.divsi %42, %c8 : index
    %expanded_17 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [8, %43, 128] : tensor<?x128xbf16> into tensor<8x?x128xbf16>
    %44 = tensor.empty(%43, %dim_5) : tensor<8x?x?xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<8x?x?xf32>) -> tensor<8x?x?xf32>
    %46 = linalg.batch_matmul ins(%expanded_17, %transposed : tensor<8x?x128xbf16>, tensor<8x128x?xbf16>) outs(%45 : tensor<8x?x?xf32>) -> tensor<8x?x?xf32>
    %47 = tensor.empty(%43, %dim_5) : tensor<8x?x?xbf16>
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<8x?x?xf32>) outs(%47 : tensor<8x?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<8x?x?xbf16>
    %49 = arith.muli %0, %c32_i64 : i64
    %50 = arith.cmpi slt, %0, %c0_i64 : i64
    %51 = arith.select %50, %c32_i64, %49 : i64
    %52 = arith.muli %51, %0 : i64
    %53 = arith.select %50, %c32_i64, %52 : i64
    %54 = arith.index_cast %43 : index to i64
    %55 = arith.muli %54, %c8_i64 : i64
    %56 = arith.index_cast %dim_5 : index to i64
    %57 = arith.muli %55, %56 : i64
    %58 = arith.divsi %57, %53 : i64
    %59 = arith.select %50, %58, %0 : i64
    %from_elements = tensor.from_elements %c32_i64, %59, %59 : tensor<3xi64>
    %reshape = tensor.reshape %48(%from_elements) : (tensor<8x?x?xbf16>, tensor<3xi64>) -> tensor<32x?x?xbf16>
    %60 = arith.index_cast %59 : i64 to index
    %61 = tensor.empty(%60, %60) : tensor<32x?x?xbf16>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape : tensor<32x?x?xbf16>) outs(%61 : tensor<32x?x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %124 = arith.truncf %cst_2 : f64 to bf16
      %125 = arith.mulf %in, %124 : bf16
      linalg.yield %125 : bf16
    } -> tensor<32x?x?xbf16>
    %63 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %causal_mask : tensor<32x?x?xbf16>, tensor<?x?xbf16>) outs(%61 : tensor<32x?x?xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.addf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<32x?x?xbf16>
    %64 = tensor.empty(%60, %60) : tensor<32x?x?xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<32x?x?xbf16>) outs(%64 : tensor<32x?x?xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %124 = arith.extf %in : bf16 to f32
      linalg.yield %124 : f32
    } -> tensor<32x?x?xf32>
    %66 = tensor.empty(%60) : tensor<32x?xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<32x?xi64>) -> tensor<32x?xi64>
    %68 = tensor.empty(%60) : tensor<32x?xf32>
    %69 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<32x?xf32>) -> tensor<32x?xf32>
    %70:2 = linalg.generic {indexing_maps = [#map3, #map7, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<32x?x?xf32>) outs(%69, %67 : tensor<32x?xf32>, tensor<32x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_25: i64):
      %124 = linalg.index 2 : index
      %125 = arith.index_cast %124 : index to i64
      %126 = arith.maximumf %in, %out : f32
      %127 = arith.cmpf ogt, %in, %out : f32
      %128 = arith.select %127, %125, %out_25 : i64
      linalg.yield %126, %128 : f32, i64
    } -> (tensor<32x?xf32>, tensor<32x?xi64>)
    %expanded_18 = tensor.expand_shape %70#0 [[0], [1, 2]] output_shape [32, %60, 1] : tensor<32x?xf32> into tensor<32x?x1xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %expanded_18 : tensor<32x?x?xf32>, tensor<32x?x1xf32>) outs(%64 : tensor<32x?x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %124 = arith.subf %in, %in_25 : f32
      linalg.yield %124 : f32
    } -> tensor<32x?x?xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<32x?x?xf32>) outs(%64 : tensor<32x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.exp %in : f32
      linalg.yield %124 : f32
    } -> tensor<32x?x?xf32>
    %73 = tensor.empty(%60) : tensor<32x?x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<32x?x1xf32>) -> tensor<32x?x1xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<32x?x?xf32>) outs(%74 : tensor<32x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<32x?x1xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<32x?x?xf32>, tensor<32x?x1xf32>) outs(%64 : tensor<32x?x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %124 = arith.divf %in, %in_25 : f32
      linalg.yield %124 : f32
    } -> tensor<32x?x?xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<32x?x?xf32>) outs(%61 : tensor<32x?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<32x?x?xbf16>
    %78 = arith.cmpi slt, %41, %c0_i64 : i64
    %79 = arith.select %78, %c8_i64, %49 : i64
    %80 = arith.muli %79, %0 : i64
    %81 = arith.select %50, %79, %80 : i64
    %82 = arith.muli %59, %c32_i64 : i64
    %83 = arith.muli %82, %59 : i64
    %84 = arith.divsi %83, %81 : i64
    %85 = arith.select %78, %84, %41 : i64
    %86 = arith.select %50, %84, %0 : i64
    %from_elements_19 = tensor.from_elements %c8_i64, %85, %86 : tensor<3xi64>
    %reshape_20 = tensor.reshape %77(%from_elements_19) : (tensor<32x?x?xbf16>, tensor<3xi64>) -> tensor<8x?x?xbf16>
    %87 = arith.index_cast %85 : i64 to index
    %88 = tensor.empty(%87) : tensor<8x?x128xf32>
    %89 = linalg.fill ins(%cst : f32) outs(%88 : tensor<8x?x128xf32>) -> tensor<8x?x128xf32>
    %90 = linalg.batch_matmul ins(%reshape_20, %transposed_15 : tensor<8x?x?xbf16>, tensor<8x?x128xbf16>) outs(%89 : tensor<8x?x128xf32>) -> tensor<8x?x128xf32>
    %91 = tensor.empty(%87) : tensor<8x?x128xbf16>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<8x?x128xf32>) outs(%91 : tensor<8x?x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<8x?x128xbf16>
    %collapsed_21 = tensor.collapse_shape %92 [[0, 1], [2]] : tensor<8x?x128xbf16> into tensor<?x128xbf16>
    %93 = affine.apply #map9()[%87]
    %94 = arith.divsi %93, %c32 : index
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0, 1], [2]] output_shape [32, %94, 128] : tensor<?x128xbf16> into tensor<32x?x128xbf16>
    %95 = tensor.empty(%94) : tensor<?x32x128xbf16>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<32x?x128xbf16>) outs(%95 : tensor<?x32x128xbf16>) permutation = [1, 0, 2] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1, 2]] : tensor<?x32x128xbf16> into tensor<?x4096xbf16>
    %96 = tensor.empty(%94) : tensor<?x4096xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
    %98 = linalg.matmul ins(%collapsed_24, %self_attn.o_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x4096xbf16>) outs(%97 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
    %99 = tensor.empty(%94) : tensor<?x4096xbf16>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<?x4096xf32>) outs(%99 : tensor<?x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<?x4096xbf16>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%hidden, %100 : tensor<?x4096xbf16>, tensor<?x4096xbf16>) outs(%11 : tensor<?x4096xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.addf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x4096xbf16>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<?x4096xbf16>) outs(%1 : tensor<?x4096xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %124 = arith.extf %in : bf16 to f32
      linalg.yield %124 : f32
    } -> tensor<?x4096xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%102, %102 : tensor<?x4096xf32>, tensor<?x4096xf32>) outs(%1 : tensor<?x4096xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %124 = arith.mulf %in, %in_25 : f32
      linalg.yield %124 : f32
    } -> tensor<?x4096xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%103 : tensor<?x4096xf32>) outs(%5 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<?x1xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<?x1xf32>) outs(%4 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.divf %in, %cst_4 : f32
      linalg.yield %124 : f32
    } -> tensor<?x1xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<?x1xf32>) outs(%4 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.truncf %cst_3 : f64 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<?x1xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<?x1xf32>) outs(%4 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.rsqrt %in : f32
      linalg.yield %124 : f32
    } -> tensor<?x1xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%102, %107 : tensor<?x4096xf32>, tensor<?x1xf32>) outs(%1 : tensor<?x4096xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %124 = arith.mulf %in, %in_25 : f32
      linalg.yield %124 : f32
    } -> tensor<?x4096xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<?x4096xf32>) outs(%11 : tensor<?x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<?x4096xbf16>
    %110 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%post_attention_layernorm.weight, %109 : tensor<4096xbf16>, tensor<?x4096xbf16>) outs(%11 : tensor<?x4096xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x4096xbf16>
    %111 = tensor.empty(%dim_5) : tensor<?x14336xf32>
    %112 = linalg.fill ins(%cst : f32) outs(%111 : tensor<?x14336xf32>) -> tensor<?x14336xf32>
    %113 = linalg.matmul ins(%110, %mlp.gate_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x14336xbf16>) outs(%112 : tensor<?x14336xf32>) -> tensor<?x14336xf32>
    %114 = tensor.empty(%dim_5) : tensor<?x14336xbf16>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<?x14336xf32>) outs(%114 : tensor<?x14336xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<?x14336xbf16>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<?x14336xbf16>) outs(%114 : tensor<?x14336xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %124 = arith.negf %in : bf16
      %125 = math.exp %124 : bf16
      %126 = arith.addf %125, %cst_1 : bf16
      %127 = arith.divf %cst_1, %126 : bf16
      linalg.yield %127 : bf16
    } -> tensor<?x14336xbf16>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%116, %115 : tensor<?x14336xbf16>, tensor<?x14336xbf16>) outs(%114 : tensor<?x14336xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x14336xbf16>
    %118 = linalg.matmul ins(%110, %mlp.up_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x14336xbf16>) outs(%112 : tensor<?x14336xf32>) -> tensor<?x14336xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<?x14336xf32>) outs(%114 : tensor<?x14336xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<?x14336xbf16>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%117, %119 : tensor<?x14336xbf16>, tensor<?x14336xbf16>) outs(%114 : tensor<?x14336xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x14336xbf16>
    %121 = linalg.matmul ins(%120, %mlp.down_proj.weight.T : tensor<?x14336xbf16>, tensor<14336x4096xbf16>) outs(%14 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<?x4096xf32>) outs(%11 : tensor<?x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<?x4096xbf16>
    %123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%101, %122 : tensor<?x4096xbf16>, tensor<?x4096xbf16>) outs(%11 : tensor<?x4096xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %124 = arith.addf %in, %in_25 : bf16
      linalg.yield %124 : bf16
    } -> tensor<?x4096xbf16>
    return %123, %transposed, %transposed_15 : tensor<?x4096xbf16>, tensor<8x128x?xbf16>, tensor<8x?x128xbf16>
  }
}

