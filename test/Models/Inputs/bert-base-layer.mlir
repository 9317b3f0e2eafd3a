// Made by utils/import_models.py with torch 2.11.0, torchvision 0.26.0, transformers 4.57.6, torch-mlir 20261001, mlir-opt 22.1.8; do not edit.
// one encoder layer of BERT base, one sequence of 128 tokens, f32.

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(
      %hidden: tensor<1x128x768xf32>,
      %mask: tensor<1x1x1x128xf32>,
      %module.attention.self.query.weight.T: tensor<768x768xf32>,
      %module.attention.self.query.bias: tensor<768xf32>,
      %module.attention.self.key.weight.T: tensor<768x768xf32>,
      %module.attention.self.key.bias: tensor<768xf32>,
      %module.attention.self.value.weight.T: tensor<768x768xf32>,
      %module.attention.self.value.bias: tensor<768xf32>,
      %module.attention.output.dense.weight.T: tensor<768x768xf32>,
      %module.attention.output.dense.bias: tensor<768xf32>,
      %module.attention.output.LayerNorm.weight: tensor<768xf32>,
      %module.attention.output.LayerNorm.bias: tensor<768xf32>,
      %module.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %module.intermediate.dense.bias: tensor<3072xf32>,
      %module.output.dense.weight.T: tensor<3072x768xf32>,
      %module.output.dense.bias: tensor<768xf32>,
      %module.output.LayerNorm.weight: tensor<768xf32>,
      %module.output.LayerNorm.bias: tensor<768xf32>) -> tensor<1x128x768xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 9.9999999999999998E-13 : f64
    %cst_4 = arith.constant 8.000000e+00 : f32
    %cst_5 = arith.constant 7.680000e+02 : f32
    %cst_6 = arith.constant 1.41421354 : f32
    %collapsed = tensor.collapse_shape %hidden [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %0 = tensor.empty() : tensor<128x768xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %2 = linalg.matmul ins(%collapsed, %module.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%1 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %module.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%0 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.addf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<128x768xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %4 = tensor.empty() : tensor<1x12x128x64xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<1x128x12x64xf32>) outs(%4 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %5 = linalg.matmul ins(%collapsed, %module.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%1 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %module.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%0 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.addf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<128x768xf32>
    %expanded_7 = tensor.expand_shape %6 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %7 = linalg.matmul ins(%collapsed, %module.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%1 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %module.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%0 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.addf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<128x768xf32>
    %expanded_8 = tensor.expand_shape %8 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<1x128x12x64xf32>) outs(%4 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %9 = tensor.empty() : tensor<1x12x64x128xf32>
    %transposed_10 = linalg.transpose ins(%expanded_7 : tensor<1x128x12x64xf32>) outs(%9 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_11 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_12 = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %10 = tensor.empty() : tensor<12x128x128xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %12 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%11 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_13 = tensor.expand_shape %12 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %13 = tensor.empty() : tensor<1x12x128x128xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<1x12x128x128xf32>) outs(%13 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.divf %in, %cst_4 : f32
      linalg.yield %68 : f32
    } -> tensor<1x12x128x128xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %mask : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%13 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.addf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x12x128x128xf32>
    %16 = tensor.empty() : tensor<1x12x128xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%16 : tensor<1x12x128xi64>) -> tensor<1x12x128xi64>
    %18 = tensor.empty() : tensor<1x12x128xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<1x12x128xf32>) -> tensor<1x12x128xf32>
    %20:2 = linalg.generic {indexing_maps = [#map2, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<1x12x128x128xf32>) outs(%19, %17 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_25: i64):
      %68 = linalg.index 3 : index
      %69 = arith.index_cast %68 : index to i64
      %70 = arith.maximumf %in, %out : f32
      %71 = arith.cmpf ogt, %in, %out : f32
      %72 = arith.select %71, %69, %out_25 : i64
      linalg.yield %70, %72 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_14 = tensor.expand_shape %20#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %expanded_14 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%13 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.subf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x12x128x128xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<1x12x128x128xf32>) outs(%13 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.exp %in : f32
      linalg.yield %68 : f32
    } -> tensor<1x12x128x128xf32>
    %23 = tensor.empty() : tensor<1x12x128x1xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<1x12x128x1xf32>) -> tensor<1x12x128x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<1x12x128x128xf32>) outs(%24 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %out : f32
      linalg.yield %68 : f32
    } -> tensor<1x12x128x1xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %25 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%13 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.divf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_15 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_16 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %27 = tensor.empty() : tensor<12x128x64xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %29 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%28 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_17 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %30 = tensor.empty() : tensor<1x128x12x64xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<1x12x128x64xf32>) outs(%30 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %31 = linalg.matmul ins(%collapsed_19, %module.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%1 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %module.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%0 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.addf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<128x768xf32>
    %expanded_20 = tensor.expand_shape %32 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %33 = tensor.empty() : tensor<1x128x768xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_20, %hidden : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.addf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    %35 = tensor.empty() : tensor<1x128x1xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<1x128x1xf32>) -> tensor<1x128x1xf32>
    %37 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<1x128x768xf32>) outs(%36 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %out : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x1xf32>
    %38 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<1x128x1xf32>) outs(%35 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.divf %in, %cst_5 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x1xf32>
    %39 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %38 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.subf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %39 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.mulf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<1x128x768xf32>) outs(%36 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %out : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x1xf32>
    %42 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<1x128x1xf32>) outs(%35 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.divf %in, %cst_5 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x1xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<1x128x1xf32>) outs(%35 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.truncf %cst_3 : f64 to f32
      %69 = arith.addf %in, %68 : f32
      linalg.yield %69 : f32
    } -> tensor<1x128x1xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<1x128x1xf32>) outs(%35 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.rsqrt %in : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x1xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %44 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.mulf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    %46 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %module.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.mulf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    %47 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %module.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.addf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_21 = tensor.collapse_shape %47 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %48 = tensor.empty() : tensor<128x3072xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %50 = linalg.matmul ins(%collapsed_21, %module.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%49 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %module.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%48 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.addf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<128x3072xf32>
    %expanded_22 = tensor.expand_shape %51 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %52 = tensor.empty() : tensor<1x128x3072xf32>
    %53 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<1x128x3072xf32>) outs(%52 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.divf %in, %cst_6 : f32
      %69 = math.erf %68 : f32
      %70 = arith.addf %69, %cst_1 : f32
      %71 = arith.mulf %70, %cst_2 : f32
      %72 = arith.mulf %in, %71 : f32
      linalg.yield %72 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_23 = tensor.collapse_shape %53 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %54 = linalg.matmul ins(%collapsed_23, %module.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%1 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %module.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%0 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.addf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<128x768xf32>
    %expanded_24 = tensor.expand_shape %55 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %56 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %47 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.addf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    %57 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%56 : tensor<1x128x768xf32>) outs(%36 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %out : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x1xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<1x128x1xf32>) outs(%35 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.divf %in, %cst_5 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x1xf32>
    %59 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %58 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.subf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    %60 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %59 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.mulf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    %61 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%60 : tensor<1x128x768xf32>) outs(%36 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %out : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x1xf32>
    %62 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<1x128x1xf32>) outs(%35 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.divf %in, %cst_5 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x1xf32>
    %63 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<1x128x1xf32>) outs(%35 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.truncf %cst_3 : f64 to f32
      %69 = arith.addf %in, %68 : f32
      linalg.yield %69 : f32
    } -> tensor<1x128x1xf32>
    %64 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<1x128x1xf32>) outs(%35 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.rsqrt %in : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x1xf32>
    %65 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %64 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.mulf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    %66 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %module.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.mulf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    %67 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %module.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%33 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %68 = arith.addf %in, %in_25 : f32
      linalg.yield %68 : f32
    } -> tensor<1x128x768xf32>
    return %67 : tensor<1x128x768xf32>
  }
}

