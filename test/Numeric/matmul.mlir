// RUN: roofline-opt --analyze %s | FileCheck %s

// Figures that the tests of other projects assert for contractions, on programs
// of our own. f32 where the type is not in the name.

// N1, XLA: 10x5 by 5x30. 2*10*30*5 = 3000; 200 + 600 + 1200 = 2000 bytes; 1.5.
// CHECK-LABEL: @xla_matmul
// CHECK: flops = 3000 : i64, hbm_bytes_read = 800 : i64, hbm_bytes_written = 1200 : i64, intensity = 1.500000e+00
func.func @xla_matmul(%a: tensor<10x5xf32>, %b: tensor<5x30xf32>)
    -> tensor<10x30xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<10x30xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<10x30xf32>)
      -> tensor<10x30xf32>
  %c = linalg.matmul ins(%a, %b : tensor<10x5xf32>, tensor<5x30xf32>)
                     outs(%init : tensor<10x30xf32>) -> tensor<10x30xf32>
  return %c : tensor<10x30xf32>
}

// N2, XLA: 10x5x5 by 5x5x30 over two dimensions. 2*10*30*5*5 = 15000; reads
// 10*25*4 = 1000 and 25*30*4 = 3000, writes 1200.
// CHECK-LABEL: @xla_two_contracted
// CHECK: flops = 15000 : i64, hbm_bytes_read = 4000 : i64, hbm_bytes_written = 1200 : i64
func.func @xla_two_contracted(%a: tensor<10x5x5xf32>, %b: tensor<5x5x30xf32>)
    -> tensor<10x30xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<10x30xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<10x30xf32>)
      -> tensor<10x30xf32>
  %c = linalg.contract
      indexing_maps = [affine_map<(m, n, j, k) -> (m, j, k)>,
                       affine_map<(m, n, j, k) -> (j, k, n)>,
                       affine_map<(m, n, j, k) -> (m, n)>]
      ins(%a, %b : tensor<10x5x5xf32>, tensor<5x5x30xf32>)
      outs(%init : tensor<10x30xf32>) -> tensor<10x30xf32>
  return %c : tensor<10x30xf32>
}

// N3, XLA: the same operands with five batches. 2*5*10*30*5 = 15000; writes
// 5*10*30*4 = 6000.
// CHECK-LABEL: @xla_batched
// CHECK: flops = 15000 : i64, hbm_bytes_read = 4000 : i64, hbm_bytes_written = 6000 : i64
func.func @xla_batched(%a: tensor<10x5x5xf32>, %b: tensor<5x5x30xf32>)
    -> tensor<5x10x30xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<5x10x30xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<5x10x30xf32>)
      -> tensor<5x10x30xf32>
  %c = linalg.contract
      indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>,
                       affine_map<(b, m, n, k) -> (b, k, n)>,
                       affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : tensor<10x5x5xf32>, tensor<5x5x30xf32>)
      outs(%init : tensor<5x10x30xf32>) -> tensor<5x10x30xf32>
  return %c : tensor<5x10x30xf32>
}

// N34, XLA, a cuBLAS call: 100^3. 2*1000000; 3*40000 = 120000 bytes.
// CHECK-LABEL: @xla_gemm_100
// CHECK: flops = 2000000 : i64, hbm_bytes_read = 80000 : i64, hbm_bytes_written = 40000 : i64
func.func @xla_gemm_100(%a: tensor<100x100xf32>, %b: tensor<100x100xf32>)
    -> tensor<100x100xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<100x100xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<100x100xf32>)
      -> tensor<100x100xf32>
  %c = linalg.matmul ins(%a, %b : tensor<100x100xf32>, tensor<100x100xf32>)
                     outs(%init : tensor<100x100xf32>) -> tensor<100x100xf32>
  return %c : tensor<100x100xf32>
}

// N47, XLA's dot cost model: 4x4096 by 4096x4096 in bf16 is bound by HBM on an
// H100. 2*4*4096*4096 = 134217728; 32768 + 33554432 + 32768 = 33619968 bytes;
// 3.99.
// CHECK-LABEL: @xla_thin_bf16
// CHECK: bound_by = "hbm"
// CHECK-SAME: flops = 134217728 : i64, hbm_bytes_read = 33587200 : i64, hbm_bytes_written = 32768 : i64, intensity = 3.992{{[0-9]+}}
func.func @xla_thin_bf16(%a: tensor<4x4096xbf16>, %b: tensor<4096x4096xbf16>)
    -> tensor<4x4096xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<4x4096xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<4x4096xbf16>)
      -> tensor<4x4096xbf16>
  %c = linalg.matmul ins(%a, %b : tensor<4x4096xbf16>, tensor<4096x4096xbf16>)
                     outs(%init : tensor<4x4096xbf16>) -> tensor<4x4096xbf16>
  return %c : tensor<4x4096xbf16>
}

// N54, JAX: 3x7 by 7x5 in i32. 2*3*5*7 = 210 and (21 + 35 + 15)*4 = 284 bytes.
// JAX calls them flops; integer work has a count of its own with us.
// CHECK-LABEL: @jax_i32
// CHECK-NOT: flops =
// CHECK: hbm_bytes_read = 224 : i64, hbm_bytes_written = 60 : i64
// CHECK-SAME: iops = 210 : i64
func.func @jax_i32(%a: tensor<3x7xi32>, %b: tensor<7x5xi32>)
    -> tensor<3x5xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<3x5xi32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<3x5xi32>)
      -> tensor<3x5xi32>
  %c = linalg.matmul ins(%a, %b : tensor<3x7xi32>, tensor<7x5xi32>)
                     outs(%init : tensor<3x5xi32>) -> tensor<3x5xi32>
  return %c : tensor<3x5xi32>
}

// N69, PyTorch: mm of 4x5 by 5x6. 2*4*6*5 = 240.
// CHECK-LABEL: @torch_mm
// CHECK: flops = 240 : i64
func.func @torch_mm(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>)
    -> tensor<4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x6xf32>)
      -> tensor<4x6xf32>
  %c = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>)
                     outs(%init : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %c : tensor<4x6xf32>
}

// N69, PyTorch: bmm of three of those. 3*240 = 720.
// CHECK-LABEL: @torch_bmm
// CHECK: flops = 720 : i64
func.func @torch_bmm(%a: tensor<3x4x5xf32>, %b: tensor<3x5x6xf32>)
    -> tensor<3x4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<3x4x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<3x4x6xf32>)
      -> tensor<3x4x6xf32>
  %c = linalg.batch_matmul ins(%a, %b : tensor<3x4x5xf32>, tensor<3x5x6xf32>)
                           outs(%init : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
  return %c : tensor<3x4x6xf32>
}

// N72, PyTorch and fvcore: Linear(10, 20) on five rows. 2*5*20*10 = 2000
// (fvcore prints 1000, multiply-accumulates). The weight of a Linear is
// transposed.
// CHECK-LABEL: @torch_linear
// CHECK: flops = 2000 : i64
func.func @torch_linear(%x: tensor<5x10xf32>, %w: tensor<20x10xf32>)
    -> tensor<5x20xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<5x20xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<5x20xf32>)
      -> tensor<5x20xf32>
  %y = linalg.contract
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %w : tensor<5x10xf32>, tensor<20x10xf32>)
      outs(%init : tensor<5x20xf32>) -> tensor<5x20xf32>
  return %y : tensor<5x20xf32>
}

// N75, Tenstorrent: 2048x128 by 128x128 in bf16. 2*2048*128*128 = 67108864.
// CHECK-LABEL: @tt_matmul
// CHECK: flops = 67108864 : i64
func.func @tt_matmul(%a: tensor<2048x128xbf16>, %b: tensor<128x128xbf16>)
    -> tensor<2048x128xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<2048x128xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<2048x128xbf16>)
      -> tensor<2048x128xbf16>
  %c = linalg.matmul ins(%a, %b : tensor<2048x128xbf16>, tensor<128x128xbf16>)
      outs(%init : tensor<2048x128xbf16>) -> tensor<2048x128xbf16>
  return %c : tensor<2048x128xbf16>
}

// N75, Tenstorrent: a transposed A of 64x512 by 64x32. 2*512*32*64 = 2097152.
// CHECK-LABEL: @tt_transposed_a
// CHECK: flops = 2097152 : i64
func.func @tt_transposed_a(%a: tensor<64x512xbf16>, %b: tensor<64x32xbf16>)
    -> tensor<512x32xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<512x32xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<512x32xbf16>)
      -> tensor<512x32xbf16>
  %c = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<64x512xbf16>, tensor<64x32xbf16>)
      outs(%init : tensor<512x32xbf16>) -> tensor<512x32xbf16>
  return %c : tensor<512x32xbf16>
}

// N83, IREE issue 23902: 2048^3 in bf16 with an f32 result.
// 2*2^33 = 17179869184 over 2 * 2^22*2 + 2^22*4 = 33554432 bytes: 512. Elements
// taken for bytes of one width give 1365.3, the bug that was reported.
// CHECK-LABEL: @iree_intensity
// CHECK: flops = 17179869184 : i64, hbm_bytes_read = 16777216 : i64, hbm_bytes_written = 16777216 : i64, intensity = 5.120000e+02
func.func @iree_intensity(%a: tensor<2048x2048xbf16>,
                          %b: tensor<2048x2048xbf16>) -> tensor<2048x2048xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2048x2048xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<2048x2048xf32>)
      -> tensor<2048x2048xf32>
  %c = linalg.matmul
      ins(%a, %b : tensor<2048x2048xbf16>, tensor<2048x2048xbf16>)
      outs(%init : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  return %c : tensor<2048x2048xf32>
}

// N85, Scaling book: a dot product of N = 65536 in bf16 tends to half a flop
// per byte, (2N - 1) / (4N + 2). A sum of N counts N with us: 2N / (4N + 2).
// CHECK-LABEL: @dot
// CHECK: flops = 131072 : i64, hbm_bytes_read = 262144 : i64, hbm_bytes_written = 2 : i64, intensity = 0.499996{{[0-9]+}}
func.func @dot(%x: tensor<65536xbf16>, %y: tensor<65536xbf16>)
    -> tensor<bf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<bf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<bf16>)
      -> tensor<bf16>
  %r = linalg.dot ins(%x, %y : tensor<65536xbf16>, tensor<65536xbf16>)
                  outs(%init : tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// N45, XLA on a GPU: f16, 128 by 256 by 128, whatever the tile. 2*128*256*128 =
// 8388608 flops; writes 128*256*2 = 65536.
// CHECK-LABEL: @xla_half
// CHECK: flops = 8388608 : i64, hbm_bytes_read = 98304 : i64, hbm_bytes_written = 65536 : i64
func.func @xla_half(%a: tensor<128x128xf16>, %b: tensor<128x256xf16>)
    -> tensor<128x256xf16> {
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<128x256xf16>
  %init = linalg.fill ins(%zero : f16) outs(%empty : tensor<128x256xf16>)
      -> tensor<128x256xf16>
  %c = linalg.matmul ins(%a, %b : tensor<128x128xf16>, tensor<128x256xf16>)
                     outs(%init : tensor<128x256xf16>) -> tensor<128x256xf16>
  return %c : tensor<128x256xf16>
}

// N80, Triton: a tile of 64 by 64 in f16 over K = 4096, as one product. Loads
// ceildiv(4096, 64) * 8192 = 524288 of each operand, stores 8192; 64 * 524288 =
// 33554432 flops (33558528, with 4096 for the conversion to f16).
// CHECK-LABEL: @triton_tile
// CHECK: flops = 33554432 : i64, hbm_bytes_read = 1048576 : i64, hbm_bytes_written = 8192 : i64
func.func @triton_tile(%a: tensor<64x4096xf16>, %b: tensor<4096x64xf16>)
    -> tensor<64x64xf16> {
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<64x64xf16>
  %init = linalg.fill ins(%zero : f16) outs(%empty : tensor<64x64xf16>)
      -> tensor<64x64xf16>
  %c = linalg.matmul ins(%a, %b : tensor<64x4096xf16>, tensor<4096x64xf16>)
                     outs(%init : tensor<64x64xf16>) -> tensor<64x64xf16>
  return %c : tensor<64x64xf16>
}
