// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s

// In a graph region a value may be its own origin. Sizes that only such a
// circle could tell are symbols.

module {
  // CHECK: linalg.exp {{.*}}domain = ["s0"]
  %0 = linalg.exp ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>

  // CHECK: linalg.exp {{.*}}domain = ["s1"]
  // CHECK: linalg.exp {{.*}}domain = ["s1"]
  %1 = linalg.exp ins(%2 : tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.exp ins(%1 : tensor<?xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>

  // CHECK: linalg.exp {{.*}}domain = ["s2"]
  %3 = tensor.cast %4 : tensor<?xf32> to tensor<?xf32>
  %4 = tensor.cast %3 : tensor<?xf32> to tensor<?xf32>
  %5 = linalg.exp ins(%4 : tensor<?xf32>) outs(%4 : tensor<?xf32>) -> tensor<?xf32>

  // Where the circle passes a static type, 8 * 4 bytes.
  // CHECK: linalg.exp
  // CHECK-SAME: hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64
  %6 = tensor.cast %7 : tensor<8xf32> to tensor<?xf32>
  %7 = tensor.cast %6 : tensor<?xf32> to tensor<8xf32>
  %8 = linalg.exp ins(%6 : tensor<?xf32>) outs(%6 : tensor<?xf32>) -> tensor<?xf32>

  // The circle goes through a call: 4 additions, for @same too.
  // CHECK: arith.addf
  // CHECK-SAME: flops = 4 : i64
  // CHECK: arith.addf
  // CHECK-SAME: flops = 4 : i64
  func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
    %r = arith.addf %x, %x : tensor<4xf32>
    return %x : tensor<4xf32>
  }
  %9 = func.call @same(%9) : (tensor<4xf32>) -> tensor<4xf32>
  %10 = arith.addf %9, %9 : tensor<4xf32>
}
