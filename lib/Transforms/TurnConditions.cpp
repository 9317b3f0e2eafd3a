//===- TurnConditions.cpp - Where formulas of loops hold ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TurnConditions.h"
#include "roofline/Interfaces/Dimensions.h"
#include "roofline/Support/ExprConditions.h"

using namespace mlir;
using namespace mlir::roofline;

std::vector<std::string>
mlir::roofline::listTurnConditions(const KernelCost &cost) {
  // Formulas of loops say themselves what is left without a turn.
  if (cost.nest && cost.nest->hasOrder())
    return {};
  std::vector<Expr> open;
  auto add = [&](ArrayRef<Expr> extents) {
    for (const Expr &extent : extents)
      // Trips that differ by the turn of another loop are in sums by turns.
      if (!extent.isConstant() && !extent.isPoisoned() &&
          !Dimensions::hasInduction(extent))
        open.push_back(extent);
  };
  add(cost.domain);
  if (cost.nest)
    add(cost.nest->extents);
  return describeAllAtLeast(open, 1);
}
