// RUN: roofline-opt --analyze --split-input-file --verify-diagnostics %s -o /dev/null

// Kernels that fit 127 bits may not do so together: 2 * 2^41 * 2^42 * 2^42 are
// 2^126 operations, so two of them are too many, in one function as in two.

!t = tensor<2199023255552x4398046511104xi8>
!w = tensor<4398046511104x4398046511104xi8>

// expected-error @below {{more than 2^127 operations or bytes together}}
func.func @one(%a: !t, %w: !w, %c: !t) -> !t {
  %0 = linalg.matmul ins(%a, %w : !t, !w) outs(%c : !t) -> !t
  %1 = linalg.matmul ins(%0, %w : !t, !w) outs(%c : !t) -> !t
  return %1 : !t
}

// -----

!t = tensor<2199023255552x4398046511104xi8>
!w = tensor<4398046511104x4398046511104xi8>

// expected-error @below {{more than 2^127 operations or bytes together}}
module {
  func.func @two(%a: !t, %w: !w, %c: !t) -> !t {
    %0 = linalg.matmul ins(%a, %w : !t, !w) outs(%c : !t) -> !t
    return %0 : !t
  }
  func.func @three(%a: !t, %w: !w, %c: !t) -> !t {
    %0 = linalg.matmul ins(%a, %w : !t, !w) outs(%c : !t) -> !t
    return %0 : !t
  }
}

// -----

// With a symbol: 2^126*B twice, B being what the batches have in common.

!t = tensor<?x2199023255552x4398046511104xi8>
!w = tensor<?x4398046511104x4398046511104xi8>

// expected-error @below {{more than 2^127 operations or bytes together}}
func.func @batches(%a: !t, %w: !w, %c: !t) -> !t {
  %0 = linalg.batch_matmul ins(%a, %w : !t, !w) outs(%c : !t) -> !t
  %1 = linalg.batch_matmul ins(%0, %w : !t, !w) outs(%c : !t) -> !t
  return %1 : !t
}
