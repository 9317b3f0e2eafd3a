// Which elementwise kernels are in the floor class does not depend on sizes; of
// how much time they are is not known.
//
// RUN: roofline-opt --analyze --report=text:- %s -o /dev/null | FileCheck %s
//
// exp has 1 flop for 8 bytes.
// CHECK: - Floor class: 1 elementwise kernel under 1.00 flop/B; fusion is what may

func.func @f(%x: tensor<?x1024xf32> {roofline.dims = ["B", ""]})
    -> tensor<?x1024xf32> {
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : tensor<?x1024xf32>
  %e = tensor.empty(%b) : tensor<?x1024xf32>
  %a = linalg.exp ins(%x : tensor<?x1024xf32>)
                  outs(%e : tensor<?x1024xf32>) -> tensor<?x1024xf32>
  return %a : tensor<?x1024xf32>
}
