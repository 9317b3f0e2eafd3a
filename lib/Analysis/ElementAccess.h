//===- ElementAccess.h - Loads and stores of single elements ----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_ELEMENTACCESS_H
#define ROOFLINE_LIB_ANALYSIS_ELEMENTACCESS_H

#include "roofline/Access/Nest.h"
#include "roofline/Interfaces/SizeTracing.h"

namespace mlir::roofline {

/// A load or store of an element, or of a vector of neighbours.
struct ElementAccess {
  Value base;
  /// One per dimension of the base.
  SmallVector<Expr, 4> indices;
  AccessKind kind = AccessKind::Read;
  /// How many lanes there are along the last dimensions.
  SmallVector<int64_t, 2> lanes;
  /// How many of these, the first ones, move.
  SmallVector<Expr, 2> movingLanes;
};

/// What `op`, which stands in `around`, accesses; empty where it is no such op,
/// or where its indices do not say all (a mask, or a transfer that may begin
/// out of bounds).
std::optional<ElementAccess> getElementAccess(Operation *op, SizeTracer &sizes,
                                              ArrayRef<LoopRange> around = {});

/// The same with indices that are what `getIndex` says, but for those of affine
/// maps.
std::optional<ElementAccess>
getElementAccess(Operation *op, SizeTracer &sizes, ArrayRef<LoopRange> around,
                 llvm::function_ref<Expr(Value)> getIndex);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_ELEMENTACCESS_H
