// RUN: roofline-opt --analyze --target=h100-sxm %s | FileCheck %s

// A sum without a closed form is one symbol in all counts that are multiples of
// it: 8*r elements of r rows are 8*r flops and 4 bytes in and out each, 64*r,
// so that the kernel is memory-bound whatever the sum is.
// CHECK-LABEL: @symbol
// CHECK: math.exp
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: flops = "8*[[SUM:s[0-9]+]]"
// CHECK-SAME: hbm_bytes_read = "32*[[SUM]]", hbm_bytes_written = "32*[[SUM]]"
// CHECK-SAME: regime = "memory-bound"
func.func @symbol(%x: tensor<?x8xf32> {roofline.dims = ["B", ""]},
             %w: tensor<?x8xf32> {roofline.dims = ["C", ""]},
             %n: index {roofline.dims = ["N"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %x, %c0 : tensor<?x8xf32>
  scf.for %i = %c0 to %b step %c1 {
    %square = arith.muli %i, %i : index
    %a = arith.subi %square, %n : index
    %more = arith.maxsi %a, %c0 : index
    %rows = arith.addi %more, %c1 : index
    %s = tensor.extract_slice %w[0, 0] [%rows, 8] [1, 1]
        : tensor<?x8xf32> to tensor<?x8xf32>
    %times = arith.minsi %n, %square : index
    scf.for %j = %c0 to %times step %c1 {
      %e = math.exp %s : tensor<?x8xf32>
    }
  }
  return
}

// So are counts with a closed form of which the terms do not show that it is
// not negative: over B turns, min(N, i) times max(i - N, 0) + 1 rows.
// CHECK-LABEL: @formula
// CHECK: math.exp
// CHECK-SAME: bound_by = "hbm"
// CHECK-SAME: flops = "4*B^2*N
// CHECK-SAME: hbm_bytes_read = "16*B^2*N
// CHECK-SAME: regime = "memory-bound"
func.func @formula(%x: tensor<?x8xf32> {roofline.dims = ["B", ""]},
             %w: tensor<?x8xf32> {roofline.dims = ["C", ""]},
             %n: index {roofline.dims = ["N"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %x, %c0 : tensor<?x8xf32>
  scf.for %i = %c0 to %b step %c1 {
    %a = arith.subi %i, %n : index
    %more = arith.maxsi %a, %c0 : index
    %rows = arith.addi %more, %c1 : index
    %s = tensor.extract_slice %w[0, 0] [%rows, 8] [1, 1]
        : tensor<?x8xf32> to tensor<?x8xf32>
    %times = arith.minsi %n, %i : index
    scf.for %j = %c0 to %times step %c1 {
      %e = math.exp %s : tensor<?x8xf32>
    }
  }
  return
}
