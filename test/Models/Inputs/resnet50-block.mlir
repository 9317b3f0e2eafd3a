// Made by utils/import_models.py with torch 2.11.0, torchvision 0.26.0, transformers 4.57.6, torch-mlir 20261001, mlir-opt 22.1.8; do not edit.
// the second bottleneck block of ResNet-50, one image of 56x56 with 256 channels, f32.

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
module {
  func.func @main(
      %image: tensor<1x256x56x56xf32>,
      %conv1.weight: tensor<64x256x1x1xf32>,
      %bn1.weight: tensor<64xf32>,
      %bn1.bias: tensor<64xf32>,
      %conv2.weight: tensor<64x64x3x3xf32>,
      %bn2.weight: tensor<64xf32>,
      %bn2.bias: tensor<64xf32>,
      %conv3.weight: tensor<256x64x1x1xf32>,
      %bn3.weight: tensor<256xf32>,
      %bn3.bias: tensor<256xf32>,
      %bn1.running_mean: tensor<64xf32>,
      %bn1.running_var: tensor<64xf32>,
      %bn2.running_mean: tensor<64xf32>,
      %bn2.running_var: tensor<64xf32>,
      %bn3.running_mean: tensor<256xf32>,
      %bn3.running_var: tensor<256xf32>) -> tensor<1x256x56x56xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-05 : f64
    %0 = tensor.empty() : tensor<1x64x56x56xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%image, %conv1.weight : tensor<1x256x56x56xf32>, tensor<64x256x1x1xf32>) outs(%1 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %3 = tensor.empty() : tensor<64xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%bn1.running_var : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.truncf %cst_0 : f64 to f32
      %35 = arith.addf %in, %34 : f32
      linalg.yield %35 : f32
    } -> tensor<64xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.rsqrt %in : f32
      linalg.yield %34 : f32
    } -> tensor<64xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn1.weight, %5 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.mulf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<64xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn1.running_mean, %6 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.mulf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<64xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn1.bias, %7 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.subf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<64xf32>
    %expanded = tensor.expand_shape %6 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %expanded : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.mulf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<1x64x56x56xf32>
    %expanded_1 = tensor.expand_shape %8 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_1 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.addf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<1x64x56x56xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<1x64x56x56xf32>) outs(%0 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.cmpf ugt, %in, %cst : f32
      %35 = arith.select %34, %in, %cst : f32
      linalg.yield %35 : f32
    } -> tensor<1x64x56x56xf32>
    %padded = tensor.pad %11 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg16: index, %arg17: index, %arg18: index, %arg19: index):
      tensor.yield %cst : f32
    } : tensor<1x64x56x56xf32> to tensor<1x64x58x58xf32>
    %12 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %conv2.weight : tensor<1x64x58x58xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%bn2.running_var : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.truncf %cst_0 : f64 to f32
      %35 = arith.addf %in, %34 : f32
      linalg.yield %35 : f32
    } -> tensor<64xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.rsqrt %in : f32
      linalg.yield %34 : f32
    } -> tensor<64xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn2.weight, %14 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.mulf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<64xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn2.running_mean, %15 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.mulf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<64xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn2.bias, %16 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.subf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<64xf32>
    %expanded_2 = tensor.expand_shape %15 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_2 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.mulf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<1x64x56x56xf32>
    %expanded_3 = tensor.expand_shape %17 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_3 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.addf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<1x64x56x56xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<1x64x56x56xf32>) outs(%0 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.cmpf ugt, %in, %cst : f32
      %35 = arith.select %34, %in, %cst : f32
      linalg.yield %35 : f32
    } -> tensor<1x64x56x56xf32>
    %21 = tensor.empty() : tensor<1x256x56x56xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<1x256x56x56xf32>) -> tensor<1x256x56x56xf32>
    %23 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%20, %conv3.weight : tensor<1x64x56x56xf32>, tensor<256x64x1x1xf32>) outs(%22 : tensor<1x256x56x56xf32>) -> tensor<1x256x56x56xf32>
    %24 = tensor.empty() : tensor<256xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%bn3.running_var : tensor<256xf32>) outs(%24 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.truncf %cst_0 : f64 to f32
      %35 = arith.addf %in, %34 : f32
      linalg.yield %35 : f32
    } -> tensor<256xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<256xf32>) outs(%24 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.rsqrt %in : f32
      linalg.yield %34 : f32
    } -> tensor<256xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn3.weight, %26 : tensor<256xf32>, tensor<256xf32>) outs(%24 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.mulf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<256xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn3.running_mean, %27 : tensor<256xf32>, tensor<256xf32>) outs(%24 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.mulf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<256xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn3.bias, %28 : tensor<256xf32>, tensor<256xf32>) outs(%24 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.subf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<256xf32>
    %expanded_4 = tensor.expand_shape %27 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded_4 : tensor<1x256x56x56xf32>, tensor<256x1x1xf32>) outs(%21 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.mulf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<1x256x56x56xf32>
    %expanded_5 = tensor.expand_shape %29 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %expanded_5 : tensor<1x256x56x56xf32>, tensor<256x1x1xf32>) outs(%21 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.addf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<1x256x56x56xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %image : tensor<1x256x56x56xf32>, tensor<1x256x56x56xf32>) outs(%21 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %34 = arith.addf %in, %in_6 : f32
      linalg.yield %34 : f32
    } -> tensor<1x256x56x56xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<1x256x56x56xf32>) outs(%21 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.cmpf ugt, %in, %cst : f32
      %35 = arith.select %34, %in, %cst : f32
      linalg.yield %35 : f32
    } -> tensor<1x256x56x56xf32>
    return %33 : tensor<1x256x56x56xf32>
  }
}

