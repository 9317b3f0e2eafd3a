//===- IndexConversion.h - From affine expressions to indices ---*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_INTERFACES_INDEXCONVERSION_H
#define ROOFLINE_LIB_INTERFACES_INDEXCONVERSION_H

#include "mlir/IR/AffineMap.h"
#include "roofline/Access/Nest.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::roofline {

/// `expr` over loops with `extents` as an index. What is no sum of scaled loops
/// (floordiv, ceildiv, mod) gets `maxDistinct` from the interval of its values.
/// Empty if the expression has symbols or too large numbers.
std::optional<IndexExpr> convertToIndex(AffineExpr expr,
                                        ArrayRef<Expr> extents);

/// The loops that `map` is a function of.
llvm::SmallBitVector getLoopsOf(AffineMap map);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_INTERFACES_INDEXCONVERSION_H
