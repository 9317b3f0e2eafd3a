// RUN: roofline-opt --analyze --split-input-file --verify-diagnostics %s

// One size cannot be 8 and 9, where both products run.
func.func @both(%x: tensor<4x?xf32>, %w: tensor<8x4xf32>, %v: tensor<9x4xf32>,
                %o: tensor<4x4xf32>) {
  %0 = linalg.matmul ins(%x, %w : tensor<4x?xf32>, tensor<8x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  // expected-error@+1 {{the sizes 8 and 9 must be equal here, so that the program cannot run; check what else uses the same values}}
  %1 = linalg.matmul ins(%x, %v : tensor<4x?xf32>, tensor<9x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// An arm for each size is right.
func.func @either(%x: tensor<4x?xf32>, %w: tensor<8x4xf32>,
                  %v: tensor<9x4xf32>, %o: tensor<4x4xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k = tensor.dim %x, %c1 : tensor<4x?xf32>
  %isEight = arith.cmpi eq, %k, %c8 : index
  scf.if %isEight {
    %0 = linalg.matmul ins(%x, %w : tensor<4x?xf32>, tensor<8x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  } else {
    %1 = linalg.matmul ins(%x, %v : tensor<4x?xf32>, tensor<9x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  }
  return
}
