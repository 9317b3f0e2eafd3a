//===- TurnConditions.h - Where formulas of loops hold ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What all turns of a loop share is in a formula once, which holds where the
// loop turns: tiles of 64 rows read their weights if there are 64 rows.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_TURNCONDITIONS_H
#define ROOFLINE_LIB_TRANSFORMS_TURNCONDITIONS_H

#include "roofline/Analysis/Records.h"

namespace mlir::roofline {

/// What must hold for every loop of `cost` to turn at least once, where the
/// bounds of its sizes do not show it: "B >= 64". In the order of the loops,
/// each once.
std::vector<std::string> listTurnConditions(const KernelCost &cost);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_TURNCONDITIONS_H
