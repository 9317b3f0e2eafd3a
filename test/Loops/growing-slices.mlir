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

// Quotients rounded down: 0 + 0 + 1 + 1 + ..., with n for the turns and q =
// floordiv(n, 2) twice q*(q - 1)/2, and q once more if n is odd, n - 2*q times:
// q^2 - q + n*q - 2*q^2 = n*q - q^2 - q; and n for the elements that are always
// there. With n = 5: (0 + 0 + 1 + 1 + 2) + 5 = 9 = 10 - 4 - 2 + 5.
// CHECK-LABEL: @quotients
// CHECK: arith.addf
// CHECK-SAME: flops = "n*floordiv(n, 2) - floordiv(n, 2)^2 + n - floordiv(n, 2)"
func.func @quotients(%n: index {roofline.dims = ["n"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %d = affine.apply affine_map<(i) -> (i floordiv 2 + 1)>(%i)
    %e = tensor.empty(%d) : tensor<?xf32>
    %t = arith.addf %e, %e : tensor<?xf32>
  }
  return
}

// A sum without a closed form is one symbol, whatever is counted, and wherever:
// n turns of min(i*i, m) + 1 elements, so s0 + n additions that write 4 bytes
// each: still memory-bound, whatever s0 is.
// CHECK-LABEL: @no_closed_form
// CHECK: arith.addf
// CHECK-SAME: flops = "n + s0"
// CHECK-SAME: hbm_bytes_written = "4*n + 4*s0"
// CHECK-SAME: regime = "memory-bound"
// CHECK: arith.mulf
// CHECK-SAME: flops = "s0"
// REPORT: "name": "s0",
// REPORT-NEXT: "what": "a sum over the turns of a loop that has no closed form",
// REPORT-NOT: "name": "s1",
// REPORT: "kernels": [
func.func @no_closed_form(%n: index {roofline.dims = ["n"]},
                          %m: index {roofline.dims = ["m"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %square = arith.muli %i, %i : index
    %k = arith.minsi %square, %m : index
    %d = arith.addi %k, %c1 : index
    %e = tensor.empty(%d) : tensor<?xf32>
    %t = arith.addf %e, %e : tensor<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %square = arith.muli %i, %i : index
    %k = arith.minsi %m, %square : index
    %e = tensor.empty(%k) : tensor<?xf32>
    %t = arith.mulf %e, %e : tensor<?xf32>
  }
  return
}
