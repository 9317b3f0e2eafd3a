//===- TargetModel.cpp - What the hardware can do -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/TargetModel.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

/// The entry of `rates` for exactly these.
static const ComputeRate *findEntry(llvm::ArrayRef<ComputeRate> rates,
                                    UnitKind unit, Precision precision,
                                    std::optional<Precision> accumulator) {
  const ComputeRate *entry = llvm::find_if(rates, [&](const ComputeRate &r) {
    return r.unit == unit && r.precision == precision &&
           r.accumulator == accumulator;
  });
  return entry == rates.end() ? nullptr : entry;
}

const ComputeRate *
TargetModel::findRate(UnitKind unit, Precision precision,
                      std::optional<Precision> accumulator) const {
  if (unit != UnitKind::Tensor)
    return findEntry(rates, unit, precision, std::nullopt);

  llvm::ArrayRef<Precision> holders =
      losslessClasses(accumulator.value_or(precision));
  if (const ComputeRate *exact =
          findEntry(rates, unit, precision, holders.front()))
    return exact;
  if (const ComputeRate *any = findEntry(rates, unit, precision, std::nullopt))
    return any;
  for (Precision holder : holders.drop_front())
    if (const ComputeRate *wider = findEntry(rates, unit, precision, holder))
      return wider;
  return nullptr;
}

const ComputeRate *
TargetModel::resolveRate(UnitKind unit, Precision precision,
                         std::optional<Precision> accumulator) const {
  for (Precision holder : losslessClasses(precision))
    if (const ComputeRate *rate = findRate(unit, holder, accumulator))
      return rate;
  return nullptr;
}
