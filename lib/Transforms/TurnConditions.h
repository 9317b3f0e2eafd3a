//===- TurnConditions.h - Where formulas of loops hold ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What all points of an op share is in a formula once, which holds where there
// are any: a product with the first S - 1 rows reads its weights if S is 2.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_TURNCONDITIONS_H
#define ROOFLINE_LIB_TRANSFORMS_TURNCONDITIONS_H

#include "roofline/Analysis/Records.h"

namespace mlir::roofline {

/// What must hold for every extent of `cost`, of an op, to be at least 1, where
/// the bounds of its sizes do not show it: "B >= 64". In the order of the
/// extents, each once; empty for loops of the IR.
std::vector<std::string> listTurnConditions(const KernelCost &cost);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_TURNCONDITIONS_H
