// Made by utils/import_models.py with torch 2.11.0, torchvision 0.26.0, transformers 4.57.6, torch-mlir 20261001, mlir-opt 22.1.8; do not edit.
// transformers BERT base with pooler, one sequence of 128 tokens, f32.

#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(
      %input_ids: tensor<1x128xi64>,
      %attention_mask: tensor<1x128xi64>,
      %token_type_ids: tensor<1x128xi64>,
      %position_ids: tensor<1x128xi64>,
      %model.embeddings.word_embeddings.weight: tensor<30522x768xf32>,
      %model.embeddings.position_embeddings.weight: tensor<512x768xf32>,
      %model.embeddings.token_type_embeddings.weight: tensor<2x768xf32>,
      %model.embeddings.LayerNorm.weight: tensor<768xf32>,
      %model.embeddings.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.0.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.0.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.0.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.0.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.0.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.0.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.0.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.0.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.0.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.0.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.0.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.0.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.0.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.0.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.0.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.0.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.1.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.1.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.1.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.1.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.1.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.1.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.1.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.1.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.1.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.1.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.1.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.1.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.1.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.1.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.1.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.1.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.2.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.2.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.2.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.2.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.2.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.2.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.2.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.2.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.2.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.2.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.2.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.2.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.2.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.2.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.2.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.2.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.3.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.3.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.3.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.3.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.3.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.3.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.3.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.3.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.3.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.3.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.3.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.3.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.3.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.3.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.3.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.3.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.4.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.4.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.4.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.4.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.4.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.4.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.4.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.4.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.4.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.4.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.4.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.4.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.4.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.4.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.4.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.4.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.5.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.5.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.5.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.5.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.5.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.5.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.5.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.5.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.5.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.5.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.5.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.5.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.5.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.5.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.5.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.5.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.6.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.6.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.6.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.6.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.6.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.6.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.6.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.6.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.6.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.6.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.6.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.6.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.6.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.6.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.6.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.6.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.7.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.7.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.7.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.7.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.7.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.7.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.7.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.7.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.7.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.7.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.7.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.7.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.7.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.7.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.7.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.7.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.8.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.8.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.8.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.8.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.8.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.8.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.8.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.8.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.8.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.8.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.8.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.8.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.8.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.8.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.8.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.8.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.9.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.9.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.9.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.9.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.9.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.9.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.9.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.9.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.9.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.9.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.9.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.9.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.9.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.9.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.9.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.9.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.10.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.10.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.10.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.10.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.10.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.10.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.10.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.10.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.10.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.10.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.10.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.10.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.10.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.10.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.10.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.10.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.11.attention.self.query.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.11.attention.self.query.bias: tensor<768xf32>,
      %model.encoder.layer.11.attention.self.key.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.11.attention.self.key.bias: tensor<768xf32>,
      %model.encoder.layer.11.attention.self.value.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.11.attention.self.value.bias: tensor<768xf32>,
      %model.encoder.layer.11.attention.output.dense.weight.T: tensor<768x768xf32>,
      %model.encoder.layer.11.attention.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.11.attention.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.11.attention.output.LayerNorm.bias: tensor<768xf32>,
      %model.encoder.layer.11.intermediate.dense.weight.T: tensor<768x3072xf32>,
      %model.encoder.layer.11.intermediate.dense.bias: tensor<3072xf32>,
      %model.encoder.layer.11.output.dense.weight.T: tensor<3072x768xf32>,
      %model.encoder.layer.11.output.dense.bias: tensor<768xf32>,
      %model.encoder.layer.11.output.LayerNorm.weight: tensor<768xf32>,
      %model.encoder.layer.11.output.LayerNorm.bias: tensor<768xf32>,
      %model.pooler.dense.weight.T: tensor<768x768xf32>,
      %model.pooler.dense.bias: tensor<768xf32>) -> (tensor<1x128x768xf32>, tensor<1x768xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant 9.9999999999999998E-13 : f64
    %cst_5 = arith.constant 7.680000e+02 : f32
    %cst_6 = arith.constant -3.40282347E+38 : f32
    %cst_7 = arith.constant 8.000000e+00 : f32
    %cst_8 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<1x128x768xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%input_ids : tensor<1x128xi64>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: i64, %out: f32):
      %599 = arith.index_cast %in : i64 to index
      %600 = linalg.index 2 : index
      %extracted = tensor.extract %model.embeddings.word_embeddings.weight[%599, %600] : tensor<30522x768xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x128x768xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%token_type_ids : tensor<1x128xi64>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: i64, %out: f32):
      %599 = arith.index_cast %in : i64 to index
      %600 = linalg.index 2 : index
      %extracted = tensor.extract %model.embeddings.token_type_embeddings.weight[%599, %600] : tensor<2x768xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x128x768xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%position_ids : tensor<1x128xi64>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: i64, %out: f32):
      %599 = arith.index_cast %in : i64 to index
      %600 = linalg.index 2 : index
      %extracted = tensor.extract %model.embeddings.position_embeddings.weight[%599, %600] : tensor<512x768xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x128x768xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %6 = tensor.empty() : tensor<1x128x1xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x128x1xf32>) -> tensor<1x128x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %9 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %10 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %15 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %model.embeddings.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %model.embeddings.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %expanded = tensor.expand_shape %attention_mask [[0], [1, 2, 3]] output_shape [1, 1, 1, 128] : tensor<1x128xi64> into tensor<1x1x1x128xi64>
    %19 = tensor.empty() : tensor<1x1x1x128xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x1x128xi64>) outs(%19 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: i64, %out: f32):
      %599 = arith.sitofp %in : i64 to f32
      linalg.yield %599 : f32
    } -> tensor<1x1x1x128xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %20 : tensor<f32>, tensor<1x1x1x128xf32>) outs(%19 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x1x1x128xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<1x1x1x128xf32>) outs(%19 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.mulf %in, %cst_6 : f32
      linalg.yield %599 : f32
    } -> tensor<1x1x1x128xf32>
    %collapsed = tensor.collapse_shape %18 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %23 = tensor.empty() : tensor<128x768xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %25 = linalg.matmul ins(%collapsed, %model.encoder.layer.0.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%25, %model.encoder.layer.0.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_9 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %27 = tensor.empty() : tensor<1x12x128x64xf32>
    %transposed = linalg.transpose ins(%expanded_9 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %28 = linalg.matmul ins(%collapsed, %model.encoder.layer.0.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%28, %model.encoder.layer.0.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_10 = tensor.expand_shape %29 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %30 = linalg.matmul ins(%collapsed, %model.encoder.layer.0.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%30, %model.encoder.layer.0.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_11 = tensor.expand_shape %31 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %32 = tensor.empty() : tensor<1x12x64x128xf32>
    %transposed_13 = linalg.transpose ins(%expanded_10 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_14 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_15 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %33 = tensor.empty() : tensor<12x128x128xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %35 = linalg.batch_matmul ins(%collapsed_14, %collapsed_15 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_16 = tensor.expand_shape %35 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %36 = tensor.empty() : tensor<1x12x128x128xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %39 = tensor.empty() : tensor<1x12x128xi64>
    %40 = linalg.fill ins(%c0_i64 : i64) outs(%39 : tensor<1x12x128xi64>) -> tensor<1x12x128xi64>
    %41 = tensor.empty() : tensor<1x12x128xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<1x12x128xf32>) -> tensor<1x12x128xf32>
    %43:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_17 = tensor.expand_shape %43#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %expanded_17 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %46 = tensor.empty() : tensor<1x12x128x1xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<1x12x128x1xf32>) -> tensor<1x12x128x1xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_18 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_19 = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %50 = tensor.empty() : tensor<12x128x64xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %52 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_20 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %53 = tensor.empty() : tensor<1x128x12x64xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %54 = linalg.matmul ins(%collapsed_22, %model.encoder.layer.0.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %55 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%54, %model.encoder.layer.0.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_23 = tensor.expand_shape %55 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_23, %18 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%56 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %58 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %59 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%60 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %64 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %model.encoder.layer.0.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %model.encoder.layer.0.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_24 = tensor.collapse_shape %67 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %68 = tensor.empty() : tensor<128x3072xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %70 = linalg.matmul ins(%collapsed_24, %model.encoder.layer.0.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %71 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%70, %model.encoder.layer.0.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_25 = tensor.expand_shape %71 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %72 = tensor.empty() : tensor<1x128x3072xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_26 = tensor.collapse_shape %73 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %74 = linalg.matmul ins(%collapsed_26, %model.encoder.layer.0.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %75 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%74, %model.encoder.layer.0.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_27 = tensor.expand_shape %75 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %67 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %78 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %79 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %84 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %model.encoder.layer.0.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %model.encoder.layer.0.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_28 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %88 = linalg.matmul ins(%collapsed_28, %model.encoder.layer.1.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %89 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%88, %model.encoder.layer.1.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_29 = tensor.expand_shape %89 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %90 = linalg.matmul ins(%collapsed_28, %model.encoder.layer.1.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %91 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%90, %model.encoder.layer.1.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_31 = tensor.expand_shape %91 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %92 = linalg.matmul ins(%collapsed_28, %model.encoder.layer.1.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %93 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%92, %model.encoder.layer.1.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_32 = tensor.expand_shape %93 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_34 = linalg.transpose ins(%expanded_31 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_35 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_36 = tensor.collapse_shape %transposed_34 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %94 = linalg.batch_matmul ins(%collapsed_35, %collapsed_36 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_37 = tensor.expand_shape %94 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %95 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %96 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %97:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%96 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_38 = tensor.expand_shape %97#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %98 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %expanded_38 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %100 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%99 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %100 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_39 = tensor.collapse_shape %101 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_40 = tensor.collapse_shape %transposed_33 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %102 = linalg.batch_matmul ins(%collapsed_39, %collapsed_40 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_41 = tensor.expand_shape %102 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_43 = tensor.collapse_shape %transposed_42 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %103 = linalg.matmul ins(%collapsed_43, %model.encoder.layer.1.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %104 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%103, %model.encoder.layer.1.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_44 = tensor.expand_shape %104 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_44, %87 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %107 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %108 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%109 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %113 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %model.encoder.layer.1.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %model.encoder.layer.1.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_45 = tensor.collapse_shape %116 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %117 = linalg.matmul ins(%collapsed_45, %model.encoder.layer.1.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %118 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%117, %model.encoder.layer.1.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_46 = tensor.expand_shape %118 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_47 = tensor.collapse_shape %119 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %120 = linalg.matmul ins(%collapsed_47, %model.encoder.layer.1.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %121 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%120, %model.encoder.layer.1.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_48 = tensor.expand_shape %121 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_48, %116 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %124 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %125 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %model.encoder.layer.1.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %model.encoder.layer.1.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_49 = tensor.collapse_shape %133 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %134 = linalg.matmul ins(%collapsed_49, %model.encoder.layer.2.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %135 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%134, %model.encoder.layer.2.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_50 = tensor.expand_shape %135 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %136 = linalg.matmul ins(%collapsed_49, %model.encoder.layer.2.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %137 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%136, %model.encoder.layer.2.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_52 = tensor.expand_shape %137 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %138 = linalg.matmul ins(%collapsed_49, %model.encoder.layer.2.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %139 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%138, %model.encoder.layer.2.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_53 = tensor.expand_shape %139 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_55 = linalg.transpose ins(%expanded_52 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_56 = tensor.collapse_shape %transposed_51 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_57 = tensor.collapse_shape %transposed_55 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %140 = linalg.batch_matmul ins(%collapsed_56, %collapsed_57 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_58 = tensor.expand_shape %140 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %141 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_58 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %142 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %143:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%142 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_59 = tensor.expand_shape %143#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %144 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %expanded_59 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %145 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %146 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%145 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %147 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %146 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_60 = tensor.collapse_shape %147 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_61 = tensor.collapse_shape %transposed_54 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %148 = linalg.batch_matmul ins(%collapsed_60, %collapsed_61 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_62 = tensor.expand_shape %148 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %transposed_63 = linalg.transpose ins(%expanded_62 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_64 = tensor.collapse_shape %transposed_63 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %149 = linalg.matmul ins(%collapsed_64, %model.encoder.layer.2.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %150 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%149, %model.encoder.layer.2.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_65 = tensor.expand_shape %150 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65, %133 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %153 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %154 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %159 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %model.encoder.layer.2.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %model.encoder.layer.2.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_66 = tensor.collapse_shape %162 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %163 = linalg.matmul ins(%collapsed_66, %model.encoder.layer.2.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %164 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%163, %model.encoder.layer.2.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_67 = tensor.expand_shape %164 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_68 = tensor.collapse_shape %165 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %166 = linalg.matmul ins(%collapsed_68, %model.encoder.layer.2.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %167 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%166, %model.encoder.layer.2.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_69 = tensor.expand_shape %167 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_69, %162 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %170 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %171 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%172 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %176 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %model.encoder.layer.2.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %model.encoder.layer.2.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_70 = tensor.collapse_shape %179 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %180 = linalg.matmul ins(%collapsed_70, %model.encoder.layer.3.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %181 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%180, %model.encoder.layer.3.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_71 = tensor.expand_shape %181 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_72 = linalg.transpose ins(%expanded_71 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %182 = linalg.matmul ins(%collapsed_70, %model.encoder.layer.3.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %183 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%182, %model.encoder.layer.3.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_73 = tensor.expand_shape %183 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %184 = linalg.matmul ins(%collapsed_70, %model.encoder.layer.3.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %185 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%184, %model.encoder.layer.3.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_74 = tensor.expand_shape %185 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_76 = linalg.transpose ins(%expanded_73 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_77 = tensor.collapse_shape %transposed_72 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_78 = tensor.collapse_shape %transposed_76 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %186 = linalg.batch_matmul ins(%collapsed_77, %collapsed_78 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_79 = tensor.expand_shape %186 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %187 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_79 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %188 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %189:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%188 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_80 = tensor.expand_shape %189#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %190 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188, %expanded_80 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %191 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %192 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%191 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %193 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %192 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_81 = tensor.collapse_shape %193 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_82 = tensor.collapse_shape %transposed_75 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %194 = linalg.batch_matmul ins(%collapsed_81, %collapsed_82 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_83 = tensor.expand_shape %194 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %transposed_84 = linalg.transpose ins(%expanded_83 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_85 = tensor.collapse_shape %transposed_84 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %195 = linalg.matmul ins(%collapsed_85, %model.encoder.layer.3.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %196 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%195, %model.encoder.layer.3.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_86 = tensor.expand_shape %196 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_86, %179 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %198 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %199 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %200 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%201 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %205 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %model.encoder.layer.3.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %model.encoder.layer.3.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_87 = tensor.collapse_shape %208 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %209 = linalg.matmul ins(%collapsed_87, %model.encoder.layer.3.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %210 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%209, %model.encoder.layer.3.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_88 = tensor.expand_shape %210 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_89 = tensor.collapse_shape %211 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %212 = linalg.matmul ins(%collapsed_89, %model.encoder.layer.3.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %213 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%212, %model.encoder.layer.3.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_90 = tensor.expand_shape %213 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_90, %208 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%214 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %216 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %216 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %217 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %219 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%218 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %220 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %221 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %222 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %224 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %model.encoder.layer.3.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %model.encoder.layer.3.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_91 = tensor.collapse_shape %225 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %226 = linalg.matmul ins(%collapsed_91, %model.encoder.layer.4.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %227 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%226, %model.encoder.layer.4.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_92 = tensor.expand_shape %227 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_93 = linalg.transpose ins(%expanded_92 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %228 = linalg.matmul ins(%collapsed_91, %model.encoder.layer.4.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %229 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%228, %model.encoder.layer.4.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_94 = tensor.expand_shape %229 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %230 = linalg.matmul ins(%collapsed_91, %model.encoder.layer.4.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %231 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%230, %model.encoder.layer.4.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_95 = tensor.expand_shape %231 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_96 = linalg.transpose ins(%expanded_95 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_97 = linalg.transpose ins(%expanded_94 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_98 = tensor.collapse_shape %transposed_93 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_99 = tensor.collapse_shape %transposed_97 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %232 = linalg.batch_matmul ins(%collapsed_98, %collapsed_99 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_100 = tensor.expand_shape %232 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %233 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_100 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %234 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %235:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%234 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_101 = tensor.expand_shape %235#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %236 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234, %expanded_101 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %237 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%236 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %238 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%237 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %239 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%237, %238 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_102 = tensor.collapse_shape %239 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_103 = tensor.collapse_shape %transposed_96 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %240 = linalg.batch_matmul ins(%collapsed_102, %collapsed_103 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_104 = tensor.expand_shape %240 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %transposed_105 = linalg.transpose ins(%expanded_104 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_106 = tensor.collapse_shape %transposed_105 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %241 = linalg.matmul ins(%collapsed_106, %model.encoder.layer.4.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %242 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%241, %model.encoder.layer.4.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_107 = tensor.expand_shape %242 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_107, %225 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%243 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %246 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %245 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %246 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%247 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %251 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %model.encoder.layer.4.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %model.encoder.layer.4.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_108 = tensor.collapse_shape %254 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %255 = linalg.matmul ins(%collapsed_108, %model.encoder.layer.4.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %256 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%255, %model.encoder.layer.4.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_109 = tensor.expand_shape %256 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_109 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_110 = tensor.collapse_shape %257 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %258 = linalg.matmul ins(%collapsed_110, %model.encoder.layer.4.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %259 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%258, %model.encoder.layer.4.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_111 = tensor.expand_shape %259 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_111, %254 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%260 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %262 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %263 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%264 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %268 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %model.encoder.layer.4.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %model.encoder.layer.4.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_112 = tensor.collapse_shape %271 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %272 = linalg.matmul ins(%collapsed_112, %model.encoder.layer.5.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %273 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%272, %model.encoder.layer.5.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_113 = tensor.expand_shape %273 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_114 = linalg.transpose ins(%expanded_113 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %274 = linalg.matmul ins(%collapsed_112, %model.encoder.layer.5.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %275 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%274, %model.encoder.layer.5.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_115 = tensor.expand_shape %275 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %276 = linalg.matmul ins(%collapsed_112, %model.encoder.layer.5.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %277 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%276, %model.encoder.layer.5.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_116 = tensor.expand_shape %277 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_117 = linalg.transpose ins(%expanded_116 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_118 = linalg.transpose ins(%expanded_115 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_119 = tensor.collapse_shape %transposed_114 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_120 = tensor.collapse_shape %transposed_118 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %278 = linalg.batch_matmul ins(%collapsed_119, %collapsed_120 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_121 = tensor.expand_shape %278 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %279 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_121 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %280 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%279, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %281:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%280 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_122 = tensor.expand_shape %281#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %282 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%280, %expanded_122 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %283 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %284 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%283 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %285 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %284 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_123 = tensor.collapse_shape %285 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_124 = tensor.collapse_shape %transposed_117 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %286 = linalg.batch_matmul ins(%collapsed_123, %collapsed_124 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_125 = tensor.expand_shape %286 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %transposed_126 = linalg.transpose ins(%expanded_125 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_127 = tensor.collapse_shape %transposed_126 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %287 = linalg.matmul ins(%collapsed_127, %model.encoder.layer.5.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %288 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%287, %model.encoder.layer.5.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_128 = tensor.expand_shape %288 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_128, %271 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%289 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %291 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %292 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%293 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %297 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %model.encoder.layer.5.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %model.encoder.layer.5.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_129 = tensor.collapse_shape %300 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %301 = linalg.matmul ins(%collapsed_129, %model.encoder.layer.5.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %302 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%301, %model.encoder.layer.5.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_130 = tensor.expand_shape %302 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_130 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_131 = tensor.collapse_shape %303 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %304 = linalg.matmul ins(%collapsed_131, %model.encoder.layer.5.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %305 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%304, %model.encoder.layer.5.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_132 = tensor.expand_shape %305 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_132, %300 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%306 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %308 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %309 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %311 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%310 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %312 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %314 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %314 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %316 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %model.encoder.layer.5.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %317 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %model.encoder.layer.5.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_133 = tensor.collapse_shape %317 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %318 = linalg.matmul ins(%collapsed_133, %model.encoder.layer.6.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %319 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%318, %model.encoder.layer.6.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_134 = tensor.expand_shape %319 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_135 = linalg.transpose ins(%expanded_134 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %320 = linalg.matmul ins(%collapsed_133, %model.encoder.layer.6.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %321 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%320, %model.encoder.layer.6.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_136 = tensor.expand_shape %321 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %322 = linalg.matmul ins(%collapsed_133, %model.encoder.layer.6.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %323 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%322, %model.encoder.layer.6.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_137 = tensor.expand_shape %323 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_138 = linalg.transpose ins(%expanded_137 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_139 = linalg.transpose ins(%expanded_136 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_140 = tensor.collapse_shape %transposed_135 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_141 = tensor.collapse_shape %transposed_139 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %324 = linalg.batch_matmul ins(%collapsed_140, %collapsed_141 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_142 = tensor.expand_shape %324 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %325 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %326 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %327:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%326 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_143 = tensor.expand_shape %327#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %328 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%326, %expanded_143 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %329 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%328 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %330 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%329 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %331 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%329, %330 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_144 = tensor.collapse_shape %331 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_145 = tensor.collapse_shape %transposed_138 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %332 = linalg.batch_matmul ins(%collapsed_144, %collapsed_145 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_146 = tensor.expand_shape %332 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %transposed_147 = linalg.transpose ins(%expanded_146 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %333 = linalg.matmul ins(%collapsed_148, %model.encoder.layer.6.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %334 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%333, %model.encoder.layer.6.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_149 = tensor.expand_shape %334 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_149, %317 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%335 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %338 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %337 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %338 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %340 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%339 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %341 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %344 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %343 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %model.encoder.layer.6.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %model.encoder.layer.6.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_150 = tensor.collapse_shape %346 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %347 = linalg.matmul ins(%collapsed_150, %model.encoder.layer.6.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %348 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%347, %model.encoder.layer.6.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_151 = tensor.expand_shape %348 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %349 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_151 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_152 = tensor.collapse_shape %349 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %350 = linalg.matmul ins(%collapsed_152, %model.encoder.layer.6.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %351 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%350, %model.encoder.layer.6.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_153 = tensor.expand_shape %351 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %352 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_153, %346 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %353 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%352 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %354 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %355 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %357 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%356 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %360 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %361 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %360 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %model.encoder.layer.6.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %363 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %model.encoder.layer.6.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_154 = tensor.collapse_shape %363 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %364 = linalg.matmul ins(%collapsed_154, %model.encoder.layer.7.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %365 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%364, %model.encoder.layer.7.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_155 = tensor.expand_shape %365 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_156 = linalg.transpose ins(%expanded_155 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %366 = linalg.matmul ins(%collapsed_154, %model.encoder.layer.7.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %367 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%366, %model.encoder.layer.7.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_157 = tensor.expand_shape %367 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %368 = linalg.matmul ins(%collapsed_154, %model.encoder.layer.7.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %369 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%368, %model.encoder.layer.7.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_158 = tensor.expand_shape %369 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_159 = linalg.transpose ins(%expanded_158 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_160 = linalg.transpose ins(%expanded_157 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_161 = tensor.collapse_shape %transposed_156 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_162 = tensor.collapse_shape %transposed_160 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %370 = linalg.batch_matmul ins(%collapsed_161, %collapsed_162 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_163 = tensor.expand_shape %370 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %371 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_163 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %372 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%371, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %373:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%372 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_164 = tensor.expand_shape %373#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %374 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%372, %expanded_164 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %375 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%374 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %376 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%375 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %377 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%375, %376 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_165 = tensor.collapse_shape %377 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_166 = tensor.collapse_shape %transposed_159 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %378 = linalg.batch_matmul ins(%collapsed_165, %collapsed_166 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_167 = tensor.expand_shape %378 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %transposed_168 = linalg.transpose ins(%expanded_167 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_169 = tensor.collapse_shape %transposed_168 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %379 = linalg.matmul ins(%collapsed_169, %model.encoder.layer.7.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %380 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%379, %model.encoder.layer.7.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_170 = tensor.expand_shape %380 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %381 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_170, %363 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %382 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%381 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381, %383 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %385 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %384 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%385 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %388 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %389 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %390 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %389 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %391 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %model.encoder.layer.7.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %392 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %model.encoder.layer.7.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_171 = tensor.collapse_shape %392 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %393 = linalg.matmul ins(%collapsed_171, %model.encoder.layer.7.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %394 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%393, %model.encoder.layer.7.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_172 = tensor.expand_shape %394 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %395 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_172 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_173 = tensor.collapse_shape %395 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %396 = linalg.matmul ins(%collapsed_173, %model.encoder.layer.7.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %397 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%396, %model.encoder.layer.7.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_174 = tensor.expand_shape %397 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_174, %392 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %399 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%398 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %400 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %400 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %401 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%402 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %404 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %405 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %407 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %406 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407, %model.encoder.layer.7.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %409 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408, %model.encoder.layer.7.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_175 = tensor.collapse_shape %409 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %410 = linalg.matmul ins(%collapsed_175, %model.encoder.layer.8.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %411 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%410, %model.encoder.layer.8.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_176 = tensor.expand_shape %411 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_177 = linalg.transpose ins(%expanded_176 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %412 = linalg.matmul ins(%collapsed_175, %model.encoder.layer.8.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %413 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%412, %model.encoder.layer.8.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_178 = tensor.expand_shape %413 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %414 = linalg.matmul ins(%collapsed_175, %model.encoder.layer.8.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %415 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%414, %model.encoder.layer.8.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_179 = tensor.expand_shape %415 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_180 = linalg.transpose ins(%expanded_179 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_181 = linalg.transpose ins(%expanded_178 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_182 = tensor.collapse_shape %transposed_177 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_183 = tensor.collapse_shape %transposed_181 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %416 = linalg.batch_matmul ins(%collapsed_182, %collapsed_183 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_184 = tensor.expand_shape %416 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %417 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_184 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %418 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%417, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %419:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%418 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_185 = tensor.expand_shape %419#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %420 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%418, %expanded_185 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %421 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%420 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %422 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%421 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %423 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421, %422 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_186 = tensor.collapse_shape %423 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_187 = tensor.collapse_shape %transposed_180 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %424 = linalg.batch_matmul ins(%collapsed_186, %collapsed_187 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_188 = tensor.expand_shape %424 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %transposed_189 = linalg.transpose ins(%expanded_188 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_190 = tensor.collapse_shape %transposed_189 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %425 = linalg.matmul ins(%collapsed_190, %model.encoder.layer.8.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %426 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%425, %model.encoder.layer.8.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_191 = tensor.expand_shape %426 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %427 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_191, %409 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %428 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%427 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %429 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %430 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %429 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %431 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %430 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %432 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%431 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %433 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %434 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %435 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %436 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %435 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %437 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %model.encoder.layer.8.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %438 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %model.encoder.layer.8.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_192 = tensor.collapse_shape %438 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %439 = linalg.matmul ins(%collapsed_192, %model.encoder.layer.8.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %440 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%439, %model.encoder.layer.8.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_193 = tensor.expand_shape %440 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %441 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_193 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_194 = tensor.collapse_shape %441 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %442 = linalg.matmul ins(%collapsed_194, %model.encoder.layer.8.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %443 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%442, %model.encoder.layer.8.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_195 = tensor.expand_shape %443 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %444 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_195, %438 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %445 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%444 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %446 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %447 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444, %446 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %448 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %447 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %449 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%448 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %450 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %451 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %452 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %453 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %452 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %454 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %model.encoder.layer.8.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %455 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454, %model.encoder.layer.8.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_196 = tensor.collapse_shape %455 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %456 = linalg.matmul ins(%collapsed_196, %model.encoder.layer.9.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %457 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%456, %model.encoder.layer.9.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_197 = tensor.expand_shape %457 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_198 = linalg.transpose ins(%expanded_197 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %458 = linalg.matmul ins(%collapsed_196, %model.encoder.layer.9.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %459 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%458, %model.encoder.layer.9.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_199 = tensor.expand_shape %459 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %460 = linalg.matmul ins(%collapsed_196, %model.encoder.layer.9.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %461 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%460, %model.encoder.layer.9.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_200 = tensor.expand_shape %461 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_201 = linalg.transpose ins(%expanded_200 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_202 = linalg.transpose ins(%expanded_199 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_203 = tensor.collapse_shape %transposed_198 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_204 = tensor.collapse_shape %transposed_202 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %462 = linalg.batch_matmul ins(%collapsed_203, %collapsed_204 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_205 = tensor.expand_shape %462 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %463 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_205 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %464 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%463, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %465:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%464 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_206 = tensor.expand_shape %465#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %466 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%464, %expanded_206 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %467 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%466 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %468 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%467 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %469 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%467, %468 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_207 = tensor.collapse_shape %469 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_208 = tensor.collapse_shape %transposed_201 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %470 = linalg.batch_matmul ins(%collapsed_207, %collapsed_208 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_209 = tensor.expand_shape %470 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %transposed_210 = linalg.transpose ins(%expanded_209 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_211 = tensor.collapse_shape %transposed_210 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %471 = linalg.matmul ins(%collapsed_211, %model.encoder.layer.9.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %472 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%471, %model.encoder.layer.9.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_212 = tensor.expand_shape %472 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %473 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_212, %455 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %474 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%473 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %475 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %476 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %475 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %477 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %476 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %478 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%477 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %479 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %480 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %481 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %482 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %481 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %483 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482, %model.encoder.layer.9.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %484 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %model.encoder.layer.9.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_213 = tensor.collapse_shape %484 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %485 = linalg.matmul ins(%collapsed_213, %model.encoder.layer.9.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %486 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%485, %model.encoder.layer.9.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_214 = tensor.expand_shape %486 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %487 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_214 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_215 = tensor.collapse_shape %487 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %488 = linalg.matmul ins(%collapsed_215, %model.encoder.layer.9.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %489 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%488, %model.encoder.layer.9.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_216 = tensor.expand_shape %489 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %490 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_216, %484 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %491 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%490 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %492 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %493 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %492 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %494 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %493 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %495 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%494 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %496 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %497 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %498 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %499 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %498 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %500 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499, %model.encoder.layer.9.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %501 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500, %model.encoder.layer.9.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_217 = tensor.collapse_shape %501 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %502 = linalg.matmul ins(%collapsed_217, %model.encoder.layer.10.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %503 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%502, %model.encoder.layer.10.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_218 = tensor.expand_shape %503 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_219 = linalg.transpose ins(%expanded_218 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %504 = linalg.matmul ins(%collapsed_217, %model.encoder.layer.10.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %505 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%504, %model.encoder.layer.10.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_220 = tensor.expand_shape %505 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %506 = linalg.matmul ins(%collapsed_217, %model.encoder.layer.10.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %507 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%506, %model.encoder.layer.10.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_221 = tensor.expand_shape %507 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_222 = linalg.transpose ins(%expanded_221 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_223 = linalg.transpose ins(%expanded_220 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_224 = tensor.collapse_shape %transposed_219 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_225 = tensor.collapse_shape %transposed_223 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %508 = linalg.batch_matmul ins(%collapsed_224, %collapsed_225 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_226 = tensor.expand_shape %508 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %509 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_226 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %510 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%509, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %511:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%510 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_227 = tensor.expand_shape %511#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %512 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%510, %expanded_227 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %513 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%512 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %514 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%513 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %515 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%513, %514 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_228 = tensor.collapse_shape %515 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_229 = tensor.collapse_shape %transposed_222 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %516 = linalg.batch_matmul ins(%collapsed_228, %collapsed_229 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_230 = tensor.expand_shape %516 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %transposed_231 = linalg.transpose ins(%expanded_230 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_232 = tensor.collapse_shape %transposed_231 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %517 = linalg.matmul ins(%collapsed_232, %model.encoder.layer.10.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %518 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%517, %model.encoder.layer.10.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_233 = tensor.expand_shape %518 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %519 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_233, %501 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %520 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%519 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %521 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %522 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %521 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %523 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522, %522 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %524 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%523 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %525 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %526 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%525 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %527 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %528 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522, %527 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %529 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528, %model.encoder.layer.10.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %530 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529, %model.encoder.layer.10.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_234 = tensor.collapse_shape %530 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %531 = linalg.matmul ins(%collapsed_234, %model.encoder.layer.10.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %532 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%531, %model.encoder.layer.10.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_235 = tensor.expand_shape %532 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %533 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_235 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_236 = tensor.collapse_shape %533 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %534 = linalg.matmul ins(%collapsed_236, %model.encoder.layer.10.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %535 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%534, %model.encoder.layer.10.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_237 = tensor.expand_shape %535 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %536 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_237, %530 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %537 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%536 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %538 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %539 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %538 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %540 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%539, %539 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %541 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%540 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %542 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %543 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %544 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %545 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%539, %544 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %546 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %model.encoder.layer.10.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %547 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %model.encoder.layer.10.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_238 = tensor.collapse_shape %547 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %548 = linalg.matmul ins(%collapsed_238, %model.encoder.layer.11.attention.self.query.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %549 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%548, %model.encoder.layer.11.attention.self.query.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_239 = tensor.expand_shape %549 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_240 = linalg.transpose ins(%expanded_239 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %550 = linalg.matmul ins(%collapsed_238, %model.encoder.layer.11.attention.self.key.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %551 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%550, %model.encoder.layer.11.attention.self.key.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_241 = tensor.expand_shape %551 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %552 = linalg.matmul ins(%collapsed_238, %model.encoder.layer.11.attention.self.value.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %553 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%552, %model.encoder.layer.11.attention.self.value.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_242 = tensor.expand_shape %553 [[0, 1], [2, 3]] output_shape [1, 128, 12, 64] : tensor<128x768xf32> into tensor<1x128x12x64xf32>
    %transposed_243 = linalg.transpose ins(%expanded_242 : tensor<1x128x12x64xf32>) outs(%27 : tensor<1x12x128x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_244 = linalg.transpose ins(%expanded_241 : tensor<1x128x12x64xf32>) outs(%32 : tensor<1x12x64x128xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_245 = tensor.collapse_shape %transposed_240 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %collapsed_246 = tensor.collapse_shape %transposed_244 [[0, 1], [2], [3]] : tensor<1x12x64x128xf32> into tensor<12x64x128xf32>
    %554 = linalg.batch_matmul ins(%collapsed_245, %collapsed_246 : tensor<12x128x64xf32>, tensor<12x64x128xf32>) outs(%34 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
    %expanded_247 = tensor.expand_shape %554 [[0, 1], [2], [3]] output_shape [1, 12, 128, 128] : tensor<12x128x128xf32> into tensor<1x12x128x128xf32>
    %555 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_247 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_7 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %556 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%555, %22 : tensor<1x12x128x128xf32>, tensor<1x1x1x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %557:2 = linalg.generic {indexing_maps = [#map4, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%556 : tensor<1x12x128x128xf32>) outs(%42, %40 : tensor<1x12x128xf32>, tensor<1x12x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_260: i64):
      %599 = linalg.index 3 : index
      %600 = arith.index_cast %599 : index to i64
      %601 = arith.maximumf %in, %out : f32
      %602 = arith.cmpf ogt, %in, %out : f32
      %603 = arith.select %602, %600, %out_260 : i64
      linalg.yield %601, %603 : f32, i64
    } -> (tensor<1x12x128xf32>, tensor<1x12x128xi64>)
    %expanded_248 = tensor.expand_shape %557#0 [[0], [1], [2, 3]] output_shape [1, 12, 128, 1] : tensor<1x12x128xf32> into tensor<1x12x128x1xf32>
    %558 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%556, %expanded_248 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %559 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%558 : tensor<1x12x128x128xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.exp %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %560 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%559 : tensor<1x12x128x128xf32>) outs(%47 : tensor<1x12x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x1xf32>
    %561 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%559, %560 : tensor<1x12x128x128xf32>, tensor<1x12x128x1xf32>) outs(%36 : tensor<1x12x128x128xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.divf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x12x128x128xf32>
    %collapsed_249 = tensor.collapse_shape %561 [[0, 1], [2], [3]] : tensor<1x12x128x128xf32> into tensor<12x128x128xf32>
    %collapsed_250 = tensor.collapse_shape %transposed_243 [[0, 1], [2], [3]] : tensor<1x12x128x64xf32> into tensor<12x128x64xf32>
    %562 = linalg.batch_matmul ins(%collapsed_249, %collapsed_250 : tensor<12x128x128xf32>, tensor<12x128x64xf32>) outs(%51 : tensor<12x128x64xf32>) -> tensor<12x128x64xf32>
    %expanded_251 = tensor.expand_shape %562 [[0, 1], [2], [3]] output_shape [1, 12, 128, 64] : tensor<12x128x64xf32> into tensor<1x12x128x64xf32>
    %transposed_252 = linalg.transpose ins(%expanded_251 : tensor<1x12x128x64xf32>) outs(%53 : tensor<1x128x12x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_253 = tensor.collapse_shape %transposed_252 [[0, 1], [2, 3]] : tensor<1x128x12x64xf32> into tensor<128x768xf32>
    %563 = linalg.matmul ins(%collapsed_253, %model.encoder.layer.11.attention.output.dense.weight.T : tensor<128x768xf32>, tensor<768x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %564 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%563, %model.encoder.layer.11.attention.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_254 = tensor.expand_shape %564 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_254, %547 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %566 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%565 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %567 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %568 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%565, %567 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %569 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%568, %568 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %570 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%569 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %571 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %572 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %573 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%572 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %574 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%568, %573 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %575 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574, %model.encoder.layer.11.attention.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %576 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575, %model.encoder.layer.11.attention.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %collapsed_255 = tensor.collapse_shape %576 [[0, 1], [2]] : tensor<1x128x768xf32> into tensor<128x768xf32>
    %577 = linalg.matmul ins(%collapsed_255, %model.encoder.layer.11.intermediate.dense.weight.T : tensor<128x768xf32>, tensor<768x3072xf32>) outs(%69 : tensor<128x3072xf32>) -> tensor<128x3072xf32>
    %578 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%577, %model.encoder.layer.11.intermediate.dense.bias : tensor<128x3072xf32>, tensor<3072xf32>) outs(%68 : tensor<128x3072xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x3072xf32>
    %expanded_256 = tensor.expand_shape %578 [[0, 1], [2]] output_shape [1, 128, 3072] : tensor<128x3072xf32> into tensor<1x128x3072xf32>
    %579 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_256 : tensor<1x128x3072xf32>) outs(%72 : tensor<1x128x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_8 : f32
      %600 = math.erf %599 : f32
      %601 = arith.addf %600, %cst_1 : f32
      %602 = arith.mulf %601, %cst_2 : f32
      %603 = arith.mulf %in, %602 : f32
      linalg.yield %603 : f32
    } -> tensor<1x128x3072xf32>
    %collapsed_257 = tensor.collapse_shape %579 [[0, 1], [2]] : tensor<1x128x3072xf32> into tensor<128x3072xf32>
    %580 = linalg.matmul ins(%collapsed_257, %model.encoder.layer.11.output.dense.weight.T : tensor<128x3072xf32>, tensor<3072x768xf32>) outs(%24 : tensor<128x768xf32>) -> tensor<128x768xf32>
    %581 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%580, %model.encoder.layer.11.output.dense.bias : tensor<128x768xf32>, tensor<768xf32>) outs(%23 : tensor<128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<128x768xf32>
    %expanded_258 = tensor.expand_shape %581 [[0, 1], [2]] output_shape [1, 128, 768] : tensor<128x768xf32> into tensor<1x128x768xf32>
    %582 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_258, %576 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %583 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%582 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %584 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %585 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%582, %584 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.subf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %586 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585, %585 : tensor<1x128x768xf32>, tensor<1x128x768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %587 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%586 : tensor<1x128x768xf32>) outs(%7 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.addf %in, %out : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %588 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.divf %in, %cst_5 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %589 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%588 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = arith.truncf %cst_4 : f64 to f32
      %600 = arith.addf %in, %599 : f32
      linalg.yield %600 : f32
    } -> tensor<1x128x1xf32>
    %590 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589 : tensor<1x128x1xf32>) outs(%6 : tensor<1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.rsqrt %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x1xf32>
    %591 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585, %590 : tensor<1x128x768xf32>, tensor<1x128x1xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %592 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %model.encoder.layer.11.output.LayerNorm.weight : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.mulf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %593 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%592, %model.encoder.layer.11.output.LayerNorm.bias : tensor<1x128x768xf32>, tensor<768xf32>) outs(%0 : tensor<1x128x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x128x768xf32>
    %extracted_slice = tensor.extract_slice %593[0, 0, 0] [1, 1, 768] [1, 1, 1] : tensor<1x128x768xf32> to tensor<1x1x768xf32>
    %collapsed_259 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x1x768xf32> into tensor<1x768xf32>
    %594 = tensor.empty() : tensor<1x768xf32>
    %595 = linalg.fill ins(%cst : f32) outs(%594 : tensor<1x768xf32>) -> tensor<1x768xf32>
    %596 = linalg.matmul ins(%collapsed_259, %model.pooler.dense.weight.T : tensor<1x768xf32>, tensor<768x768xf32>) outs(%595 : tensor<1x768xf32>) -> tensor<1x768xf32>
    %597 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%596, %model.pooler.dense.bias : tensor<1x768xf32>, tensor<768xf32>) outs(%594 : tensor<1x768xf32>) {
    ^bb0(%in: f32, %in_260: f32, %out: f32):
      %599 = arith.addf %in, %in_260 : f32
      linalg.yield %599 : f32
    } -> tensor<1x768xf32>
    %598 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%597 : tensor<1x768xf32>) outs(%594 : tensor<1x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      %599 = math.tanh %in : f32
      linalg.yield %599 : f32
    } -> tensor<1x768xf32>
    return %593, %598 : tensor<1x128x768xf32>, tensor<1x768xf32>
  }
}

