// Made by utils/import_models.py with torch 2.11.0, torchvision 0.26.0, transformers 4.57.6, torch-mlir 20261001, mlir-opt 22.1.8; do not edit.
// one Llama-3-8B decoder layer, B sequences, a new token each, S positions, bf16.

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<()[s0] -> (s0 * 32)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<()[s0] -> (s0 * 512)>
module {
  func.func @main(
      %hidden: tensor<?x4096xbf16> {roofline.dims = ["B", ""]},
      %cos: tensor<64xbf16>,
      %sin: tensor<64xbf16>,
      %key_cache: tensor<?x8x128x?xbf16> {roofline.dims = ["B", "", "", "S"]},
      %value_cache: tensor<?x8x?x128xbf16> {roofline.dims = ["B", "", "S", ""]},
      %input_layernorm.weight: tensor<4096xbf16>,
      %self_attn.q_proj.weight.T: tensor<4096x4096xbf16>,
      %self_attn.k_proj.weight.T: tensor<4096x1024xbf16>,
      %self_attn.v_proj.weight.T: tensor<4096x1024xbf16>,
      %self_attn.o_proj.weight.T: tensor<4096x4096xbf16>,
      %post_attention_layernorm.weight: tensor<4096xbf16>,
      %mlp.gate_proj.weight.T: tensor<4096x14336xbf16>,
      %mlp.up_proj.weight.T: tensor<4096x14336xbf16>,
      %mlp.down_proj.weight.T: tensor<14336x4096xbf16>) -> (tensor<?x4096xbf16>, tensor<?x8x128x?xbf16>, tensor<?x8x?x128xbf16>) {
    %c128_i64 = arith.constant 128 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c4096 = arith.constant 4096 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : bf16
    %cst_2 = arith.constant 0.088388347648318447 : f64
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 4.096000e+03 : f32
    %c1024_i64 = arith.constant 1024 : i64
    %c8_i64 = arith.constant 8 : i64
    %dim = tensor.dim %value_cache, %c0 : tensor<?x8x?x128xbf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_5 = tensor.dim %value_cache, %c2 : tensor<?x8x?x128xbf16>
    %1 = arith.index_cast %dim_5 : index to i64
    %dim_6 = tensor.dim %hidden, %c0 : tensor<?x4096xbf16>
    %2 = tensor.empty(%dim_6) : tensor<?x4096xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%hidden : tensor<?x4096xbf16>) outs(%2 : tensor<?x4096xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %134 = arith.extf %in : bf16 to f32
      linalg.yield %134 : f32
    } -> tensor<?x4096xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %3 : tensor<?x4096xf32>, tensor<?x4096xf32>) outs(%2 : tensor<?x4096xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %134 = arith.mulf %in, %in_24 : f32
      linalg.yield %134 : f32
    } -> tensor<?x4096xf32>
    %5 = tensor.empty(%dim_6) : tensor<?x1xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<?x4096xf32>) outs(%6 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.addf %in, %out : f32
      linalg.yield %134 : f32
    } -> tensor<?x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?x1xf32>) outs(%5 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.divf %in, %cst_4 : f32
      linalg.yield %134 : f32
    } -> tensor<?x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x1xf32>) outs(%5 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.truncf %cst_3 : f64 to f32
      %135 = arith.addf %in, %134 : f32
      linalg.yield %135 : f32
    } -> tensor<?x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x1xf32>) outs(%5 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.rsqrt %in : f32
      linalg.yield %134 : f32
    } -> tensor<?x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %10 : tensor<?x4096xf32>, tensor<?x1xf32>) outs(%2 : tensor<?x4096xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %134 = arith.mulf %in, %in_24 : f32
      linalg.yield %134 : f32
    } -> tensor<?x4096xf32>
    %12 = tensor.empty(%dim_6) : tensor<?x4096xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<?x4096xf32>) outs(%12 : tensor<?x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4096xbf16>
    %14 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%input_layernorm.weight, %13 : tensor<4096xbf16>, tensor<?x4096xbf16>) outs(%12 : tensor<?x4096xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4096xbf16>
    %15 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
    %16 = linalg.matmul ins(%14, %self_attn.q_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x4096xbf16>) outs(%15 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<?x4096xf32>) outs(%12 : tensor<?x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4096xbf16>
    %expanded = tensor.expand_shape %17 [[0], [1, 2]] output_shape [%dim_6, 32, 128] : tensor<?x4096xbf16> into tensor<?x32x128xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [%dim_6, 32, 64] [1, 1, 1] : tensor<?x32x128xbf16> to tensor<?x32x64xbf16>
    %extracted_slice_7 = tensor.extract_slice %expanded[0, 0, 64] [%dim_6, 32, 64] [1, 1, 1] : tensor<?x32x128xbf16> to tensor<?x32x64xbf16>
    %18 = tensor.empty(%dim_6) : tensor<?x32x64xbf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %cos : tensor<?x32x64xbf16>, tensor<64xbf16>) outs(%18 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x32x64xbf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_7, %sin : tensor<?x32x64xbf16>, tensor<64xbf16>) outs(%18 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x32x64xbf16>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<?x32x64xbf16>, tensor<?x32x64xbf16>) outs(%18 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.subf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x32x64xbf16>
    %22 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_7, %cos : tensor<?x32x64xbf16>, tensor<64xbf16>) outs(%18 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x32x64xbf16>
    %23 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %sin : tensor<?x32x64xbf16>, tensor<64xbf16>) outs(%18 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x32x64xbf16>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %23 : tensor<?x32x64xbf16>, tensor<?x32x64xbf16>) outs(%18 : tensor<?x32x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.addf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x32x64xbf16>
    %concat = tensor.concat dim(2) %21, %24 : (tensor<?x32x64xbf16>, tensor<?x32x64xbf16>) -> tensor<?x32x128xbf16>
    %25 = tensor.empty(%dim_6) : tensor<?x1024xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<?x1024xf32>) -> tensor<?x1024xf32>
    %27 = linalg.matmul ins(%14, %self_attn.k_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x1024xbf16>) outs(%26 : tensor<?x1024xf32>) -> tensor<?x1024xf32>
    %28 = tensor.empty(%dim_6) : tensor<?x1024xbf16>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<?x1024xf32>) outs(%28 : tensor<?x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x1024xbf16>
    %expanded_8 = tensor.expand_shape %29 [[0], [1, 2]] output_shape [%dim_6, 8, 128] : tensor<?x1024xbf16> into tensor<?x8x128xbf16>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 0] [%dim_6, 8, 64] [1, 1, 1] : tensor<?x8x128xbf16> to tensor<?x8x64xbf16>
    %extracted_slice_10 = tensor.extract_slice %expanded_8[0, 0, 64] [%dim_6, 8, 64] [1, 1, 1] : tensor<?x8x128xbf16> to tensor<?x8x64xbf16>
    %30 = tensor.empty(%dim_6) : tensor<?x8x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %cos : tensor<?x8x64xbf16>, tensor<64xbf16>) outs(%30 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x8x64xbf16>
    %32 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %sin : tensor<?x8x64xbf16>, tensor<64xbf16>) outs(%30 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x8x64xbf16>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %32 : tensor<?x8x64xbf16>, tensor<?x8x64xbf16>) outs(%30 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.subf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x8x64xbf16>
    %34 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %cos : tensor<?x8x64xbf16>, tensor<64xbf16>) outs(%30 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x8x64xbf16>
    %35 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %sin : tensor<?x8x64xbf16>, tensor<64xbf16>) outs(%30 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x8x64xbf16>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %35 : tensor<?x8x64xbf16>, tensor<?x8x64xbf16>) outs(%30 : tensor<?x8x64xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.addf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x8x64xbf16>
    %concat_11 = tensor.concat dim(2) %33, %36 : (tensor<?x8x64xbf16>, tensor<?x8x64xbf16>) -> tensor<?x8x128xbf16>
    %37 = linalg.matmul ins(%14, %self_attn.v_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x1024xbf16>) outs(%26 : tensor<?x1024xf32>) -> tensor<?x1024xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<?x1024xf32>) outs(%28 : tensor<?x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x1024xbf16>
    %expanded_12 = tensor.expand_shape %38 [[0], [1, 2, 3]] output_shape [%dim_6, 8, 1, 128] : tensor<?x1024xbf16> into tensor<?x8x1x128xbf16>
    %expanded_13 = tensor.expand_shape %concat_11 [[0], [1], [2, 3]] output_shape [%dim_6, 8, 128, 1] : tensor<?x8x128xbf16> into tensor<?x8x128x1xbf16>
    %39 = arith.subi %1, %c1_i64 : i64
    %dim_14 = tensor.dim %key_cache, %c3 : tensor<?x8x128x?xbf16>
    %40 = arith.index_cast %dim_14 : index to i64
    %41 = arith.addi %39, %40 : i64
    %42 = arith.cmpi sge, %39, %c0_i64 : i64
    %43 = arith.select %42, %39, %41 : i64
    %44 = arith.maxsi %43, %c0_i64 : i64
    %45 = arith.minsi %44, %40 : i64
    %46 = arith.index_cast %45 : i64 to index
    %dim_15 = tensor.dim %key_cache, %c0 : tensor<?x8x128x?xbf16>
    %47 = arith.subi %dim_14, %46 : index
    %48 = arith.maxsi %47, %c0 : index
    %cast = tensor.cast %expanded_13 : tensor<?x8x128x1xbf16> to tensor<?x8x128x?xbf16>
    %inserted_slice = tensor.insert_slice %cast into %key_cache[0, 0, 0, %46] [%dim_15, 8, 128, %48] [1, 1, 1, 1] : tensor<?x8x128x?xbf16> into tensor<?x8x128x?xbf16>
    %49 = arith.addi %39, %1 : i64
    %50 = arith.select %42, %39, %49 : i64
    %51 = arith.maxsi %50, %c0_i64 : i64
    %52 = arith.minsi %51, %1 : i64
    %53 = arith.index_cast %52 : i64 to index
    %54 = arith.subi %dim_5, %53 : index
    %55 = arith.maxsi %54, %c0 : index
    %cast_16 = tensor.cast %expanded_12 : tensor<?x8x1x128xbf16> to tensor<?x8x?x128xbf16>
    %inserted_slice_17 = tensor.insert_slice %cast_16 into %value_cache[0, 0, %53, 0] [%dim, 8, %55, 128] [1, 1, 1, 1] : tensor<?x8x?x128xbf16> into tensor<?x8x?x128xbf16>
    %56 = arith.muli %0, %c8_i64 : i64
    %collapsed = tensor.collapse_shape %concat [[0, 1], [2]] : tensor<?x32x128xbf16> into tensor<?x128xbf16>
    %57 = affine.apply #map5()[%dim_6]
    %58 = arith.divsi %57, %c4 : index
    %expanded_18 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [%58, 4, 128] : tensor<?x128xbf16> into tensor<?x4x128xbf16>
    %59 = arith.cmpi slt, %56, %c0_i64 : i64
    %60 = arith.select %59, %c1_i64, %56 : i64
    %61 = arith.muli %60, %c128_i64 : i64
    %62 = arith.muli %61, %1 : i64
    %63 = arith.cmpi slt, %1, %c0_i64 : i64
    %64 = arith.select %63, %61, %62 : i64
    %65 = arith.index_cast %dim_15 : index to i64
    %66 = arith.muli %65, %c1024_i64 : i64
    %67 = arith.muli %66, %40 : i64
    %68 = arith.divsi %67, %64 : i64
    %69 = arith.select %59, %68, %56 : i64
    %70 = arith.select %63, %68, %1 : i64
    %from_elements = tensor.from_elements %69, %c128_i64, %70 : tensor<3xi64>
    %reshape = tensor.reshape %inserted_slice(%from_elements) : (tensor<?x8x128x?xbf16>, tensor<3xi64>) -> tensor<?x128x?xbf16>
    %71 = arith.index_cast %70 : i64 to index
    %72 = tensor.empty(%58, %71) : tensor<?x4x?xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %74 = linalg.batch_matmul ins(%expanded_18, %reshape : tensor<?x4x128xbf16>, tensor<?x128x?xbf16>) outs(%73 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %75 = tensor.empty(%58, %71) : tensor<?x4x?xbf16>
    %76 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<?x4x?xf32>) outs(%75 : tensor<?x4x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4x?xbf16>
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<?x4x?xbf16>) outs(%75 : tensor<?x4x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %134 = arith.truncf %cst_2 : f64 to bf16
      %135 = arith.mulf %in, %134 : bf16
      linalg.yield %135 : bf16
    } -> tensor<?x4x?xbf16>
    %78 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<?x4x?xbf16>) outs(%72 : tensor<?x4x?xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %134 = arith.extf %in : bf16 to f32
      linalg.yield %134 : f32
    } -> tensor<?x4x?xf32>
    %79 = tensor.empty(%58) : tensor<?x4xi64>
    %80 = linalg.fill ins(%c0_i64 : i64) outs(%79 : tensor<?x4xi64>) -> tensor<?x4xi64>
    %81 = tensor.empty(%58) : tensor<?x4xf32>
    %82 = linalg.fill ins(%cst_0 : f32) outs(%81 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %83:2 = linalg.generic {indexing_maps = [#map3, #map6, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<?x4x?xf32>) outs(%82, %80 : tensor<?x4xf32>, tensor<?x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_24: i64):
      %134 = linalg.index 2 : index
      %135 = arith.index_cast %134 : index to i64
      %136 = arith.maximumf %in, %out : f32
      %137 = arith.cmpf ogt, %in, %out : f32
      %138 = arith.select %137, %135, %out_24 : i64
      linalg.yield %136, %138 : f32, i64
    } -> (tensor<?x4xf32>, tensor<?x4xi64>)
    %expanded_19 = tensor.expand_shape %83#0 [[0], [1, 2]] output_shape [%58, 4, 1] : tensor<?x4xf32> into tensor<?x4x1xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %expanded_19 : tensor<?x4x?xf32>, tensor<?x4x1xf32>) outs(%72 : tensor<?x4x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %134 = arith.subf %in, %in_24 : f32
      linalg.yield %134 : f32
    } -> tensor<?x4x?xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<?x4x?xf32>) outs(%72 : tensor<?x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.exp %in : f32
      linalg.yield %134 : f32
    } -> tensor<?x4x?xf32>
    %86 = tensor.empty(%58) : tensor<?x4x1xf32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<?x4x1xf32>) -> tensor<?x4x1xf32>
    %88 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<?x4x?xf32>) outs(%87 : tensor<?x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.addf %in, %out : f32
      linalg.yield %134 : f32
    } -> tensor<?x4x1xf32>
    %89 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %88 : tensor<?x4x?xf32>, tensor<?x4x1xf32>) outs(%72 : tensor<?x4x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %134 = arith.divf %in, %in_24 : f32
      linalg.yield %134 : f32
    } -> tensor<?x4x?xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<?x4x?xf32>) outs(%75 : tensor<?x4x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4x?xbf16>
    %91 = arith.muli %60, %1 : i64
    %92 = arith.select %63, %60, %91 : i64
    %93 = arith.muli %92, %c128_i64 : i64
    %94 = arith.muli %56, %1 : i64
    %95 = arith.muli %94, %c128_i64 : i64
    %96 = arith.divsi %95, %93 : i64
    %97 = arith.select %59, %96, %56 : i64
    %98 = arith.select %63, %96, %1 : i64
    %from_elements_20 = tensor.from_elements %97, %98, %c128_i64 : tensor<3xi64>
    %reshape_21 = tensor.reshape %inserted_slice_17(%from_elements_20) : (tensor<?x8x?x128xbf16>, tensor<3xi64>) -> tensor<?x?x128xbf16>
    %99 = tensor.empty(%58) : tensor<?x4x128xf32>
    %100 = linalg.fill ins(%cst : f32) outs(%99 : tensor<?x4x128xf32>) -> tensor<?x4x128xf32>
    %101 = linalg.batch_matmul ins(%90, %reshape_21 : tensor<?x4x?xbf16>, tensor<?x?x128xbf16>) outs(%100 : tensor<?x4x128xf32>) -> tensor<?x4x128xf32>
    %102 = tensor.empty(%58) : tensor<?x4x128xbf16>
    %103 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<?x4x128xf32>) outs(%102 : tensor<?x4x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4x128xbf16>
    %collapsed_22 = tensor.collapse_shape %103 [[0, 1, 2]] : tensor<?x4x128xbf16> into tensor<?xbf16>
    %104 = affine.apply #map8()[%58]
    %105 = arith.divsi %104, %c4096 : index
    %expanded_23 = tensor.expand_shape %collapsed_22 [[0, 1]] output_shape [%105, 4096] : tensor<?xbf16> into tensor<?x4096xbf16>
    %106 = tensor.empty(%105) : tensor<?x4096xf32>
    %107 = linalg.fill ins(%cst : f32) outs(%106 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
    %108 = linalg.matmul ins(%expanded_23, %self_attn.o_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x4096xbf16>) outs(%107 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
    %109 = tensor.empty(%105) : tensor<?x4096xbf16>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<?x4096xf32>) outs(%109 : tensor<?x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4096xbf16>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%hidden, %110 : tensor<?x4096xbf16>, tensor<?x4096xbf16>) outs(%12 : tensor<?x4096xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.addf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4096xbf16>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<?x4096xbf16>) outs(%2 : tensor<?x4096xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %134 = arith.extf %in : bf16 to f32
      linalg.yield %134 : f32
    } -> tensor<?x4096xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%112, %112 : tensor<?x4096xf32>, tensor<?x4096xf32>) outs(%2 : tensor<?x4096xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %134 = arith.mulf %in, %in_24 : f32
      linalg.yield %134 : f32
    } -> tensor<?x4096xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%113 : tensor<?x4096xf32>) outs(%6 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.addf %in, %out : f32
      linalg.yield %134 : f32
    } -> tensor<?x1xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<?x1xf32>) outs(%5 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.divf %in, %cst_4 : f32
      linalg.yield %134 : f32
    } -> tensor<?x1xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<?x1xf32>) outs(%5 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.truncf %cst_3 : f64 to f32
      %135 = arith.addf %in, %134 : f32
      linalg.yield %135 : f32
    } -> tensor<?x1xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<?x1xf32>) outs(%5 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.rsqrt %in : f32
      linalg.yield %134 : f32
    } -> tensor<?x1xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%112, %117 : tensor<?x4096xf32>, tensor<?x1xf32>) outs(%2 : tensor<?x4096xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %134 = arith.mulf %in, %in_24 : f32
      linalg.yield %134 : f32
    } -> tensor<?x4096xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<?x4096xf32>) outs(%12 : tensor<?x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4096xbf16>
    %120 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%post_attention_layernorm.weight, %119 : tensor<4096xbf16>, tensor<?x4096xbf16>) outs(%12 : tensor<?x4096xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4096xbf16>
    %121 = tensor.empty(%dim_6) : tensor<?x14336xf32>
    %122 = linalg.fill ins(%cst : f32) outs(%121 : tensor<?x14336xf32>) -> tensor<?x14336xf32>
    %123 = linalg.matmul ins(%120, %mlp.gate_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x14336xbf16>) outs(%122 : tensor<?x14336xf32>) -> tensor<?x14336xf32>
    %124 = tensor.empty(%dim_6) : tensor<?x14336xbf16>
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<?x14336xf32>) outs(%124 : tensor<?x14336xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x14336xbf16>
    %126 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<?x14336xbf16>) outs(%124 : tensor<?x14336xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %134 = arith.negf %in : bf16
      %135 = math.exp %134 : bf16
      %136 = arith.addf %135, %cst_1 : bf16
      %137 = arith.divf %cst_1, %136 : bf16
      linalg.yield %137 : bf16
    } -> tensor<?x14336xbf16>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %125 : tensor<?x14336xbf16>, tensor<?x14336xbf16>) outs(%124 : tensor<?x14336xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x14336xbf16>
    %128 = linalg.matmul ins(%120, %mlp.up_proj.weight.T : tensor<?x4096xbf16>, tensor<4096x14336xbf16>) outs(%122 : tensor<?x14336xf32>) -> tensor<?x14336xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<?x14336xf32>) outs(%124 : tensor<?x14336xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x14336xbf16>
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %129 : tensor<?x14336xbf16>, tensor<?x14336xbf16>) outs(%124 : tensor<?x14336xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x14336xbf16>
    %131 = linalg.matmul ins(%130, %mlp.down_proj.weight.T : tensor<?x14336xbf16>, tensor<14336x4096xbf16>) outs(%15 : tensor<?x4096xf32>) -> tensor<?x4096xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<?x4096xf32>) outs(%12 : tensor<?x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4096xbf16>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%111, %132 : tensor<?x4096xbf16>, tensor<?x4096xbf16>) outs(%12 : tensor<?x4096xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %134 = arith.addf %in, %in_24 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4096xbf16>
    return %133, %inserted_slice, %inserted_slice_17 : tensor<?x4096xbf16>, tensor<?x8x128x?xbf16>, tensor<?x8x?x128xbf16>
  }
}

