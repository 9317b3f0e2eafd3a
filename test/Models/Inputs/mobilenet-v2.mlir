// Made by utils/import_models.py with torch 2.11.0, torchvision 0.26.0, transformers 4.57.6, torch-mlir 20261001, mlir-opt 22.1.8; do not edit.
// torchvision MobileNetV2, one 224x224 image, f32.

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(
      %image: tensor<1x3x224x224xf32>,
      %features.0.0.weight: tensor<32x3x3x3xf32>,
      %features.0.1.weight: tensor<32xf32>,
      %features.0.1.bias: tensor<32xf32>,
      %features.1.conv.0.0.weight: tensor<32x1x3x3xf32>,
      %features.1.conv.0.1.weight: tensor<32xf32>,
      %features.1.conv.0.1.bias: tensor<32xf32>,
      %features.1.conv.1.weight: tensor<16x32x1x1xf32>,
      %features.1.conv.2.weight: tensor<16xf32>,
      %features.1.conv.2.bias: tensor<16xf32>,
      %features.2.conv.0.0.weight: tensor<96x16x1x1xf32>,
      %features.2.conv.0.1.weight: tensor<96xf32>,
      %features.2.conv.0.1.bias: tensor<96xf32>,
      %features.2.conv.1.0.weight: tensor<96x1x3x3xf32>,
      %features.2.conv.1.1.weight: tensor<96xf32>,
      %features.2.conv.1.1.bias: tensor<96xf32>,
      %features.2.conv.2.weight: tensor<24x96x1x1xf32>,
      %features.2.conv.3.weight: tensor<24xf32>,
      %features.2.conv.3.bias: tensor<24xf32>,
      %features.3.conv.0.0.weight: tensor<144x24x1x1xf32>,
      %features.3.conv.0.1.weight: tensor<144xf32>,
      %features.3.conv.0.1.bias: tensor<144xf32>,
      %features.3.conv.1.0.weight: tensor<144x1x3x3xf32>,
      %features.3.conv.1.1.weight: tensor<144xf32>,
      %features.3.conv.1.1.bias: tensor<144xf32>,
      %features.3.conv.2.weight: tensor<24x144x1x1xf32>,
      %features.3.conv.3.weight: tensor<24xf32>,
      %features.3.conv.3.bias: tensor<24xf32>,
      %features.4.conv.0.0.weight: tensor<144x24x1x1xf32>,
      %features.4.conv.0.1.weight: tensor<144xf32>,
      %features.4.conv.0.1.bias: tensor<144xf32>,
      %features.4.conv.1.0.weight: tensor<144x1x3x3xf32>,
      %features.4.conv.1.1.weight: tensor<144xf32>,
      %features.4.conv.1.1.bias: tensor<144xf32>,
      %features.4.conv.2.weight: tensor<32x144x1x1xf32>,
      %features.4.conv.3.weight: tensor<32xf32>,
      %features.4.conv.3.bias: tensor<32xf32>,
      %features.5.conv.0.0.weight: tensor<192x32x1x1xf32>,
      %features.5.conv.0.1.weight: tensor<192xf32>,
      %features.5.conv.0.1.bias: tensor<192xf32>,
      %features.5.conv.1.0.weight: tensor<192x1x3x3xf32>,
      %features.5.conv.1.1.weight: tensor<192xf32>,
      %features.5.conv.1.1.bias: tensor<192xf32>,
      %features.5.conv.2.weight: tensor<32x192x1x1xf32>,
      %features.5.conv.3.weight: tensor<32xf32>,
      %features.5.conv.3.bias: tensor<32xf32>,
      %features.6.conv.0.0.weight: tensor<192x32x1x1xf32>,
      %features.6.conv.0.1.weight: tensor<192xf32>,
      %features.6.conv.0.1.bias: tensor<192xf32>,
      %features.6.conv.1.0.weight: tensor<192x1x3x3xf32>,
      %features.6.conv.1.1.weight: tensor<192xf32>,
      %features.6.conv.1.1.bias: tensor<192xf32>,
      %features.6.conv.2.weight: tensor<32x192x1x1xf32>,
      %features.6.conv.3.weight: tensor<32xf32>,
      %features.6.conv.3.bias: tensor<32xf32>,
      %features.7.conv.0.0.weight: tensor<192x32x1x1xf32>,
      %features.7.conv.0.1.weight: tensor<192xf32>,
      %features.7.conv.0.1.bias: tensor<192xf32>,
      %features.7.conv.1.0.weight: tensor<192x1x3x3xf32>,
      %features.7.conv.1.1.weight: tensor<192xf32>,
      %features.7.conv.1.1.bias: tensor<192xf32>,
      %features.7.conv.2.weight: tensor<64x192x1x1xf32>,
      %features.7.conv.3.weight: tensor<64xf32>,
      %features.7.conv.3.bias: tensor<64xf32>,
      %features.8.conv.0.0.weight: tensor<384x64x1x1xf32>,
      %features.8.conv.0.1.weight: tensor<384xf32>,
      %features.8.conv.0.1.bias: tensor<384xf32>,
      %features.8.conv.1.0.weight: tensor<384x1x3x3xf32>,
      %features.8.conv.1.1.weight: tensor<384xf32>,
      %features.8.conv.1.1.bias: tensor<384xf32>,
      %features.8.conv.2.weight: tensor<64x384x1x1xf32>,
      %features.8.conv.3.weight: tensor<64xf32>,
      %features.8.conv.3.bias: tensor<64xf32>,
      %features.9.conv.0.0.weight: tensor<384x64x1x1xf32>,
      %features.9.conv.0.1.weight: tensor<384xf32>,
      %features.9.conv.0.1.bias: tensor<384xf32>,
      %features.9.conv.1.0.weight: tensor<384x1x3x3xf32>,
      %features.9.conv.1.1.weight: tensor<384xf32>,
      %features.9.conv.1.1.bias: tensor<384xf32>,
      %features.9.conv.2.weight: tensor<64x384x1x1xf32>,
      %features.9.conv.3.weight: tensor<64xf32>,
      %features.9.conv.3.bias: tensor<64xf32>,
      %features.10.conv.0.0.weight: tensor<384x64x1x1xf32>,
      %features.10.conv.0.1.weight: tensor<384xf32>,
      %features.10.conv.0.1.bias: tensor<384xf32>,
      %features.10.conv.1.0.weight: tensor<384x1x3x3xf32>,
      %features.10.conv.1.1.weight: tensor<384xf32>,
      %features.10.conv.1.1.bias: tensor<384xf32>,
      %features.10.conv.2.weight: tensor<64x384x1x1xf32>,
      %features.10.conv.3.weight: tensor<64xf32>,
      %features.10.conv.3.bias: tensor<64xf32>,
      %features.11.conv.0.0.weight: tensor<384x64x1x1xf32>,
      %features.11.conv.0.1.weight: tensor<384xf32>,
      %features.11.conv.0.1.bias: tensor<384xf32>,
      %features.11.conv.1.0.weight: tensor<384x1x3x3xf32>,
      %features.11.conv.1.1.weight: tensor<384xf32>,
      %features.11.conv.1.1.bias: tensor<384xf32>,
      %features.11.conv.2.weight: tensor<96x384x1x1xf32>,
      %features.11.conv.3.weight: tensor<96xf32>,
      %features.11.conv.3.bias: tensor<96xf32>,
      %features.12.conv.0.0.weight: tensor<576x96x1x1xf32>,
      %features.12.conv.0.1.weight: tensor<576xf32>,
      %features.12.conv.0.1.bias: tensor<576xf32>,
      %features.12.conv.1.0.weight: tensor<576x1x3x3xf32>,
      %features.12.conv.1.1.weight: tensor<576xf32>,
      %features.12.conv.1.1.bias: tensor<576xf32>,
      %features.12.conv.2.weight: tensor<96x576x1x1xf32>,
      %features.12.conv.3.weight: tensor<96xf32>,
      %features.12.conv.3.bias: tensor<96xf32>,
      %features.13.conv.0.0.weight: tensor<576x96x1x1xf32>,
      %features.13.conv.0.1.weight: tensor<576xf32>,
      %features.13.conv.0.1.bias: tensor<576xf32>,
      %features.13.conv.1.0.weight: tensor<576x1x3x3xf32>,
      %features.13.conv.1.1.weight: tensor<576xf32>,
      %features.13.conv.1.1.bias: tensor<576xf32>,
      %features.13.conv.2.weight: tensor<96x576x1x1xf32>,
      %features.13.conv.3.weight: tensor<96xf32>,
      %features.13.conv.3.bias: tensor<96xf32>,
      %features.14.conv.0.0.weight: tensor<576x96x1x1xf32>,
      %features.14.conv.0.1.weight: tensor<576xf32>,
      %features.14.conv.0.1.bias: tensor<576xf32>,
      %features.14.conv.1.0.weight: tensor<576x1x3x3xf32>,
      %features.14.conv.1.1.weight: tensor<576xf32>,
      %features.14.conv.1.1.bias: tensor<576xf32>,
      %features.14.conv.2.weight: tensor<160x576x1x1xf32>,
      %features.14.conv.3.weight: tensor<160xf32>,
      %features.14.conv.3.bias: tensor<160xf32>,
      %features.15.conv.0.0.weight: tensor<960x160x1x1xf32>,
      %features.15.conv.0.1.weight: tensor<960xf32>,
      %features.15.conv.0.1.bias: tensor<960xf32>,
      %features.15.conv.1.0.weight: tensor<960x1x3x3xf32>,
      %features.15.conv.1.1.weight: tensor<960xf32>,
      %features.15.conv.1.1.bias: tensor<960xf32>,
      %features.15.conv.2.weight: tensor<160x960x1x1xf32>,
      %features.15.conv.3.weight: tensor<160xf32>,
      %features.15.conv.3.bias: tensor<160xf32>,
      %features.16.conv.0.0.weight: tensor<960x160x1x1xf32>,
      %features.16.conv.0.1.weight: tensor<960xf32>,
      %features.16.conv.0.1.bias: tensor<960xf32>,
      %features.16.conv.1.0.weight: tensor<960x1x3x3xf32>,
      %features.16.conv.1.1.weight: tensor<960xf32>,
      %features.16.conv.1.1.bias: tensor<960xf32>,
      %features.16.conv.2.weight: tensor<160x960x1x1xf32>,
      %features.16.conv.3.weight: tensor<160xf32>,
      %features.16.conv.3.bias: tensor<160xf32>,
      %features.17.conv.0.0.weight: tensor<960x160x1x1xf32>,
      %features.17.conv.0.1.weight: tensor<960xf32>,
      %features.17.conv.0.1.bias: tensor<960xf32>,
      %features.17.conv.1.0.weight: tensor<960x1x3x3xf32>,
      %features.17.conv.1.1.weight: tensor<960xf32>,
      %features.17.conv.1.1.bias: tensor<960xf32>,
      %features.17.conv.2.weight: tensor<320x960x1x1xf32>,
      %features.17.conv.3.weight: tensor<320xf32>,
      %features.17.conv.3.bias: tensor<320xf32>,
      %features.18.0.weight: tensor<1280x320x1x1xf32>,
      %features.18.1.weight: tensor<1280xf32>,
      %features.18.1.bias: tensor<1280xf32>,
      %classifier.1.weight.T: tensor<1280x1000xf32>,
      %classifier.1.bias: tensor<1000xf32>,
      %features.0.1.running_mean: tensor<32xf32>,
      %features.0.1.running_var: tensor<32xf32>,
      %features.1.conv.0.1.running_mean: tensor<32xf32>,
      %features.1.conv.0.1.running_var: tensor<32xf32>,
      %features.1.conv.2.running_mean: tensor<16xf32>,
      %features.1.conv.2.running_var: tensor<16xf32>,
      %features.2.conv.0.1.running_mean: tensor<96xf32>,
      %features.2.conv.0.1.running_var: tensor<96xf32>,
      %features.2.conv.1.1.running_mean: tensor<96xf32>,
      %features.2.conv.1.1.running_var: tensor<96xf32>,
      %features.2.conv.3.running_mean: tensor<24xf32>,
      %features.2.conv.3.running_var: tensor<24xf32>,
      %features.3.conv.0.1.running_mean: tensor<144xf32>,
      %features.3.conv.0.1.running_var: tensor<144xf32>,
      %features.3.conv.1.1.running_mean: tensor<144xf32>,
      %features.3.conv.1.1.running_var: tensor<144xf32>,
      %features.3.conv.3.running_mean: tensor<24xf32>,
      %features.3.conv.3.running_var: tensor<24xf32>,
      %features.4.conv.0.1.running_mean: tensor<144xf32>,
      %features.4.conv.0.1.running_var: tensor<144xf32>,
      %features.4.conv.1.1.running_mean: tensor<144xf32>,
      %features.4.conv.1.1.running_var: tensor<144xf32>,
      %features.4.conv.3.running_mean: tensor<32xf32>,
      %features.4.conv.3.running_var: tensor<32xf32>,
      %features.5.conv.0.1.running_mean: tensor<192xf32>,
      %features.5.conv.0.1.running_var: tensor<192xf32>,
      %features.5.conv.1.1.running_mean: tensor<192xf32>,
      %features.5.conv.1.1.running_var: tensor<192xf32>,
      %features.5.conv.3.running_mean: tensor<32xf32>,
      %features.5.conv.3.running_var: tensor<32xf32>,
      %features.6.conv.0.1.running_mean: tensor<192xf32>,
      %features.6.conv.0.1.running_var: tensor<192xf32>,
      %features.6.conv.1.1.running_mean: tensor<192xf32>,
      %features.6.conv.1.1.running_var: tensor<192xf32>,
      %features.6.conv.3.running_mean: tensor<32xf32>,
      %features.6.conv.3.running_var: tensor<32xf32>,
      %features.7.conv.0.1.running_mean: tensor<192xf32>,
      %features.7.conv.0.1.running_var: tensor<192xf32>,
      %features.7.conv.1.1.running_mean: tensor<192xf32>,
      %features.7.conv.1.1.running_var: tensor<192xf32>,
      %features.7.conv.3.running_mean: tensor<64xf32>,
      %features.7.conv.3.running_var: tensor<64xf32>,
      %features.8.conv.0.1.running_mean: tensor<384xf32>,
      %features.8.conv.0.1.running_var: tensor<384xf32>,
      %features.8.conv.1.1.running_mean: tensor<384xf32>,
      %features.8.conv.1.1.running_var: tensor<384xf32>,
      %features.8.conv.3.running_mean: tensor<64xf32>,
      %features.8.conv.3.running_var: tensor<64xf32>,
      %features.9.conv.0.1.running_mean: tensor<384xf32>,
      %features.9.conv.0.1.running_var: tensor<384xf32>,
      %features.9.conv.1.1.running_mean: tensor<384xf32>,
      %features.9.conv.1.1.running_var: tensor<384xf32>,
      %features.9.conv.3.running_mean: tensor<64xf32>,
      %features.9.conv.3.running_var: tensor<64xf32>,
      %features.10.conv.0.1.running_mean: tensor<384xf32>,
      %features.10.conv.0.1.running_var: tensor<384xf32>,
      %features.10.conv.1.1.running_mean: tensor<384xf32>,
      %features.10.conv.1.1.running_var: tensor<384xf32>,
      %features.10.conv.3.running_mean: tensor<64xf32>,
      %features.10.conv.3.running_var: tensor<64xf32>,
      %features.11.conv.0.1.running_mean: tensor<384xf32>,
      %features.11.conv.0.1.running_var: tensor<384xf32>,
      %features.11.conv.1.1.running_mean: tensor<384xf32>,
      %features.11.conv.1.1.running_var: tensor<384xf32>,
      %features.11.conv.3.running_mean: tensor<96xf32>,
      %features.11.conv.3.running_var: tensor<96xf32>,
      %features.12.conv.0.1.running_mean: tensor<576xf32>,
      %features.12.conv.0.1.running_var: tensor<576xf32>,
      %features.12.conv.1.1.running_mean: tensor<576xf32>,
      %features.12.conv.1.1.running_var: tensor<576xf32>,
      %features.12.conv.3.running_mean: tensor<96xf32>,
      %features.12.conv.3.running_var: tensor<96xf32>,
      %features.13.conv.0.1.running_mean: tensor<576xf32>,
      %features.13.conv.0.1.running_var: tensor<576xf32>,
      %features.13.conv.1.1.running_mean: tensor<576xf32>,
      %features.13.conv.1.1.running_var: tensor<576xf32>,
      %features.13.conv.3.running_mean: tensor<96xf32>,
      %features.13.conv.3.running_var: tensor<96xf32>,
      %features.14.conv.0.1.running_mean: tensor<576xf32>,
      %features.14.conv.0.1.running_var: tensor<576xf32>,
      %features.14.conv.1.1.running_mean: tensor<576xf32>,
      %features.14.conv.1.1.running_var: tensor<576xf32>,
      %features.14.conv.3.running_mean: tensor<160xf32>,
      %features.14.conv.3.running_var: tensor<160xf32>,
      %features.15.conv.0.1.running_mean: tensor<960xf32>,
      %features.15.conv.0.1.running_var: tensor<960xf32>,
      %features.15.conv.1.1.running_mean: tensor<960xf32>,
      %features.15.conv.1.1.running_var: tensor<960xf32>,
      %features.15.conv.3.running_mean: tensor<160xf32>,
      %features.15.conv.3.running_var: tensor<160xf32>,
      %features.16.conv.0.1.running_mean: tensor<960xf32>,
      %features.16.conv.0.1.running_var: tensor<960xf32>,
      %features.16.conv.1.1.running_mean: tensor<960xf32>,
      %features.16.conv.1.1.running_var: tensor<960xf32>,
      %features.16.conv.3.running_mean: tensor<160xf32>,
      %features.16.conv.3.running_var: tensor<160xf32>,
      %features.17.conv.0.1.running_mean: tensor<960xf32>,
      %features.17.conv.0.1.running_var: tensor<960xf32>,
      %features.17.conv.1.1.running_mean: tensor<960xf32>,
      %features.17.conv.1.1.running_var: tensor<960xf32>,
      %features.17.conv.3.running_mean: tensor<320xf32>,
      %features.17.conv.3.running_var: tensor<320xf32>,
      %features.18.1.running_mean: tensor<1280xf32>,
      %features.18.1.running_var: tensor<1280xf32>) -> tensor<1x1000xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<6.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 1.000000e-05 : f64
    %cst_3 = arith.constant 4.900000e+01 : f32
    %padded = tensor.pad %image low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x3x224x224xf32> to tensor<1x3x226x226xf32>
    %0 = tensor.empty() : tensor<1x32x112x112xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x32x112x112xf32>) -> tensor<1x32x112x112xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %features.0.0.weight : tensor<1x3x226x226xf32>, tensor<32x3x3x3xf32>) outs(%1 : tensor<1x32x112x112xf32>) -> tensor<1x32x112x112xf32>
    %3 = tensor.empty() : tensor<32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.0.1.running_var : tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<32xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.0.1.weight, %5 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.0.1.running_mean, %6 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.0.1.bias, %7 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %expanded = tensor.expand_shape %6 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %expanded : tensor<1x32x112x112xf32>, tensor<32x1x1xf32>) outs(%0 : tensor<1x32x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x112x112xf32>
    %expanded_4 = tensor.expand_shape %8 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_4 : tensor<1x32x112x112xf32>, tensor<32x1x1xf32>) outs(%0 : tensor<1x32x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x112x112xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %cst_1 : tensor<1x32x112x112xf32>, tensor<f32>) outs(%0 : tensor<1x32x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x32x112x112xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %11 : tensor<f32>, tensor<1x32x112x112xf32>) outs(%0 : tensor<1x32x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x32x112x112xf32>
    %padded_5 = tensor.pad %12 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x32x112x112xf32> to tensor<1x32x114x114xf32>
    %collapsed = tensor.collapse_shape %features.1.conv.0.0.weight [[0, 1], [2], [3]] : tensor<32x1x3x3xf32> into tensor<32x3x3xf32>
    %13 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_5, %collapsed : tensor<1x32x114x114xf32>, tensor<32x3x3xf32>) outs(%1 : tensor<1x32x112x112xf32>) -> tensor<1x32x112x112xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.1.conv.0.1.running_var : tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<32xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.1.conv.0.1.weight, %15 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.1.conv.0.1.running_mean, %16 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.1.conv.0.1.bias, %17 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %expanded_6 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %expanded_6 : tensor<1x32x112x112xf32>, tensor<32x1x1xf32>) outs(%0 : tensor<1x32x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x112x112xf32>
    %expanded_7 = tensor.expand_shape %18 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %expanded_7 : tensor<1x32x112x112xf32>, tensor<32x1x1xf32>) outs(%0 : tensor<1x32x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x112x112xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %cst_1 : tensor<1x32x112x112xf32>, tensor<f32>) outs(%0 : tensor<1x32x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x32x112x112xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %21 : tensor<f32>, tensor<1x32x112x112xf32>) outs(%0 : tensor<1x32x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x32x112x112xf32>
    %23 = tensor.empty() : tensor<1x16x112x112xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<1x16x112x112xf32>) -> tensor<1x16x112x112xf32>
    %25 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%22, %features.1.conv.1.weight : tensor<1x32x112x112xf32>, tensor<16x32x1x1xf32>) outs(%24 : tensor<1x16x112x112xf32>) -> tensor<1x16x112x112xf32>
    %26 = tensor.empty() : tensor<16xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.1.conv.2.running_var : tensor<16xf32>) outs(%26 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<16xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%27 : tensor<16xf32>) outs(%26 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<16xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.1.conv.2.weight, %28 : tensor<16xf32>, tensor<16xf32>) outs(%26 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<16xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.1.conv.2.running_mean, %29 : tensor<16xf32>, tensor<16xf32>) outs(%26 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<16xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.1.conv.2.bias, %30 : tensor<16xf32>, tensor<16xf32>) outs(%26 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<16xf32>
    %expanded_8 = tensor.expand_shape %29 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %expanded_8 : tensor<1x16x112x112xf32>, tensor<16x1x1xf32>) outs(%23 : tensor<1x16x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x16x112x112xf32>
    %expanded_9 = tensor.expand_shape %31 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_9 : tensor<1x16x112x112xf32>, tensor<16x1x1xf32>) outs(%23 : tensor<1x16x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x16x112x112xf32>
    %34 = tensor.empty() : tensor<1x96x112x112xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<1x96x112x112xf32>) -> tensor<1x96x112x112xf32>
    %36 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%33, %features.2.conv.0.0.weight : tensor<1x16x112x112xf32>, tensor<96x16x1x1xf32>) outs(%35 : tensor<1x96x112x112xf32>) -> tensor<1x96x112x112xf32>
    %37 = tensor.empty() : tensor<96xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.0.1.running_var : tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<96xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%38 : tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.0.1.weight, %39 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.0.1.running_mean, %40 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.0.1.bias, %41 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %expanded_10 = tensor.expand_shape %40 [[0, 1, 2]] output_shape [96, 1, 1] : tensor<96xf32> into tensor<96x1x1xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %expanded_10 : tensor<1x96x112x112xf32>, tensor<96x1x1xf32>) outs(%34 : tensor<1x96x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x112x112xf32>
    %expanded_11 = tensor.expand_shape %42 [[0, 1, 2]] output_shape [96, 1, 1] : tensor<96xf32> into tensor<96x1x1xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %expanded_11 : tensor<1x96x112x112xf32>, tensor<96x1x1xf32>) outs(%34 : tensor<1x96x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x112x112xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %cst_1 : tensor<1x96x112x112xf32>, tensor<f32>) outs(%34 : tensor<1x96x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x96x112x112xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %45 : tensor<f32>, tensor<1x96x112x112xf32>) outs(%34 : tensor<1x96x112x112xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x96x112x112xf32>
    %padded_12 = tensor.pad %46 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x96x112x112xf32> to tensor<1x96x114x114xf32>
    %47 = tensor.empty() : tensor<1x96x56x56xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<1x96x56x56xf32>) -> tensor<1x96x56x56xf32>
    %collapsed_13 = tensor.collapse_shape %features.2.conv.1.0.weight [[0, 1], [2], [3]] : tensor<96x1x3x3xf32> into tensor<96x3x3xf32>
    %49 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_12, %collapsed_13 : tensor<1x96x114x114xf32>, tensor<96x3x3xf32>) outs(%48 : tensor<1x96x56x56xf32>) -> tensor<1x96x56x56xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.1.1.running_var : tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<96xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%50 : tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.1.1.weight, %51 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.1.1.running_mean, %52 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.1.1.bias, %53 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %expanded_14 = tensor.expand_shape %52 [[0, 1, 2]] output_shape [96, 1, 1] : tensor<96xf32> into tensor<96x1x1xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %expanded_14 : tensor<1x96x56x56xf32>, tensor<96x1x1xf32>) outs(%47 : tensor<1x96x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x56x56xf32>
    %expanded_15 = tensor.expand_shape %54 [[0, 1, 2]] output_shape [96, 1, 1] : tensor<96xf32> into tensor<96x1x1xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %expanded_15 : tensor<1x96x56x56xf32>, tensor<96x1x1xf32>) outs(%47 : tensor<1x96x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x56x56xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %cst_1 : tensor<1x96x56x56xf32>, tensor<f32>) outs(%47 : tensor<1x96x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x96x56x56xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %57 : tensor<f32>, tensor<1x96x56x56xf32>) outs(%47 : tensor<1x96x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x96x56x56xf32>
    %59 = tensor.empty() : tensor<1x24x56x56xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<1x24x56x56xf32>) -> tensor<1x24x56x56xf32>
    %61 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%58, %features.2.conv.2.weight : tensor<1x96x56x56xf32>, tensor<24x96x1x1xf32>) outs(%60 : tensor<1x24x56x56xf32>) -> tensor<1x24x56x56xf32>
    %62 = tensor.empty() : tensor<24xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.3.running_var : tensor<24xf32>) outs(%62 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<24xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%63 : tensor<24xf32>) outs(%62 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<24xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.3.weight, %64 : tensor<24xf32>, tensor<24xf32>) outs(%62 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<24xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.3.running_mean, %65 : tensor<24xf32>, tensor<24xf32>) outs(%62 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<24xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.2.conv.3.bias, %66 : tensor<24xf32>, tensor<24xf32>) outs(%62 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<24xf32>
    %expanded_16 = tensor.expand_shape %65 [[0, 1, 2]] output_shape [24, 1, 1] : tensor<24xf32> into tensor<24x1x1xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %expanded_16 : tensor<1x24x56x56xf32>, tensor<24x1x1xf32>) outs(%59 : tensor<1x24x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x24x56x56xf32>
    %expanded_17 = tensor.expand_shape %67 [[0, 1, 2]] output_shape [24, 1, 1] : tensor<24xf32> into tensor<24x1x1xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %expanded_17 : tensor<1x24x56x56xf32>, tensor<24x1x1xf32>) outs(%59 : tensor<1x24x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x24x56x56xf32>
    %70 = tensor.empty() : tensor<1x144x56x56xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<1x144x56x56xf32>) -> tensor<1x144x56x56xf32>
    %72 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%69, %features.3.conv.0.0.weight : tensor<1x24x56x56xf32>, tensor<144x24x1x1xf32>) outs(%71 : tensor<1x144x56x56xf32>) -> tensor<1x144x56x56xf32>
    %73 = tensor.empty() : tensor<144xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.0.1.running_var : tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<144xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%74 : tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.0.1.weight, %75 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.0.1.running_mean, %76 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.0.1.bias, %77 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %expanded_18 = tensor.expand_shape %76 [[0, 1, 2]] output_shape [144, 1, 1] : tensor<144xf32> into tensor<144x1x1xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %expanded_18 : tensor<1x144x56x56xf32>, tensor<144x1x1xf32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x144x56x56xf32>
    %expanded_19 = tensor.expand_shape %78 [[0, 1, 2]] output_shape [144, 1, 1] : tensor<144xf32> into tensor<144x1x1xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_19 : tensor<1x144x56x56xf32>, tensor<144x1x1xf32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x144x56x56xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %cst_1 : tensor<1x144x56x56xf32>, tensor<f32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x144x56x56xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %81 : tensor<f32>, tensor<1x144x56x56xf32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x144x56x56xf32>
    %padded_20 = tensor.pad %82 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x144x56x56xf32> to tensor<1x144x58x58xf32>
    %collapsed_21 = tensor.collapse_shape %features.3.conv.1.0.weight [[0, 1], [2], [3]] : tensor<144x1x3x3xf32> into tensor<144x3x3xf32>
    %83 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_20, %collapsed_21 : tensor<1x144x58x58xf32>, tensor<144x3x3xf32>) outs(%71 : tensor<1x144x56x56xf32>) -> tensor<1x144x56x56xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.1.1.running_var : tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<144xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%84 : tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.1.1.weight, %85 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.1.1.running_mean, %86 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.1.1.bias, %87 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %expanded_22 = tensor.expand_shape %86 [[0, 1, 2]] output_shape [144, 1, 1] : tensor<144xf32> into tensor<144x1x1xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %expanded_22 : tensor<1x144x56x56xf32>, tensor<144x1x1xf32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x144x56x56xf32>
    %expanded_23 = tensor.expand_shape %88 [[0, 1, 2]] output_shape [144, 1, 1] : tensor<144xf32> into tensor<144x1x1xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %expanded_23 : tensor<1x144x56x56xf32>, tensor<144x1x1xf32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x144x56x56xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %cst_1 : tensor<1x144x56x56xf32>, tensor<f32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x144x56x56xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %91 : tensor<f32>, tensor<1x144x56x56xf32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x144x56x56xf32>
    %93 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%92, %features.3.conv.2.weight : tensor<1x144x56x56xf32>, tensor<24x144x1x1xf32>) outs(%60 : tensor<1x24x56x56xf32>) -> tensor<1x24x56x56xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.3.running_var : tensor<24xf32>) outs(%62 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<24xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%94 : tensor<24xf32>) outs(%62 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<24xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.3.weight, %95 : tensor<24xf32>, tensor<24xf32>) outs(%62 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<24xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.3.running_mean, %96 : tensor<24xf32>, tensor<24xf32>) outs(%62 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<24xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.3.conv.3.bias, %97 : tensor<24xf32>, tensor<24xf32>) outs(%62 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<24xf32>
    %expanded_24 = tensor.expand_shape %96 [[0, 1, 2]] output_shape [24, 1, 1] : tensor<24xf32> into tensor<24x1x1xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %expanded_24 : tensor<1x24x56x56xf32>, tensor<24x1x1xf32>) outs(%59 : tensor<1x24x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x24x56x56xf32>
    %expanded_25 = tensor.expand_shape %98 [[0, 1, 2]] output_shape [24, 1, 1] : tensor<24xf32> into tensor<24x1x1xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %expanded_25 : tensor<1x24x56x56xf32>, tensor<24x1x1xf32>) outs(%59 : tensor<1x24x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x24x56x56xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %100 : tensor<1x24x56x56xf32>, tensor<1x24x56x56xf32>) outs(%59 : tensor<1x24x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x24x56x56xf32>
    %102 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%101, %features.4.conv.0.0.weight : tensor<1x24x56x56xf32>, tensor<144x24x1x1xf32>) outs(%71 : tensor<1x144x56x56xf32>) -> tensor<1x144x56x56xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.0.1.running_var : tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<144xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%103 : tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.0.1.weight, %104 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.0.1.running_mean, %105 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.0.1.bias, %106 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %expanded_26 = tensor.expand_shape %105 [[0, 1, 2]] output_shape [144, 1, 1] : tensor<144xf32> into tensor<144x1x1xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %expanded_26 : tensor<1x144x56x56xf32>, tensor<144x1x1xf32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x144x56x56xf32>
    %expanded_27 = tensor.expand_shape %107 [[0, 1, 2]] output_shape [144, 1, 1] : tensor<144xf32> into tensor<144x1x1xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %expanded_27 : tensor<1x144x56x56xf32>, tensor<144x1x1xf32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x144x56x56xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %cst_1 : tensor<1x144x56x56xf32>, tensor<f32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x144x56x56xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %110 : tensor<f32>, tensor<1x144x56x56xf32>) outs(%70 : tensor<1x144x56x56xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x144x56x56xf32>
    %padded_28 = tensor.pad %111 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x144x56x56xf32> to tensor<1x144x58x58xf32>
    %112 = tensor.empty() : tensor<1x144x28x28xf32>
    %113 = linalg.fill ins(%cst : f32) outs(%112 : tensor<1x144x28x28xf32>) -> tensor<1x144x28x28xf32>
    %collapsed_29 = tensor.collapse_shape %features.4.conv.1.0.weight [[0, 1], [2], [3]] : tensor<144x1x3x3xf32> into tensor<144x3x3xf32>
    %114 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_28, %collapsed_29 : tensor<1x144x58x58xf32>, tensor<144x3x3xf32>) outs(%113 : tensor<1x144x28x28xf32>) -> tensor<1x144x28x28xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.1.1.running_var : tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<144xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%115 : tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.1.1.weight, %116 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.1.1.running_mean, %117 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.1.1.bias, %118 : tensor<144xf32>, tensor<144xf32>) outs(%73 : tensor<144xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<144xf32>
    %expanded_30 = tensor.expand_shape %117 [[0, 1, 2]] output_shape [144, 1, 1] : tensor<144xf32> into tensor<144x1x1xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %expanded_30 : tensor<1x144x28x28xf32>, tensor<144x1x1xf32>) outs(%112 : tensor<1x144x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x144x28x28xf32>
    %expanded_31 = tensor.expand_shape %119 [[0, 1, 2]] output_shape [144, 1, 1] : tensor<144xf32> into tensor<144x1x1xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %expanded_31 : tensor<1x144x28x28xf32>, tensor<144x1x1xf32>) outs(%112 : tensor<1x144x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x144x28x28xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %cst_1 : tensor<1x144x28x28xf32>, tensor<f32>) outs(%112 : tensor<1x144x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x144x28x28xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %122 : tensor<f32>, tensor<1x144x28x28xf32>) outs(%112 : tensor<1x144x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x144x28x28xf32>
    %124 = tensor.empty() : tensor<1x32x28x28xf32>
    %125 = linalg.fill ins(%cst : f32) outs(%124 : tensor<1x32x28x28xf32>) -> tensor<1x32x28x28xf32>
    %126 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%123, %features.4.conv.2.weight : tensor<1x144x28x28xf32>, tensor<32x144x1x1xf32>) outs(%125 : tensor<1x32x28x28xf32>) -> tensor<1x32x28x28xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.3.running_var : tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<32xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%127 : tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.3.weight, %128 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.3.running_mean, %129 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.4.conv.3.bias, %130 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %expanded_32 = tensor.expand_shape %129 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %expanded_32 : tensor<1x32x28x28xf32>, tensor<32x1x1xf32>) outs(%124 : tensor<1x32x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x28x28xf32>
    %expanded_33 = tensor.expand_shape %131 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %expanded_33 : tensor<1x32x28x28xf32>, tensor<32x1x1xf32>) outs(%124 : tensor<1x32x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x28x28xf32>
    %134 = tensor.empty() : tensor<1x192x28x28xf32>
    %135 = linalg.fill ins(%cst : f32) outs(%134 : tensor<1x192x28x28xf32>) -> tensor<1x192x28x28xf32>
    %136 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%133, %features.5.conv.0.0.weight : tensor<1x32x28x28xf32>, tensor<192x32x1x1xf32>) outs(%135 : tensor<1x192x28x28xf32>) -> tensor<1x192x28x28xf32>
    %137 = tensor.empty() : tensor<192xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.0.1.running_var : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<192xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%138 : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.0.1.weight, %139 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.0.1.running_mean, %140 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.0.1.bias, %141 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %expanded_34 = tensor.expand_shape %140 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %expanded_34 : tensor<1x192x28x28xf32>, tensor<192x1x1xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x28x28xf32>
    %expanded_35 = tensor.expand_shape %142 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %expanded_35 : tensor<1x192x28x28xf32>, tensor<192x1x1xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x28x28xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %cst_1 : tensor<1x192x28x28xf32>, tensor<f32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x28x28xf32>
    %146 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %145 : tensor<f32>, tensor<1x192x28x28xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x28x28xf32>
    %padded_36 = tensor.pad %146 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x192x28x28xf32> to tensor<1x192x30x30xf32>
    %collapsed_37 = tensor.collapse_shape %features.5.conv.1.0.weight [[0, 1], [2], [3]] : tensor<192x1x3x3xf32> into tensor<192x3x3xf32>
    %147 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_36, %collapsed_37 : tensor<1x192x30x30xf32>, tensor<192x3x3xf32>) outs(%135 : tensor<1x192x28x28xf32>) -> tensor<1x192x28x28xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.1.1.running_var : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<192xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%148 : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.1.1.weight, %149 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.1.1.running_mean, %150 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.1.1.bias, %151 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %expanded_38 = tensor.expand_shape %150 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %expanded_38 : tensor<1x192x28x28xf32>, tensor<192x1x1xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x28x28xf32>
    %expanded_39 = tensor.expand_shape %152 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153, %expanded_39 : tensor<1x192x28x28xf32>, tensor<192x1x1xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x28x28xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %cst_1 : tensor<1x192x28x28xf32>, tensor<f32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x28x28xf32>
    %156 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %155 : tensor<f32>, tensor<1x192x28x28xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x28x28xf32>
    %157 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%156, %features.5.conv.2.weight : tensor<1x192x28x28xf32>, tensor<32x192x1x1xf32>) outs(%125 : tensor<1x32x28x28xf32>) -> tensor<1x32x28x28xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.3.running_var : tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<32xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%158 : tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.3.weight, %159 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.3.running_mean, %160 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.5.conv.3.bias, %161 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %expanded_40 = tensor.expand_shape %160 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %expanded_40 : tensor<1x32x28x28xf32>, tensor<32x1x1xf32>) outs(%124 : tensor<1x32x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x28x28xf32>
    %expanded_41 = tensor.expand_shape %162 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163, %expanded_41 : tensor<1x32x28x28xf32>, tensor<32x1x1xf32>) outs(%124 : tensor<1x32x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x28x28xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %164 : tensor<1x32x28x28xf32>, tensor<1x32x28x28xf32>) outs(%124 : tensor<1x32x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x28x28xf32>
    %166 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%165, %features.6.conv.0.0.weight : tensor<1x32x28x28xf32>, tensor<192x32x1x1xf32>) outs(%135 : tensor<1x192x28x28xf32>) -> tensor<1x192x28x28xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.0.1.running_var : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<192xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%167 : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %169 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.0.1.weight, %168 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.0.1.running_mean, %169 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.0.1.bias, %170 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %expanded_42 = tensor.expand_shape %169 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166, %expanded_42 : tensor<1x192x28x28xf32>, tensor<192x1x1xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x28x28xf32>
    %expanded_43 = tensor.expand_shape %171 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %expanded_43 : tensor<1x192x28x28xf32>, tensor<192x1x1xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x28x28xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %cst_1 : tensor<1x192x28x28xf32>, tensor<f32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x28x28xf32>
    %175 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %174 : tensor<f32>, tensor<1x192x28x28xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x28x28xf32>
    %padded_44 = tensor.pad %175 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x192x28x28xf32> to tensor<1x192x30x30xf32>
    %collapsed_45 = tensor.collapse_shape %features.6.conv.1.0.weight [[0, 1], [2], [3]] : tensor<192x1x3x3xf32> into tensor<192x3x3xf32>
    %176 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_44, %collapsed_45 : tensor<1x192x30x30xf32>, tensor<192x3x3xf32>) outs(%135 : tensor<1x192x28x28xf32>) -> tensor<1x192x28x28xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.1.1.running_var : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<192xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%177 : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.1.1.weight, %178 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.1.1.running_mean, %179 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.1.1.bias, %180 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %expanded_46 = tensor.expand_shape %179 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176, %expanded_46 : tensor<1x192x28x28xf32>, tensor<192x1x1xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x28x28xf32>
    %expanded_47 = tensor.expand_shape %181 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182, %expanded_47 : tensor<1x192x28x28xf32>, tensor<192x1x1xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x28x28xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %cst_1 : tensor<1x192x28x28xf32>, tensor<f32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x28x28xf32>
    %185 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %184 : tensor<f32>, tensor<1x192x28x28xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x28x28xf32>
    %186 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%185, %features.6.conv.2.weight : tensor<1x192x28x28xf32>, tensor<32x192x1x1xf32>) outs(%125 : tensor<1x32x28x28xf32>) -> tensor<1x32x28x28xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.3.running_var : tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<32xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%187 : tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.3.weight, %188 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.3.running_mean, %189 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.6.conv.3.bias, %190 : tensor<32xf32>, tensor<32xf32>) outs(%3 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<32xf32>
    %expanded_48 = tensor.expand_shape %189 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186, %expanded_48 : tensor<1x32x28x28xf32>, tensor<32x1x1xf32>) outs(%124 : tensor<1x32x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x28x28xf32>
    %expanded_49 = tensor.expand_shape %191 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192, %expanded_49 : tensor<1x32x28x28xf32>, tensor<32x1x1xf32>) outs(%124 : tensor<1x32x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x28x28xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %193 : tensor<1x32x28x28xf32>, tensor<1x32x28x28xf32>) outs(%124 : tensor<1x32x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x32x28x28xf32>
    %195 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%194, %features.7.conv.0.0.weight : tensor<1x32x28x28xf32>, tensor<192x32x1x1xf32>) outs(%135 : tensor<1x192x28x28xf32>) -> tensor<1x192x28x28xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.0.1.running_var : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<192xf32>
    %197 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%196 : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.0.1.weight, %197 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.0.1.running_mean, %198 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %200 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.0.1.bias, %199 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %expanded_50 = tensor.expand_shape %198 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195, %expanded_50 : tensor<1x192x28x28xf32>, tensor<192x1x1xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x28x28xf32>
    %expanded_51 = tensor.expand_shape %200 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201, %expanded_51 : tensor<1x192x28x28xf32>, tensor<192x1x1xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x28x28xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202, %cst_1 : tensor<1x192x28x28xf32>, tensor<f32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x28x28xf32>
    %204 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %203 : tensor<f32>, tensor<1x192x28x28xf32>) outs(%134 : tensor<1x192x28x28xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x28x28xf32>
    %padded_52 = tensor.pad %204 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x192x28x28xf32> to tensor<1x192x30x30xf32>
    %205 = tensor.empty() : tensor<1x192x14x14xf32>
    %206 = linalg.fill ins(%cst : f32) outs(%205 : tensor<1x192x14x14xf32>) -> tensor<1x192x14x14xf32>
    %collapsed_53 = tensor.collapse_shape %features.7.conv.1.0.weight [[0, 1], [2], [3]] : tensor<192x1x3x3xf32> into tensor<192x3x3xf32>
    %207 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_52, %collapsed_53 : tensor<1x192x30x30xf32>, tensor<192x3x3xf32>) outs(%206 : tensor<1x192x14x14xf32>) -> tensor<1x192x14x14xf32>
    %208 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.1.1.running_var : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<192xf32>
    %209 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%208 : tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %210 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.1.1.weight, %209 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %211 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.1.1.running_mean, %210 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.1.1.bias, %211 : tensor<192xf32>, tensor<192xf32>) outs(%137 : tensor<192xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<192xf32>
    %expanded_54 = tensor.expand_shape %210 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %213 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %expanded_54 : tensor<1x192x14x14xf32>, tensor<192x1x1xf32>) outs(%205 : tensor<1x192x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x14x14xf32>
    %expanded_55 = tensor.expand_shape %212 [[0, 1, 2]] output_shape [192, 1, 1] : tensor<192xf32> into tensor<192x1x1xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213, %expanded_55 : tensor<1x192x14x14xf32>, tensor<192x1x1xf32>) outs(%205 : tensor<1x192x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x192x14x14xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214, %cst_1 : tensor<1x192x14x14xf32>, tensor<f32>) outs(%205 : tensor<1x192x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x14x14xf32>
    %216 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %215 : tensor<f32>, tensor<1x192x14x14xf32>) outs(%205 : tensor<1x192x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x192x14x14xf32>
    %217 = tensor.empty() : tensor<1x64x14x14xf32>
    %218 = linalg.fill ins(%cst : f32) outs(%217 : tensor<1x64x14x14xf32>) -> tensor<1x64x14x14xf32>
    %219 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%216, %features.7.conv.2.weight : tensor<1x192x14x14xf32>, tensor<64x192x1x1xf32>) outs(%218 : tensor<1x64x14x14xf32>) -> tensor<1x64x14x14xf32>
    %220 = tensor.empty() : tensor<64xf32>
    %221 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.3.running_var : tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<64xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%221 : tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.3.weight, %222 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.3.running_mean, %223 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %225 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.7.conv.3.bias, %224 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %expanded_56 = tensor.expand_shape %223 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219, %expanded_56 : tensor<1x64x14x14xf32>, tensor<64x1x1xf32>) outs(%217 : tensor<1x64x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x64x14x14xf32>
    %expanded_57 = tensor.expand_shape %225 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %expanded_57 : tensor<1x64x14x14xf32>, tensor<64x1x1xf32>) outs(%217 : tensor<1x64x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x64x14x14xf32>
    %228 = tensor.empty() : tensor<1x384x14x14xf32>
    %229 = linalg.fill ins(%cst : f32) outs(%228 : tensor<1x384x14x14xf32>) -> tensor<1x384x14x14xf32>
    %230 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%227, %features.8.conv.0.0.weight : tensor<1x64x14x14xf32>, tensor<384x64x1x1xf32>) outs(%229 : tensor<1x384x14x14xf32>) -> tensor<1x384x14x14xf32>
    %231 = tensor.empty() : tensor<384xf32>
    %232 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.0.1.running_var : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<384xf32>
    %233 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%232 : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.0.1.weight, %233 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %235 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.0.1.running_mean, %234 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.0.1.bias, %235 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %expanded_58 = tensor.expand_shape %234 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%230, %expanded_58 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %expanded_59 = tensor.expand_shape %236 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%237, %expanded_59 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238, %cst_1 : tensor<1x384x14x14xf32>, tensor<f32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %240 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %239 : tensor<f32>, tensor<1x384x14x14xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %padded_60 = tensor.pad %240 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x384x14x14xf32> to tensor<1x384x16x16xf32>
    %collapsed_61 = tensor.collapse_shape %features.8.conv.1.0.weight [[0, 1], [2], [3]] : tensor<384x1x3x3xf32> into tensor<384x3x3xf32>
    %241 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_60, %collapsed_61 : tensor<1x384x16x16xf32>, tensor<384x3x3xf32>) outs(%229 : tensor<1x384x14x14xf32>) -> tensor<1x384x14x14xf32>
    %242 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.1.1.running_var : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<384xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%242 : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %244 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.1.1.weight, %243 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %245 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.1.1.running_mean, %244 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %246 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.1.1.bias, %245 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %expanded_62 = tensor.expand_shape %244 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241, %expanded_62 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %expanded_63 = tensor.expand_shape %246 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247, %expanded_63 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248, %cst_1 : tensor<1x384x14x14xf32>, tensor<f32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %250 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %249 : tensor<f32>, tensor<1x384x14x14xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %251 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%250, %features.8.conv.2.weight : tensor<1x384x14x14xf32>, tensor<64x384x1x1xf32>) outs(%218 : tensor<1x64x14x14xf32>) -> tensor<1x64x14x14xf32>
    %252 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.3.running_var : tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<64xf32>
    %253 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%252 : tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %254 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.3.weight, %253 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %255 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.3.running_mean, %254 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %256 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.8.conv.3.bias, %255 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %expanded_64 = tensor.expand_shape %254 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%251, %expanded_64 : tensor<1x64x14x14xf32>, tensor<64x1x1xf32>) outs(%217 : tensor<1x64x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x64x14x14xf32>
    %expanded_65 = tensor.expand_shape %256 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257, %expanded_65 : tensor<1x64x14x14xf32>, tensor<64x1x1xf32>) outs(%217 : tensor<1x64x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x64x14x14xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %258 : tensor<1x64x14x14xf32>, tensor<1x64x14x14xf32>) outs(%217 : tensor<1x64x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x64x14x14xf32>
    %260 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%259, %features.9.conv.0.0.weight : tensor<1x64x14x14xf32>, tensor<384x64x1x1xf32>) outs(%229 : tensor<1x384x14x14xf32>) -> tensor<1x384x14x14xf32>
    %261 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.0.1.running_var : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<384xf32>
    %262 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%261 : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %263 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.0.1.weight, %262 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %264 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.0.1.running_mean, %263 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %265 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.0.1.bias, %264 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %expanded_66 = tensor.expand_shape %263 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260, %expanded_66 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %expanded_67 = tensor.expand_shape %265 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266, %expanded_67 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267, %cst_1 : tensor<1x384x14x14xf32>, tensor<f32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %269 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %268 : tensor<f32>, tensor<1x384x14x14xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %padded_68 = tensor.pad %269 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x384x14x14xf32> to tensor<1x384x16x16xf32>
    %collapsed_69 = tensor.collapse_shape %features.9.conv.1.0.weight [[0, 1], [2], [3]] : tensor<384x1x3x3xf32> into tensor<384x3x3xf32>
    %270 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_68, %collapsed_69 : tensor<1x384x16x16xf32>, tensor<384x3x3xf32>) outs(%229 : tensor<1x384x14x14xf32>) -> tensor<1x384x14x14xf32>
    %271 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.1.1.running_var : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<384xf32>
    %272 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%271 : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %273 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.1.1.weight, %272 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %274 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.1.1.running_mean, %273 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.1.1.bias, %274 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %expanded_70 = tensor.expand_shape %273 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270, %expanded_70 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %expanded_71 = tensor.expand_shape %275 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %277 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%276, %expanded_71 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%277, %cst_1 : tensor<1x384x14x14xf32>, tensor<f32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %279 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %278 : tensor<f32>, tensor<1x384x14x14xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %280 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%279, %features.9.conv.2.weight : tensor<1x384x14x14xf32>, tensor<64x384x1x1xf32>) outs(%218 : tensor<1x64x14x14xf32>) -> tensor<1x64x14x14xf32>
    %281 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.3.running_var : tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<64xf32>
    %282 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%281 : tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %283 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.3.weight, %282 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.3.running_mean, %283 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.9.conv.3.bias, %284 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %expanded_72 = tensor.expand_shape %283 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %286 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%280, %expanded_72 : tensor<1x64x14x14xf32>, tensor<64x1x1xf32>) outs(%217 : tensor<1x64x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x64x14x14xf32>
    %expanded_73 = tensor.expand_shape %285 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %287 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286, %expanded_73 : tensor<1x64x14x14xf32>, tensor<64x1x1xf32>) outs(%217 : tensor<1x64x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x64x14x14xf32>
    %288 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259, %287 : tensor<1x64x14x14xf32>, tensor<1x64x14x14xf32>) outs(%217 : tensor<1x64x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x64x14x14xf32>
    %289 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%288, %features.10.conv.0.0.weight : tensor<1x64x14x14xf32>, tensor<384x64x1x1xf32>) outs(%229 : tensor<1x384x14x14xf32>) -> tensor<1x384x14x14xf32>
    %290 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.0.1.running_var : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<384xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%290 : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %292 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.0.1.weight, %291 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.0.1.running_mean, %292 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.0.1.bias, %293 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %expanded_74 = tensor.expand_shape %292 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289, %expanded_74 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %expanded_75 = tensor.expand_shape %294 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%295, %expanded_75 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296, %cst_1 : tensor<1x384x14x14xf32>, tensor<f32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %298 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %297 : tensor<f32>, tensor<1x384x14x14xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %padded_76 = tensor.pad %298 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x384x14x14xf32> to tensor<1x384x16x16xf32>
    %collapsed_77 = tensor.collapse_shape %features.10.conv.1.0.weight [[0, 1], [2], [3]] : tensor<384x1x3x3xf32> into tensor<384x3x3xf32>
    %299 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_76, %collapsed_77 : tensor<1x384x16x16xf32>, tensor<384x3x3xf32>) outs(%229 : tensor<1x384x14x14xf32>) -> tensor<1x384x14x14xf32>
    %300 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.1.1.running_var : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<384xf32>
    %301 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%300 : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %302 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.1.1.weight, %301 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %303 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.1.1.running_mean, %302 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %304 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.1.1.bias, %303 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %expanded_78 = tensor.expand_shape %302 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299, %expanded_78 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %expanded_79 = tensor.expand_shape %304 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305, %expanded_79 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306, %cst_1 : tensor<1x384x14x14xf32>, tensor<f32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %308 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %307 : tensor<f32>, tensor<1x384x14x14xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %309 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%308, %features.10.conv.2.weight : tensor<1x384x14x14xf32>, tensor<64x384x1x1xf32>) outs(%218 : tensor<1x64x14x14xf32>) -> tensor<1x64x14x14xf32>
    %310 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.3.running_var : tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<64xf32>
    %311 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%310 : tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %312 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.3.weight, %311 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %313 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.3.running_mean, %312 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.10.conv.3.bias, %313 : tensor<64xf32>, tensor<64xf32>) outs(%220 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<64xf32>
    %expanded_80 = tensor.expand_shape %312 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%309, %expanded_80 : tensor<1x64x14x14xf32>, tensor<64x1x1xf32>) outs(%217 : tensor<1x64x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x64x14x14xf32>
    %expanded_81 = tensor.expand_shape %314 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %316 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%315, %expanded_81 : tensor<1x64x14x14xf32>, tensor<64x1x1xf32>) outs(%217 : tensor<1x64x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x64x14x14xf32>
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288, %316 : tensor<1x64x14x14xf32>, tensor<1x64x14x14xf32>) outs(%217 : tensor<1x64x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x64x14x14xf32>
    %318 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%317, %features.11.conv.0.0.weight : tensor<1x64x14x14xf32>, tensor<384x64x1x1xf32>) outs(%229 : tensor<1x384x14x14xf32>) -> tensor<1x384x14x14xf32>
    %319 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.0.1.running_var : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<384xf32>
    %320 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%319 : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %321 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.0.1.weight, %320 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %322 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.0.1.running_mean, %321 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %323 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.0.1.bias, %322 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %expanded_82 = tensor.expand_shape %321 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318, %expanded_82 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %expanded_83 = tensor.expand_shape %323 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%324, %expanded_83 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325, %cst_1 : tensor<1x384x14x14xf32>, tensor<f32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %327 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %326 : tensor<f32>, tensor<1x384x14x14xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %padded_84 = tensor.pad %327 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x384x14x14xf32> to tensor<1x384x16x16xf32>
    %collapsed_85 = tensor.collapse_shape %features.11.conv.1.0.weight [[0, 1], [2], [3]] : tensor<384x1x3x3xf32> into tensor<384x3x3xf32>
    %328 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_84, %collapsed_85 : tensor<1x384x16x16xf32>, tensor<384x3x3xf32>) outs(%229 : tensor<1x384x14x14xf32>) -> tensor<1x384x14x14xf32>
    %329 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.1.1.running_var : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<384xf32>
    %330 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%329 : tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %331 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.1.1.weight, %330 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %332 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.1.1.running_mean, %331 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %333 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.1.1.bias, %332 : tensor<384xf32>, tensor<384xf32>) outs(%231 : tensor<384xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<384xf32>
    %expanded_86 = tensor.expand_shape %331 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %334 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%328, %expanded_86 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %expanded_87 = tensor.expand_shape %333 [[0, 1, 2]] output_shape [384, 1, 1] : tensor<384xf32> into tensor<384x1x1xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%334, %expanded_87 : tensor<1x384x14x14xf32>, tensor<384x1x1xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x384x14x14xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%335, %cst_1 : tensor<1x384x14x14xf32>, tensor<f32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %337 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %336 : tensor<f32>, tensor<1x384x14x14xf32>) outs(%228 : tensor<1x384x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x384x14x14xf32>
    %338 = tensor.empty() : tensor<1x96x14x14xf32>
    %339 = linalg.fill ins(%cst : f32) outs(%338 : tensor<1x96x14x14xf32>) -> tensor<1x96x14x14xf32>
    %340 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%337, %features.11.conv.2.weight : tensor<1x384x14x14xf32>, tensor<96x384x1x1xf32>) outs(%339 : tensor<1x96x14x14xf32>) -> tensor<1x96x14x14xf32>
    %341 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.3.running_var : tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<96xf32>
    %342 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%341 : tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %343 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.3.weight, %342 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %344 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.3.running_mean, %343 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %345 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.11.conv.3.bias, %344 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %expanded_88 = tensor.expand_shape %343 [[0, 1, 2]] output_shape [96, 1, 1] : tensor<96xf32> into tensor<96x1x1xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%340, %expanded_88 : tensor<1x96x14x14xf32>, tensor<96x1x1xf32>) outs(%338 : tensor<1x96x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x14x14xf32>
    %expanded_89 = tensor.expand_shape %345 [[0, 1, 2]] output_shape [96, 1, 1] : tensor<96xf32> into tensor<96x1x1xf32>
    %347 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%346, %expanded_89 : tensor<1x96x14x14xf32>, tensor<96x1x1xf32>) outs(%338 : tensor<1x96x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x14x14xf32>
    %348 = tensor.empty() : tensor<1x576x14x14xf32>
    %349 = linalg.fill ins(%cst : f32) outs(%348 : tensor<1x576x14x14xf32>) -> tensor<1x576x14x14xf32>
    %350 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%347, %features.12.conv.0.0.weight : tensor<1x96x14x14xf32>, tensor<576x96x1x1xf32>) outs(%349 : tensor<1x576x14x14xf32>) -> tensor<1x576x14x14xf32>
    %351 = tensor.empty() : tensor<576xf32>
    %352 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.0.1.running_var : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<576xf32>
    %353 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%352 : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %354 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.0.1.weight, %353 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %355 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.0.1.running_mean, %354 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %356 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.0.1.bias, %355 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %expanded_90 = tensor.expand_shape %354 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %357 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%350, %expanded_90 : tensor<1x576x14x14xf32>, tensor<576x1x1xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x14x14xf32>
    %expanded_91 = tensor.expand_shape %356 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%357, %expanded_91 : tensor<1x576x14x14xf32>, tensor<576x1x1xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x14x14xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%358, %cst_1 : tensor<1x576x14x14xf32>, tensor<f32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x14x14xf32>
    %360 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %359 : tensor<f32>, tensor<1x576x14x14xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x14x14xf32>
    %padded_92 = tensor.pad %360 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x576x14x14xf32> to tensor<1x576x16x16xf32>
    %collapsed_93 = tensor.collapse_shape %features.12.conv.1.0.weight [[0, 1], [2], [3]] : tensor<576x1x3x3xf32> into tensor<576x3x3xf32>
    %361 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_92, %collapsed_93 : tensor<1x576x16x16xf32>, tensor<576x3x3xf32>) outs(%349 : tensor<1x576x14x14xf32>) -> tensor<1x576x14x14xf32>
    %362 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.1.1.running_var : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<576xf32>
    %363 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%362 : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %364 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.1.1.weight, %363 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %365 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.1.1.running_mean, %364 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %366 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.1.1.bias, %365 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %expanded_94 = tensor.expand_shape %364 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %367 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%361, %expanded_94 : tensor<1x576x14x14xf32>, tensor<576x1x1xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x14x14xf32>
    %expanded_95 = tensor.expand_shape %366 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %368 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367, %expanded_95 : tensor<1x576x14x14xf32>, tensor<576x1x1xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x14x14xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%368, %cst_1 : tensor<1x576x14x14xf32>, tensor<f32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x14x14xf32>
    %370 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %369 : tensor<f32>, tensor<1x576x14x14xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x14x14xf32>
    %371 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%370, %features.12.conv.2.weight : tensor<1x576x14x14xf32>, tensor<96x576x1x1xf32>) outs(%339 : tensor<1x96x14x14xf32>) -> tensor<1x96x14x14xf32>
    %372 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.3.running_var : tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<96xf32>
    %373 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%372 : tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %374 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.3.weight, %373 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %375 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.3.running_mean, %374 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %376 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.12.conv.3.bias, %375 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %expanded_96 = tensor.expand_shape %374 [[0, 1, 2]] output_shape [96, 1, 1] : tensor<96xf32> into tensor<96x1x1xf32>
    %377 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%371, %expanded_96 : tensor<1x96x14x14xf32>, tensor<96x1x1xf32>) outs(%338 : tensor<1x96x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x14x14xf32>
    %expanded_97 = tensor.expand_shape %376 [[0, 1, 2]] output_shape [96, 1, 1] : tensor<96xf32> into tensor<96x1x1xf32>
    %378 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%377, %expanded_97 : tensor<1x96x14x14xf32>, tensor<96x1x1xf32>) outs(%338 : tensor<1x96x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x14x14xf32>
    %379 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%347, %378 : tensor<1x96x14x14xf32>, tensor<1x96x14x14xf32>) outs(%338 : tensor<1x96x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x14x14xf32>
    %380 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%379, %features.13.conv.0.0.weight : tensor<1x96x14x14xf32>, tensor<576x96x1x1xf32>) outs(%349 : tensor<1x576x14x14xf32>) -> tensor<1x576x14x14xf32>
    %381 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.0.1.running_var : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<576xf32>
    %382 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%381 : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %383 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.0.1.weight, %382 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %384 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.0.1.running_mean, %383 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %385 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.0.1.bias, %384 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %expanded_98 = tensor.expand_shape %383 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380, %expanded_98 : tensor<1x576x14x14xf32>, tensor<576x1x1xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x14x14xf32>
    %expanded_99 = tensor.expand_shape %385 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%386, %expanded_99 : tensor<1x576x14x14xf32>, tensor<576x1x1xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x14x14xf32>
    %388 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%387, %cst_1 : tensor<1x576x14x14xf32>, tensor<f32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x14x14xf32>
    %389 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %388 : tensor<f32>, tensor<1x576x14x14xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x14x14xf32>
    %padded_100 = tensor.pad %389 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x576x14x14xf32> to tensor<1x576x16x16xf32>
    %collapsed_101 = tensor.collapse_shape %features.13.conv.1.0.weight [[0, 1], [2], [3]] : tensor<576x1x3x3xf32> into tensor<576x3x3xf32>
    %390 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_100, %collapsed_101 : tensor<1x576x16x16xf32>, tensor<576x3x3xf32>) outs(%349 : tensor<1x576x14x14xf32>) -> tensor<1x576x14x14xf32>
    %391 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.1.1.running_var : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<576xf32>
    %392 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%391 : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %393 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.1.1.weight, %392 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %394 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.1.1.running_mean, %393 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %395 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.1.1.bias, %394 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %expanded_102 = tensor.expand_shape %393 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %396 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%390, %expanded_102 : tensor<1x576x14x14xf32>, tensor<576x1x1xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x14x14xf32>
    %expanded_103 = tensor.expand_shape %395 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %397 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%396, %expanded_103 : tensor<1x576x14x14xf32>, tensor<576x1x1xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x14x14xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%397, %cst_1 : tensor<1x576x14x14xf32>, tensor<f32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x14x14xf32>
    %399 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %398 : tensor<f32>, tensor<1x576x14x14xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x14x14xf32>
    %400 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%399, %features.13.conv.2.weight : tensor<1x576x14x14xf32>, tensor<96x576x1x1xf32>) outs(%339 : tensor<1x96x14x14xf32>) -> tensor<1x96x14x14xf32>
    %401 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.3.running_var : tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<96xf32>
    %402 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%401 : tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %403 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.3.weight, %402 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %404 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.3.running_mean, %403 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %405 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.13.conv.3.bias, %404 : tensor<96xf32>, tensor<96xf32>) outs(%37 : tensor<96xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<96xf32>
    %expanded_104 = tensor.expand_shape %403 [[0, 1, 2]] output_shape [96, 1, 1] : tensor<96xf32> into tensor<96x1x1xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%400, %expanded_104 : tensor<1x96x14x14xf32>, tensor<96x1x1xf32>) outs(%338 : tensor<1x96x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x14x14xf32>
    %expanded_105 = tensor.expand_shape %405 [[0, 1, 2]] output_shape [96, 1, 1] : tensor<96xf32> into tensor<96x1x1xf32>
    %407 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406, %expanded_105 : tensor<1x96x14x14xf32>, tensor<96x1x1xf32>) outs(%338 : tensor<1x96x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x14x14xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%379, %407 : tensor<1x96x14x14xf32>, tensor<1x96x14x14xf32>) outs(%338 : tensor<1x96x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x96x14x14xf32>
    %409 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%408, %features.14.conv.0.0.weight : tensor<1x96x14x14xf32>, tensor<576x96x1x1xf32>) outs(%349 : tensor<1x576x14x14xf32>) -> tensor<1x576x14x14xf32>
    %410 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.0.1.running_var : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<576xf32>
    %411 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%410 : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %412 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.0.1.weight, %411 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %413 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.0.1.running_mean, %412 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %414 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.0.1.bias, %413 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %expanded_106 = tensor.expand_shape %412 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %415 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%409, %expanded_106 : tensor<1x576x14x14xf32>, tensor<576x1x1xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x14x14xf32>
    %expanded_107 = tensor.expand_shape %414 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %416 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%415, %expanded_107 : tensor<1x576x14x14xf32>, tensor<576x1x1xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x14x14xf32>
    %417 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%416, %cst_1 : tensor<1x576x14x14xf32>, tensor<f32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x14x14xf32>
    %418 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %417 : tensor<f32>, tensor<1x576x14x14xf32>) outs(%348 : tensor<1x576x14x14xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x14x14xf32>
    %padded_108 = tensor.pad %418 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x576x14x14xf32> to tensor<1x576x16x16xf32>
    %419 = tensor.empty() : tensor<1x576x7x7xf32>
    %420 = linalg.fill ins(%cst : f32) outs(%419 : tensor<1x576x7x7xf32>) -> tensor<1x576x7x7xf32>
    %collapsed_109 = tensor.collapse_shape %features.14.conv.1.0.weight [[0, 1], [2], [3]] : tensor<576x1x3x3xf32> into tensor<576x3x3xf32>
    %421 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_108, %collapsed_109 : tensor<1x576x16x16xf32>, tensor<576x3x3xf32>) outs(%420 : tensor<1x576x7x7xf32>) -> tensor<1x576x7x7xf32>
    %422 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.1.1.running_var : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<576xf32>
    %423 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%422 : tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %424 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.1.1.weight, %423 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %425 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.1.1.running_mean, %424 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %426 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.1.1.bias, %425 : tensor<576xf32>, tensor<576xf32>) outs(%351 : tensor<576xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<576xf32>
    %expanded_110 = tensor.expand_shape %424 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %427 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421, %expanded_110 : tensor<1x576x7x7xf32>, tensor<576x1x1xf32>) outs(%419 : tensor<1x576x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x7x7xf32>
    %expanded_111 = tensor.expand_shape %426 [[0, 1, 2]] output_shape [576, 1, 1] : tensor<576xf32> into tensor<576x1x1xf32>
    %428 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%427, %expanded_111 : tensor<1x576x7x7xf32>, tensor<576x1x1xf32>) outs(%419 : tensor<1x576x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x576x7x7xf32>
    %429 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%428, %cst_1 : tensor<1x576x7x7xf32>, tensor<f32>) outs(%419 : tensor<1x576x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x7x7xf32>
    %430 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %429 : tensor<f32>, tensor<1x576x7x7xf32>) outs(%419 : tensor<1x576x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x576x7x7xf32>
    %431 = tensor.empty() : tensor<1x160x7x7xf32>
    %432 = linalg.fill ins(%cst : f32) outs(%431 : tensor<1x160x7x7xf32>) -> tensor<1x160x7x7xf32>
    %433 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%430, %features.14.conv.2.weight : tensor<1x576x7x7xf32>, tensor<160x576x1x1xf32>) outs(%432 : tensor<1x160x7x7xf32>) -> tensor<1x160x7x7xf32>
    %434 = tensor.empty() : tensor<160xf32>
    %435 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.3.running_var : tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<160xf32>
    %436 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%435 : tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %437 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.3.weight, %436 : tensor<160xf32>, tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %438 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.3.running_mean, %437 : tensor<160xf32>, tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %439 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.14.conv.3.bias, %438 : tensor<160xf32>, tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %expanded_112 = tensor.expand_shape %437 [[0, 1, 2]] output_shape [160, 1, 1] : tensor<160xf32> into tensor<160x1x1xf32>
    %440 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433, %expanded_112 : tensor<1x160x7x7xf32>, tensor<160x1x1xf32>) outs(%431 : tensor<1x160x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x160x7x7xf32>
    %expanded_113 = tensor.expand_shape %439 [[0, 1, 2]] output_shape [160, 1, 1] : tensor<160xf32> into tensor<160x1x1xf32>
    %441 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%440, %expanded_113 : tensor<1x160x7x7xf32>, tensor<160x1x1xf32>) outs(%431 : tensor<1x160x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x160x7x7xf32>
    %442 = tensor.empty() : tensor<1x960x7x7xf32>
    %443 = linalg.fill ins(%cst : f32) outs(%442 : tensor<1x960x7x7xf32>) -> tensor<1x960x7x7xf32>
    %444 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%441, %features.15.conv.0.0.weight : tensor<1x160x7x7xf32>, tensor<960x160x1x1xf32>) outs(%443 : tensor<1x960x7x7xf32>) -> tensor<1x960x7x7xf32>
    %445 = tensor.empty() : tensor<960xf32>
    %446 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.0.1.running_var : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<960xf32>
    %447 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%446 : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %448 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.0.1.weight, %447 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %449 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.0.1.running_mean, %448 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %450 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.0.1.bias, %449 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %expanded_114 = tensor.expand_shape %448 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %451 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%444, %expanded_114 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %expanded_115 = tensor.expand_shape %450 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %452 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%451, %expanded_115 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %453 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%452, %cst_1 : tensor<1x960x7x7xf32>, tensor<f32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %454 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %453 : tensor<f32>, tensor<1x960x7x7xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %padded_116 = tensor.pad %454 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x960x7x7xf32> to tensor<1x960x9x9xf32>
    %collapsed_117 = tensor.collapse_shape %features.15.conv.1.0.weight [[0, 1], [2], [3]] : tensor<960x1x3x3xf32> into tensor<960x3x3xf32>
    %455 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_116, %collapsed_117 : tensor<1x960x9x9xf32>, tensor<960x3x3xf32>) outs(%443 : tensor<1x960x7x7xf32>) -> tensor<1x960x7x7xf32>
    %456 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.1.1.running_var : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<960xf32>
    %457 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%456 : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %458 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.1.1.weight, %457 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %459 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.1.1.running_mean, %458 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %460 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.1.1.bias, %459 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %expanded_118 = tensor.expand_shape %458 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %461 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%455, %expanded_118 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %expanded_119 = tensor.expand_shape %460 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %462 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%461, %expanded_119 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %463 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%462, %cst_1 : tensor<1x960x7x7xf32>, tensor<f32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %464 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %463 : tensor<f32>, tensor<1x960x7x7xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %465 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%464, %features.15.conv.2.weight : tensor<1x960x7x7xf32>, tensor<160x960x1x1xf32>) outs(%432 : tensor<1x160x7x7xf32>) -> tensor<1x160x7x7xf32>
    %466 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.3.running_var : tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<160xf32>
    %467 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%466 : tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %468 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.3.weight, %467 : tensor<160xf32>, tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %469 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.3.running_mean, %468 : tensor<160xf32>, tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %470 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.15.conv.3.bias, %469 : tensor<160xf32>, tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %expanded_120 = tensor.expand_shape %468 [[0, 1, 2]] output_shape [160, 1, 1] : tensor<160xf32> into tensor<160x1x1xf32>
    %471 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%465, %expanded_120 : tensor<1x160x7x7xf32>, tensor<160x1x1xf32>) outs(%431 : tensor<1x160x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x160x7x7xf32>
    %expanded_121 = tensor.expand_shape %470 [[0, 1, 2]] output_shape [160, 1, 1] : tensor<160xf32> into tensor<160x1x1xf32>
    %472 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471, %expanded_121 : tensor<1x160x7x7xf32>, tensor<160x1x1xf32>) outs(%431 : tensor<1x160x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x160x7x7xf32>
    %473 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%441, %472 : tensor<1x160x7x7xf32>, tensor<1x160x7x7xf32>) outs(%431 : tensor<1x160x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x160x7x7xf32>
    %474 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%473, %features.16.conv.0.0.weight : tensor<1x160x7x7xf32>, tensor<960x160x1x1xf32>) outs(%443 : tensor<1x960x7x7xf32>) -> tensor<1x960x7x7xf32>
    %475 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.0.1.running_var : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<960xf32>
    %476 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%475 : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %477 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.0.1.weight, %476 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %478 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.0.1.running_mean, %477 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %479 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.0.1.bias, %478 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %expanded_122 = tensor.expand_shape %477 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %480 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%474, %expanded_122 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %expanded_123 = tensor.expand_shape %479 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %481 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%480, %expanded_123 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %482 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%481, %cst_1 : tensor<1x960x7x7xf32>, tensor<f32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %483 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %482 : tensor<f32>, tensor<1x960x7x7xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %padded_124 = tensor.pad %483 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x960x7x7xf32> to tensor<1x960x9x9xf32>
    %collapsed_125 = tensor.collapse_shape %features.16.conv.1.0.weight [[0, 1], [2], [3]] : tensor<960x1x3x3xf32> into tensor<960x3x3xf32>
    %484 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_124, %collapsed_125 : tensor<1x960x9x9xf32>, tensor<960x3x3xf32>) outs(%443 : tensor<1x960x7x7xf32>) -> tensor<1x960x7x7xf32>
    %485 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.1.1.running_var : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<960xf32>
    %486 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%485 : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %487 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.1.1.weight, %486 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %488 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.1.1.running_mean, %487 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %489 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.1.1.bias, %488 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %expanded_126 = tensor.expand_shape %487 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %490 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%484, %expanded_126 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %expanded_127 = tensor.expand_shape %489 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %491 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%490, %expanded_127 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %492 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%491, %cst_1 : tensor<1x960x7x7xf32>, tensor<f32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %493 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %492 : tensor<f32>, tensor<1x960x7x7xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %494 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%493, %features.16.conv.2.weight : tensor<1x960x7x7xf32>, tensor<160x960x1x1xf32>) outs(%432 : tensor<1x160x7x7xf32>) -> tensor<1x160x7x7xf32>
    %495 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.3.running_var : tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<160xf32>
    %496 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%495 : tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %497 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.3.weight, %496 : tensor<160xf32>, tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %498 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.3.running_mean, %497 : tensor<160xf32>, tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %499 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.16.conv.3.bias, %498 : tensor<160xf32>, tensor<160xf32>) outs(%434 : tensor<160xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<160xf32>
    %expanded_128 = tensor.expand_shape %497 [[0, 1, 2]] output_shape [160, 1, 1] : tensor<160xf32> into tensor<160x1x1xf32>
    %500 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%494, %expanded_128 : tensor<1x160x7x7xf32>, tensor<160x1x1xf32>) outs(%431 : tensor<1x160x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x160x7x7xf32>
    %expanded_129 = tensor.expand_shape %499 [[0, 1, 2]] output_shape [160, 1, 1] : tensor<160xf32> into tensor<160x1x1xf32>
    %501 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%500, %expanded_129 : tensor<1x160x7x7xf32>, tensor<160x1x1xf32>) outs(%431 : tensor<1x160x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x160x7x7xf32>
    %502 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%473, %501 : tensor<1x160x7x7xf32>, tensor<1x160x7x7xf32>) outs(%431 : tensor<1x160x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x160x7x7xf32>
    %503 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%502, %features.17.conv.0.0.weight : tensor<1x160x7x7xf32>, tensor<960x160x1x1xf32>) outs(%443 : tensor<1x960x7x7xf32>) -> tensor<1x960x7x7xf32>
    %504 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.0.1.running_var : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<960xf32>
    %505 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%504 : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %506 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.0.1.weight, %505 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %507 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.0.1.running_mean, %506 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %508 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.0.1.bias, %507 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %expanded_130 = tensor.expand_shape %506 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %509 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%503, %expanded_130 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %expanded_131 = tensor.expand_shape %508 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %510 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%509, %expanded_131 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %511 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%510, %cst_1 : tensor<1x960x7x7xf32>, tensor<f32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %512 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %511 : tensor<f32>, tensor<1x960x7x7xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %padded_132 = tensor.pad %512 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg263: index, %arg264: index, %arg265: index, %arg266: index):
      tensor.yield %cst : f32
    } : tensor<1x960x7x7xf32> to tensor<1x960x9x9xf32>
    %collapsed_133 = tensor.collapse_shape %features.17.conv.1.0.weight [[0, 1], [2], [3]] : tensor<960x1x3x3xf32> into tensor<960x3x3xf32>
    %513 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_132, %collapsed_133 : tensor<1x960x9x9xf32>, tensor<960x3x3xf32>) outs(%443 : tensor<1x960x7x7xf32>) -> tensor<1x960x7x7xf32>
    %514 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.1.1.running_var : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<960xf32>
    %515 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%514 : tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %516 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.1.1.weight, %515 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %517 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.1.1.running_mean, %516 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %518 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.1.1.bias, %517 : tensor<960xf32>, tensor<960xf32>) outs(%445 : tensor<960xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<960xf32>
    %expanded_134 = tensor.expand_shape %516 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %519 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%513, %expanded_134 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %expanded_135 = tensor.expand_shape %518 [[0, 1, 2]] output_shape [960, 1, 1] : tensor<960xf32> into tensor<960x1x1xf32>
    %520 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%519, %expanded_135 : tensor<1x960x7x7xf32>, tensor<960x1x1xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x960x7x7xf32>
    %521 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%520, %cst_1 : tensor<1x960x7x7xf32>, tensor<f32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %522 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %521 : tensor<f32>, tensor<1x960x7x7xf32>) outs(%442 : tensor<1x960x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x960x7x7xf32>
    %523 = tensor.empty() : tensor<1x320x7x7xf32>
    %524 = linalg.fill ins(%cst : f32) outs(%523 : tensor<1x320x7x7xf32>) -> tensor<1x320x7x7xf32>
    %525 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%522, %features.17.conv.2.weight : tensor<1x960x7x7xf32>, tensor<320x960x1x1xf32>) outs(%524 : tensor<1x320x7x7xf32>) -> tensor<1x320x7x7xf32>
    %526 = tensor.empty() : tensor<320xf32>
    %527 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.3.running_var : tensor<320xf32>) outs(%526 : tensor<320xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<320xf32>
    %528 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%527 : tensor<320xf32>) outs(%526 : tensor<320xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<320xf32>
    %529 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.3.weight, %528 : tensor<320xf32>, tensor<320xf32>) outs(%526 : tensor<320xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<320xf32>
    %530 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.3.running_mean, %529 : tensor<320xf32>, tensor<320xf32>) outs(%526 : tensor<320xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<320xf32>
    %531 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.17.conv.3.bias, %530 : tensor<320xf32>, tensor<320xf32>) outs(%526 : tensor<320xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<320xf32>
    %expanded_136 = tensor.expand_shape %529 [[0, 1, 2]] output_shape [320, 1, 1] : tensor<320xf32> into tensor<320x1x1xf32>
    %532 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%525, %expanded_136 : tensor<1x320x7x7xf32>, tensor<320x1x1xf32>) outs(%523 : tensor<1x320x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x320x7x7xf32>
    %expanded_137 = tensor.expand_shape %531 [[0, 1, 2]] output_shape [320, 1, 1] : tensor<320xf32> into tensor<320x1x1xf32>
    %533 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%532, %expanded_137 : tensor<1x320x7x7xf32>, tensor<320x1x1xf32>) outs(%523 : tensor<1x320x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x320x7x7xf32>
    %534 = tensor.empty() : tensor<1x1280x7x7xf32>
    %535 = linalg.fill ins(%cst : f32) outs(%534 : tensor<1x1280x7x7xf32>) -> tensor<1x1280x7x7xf32>
    %536 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%533, %features.18.0.weight : tensor<1x320x7x7xf32>, tensor<1280x320x1x1xf32>) outs(%535 : tensor<1x1280x7x7xf32>) -> tensor<1x1280x7x7xf32>
    %537 = tensor.empty() : tensor<1280xf32>
    %538 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%features.18.1.running_var : tensor<1280xf32>) outs(%537 : tensor<1280xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.truncf %cst_2 : f64 to f32
      %556 = arith.addf %in, %555 : f32
      linalg.yield %556 : f32
    } -> tensor<1280xf32>
    %539 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%538 : tensor<1280xf32>) outs(%537 : tensor<1280xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = math.rsqrt %in : f32
      linalg.yield %555 : f32
    } -> tensor<1280xf32>
    %540 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.18.1.weight, %539 : tensor<1280xf32>, tensor<1280xf32>) outs(%537 : tensor<1280xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1280xf32>
    %541 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.18.1.running_mean, %540 : tensor<1280xf32>, tensor<1280xf32>) outs(%537 : tensor<1280xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1280xf32>
    %542 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%features.18.1.bias, %541 : tensor<1280xf32>, tensor<1280xf32>) outs(%537 : tensor<1280xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.subf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1280xf32>
    %expanded_138 = tensor.expand_shape %540 [[0, 1, 2]] output_shape [1280, 1, 1] : tensor<1280xf32> into tensor<1280x1x1xf32>
    %543 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%536, %expanded_138 : tensor<1x1280x7x7xf32>, tensor<1280x1x1xf32>) outs(%534 : tensor<1x1280x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.mulf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x1280x7x7xf32>
    %expanded_139 = tensor.expand_shape %542 [[0, 1, 2]] output_shape [1280, 1, 1] : tensor<1280xf32> into tensor<1280x1x1xf32>
    %544 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%543, %expanded_139 : tensor<1x1280x7x7xf32>, tensor<1280x1x1xf32>) outs(%534 : tensor<1x1280x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x1280x7x7xf32>
    %545 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%544, %cst_1 : tensor<1x1280x7x7xf32>, tensor<f32>) outs(%534 : tensor<1x1280x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf ogt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x1280x7x7xf32>
    %546 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %545 : tensor<f32>, tensor<1x1280x7x7xf32>) outs(%534 : tensor<1x1280x7x7xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.cmpf olt, %in, %in_141 : f32
      %556 = arith.select %555, %in, %in_141 : f32
      linalg.yield %556 : f32
    } -> tensor<1x1280x7x7xf32>
    %547 = tensor.empty() : tensor<1x1280x1x1xf32>
    %548 = linalg.fill ins(%cst : f32) outs(%547 : tensor<1x1280x1x1xf32>) -> tensor<1x1280x1x1xf32>
    %549 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%546 : tensor<1x1280x7x7xf32>) outs(%548 : tensor<1x1280x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.addf %in, %out : f32
      linalg.yield %555 : f32
    } -> tensor<1x1280x1x1xf32>
    %550 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%549 : tensor<1x1280x1x1xf32>) outs(%547 : tensor<1x1280x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %555 = arith.divf %in, %cst_3 : f32
      linalg.yield %555 : f32
    } -> tensor<1x1280x1x1xf32>
    %collapsed_140 = tensor.collapse_shape %550 [[0], [1, 2, 3]] : tensor<1x1280x1x1xf32> into tensor<1x1280xf32>
    %551 = tensor.empty() : tensor<1x1000xf32>
    %552 = linalg.fill ins(%cst : f32) outs(%551 : tensor<1x1000xf32>) -> tensor<1x1000xf32>
    %553 = linalg.matmul ins(%collapsed_140, %classifier.1.weight.T : tensor<1x1280xf32>, tensor<1280x1000xf32>) outs(%552 : tensor<1x1000xf32>) -> tensor<1x1000xf32>
    %554 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%553, %classifier.1.bias : tensor<1x1000xf32>, tensor<1000xf32>) outs(%551 : tensor<1x1000xf32>) {
    ^bb0(%in: f32, %in_141: f32, %out: f32):
      %555 = arith.addf %in, %in_141 : f32
      linalg.yield %555 : f32
    } -> tensor<1x1000xf32>
    return %554 : tensor<1x1000xf32>
  }
}

