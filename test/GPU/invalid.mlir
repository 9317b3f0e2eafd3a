// RUN: roofline-opt --analyze --split-input-file --verify-diagnostics %s

// Sizes that no launch has.

func.func @negative(%a: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %size = arith.constant -5 : index
  // expected-error @+1 {{has a size or count below zero, -5; check its sizes, and those given by --dims}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %size, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = memref.load %a[%tx] : memref<64xf32>
    memref.store %x, %a[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}

// -----

func.func @huge(%a: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %size = arith.constant 4611686018427387904 : index
  // expected-error @+1 {{has more than 2^127 operations or bytes, which the model cannot count; use smaller shapes}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %size, %gy = %size, %gz = %size)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = memref.load %a[%tx] : memref<64xf32>
    memref.store %x, %a[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}
