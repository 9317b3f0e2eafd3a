//===- MatrixProducts.h - Multiply-accumulates of one op --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What vector contractions and the matrix instructions of GPUs have in common:
// multiply-accumulates whose types the op names.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_INTERFACES_MATRIXPRODUCTS_H
#define ROOFLINE_LIB_INTERFACES_MATRIXPRODUCTS_H

#include "roofline/Interfaces/OpCost.h"

namespace mlir::roofline {

/// What is multiplied and what is added up: scalars, or vectors of them.
struct ProductTypes {
  Type lhs;
  Type rhs;
  Type accumulator;
  /// `lhs` holds the non-zeros of a structured-sparse matrix.
  bool isSparse = false;
};

/// Books `points` multiply-accumulates. Returns the reason where the types have
/// no class.
std::optional<std::string> addMultiplyAccumulates(const ProductTypes &types,
                                                  const Expr &points,
                                                  Work &work);

/// The loops of a matrix instruction: `blocks` products of an m x k by a k x n
/// matrix. Of a sparse one, k counts the zeros.
struct ProductShape {
  int64_t m = 0;
  int64_t n = 0;
  int64_t k = 0;
  int64_t blocks = 1;
};

/// The cost of a matrix instruction that `scope` executes together, on
/// registers.
void computeProduct(const ProductShape &shape, const ProductTypes &types,
                    ExecutionScope scope, OpCost &cost);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_INTERFACES_MATRIXPRODUCTS_H
