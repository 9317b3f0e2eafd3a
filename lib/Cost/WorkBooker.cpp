//===- WorkBooker.cpp - Work on the units of a target ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkBooker.h"
#include "roofline/Cost/Booking.h"

using namespace mlir::roofline;

void WorkBooker::book(const WorkItem &item) {
  switch (item.kind) {
  case WorkKind::MultiplyAccumulate:
    return bookContraction(item);
  case WorkKind::Arithmetic:
    return bookVector(item);
  case WorkKind::Transcendental:
    return runsOnSpecialUnit(item) ? bookSpecial(item) : bookVector(item);
  case WorkKind::Division:
    // Its flop is on the vector unit already.
    return runsOnSpecialUnit(item) ? bookSpecial(item) : void();
  }
}

const ComputeRate *WorkBooker::findContractionRate(const WorkItem &item) const {
  Precision precision = item.precision;
  const ComputeRate *rate =
      target.findRate(UnitKind::Tensor, precision, item.accumulator);
  // f32 keeps its precision: only a true f32 matrix rate serves it, or tf32
  // where that is allowed. Other types may run at any class that holds them.
  if (!rate && precision != Precision::F32)
    rate = target.resolveRate(UnitKind::Tensor, precision, item.accumulator);
  if (precision == Precision::F32 && assumptions.allowTF32)
    if (const ComputeRate *tf32 = target.findRate(
            UnitKind::Tensor, Precision::TF32, item.accumulator))
      rate = tf32;
  const ComputeRate *sparse =
      item.isSparse && rate
          ? target.findSparseRate(rate->precision, item.accumulator)
          : nullptr;
  return sparse ? sparse : rate;
}

void WorkBooker::bookContraction(const WorkItem &item) {
  const ComputeRate *rate = findContractionRate(item);
  if (!rate)
    return bookVector(item);
  double peak = rate->opsPerSecond.value;
  add(Roof::ofRate(target, *rate), item.ops, peak, item.ops);
}

void WorkBooker::bookVector(const WorkItem &item) {
  // Only tensor units round to tf32.
  Precision precision =
      item.precision == Precision::TF32 ? Precision::F32 : item.precision;
  const ComputeRate *rate = target.resolveRate(UnitKind::Vector, precision);
  if (!rate)
    return add(Roof(UnitKind::Vector, precision), item.ops, std::nullopt,
               Expr());
  // A peak is two operations per slot.
  add(Roof(UnitKind::Vector, rate->precision), item.ops,
      rate->opsPerSecond.value, item.slots * 2);
}

void WorkBooker::bookSpecial(const WorkItem &item) {
  add(Roof(Roof::Kind::Special), item.ops, target.specialOpsPerSecond->value,
      item.slots);
}

std::optional<BookedWork>
mlir::roofline::bookAlone(const WorkItem &item, const TargetModel &target,
                          const Assumptions &assumptions) {
  Work work;
  work.add(item);
  llvm::SmallVector<BookedWork, 1> compute;
  WorkBooker(target, assumptions, compute).book(work);
  return compute.empty() ? std::nullopt : std::optional(compute.front());
}

/// One part per rate.
static void addDemand(llvm::SmallVectorImpl<Demand> &parts, const Expr &amount,
                      double rate) {
  for (Demand &part : parts)
    if (part.rate == rate) {
      part.amount += amount;
      return;
    }
  parts.push_back({amount, rate});
}

void WorkBooker::add(Roof roof, const Expr &ops, std::optional<double> peak,
                     const Expr &amount) {
  BookedWork *same = llvm::find_if(
      compute, [&](BookedWork &b) { return b.roof.isSameUnit(roof); });
  if (same == compute.end()) {
    compute.push_back({roof, ops, peak, {}});
    same = std::prev(compute.end());
  } else {
    same->ops += ops;
  }
  if (!peak)
    return;
  addDemand(same->demand, amount, *peak);
  // Two accumulators on the one unit: the better of its rates is its peak.
  if (*peak > *same->peak) {
    same->roof = roof;
    same->peak = peak;
  }
}
