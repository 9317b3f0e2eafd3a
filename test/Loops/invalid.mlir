// RUN: roofline-opt --analyze --split-input-file --verify-diagnostics %s

// A step that is not positive is undefined behaviour upstream: an error at the
// loop, not some number of trips.

func.func @zero(%x: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  // expected-error@+1 {{step that is not positive}}
  scf.for %i = %c0 to %c9 step %c0 {
    %t = arith.addf %x, %x : tensor<4xf32>
  }
  return
}

// -----

func.func @negative(%x: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %back = arith.constant -2 : index
  // expected-error@+1 {{step that is not positive}}
  scf.for %i = %c9 to %c0 step %back {
    %t = arith.addf %x, %x : tensor<4xf32>
  }
  return
}

// -----

// The turn of the loop around is 0 first.
func.func @turn_as_step(%x: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    // expected-error@+1 {{step that is not positive in the first turn}}
    scf.for %j = %c0 to %c9 step %i {
      %t = arith.addf %x, %x : tensor<4xf32>
    }
  }
  return
}

// -----

// 2^62 turns of 2^62 turns of 16 additions.
func.func @too_many(%x: tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %many = arith.constant 4611686018427387904 : index
  scf.for %i = %c0 to %many step %c1 {
    scf.for %j = %c0 to %many step %c1 {
      // expected-error@+1 {{more than 2^127 operations}}
      %t = arith.addf %x, %x : tensor<16xf32>
    }
  }
  return
}
