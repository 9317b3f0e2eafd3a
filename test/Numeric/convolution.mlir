// RUN: roofline-opt --analyze %s | FileCheck %s

// Figures that the tests of other projects assert for convolutions. Inputs that
// those pad implicitly come padded here, and every tap that the IR executes
// counts; where a project counts only taps inside the image, its figure stands
// beside ours.

// N6, XLA, JAX: 10x20 by 3x3, valid. 2 * 8*18 * 9 = 2592; 800 + 36 + 576 bytes.
// CHECK-LABEL: @xla_valid
// CHECK: flops = 2592 : i64, hbm_bytes_read = 836 : i64, hbm_bytes_written = 576 : i64
func.func @xla_valid(%x: tensor<1x1x10x20xf32>, %w: tensor<1x1x3x3xf32>)
    -> tensor<1x1x8x18xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x1x8x18xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x1x8x18xf32>)
      -> tensor<1x1x8x18xf32>
  %y = linalg.conv_2d_nchw_fchw
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x1x10x20xf32>, tensor<1x1x3x3xf32>)
      outs(%init : tensor<1x1x8x18xf32>) -> tensor<1x1x8x18xf32>
  return %y : tensor<1x1x8x18xf32>
}

// N7, XLA, JAX: 3x3 by 3x3, same size. 2 * 9 * 9 = 162 on the padded input; 98
// of them inside the image, which is their figure.
// CHECK-LABEL: @xla_same
// CHECK: linalg.conv_2d
// CHECK-SAME: flops = 162 : i64, hbm_bytes_read = 136 : i64, hbm_bytes_written = 36 : i64
func.func @xla_same(%x: tensor<3x3xf32>, %w: tensor<3x3xf32>)
    -> tensor<3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %x low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<3x3xf32> to tensor<5x5xf32>
  %init_value = arith.constant 0.0 : f32
  %init_empty = tensor.empty() : tensor<3x3xf32>
  %init = linalg.fill ins(%init_value : f32) outs(%init_empty : tensor<3x3xf32>)
      -> tensor<3x3xf32>
  %y = linalg.conv_2d ins(%padded, %w : tensor<5x5xf32>, tensor<3x3xf32>)
                      outs(%init : tensor<3x3xf32>) -> tensor<3x3xf32>
  return %y : tensor<3x3xf32>
}

// N8, XLA, JAX: depthwise, 120 channels of 10x20 by 3x3.
// 2 * 120*8*18 * 9 = 311040; 96000 + 4320 + 69120 bytes.
// CHECK-LABEL: @xla_depthwise
// CHECK: flops = 311040 : i64, hbm_bytes_read = 100320 : i64, hbm_bytes_written = 69120 : i64
func.func @xla_depthwise(%x: tensor<1x120x10x20xf32>, %w: tensor<120x3x3xf32>)
    -> tensor<1x120x8x18xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x120x8x18xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x120x8x18xf32>)
      -> tensor<1x120x8x18xf32>
  %y = linalg.depthwise_conv_2d_nchw_chw
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x120x10x20xf32>, tensor<120x3x3xf32>)
      outs(%init : tensor<1x120x8x18xf32>) -> tensor<1x120x8x18xf32>
  return %y : tensor<1x120x8x18xf32>
}

// N10, XLA: 10x20 dilated by (3, 5) and padded by 1 to 30x98, by a 3x3 window
// dilated by (7, 11): 16x76 outputs. 2 * 1216 * 9 = 21888 executed; 1472 of
// them on elements of the original, which is their figure. The rows and the
// columns of the three window positions cover all of the input: reads
// 30*98*4 + 36, writes 1216*4.
// CHECK-LABEL: @xla_base_dilated
// CHECK: flops = 21888 : i64, hbm_bytes_read = 11796 : i64, hbm_bytes_written = 4864 : i64
func.func @xla_base_dilated(%x: tensor<30x98xf32>, %w: tensor<3x3xf32>)
    -> tensor<16x76xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<16x76xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x76xf32>)
      -> tensor<16x76xf32>
  %y = linalg.generic
      {indexing_maps = [affine_map<(h, v, kh, kw) -> (h + 7 * kh, v + 11 * kw)>,
                        affine_map<(h, v, kh, kw) -> (kh, kw)>,
                        affine_map<(h, v, kh, kw) -> (h, v)>],
       iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %w : tensor<30x98xf32>, tensor<3x3xf32>)
      outs(%init : tensor<16x76xf32>) {
  ^bb0(%a: f32, %b: f32, %acc: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<16x76xf32>
  return %y : tensor<16x76xf32>
}

// N11, XLA: a 1x1 convolution of 64 images, 64 channels to 64, is a 64^3
// matmul: 2*64*64*64 = 524288.
// CHECK-LABEL: @xla_pointwise
// CHECK: flops = 524288 : i64, hbm_bytes_read = 32768 : i64, hbm_bytes_written = 16384 : i64
func.func @xla_pointwise(%x: tensor<64x64x1x1xf32>, %w: tensor<64x64x1x1xf32>)
    -> tensor<64x64x1x1xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x64x1x1xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x64x1x1xf32>)
      -> tensor<64x64x1x1xf32>
  %y = linalg.conv_2d_nchw_fchw
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<64x64x1x1xf32>, tensor<64x64x1x1xf32>)
      outs(%init : tensor<64x64x1x1xf32>) -> tensor<64x64x1x1xf32>
  return %y : tensor<64x64x1x1xf32>
}

// CHECK-LABEL: @xla_pointwise_as_matmul
// CHECK: flops = 524288 : i64, hbm_bytes_read = 32768 : i64, hbm_bytes_written = 16384 : i64
func.func @xla_pointwise_as_matmul(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>)
    -> tensor<64x64xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x64xf32>)
      -> tensor<64x64xf32>
  %y = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>)
                     outs(%init : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}

// N56, TVM: conv1d of 256 positions, 64 channels to 128, window 3, stride 2,
// padding 1. 2 * 128*128 * 3*64 = 6291456. Of the 258 padded positions
// 2*127 + 3 = 257 are touched: reads 257*64*4 + 3*64*128*4, writes 128*128*4.
// CHECK-LABEL: @tvm_conv1d
// CHECK: flops = 6291456 : i64, hbm_bytes_read = 164096 : i64, hbm_bytes_written = 65536 : i64
func.func @tvm_conv1d(%x: tensor<1x258x64xf32>, %w: tensor<3x64x128xf32>)
    -> tensor<1x128x128xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x128x128xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x128x128xf32>)
      -> tensor<1x128x128xf32>
  %y = linalg.conv_1d_nwc_wcf
      {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%x, %w : tensor<1x258x64xf32>, tensor<3x64x128xf32>)
      outs(%init : tensor<1x128x128xf32>) -> tensor<1x128x128xf32>
  return %y : tensor<1x128x128xf32>
}

// N57, N64, TVM: 224x224, 3 channels to 64, window 7, stride 2, padding 3.
// 2 * 112*112*64 * 7*7*3 = 236027904. Of 230 padded rows 2*111 + 7 = 229 are
// touched: reads 229*229*3*4 + 7*7*3*64*4, writes 112*112*64*4. With bias,
// batch norm and relu, 4 more per output: 239239168.
// CHECK-LABEL: @tvm_conv2d_bias_norm_relu
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK-SAME: flops = 236027904 : i64, fusion_group = 0 : i64, hbm_bytes_read = 666924 : i64, hbm_bytes_written = 3211264 : i64
// 4 * 802816 = 3211264.
// CHECK: linalg.generic
// CHECK: flops = 3211264 : i64
func.func @tvm_conv2d_bias_norm_relu(
    %x: tensor<1x230x230x3xf32>, %w: tensor<7x7x3x64xf32>,
    %bias: tensor<64xf32>, %scale: tensor<64xf32>, %shift: tensor<64xf32>)
    -> tensor<1x112x112x64xf32> {
  %init_value = arith.constant 0.0 : f32
  %init_empty = tensor.empty() : tensor<1x112x112x64xf32>
  %init = linalg.fill ins(%init_value : f32)
      outs(%init_empty : tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x230x230x3xf32>, tensor<7x7x3x64xf32>)
      outs(%init : tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x112x112x64xf32>
  %z = linalg.generic
      {indexing_maps = [affine_map<(n, h, v, c) -> (n, h, v, c)>,
                        affine_map<(n, h, v, c) -> (c)>,
                        affine_map<(n, h, v, c) -> (c)>,
                        affine_map<(n, h, v, c) -> (c)>,
                        affine_map<(n, h, v, c) -> (n, h, v, c)>],
       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y, %bias, %scale, %shift : tensor<1x112x112x64xf32>,
          tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
      outs(%empty : tensor<1x112x112x64xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32, %t: f32, %o: f32):
    %biased = arith.addf %a, %b : f32
    %scaled = arith.mulf %biased, %s : f32
    %shifted = arith.addf %scaled, %t : f32
    %relu = arith.maximumf %shifted, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<1x112x112x64xf32>
  return %z : tensor<1x112x112x64xf32>
}

// N59, TVM: depthwise, 112x112 of 32 channels, window 3, padding 1.
// 2 * 112*112*32 * 9 = 7225344; reads 114*114*32*4 + 9*32*4.
// CHECK-LABEL: @tvm_depthwise
// CHECK: flops = 7225344 : i64, hbm_bytes_read = 1664640 : i64, hbm_bytes_written = 1605632 : i64
func.func @tvm_depthwise(%x: tensor<1x114x114x32xf32>, %w: tensor<3x3x32xf32>)
    -> tensor<1x112x112x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x112x112x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x112x112x32xf32>)
      -> tensor<1x112x112x32xf32>
  %y = linalg.depthwise_conv_2d_nhwc_hwc
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x114x114x32xf32>, tensor<3x3x32xf32>)
      outs(%init : tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32>
  return %y : tensor<1x112x112x32xf32>
}

// N60, TVM: the 7x7 convolution dilated by 2: 109x109 outputs.
// 2 * 109*109*64 * 147 = 223552896. With stride 2 only even rows are touched, 0
// to 2*108 + 2*6: 115 of 230. Reads 115*115*3*4 + 37632, writes 109*109*64*4.
// CHECK-LABEL: @tvm_dilated
// CHECK: flops = 223552896 : i64, hbm_bytes_read = 196332 : i64, hbm_bytes_written = 3041536 : i64
func.func @tvm_dilated(%x: tensor<1x230x230x3xf32>, %w: tensor<7x7x3x64xf32>)
    -> tensor<1x109x109x64xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x109x109x64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x109x109x64xf32>)
      -> tensor<1x109x109x64xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x230x230x3xf32>, tensor<7x7x3x64xf32>)
      outs(%init : tensor<1x109x109x64xf32>) -> tensor<1x109x109x64xf32>
  return %y : tensor<1x109x109x64xf32>
}

// N63, TVM: transposed, 4x4 of 512 channels to 256, window 4, stride 2, padding
// 1. Over a zero-dilated input of 11x11: 2 * 8*8*256 * 4*4*512 = 268435456.
// CHECK-LABEL: @tvm_transposed_over_zeros
// CHECK: flops = 268435456 : i64, hbm_bytes_read = 8636416 : i64, hbm_bytes_written = 65536 : i64
func.func @tvm_transposed_over_zeros(%x: tensor<1x11x11x512xf32>,
                                     %w: tensor<4x4x512x256xf32>)
    -> tensor<1x8x8x256xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x8x8x256xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x8x8x256xf32>)
      -> tensor<1x8x8x256xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x11x11x512xf32>, tensor<4x4x512x256xf32>)
      outs(%init : tensor<1x8x8x256xf32>) -> tensor<1x8x8x256xf32>
  return %y : tensor<1x8x8x256xf32>
}

// Driven by its input a quarter of that: 2 * 4*4*512 * 256*4*4 = 67108864.
// CHECK-LABEL: @tvm_transposed_by_input
// CHECK: flops = 67108864 : i64
func.func @tvm_transposed_by_input(%x: tensor<4x4x512xf32>,
                                   %w: tensor<4x4x512x256xf32>,
                                   %acc: tensor<10x10x256xf32>)
    -> tensor<10x10x256xf32> {
  %y = linalg.generic
      {indexing_maps = [affine_map<(h, v, ci, co, kh, kw) -> (h, v, ci)>,
                        affine_map<(h, v, ci, co, kh, kw) -> (kh, kw, ci, co)>,
                        affine_map<(h, v, ci, co, kh, kw)
                            -> (2 * h + kh, 2 * v + kw, co)>],
       iterator_types = ["reduction", "reduction", "reduction", "parallel",
                         "reduction", "reduction"]}
      ins(%x, %w : tensor<4x4x512xf32>, tensor<4x4x512x256xf32>)
      outs(%acc : tensor<10x10x256xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<10x10x256xf32>
  return %y : tensor<10x10x256xf32>
}

// N69, PyTorch: conv2d of [2,3,6,6] by [6,3,4,4], padding 1.
// 2 * 2*6*5*5 * 3*4*4 = 28800.
// CHECK-LABEL: @torch_conv2d
// CHECK: flops = 28800 : i64
func.func @torch_conv2d(%x: tensor<2x3x8x8xf32>, %w: tensor<6x3x4x4xf32>)
    -> tensor<2x6x5x5xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2x6x5x5xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x6x5x5xf32>)
      -> tensor<2x6x5x5xf32>
  %y = linalg.conv_2d_nchw_fchw
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<2x3x8x8xf32>, tensor<6x3x4x4xf32>)
      outs(%init : tensor<2x6x5x5xf32>) -> tensor<2x6x5x5xf32>
  return %y : tensor<2x6x5x5xf32>
}

// N69, PyTorch: conv1d of [2,3,6] by [6,3,4], padding 1.
// 2 * 2*6*5 * 3*4 = 1440.
// CHECK-LABEL: @torch_conv1d
// CHECK: flops = 1440 : i64
func.func @torch_conv1d(%x: tensor<2x3x8xf32>, %w: tensor<6x3x4xf32>)
    -> tensor<2x6x5xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2x6x5xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x6x5xf32>)
      -> tensor<2x6x5xf32>
  %y = linalg.conv_1d_ncw_fcw
      {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%x, %w : tensor<2x3x8xf32>, tensor<6x3x4xf32>)
      outs(%init : tensor<2x6x5xf32>) -> tensor<2x6x5xf32>
  return %y : tensor<2x6x5xf32>
}

// N71, PyTorch: a convolution of the first layer of ResNet-18: 56x56, 64
// channels to 64, window 3, padding 1. 2 * 64*56*56 * 64*9 = 231211008; the
// layer has four, 924844032.
// CHECK-LABEL: @torch_resnet18_layer1
// CHECK: flops = 231211008 : i64
func.func @torch_resnet18_layer1(%x: tensor<1x64x58x58xf32>,
                                 %w: tensor<64x64x3x3xf32>)
    -> tensor<1x64x56x56xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x64x56x56xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x64x56x56xf32>)
      -> tensor<1x64x56x56xf32>
  %y = linalg.conv_2d_nchw_fchw
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x64x58x58xf32>, tensor<64x64x3x3xf32>)
      outs(%init : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
  return %y : tensor<1x64x56x56xf32>
}

// N73, fvcore, times two: five images of 15x15, 10 channels to 3, window 3,
// padding 1. 2 * 5*3*15*15 * 10*9 = 607500.
// CHECK-LABEL: @fvcore_conv
// CHECK: flops = 607500 : i64
func.func @fvcore_conv(%x: tensor<5x10x17x17xf32>, %w: tensor<3x10x3x3xf32>)
    -> tensor<5x3x15x15xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<5x3x15x15xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<5x3x15x15xf32>)
      -> tensor<5x3x15x15xf32>
  %y = linalg.conv_2d_nchw_fchw
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<5x10x17x17xf32>, tensor<3x10x3x3xf32>)
      outs(%init : tensor<5x3x15x15xf32>) -> tensor<5x3x15x15xf32>
  return %y : tensor<5x3x15x15xf32>
}

// N73: Two of 20x20, 10 to 6, window 3, stride 2, padding 1: 2 * 2*6*10*10 *
// 10*9 = 216000.
// CHECK-LABEL: @fvcore_strided
// CHECK: flops = 216000 : i64
func.func @fvcore_strided(%x: tensor<2x10x22x22xf32>, %w: tensor<6x10x3x3xf32>)
    -> tensor<2x6x10x10xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2x6x10x10xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x6x10x10xf32>)
      -> tensor<2x6x10x10xf32>
  %y = linalg.conv_2d_nchw_fchw
      {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<2x10x22x22xf32>, tensor<6x10x3x3xf32>)
      outs(%init : tensor<2x6x10x10xf32>) -> tensor<2x6x10x10xf32>
  return %y : tensor<2x6x10x10xf32>
}

// N73: Five of 15x15 in four groups, 16 to 8, window 5, padding 2: 2 *
// 5*8*15*15 * 4*25 = 1800000.
// CHECK-LABEL: @fvcore_grouped
// CHECK: flops = 1800000 : i64
func.func @fvcore_grouped(%x: tensor<5x4x4x19x19xf32>,
                          %w: tensor<4x2x4x5x5xf32>)
    -> tensor<5x4x2x15x15xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<5x4x2x15x15xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<5x4x2x15x15xf32>)
      -> tensor<5x4x2x15x15xf32>
  %y = linalg.conv_2d_ngchw_gfchw
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<5x4x4x19x19xf32>, tensor<4x2x4x5x5xf32>)
      outs(%init : tensor<5x4x2x15x15xf32>) -> tensor<5x4x2x15x15xf32>
  return %y : tensor<5x4x2x15x15xf32>
}

// N73: In eight groups, window 3, padding 1: 2 * 5*8*15*15 * 2*9 = 324000.
// CHECK-LABEL: @fvcore_eight_groups
// CHECK: flops = 324000 : i64
func.func @fvcore_eight_groups(%x: tensor<5x8x2x17x17xf32>,
                               %w: tensor<8x1x2x3x3xf32>)
    -> tensor<5x8x1x15x15xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<5x8x1x15x15xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<5x8x1x15x15xf32>)
      -> tensor<5x8x1x15x15xf32>
  %y = linalg.conv_2d_ngchw_gfchw
      {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<5x8x2x17x17xf32>, tensor<8x1x2x3x3xf32>)
      outs(%init : tensor<5x8x1x15x15xf32>) -> tensor<5x8x1x15x15xf32>
  return %y : tensor<5x8x1x15x15xf32>
}
