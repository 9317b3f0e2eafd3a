//===- UnitUse.cpp - How much of the units a kernel reaches ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/UnitUse.h"
#include "roofline/Cost/Roofline.h"
#include <cmath>

using namespace mlir::roofline;

double mlir::roofline::getBusyShare(double blocks, const TargetModel &target) {
  if (!target.unitCount || blocks <= 0)
    return 1;
  double units = target.unitCount->value;
  return blocks / (units * std::ceil(blocks / units));
}

UnitUse mlir::roofline::getUse(const LaunchFacts &launch,
                               const TargetModel &target) {
  UnitUse use;
  if (std::optional<int64_t> blocks = launch.getBlocks().getInt64())
    use.busy = getBusyShare(static_cast<double>(*blocks), target);
  return use;
}

double mlir::roofline::getIdleLaneFactor(const LaunchFacts &launch) {
  const Expr &useful = launch.usefulSlots, &issued = launch.issuedSlots;
  if (!useful.isConstant() || !issued.isConstant() || useful.isZero())
    return 1;
  return issued.toDouble() / useful.toDouble();
}

double UnitUse::getShare(Roof roof) const {
  if (!isOfUnits(roof))
    return 1;
  double share = busy;
  if (!roof.isMemory())
    share *= wanted;
  if (roof.getKind() == Roof::Kind::Vector ||
      roof.getKind() == Roof::Kind::Special)
    share *= lanes;
  return share;
}
