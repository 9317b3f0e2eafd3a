// Types, batches and tiles of what stands in loops are in the program: a change
// does not reach them, and does not say that it gains nothing there.
//
// RUN: roofline-opt --analyze --report=text:- %s -o /dev/null \
// RUN:   --what-if=operands=f8E4M3FN | FileCheck %s
// RUN: roofline-opt --analyze --report=json:- %s -o /dev/null \
// RUN:   --what-if=operands=f8E4M3FN | FileCheck %s --check-prefix=JSON
//
// CHECK: total {{.*}} no gain: bound by {{.*}}, since nothing changes
// CHECK: Not reached: 1 kernel
//
// JSON: "not_reached": 1,
// JSON: "no_gain": "no gain: bound by {{.*}}, since nothing changes"
func.func @tiles(%a: tensor<1024x512xbf16>, %b: tensor<512x1024xbf16>,
                 %c: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %r = scf.forall (%i, %j) = (0, 0) to (1024, 1024) step (128, 128)
      shared_outs(%o = %c) -> (tensor<1024x1024xf32>) {
    %at = tensor.extract_slice %a[%i, 0] [128, 512] [1, 1]
      : tensor<1024x512xbf16> to tensor<128x512xbf16>
    %bt = tensor.extract_slice %b[0, %j] [512, 128] [1, 1]
      : tensor<512x1024xbf16> to tensor<512x128xbf16>
    %ct = tensor.extract_slice %o[%i, %j] [128, 128] [1, 1]
      : tensor<1024x1024xf32> to tensor<128x128xf32>
    %p = linalg.matmul ins(%at, %bt : tensor<128x512xbf16>, tensor<512x128xbf16>)
                       outs(%ct : tensor<128x128xf32>) -> tensor<128x128xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, %j] [128, 128] [1, 1]
        : tensor<128x128xf32> into tensor<1024x1024xf32>
    }
  }
  return %r : tensor<1024x1024xf32>
}
