//===- JoinSplitting.h - Blocks that branches share -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_JOINSPLITTING_H
#define ROOFLINE_LIB_ANALYSIS_JOINSPLITTING_H

#include "mlir/IR/Region.h"

namespace mlir::roofline {

/// Ops that were copied: the copy, and what it is a copy of.
using OpCopies = SmallVector<std::pair<Operation *, Operation *>>;

/// Copies the blocks of `region` that several branches share without ending
/// any, so that every branch has its own:
///
///   if (a && b) x else y     a: b: x     and not     a: b: x
///                               y                    y from a and from b
///                            y
///
/// Fails, having done a part, where that takes too many copies.
LogicalResult splitJoins(Region &region, OpCopies &copies);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_JOINSPLITTING_H
