// RUN: roofline-opt --analyze --split-input-file --verify-diagnostics %s -o /dev/null

// A count that 127 bits do not hold is an error at the op that has it.

func.func @bytes(%x: tensor<4611686018427387904x4611686018427387904xf32>)
    -> tensor<4611686018427387904x4611686018427387904xf32> {
  // expected-error @below {{more than 2^127 operations or bytes}}
  %r = arith.addf %x, %x
      : tensor<4611686018427387904x4611686018427387904xf32>
  return %r : tensor<4611686018427387904x4611686018427387904xf32>
}

// -----

func.func @product(%a: tensor<4611686018427387904x4611686018427387904xi8>,
                   %c: tensor<4611686018427387904x4611686018427387904xi8>)
    -> tensor<4611686018427387904x4611686018427387904xi8> {
  // expected-error @below {{more than 2^127 operations or bytes}}
  %r = linalg.matmul
      ins(%a, %a : tensor<4611686018427387904x4611686018427387904xi8>,
          tensor<4611686018427387904x4611686018427387904xi8>)
      outs(%c : tensor<4611686018427387904x4611686018427387904xi8>)
      -> tensor<4611686018427387904x4611686018427387904xi8>
  return %r : tensor<4611686018427387904x4611686018427387904xi8>
}
