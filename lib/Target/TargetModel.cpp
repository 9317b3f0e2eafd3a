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

/// The entry of `rates` for a tensor unit at `precision`, as `findRate` has it.
static const ComputeRate *findTensorRate(llvm::ArrayRef<ComputeRate> rates,
                                         Precision precision,
                                         std::optional<Precision> accumulator) {
  constexpr UnitKind unit = UnitKind::Tensor;
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
TargetModel::findRate(UnitKind unit, Precision precision,
                      std::optional<Precision> accumulator) const {
  return unit == UnitKind::Tensor
             ? findTensorRate(rates, precision, accumulator)
             : findEntry(rates, unit, precision, std::nullopt);
}

const ComputeRate *
TargetModel::resolveRate(UnitKind unit, Precision precision,
                         std::optional<Precision> accumulator) const {
  for (Precision holder : losslessClasses(precision))
    if (const ComputeRate *rate = findRate(unit, holder, accumulator))
      return rate;
  return nullptr;
}

const ComputeRate *
TargetModel::findSparseRate(Precision precision,
                            std::optional<Precision> accumulator) const {
  return findTensorRate(sparseRates, precision, accumulator);
}

bool TargetModel::isSparse(const ComputeRate &rate) const {
  return llvm::any_of(
      sparseRates, [&](const ComputeRate &sparse) { return &sparse == &rate; });
}
