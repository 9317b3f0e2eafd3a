// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// Kernels that grow with the turns of a loop are summed exactly; its `domain` is
// that of the largest turn.

// CHECK-LABEL: @cache
// Turn i reads i + 1 of S rows of 128: (1 + 2 + ... + S)*128 elements.
// CHECK: math.exp
// CHECK-SAME: domain = ["S", 128]
// CHECK-SAME: executions = "S"
// CHECK-SAME: flops = "64*S^2 + 64*S"
// CHECK-SAME: hbm_bytes_read = "256*S^2 + 256*S"
func.func @cache(%x: tensor<?x128xf32> {roofline.dims = ["S", ""]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.dim %x, %c0 : tensor<?x128xf32>
  scf.for %i = %c0 to %s step %c1 {
    %rows = arith.addi %i, %c1 : index
    %live = tensor.extract_slice %x[0, 0] [%rows, 128] [1, 1]
        : tensor<?x128xf32> to tensor<?x128xf32>
    %t = math.exp %live : tensor<?x128xf32>
  }
  return
}

// A sum without a closed form is one symbol, whatever is counted: n turns of
// i floordiv 2 + 1 elements, so s0 + n additions that write 4 bytes each: still
// memory-bound, whatever s0 is.
// CHECK-LABEL: @no_closed_form
// CHECK: arith.addf
// CHECK-SAME: flops = "n + s0"
// CHECK-SAME: hbm_bytes_written = "4*n + 4*s0"
// CHECK-SAME: regime = "memory-bound"
// REPORT: "name": "s0",
// REPORT-NEXT: "what": "a sum over the turns of a loop that has no closed form",
// REPORT-NOT: "name": "s1",
// REPORT: "kernels": [
func.func @no_closed_form(%n: index {roofline.dims = ["n"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %d = affine.apply affine_map<(i) -> (i floordiv 2 + 1)>(%i)
    %e = tensor.empty(%d) : tensor<?xf32>
    %t = arith.addf %e, %e : tensor<?xf32>
  }
  return
}
