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

Share mlir::roofline::getBusyShare(const Expr &blocks,
                                   const TargetModel &target) {
  if (!target.unitCount || blocks.isZero() || blocks.isPoisoned())
    return Share();
  auto units = static_cast<int64_t>(target.unitCount->value);
  return {blocks, Expr::ceilDiv(blocks, units) * units};
}

UnitUse mlir::roofline::getUse(const LaunchFacts &launch,
                               const TargetModel &target) {
  UnitUse use;
  use.busy = getBusyShare(launch.getBlocks(), target);
  return use;
}

double mlir::roofline::getIdleLaneFactor(const LaunchFacts &launch) {
  const Expr &useful = launch.usefulSlots, &issued = launch.issuedSlots;
  if (!useful.isConstant() || !issued.isConstant() || useful.isZero())
    return 1;
  return issued.toDouble() / useful.toDouble();
}

double Share::getNumber() const { return some.toDouble() / all.toDouble(); }

double UnitUse::getShare(Roof roof) const {
  double number = 1;
  if (isOfUnits(roof) && busy.isConstant())
    number *= busy.getNumber();
  if (!roof.isMemory() && wanted.isConstant())
    number *= wanted.getNumber();
  if (roof.getKind() == Roof::Kind::Vector ||
      roof.getKind() == Roof::Kind::Special)
    number *= lanes;
  return number;
}

Share UnitUse::getOpenShare(Roof roof) const {
  Share open;
  auto add = [&](const Share &share, bool isLowered) {
    if (share.isConstant())
      return;
    open.some *= share.some;
    open.all *= isLowered ? share.all : share.some;
  };
  add(busy, isOfUnits(roof));
  add(wanted, !roof.isMemory());
  return open;
}
