// Made by utils/import_models.py with torch 2.11.0, torchvision 0.26.0, transformers 4.57.6, torch-mlir 20261001, mlir-opt 22.1.8; do not edit.
// torchvision ViT-B/16, one 224x224 image, f32.

#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(
      %image: tensor<1x3x224x224xf32>,
      %class_token: tensor<1x1x768xf32>,
      %conv_proj.weight: tensor<768x3x16x16xf32>,
      %conv_proj.bias: tensor<768xf32>,
      %encoder.pos_embedding: tensor<1x197x768xf32>,
      %encoder.layers.encoder_layer_0.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_0.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_0.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_0.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_0.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_0.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_0.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_0.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_0.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_0.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_0.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_0.mlp.3.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_1.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_1.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_1.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_1.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_1.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_1.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_1.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_1.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_1.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_1.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_1.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_1.mlp.3.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_2.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_2.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_2.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_2.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_2.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_2.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_2.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_2.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_2.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_2.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_2.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_2.mlp.3.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_3.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_3.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_3.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_3.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_3.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_3.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_3.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_3.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_3.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_3.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_3.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_3.mlp.3.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_4.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_4.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_4.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_4.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_4.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_4.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_4.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_4.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_4.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_4.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_4.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_4.mlp.3.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_5.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_5.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_5.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_5.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_5.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_5.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_5.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_5.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_5.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_5.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_5.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_5.mlp.3.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_6.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_6.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_6.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_6.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_6.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_6.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_6.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_6.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_6.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_6.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_6.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_6.mlp.3.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_7.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_7.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_7.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_7.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_7.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_7.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_7.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_7.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_7.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_7.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_7.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_7.mlp.3.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_8.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_8.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_8.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_8.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_8.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_8.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_8.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_8.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_8.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_8.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_8.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_8.mlp.3.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_9.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_9.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_9.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_9.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_9.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_9.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_9.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_9.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_9.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_9.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_9.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_9.mlp.3.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_10.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_10.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_10.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_10.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_10.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_10.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_10.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_10.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_10.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_10.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_10.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_10.mlp.3.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_11.ln_1.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_11.ln_1.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_11.self_attention.in_proj_weight.T: tensor<768x2304xf32>,
      %encoder.layers.encoder_layer_11.self_attention.in_proj_bias: tensor<2304xf32>,
      %encoder.layers.encoder_layer_11.self_attention.out_proj.weight.T: tensor<768x768xf32>,
      %encoder.layers.encoder_layer_11.self_attention.out_proj.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_11.ln_2.weight: tensor<768xf32>,
      %encoder.layers.encoder_layer_11.ln_2.bias: tensor<768xf32>,
      %encoder.layers.encoder_layer_11.mlp.0.weight.T: tensor<768x3072xf32>,
      %encoder.layers.encoder_layer_11.mlp.0.bias: tensor<3072xf32>,
      %encoder.layers.encoder_layer_11.mlp.3.weight.T: tensor<3072x768xf32>,
      %encoder.layers.encoder_layer_11.mlp.3.bias: tensor<768xf32>,
      %encoder.ln.weight: tensor<768xf32>,
      %encoder.ln.bias: tensor<768xf32>,
      %heads.head.weight.T: tensor<768x1000xf32>,
      %heads.head.bias: tensor<1000xf32>) -> tensor<1x1000xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 7.680000e+02 : f32
    %cst_5 = arith.constant 1.250000e-01 : f32
    %cst_6 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<1x768x14x14xf32>
    %broadcasted = linalg.broadcast ins(%conv_proj.bias : tensor<768xf32>) outs(%0 : tensor<1x768x14x14xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<16> : vector<2xi64>} ins(%image, %conv_proj.weight : tensor<1x3x224x224xf32>, tensor<768x3x16x16xf32>) outs(%broadcasted : tensor<1x768x14x14xf32>) -> tensor<1x768x14x14xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<1x768x14x14xf32> into tensor<1x768x196xf32>
    %2 = tensor.empty() : tensor<1x196x768xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<1x768x196xf32>) outs(%2 : tensor<1x196x768xf32>) permutation = [0, 2, 1] 
    %concat = tensor.concat dim(1) %class_token, %transposed : (tensor<1x1x768xf32>, tensor<1x196x768xf32>) -> tensor<1x197x768xf32>
    %3 = tensor.empty() : tensor<1x197x768xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %encoder.pos_embedding : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %5 = tensor.empty() : tensor<1x197x1xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x197x1xf32>) -> tensor<1x197x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %8 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %14 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %encoder.layers.encoder_layer_0.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %encoder.layers.encoder_layer_0.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_7 = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %18 = tensor.empty() : tensor<197x2304xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %20 = linalg.matmul ins(%collapsed_7, %encoder.layers.encoder_layer_0.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %encoder.layers.encoder_layer_0.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded = tensor.expand_shape %21 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %22 = tensor.empty() : tensor<3x197x1x1x768xf32>
    %transposed_8 = linalg.transpose ins(%expanded : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice = tensor.extract_slice %collapsed_9[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_10 = tensor.extract_slice %collapsed_9[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_11 = tensor.extract_slice %collapsed_9[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_13 = tensor.expand_shape %collapsed_12 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %23 = tensor.empty() : tensor<12x197x64xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_15 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_16 = tensor.expand_shape %collapsed_15 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_18 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_19 = tensor.expand_shape %collapsed_18 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_21 = tensor.expand_shape %transposed_17 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %24 = tensor.empty() : tensor<1x12x64x197xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %25 = tensor.empty() : tensor<12x197x197xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %27 = linalg.batch_matmul ins(%transposed_14, %collapsed_23 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_24 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %28 = tensor.empty() : tensor<1x12x197x197xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %30 = tensor.empty() : tensor<1x12x197xi64>
    %31 = linalg.fill ins(%c0_i64 : i64) outs(%30 : tensor<1x12x197xi64>) -> tensor<1x12x197xi64>
    %32 = tensor.empty() : tensor<1x12x197xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<1x12x197xf32>) -> tensor<1x12x197xf32>
    %34:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_25 = tensor.expand_shape %34#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %expanded_25 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %37 = tensor.empty() : tensor<1x12x197x1xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<1x12x197x1xf32>) -> tensor<1x12x197x1xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%36 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %39 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_26 = tensor.collapse_shape %40 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%23 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %42 = linalg.batch_matmul ins(%collapsed_26, %transposed_20 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_27 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %43 = tensor.empty() : tensor<197x1x12x64xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %44 = tensor.empty() : tensor<197x768xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %46 = linalg.matmul ins(%collapsed_29, %encoder.layers.encoder_layer_0.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%46, %encoder.layers.encoder_layer_0.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_30 = tensor.expand_shape %47 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %4 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%48 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %50 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %51 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %56 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %encoder.layers.encoder_layer_0.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %encoder.layers.encoder_layer_0.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_31 = tensor.collapse_shape %59 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %60 = tensor.empty() : tensor<197x3072xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %62 = linalg.matmul ins(%collapsed_31, %encoder.layers.encoder_layer_0.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%62, %encoder.layers.encoder_layer_0.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_32 = tensor.expand_shape %63 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %64 = tensor.empty() : tensor<1x197x3072xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_33 = tensor.collapse_shape %65 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %66 = linalg.matmul ins(%collapsed_33, %encoder.layers.encoder_layer_0.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%66, %encoder.layers.encoder_layer_0.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_34 = tensor.expand_shape %67 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %expanded_34 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %70 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %71 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %76 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %encoder.layers.encoder_layer_1.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %encoder.layers.encoder_layer_1.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_35 = tensor.collapse_shape %79 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %80 = linalg.matmul ins(%collapsed_35, %encoder.layers.encoder_layer_1.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%80, %encoder.layers.encoder_layer_1.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded_36 = tensor.expand_shape %81 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice_39 = tensor.extract_slice %collapsed_38[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_40 = tensor.extract_slice %collapsed_38[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_41 = tensor.extract_slice %collapsed_38[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_42 = tensor.collapse_shape %extracted_slice_39 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_43 = tensor.expand_shape %collapsed_42 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_45 = tensor.collapse_shape %extracted_slice_40 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_46 = tensor.expand_shape %collapsed_45 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_48 = tensor.collapse_shape %extracted_slice_41 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_49 = tensor.expand_shape %collapsed_48 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_51 = tensor.expand_shape %transposed_47 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_52 = linalg.transpose ins(%expanded_51 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_53 = tensor.collapse_shape %transposed_52 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %82 = linalg.batch_matmul ins(%transposed_44, %collapsed_53 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_54 = tensor.expand_shape %82 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_54 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %84:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%83 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_55 = tensor.expand_shape %84#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %expanded_55 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %87 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_56 = tensor.collapse_shape %88 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %89 = linalg.batch_matmul ins(%collapsed_56, %transposed_50 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_57 = tensor.expand_shape %89 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_59 = tensor.collapse_shape %transposed_58 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %90 = linalg.matmul ins(%collapsed_59, %encoder.layers.encoder_layer_1.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%90, %encoder.layers.encoder_layer_1.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_60 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60, %68 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %94 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %95 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %100 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %encoder.layers.encoder_layer_1.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %encoder.layers.encoder_layer_1.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_61 = tensor.collapse_shape %103 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %104 = linalg.matmul ins(%collapsed_61, %encoder.layers.encoder_layer_1.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%104, %encoder.layers.encoder_layer_1.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_62 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_63 = tensor.collapse_shape %106 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %107 = linalg.matmul ins(%collapsed_63, %encoder.layers.encoder_layer_1.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%107, %encoder.layers.encoder_layer_1.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_64 = tensor.expand_shape %108 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %expanded_64 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%109 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %111 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %112 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%113 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %117 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %encoder.layers.encoder_layer_2.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %encoder.layers.encoder_layer_2.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_65 = tensor.collapse_shape %120 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %121 = linalg.matmul ins(%collapsed_65, %encoder.layers.encoder_layer_2.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %122 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%121, %encoder.layers.encoder_layer_2.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded_66 = tensor.expand_shape %122 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_68 = tensor.collapse_shape %transposed_67 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice_69 = tensor.extract_slice %collapsed_68[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_70 = tensor.extract_slice %collapsed_68[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_71 = tensor.extract_slice %collapsed_68[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_72 = tensor.collapse_shape %extracted_slice_69 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_73 = tensor.expand_shape %collapsed_72 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_75 = tensor.collapse_shape %extracted_slice_70 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_76 = tensor.expand_shape %collapsed_75 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_77 = linalg.transpose ins(%expanded_76 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_78 = tensor.collapse_shape %extracted_slice_71 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_79 = tensor.expand_shape %collapsed_78 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_80 = linalg.transpose ins(%expanded_79 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_81 = tensor.expand_shape %transposed_77 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_82 = linalg.transpose ins(%expanded_81 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_83 = tensor.collapse_shape %transposed_82 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %123 = linalg.batch_matmul ins(%transposed_74, %collapsed_83 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_84 = tensor.expand_shape %123 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %124 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_84 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %125:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%124 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_85 = tensor.expand_shape %125#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %126 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %expanded_85 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %127 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %128 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_86 = tensor.collapse_shape %129 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %130 = linalg.batch_matmul ins(%collapsed_86, %transposed_80 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_87 = tensor.expand_shape %130 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_88 = linalg.transpose ins(%expanded_87 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_89 = tensor.collapse_shape %transposed_88 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %131 = linalg.matmul ins(%collapsed_89, %encoder.layers.encoder_layer_2.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %132 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%131, %encoder.layers.encoder_layer_2.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_90 = tensor.expand_shape %132 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_90, %109 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%133 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %135 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %136 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%137 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %141 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %encoder.layers.encoder_layer_2.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %encoder.layers.encoder_layer_2.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_91 = tensor.collapse_shape %144 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %145 = linalg.matmul ins(%collapsed_91, %encoder.layers.encoder_layer_2.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %146 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%145, %encoder.layers.encoder_layer_2.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_92 = tensor.expand_shape %146 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_93 = tensor.collapse_shape %147 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %148 = linalg.matmul ins(%collapsed_93, %encoder.layers.encoder_layer_2.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%148, %encoder.layers.encoder_layer_2.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_94 = tensor.expand_shape %149 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %expanded_94 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %152 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %153 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %158 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %encoder.layers.encoder_layer_3.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %encoder.layers.encoder_layer_3.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_95 = tensor.collapse_shape %161 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %162 = linalg.matmul ins(%collapsed_95, %encoder.layers.encoder_layer_3.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %163 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%162, %encoder.layers.encoder_layer_3.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded_96 = tensor.expand_shape %163 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_98 = tensor.collapse_shape %transposed_97 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice_99 = tensor.extract_slice %collapsed_98[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_100 = tensor.extract_slice %collapsed_98[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_101 = tensor.extract_slice %collapsed_98[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_102 = tensor.collapse_shape %extracted_slice_99 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_103 = tensor.expand_shape %collapsed_102 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_104 = linalg.transpose ins(%expanded_103 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_105 = tensor.collapse_shape %extracted_slice_100 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_106 = tensor.expand_shape %collapsed_105 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_107 = linalg.transpose ins(%expanded_106 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_108 = tensor.collapse_shape %extracted_slice_101 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_109 = tensor.expand_shape %collapsed_108 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_110 = linalg.transpose ins(%expanded_109 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_111 = tensor.expand_shape %transposed_107 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_112 = linalg.transpose ins(%expanded_111 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_113 = tensor.collapse_shape %transposed_112 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %164 = linalg.batch_matmul ins(%transposed_104, %collapsed_113 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_114 = tensor.expand_shape %164 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %165 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_114 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %166:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%165 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_115 = tensor.expand_shape %166#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %167 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %expanded_115 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %168 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %169 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%168 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %170 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %169 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_116 = tensor.collapse_shape %170 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %171 = linalg.batch_matmul ins(%collapsed_116, %transposed_110 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_117 = tensor.expand_shape %171 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_118 = linalg.transpose ins(%expanded_117 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_119 = tensor.collapse_shape %transposed_118 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %172 = linalg.matmul ins(%collapsed_119, %encoder.layers.encoder_layer_3.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %173 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%172, %encoder.layers.encoder_layer_3.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_120 = tensor.expand_shape %173 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_120, %150 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %176 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %177 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%178 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %182 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %182 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %184 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %encoder.layers.encoder_layer_3.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %encoder.layers.encoder_layer_3.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_121 = tensor.collapse_shape %185 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %186 = linalg.matmul ins(%collapsed_121, %encoder.layers.encoder_layer_3.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %187 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%186, %encoder.layers.encoder_layer_3.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_122 = tensor.expand_shape %187 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_122 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_123 = tensor.collapse_shape %188 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %189 = linalg.matmul ins(%collapsed_123, %encoder.layers.encoder_layer_3.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %190 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%189, %encoder.layers.encoder_layer_3.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_124 = tensor.expand_shape %190 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %expanded_124 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %193 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %194 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %197 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %199 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %200 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %199 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %encoder.layers.encoder_layer_4.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %202 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %encoder.layers.encoder_layer_4.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_125 = tensor.collapse_shape %202 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %203 = linalg.matmul ins(%collapsed_125, %encoder.layers.encoder_layer_4.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %204 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%203, %encoder.layers.encoder_layer_4.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded_126 = tensor.expand_shape %204 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %transposed_127 = linalg.transpose ins(%expanded_126 : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_128 = tensor.collapse_shape %transposed_127 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice_129 = tensor.extract_slice %collapsed_128[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_130 = tensor.extract_slice %collapsed_128[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_131 = tensor.extract_slice %collapsed_128[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_132 = tensor.collapse_shape %extracted_slice_129 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_133 = tensor.expand_shape %collapsed_132 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_134 = linalg.transpose ins(%expanded_133 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_135 = tensor.collapse_shape %extracted_slice_130 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_136 = tensor.expand_shape %collapsed_135 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_137 = linalg.transpose ins(%expanded_136 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_138 = tensor.collapse_shape %extracted_slice_131 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_139 = tensor.expand_shape %collapsed_138 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_140 = linalg.transpose ins(%expanded_139 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_141 = tensor.expand_shape %transposed_137 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_142 = linalg.transpose ins(%expanded_141 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_143 = tensor.collapse_shape %transposed_142 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %205 = linalg.batch_matmul ins(%transposed_134, %collapsed_143 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_144 = tensor.expand_shape %205 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %206 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_144 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %207:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%206 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_145 = tensor.expand_shape %207#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %208 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %expanded_145 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %209 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %210 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%209 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %211 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %210 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_146 = tensor.collapse_shape %211 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %212 = linalg.batch_matmul ins(%collapsed_146, %transposed_140 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_147 = tensor.expand_shape %212 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_148 = linalg.transpose ins(%expanded_147 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_149 = tensor.collapse_shape %transposed_148 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %213 = linalg.matmul ins(%collapsed_149, %encoder.layers.encoder_layer_4.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %214 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%213, %encoder.layers.encoder_layer_4.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_150 = tensor.expand_shape %214 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_150, %191 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%215 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %218 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %217 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %219 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %218 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %220 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%219 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %221 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %223 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %225 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %encoder.layers.encoder_layer_4.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %226 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %encoder.layers.encoder_layer_4.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_151 = tensor.collapse_shape %226 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %227 = linalg.matmul ins(%collapsed_151, %encoder.layers.encoder_layer_4.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %228 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%227, %encoder.layers.encoder_layer_4.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_152 = tensor.expand_shape %228 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_152 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_153 = tensor.collapse_shape %229 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %230 = linalg.matmul ins(%collapsed_153, %encoder.layers.encoder_layer_4.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %231 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%230, %encoder.layers.encoder_layer_4.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_154 = tensor.expand_shape %231 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %232 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %expanded_154 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %233 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%232 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %235 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %234 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %235 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %237 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%236 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %238 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %240 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %241 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %240 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %242 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %encoder.layers.encoder_layer_5.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %encoder.layers.encoder_layer_5.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_155 = tensor.collapse_shape %243 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %244 = linalg.matmul ins(%collapsed_155, %encoder.layers.encoder_layer_5.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %245 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%244, %encoder.layers.encoder_layer_5.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded_156 = tensor.expand_shape %245 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %transposed_157 = linalg.transpose ins(%expanded_156 : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_158 = tensor.collapse_shape %transposed_157 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice_159 = tensor.extract_slice %collapsed_158[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_160 = tensor.extract_slice %collapsed_158[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_161 = tensor.extract_slice %collapsed_158[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_162 = tensor.collapse_shape %extracted_slice_159 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_163 = tensor.expand_shape %collapsed_162 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_164 = linalg.transpose ins(%expanded_163 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_165 = tensor.collapse_shape %extracted_slice_160 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_166 = tensor.expand_shape %collapsed_165 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_167 = linalg.transpose ins(%expanded_166 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_168 = tensor.collapse_shape %extracted_slice_161 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_169 = tensor.expand_shape %collapsed_168 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_170 = linalg.transpose ins(%expanded_169 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_171 = tensor.expand_shape %transposed_167 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_172 = linalg.transpose ins(%expanded_171 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_173 = tensor.collapse_shape %transposed_172 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %246 = linalg.batch_matmul ins(%transposed_164, %collapsed_173 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_174 = tensor.expand_shape %246 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %247 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_174 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %248:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%247 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_175 = tensor.expand_shape %248#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %249 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247, %expanded_175 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %250 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %251 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%250 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %252 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %251 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_176 = tensor.collapse_shape %252 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %253 = linalg.batch_matmul ins(%collapsed_176, %transposed_170 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_177 = tensor.expand_shape %253 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_178 = linalg.transpose ins(%expanded_177 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_179 = tensor.collapse_shape %transposed_178 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %254 = linalg.matmul ins(%collapsed_179, %encoder.layers.encoder_layer_5.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %255 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%254, %encoder.layers.encoder_layer_5.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_180 = tensor.expand_shape %255 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %256 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_180, %232 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %257 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %258 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %259 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %258 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %260 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %259 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %261 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%260 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %262 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %263 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %264 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %265 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %264 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %encoder.layers.encoder_layer_5.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %267 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %encoder.layers.encoder_layer_5.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_181 = tensor.collapse_shape %267 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %268 = linalg.matmul ins(%collapsed_181, %encoder.layers.encoder_layer_5.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %269 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%268, %encoder.layers.encoder_layer_5.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_182 = tensor.expand_shape %269 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_182 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_183 = tensor.collapse_shape %270 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %271 = linalg.matmul ins(%collapsed_183, %encoder.layers.encoder_layer_5.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %272 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%271, %encoder.layers.encoder_layer_5.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_184 = tensor.expand_shape %272 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %273 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %expanded_184 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %274 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%273 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %276 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %275 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %277 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %276 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %278 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%277 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %279 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %280 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %281 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %282 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %281 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %283 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %encoder.layers.encoder_layer_6.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283, %encoder.layers.encoder_layer_6.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_185 = tensor.collapse_shape %284 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %285 = linalg.matmul ins(%collapsed_185, %encoder.layers.encoder_layer_6.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %286 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%285, %encoder.layers.encoder_layer_6.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded_186 = tensor.expand_shape %286 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %transposed_187 = linalg.transpose ins(%expanded_186 : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_188 = tensor.collapse_shape %transposed_187 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice_189 = tensor.extract_slice %collapsed_188[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_190 = tensor.extract_slice %collapsed_188[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_191 = tensor.extract_slice %collapsed_188[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_192 = tensor.collapse_shape %extracted_slice_189 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_193 = tensor.expand_shape %collapsed_192 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_194 = linalg.transpose ins(%expanded_193 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_195 = tensor.collapse_shape %extracted_slice_190 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_196 = tensor.expand_shape %collapsed_195 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_197 = linalg.transpose ins(%expanded_196 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_198 = tensor.collapse_shape %extracted_slice_191 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_199 = tensor.expand_shape %collapsed_198 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_200 = linalg.transpose ins(%expanded_199 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_201 = tensor.expand_shape %transposed_197 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_202 = linalg.transpose ins(%expanded_201 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_203 = tensor.collapse_shape %transposed_202 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %287 = linalg.batch_matmul ins(%transposed_194, %collapsed_203 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_204 = tensor.expand_shape %287 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %288 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_204 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %289:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%288 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_205 = tensor.expand_shape %289#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %290 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288, %expanded_205 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %291 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %292 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%291 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %293 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%291, %292 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_206 = tensor.collapse_shape %293 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %294 = linalg.batch_matmul ins(%collapsed_206, %transposed_200 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_207 = tensor.expand_shape %294 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_208 = linalg.transpose ins(%expanded_207 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_209 = tensor.collapse_shape %transposed_208 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %295 = linalg.matmul ins(%collapsed_209, %encoder.layers.encoder_layer_6.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %296 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%295, %encoder.layers.encoder_layer_6.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_210 = tensor.expand_shape %296 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_210, %273 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %298 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%297 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %300 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %299 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %301 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %300 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %302 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%301 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %303 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %304 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %305 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %305 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %307 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %encoder.layers.encoder_layer_6.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %308 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %encoder.layers.encoder_layer_6.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_211 = tensor.collapse_shape %308 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %309 = linalg.matmul ins(%collapsed_211, %encoder.layers.encoder_layer_6.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %310 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%309, %encoder.layers.encoder_layer_6.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_212 = tensor.expand_shape %310 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %311 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_212 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_213 = tensor.collapse_shape %311 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %312 = linalg.matmul ins(%collapsed_213, %encoder.layers.encoder_layer_6.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %313 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%312, %encoder.layers.encoder_layer_6.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_214 = tensor.expand_shape %313 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %expanded_214 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %315 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%314 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %316 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %317 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %316 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %318 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %317 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %319 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%318 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %320 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %321 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %322 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %323 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %322 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %324 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %encoder.layers.encoder_layer_7.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %325 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %encoder.layers.encoder_layer_7.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_215 = tensor.collapse_shape %325 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %326 = linalg.matmul ins(%collapsed_215, %encoder.layers.encoder_layer_7.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %327 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%326, %encoder.layers.encoder_layer_7.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded_216 = tensor.expand_shape %327 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %transposed_217 = linalg.transpose ins(%expanded_216 : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_218 = tensor.collapse_shape %transposed_217 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice_219 = tensor.extract_slice %collapsed_218[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_220 = tensor.extract_slice %collapsed_218[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_221 = tensor.extract_slice %collapsed_218[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_222 = tensor.collapse_shape %extracted_slice_219 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_223 = tensor.expand_shape %collapsed_222 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_224 = linalg.transpose ins(%expanded_223 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_225 = tensor.collapse_shape %extracted_slice_220 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_226 = tensor.expand_shape %collapsed_225 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_227 = linalg.transpose ins(%expanded_226 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_228 = tensor.collapse_shape %extracted_slice_221 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_229 = tensor.expand_shape %collapsed_228 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_230 = linalg.transpose ins(%expanded_229 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_231 = tensor.expand_shape %transposed_227 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_232 = linalg.transpose ins(%expanded_231 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_233 = tensor.collapse_shape %transposed_232 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %328 = linalg.batch_matmul ins(%transposed_224, %collapsed_233 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_234 = tensor.expand_shape %328 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %329 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_234 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %330:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%329 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_235 = tensor.expand_shape %330#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %331 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%329, %expanded_235 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %332 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%331 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %333 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%332 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %334 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%332, %333 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_236 = tensor.collapse_shape %334 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %335 = linalg.batch_matmul ins(%collapsed_236, %transposed_230 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_237 = tensor.expand_shape %335 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_238 = linalg.transpose ins(%expanded_237 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_239 = tensor.collapse_shape %transposed_238 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %336 = linalg.matmul ins(%collapsed_239, %encoder.layers.encoder_layer_7.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %337 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%336, %encoder.layers.encoder_layer_7.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_240 = tensor.expand_shape %337 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %338 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_240, %314 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %339 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%338 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %340 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %341 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %340 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %342 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %341 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %343 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%342 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %344 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %345 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %346 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %347 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %346 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %348 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %encoder.layers.encoder_layer_7.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %349 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348, %encoder.layers.encoder_layer_7.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_241 = tensor.collapse_shape %349 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %350 = linalg.matmul ins(%collapsed_241, %encoder.layers.encoder_layer_7.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %351 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%350, %encoder.layers.encoder_layer_7.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_242 = tensor.expand_shape %351 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %352 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_242 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_243 = tensor.collapse_shape %352 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %353 = linalg.matmul ins(%collapsed_243, %encoder.layers.encoder_layer_7.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %354 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%353, %encoder.layers.encoder_layer_7.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_244 = tensor.expand_shape %354 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %355 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %expanded_244 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %356 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%355 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %357 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %358 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %357 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %359 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %358 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %360 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%359 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %361 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %362 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %363 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %364 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %363 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %365 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364, %encoder.layers.encoder_layer_8.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %366 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %encoder.layers.encoder_layer_8.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_245 = tensor.collapse_shape %366 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %367 = linalg.matmul ins(%collapsed_245, %encoder.layers.encoder_layer_8.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %368 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%367, %encoder.layers.encoder_layer_8.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded_246 = tensor.expand_shape %368 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %transposed_247 = linalg.transpose ins(%expanded_246 : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_248 = tensor.collapse_shape %transposed_247 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice_249 = tensor.extract_slice %collapsed_248[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_250 = tensor.extract_slice %collapsed_248[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_251 = tensor.extract_slice %collapsed_248[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_252 = tensor.collapse_shape %extracted_slice_249 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_253 = tensor.expand_shape %collapsed_252 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_254 = linalg.transpose ins(%expanded_253 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_255 = tensor.collapse_shape %extracted_slice_250 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_256 = tensor.expand_shape %collapsed_255 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_257 = linalg.transpose ins(%expanded_256 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_258 = tensor.collapse_shape %extracted_slice_251 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_259 = tensor.expand_shape %collapsed_258 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_260 = linalg.transpose ins(%expanded_259 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_261 = tensor.expand_shape %transposed_257 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_262 = linalg.transpose ins(%expanded_261 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_263 = tensor.collapse_shape %transposed_262 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %369 = linalg.batch_matmul ins(%transposed_254, %collapsed_263 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_264 = tensor.expand_shape %369 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %370 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_264 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %371:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%370 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_265 = tensor.expand_shape %371#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %372 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370, %expanded_265 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %373 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%372 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %374 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%373 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %375 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%373, %374 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_266 = tensor.collapse_shape %375 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %376 = linalg.batch_matmul ins(%collapsed_266, %transposed_260 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_267 = tensor.expand_shape %376 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_268 = linalg.transpose ins(%expanded_267 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_269 = tensor.collapse_shape %transposed_268 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %377 = linalg.matmul ins(%collapsed_269, %encoder.layers.encoder_layer_8.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %378 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%377, %encoder.layers.encoder_layer_8.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_270 = tensor.expand_shape %378 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %379 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_270, %355 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %380 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%379 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %381 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %382 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %381 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %383 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382, %382 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %384 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%383 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %385 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %386 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %387 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %388 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382, %387 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %389 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %encoder.layers.encoder_layer_8.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %390 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389, %encoder.layers.encoder_layer_8.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_271 = tensor.collapse_shape %390 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %391 = linalg.matmul ins(%collapsed_271, %encoder.layers.encoder_layer_8.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %392 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%391, %encoder.layers.encoder_layer_8.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_272 = tensor.expand_shape %392 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %393 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_272 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_273 = tensor.collapse_shape %393 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %394 = linalg.matmul ins(%collapsed_273, %encoder.layers.encoder_layer_8.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %395 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%394, %encoder.layers.encoder_layer_8.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_274 = tensor.expand_shape %395 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %396 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %expanded_274 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %397 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%396 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %398 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %399 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %398 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %400 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %399 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %401 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%400 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %402 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %403 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %404 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %405 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %404 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %406 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %encoder.layers.encoder_layer_9.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %407 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %encoder.layers.encoder_layer_9.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_275 = tensor.collapse_shape %407 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %408 = linalg.matmul ins(%collapsed_275, %encoder.layers.encoder_layer_9.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %409 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%408, %encoder.layers.encoder_layer_9.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded_276 = tensor.expand_shape %409 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %transposed_277 = linalg.transpose ins(%expanded_276 : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_278 = tensor.collapse_shape %transposed_277 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice_279 = tensor.extract_slice %collapsed_278[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_280 = tensor.extract_slice %collapsed_278[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_281 = tensor.extract_slice %collapsed_278[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_282 = tensor.collapse_shape %extracted_slice_279 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_283 = tensor.expand_shape %collapsed_282 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_284 = linalg.transpose ins(%expanded_283 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_285 = tensor.collapse_shape %extracted_slice_280 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_286 = tensor.expand_shape %collapsed_285 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_287 = linalg.transpose ins(%expanded_286 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_288 = tensor.collapse_shape %extracted_slice_281 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_289 = tensor.expand_shape %collapsed_288 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_290 = linalg.transpose ins(%expanded_289 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_291 = tensor.expand_shape %transposed_287 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_292 = linalg.transpose ins(%expanded_291 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_293 = tensor.collapse_shape %transposed_292 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %410 = linalg.batch_matmul ins(%transposed_284, %collapsed_293 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_294 = tensor.expand_shape %410 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %411 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_294 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %412:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%411 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_295 = tensor.expand_shape %412#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %413 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411, %expanded_295 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %414 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %415 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%414 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %416 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%414, %415 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_296 = tensor.collapse_shape %416 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %417 = linalg.batch_matmul ins(%collapsed_296, %transposed_290 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_297 = tensor.expand_shape %417 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_298 = linalg.transpose ins(%expanded_297 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_299 = tensor.collapse_shape %transposed_298 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %418 = linalg.matmul ins(%collapsed_299, %encoder.layers.encoder_layer_9.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %419 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%418, %encoder.layers.encoder_layer_9.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_300 = tensor.expand_shape %419 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %420 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_300, %396 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %421 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%420 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %422 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %423 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %422 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %424 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %423 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %425 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%424 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %426 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %427 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %428 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %429 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %428 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %430 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429, %encoder.layers.encoder_layer_9.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %431 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %encoder.layers.encoder_layer_9.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_301 = tensor.collapse_shape %431 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %432 = linalg.matmul ins(%collapsed_301, %encoder.layers.encoder_layer_9.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %433 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%432, %encoder.layers.encoder_layer_9.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_302 = tensor.expand_shape %433 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %434 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_302 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_303 = tensor.collapse_shape %434 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %435 = linalg.matmul ins(%collapsed_303, %encoder.layers.encoder_layer_9.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %436 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%435, %encoder.layers.encoder_layer_9.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_304 = tensor.expand_shape %436 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %437 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %expanded_304 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %438 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%437 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %439 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %440 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %439 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %441 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %440 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %442 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%441 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %443 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %444 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %445 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %446 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %445 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %447 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %encoder.layers.encoder_layer_10.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %448 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %encoder.layers.encoder_layer_10.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_305 = tensor.collapse_shape %448 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %449 = linalg.matmul ins(%collapsed_305, %encoder.layers.encoder_layer_10.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %450 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%449, %encoder.layers.encoder_layer_10.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded_306 = tensor.expand_shape %450 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %transposed_307 = linalg.transpose ins(%expanded_306 : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_308 = tensor.collapse_shape %transposed_307 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice_309 = tensor.extract_slice %collapsed_308[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_310 = tensor.extract_slice %collapsed_308[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_311 = tensor.extract_slice %collapsed_308[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_312 = tensor.collapse_shape %extracted_slice_309 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_313 = tensor.expand_shape %collapsed_312 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_314 = linalg.transpose ins(%expanded_313 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_315 = tensor.collapse_shape %extracted_slice_310 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_316 = tensor.expand_shape %collapsed_315 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_317 = linalg.transpose ins(%expanded_316 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_318 = tensor.collapse_shape %extracted_slice_311 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_319 = tensor.expand_shape %collapsed_318 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_320 = linalg.transpose ins(%expanded_319 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_321 = tensor.expand_shape %transposed_317 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_322 = linalg.transpose ins(%expanded_321 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_323 = tensor.collapse_shape %transposed_322 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %451 = linalg.batch_matmul ins(%transposed_314, %collapsed_323 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_324 = tensor.expand_shape %451 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %452 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_324 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %453:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%452 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_325 = tensor.expand_shape %453#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %454 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%452, %expanded_325 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %455 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%454 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %456 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%455 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %457 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%455, %456 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_326 = tensor.collapse_shape %457 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %458 = linalg.batch_matmul ins(%collapsed_326, %transposed_320 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_327 = tensor.expand_shape %458 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_328 = linalg.transpose ins(%expanded_327 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_329 = tensor.collapse_shape %transposed_328 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %459 = linalg.matmul ins(%collapsed_329, %encoder.layers.encoder_layer_10.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %460 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%459, %encoder.layers.encoder_layer_10.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_330 = tensor.expand_shape %460 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %461 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_330, %437 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %462 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%461 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %463 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %464 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %463 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %465 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %464 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %466 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%465 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %467 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %468 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %469 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %470 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %469 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %471 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470, %encoder.layers.encoder_layer_10.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %472 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471, %encoder.layers.encoder_layer_10.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_331 = tensor.collapse_shape %472 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %473 = linalg.matmul ins(%collapsed_331, %encoder.layers.encoder_layer_10.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %474 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%473, %encoder.layers.encoder_layer_10.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_332 = tensor.expand_shape %474 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %475 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_332 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_333 = tensor.collapse_shape %475 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %476 = linalg.matmul ins(%collapsed_333, %encoder.layers.encoder_layer_10.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %477 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%476, %encoder.layers.encoder_layer_10.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_334 = tensor.expand_shape %477 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %478 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %expanded_334 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %479 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%478 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %480 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %481 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478, %480 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %482 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %481 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %483 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%482 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %484 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %485 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %486 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %487 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %486 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %488 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %encoder.layers.encoder_layer_11.ln_1.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %489 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488, %encoder.layers.encoder_layer_11.ln_1.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_335 = tensor.collapse_shape %489 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %490 = linalg.matmul ins(%collapsed_335, %encoder.layers.encoder_layer_11.self_attention.in_proj_weight.T : tensor<197x768xf32>, tensor<768x2304xf32>) outs(%19 : tensor<197x2304xf32>) -> tensor<197x2304xf32>
    %491 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%490, %encoder.layers.encoder_layer_11.self_attention.in_proj_bias : tensor<197x2304xf32>, tensor<2304xf32>) outs(%18 : tensor<197x2304xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x2304xf32>
    %expanded_336 = tensor.expand_shape %491 [[0, 1], [2, 3, 4]] output_shape [1, 197, 1, 3, 768] : tensor<197x2304xf32> into tensor<1x197x1x3x768xf32>
    %transposed_337 = linalg.transpose ins(%expanded_336 : tensor<1x197x1x3x768xf32>) outs(%22 : tensor<3x197x1x1x768xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_338 = tensor.collapse_shape %transposed_337 [[0], [1], [2, 3], [4]] : tensor<3x197x1x1x768xf32> into tensor<3x197x1x768xf32>
    %extracted_slice_339 = tensor.extract_slice %collapsed_338[0, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_340 = tensor.extract_slice %collapsed_338[1, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %extracted_slice_341 = tensor.extract_slice %collapsed_338[2, 0, 0, 0] [1, 197, 1, 768] [1, 1, 1, 1] : tensor<3x197x1x768xf32> to tensor<1x197x1x768xf32>
    %collapsed_342 = tensor.collapse_shape %extracted_slice_339 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_343 = tensor.expand_shape %collapsed_342 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_344 = linalg.transpose ins(%expanded_343 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_345 = tensor.collapse_shape %extracted_slice_340 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_346 = tensor.expand_shape %collapsed_345 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_347 = linalg.transpose ins(%expanded_346 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %collapsed_348 = tensor.collapse_shape %extracted_slice_341 [[0, 1], [2, 3]] : tensor<1x197x1x768xf32> into tensor<197x768xf32>
    %expanded_349 = tensor.expand_shape %collapsed_348 [[0], [1, 2]] output_shape [197, 12, 64] : tensor<197x768xf32> into tensor<197x12x64xf32>
    %transposed_350 = linalg.transpose ins(%expanded_349 : tensor<197x12x64xf32>) outs(%23 : tensor<12x197x64xf32>) permutation = [1, 0, 2] 
    %expanded_351 = tensor.expand_shape %transposed_347 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_352 = linalg.transpose ins(%expanded_351 : tensor<1x12x197x64xf32>) outs(%24 : tensor<1x12x64x197xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_353 = tensor.collapse_shape %transposed_352 [[0, 1], [2], [3]] : tensor<1x12x64x197xf32> into tensor<12x64x197xf32>
    %492 = linalg.batch_matmul ins(%transposed_344, %collapsed_353 : tensor<12x197x64xf32>, tensor<12x64x197xf32>) outs(%26 : tensor<12x197x197xf32>) -> tensor<12x197x197xf32>
    %expanded_354 = tensor.expand_shape %492 [[0, 1], [2], [3]] output_shape [1, 12, 197, 197] : tensor<12x197x197xf32> into tensor<1x12x197x197xf32>
    %493 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_354 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.mulf %in, %cst_5 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %494:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%493 : tensor<1x12x197x197xf32>) outs(%33, %31 : tensor<1x12x197xf32>, tensor<1x12x197xi64>) {
    ^bb0(%in: f32, %out: f32, %out_367: i64):
      %535 = linalg.index 3 : index
      %536 = arith.index_cast %535 : index to i64
      %537 = arith.maximumf %in, %out : f32
      %538 = arith.cmpf ogt, %in, %out : f32
      %539 = arith.select %538, %536, %out_367 : i64
      linalg.yield %537, %539 : f32, i64
    } -> (tensor<1x12x197xf32>, tensor<1x12x197xi64>)
    %expanded_355 = tensor.expand_shape %494#0 [[0], [1], [2, 3]] output_shape [1, 12, 197, 1] : tensor<1x12x197xf32> into tensor<1x12x197x1xf32>
    %495 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%493, %expanded_355 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %496 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%495 : tensor<1x12x197x197xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.exp %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %497 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%496 : tensor<1x12x197x197xf32>) outs(%38 : tensor<1x12x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x1xf32>
    %498 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%496, %497 : tensor<1x12x197x197xf32>, tensor<1x12x197x1xf32>) outs(%28 : tensor<1x12x197x197xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.divf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x12x197x197xf32>
    %collapsed_356 = tensor.collapse_shape %498 [[0, 1], [2], [3]] : tensor<1x12x197x197xf32> into tensor<12x197x197xf32>
    %499 = linalg.batch_matmul ins(%collapsed_356, %transposed_350 : tensor<12x197x197xf32>, tensor<12x197x64xf32>) outs(%41 : tensor<12x197x64xf32>) -> tensor<12x197x64xf32>
    %expanded_357 = tensor.expand_shape %499 [[0, 1], [2], [3]] output_shape [1, 12, 197, 64] : tensor<12x197x64xf32> into tensor<1x12x197x64xf32>
    %transposed_358 = linalg.transpose ins(%expanded_357 : tensor<1x12x197x64xf32>) outs(%43 : tensor<197x1x12x64xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_359 = tensor.collapse_shape %transposed_358 [[0], [1, 2, 3]] : tensor<197x1x12x64xf32> into tensor<197x768xf32>
    %500 = linalg.matmul ins(%collapsed_359, %encoder.layers.encoder_layer_11.self_attention.out_proj.weight.T : tensor<197x768xf32>, tensor<768x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %501 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%500, %encoder.layers.encoder_layer_11.self_attention.out_proj.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_360 = tensor.expand_shape %501 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %502 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_360, %478 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %503 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%502 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %504 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %505 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502, %504 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %506 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %505 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %507 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%506 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %508 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%507 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %509 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %510 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %511 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %510 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %512 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511, %encoder.layers.encoder_layer_11.ln_2.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %513 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %encoder.layers.encoder_layer_11.ln_2.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %collapsed_361 = tensor.collapse_shape %513 [[0, 1], [2]] : tensor<1x197x768xf32> into tensor<197x768xf32>
    %514 = linalg.matmul ins(%collapsed_361, %encoder.layers.encoder_layer_11.mlp.0.weight.T : tensor<197x768xf32>, tensor<768x3072xf32>) outs(%61 : tensor<197x3072xf32>) -> tensor<197x3072xf32>
    %515 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%514, %encoder.layers.encoder_layer_11.mlp.0.bias : tensor<197x3072xf32>, tensor<3072xf32>) outs(%60 : tensor<197x3072xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x3072xf32>
    %expanded_362 = tensor.expand_shape %515 [[0, 1], [2]] output_shape [1, 197, 3072] : tensor<197x3072xf32> into tensor<1x197x3072xf32>
    %516 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_362 : tensor<1x197x3072xf32>) outs(%64 : tensor<1x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_6 : f32
      %536 = math.erf %535 : f32
      %537 = arith.addf %536, %cst_1 : f32
      %538 = arith.mulf %537, %cst_2 : f32
      %539 = arith.mulf %in, %538 : f32
      linalg.yield %539 : f32
    } -> tensor<1x197x3072xf32>
    %collapsed_363 = tensor.collapse_shape %516 [[0, 1], [2]] : tensor<1x197x3072xf32> into tensor<197x3072xf32>
    %517 = linalg.matmul ins(%collapsed_363, %encoder.layers.encoder_layer_11.mlp.3.weight.T : tensor<197x3072xf32>, tensor<3072x768xf32>) outs(%45 : tensor<197x768xf32>) -> tensor<197x768xf32>
    %518 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%517, %encoder.layers.encoder_layer_11.mlp.3.bias : tensor<197x768xf32>, tensor<768xf32>) outs(%44 : tensor<197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<197x768xf32>
    %expanded_364 = tensor.expand_shape %518 [[0, 1], [2]] output_shape [1, 197, 768] : tensor<197x768xf32> into tensor<1x197x768xf32>
    %519 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502, %expanded_364 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %520 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%519 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %521 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %522 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %521 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.subf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %523 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522, %522 : tensor<1x197x768xf32>, tensor<1x197x768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %524 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%523 : tensor<1x197x768xf32>) outs(%6 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.addf %in, %out : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %525 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.divf %in, %cst_4 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %526 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%525 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = arith.truncf %cst_3 : f64 to f32
      %536 = arith.addf %in, %535 : f32
      linalg.yield %536 : f32
    } -> tensor<1x197x1xf32>
    %527 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526 : tensor<1x197x1xf32>) outs(%5 : tensor<1x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %535 = math.rsqrt %in : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x1xf32>
    %528 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522, %527 : tensor<1x197x768xf32>, tensor<1x197x1xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %529 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528, %encoder.ln.weight : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.mulf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %530 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529, %encoder.ln.bias : tensor<1x197x768xf32>, tensor<768xf32>) outs(%3 : tensor<1x197x768xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x197x768xf32>
    %extracted_slice_365 = tensor.extract_slice %530[0, 0, 0] [1, 1, 768] [1, 1, 1] : tensor<1x197x768xf32> to tensor<1x1x768xf32>
    %collapsed_366 = tensor.collapse_shape %extracted_slice_365 [[0, 1], [2]] : tensor<1x1x768xf32> into tensor<1x768xf32>
    %531 = tensor.empty() : tensor<1x1000xf32>
    %532 = linalg.fill ins(%cst : f32) outs(%531 : tensor<1x1000xf32>) -> tensor<1x1000xf32>
    %533 = linalg.matmul ins(%collapsed_366, %heads.head.weight.T : tensor<1x768xf32>, tensor<768x1000xf32>) outs(%532 : tensor<1x1000xf32>) -> tensor<1x1000xf32>
    %534 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%533, %heads.head.bias : tensor<1x1000xf32>, tensor<1000xf32>) outs(%531 : tensor<1x1000xf32>) {
    ^bb0(%in: f32, %in_367: f32, %out: f32):
      %535 = arith.addf %in, %in_367 : f32
      linalg.yield %535 : f32
    } -> tensor<1x1000xf32>
    return %534 : tensor<1x1000xf32>
  }
}

