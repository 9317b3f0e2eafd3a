//===- TileOrder.h - The order of the loops over tiles ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_TILEORDER_H
#define ROOFLINE_LIB_FUSION_TILEORDER_H

#include "roofline/Fusion/FusionPlan.h"
#include "roofline/Interfaces/OpCost.h"

namespace mlir::roofline {

/// Changes `tileOrder` of `group`, whose ops, tiles and cost are known, to that
/// with which the least is read again from main memory. What is read again even
/// so is added to the cost, by the model that follows the loops of a program
/// through the shared cache, and true returned.
bool orderTiles(FusionGroup &group, const CostContext &context);

/// The sizes of the tensor `value`; none of another value.
SmallVector<int64_t> getSizes(Value value, const CostContext &context);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_TILEORDER_H
