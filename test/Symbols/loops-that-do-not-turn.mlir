// RUN: roofline-opt --analyze --target=h100-sxm --dims=n=0..4 --report=text:- -o /dev/null %s | FileCheck --check-prefix=RANGE %s
// RUN: roofline-opt --analyze --target=h100-sxm --sweep=n=1:7:3 --report=csv:- -o /dev/null %s | FileCheck --check-prefix=SWEEP %s

// Loops that do not turn at one end of a range, or at one value of a sweep,
// read nothing. What seeds a sum is written all the same.

// @halves pools n/2 rows of two, of which there are none at n = 1:
//   bytes at n = 0 or 1: 64 outputs are filled = 256 B
// and the product has n/2 rows of bf16 times 64x64 weights:
//   bytes at n = 0 or 1: 0; at n = 4: 2 rows: 2*2*64*2 + 64*64*2 = 8,704 B
// the sum at n = 4: 2*64*4 read + 64*4 written = 768 B.
// RANGE: In these ranges: 0 FLOP to {{.*}}, 256 B to 9.47 kB,

// Time at n = 1: 256 B / 3.35 TB/s = 76.4 ps, all of it in the sum; at n = 4:
// 9,472 B / 3.35 TB/s = 2.827 ns.
// SWEEP: 1,total,,2,0,,memory-bound,0,7.64{{[0-9]*}}e-11
// SWEEP-NEXT: 1,linalg.matmul,{{[^,]*}},1,,,none,,0
// SWEEP-NEXT: 1,linalg.reduce,{{[^,]*}},1,0,hbm,memory-bound,0,7.64{{[0-9]*}}e-11
// SWEEP-NEXT: 4,total,,2,{{.*}},2.827{{[0-9]*}}e-09
func.func @halves(%x: tensor<512x64xf32>, %y: tensor<512x64xbf16>,
                  %w: tensor<64x64xbf16>, %n: index {roofline.dims = ["n"]})
    -> (tensor<64xf32>, tensor<?x64xbf16>) {
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0.0 : bf16
  %half = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%n)
  %rows = tensor.extract_slice %x[0, 0] [%half, 64] [1, 1]
      : tensor<512x64xf32> to tensor<?x64xf32>
  %e = tensor.empty() : tensor<64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<64xf32>)
      -> tensor<64xf32>
  %sum = linalg.reduce ins(%rows : tensor<?x64xf32>)
      outs(%init : tensor<64xf32>) dimensions = [0]
      (%a: f32, %b: f32) {
        %s = arith.addf %a, %b : f32
        linalg.yield %s : f32
      }
  %left = tensor.extract_slice %y[0, 0] [%half, 64] [1, 1]
      : tensor<512x64xbf16> to tensor<?x64xbf16>
  %e2 = tensor.empty(%half) : tensor<?x64xbf16>
  %init2 = linalg.fill ins(%none : bf16) outs(%e2 : tensor<?x64xbf16>)
      -> tensor<?x64xbf16>
  %product = linalg.matmul
      ins(%left, %w : tensor<?x64xbf16>, tensor<64x64xbf16>)
      outs(%init2 : tensor<?x64xbf16>) -> tensor<?x64xbf16>
  return %sum, %product : tensor<64xf32>, tensor<?x64xbf16>
}
