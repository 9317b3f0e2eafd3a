// Made by utils/import_models.py with torch 2.11.0, torchvision 0.26.0, transformers 4.57.6, torch-mlir 20261001, mlir-opt 22.1.8; do not edit.
// torchvision ResNet-50, one 224x224 image, f32.

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(
      %image: tensor<1x3x224x224xf32>,
      %conv1.weight: tensor<64x3x7x7xf32>,
      %bn1.weight: tensor<64xf32>,
      %bn1.bias: tensor<64xf32>,
      %layer1.0.conv1.weight: tensor<64x64x1x1xf32>,
      %layer1.0.bn1.weight: tensor<64xf32>,
      %layer1.0.bn1.bias: tensor<64xf32>,
      %layer1.0.conv2.weight: tensor<64x64x3x3xf32>,
      %layer1.0.bn2.weight: tensor<64xf32>,
      %layer1.0.bn2.bias: tensor<64xf32>,
      %layer1.0.conv3.weight: tensor<256x64x1x1xf32>,
      %layer1.0.bn3.weight: tensor<256xf32>,
      %layer1.0.bn3.bias: tensor<256xf32>,
      %layer1.0.downsample.0.weight: tensor<256x64x1x1xf32>,
      %layer1.0.downsample.1.weight: tensor<256xf32>,
      %layer1.0.downsample.1.bias: tensor<256xf32>,
      %layer1.1.conv1.weight: tensor<64x256x1x1xf32>,
      %layer1.1.bn1.weight: tensor<64xf32>,
      %layer1.1.bn1.bias: tensor<64xf32>,
      %layer1.1.conv2.weight: tensor<64x64x3x3xf32>,
      %layer1.1.bn2.weight: tensor<64xf32>,
      %layer1.1.bn2.bias: tensor<64xf32>,
      %layer1.1.conv3.weight: tensor<256x64x1x1xf32>,
      %layer1.1.bn3.weight: tensor<256xf32>,
      %layer1.1.bn3.bias: tensor<256xf32>,
      %layer1.2.conv1.weight: tensor<64x256x1x1xf32>,
      %layer1.2.bn1.weight: tensor<64xf32>,
      %layer1.2.bn1.bias: tensor<64xf32>,
      %layer1.2.conv2.weight: tensor<64x64x3x3xf32>,
      %layer1.2.bn2.weight: tensor<64xf32>,
      %layer1.2.bn2.bias: tensor<64xf32>,
      %layer1.2.conv3.weight: tensor<256x64x1x1xf32>,
      %layer1.2.bn3.weight: tensor<256xf32>,
      %layer1.2.bn3.bias: tensor<256xf32>,
      %layer2.0.conv1.weight: tensor<128x256x1x1xf32>,
      %layer2.0.bn1.weight: tensor<128xf32>,
      %layer2.0.bn1.bias: tensor<128xf32>,
      %layer2.0.conv2.weight: tensor<128x128x3x3xf32>,
      %layer2.0.bn2.weight: tensor<128xf32>,
      %layer2.0.bn2.bias: tensor<128xf32>,
      %layer2.0.conv3.weight: tensor<512x128x1x1xf32>,
      %layer2.0.bn3.weight: tensor<512xf32>,
      %layer2.0.bn3.bias: tensor<512xf32>,
      %layer2.0.downsample.0.weight: tensor<512x256x1x1xf32>,
      %layer2.0.downsample.1.weight: tensor<512xf32>,
      %layer2.0.downsample.1.bias: tensor<512xf32>,
      %layer2.1.conv1.weight: tensor<128x512x1x1xf32>,
      %layer2.1.bn1.weight: tensor<128xf32>,
      %layer2.1.bn1.bias: tensor<128xf32>,
      %layer2.1.conv2.weight: tensor<128x128x3x3xf32>,
      %layer2.1.bn2.weight: tensor<128xf32>,
      %layer2.1.bn2.bias: tensor<128xf32>,
      %layer2.1.conv3.weight: tensor<512x128x1x1xf32>,
      %layer2.1.bn3.weight: tensor<512xf32>,
      %layer2.1.bn3.bias: tensor<512xf32>,
      %layer2.2.conv1.weight: tensor<128x512x1x1xf32>,
      %layer2.2.bn1.weight: tensor<128xf32>,
      %layer2.2.bn1.bias: tensor<128xf32>,
      %layer2.2.conv2.weight: tensor<128x128x3x3xf32>,
      %layer2.2.bn2.weight: tensor<128xf32>,
      %layer2.2.bn2.bias: tensor<128xf32>,
      %layer2.2.conv3.weight: tensor<512x128x1x1xf32>,
      %layer2.2.bn3.weight: tensor<512xf32>,
      %layer2.2.bn3.bias: tensor<512xf32>,
      %layer2.3.conv1.weight: tensor<128x512x1x1xf32>,
      %layer2.3.bn1.weight: tensor<128xf32>,
      %layer2.3.bn1.bias: tensor<128xf32>,
      %layer2.3.conv2.weight: tensor<128x128x3x3xf32>,
      %layer2.3.bn2.weight: tensor<128xf32>,
      %layer2.3.bn2.bias: tensor<128xf32>,
      %layer2.3.conv3.weight: tensor<512x128x1x1xf32>,
      %layer2.3.bn3.weight: tensor<512xf32>,
      %layer2.3.bn3.bias: tensor<512xf32>,
      %layer3.0.conv1.weight: tensor<256x512x1x1xf32>,
      %layer3.0.bn1.weight: tensor<256xf32>,
      %layer3.0.bn1.bias: tensor<256xf32>,
      %layer3.0.conv2.weight: tensor<256x256x3x3xf32>,
      %layer3.0.bn2.weight: tensor<256xf32>,
      %layer3.0.bn2.bias: tensor<256xf32>,
      %layer3.0.conv3.weight: tensor<1024x256x1x1xf32>,
      %layer3.0.bn3.weight: tensor<1024xf32>,
      %layer3.0.bn3.bias: tensor<1024xf32>,
      %layer3.0.downsample.0.weight: tensor<1024x512x1x1xf32>,
      %layer3.0.downsample.1.weight: tensor<1024xf32>,
      %layer3.0.downsample.1.bias: tensor<1024xf32>,
      %layer3.1.conv1.weight: tensor<256x1024x1x1xf32>,
      %layer3.1.bn1.weight: tensor<256xf32>,
      %layer3.1.bn1.bias: tensor<256xf32>,
      %layer3.1.conv2.weight: tensor<256x256x3x3xf32>,
      %layer3.1.bn2.weight: tensor<256xf32>,
      %layer3.1.bn2.bias: tensor<256xf32>,
      %layer3.1.conv3.weight: tensor<1024x256x1x1xf32>,
      %layer3.1.bn3.weight: tensor<1024xf32>,
      %layer3.1.bn3.bias: tensor<1024xf32>,
      %layer3.2.conv1.weight: tensor<256x1024x1x1xf32>,
      %layer3.2.bn1.weight: tensor<256xf32>,
      %layer3.2.bn1.bias: tensor<256xf32>,
      %layer3.2.conv2.weight: tensor<256x256x3x3xf32>,
      %layer3.2.bn2.weight: tensor<256xf32>,
      %layer3.2.bn2.bias: tensor<256xf32>,
      %layer3.2.conv3.weight: tensor<1024x256x1x1xf32>,
      %layer3.2.bn3.weight: tensor<1024xf32>,
      %layer3.2.bn3.bias: tensor<1024xf32>,
      %layer3.3.conv1.weight: tensor<256x1024x1x1xf32>,
      %layer3.3.bn1.weight: tensor<256xf32>,
      %layer3.3.bn1.bias: tensor<256xf32>,
      %layer3.3.conv2.weight: tensor<256x256x3x3xf32>,
      %layer3.3.bn2.weight: tensor<256xf32>,
      %layer3.3.bn2.bias: tensor<256xf32>,
      %layer3.3.conv3.weight: tensor<1024x256x1x1xf32>,
      %layer3.3.bn3.weight: tensor<1024xf32>,
      %layer3.3.bn3.bias: tensor<1024xf32>,
      %layer3.4.conv1.weight: tensor<256x1024x1x1xf32>,
      %layer3.4.bn1.weight: tensor<256xf32>,
      %layer3.4.bn1.bias: tensor<256xf32>,
      %layer3.4.conv2.weight: tensor<256x256x3x3xf32>,
      %layer3.4.bn2.weight: tensor<256xf32>,
      %layer3.4.bn2.bias: tensor<256xf32>,
      %layer3.4.conv3.weight: tensor<1024x256x1x1xf32>,
      %layer3.4.bn3.weight: tensor<1024xf32>,
      %layer3.4.bn3.bias: tensor<1024xf32>,
      %layer3.5.conv1.weight: tensor<256x1024x1x1xf32>,
      %layer3.5.bn1.weight: tensor<256xf32>,
      %layer3.5.bn1.bias: tensor<256xf32>,
      %layer3.5.conv2.weight: tensor<256x256x3x3xf32>,
      %layer3.5.bn2.weight: tensor<256xf32>,
      %layer3.5.bn2.bias: tensor<256xf32>,
      %layer3.5.conv3.weight: tensor<1024x256x1x1xf32>,
      %layer3.5.bn3.weight: tensor<1024xf32>,
      %layer3.5.bn3.bias: tensor<1024xf32>,
      %layer4.0.conv1.weight: tensor<512x1024x1x1xf32>,
      %layer4.0.bn1.weight: tensor<512xf32>,
      %layer4.0.bn1.bias: tensor<512xf32>,
      %layer4.0.conv2.weight: tensor<512x512x3x3xf32>,
      %layer4.0.bn2.weight: tensor<512xf32>,
      %layer4.0.bn2.bias: tensor<512xf32>,
      %layer4.0.conv3.weight: tensor<2048x512x1x1xf32>,
      %layer4.0.bn3.weight: tensor<2048xf32>,
      %layer4.0.bn3.bias: tensor<2048xf32>,
      %layer4.0.downsample.0.weight: tensor<2048x1024x1x1xf32>,
      %layer4.0.downsample.1.weight: tensor<2048xf32>,
      %layer4.0.downsample.1.bias: tensor<2048xf32>,
      %layer4.1.conv1.weight: tensor<512x2048x1x1xf32>,
      %layer4.1.bn1.weight: tensor<512xf32>,
      %layer4.1.bn1.bias: tensor<512xf32>,
      %layer4.1.conv2.weight: tensor<512x512x3x3xf32>,
      %layer4.1.bn2.weight: tensor<512xf32>,
      %layer4.1.bn2.bias: tensor<512xf32>,
      %layer4.1.conv3.weight: tensor<2048x512x1x1xf32>,
      %layer4.1.bn3.weight: tensor<2048xf32>,
      %layer4.1.bn3.bias: tensor<2048xf32>,
      %layer4.2.conv1.weight: tensor<512x2048x1x1xf32>,
      %layer4.2.bn1.weight: tensor<512xf32>,
      %layer4.2.bn1.bias: tensor<512xf32>,
      %layer4.2.conv2.weight: tensor<512x512x3x3xf32>,
      %layer4.2.bn2.weight: tensor<512xf32>,
      %layer4.2.bn2.bias: tensor<512xf32>,
      %layer4.2.conv3.weight: tensor<2048x512x1x1xf32>,
      %layer4.2.bn3.weight: tensor<2048xf32>,
      %layer4.2.bn3.bias: tensor<2048xf32>,
      %fc.weight.T: tensor<2048x1000xf32>,
      %fc.bias: tensor<1000xf32>,
      %bn1.running_mean: tensor<64xf32>,
      %bn1.running_var: tensor<64xf32>,
      %layer1.0.bn1.running_mean: tensor<64xf32>,
      %layer1.0.bn1.running_var: tensor<64xf32>,
      %layer1.0.bn2.running_mean: tensor<64xf32>,
      %layer1.0.bn2.running_var: tensor<64xf32>,
      %layer1.0.bn3.running_mean: tensor<256xf32>,
      %layer1.0.bn3.running_var: tensor<256xf32>,
      %layer1.0.downsample.1.running_mean: tensor<256xf32>,
      %layer1.0.downsample.1.running_var: tensor<256xf32>,
      %layer1.1.bn1.running_mean: tensor<64xf32>,
      %layer1.1.bn1.running_var: tensor<64xf32>,
      %layer1.1.bn2.running_mean: tensor<64xf32>,
      %layer1.1.bn2.running_var: tensor<64xf32>,
      %layer1.1.bn3.running_mean: tensor<256xf32>,
      %layer1.1.bn3.running_var: tensor<256xf32>,
      %layer1.2.bn1.running_mean: tensor<64xf32>,
      %layer1.2.bn1.running_var: tensor<64xf32>,
      %layer1.2.bn2.running_mean: tensor<64xf32>,
      %layer1.2.bn2.running_var: tensor<64xf32>,
      %layer1.2.bn3.running_mean: tensor<256xf32>,
      %layer1.2.bn3.running_var: tensor<256xf32>,
      %layer2.0.bn1.running_mean: tensor<128xf32>,
      %layer2.0.bn1.running_var: tensor<128xf32>,
      %layer2.0.bn2.running_mean: tensor<128xf32>,
      %layer2.0.bn2.running_var: tensor<128xf32>,
      %layer2.0.bn3.running_mean: tensor<512xf32>,
      %layer2.0.bn3.running_var: tensor<512xf32>,
      %layer2.0.downsample.1.running_mean: tensor<512xf32>,
      %layer2.0.downsample.1.running_var: tensor<512xf32>,
      %layer2.1.bn1.running_mean: tensor<128xf32>,
      %layer2.1.bn1.running_var: tensor<128xf32>,
      %layer2.1.bn2.running_mean: tensor<128xf32>,
      %layer2.1.bn2.running_var: tensor<128xf32>,
      %layer2.1.bn3.running_mean: tensor<512xf32>,
      %layer2.1.bn3.running_var: tensor<512xf32>,
      %layer2.2.bn1.running_mean: tensor<128xf32>,
      %layer2.2.bn1.running_var: tensor<128xf32>,
      %layer2.2.bn2.running_mean: tensor<128xf32>,
      %layer2.2.bn2.running_var: tensor<128xf32>,
      %layer2.2.bn3.running_mean: tensor<512xf32>,
      %layer2.2.bn3.running_var: tensor<512xf32>,
      %layer2.3.bn1.running_mean: tensor<128xf32>,
      %layer2.3.bn1.running_var: tensor<128xf32>,
      %layer2.3.bn2.running_mean: tensor<128xf32>,
      %layer2.3.bn2.running_var: tensor<128xf32>,
      %layer2.3.bn3.running_mean: tensor<512xf32>,
      %layer2.3.bn3.running_var: tensor<512xf32>,
      %layer3.0.bn1.running_mean: tensor<256xf32>,
      %layer3.0.bn1.running_var: tensor<256xf32>,
      %layer3.0.bn2.running_mean: tensor<256xf32>,
      %layer3.0.bn2.running_var: tensor<256xf32>,
      %layer3.0.bn3.running_mean: tensor<1024xf32>,
      %layer3.0.bn3.running_var: tensor<1024xf32>,
      %layer3.0.downsample.1.running_mean: tensor<1024xf32>,
      %layer3.0.downsample.1.running_var: tensor<1024xf32>,
      %layer3.1.bn1.running_mean: tensor<256xf32>,
      %layer3.1.bn1.running_var: tensor<256xf32>,
      %layer3.1.bn2.running_mean: tensor<256xf32>,
      %layer3.1.bn2.running_var: tensor<256xf32>,
      %layer3.1.bn3.running_mean: tensor<1024xf32>,
      %layer3.1.bn3.running_var: tensor<1024xf32>,
      %layer3.2.bn1.running_mean: tensor<256xf32>,
      %layer3.2.bn1.running_var: tensor<256xf32>,
      %layer3.2.bn2.running_mean: tensor<256xf32>,
      %layer3.2.bn2.running_var: tensor<256xf32>,
      %layer3.2.bn3.running_mean: tensor<1024xf32>,
      %layer3.2.bn3.running_var: tensor<1024xf32>,
      %layer3.3.bn1.running_mean: tensor<256xf32>,
      %layer3.3.bn1.running_var: tensor<256xf32>,
      %layer3.3.bn2.running_mean: tensor<256xf32>,
      %layer3.3.bn2.running_var: tensor<256xf32>,
      %layer3.3.bn3.running_mean: tensor<1024xf32>,
      %layer3.3.bn3.running_var: tensor<1024xf32>,
      %layer3.4.bn1.running_mean: tensor<256xf32>,
      %layer3.4.bn1.running_var: tensor<256xf32>,
      %layer3.4.bn2.running_mean: tensor<256xf32>,
      %layer3.4.bn2.running_var: tensor<256xf32>,
      %layer3.4.bn3.running_mean: tensor<1024xf32>,
      %layer3.4.bn3.running_var: tensor<1024xf32>,
      %layer3.5.bn1.running_mean: tensor<256xf32>,
      %layer3.5.bn1.running_var: tensor<256xf32>,
      %layer3.5.bn2.running_mean: tensor<256xf32>,
      %layer3.5.bn2.running_var: tensor<256xf32>,
      %layer3.5.bn3.running_mean: tensor<1024xf32>,
      %layer3.5.bn3.running_var: tensor<1024xf32>,
      %layer4.0.bn1.running_mean: tensor<512xf32>,
      %layer4.0.bn1.running_var: tensor<512xf32>,
      %layer4.0.bn2.running_mean: tensor<512xf32>,
      %layer4.0.bn2.running_var: tensor<512xf32>,
      %layer4.0.bn3.running_mean: tensor<2048xf32>,
      %layer4.0.bn3.running_var: tensor<2048xf32>,
      %layer4.0.downsample.1.running_mean: tensor<2048xf32>,
      %layer4.0.downsample.1.running_var: tensor<2048xf32>,
      %layer4.1.bn1.running_mean: tensor<512xf32>,
      %layer4.1.bn1.running_var: tensor<512xf32>,
      %layer4.1.bn2.running_mean: tensor<512xf32>,
      %layer4.1.bn2.running_var: tensor<512xf32>,
      %layer4.1.bn3.running_mean: tensor<2048xf32>,
      %layer4.1.bn3.running_var: tensor<2048xf32>,
      %layer4.2.bn1.running_mean: tensor<512xf32>,
      %layer4.2.bn1.running_var: tensor<512xf32>,
      %layer4.2.bn2.running_mean: tensor<512xf32>,
      %layer4.2.bn2.running_var: tensor<512xf32>,
      %layer4.2.bn3.running_mean: tensor<2048xf32>,
      %layer4.2.bn3.running_var: tensor<2048xf32>) -> tensor<1x1000xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant 4.900000e+01 : f32
    %padded = tensor.pad %image low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x3x224x224xf32> to tensor<1x3x230x230xf32>
    %0 = tensor.empty() : tensor<1x64x112x112xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x64x112x112xf32>) -> tensor<1x64x112x112xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %conv1.weight : tensor<1x3x230x230xf32>, tensor<64x3x7x7xf32>) outs(%1 : tensor<1x64x112x112xf32>) -> tensor<1x64x112x112xf32>
    %3 = tensor.empty() : tensor<64xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%bn1.running_var : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<64xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn1.weight, %5 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn1.running_mean, %6 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%bn1.bias, %7 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %expanded = tensor.expand_shape %6 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %expanded : tensor<1x64x112x112xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<1x64x112x112xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x112x112xf32>
    %expanded_3 = tensor.expand_shape %8 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_3 : tensor<1x64x112x112xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<1x64x112x112xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x112x112xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<1x64x112x112xf32>) outs(%0 : tensor<1x64x112x112xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x64x112x112xf32>
    %padded_4 = tensor.pad %11 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x64x112x112xf32> to tensor<1x64x114x114xf32>
    %12 = tensor.empty() : tensor<1x64x56x56xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %14 = tensor.empty() : tensor<3x3xf32>
    %15 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_4, %14 : tensor<1x64x114x114xf32>, tensor<3x3xf32>) outs(%13 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%12 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %17 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%15, %layer1.0.conv1.weight : tensor<1x64x56x56xf32>, tensor<64x64x1x1xf32>) outs(%16 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn1.running_var : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<64xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%18 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn1.weight, %19 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn1.running_mean, %20 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn1.bias, %21 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %expanded_5 = tensor.expand_shape %20 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %expanded_5 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %expanded_6 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded_6 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<1x64x56x56xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x64x56x56xf32>
    %padded_7 = tensor.pad %25 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x64x56x56xf32> to tensor<1x64x58x58xf32>
    %26 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_7, %layer1.0.conv2.weight : tensor<1x64x58x58xf32>, tensor<64x64x3x3xf32>) outs(%16 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn2.running_var : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<64xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%27 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn2.weight, %28 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn2.running_mean, %29 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn2.bias, %30 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %expanded_8 = tensor.expand_shape %29 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %expanded_8 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %expanded_9 = tensor.expand_shape %31 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_9 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<1x64x56x56xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x64x56x56xf32>
    %35 = tensor.empty() : tensor<1x256x56x56xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<1x256x56x56xf32>) -> tensor<1x256x56x56xf32>
    %37 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%34, %layer1.0.conv3.weight : tensor<1x64x56x56xf32>, tensor<256x64x1x1xf32>) outs(%36 : tensor<1x256x56x56xf32>) -> tensor<1x256x56x56xf32>
    %38 = tensor.empty() : tensor<256xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn3.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%39 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn3.weight, %40 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn3.running_mean, %41 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.bn3.bias, %42 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_10 = tensor.expand_shape %41 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %expanded_10 : tensor<1x256x56x56xf32>, tensor<256x1x1xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x56x56xf32>
    %expanded_11 = tensor.expand_shape %43 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %expanded_11 : tensor<1x256x56x56xf32>, tensor<256x1x1xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x56x56xf32>
    %46 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%15, %layer1.0.downsample.0.weight : tensor<1x64x56x56xf32>, tensor<256x64x1x1xf32>) outs(%36 : tensor<1x256x56x56xf32>) -> tensor<1x256x56x56xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer1.0.downsample.1.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%47 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.downsample.1.weight, %48 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.downsample.1.running_mean, %49 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.0.downsample.1.bias, %50 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_12 = tensor.expand_shape %49 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %expanded_12 : tensor<1x256x56x56xf32>, tensor<256x1x1xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x56x56xf32>
    %expanded_13 = tensor.expand_shape %51 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_13 : tensor<1x256x56x56xf32>, tensor<256x1x1xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x56x56xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %53 : tensor<1x256x56x56xf32>, tensor<1x256x56x56xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x56x56xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<1x256x56x56xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x56x56xf32>
    %56 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%55, %layer1.1.conv1.weight : tensor<1x256x56x56xf32>, tensor<64x256x1x1xf32>) outs(%16 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn1.running_var : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<64xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%57 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn1.weight, %58 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn1.running_mean, %59 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn1.bias, %60 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %expanded_14 = tensor.expand_shape %59 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_14 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %expanded_15 = tensor.expand_shape %61 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %expanded_15 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<1x64x56x56xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x64x56x56xf32>
    %padded_16 = tensor.pad %64 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x64x56x56xf32> to tensor<1x64x58x58xf32>
    %65 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_16, %layer1.1.conv2.weight : tensor<1x64x58x58xf32>, tensor<64x64x3x3xf32>) outs(%16 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn2.running_var : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<64xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%66 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn2.weight, %67 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn2.running_mean, %68 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn2.bias, %69 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %expanded_17 = tensor.expand_shape %68 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %expanded_17 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %expanded_18 = tensor.expand_shape %70 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %expanded_18 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<1x64x56x56xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x64x56x56xf32>
    %74 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%73, %layer1.1.conv3.weight : tensor<1x64x56x56xf32>, tensor<256x64x1x1xf32>) outs(%36 : tensor<1x256x56x56xf32>) -> tensor<1x256x56x56xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn3.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%75 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn3.weight, %76 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn3.running_mean, %77 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.1.bn3.bias, %78 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_19 = tensor.expand_shape %77 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %expanded_19 : tensor<1x256x56x56xf32>, tensor<256x1x1xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x56x56xf32>
    %expanded_20 = tensor.expand_shape %79 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %expanded_20 : tensor<1x256x56x56xf32>, tensor<256x1x1xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x56x56xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %55 : tensor<1x256x56x56xf32>, tensor<1x256x56x56xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x56x56xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<1x256x56x56xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x56x56xf32>
    %84 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%83, %layer1.2.conv1.weight : tensor<1x256x56x56xf32>, tensor<64x256x1x1xf32>) outs(%16 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn1.running_var : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<64xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%85 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn1.weight, %86 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn1.running_mean, %87 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn1.bias, %88 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %expanded_21 = tensor.expand_shape %87 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %expanded_21 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %expanded_22 = tensor.expand_shape %89 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %expanded_22 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<1x64x56x56xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x64x56x56xf32>
    %padded_23 = tensor.pad %92 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x64x56x56xf32> to tensor<1x64x58x58xf32>
    %93 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_23, %layer1.2.conv2.weight : tensor<1x64x58x58xf32>, tensor<64x64x3x3xf32>) outs(%16 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn2.running_var : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<64xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%94 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn2.weight, %95 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn2.running_mean, %96 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn2.bias, %97 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<64xf32>
    %expanded_24 = tensor.expand_shape %96 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %expanded_24 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %expanded_25 = tensor.expand_shape %98 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %expanded_25 : tensor<1x64x56x56xf32>, tensor<64x1x1xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x64x56x56xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<1x64x56x56xf32>) outs(%12 : tensor<1x64x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x64x56x56xf32>
    %102 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%101, %layer1.2.conv3.weight : tensor<1x64x56x56xf32>, tensor<256x64x1x1xf32>) outs(%36 : tensor<1x256x56x56xf32>) -> tensor<1x256x56x56xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn3.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%103 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn3.weight, %104 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn3.running_mean, %105 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer1.2.bn3.bias, %106 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_26 = tensor.expand_shape %105 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %expanded_26 : tensor<1x256x56x56xf32>, tensor<256x1x1xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x56x56xf32>
    %expanded_27 = tensor.expand_shape %107 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %expanded_27 : tensor<1x256x56x56xf32>, tensor<256x1x1xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x56x56xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %83 : tensor<1x256x56x56xf32>, tensor<1x256x56x56xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x56x56xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<1x256x56x56xf32>) outs(%35 : tensor<1x256x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x56x56xf32>
    %112 = tensor.empty() : tensor<1x128x56x56xf32>
    %113 = linalg.fill ins(%cst : f32) outs(%112 : tensor<1x128x56x56xf32>) -> tensor<1x128x56x56xf32>
    %114 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%111, %layer2.0.conv1.weight : tensor<1x256x56x56xf32>, tensor<128x256x1x1xf32>) outs(%113 : tensor<1x128x56x56xf32>) -> tensor<1x128x56x56xf32>
    %115 = tensor.empty() : tensor<128xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn1.running_var : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<128xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%116 : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn1.weight, %117 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn1.running_mean, %118 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn1.bias, %119 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %expanded_28 = tensor.expand_shape %118 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %expanded_28 : tensor<1x128x56x56xf32>, tensor<128x1x1xf32>) outs(%112 : tensor<1x128x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x56x56xf32>
    %expanded_29 = tensor.expand_shape %120 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %expanded_29 : tensor<1x128x56x56xf32>, tensor<128x1x1xf32>) outs(%112 : tensor<1x128x56x56xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x56x56xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<1x128x56x56xf32>) outs(%112 : tensor<1x128x56x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x128x56x56xf32>
    %padded_30 = tensor.pad %123 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x128x56x56xf32> to tensor<1x128x58x58xf32>
    %124 = tensor.empty() : tensor<1x128x28x28xf32>
    %125 = linalg.fill ins(%cst : f32) outs(%124 : tensor<1x128x28x28xf32>) -> tensor<1x128x28x28xf32>
    %126 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_30, %layer2.0.conv2.weight : tensor<1x128x58x58xf32>, tensor<128x128x3x3xf32>) outs(%125 : tensor<1x128x28x28xf32>) -> tensor<1x128x28x28xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn2.running_var : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<128xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%127 : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn2.weight, %128 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn2.running_mean, %129 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn2.bias, %130 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %expanded_31 = tensor.expand_shape %129 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %expanded_31 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %expanded_32 = tensor.expand_shape %131 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %expanded_32 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<1x128x28x28xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x128x28x28xf32>
    %135 = tensor.empty() : tensor<1x512x28x28xf32>
    %136 = linalg.fill ins(%cst : f32) outs(%135 : tensor<1x512x28x28xf32>) -> tensor<1x512x28x28xf32>
    %137 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%134, %layer2.0.conv3.weight : tensor<1x128x28x28xf32>, tensor<512x128x1x1xf32>) outs(%136 : tensor<1x512x28x28xf32>) -> tensor<1x512x28x28xf32>
    %138 = tensor.empty() : tensor<512xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn3.running_var : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<512xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%139 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn3.weight, %140 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn3.running_mean, %141 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.bn3.bias, %142 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %expanded_33 = tensor.expand_shape %141 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %expanded_33 : tensor<1x512x28x28xf32>, tensor<512x1x1xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %expanded_34 = tensor.expand_shape %143 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %expanded_34 : tensor<1x512x28x28xf32>, tensor<512x1x1xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %146 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%111, %layer2.0.downsample.0.weight : tensor<1x256x56x56xf32>, tensor<512x256x1x1xf32>) outs(%136 : tensor<1x512x28x28xf32>) -> tensor<1x512x28x28xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.0.downsample.1.running_var : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<512xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%147 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.downsample.1.weight, %148 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.downsample.1.running_mean, %149 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.0.downsample.1.bias, %150 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %expanded_35 = tensor.expand_shape %149 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %expanded_35 : tensor<1x512x28x28xf32>, tensor<512x1x1xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %expanded_36 = tensor.expand_shape %151 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %expanded_36 : tensor<1x512x28x28xf32>, tensor<512x1x1xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %153 : tensor<1x512x28x28xf32>, tensor<1x512x28x28xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154 : tensor<1x512x28x28xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x512x28x28xf32>
    %156 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%155, %layer2.1.conv1.weight : tensor<1x512x28x28xf32>, tensor<128x512x1x1xf32>) outs(%125 : tensor<1x128x28x28xf32>) -> tensor<1x128x28x28xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn1.running_var : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<128xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%157 : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn1.weight, %158 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn1.running_mean, %159 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn1.bias, %160 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %expanded_37 = tensor.expand_shape %159 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156, %expanded_37 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %expanded_38 = tensor.expand_shape %161 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %expanded_38 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163 : tensor<1x128x28x28xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x128x28x28xf32>
    %padded_39 = tensor.pad %164 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x128x28x28xf32> to tensor<1x128x30x30xf32>
    %165 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_39, %layer2.1.conv2.weight : tensor<1x128x30x30xf32>, tensor<128x128x3x3xf32>) outs(%125 : tensor<1x128x28x28xf32>) -> tensor<1x128x28x28xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn2.running_var : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<128xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%166 : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn2.weight, %167 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %169 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn2.running_mean, %168 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn2.bias, %169 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %expanded_40 = tensor.expand_shape %168 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %expanded_40 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %expanded_41 = tensor.expand_shape %170 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %expanded_41 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<1x128x28x28xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x128x28x28xf32>
    %174 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%173, %layer2.1.conv3.weight : tensor<1x128x28x28xf32>, tensor<512x128x1x1xf32>) outs(%136 : tensor<1x512x28x28xf32>) -> tensor<1x512x28x28xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn3.running_var : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<512xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%175 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn3.weight, %176 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn3.running_mean, %177 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.1.bn3.bias, %178 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %expanded_42 = tensor.expand_shape %177 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174, %expanded_42 : tensor<1x512x28x28xf32>, tensor<512x1x1xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %expanded_43 = tensor.expand_shape %179 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180, %expanded_43 : tensor<1x512x28x28xf32>, tensor<512x1x1xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181, %155 : tensor<1x512x28x28xf32>, tensor<1x512x28x28xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182 : tensor<1x512x28x28xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x512x28x28xf32>
    %184 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%183, %layer2.2.conv1.weight : tensor<1x512x28x28xf32>, tensor<128x512x1x1xf32>) outs(%125 : tensor<1x128x28x28xf32>) -> tensor<1x128x28x28xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn1.running_var : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<128xf32>
    %186 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%185 : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn1.weight, %186 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn1.running_mean, %187 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn1.bias, %188 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %expanded_44 = tensor.expand_shape %187 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184, %expanded_44 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %expanded_45 = tensor.expand_shape %189 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190, %expanded_45 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191 : tensor<1x128x28x28xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x128x28x28xf32>
    %padded_46 = tensor.pad %192 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x128x28x28xf32> to tensor<1x128x30x30xf32>
    %193 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_46, %layer2.2.conv2.weight : tensor<1x128x30x30xf32>, tensor<128x128x3x3xf32>) outs(%125 : tensor<1x128x28x28xf32>) -> tensor<1x128x28x28xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn2.running_var : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<128xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%194 : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn2.weight, %195 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn2.running_mean, %196 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn2.bias, %197 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %expanded_47 = tensor.expand_shape %196 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193, %expanded_47 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %expanded_48 = tensor.expand_shape %198 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%199, %expanded_48 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200 : tensor<1x128x28x28xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x128x28x28xf32>
    %202 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%201, %layer2.2.conv3.weight : tensor<1x128x28x28xf32>, tensor<512x128x1x1xf32>) outs(%136 : tensor<1x512x28x28xf32>) -> tensor<1x512x28x28xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn3.running_var : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<512xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%203 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %205 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn3.weight, %204 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %206 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn3.running_mean, %205 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %207 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.2.bn3.bias, %206 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %expanded_49 = tensor.expand_shape %205 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202, %expanded_49 : tensor<1x512x28x28xf32>, tensor<512x1x1xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %expanded_50 = tensor.expand_shape %207 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %expanded_50 : tensor<1x512x28x28xf32>, tensor<512x1x1xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %183 : tensor<1x512x28x28xf32>, tensor<1x512x28x28xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210 : tensor<1x512x28x28xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x512x28x28xf32>
    %212 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%211, %layer2.3.conv1.weight : tensor<1x512x28x28xf32>, tensor<128x512x1x1xf32>) outs(%125 : tensor<1x128x28x28xf32>) -> tensor<1x128x28x28xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn1.running_var : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<128xf32>
    %214 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%213 : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn1.weight, %214 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn1.running_mean, %215 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn1.bias, %216 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %expanded_51 = tensor.expand_shape %215 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %expanded_51 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %expanded_52 = tensor.expand_shape %217 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %219 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218, %expanded_52 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %220 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219 : tensor<1x128x28x28xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x128x28x28xf32>
    %padded_53 = tensor.pad %220 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x128x28x28xf32> to tensor<1x128x30x30xf32>
    %221 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_53, %layer2.3.conv2.weight : tensor<1x128x30x30xf32>, tensor<128x128x3x3xf32>) outs(%125 : tensor<1x128x28x28xf32>) -> tensor<1x128x28x28xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn2.running_var : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<128xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%222 : tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn2.weight, %223 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %225 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn2.running_mean, %224 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %226 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn2.bias, %225 : tensor<128xf32>, tensor<128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<128xf32>
    %expanded_54 = tensor.expand_shape %224 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %expanded_54 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %expanded_55 = tensor.expand_shape %226 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %expanded_55 : tensor<1x128x28x28xf32>, tensor<128x1x1xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x128x28x28xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<1x128x28x28xf32>) outs(%124 : tensor<1x128x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x128x28x28xf32>
    %230 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%229, %layer2.3.conv3.weight : tensor<1x128x28x28xf32>, tensor<512x128x1x1xf32>) outs(%136 : tensor<1x512x28x28xf32>) -> tensor<1x512x28x28xf32>
    %231 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn3.running_var : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<512xf32>
    %232 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%231 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %233 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn3.weight, %232 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn3.running_mean, %233 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %235 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer2.3.bn3.bias, %234 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %expanded_56 = tensor.expand_shape %233 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %236 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%230, %expanded_56 : tensor<1x512x28x28xf32>, tensor<512x1x1xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %expanded_57 = tensor.expand_shape %235 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%236, %expanded_57 : tensor<1x512x28x28xf32>, tensor<512x1x1xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%237, %211 : tensor<1x512x28x28xf32>, tensor<1x512x28x28xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x28x28xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238 : tensor<1x512x28x28xf32>) outs(%135 : tensor<1x512x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x512x28x28xf32>
    %240 = tensor.empty() : tensor<1x256x28x28xf32>
    %241 = linalg.fill ins(%cst : f32) outs(%240 : tensor<1x256x28x28xf32>) -> tensor<1x256x28x28xf32>
    %242 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%239, %layer3.0.conv1.weight : tensor<1x512x28x28xf32>, tensor<256x512x1x1xf32>) outs(%241 : tensor<1x256x28x28xf32>) -> tensor<1x256x28x28xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn1.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %244 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%243 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %245 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn1.weight, %244 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %246 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn1.running_mean, %245 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %247 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn1.bias, %246 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_58 = tensor.expand_shape %245 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242, %expanded_58 : tensor<1x256x28x28xf32>, tensor<256x1x1xf32>) outs(%240 : tensor<1x256x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x28x28xf32>
    %expanded_59 = tensor.expand_shape %247 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248, %expanded_59 : tensor<1x256x28x28xf32>, tensor<256x1x1xf32>) outs(%240 : tensor<1x256x28x28xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x28x28xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<1x256x28x28xf32>) outs(%240 : tensor<1x256x28x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x28x28xf32>
    %padded_60 = tensor.pad %250 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x256x28x28xf32> to tensor<1x256x30x30xf32>
    %251 = tensor.empty() : tensor<1x256x14x14xf32>
    %252 = linalg.fill ins(%cst : f32) outs(%251 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %253 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_60, %layer3.0.conv2.weight : tensor<1x256x30x30xf32>, tensor<256x256x3x3xf32>) outs(%252 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %254 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn2.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %255 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%254 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %256 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn2.weight, %255 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %257 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn2.running_mean, %256 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %258 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn2.bias, %257 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_61 = tensor.expand_shape %256 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%253, %expanded_61 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %expanded_62 = tensor.expand_shape %258 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259, %expanded_62 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260 : tensor<1x256x14x14xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x14x14xf32>
    %262 = tensor.empty() : tensor<1x1024x14x14xf32>
    %263 = linalg.fill ins(%cst : f32) outs(%262 : tensor<1x1024x14x14xf32>) -> tensor<1x1024x14x14xf32>
    %264 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%261, %layer3.0.conv3.weight : tensor<1x256x14x14xf32>, tensor<1024x256x1x1xf32>) outs(%263 : tensor<1x1024x14x14xf32>) -> tensor<1x1024x14x14xf32>
    %265 = tensor.empty() : tensor<1024xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn3.running_var : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<1024xf32>
    %267 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%266 : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %268 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn3.weight, %267 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %269 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn3.running_mean, %268 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.bn3.bias, %269 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %expanded_63 = tensor.expand_shape %268 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%264, %expanded_63 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %expanded_64 = tensor.expand_shape %270 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271, %expanded_64 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %273 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%239, %layer3.0.downsample.0.weight : tensor<1x512x28x28xf32>, tensor<1024x512x1x1xf32>) outs(%263 : tensor<1x1024x14x14xf32>) -> tensor<1x1024x14x14xf32>
    %274 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.0.downsample.1.running_var : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<1024xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%274 : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %276 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.downsample.1.weight, %275 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %277 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.downsample.1.running_mean, %276 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %278 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.0.downsample.1.bias, %277 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %expanded_65 = tensor.expand_shape %276 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %expanded_65 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %expanded_66 = tensor.expand_shape %278 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%279, %expanded_66 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272, %280 : tensor<1x1024x14x14xf32>, tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %282 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281 : tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x1024x14x14xf32>
    %283 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%282, %layer3.1.conv1.weight : tensor<1x1024x14x14xf32>, tensor<256x1024x1x1xf32>) outs(%252 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn1.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%284 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn1.weight, %285 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn1.running_mean, %286 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %288 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn1.bias, %287 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_67 = tensor.expand_shape %286 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %expanded_67 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %expanded_68 = tensor.expand_shape %288 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289, %expanded_68 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290 : tensor<1x256x14x14xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x14x14xf32>
    %padded_69 = tensor.pad %291 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x256x14x14xf32> to tensor<1x256x16x16xf32>
    %292 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_69, %layer3.1.conv2.weight : tensor<1x256x16x16xf32>, tensor<256x256x3x3xf32>) outs(%252 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn2.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%293 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %295 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn2.weight, %294 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %296 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn2.running_mean, %295 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn2.bias, %296 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_70 = tensor.expand_shape %295 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292, %expanded_70 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %expanded_71 = tensor.expand_shape %297 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298, %expanded_71 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299 : tensor<1x256x14x14xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x14x14xf32>
    %301 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%300, %layer3.1.conv3.weight : tensor<1x256x14x14xf32>, tensor<1024x256x1x1xf32>) outs(%263 : tensor<1x1024x14x14xf32>) -> tensor<1x1024x14x14xf32>
    %302 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn3.running_var : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<1024xf32>
    %303 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%302 : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %304 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn3.weight, %303 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %305 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn3.running_mean, %304 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.1.bn3.bias, %305 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %expanded_72 = tensor.expand_shape %304 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%301, %expanded_72 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %expanded_73 = tensor.expand_shape %306 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%307, %expanded_73 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%308, %282 : tensor<1x1024x14x14xf32>, tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%309 : tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x1024x14x14xf32>
    %311 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%310, %layer3.2.conv1.weight : tensor<1x1024x14x14xf32>, tensor<256x1024x1x1xf32>) outs(%252 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %312 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn1.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %313 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%312 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn1.weight, %313 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %315 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn1.running_mean, %314 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %316 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn1.bias, %315 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_74 = tensor.expand_shape %314 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %317 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%311, %expanded_74 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %expanded_75 = tensor.expand_shape %316 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %318 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%317, %expanded_75 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %319 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318 : tensor<1x256x14x14xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x14x14xf32>
    %padded_76 = tensor.pad %319 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x256x14x14xf32> to tensor<1x256x16x16xf32>
    %320 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_76, %layer3.2.conv2.weight : tensor<1x256x16x16xf32>, tensor<256x256x3x3xf32>) outs(%252 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %321 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn2.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %322 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%321 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %323 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn2.weight, %322 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %324 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn2.running_mean, %323 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %325 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn2.bias, %324 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_77 = tensor.expand_shape %323 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%320, %expanded_77 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %expanded_78 = tensor.expand_shape %325 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%326, %expanded_78 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%327 : tensor<1x256x14x14xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x14x14xf32>
    %329 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%328, %layer3.2.conv3.weight : tensor<1x256x14x14xf32>, tensor<1024x256x1x1xf32>) outs(%263 : tensor<1x1024x14x14xf32>) -> tensor<1x1024x14x14xf32>
    %330 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn3.running_var : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<1024xf32>
    %331 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%330 : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %332 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn3.weight, %331 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %333 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn3.running_mean, %332 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %334 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.2.bn3.bias, %333 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %expanded_79 = tensor.expand_shape %332 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%329, %expanded_79 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %expanded_80 = tensor.expand_shape %334 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%335, %expanded_80 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%336, %310 : tensor<1x1024x14x14xf32>, tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %338 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%337 : tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x1024x14x14xf32>
    %339 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%338, %layer3.3.conv1.weight : tensor<1x1024x14x14xf32>, tensor<256x1024x1x1xf32>) outs(%252 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %340 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn1.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %341 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%340 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %342 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn1.weight, %341 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %343 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn1.running_mean, %342 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %344 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn1.bias, %343 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_81 = tensor.expand_shape %342 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339, %expanded_81 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %expanded_82 = tensor.expand_shape %344 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%345, %expanded_82 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %347 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%346 : tensor<1x256x14x14xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x14x14xf32>
    %padded_83 = tensor.pad %347 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x256x14x14xf32> to tensor<1x256x16x16xf32>
    %348 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_83, %layer3.3.conv2.weight : tensor<1x256x16x16xf32>, tensor<256x256x3x3xf32>) outs(%252 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %349 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn2.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %350 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%349 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %351 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn2.weight, %350 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %352 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn2.running_mean, %351 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %353 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn2.bias, %352 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_84 = tensor.expand_shape %351 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%348, %expanded_84 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %expanded_85 = tensor.expand_shape %353 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%354, %expanded_85 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%355 : tensor<1x256x14x14xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x14x14xf32>
    %357 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%356, %layer3.3.conv3.weight : tensor<1x256x14x14xf32>, tensor<1024x256x1x1xf32>) outs(%263 : tensor<1x1024x14x14xf32>) -> tensor<1x1024x14x14xf32>
    %358 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn3.running_var : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<1024xf32>
    %359 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%358 : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %360 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn3.weight, %359 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %361 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn3.running_mean, %360 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %362 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.3.bn3.bias, %361 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %expanded_86 = tensor.expand_shape %360 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %363 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%357, %expanded_86 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %expanded_87 = tensor.expand_shape %362 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %364 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%363, %expanded_87 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %365 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%364, %338 : tensor<1x1024x14x14xf32>, tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %366 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%365 : tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x1024x14x14xf32>
    %367 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%366, %layer3.4.conv1.weight : tensor<1x1024x14x14xf32>, tensor<256x1024x1x1xf32>) outs(%252 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %368 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn1.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %369 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%368 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %370 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn1.weight, %369 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %371 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn1.running_mean, %370 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %372 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn1.bias, %371 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_88 = tensor.expand_shape %370 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %373 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367, %expanded_88 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %expanded_89 = tensor.expand_shape %372 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %374 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%373, %expanded_89 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %375 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%374 : tensor<1x256x14x14xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x14x14xf32>
    %padded_90 = tensor.pad %375 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x256x14x14xf32> to tensor<1x256x16x16xf32>
    %376 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_90, %layer3.4.conv2.weight : tensor<1x256x16x16xf32>, tensor<256x256x3x3xf32>) outs(%252 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %377 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn2.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %378 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%377 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %379 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn2.weight, %378 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %380 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn2.running_mean, %379 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %381 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn2.bias, %380 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_91 = tensor.expand_shape %379 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %382 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%376, %expanded_91 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %expanded_92 = tensor.expand_shape %381 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%382, %expanded_92 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383 : tensor<1x256x14x14xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x14x14xf32>
    %385 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%384, %layer3.4.conv3.weight : tensor<1x256x14x14xf32>, tensor<1024x256x1x1xf32>) outs(%263 : tensor<1x1024x14x14xf32>) -> tensor<1x1024x14x14xf32>
    %386 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn3.running_var : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<1024xf32>
    %387 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%386 : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %388 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn3.weight, %387 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %389 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn3.running_mean, %388 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %390 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.4.bn3.bias, %389 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %expanded_93 = tensor.expand_shape %388 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %391 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385, %expanded_93 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %expanded_94 = tensor.expand_shape %390 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %392 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%391, %expanded_94 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %393 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%392, %366 : tensor<1x1024x14x14xf32>, tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %394 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393 : tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x1024x14x14xf32>
    %395 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%394, %layer3.5.conv1.weight : tensor<1x1024x14x14xf32>, tensor<256x1024x1x1xf32>) outs(%252 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %396 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn1.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %397 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%396 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %398 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn1.weight, %397 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %399 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn1.running_mean, %398 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %400 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn1.bias, %399 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_95 = tensor.expand_shape %398 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%395, %expanded_95 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %expanded_96 = tensor.expand_shape %400 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%401, %expanded_96 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%402 : tensor<1x256x14x14xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x14x14xf32>
    %padded_97 = tensor.pad %403 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x256x14x14xf32> to tensor<1x256x16x16xf32>
    %404 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_97, %layer3.5.conv2.weight : tensor<1x256x16x16xf32>, tensor<256x256x3x3xf32>) outs(%252 : tensor<1x256x14x14xf32>) -> tensor<1x256x14x14xf32>
    %405 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn2.running_var : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<256xf32>
    %406 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%405 : tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %407 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn2.weight, %406 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %408 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn2.running_mean, %407 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %409 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn2.bias, %408 : tensor<256xf32>, tensor<256xf32>) outs(%38 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<256xf32>
    %expanded_98 = tensor.expand_shape %407 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %410 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%404, %expanded_98 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %expanded_99 = tensor.expand_shape %409 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %411 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%410, %expanded_99 : tensor<1x256x14x14xf32>, tensor<256x1x1xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x256x14x14xf32>
    %412 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411 : tensor<1x256x14x14xf32>) outs(%251 : tensor<1x256x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x256x14x14xf32>
    %413 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%412, %layer3.5.conv3.weight : tensor<1x256x14x14xf32>, tensor<1024x256x1x1xf32>) outs(%263 : tensor<1x1024x14x14xf32>) -> tensor<1x1024x14x14xf32>
    %414 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn3.running_var : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<1024xf32>
    %415 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%414 : tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %416 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn3.weight, %415 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %417 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn3.running_mean, %416 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %418 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer3.5.bn3.bias, %417 : tensor<1024xf32>, tensor<1024xf32>) outs(%265 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1024xf32>
    %expanded_100 = tensor.expand_shape %416 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %419 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413, %expanded_100 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %expanded_101 = tensor.expand_shape %418 [[0, 1, 2]] output_shape [1024, 1, 1] : tensor<1024xf32> into tensor<1024x1x1xf32>
    %420 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%419, %expanded_101 : tensor<1x1024x14x14xf32>, tensor<1024x1x1xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %421 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%420, %394 : tensor<1x1024x14x14xf32>, tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1024x14x14xf32>
    %422 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421 : tensor<1x1024x14x14xf32>) outs(%262 : tensor<1x1024x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x1024x14x14xf32>
    %423 = tensor.empty() : tensor<1x512x14x14xf32>
    %424 = linalg.fill ins(%cst : f32) outs(%423 : tensor<1x512x14x14xf32>) -> tensor<1x512x14x14xf32>
    %425 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%422, %layer4.0.conv1.weight : tensor<1x1024x14x14xf32>, tensor<512x1024x1x1xf32>) outs(%424 : tensor<1x512x14x14xf32>) -> tensor<1x512x14x14xf32>
    %426 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn1.running_var : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<512xf32>
    %427 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%426 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %428 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn1.weight, %427 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %429 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn1.running_mean, %428 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %430 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn1.bias, %429 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %expanded_102 = tensor.expand_shape %428 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %431 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425, %expanded_102 : tensor<1x512x14x14xf32>, tensor<512x1x1xf32>) outs(%423 : tensor<1x512x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x14x14xf32>
    %expanded_103 = tensor.expand_shape %430 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %432 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%431, %expanded_103 : tensor<1x512x14x14xf32>, tensor<512x1x1xf32>) outs(%423 : tensor<1x512x14x14xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x14x14xf32>
    %433 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%432 : tensor<1x512x14x14xf32>) outs(%423 : tensor<1x512x14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x512x14x14xf32>
    %padded_104 = tensor.pad %433 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x512x14x14xf32> to tensor<1x512x16x16xf32>
    %434 = tensor.empty() : tensor<1x512x7x7xf32>
    %435 = linalg.fill ins(%cst : f32) outs(%434 : tensor<1x512x7x7xf32>) -> tensor<1x512x7x7xf32>
    %436 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_104, %layer4.0.conv2.weight : tensor<1x512x16x16xf32>, tensor<512x512x3x3xf32>) outs(%435 : tensor<1x512x7x7xf32>) -> tensor<1x512x7x7xf32>
    %437 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn2.running_var : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<512xf32>
    %438 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%437 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %439 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn2.weight, %438 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %440 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn2.running_mean, %439 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %441 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn2.bias, %440 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %expanded_105 = tensor.expand_shape %439 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %442 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%436, %expanded_105 : tensor<1x512x7x7xf32>, tensor<512x1x1xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x7x7xf32>
    %expanded_106 = tensor.expand_shape %441 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %443 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%442, %expanded_106 : tensor<1x512x7x7xf32>, tensor<512x1x1xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x7x7xf32>
    %444 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%443 : tensor<1x512x7x7xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x512x7x7xf32>
    %445 = tensor.empty() : tensor<1x2048x7x7xf32>
    %446 = linalg.fill ins(%cst : f32) outs(%445 : tensor<1x2048x7x7xf32>) -> tensor<1x2048x7x7xf32>
    %447 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%444, %layer4.0.conv3.weight : tensor<1x512x7x7xf32>, tensor<2048x512x1x1xf32>) outs(%446 : tensor<1x2048x7x7xf32>) -> tensor<1x2048x7x7xf32>
    %448 = tensor.empty() : tensor<2048xf32>
    %449 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn3.running_var : tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<2048xf32>
    %450 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%449 : tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %451 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn3.weight, %450 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %452 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn3.running_mean, %451 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %453 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.bn3.bias, %452 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %expanded_107 = tensor.expand_shape %451 [[0, 1, 2]] output_shape [2048, 1, 1] : tensor<2048xf32> into tensor<2048x1x1xf32>
    %454 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%447, %expanded_107 : tensor<1x2048x7x7xf32>, tensor<2048x1x1xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x7x7xf32>
    %expanded_108 = tensor.expand_shape %453 [[0, 1, 2]] output_shape [2048, 1, 1] : tensor<2048xf32> into tensor<2048x1x1xf32>
    %455 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%454, %expanded_108 : tensor<1x2048x7x7xf32>, tensor<2048x1x1xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x7x7xf32>
    %456 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%422, %layer4.0.downsample.0.weight : tensor<1x1024x14x14xf32>, tensor<2048x1024x1x1xf32>) outs(%446 : tensor<1x2048x7x7xf32>) -> tensor<1x2048x7x7xf32>
    %457 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer4.0.downsample.1.running_var : tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<2048xf32>
    %458 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%457 : tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %459 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.downsample.1.weight, %458 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %460 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.downsample.1.running_mean, %459 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %461 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.0.downsample.1.bias, %460 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %expanded_109 = tensor.expand_shape %459 [[0, 1, 2]] output_shape [2048, 1, 1] : tensor<2048xf32> into tensor<2048x1x1xf32>
    %462 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%456, %expanded_109 : tensor<1x2048x7x7xf32>, tensor<2048x1x1xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x7x7xf32>
    %expanded_110 = tensor.expand_shape %461 [[0, 1, 2]] output_shape [2048, 1, 1] : tensor<2048xf32> into tensor<2048x1x1xf32>
    %463 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%462, %expanded_110 : tensor<1x2048x7x7xf32>, tensor<2048x1x1xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x7x7xf32>
    %464 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%455, %463 : tensor<1x2048x7x7xf32>, tensor<1x2048x7x7xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x7x7xf32>
    %465 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%464 : tensor<1x2048x7x7xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x2048x7x7xf32>
    %466 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%465, %layer4.1.conv1.weight : tensor<1x2048x7x7xf32>, tensor<512x2048x1x1xf32>) outs(%435 : tensor<1x512x7x7xf32>) -> tensor<1x512x7x7xf32>
    %467 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn1.running_var : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<512xf32>
    %468 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%467 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %469 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn1.weight, %468 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %470 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn1.running_mean, %469 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %471 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn1.bias, %470 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %expanded_111 = tensor.expand_shape %469 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %472 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%466, %expanded_111 : tensor<1x512x7x7xf32>, tensor<512x1x1xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x7x7xf32>
    %expanded_112 = tensor.expand_shape %471 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %473 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472, %expanded_112 : tensor<1x512x7x7xf32>, tensor<512x1x1xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x7x7xf32>
    %474 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%473 : tensor<1x512x7x7xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x512x7x7xf32>
    %padded_113 = tensor.pad %474 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x512x7x7xf32> to tensor<1x512x9x9xf32>
    %475 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_113, %layer4.1.conv2.weight : tensor<1x512x9x9xf32>, tensor<512x512x3x3xf32>) outs(%435 : tensor<1x512x7x7xf32>) -> tensor<1x512x7x7xf32>
    %476 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn2.running_var : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<512xf32>
    %477 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%476 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %478 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn2.weight, %477 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %479 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn2.running_mean, %478 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %480 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn2.bias, %479 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %expanded_114 = tensor.expand_shape %478 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %481 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%475, %expanded_114 : tensor<1x512x7x7xf32>, tensor<512x1x1xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x7x7xf32>
    %expanded_115 = tensor.expand_shape %480 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %482 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%481, %expanded_115 : tensor<1x512x7x7xf32>, tensor<512x1x1xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x7x7xf32>
    %483 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%482 : tensor<1x512x7x7xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x512x7x7xf32>
    %484 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%483, %layer4.1.conv3.weight : tensor<1x512x7x7xf32>, tensor<2048x512x1x1xf32>) outs(%446 : tensor<1x2048x7x7xf32>) -> tensor<1x2048x7x7xf32>
    %485 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn3.running_var : tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<2048xf32>
    %486 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%485 : tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %487 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn3.weight, %486 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %488 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn3.running_mean, %487 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %489 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.1.bn3.bias, %488 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %expanded_116 = tensor.expand_shape %487 [[0, 1, 2]] output_shape [2048, 1, 1] : tensor<2048xf32> into tensor<2048x1x1xf32>
    %490 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%484, %expanded_116 : tensor<1x2048x7x7xf32>, tensor<2048x1x1xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x7x7xf32>
    %expanded_117 = tensor.expand_shape %489 [[0, 1, 2]] output_shape [2048, 1, 1] : tensor<2048xf32> into tensor<2048x1x1xf32>
    %491 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%490, %expanded_117 : tensor<1x2048x7x7xf32>, tensor<2048x1x1xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x7x7xf32>
    %492 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%491, %465 : tensor<1x2048x7x7xf32>, tensor<1x2048x7x7xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x7x7xf32>
    %493 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%492 : tensor<1x2048x7x7xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x2048x7x7xf32>
    %494 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%493, %layer4.2.conv1.weight : tensor<1x2048x7x7xf32>, tensor<512x2048x1x1xf32>) outs(%435 : tensor<1x512x7x7xf32>) -> tensor<1x512x7x7xf32>
    %495 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn1.running_var : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<512xf32>
    %496 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%495 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %497 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn1.weight, %496 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %498 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn1.running_mean, %497 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %499 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn1.bias, %498 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %expanded_118 = tensor.expand_shape %497 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %500 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%494, %expanded_118 : tensor<1x512x7x7xf32>, tensor<512x1x1xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x7x7xf32>
    %expanded_119 = tensor.expand_shape %499 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %501 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%500, %expanded_119 : tensor<1x512x7x7xf32>, tensor<512x1x1xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x7x7xf32>
    %502 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%501 : tensor<1x512x7x7xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x512x7x7xf32>
    %padded_120 = tensor.pad %502 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg268: index, %arg269: index, %arg270: index, %arg271: index):
      tensor.yield %cst : f32
    } : tensor<1x512x7x7xf32> to tensor<1x512x9x9xf32>
    %503 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_120, %layer4.2.conv2.weight : tensor<1x512x9x9xf32>, tensor<512x512x3x3xf32>) outs(%435 : tensor<1x512x7x7xf32>) -> tensor<1x512x7x7xf32>
    %504 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn2.running_var : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<512xf32>
    %505 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%504 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %506 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn2.weight, %505 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %507 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn2.running_mean, %506 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %508 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn2.bias, %507 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<512xf32>
    %expanded_121 = tensor.expand_shape %506 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %509 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%503, %expanded_121 : tensor<1x512x7x7xf32>, tensor<512x1x1xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x7x7xf32>
    %expanded_122 = tensor.expand_shape %508 [[0, 1, 2]] output_shape [512, 1, 1] : tensor<512xf32> into tensor<512x1x1xf32>
    %510 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%509, %expanded_122 : tensor<1x512x7x7xf32>, tensor<512x1x1xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x512x7x7xf32>
    %511 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%510 : tensor<1x512x7x7xf32>) outs(%434 : tensor<1x512x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x512x7x7xf32>
    %512 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%511, %layer4.2.conv3.weight : tensor<1x512x7x7xf32>, tensor<2048x512x1x1xf32>) outs(%446 : tensor<1x2048x7x7xf32>) -> tensor<1x2048x7x7xf32>
    %513 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn3.running_var : tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.truncf %cst_1 : f64 to f32
      %531 = arith.addf %in, %530 : f32
      linalg.yield %531 : f32
    } -> tensor<2048xf32>
    %514 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%513 : tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = math.rsqrt %in : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %515 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn3.weight, %514 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %516 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn3.running_mean, %515 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %517 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%layer4.2.bn3.bias, %516 : tensor<2048xf32>, tensor<2048xf32>) outs(%448 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.subf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<2048xf32>
    %expanded_123 = tensor.expand_shape %515 [[0, 1, 2]] output_shape [2048, 1, 1] : tensor<2048xf32> into tensor<2048x1x1xf32>
    %518 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%512, %expanded_123 : tensor<1x2048x7x7xf32>, tensor<2048x1x1xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.mulf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x7x7xf32>
    %expanded_124 = tensor.expand_shape %517 [[0, 1, 2]] output_shape [2048, 1, 1] : tensor<2048xf32> into tensor<2048x1x1xf32>
    %519 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%518, %expanded_124 : tensor<1x2048x7x7xf32>, tensor<2048x1x1xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x7x7xf32>
    %520 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%519, %493 : tensor<1x2048x7x7xf32>, tensor<1x2048x7x7xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x7x7xf32>
    %521 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%520 : tensor<1x2048x7x7xf32>) outs(%445 : tensor<1x2048x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.cmpf ugt, %in, %cst : f32
      %531 = arith.select %530, %in, %cst : f32
      linalg.yield %531 : f32
    } -> tensor<1x2048x7x7xf32>
    %522 = tensor.empty() : tensor<1x2048x1x1xf32>
    %523 = linalg.fill ins(%cst : f32) outs(%522 : tensor<1x2048x1x1xf32>) -> tensor<1x2048x1x1xf32>
    %524 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%521 : tensor<1x2048x7x7xf32>) outs(%523 : tensor<1x2048x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.addf %in, %out : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x1x1xf32>
    %525 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%524 : tensor<1x2048x1x1xf32>) outs(%522 : tensor<1x2048x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %530 = arith.divf %in, %cst_2 : f32
      linalg.yield %530 : f32
    } -> tensor<1x2048x1x1xf32>
    %collapsed = tensor.collapse_shape %525 [[0], [1, 2, 3]] : tensor<1x2048x1x1xf32> into tensor<1x2048xf32>
    %526 = tensor.empty() : tensor<1x1000xf32>
    %527 = linalg.fill ins(%cst : f32) outs(%526 : tensor<1x1000xf32>) -> tensor<1x1000xf32>
    %528 = linalg.matmul ins(%collapsed, %fc.weight.T : tensor<1x2048xf32>, tensor<2048x1000xf32>) outs(%527 : tensor<1x1000xf32>) -> tensor<1x1000xf32>
    %529 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%528, %fc.bias : tensor<1x1000xf32>, tensor<1000xf32>) outs(%526 : tensor<1x1000xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %530 = arith.addf %in, %in_125 : f32
      linalg.yield %530 : f32
    } -> tensor<1x1000xf32>
    return %529 : tensor<1x1000xf32>
  }
}

