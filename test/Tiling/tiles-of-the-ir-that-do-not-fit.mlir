// RUN: roofline-opt --analyze --target=h100-sxm --report=text:- --report=json:%t.json %s -o /dev/null | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: roofline-opt --analyze --target=a100 --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=A100
// RUN: %validate_report %t.json

// The sums of a block of 256x512 take 256 * 512 * 4 = 524288 bytes, 512 KiB, and
// an SM has 256 KiB of registers: said as of imposed tiles, but that a loop may
// be over the tiles of clusters, here of two blocks. Those of 128x256 take 128
// KiB and fit. An A100 has no clusters.

// CHECK: - Tiles: scf.forall :[[#@LINE+12]]:8: those of the IR do not fit: sums take 512 KiB of the 256 KiB of registers, unless a cluster
// CHECK-NEXT: of 2 blocks or more shares them.
// CHECK-NOT: - Tiles:
// A100: 512 KiB of the 256 KiB of registers.
// JSON: "function": "large"
// JSON: "lever": "smaller-tiles",
// JSON-NEXT: "speedup": null,
// JSON-NEXT: "why": "sums take 512 KiB of the 256 KiB of registers, unless a cluster of 2 blocks or more shares them"
// JSON: "function": "small"
// JSON-NOT: smaller-tiles
func.func @large(%a: tensor<4096x1024xbf16>, %b: tensor<1024x4096xbf16>,
                 %c: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %r = scf.forall (%i, %j) = (0, 0) to (4096, 4096) step (256, 512)
      shared_outs(%o = %c) -> tensor<4096x4096xf32> {
    %as = tensor.extract_slice %a[%i, 0] [256, 1024] [1, 1] : tensor<4096x1024xbf16> to tensor<256x1024xbf16>
    %bs = tensor.extract_slice %b[0, %j] [1024, 512] [1, 1] : tensor<1024x4096xbf16> to tensor<1024x512xbf16>
    %cs = tensor.extract_slice %o[%i, %j] [256, 512] [1, 1] : tensor<4096x4096xf32> to tensor<256x512xf32>
    %p = linalg.matmul ins(%as, %bs : tensor<256x1024xbf16>, tensor<1024x512xbf16>)
        outs(%cs : tensor<256x512xf32>) -> tensor<256x512xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, %j] [256, 512] [1, 1] : tensor<256x512xf32> into tensor<4096x4096xf32>
    }
  }
  return %r : tensor<4096x4096xf32>
}

func.func @small(%a: tensor<4096x1024xbf16>, %b: tensor<1024x4096xbf16>,
                 %c: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %r = scf.forall (%i, %j) = (0, 0) to (4096, 4096) step (128, 256)
      shared_outs(%o = %c) -> tensor<4096x4096xf32> {
    %as = tensor.extract_slice %a[%i, 0] [128, 1024] [1, 1] : tensor<4096x1024xbf16> to tensor<128x1024xbf16>
    %bs = tensor.extract_slice %b[0, %j] [1024, 256] [1, 1] : tensor<1024x4096xbf16> to tensor<1024x256xbf16>
    %cs = tensor.extract_slice %o[%i, %j] [128, 256] [1, 1] : tensor<4096x4096xf32> to tensor<128x256xf32>
    %p = linalg.matmul ins(%as, %bs : tensor<128x1024xbf16>, tensor<1024x256xbf16>)
        outs(%cs : tensor<128x256xf32>) -> tensor<128x256xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, %j] [128, 256] [1, 1] : tensor<128x256xf32> into tensor<4096x4096xf32>
    }
  }
  return %r : tensor<4096x4096xf32>
}
