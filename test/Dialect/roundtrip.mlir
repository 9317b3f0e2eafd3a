// RUN: roofline-opt %s -o %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: roofline-opt %t.once -o %t.twice
// RUN: cmp %t.once %t.twice
// RUN: roofline-opt %t.once --emit-bytecode -o %t.bytecode
// RUN: roofline-opt %t.bytecode -o %t.read
// RUN: cmp %t.once %t.read
// RUN: roofline-opt %s --mlir-print-op-generic | roofline-opt -o %t.generic
// RUN: cmp %t.once %t.generic

// Annotated IR is parsed and printed as it stands: keys in alphabetical order,
// counts i64, or i128 where 64 bits do not hold them. The numbers are any.

// CHECK: module attributes {roofline.target = "h200"}
module attributes {roofline.target = "h200"} {
  // Every key.
  // CHECK-LABEL: @all_keys
  // CHECK: arith.addf %{{.*}}, %{{.*}} {roofline.cost = {attainable_flops_per_s = 2.500000e+11 : f64, bound_by = "hbm", domain = array<i64: 8, 4>, flops = 32 : i64, hbm_bytes_read = 128 : i64, hbm_bytes_written = 64 : i64, intensity = 1.250000e-01 : f64, iops = 5 : i64, l2_bytes = 256 : i64, regime = "memory-bound", smem_bytes = 512 : i64, time_s = 1.000000e-09 : f64, transcendentals = 3 : i64}} : tensor<8x4xf32>
  func.func @all_keys(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %r = arith.addf %x, %x {roofline.cost = {
        transcendentals = 3 : i64, time_s = 1.0e-9 : f64,
        smem_bytes = 512 : i64, l2_bytes = 256 : i64,
        regime = "memory-bound", iops = 5 : i64, intensity = 0.125 : f64,
        hbm_bytes_written = 64 : i64, hbm_bytes_read = 128 : i64,
        flops = 32 : i64, domain = array<i64: 8, 4>, bound_by = "hbm",
        attainable_flops_per_s = 2.5e11 : f64}} : tensor<8x4xf32>
    return %r : tensor<8x4xf32>
  }

  // Formulas, an arm of a branch that does not count, and what they leave out.
  // CHECK-LABEL: @formulas
  // CHECK: arith.addf %{{.*}}, %{{.*}} {roofline.cost = {branch = true, crossover = "compute-bound from B = 319", domain = ["B", 4], executions = "N", flops = "4*B*N", hbm_bytes_read = "32*B*N", hbm_bytes_written = "16*B*N", iops = "min(B, N)", regime = "depends", taken = false, transcendentals = "ceildiv(B, 2)"}} : tensor<?x4xf32>
  func.func @formulas(%x: tensor<?x4xf32> {roofline.dims = ["B", ""]},
                      %n: index {roofline.dims = ["N"]}) -> tensor<?x4xf32> {
    %r = arith.addf %x, %x {roofline.cost = {
        branch = true, taken = false, executions = "N", flops = "4*B*N",
        crossover = "compute-bound from B = 319", domain = ["B", 4],
        hbm_bytes_read = "32*B*N", hbm_bytes_written = "16*B*N",
        iops = "min(B, N)", regime = "depends",
        transcendentals = "ceildiv(B, 2)"}} : tensor<?x4xf32>
    return %r : tensor<?x4xf32>
  }

  // CHECK-LABEL: @library
  // CHECK-SAME: attributes {roofline.external_cost = {flops = "2*arg0_d0", hbm_bytes_read = 64 : i64, precision = "bf16", unit = "tensor"}}
  func.func private @library(tensor<?xbf16>) attributes {
    roofline.external_cost = {unit = "tensor", precision = "bf16",
                              hbm_bytes_read = 64, flops = "2*arg0_d0"}}

  // The four that must be there, with no loop at all.
  // CHECK-LABEL: @required_keys
  // CHECK: linalg.copy {roofline.cost = {domain = array<i64>, hbm_bytes_read = 0 : i64, hbm_bytes_written = 0 : i64, regime = "none"}}
  func.func @required_keys(%x: memref<f32>, %y: memref<f32>) {
    linalg.copy {roofline.cost = {domain = array<i64>, hbm_bytes_read = 0 : i64,
                                  hbm_bytes_written = 0 : i64,
                                  regime = "none"}}
        ins(%x : memref<f32>) outs(%y : memref<f32>)
    return
  }

  // 2^63, and 2^127 - 1, the largest.
  // CHECK-LABEL: @wide_counts
  // CHECK: math.tanh
  // CHECK-SAME: flops = 9223372036854775808 : i128
  // CHECK-SAME: hbm_bytes_read = 170141183460469231731687303715884105727 : i128
  // CHECK-SAME: hbm_bytes_written = 9223372036854775807 : i64
  // CHECK-SAME: regime = "compute-bound"
  func.func @wide_counts(%x: tensor<8xf32>) -> tensor<8xf32> {
    %r = math.tanh %x {roofline.cost = {
        domain = array<i64: 8>, flops = 9223372036854775808 : i128,
        hbm_bytes_read = 170141183460469231731687303715884105727 : i128,
        hbm_bytes_written = 9223372036854775807 : i64,
        regime = "compute-bound"}} : tensor<8xf32>
    return %r : tensor<8xf32>
  }

  // CHECK-LABEL: @reason
  // CHECK: arith.addf
  // CHECK-SAME: {roofline.unmodelled = "dynamic \22sizes\22"}
  func.func @reason(%x: tensor<?xf32>) -> tensor<?xf32> {
    %r = arith.addf %x, %x {roofline.unmodelled = "dynamic \22sizes\22"}
        : tensor<?xf32>
    return %r : tensor<?xf32>
  }
}
