// Made by utils/import_models.py with torch 2.11.0, torchvision 0.26.0, transformers 4.57.6, torch-mlir 20261001, mlir-opt 22.1.8; do not edit.
// transformers GPT-2 small with output projection, one sequence of 1024 tokens, f32.

#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(
      %input_ids: tensor<1x1024xi64>,
      %position_ids: tensor<1x1024xi64>,
      %attention_mask: tensor<1x1x1024x1024xf32>,
      %model.transformer.wte.weight: tensor<50257x768xf32>,
      %model.transformer.wpe.weight: tensor<1024x768xf32>,
      %model.transformer.h.0.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.0.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.0.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.0.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.0.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.0.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.0.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.0.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.0.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.0.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.0.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.0.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.1.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.1.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.1.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.1.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.1.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.1.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.1.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.1.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.1.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.1.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.1.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.1.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.2.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.2.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.2.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.2.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.2.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.2.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.2.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.2.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.2.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.2.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.2.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.2.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.3.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.3.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.3.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.3.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.3.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.3.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.3.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.3.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.3.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.3.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.3.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.3.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.4.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.4.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.4.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.4.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.4.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.4.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.4.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.4.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.4.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.4.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.4.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.4.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.5.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.5.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.5.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.5.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.5.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.5.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.5.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.5.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.5.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.5.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.5.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.5.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.6.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.6.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.6.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.6.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.6.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.6.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.6.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.6.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.6.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.6.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.6.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.6.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.7.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.7.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.7.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.7.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.7.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.7.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.7.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.7.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.7.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.7.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.7.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.7.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.8.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.8.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.8.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.8.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.8.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.8.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.8.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.8.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.8.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.8.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.8.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.8.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.9.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.9.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.9.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.9.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.9.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.9.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.9.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.9.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.9.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.9.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.9.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.9.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.10.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.10.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.10.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.10.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.10.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.10.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.10.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.10.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.10.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.10.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.10.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.10.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.11.ln_1.weight: tensor<768xf32>,
      %model.transformer.h.11.ln_1.bias: tensor<768xf32>,
      %model.transformer.h.11.attn.c_attn.weight: tensor<768x2304xf32>,
      %model.transformer.h.11.attn.c_attn.bias: tensor<2304xf32>,
      %model.transformer.h.11.attn.c_proj.weight: tensor<768x768xf32>,
      %model.transformer.h.11.attn.c_proj.bias: tensor<768xf32>,
      %model.transformer.h.11.ln_2.weight: tensor<768xf32>,
      %model.transformer.h.11.ln_2.bias: tensor<768xf32>,
      %model.transformer.h.11.mlp.c_fc.weight: tensor<768x3072xf32>,
      %model.transformer.h.11.mlp.c_fc.bias: tensor<3072xf32>,
      %model.transformer.h.11.mlp.c_proj.weight: tensor<3072x768xf32>,
      %model.transformer.h.11.mlp.c_proj.bias: tensor<768xf32>,
      %model.transformer.ln_f.weight: tensor<768xf32>,
      %model.transformer.ln_f.bias: tensor<768xf32>,
      %model.lm_head.weight.T: tensor<768x50257xf32>) -> tensor<1x1024x50257xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.79788456080286541 : f64
    %cst_2 = arith.constant 4.471500e-02 : f64
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 7.680000e+02 : f32
    %cst_5 = arith.constant 1.250000e-01 : f32
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x1024x768xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%input_ids : tensor<1x1024xi64>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: i64, %out: f32):
      %629 = arith.index_cast %in : i64 to index
      %630 = linalg.index 2 : index
      %extracted = tensor.extract %model.transformer.wte.weight[%629, %630] : tensor<50257x768xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1024x768xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%position_ids : tensor<1x1024xi64>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: i64, %out: f32):
      %629 = arith.index_cast %in : i64 to index
      %630 = linalg.index 2 : index
      %extracted = tensor.extract %model.transformer.wpe.weight[%629, %630] : tensor<1024x768xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1024x768xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %4 = tensor.empty() : tensor<1x1024x1xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x1024x1xf32>) -> tensor<1x1024x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %13 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %model.transformer.h.0.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %model.transformer.h.0.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed = tensor.collapse_shape %16 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %17 = tensor.empty() : tensor<1024x2304xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %19 = linalg.matmul ins(%collapsed, %model.transformer.h.0.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%19, %model.transformer.h.0.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded = tensor.expand_shape %20 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_8 = tensor.extract_slice %expanded[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_10 = tensor.expand_shape %extracted_slice_8 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_11 = tensor.expand_shape %extracted_slice_9 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %21 = tensor.empty() : tensor<1x12x1024x64xf32>
    %transposed = linalg.transpose ins(%expanded_11 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_12 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %22 = tensor.empty() : tensor<1x12x64x1024xf32>
    %transposed_14 = linalg.transpose ins(%expanded_10 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_15 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_16 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %23 = tensor.empty() : tensor<12x1024x1024xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %25 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_17 = tensor.expand_shape %25 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %26 = tensor.empty() : tensor<1x12x1024x1024xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %29 = tensor.empty() : tensor<1x12x1024xi64>
    %30 = linalg.fill ins(%c0_i64 : i64) outs(%29 : tensor<1x12x1024xi64>) -> tensor<1x12x1024xi64>
    %31 = tensor.empty() : tensor<1x12x1024xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<1x12x1024xf32>) -> tensor<1x12x1024xf32>
    %33:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_18 = tensor.expand_shape %33#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %expanded_18 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %35 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %36 = tensor.empty() : tensor<1x12x1024x1xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<1x12x1024x1xf32>) -> tensor<1x12x1024x1xf32>
    %38 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %39 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_19 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_20 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %40 = tensor.empty() : tensor<12x1024x64xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %42 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_21 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %43 = tensor.empty() : tensor<1x1024x12x64xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %44 = tensor.empty() : tensor<1024x768xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %46 = linalg.matmul ins(%collapsed_23, %model.transformer.h.0.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%46, %model.transformer.h.0.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_24 = tensor.expand_shape %47 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %3 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%48 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %50 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %51 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %56 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %model.transformer.h.0.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %model.transformer.h.0.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_25 = tensor.collapse_shape %59 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %60 = tensor.empty() : tensor<1024x3072xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %62 = linalg.matmul ins(%collapsed_25, %model.transformer.h.0.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%62, %model.transformer.h.0.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_26 = tensor.expand_shape %63 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %64 = tensor.empty() : tensor<1x1024x3072xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26, %67 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %71 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_27 = tensor.collapse_shape %72 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %73 = linalg.matmul ins(%collapsed_27, %model.transformer.h.0.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%73, %model.transformer.h.0.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_28 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %expanded_28 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %77 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %78 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %83 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %model.transformer.h.1.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %model.transformer.h.1.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_29 = tensor.collapse_shape %86 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %87 = linalg.matmul ins(%collapsed_29, %model.transformer.h.1.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %88 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%87, %model.transformer.h.1.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded_30 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice_31 = tensor.extract_slice %expanded_30[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_32 = tensor.extract_slice %expanded_30[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_33 = tensor.extract_slice %expanded_30[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_34 = tensor.expand_shape %extracted_slice_32 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_35 = tensor.expand_shape %extracted_slice_33 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_37 = tensor.expand_shape %extracted_slice_31 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_39 = linalg.transpose ins(%expanded_34 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_40 = tensor.collapse_shape %transposed_38 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_41 = tensor.collapse_shape %transposed_39 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %89 = linalg.batch_matmul ins(%collapsed_40, %collapsed_41 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_42 = tensor.expand_shape %89 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %90 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %91 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %92:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%91 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_43 = tensor.expand_shape %92#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %93 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %expanded_43 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %94 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %95 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%94 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %96 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %95 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_44 = tensor.collapse_shape %96 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_45 = tensor.collapse_shape %transposed_36 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %97 = linalg.batch_matmul ins(%collapsed_44, %collapsed_45 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_46 = tensor.expand_shape %97 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_48 = tensor.collapse_shape %transposed_47 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %98 = linalg.matmul ins(%collapsed_48, %model.transformer.h.1.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%98, %model.transformer.h.1.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_49 = tensor.expand_shape %99 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49, %75 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %102 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %103 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %108 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %model.transformer.h.1.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %model.transformer.h.1.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_50 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %112 = linalg.matmul ins(%collapsed_50, %model.transformer.h.1.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %113 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%112, %model.transformer.h.1.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_51 = tensor.expand_shape %113 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51, %116 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %120 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_52 = tensor.collapse_shape %121 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %122 = linalg.matmul ins(%collapsed_52, %model.transformer.h.1.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%122, %model.transformer.h.1.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_53 = tensor.expand_shape %123 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %expanded_53 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %126 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %127 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %132 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %model.transformer.h.2.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %model.transformer.h.2.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_54 = tensor.collapse_shape %135 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %136 = linalg.matmul ins(%collapsed_54, %model.transformer.h.2.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %137 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%136, %model.transformer.h.2.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded_55 = tensor.expand_shape %137 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice_56 = tensor.extract_slice %expanded_55[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_57 = tensor.extract_slice %expanded_55[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_58 = tensor.extract_slice %expanded_55[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_59 = tensor.expand_shape %extracted_slice_57 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_60 = tensor.expand_shape %extracted_slice_58 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_61 = linalg.transpose ins(%expanded_60 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_62 = tensor.expand_shape %extracted_slice_56 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_63 = linalg.transpose ins(%expanded_62 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_64 = linalg.transpose ins(%expanded_59 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_65 = tensor.collapse_shape %transposed_63 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_66 = tensor.collapse_shape %transposed_64 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %138 = linalg.batch_matmul ins(%collapsed_65, %collapsed_66 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_67 = tensor.expand_shape %138 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %139 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %140 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %141:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%140 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_68 = tensor.expand_shape %141#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %142 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %expanded_68 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %143 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %144 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%143 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %145 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %144 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_69 = tensor.collapse_shape %145 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_70 = tensor.collapse_shape %transposed_61 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %146 = linalg.batch_matmul ins(%collapsed_69, %collapsed_70 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_71 = tensor.expand_shape %146 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %transposed_72 = linalg.transpose ins(%expanded_71 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_73 = tensor.collapse_shape %transposed_72 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %147 = linalg.matmul ins(%collapsed_73, %model.transformer.h.2.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %148 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%147, %model.transformer.h.2.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_74 = tensor.expand_shape %148 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74, %124 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%149 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %151 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %152 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%153 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %157 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %model.transformer.h.2.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %model.transformer.h.2.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_75 = tensor.collapse_shape %160 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %161 = linalg.matmul ins(%collapsed_75, %model.transformer.h.2.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %162 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%161, %model.transformer.h.2.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_76 = tensor.expand_shape %162 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76, %165 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %169 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_77 = tensor.collapse_shape %170 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %171 = linalg.matmul ins(%collapsed_77, %model.transformer.h.2.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %172 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%171, %model.transformer.h.2.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_78 = tensor.expand_shape %172 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %expanded_78 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%173 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %175 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %176 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%177 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %181 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %model.transformer.h.3.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %model.transformer.h.3.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_79 = tensor.collapse_shape %184 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %185 = linalg.matmul ins(%collapsed_79, %model.transformer.h.3.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %186 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %model.transformer.h.3.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded_80 = tensor.expand_shape %186 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice_81 = tensor.extract_slice %expanded_80[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_82 = tensor.extract_slice %expanded_80[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_83 = tensor.extract_slice %expanded_80[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_84 = tensor.expand_shape %extracted_slice_82 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_85 = tensor.expand_shape %extracted_slice_83 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_86 = linalg.transpose ins(%expanded_85 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_87 = tensor.expand_shape %extracted_slice_81 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_88 = linalg.transpose ins(%expanded_87 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_89 = linalg.transpose ins(%expanded_84 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_90 = tensor.collapse_shape %transposed_88 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_91 = tensor.collapse_shape %transposed_89 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %187 = linalg.batch_matmul ins(%collapsed_90, %collapsed_91 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_92 = tensor.expand_shape %187 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %188 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_92 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %189 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %190:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%189 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_93 = tensor.expand_shape %190#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %191 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189, %expanded_93 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %192 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %193 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%192 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %194 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192, %193 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_94 = tensor.collapse_shape %194 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_95 = tensor.collapse_shape %transposed_86 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %195 = linalg.batch_matmul ins(%collapsed_94, %collapsed_95 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_96 = tensor.expand_shape %195 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_98 = tensor.collapse_shape %transposed_97 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %196 = linalg.matmul ins(%collapsed_98, %model.transformer.h.3.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %197 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%196, %model.transformer.h.3.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_99 = tensor.expand_shape %197 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %198 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99, %173 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%198 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %200 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %201 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%202 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %206 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %model.transformer.h.3.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %model.transformer.h.3.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_100 = tensor.collapse_shape %209 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %210 = linalg.matmul ins(%collapsed_100, %model.transformer.h.3.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %211 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%210, %model.transformer.h.3.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_101 = tensor.expand_shape %211 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %212 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_101 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %213 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_101 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_101, %214 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %216 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %219 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %218 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_102 = tensor.collapse_shape %219 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %220 = linalg.matmul ins(%collapsed_102, %model.transformer.h.3.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %221 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%220, %model.transformer.h.3.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_103 = tensor.expand_shape %221 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %expanded_103 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %224 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %225 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%226 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %230 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %model.transformer.h.4.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %model.transformer.h.4.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_104 = tensor.collapse_shape %233 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %234 = linalg.matmul ins(%collapsed_104, %model.transformer.h.4.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %235 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%234, %model.transformer.h.4.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded_105 = tensor.expand_shape %235 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice_106 = tensor.extract_slice %expanded_105[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_107 = tensor.extract_slice %expanded_105[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_108 = tensor.extract_slice %expanded_105[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_109 = tensor.expand_shape %extracted_slice_107 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_110 = tensor.expand_shape %extracted_slice_108 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_111 = linalg.transpose ins(%expanded_110 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_112 = tensor.expand_shape %extracted_slice_106 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_113 = linalg.transpose ins(%expanded_112 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_114 = linalg.transpose ins(%expanded_109 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_115 = tensor.collapse_shape %transposed_113 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_116 = tensor.collapse_shape %transposed_114 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %236 = linalg.batch_matmul ins(%collapsed_115, %collapsed_116 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_117 = tensor.expand_shape %236 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %237 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_117 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %238 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%237, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %239:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%238 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_118 = tensor.expand_shape %239#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %240 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238, %expanded_118 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %241 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%240 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %242 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%241 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %243 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241, %242 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_119 = tensor.collapse_shape %243 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_120 = tensor.collapse_shape %transposed_111 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %244 = linalg.batch_matmul ins(%collapsed_119, %collapsed_120 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_121 = tensor.expand_shape %244 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %transposed_122 = linalg.transpose ins(%expanded_121 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_123 = tensor.collapse_shape %transposed_122 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %245 = linalg.matmul ins(%collapsed_123, %model.transformer.h.4.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %246 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%245, %model.transformer.h.4.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_124 = tensor.expand_shape %246 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_124, %222 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%247 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %249 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %250 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%251 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %255 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %model.transformer.h.4.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %model.transformer.h.4.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_125 = tensor.collapse_shape %258 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %259 = linalg.matmul ins(%collapsed_125, %model.transformer.h.4.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %260 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%259, %model.transformer.h.4.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_126 = tensor.expand_shape %260 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_126 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_126 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_126, %263 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %267 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_127 = tensor.collapse_shape %268 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %269 = linalg.matmul ins(%collapsed_127, %model.transformer.h.4.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %270 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%269, %model.transformer.h.4.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_128 = tensor.expand_shape %270 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %expanded_128 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%271 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %274 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %273 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %275 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %274 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%275 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %277 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %279 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %model.transformer.h.5.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %282 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %model.transformer.h.5.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_129 = tensor.collapse_shape %282 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %283 = linalg.matmul ins(%collapsed_129, %model.transformer.h.5.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %284 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%283, %model.transformer.h.5.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded_130 = tensor.expand_shape %284 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice_131 = tensor.extract_slice %expanded_130[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_132 = tensor.extract_slice %expanded_130[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_133 = tensor.extract_slice %expanded_130[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_134 = tensor.expand_shape %extracted_slice_132 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_135 = tensor.expand_shape %extracted_slice_133 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_136 = linalg.transpose ins(%expanded_135 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_137 = tensor.expand_shape %extracted_slice_131 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_138 = linalg.transpose ins(%expanded_137 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_139 = linalg.transpose ins(%expanded_134 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_140 = tensor.collapse_shape %transposed_138 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_141 = tensor.collapse_shape %transposed_139 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %285 = linalg.batch_matmul ins(%collapsed_140, %collapsed_141 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_142 = tensor.expand_shape %285 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %286 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %287 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %288:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%287 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_143 = tensor.expand_shape %288#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %289 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%287, %expanded_143 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %290 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %291 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%290 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %292 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290, %291 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_144 = tensor.collapse_shape %292 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_145 = tensor.collapse_shape %transposed_136 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %293 = linalg.batch_matmul ins(%collapsed_144, %collapsed_145 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_146 = tensor.expand_shape %293 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %transposed_147 = linalg.transpose ins(%expanded_146 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %294 = linalg.matmul ins(%collapsed_148, %model.transformer.h.5.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %295 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%294, %model.transformer.h.5.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_149 = tensor.expand_shape %295 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_149, %271 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%296 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %298 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %299 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%300 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %304 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %304 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %model.transformer.h.5.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %model.transformer.h.5.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_150 = tensor.collapse_shape %307 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %308 = linalg.matmul ins(%collapsed_150, %model.transformer.h.5.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %309 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%308, %model.transformer.h.5.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_151 = tensor.expand_shape %309 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_151 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %311 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_151 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %312 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_151, %312 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %314 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %316 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %316 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_152 = tensor.collapse_shape %317 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %318 = linalg.matmul ins(%collapsed_152, %model.transformer.h.5.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %319 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%318, %model.transformer.h.5.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_153 = tensor.expand_shape %319 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %expanded_153 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%320 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %322 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %323 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%324 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %328 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %model.transformer.h.6.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %model.transformer.h.6.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_154 = tensor.collapse_shape %331 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %332 = linalg.matmul ins(%collapsed_154, %model.transformer.h.6.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %333 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%332, %model.transformer.h.6.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded_155 = tensor.expand_shape %333 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice_156 = tensor.extract_slice %expanded_155[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_157 = tensor.extract_slice %expanded_155[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_158 = tensor.extract_slice %expanded_155[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_159 = tensor.expand_shape %extracted_slice_157 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_160 = tensor.expand_shape %extracted_slice_158 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_161 = linalg.transpose ins(%expanded_160 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_162 = tensor.expand_shape %extracted_slice_156 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_163 = linalg.transpose ins(%expanded_162 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_164 = linalg.transpose ins(%expanded_159 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_165 = tensor.collapse_shape %transposed_163 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_166 = tensor.collapse_shape %transposed_164 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %334 = linalg.batch_matmul ins(%collapsed_165, %collapsed_166 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_167 = tensor.expand_shape %334 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %335 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_167 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %336 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%335, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %337:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%336 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_168 = tensor.expand_shape %337#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %338 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%336, %expanded_168 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %339 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%338 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %340 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%339 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %341 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339, %340 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_169 = tensor.collapse_shape %341 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_170 = tensor.collapse_shape %transposed_161 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %342 = linalg.batch_matmul ins(%collapsed_169, %collapsed_170 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_171 = tensor.expand_shape %342 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %transposed_172 = linalg.transpose ins(%expanded_171 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_173 = tensor.collapse_shape %transposed_172 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %343 = linalg.matmul ins(%collapsed_173, %model.transformer.h.6.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %344 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%343, %model.transformer.h.6.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_174 = tensor.expand_shape %344 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_174, %320 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%345 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %347 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %348 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %347 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %349 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348, %348 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %350 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%349 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %351 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %352 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %353 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348, %353 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %model.transformer.h.6.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %model.transformer.h.6.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_175 = tensor.collapse_shape %356 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %357 = linalg.matmul ins(%collapsed_175, %model.transformer.h.6.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %358 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%357, %model.transformer.h.6.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_176 = tensor.expand_shape %358 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_176 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %360 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_176 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %361 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_176, %361 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %363 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %364 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %365 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %366 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %365 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_177 = tensor.collapse_shape %366 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %367 = linalg.matmul ins(%collapsed_177, %model.transformer.h.6.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %368 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%367, %model.transformer.h.6.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_178 = tensor.expand_shape %368 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %expanded_178 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %370 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%369 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %372 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %371 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %373 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %372 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %374 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%373 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %375 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %376 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %377 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %378 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %377 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %379 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378, %model.transformer.h.7.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %380 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %model.transformer.h.7.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_179 = tensor.collapse_shape %380 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %381 = linalg.matmul ins(%collapsed_179, %model.transformer.h.7.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %382 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%381, %model.transformer.h.7.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded_180 = tensor.expand_shape %382 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice_181 = tensor.extract_slice %expanded_180[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_182 = tensor.extract_slice %expanded_180[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_183 = tensor.extract_slice %expanded_180[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_184 = tensor.expand_shape %extracted_slice_182 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_185 = tensor.expand_shape %extracted_slice_183 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_186 = linalg.transpose ins(%expanded_185 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_187 = tensor.expand_shape %extracted_slice_181 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_188 = linalg.transpose ins(%expanded_187 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_189 = linalg.transpose ins(%expanded_184 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_190 = tensor.collapse_shape %transposed_188 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_191 = tensor.collapse_shape %transposed_189 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %383 = linalg.batch_matmul ins(%collapsed_190, %collapsed_191 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_192 = tensor.expand_shape %383 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %384 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_192 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %385 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %386:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%385 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_193 = tensor.expand_shape %386#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %387 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385, %expanded_193 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %388 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%387 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %389 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%388 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %390 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%388, %389 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_194 = tensor.collapse_shape %390 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_195 = tensor.collapse_shape %transposed_186 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %391 = linalg.batch_matmul ins(%collapsed_194, %collapsed_195 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_196 = tensor.expand_shape %391 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %transposed_197 = linalg.transpose ins(%expanded_196 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_198 = tensor.collapse_shape %transposed_197 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %392 = linalg.matmul ins(%collapsed_198, %model.transformer.h.7.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %393 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%392, %model.transformer.h.7.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_199 = tensor.expand_shape %393 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %394 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_199, %369 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %395 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%394 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %396 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %397 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394, %396 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %397 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %399 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%398 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %400 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %402 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %404 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %model.transformer.h.7.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %405 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %model.transformer.h.7.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_200 = tensor.collapse_shape %405 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %406 = linalg.matmul ins(%collapsed_200, %model.transformer.h.7.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %407 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%406, %model.transformer.h.7.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_201 = tensor.expand_shape %407 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_201 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %409 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_201 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %410 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %411 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_201, %410 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %412 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %413 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %414 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %415 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408, %414 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_202 = tensor.collapse_shape %415 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %416 = linalg.matmul ins(%collapsed_202, %model.transformer.h.7.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %417 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%416, %model.transformer.h.7.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_203 = tensor.expand_shape %417 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %418 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394, %expanded_203 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %419 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%418 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %420 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %421 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %420 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %422 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %421 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %423 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%422 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %424 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %425 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %426 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %427 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %426 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %428 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %model.transformer.h.8.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %429 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428, %model.transformer.h.8.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_204 = tensor.collapse_shape %429 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %430 = linalg.matmul ins(%collapsed_204, %model.transformer.h.8.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %431 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%430, %model.transformer.h.8.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded_205 = tensor.expand_shape %431 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice_206 = tensor.extract_slice %expanded_205[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_207 = tensor.extract_slice %expanded_205[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_208 = tensor.extract_slice %expanded_205[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_209 = tensor.expand_shape %extracted_slice_207 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_210 = tensor.expand_shape %extracted_slice_208 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_211 = linalg.transpose ins(%expanded_210 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_212 = tensor.expand_shape %extracted_slice_206 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_213 = linalg.transpose ins(%expanded_212 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_214 = linalg.transpose ins(%expanded_209 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_215 = tensor.collapse_shape %transposed_213 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_216 = tensor.collapse_shape %transposed_214 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %432 = linalg.batch_matmul ins(%collapsed_215, %collapsed_216 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_217 = tensor.expand_shape %432 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %433 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_217 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %434 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %435:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%434 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_218 = tensor.expand_shape %435#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %436 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%434, %expanded_218 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %437 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%436 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %438 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%437 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %439 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%437, %438 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_219 = tensor.collapse_shape %439 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_220 = tensor.collapse_shape %transposed_211 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %440 = linalg.batch_matmul ins(%collapsed_219, %collapsed_220 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_221 = tensor.expand_shape %440 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %transposed_222 = linalg.transpose ins(%expanded_221 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_223 = tensor.collapse_shape %transposed_222 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %441 = linalg.matmul ins(%collapsed_223, %model.transformer.h.8.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %442 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%441, %model.transformer.h.8.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_224 = tensor.expand_shape %442 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %443 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_224, %418 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %444 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%443 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %445 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %446 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %445 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %447 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %446 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %448 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%447 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %449 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %450 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %451 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %452 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %451 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %453 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %model.transformer.h.8.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %454 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %model.transformer.h.8.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_225 = tensor.collapse_shape %454 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %455 = linalg.matmul ins(%collapsed_225, %model.transformer.h.8.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %456 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%455, %model.transformer.h.8.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_226 = tensor.expand_shape %456 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %457 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_226 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %458 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_226 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %459 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %460 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_226, %459 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %461 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %462 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %463 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %464 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %463 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_227 = tensor.collapse_shape %464 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %465 = linalg.matmul ins(%collapsed_227, %model.transformer.h.8.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %466 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%465, %model.transformer.h.8.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_228 = tensor.expand_shape %466 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %467 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %expanded_228 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %468 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%467 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %469 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %470 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467, %469 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %471 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470, %470 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %472 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%471 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %473 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %474 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %475 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %476 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470, %475 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %477 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %model.transformer.h.9.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %478 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %model.transformer.h.9.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_229 = tensor.collapse_shape %478 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %479 = linalg.matmul ins(%collapsed_229, %model.transformer.h.9.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %480 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%479, %model.transformer.h.9.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded_230 = tensor.expand_shape %480 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice_231 = tensor.extract_slice %expanded_230[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_232 = tensor.extract_slice %expanded_230[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_233 = tensor.extract_slice %expanded_230[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_234 = tensor.expand_shape %extracted_slice_232 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_235 = tensor.expand_shape %extracted_slice_233 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_236 = linalg.transpose ins(%expanded_235 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_237 = tensor.expand_shape %extracted_slice_231 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_238 = linalg.transpose ins(%expanded_237 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_239 = linalg.transpose ins(%expanded_234 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_240 = tensor.collapse_shape %transposed_238 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_241 = tensor.collapse_shape %transposed_239 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %481 = linalg.batch_matmul ins(%collapsed_240, %collapsed_241 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_242 = tensor.expand_shape %481 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %482 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_242 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %483 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%482, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %484:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%483 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_243 = tensor.expand_shape %484#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %485 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%483, %expanded_243 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %486 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%485 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %487 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%486 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %488 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%486, %487 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_244 = tensor.collapse_shape %488 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_245 = tensor.collapse_shape %transposed_236 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %489 = linalg.batch_matmul ins(%collapsed_244, %collapsed_245 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_246 = tensor.expand_shape %489 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %transposed_247 = linalg.transpose ins(%expanded_246 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_248 = tensor.collapse_shape %transposed_247 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %490 = linalg.matmul ins(%collapsed_248, %model.transformer.h.9.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %491 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%490, %model.transformer.h.9.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_249 = tensor.expand_shape %491 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %492 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_249, %467 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %493 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%492 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %494 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %495 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492, %494 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %496 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %495 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %497 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%496 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %498 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %499 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %500 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %501 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %500 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %502 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %model.transformer.h.9.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %503 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502, %model.transformer.h.9.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_250 = tensor.collapse_shape %503 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %504 = linalg.matmul ins(%collapsed_250, %model.transformer.h.9.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %505 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%504, %model.transformer.h.9.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_251 = tensor.expand_shape %505 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %506 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_251 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %507 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_251 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %508 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%507 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %509 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_251, %508 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %510 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %511 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %512 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %513 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506, %512 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_252 = tensor.collapse_shape %513 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %514 = linalg.matmul ins(%collapsed_252, %model.transformer.h.9.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %515 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%514, %model.transformer.h.9.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_253 = tensor.expand_shape %515 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %516 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492, %expanded_253 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %517 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%516 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %518 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %519 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %518 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %520 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %519 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %521 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%520 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %522 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%521 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %523 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %524 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%523 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %525 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %524 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %526 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%525, %model.transformer.h.10.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %527 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526, %model.transformer.h.10.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_254 = tensor.collapse_shape %527 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %528 = linalg.matmul ins(%collapsed_254, %model.transformer.h.10.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %529 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%528, %model.transformer.h.10.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded_255 = tensor.expand_shape %529 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice_256 = tensor.extract_slice %expanded_255[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_257 = tensor.extract_slice %expanded_255[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_258 = tensor.extract_slice %expanded_255[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_259 = tensor.expand_shape %extracted_slice_257 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_260 = tensor.expand_shape %extracted_slice_258 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_261 = linalg.transpose ins(%expanded_260 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_262 = tensor.expand_shape %extracted_slice_256 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_263 = linalg.transpose ins(%expanded_262 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_264 = linalg.transpose ins(%expanded_259 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_265 = tensor.collapse_shape %transposed_263 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_266 = tensor.collapse_shape %transposed_264 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %530 = linalg.batch_matmul ins(%collapsed_265, %collapsed_266 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_267 = tensor.expand_shape %530 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %531 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_267 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %532 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%531, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %533:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%532 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_268 = tensor.expand_shape %533#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %534 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%532, %expanded_268 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %535 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%534 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %536 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%535 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %537 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%535, %536 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_269 = tensor.collapse_shape %537 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_270 = tensor.collapse_shape %transposed_261 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %538 = linalg.batch_matmul ins(%collapsed_269, %collapsed_270 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_271 = tensor.expand_shape %538 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %transposed_272 = linalg.transpose ins(%expanded_271 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_273 = tensor.collapse_shape %transposed_272 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %539 = linalg.matmul ins(%collapsed_273, %model.transformer.h.10.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %540 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%539, %model.transformer.h.10.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_274 = tensor.expand_shape %540 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_274, %516 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %542 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%541 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %543 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %544 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541, %543 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %545 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544, %544 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %546 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%545 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %547 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %548 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %549 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %550 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544, %549 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %551 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%550, %model.transformer.h.10.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %552 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551, %model.transformer.h.10.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_275 = tensor.collapse_shape %552 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %553 = linalg.matmul ins(%collapsed_275, %model.transformer.h.10.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %554 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%553, %model.transformer.h.10.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_276 = tensor.expand_shape %554 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %555 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_276 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %556 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_276 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %557 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%556 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %558 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_276, %557 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %559 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %560 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %561 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %562 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555, %561 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_277 = tensor.collapse_shape %562 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %563 = linalg.matmul ins(%collapsed_277, %model.transformer.h.10.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %564 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%563, %model.transformer.h.10.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_278 = tensor.expand_shape %564 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541, %expanded_278 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %566 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%565 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %567 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %568 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%565, %567 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %569 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%568, %568 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %570 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%569 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %571 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %572 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %573 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%572 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %574 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%568, %573 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %575 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574, %model.transformer.h.11.ln_1.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %576 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575, %model.transformer.h.11.ln_1.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_279 = tensor.collapse_shape %576 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %577 = linalg.matmul ins(%collapsed_279, %model.transformer.h.11.attn.c_attn.weight : tensor<1024x768xf32>, tensor<768x2304xf32>) outs(%18 : tensor<1024x2304xf32>) -> tensor<1024x2304xf32>
    %578 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%577, %model.transformer.h.11.attn.c_attn.bias : tensor<1024x2304xf32>, tensor<2304xf32>) outs(%17 : tensor<1024x2304xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x2304xf32>
    %expanded_280 = tensor.expand_shape %578 [[0, 1], [2]] output_shape [1, 1024, 2304] : tensor<1024x2304xf32> into tensor<1x1024x2304xf32>
    %extracted_slice_281 = tensor.extract_slice %expanded_280[0, 0, 0] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_282 = tensor.extract_slice %expanded_280[0, 0, 768] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %extracted_slice_283 = tensor.extract_slice %expanded_280[0, 0, 1536] [1, 1024, 768] [1, 1, 1] : tensor<1x1024x2304xf32> to tensor<1x1024x768xf32>
    %expanded_284 = tensor.expand_shape %extracted_slice_282 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %expanded_285 = tensor.expand_shape %extracted_slice_283 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_286 = linalg.transpose ins(%expanded_285 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %expanded_287 = tensor.expand_shape %extracted_slice_281 [[0], [1], [2, 3]] output_shape [1, 1024, 12, 64] : tensor<1x1024x768xf32> into tensor<1x1024x12x64xf32>
    %transposed_288 = linalg.transpose ins(%expanded_287 : tensor<1x1024x12x64xf32>) outs(%21 : tensor<1x12x1024x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_289 = linalg.transpose ins(%expanded_284 : tensor<1x1024x12x64xf32>) outs(%22 : tensor<1x12x64x1024xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_290 = tensor.collapse_shape %transposed_288 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %collapsed_291 = tensor.collapse_shape %transposed_289 [[0, 1], [2], [3]] : tensor<1x12x64x1024xf32> into tensor<12x64x1024xf32>
    %579 = linalg.batch_matmul ins(%collapsed_290, %collapsed_291 : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>) outs(%24 : tensor<12x1024x1024xf32>) -> tensor<12x1024x1024xf32>
    %expanded_292 = tensor.expand_shape %579 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 1024] : tensor<12x1024x1024xf32> into tensor<1x12x1024x1024xf32>
    %580 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_292 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_5 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %581 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%580, %attention_mask : tensor<1x12x1024x1024xf32>, tensor<1x1x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %582:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%581 : tensor<1x12x1024x1024xf32>) outs(%32, %30 : tensor<1x12x1024xf32>, tensor<1x12x1024xi64>) {
    ^bb0(%in: f32, %out: f32, %out_306: i64):
      %629 = linalg.index 3 : index
      %630 = arith.index_cast %629 : index to i64
      %631 = arith.maximumf %in, %out : f32
      %632 = arith.cmpf ogt, %in, %out : f32
      %633 = arith.select %632, %630, %out_306 : i64
      linalg.yield %631, %633 : f32, i64
    } -> (tensor<1x12x1024xf32>, tensor<1x12x1024xi64>)
    %expanded_293 = tensor.expand_shape %582#0 [[0], [1], [2, 3]] output_shape [1, 12, 1024, 1] : tensor<1x12x1024xf32> into tensor<1x12x1024x1xf32>
    %583 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%581, %expanded_293 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %584 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%583 : tensor<1x12x1024x1024xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %585 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%584 : tensor<1x12x1024x1024xf32>) outs(%37 : tensor<1x12x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1xf32>
    %586 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%584, %585 : tensor<1x12x1024x1024xf32>, tensor<1x12x1024x1xf32>) outs(%26 : tensor<1x12x1024x1024xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.divf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x12x1024x1024xf32>
    %collapsed_294 = tensor.collapse_shape %586 [[0, 1], [2], [3]] : tensor<1x12x1024x1024xf32> into tensor<12x1024x1024xf32>
    %collapsed_295 = tensor.collapse_shape %transposed_286 [[0, 1], [2], [3]] : tensor<1x12x1024x64xf32> into tensor<12x1024x64xf32>
    %587 = linalg.batch_matmul ins(%collapsed_294, %collapsed_295 : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) outs(%41 : tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32>
    %expanded_296 = tensor.expand_shape %587 [[0, 1], [2], [3]] output_shape [1, 12, 1024, 64] : tensor<12x1024x64xf32> into tensor<1x12x1024x64xf32>
    %transposed_297 = linalg.transpose ins(%expanded_296 : tensor<1x12x1024x64xf32>) outs(%43 : tensor<1x1024x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_298 = tensor.collapse_shape %transposed_297 [[0, 1], [2, 3]] : tensor<1x1024x12x64xf32> into tensor<1024x768xf32>
    %588 = linalg.matmul ins(%collapsed_298, %model.transformer.h.11.attn.c_proj.weight : tensor<1024x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %589 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%588, %model.transformer.h.11.attn.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_299 = tensor.expand_shape %589 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %590 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_299, %565 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %591 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%590 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %592 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %593 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590, %592 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %594 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%593, %593 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %595 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%594 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %596 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %597 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %598 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%597 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %599 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%593, %598 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %600 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%599, %model.transformer.h.11.ln_2.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %601 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600, %model.transformer.h.11.ln_2.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_300 = tensor.collapse_shape %601 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %602 = linalg.matmul ins(%collapsed_300, %model.transformer.h.11.mlp.c_fc.weight : tensor<1024x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
    %603 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%602, %model.transformer.h.11.mlp.c_fc.bias : tensor<1024x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x3072xf32>
    %expanded_301 = tensor.expand_shape %603 [[0, 1], [2]] output_shape [1, 1024, 3072] : tensor<1024x3072xf32> into tensor<1x1024x3072xf32>
    %604 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_301 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.mulf %in, %cst_6 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %605 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_301 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %606 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%605 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_2 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %607 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_301, %606 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %608 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%607 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_1 : f64 to f32
      %630 = arith.mulf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x3072xf32>
    %609 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%608 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %610 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%609 : tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %cst_7 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %611 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604, %610 : tensor<1x1024x3072xf32>, tensor<1x1024x3072xf32>) outs(%64 : tensor<1x1024x3072xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x3072xf32>
    %collapsed_302 = tensor.collapse_shape %611 [[0, 1], [2]] : tensor<1x1024x3072xf32> into tensor<1024x3072xf32>
    %612 = linalg.matmul ins(%collapsed_302, %model.transformer.h.11.mlp.c_proj.weight : tensor<1024x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %613 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%612, %model.transformer.h.11.mlp.c_proj.bias : tensor<1024x768xf32>, tensor<768xf32>) outs(%44 : tensor<1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1024x768xf32>
    %expanded_303 = tensor.expand_shape %613 [[0, 1], [2]] output_shape [1, 1024, 768] : tensor<1024x768xf32> into tensor<1x1024x768xf32>
    %614 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590, %expanded_303 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %615 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%614 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %616 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%615 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %617 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%614, %616 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.subf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %618 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%617, %617 : tensor<1x1024x768xf32>, tensor<1x1024x768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %619 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%618 : tensor<1x1024x768xf32>) outs(%5 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %in, %out : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %620 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%619 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_4 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %621 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.truncf %cst_3 : f64 to f32
      %630 = arith.addf %in, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<1x1024x1xf32>
    %622 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%621 : tensor<1x1024x1xf32>) outs(%4 : tensor<1x1024x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x1xf32>
    %623 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%617, %622 : tensor<1x1024x768xf32>, tensor<1x1024x1xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %624 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%623, %model.transformer.ln_f.weight : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.mulf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %625 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624, %model.transformer.ln_f.bias : tensor<1x1024x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x1024x768xf32>) {
    ^bb0(%in: f32, %in_306: f32, %out: f32):
      %629 = arith.addf %in, %in_306 : f32
      linalg.yield %629 : f32
    } -> tensor<1x1024x768xf32>
    %collapsed_304 = tensor.collapse_shape %625 [[0, 1], [2]] : tensor<1x1024x768xf32> into tensor<1024x768xf32>
    %626 = tensor.empty() : tensor<1024x50257xf32>
    %627 = linalg.fill ins(%cst : f32) outs(%626 : tensor<1024x50257xf32>) -> tensor<1024x50257xf32>
    %628 = linalg.matmul ins(%collapsed_304, %model.lm_head.weight.T : tensor<1024x768xf32>, tensor<768x50257xf32>) outs(%627 : tensor<1024x50257xf32>) -> tensor<1024x50257xf32>
    %expanded_305 = tensor.expand_shape %628 [[0, 1], [2]] output_shape [1, 1024, 50257] : tensor<1024x50257xf32> into tensor<1x1024x50257xf32>
    return %expanded_305 : tensor<1x1024x50257xf32>
  }
}

