//===- Roofline.cpp - Which wall a kernel is against ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three steps: book each kind of work on a unit, time every roof, and read the
// verdict off the ordered times.
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Roofline.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <cassert>

using namespace mlir::roofline;
using llvm::SmallVector;
using llvm::StringRef;

std::string Roof::getName() const {
  switch (kind) {
  case Kind::HBM:
    return "hbm";
  case Kind::L2:
    return "l2";
  case Kind::SMem:
    return "smem";
  case Kind::Tensor:
    return "tensor." + stringify(precision).str() +
           (accumulator ? ".acc_" + stringify(*accumulator).str() : "");
  case Kind::Vector:
    return "vector." + stringify(precision).str();
  case Kind::Special:
    return "special";
  }
  llvm_unreachable("unknown roof");
}

Roof Roof::ofRate(const TargetModel &target, const ComputeRate &rate) {
  Roof roof(rate.unit, rate.precision);
  if (target.findRate(rate.unit, rate.precision) != &rate)
    roof.accumulator = rate.accumulator;
  return roof;
}

StringRef mlir::roofline::stringify(Regime regime) {
  switch (regime) {
  case Regime::None:
    return "none";
  case Regime::MemoryBound:
    return "memory-bound";
  case Regime::ComputeBound:
    return "compute-bound";
  }
  llvm_unreachable("unknown regime");
}

std::optional<Regime> mlir::roofline::parseRegime(StringRef name) {
  for (Regime regime :
       {Regime::None, Regime::MemoryBound, Regime::ComputeBound})
    if (stringify(regime) == name)
      return regime;
  return std::nullopt;
}

SmallVector<Roof, 1> Verdict::getUnrated() const {
  SmallVector<Roof, 1> unrated;
  for (const BookedWork &booked : compute)
    if (!booked.seconds)
      unrated.push_back(booked.roof);
  return unrated;
}

std::optional<double>
mlir::roofline::getLaunchOverhead(const Assumptions &assumptions,
                                  const TargetModel &target) {
  if (!assumptions.addLaunchOverhead)
    return 0;
  if (!target.launchLatencySeconds)
    return std::nullopt;
  return target.launchLatencySeconds->value;
}

namespace {
/// Books work items on the units of one target.
class Booker {
public:
  Booker(const TargetModel &target, const Assumptions &assumptions,
         llvm::SmallVectorImpl<BookedWork> &compute)
      : target(target), assumptions(assumptions), compute(compute) {}

  void book(const WorkItem &item) {
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

private:
  bool runsOnSpecialUnit(const WorkItem &item) const {
    return item.precision != Precision::F64 && target.specialOpsPerSecond;
  }

  void bookContraction(const WorkItem &item) {
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
    if (!rate)
      return bookVector(item);
    double peak = rate->opsPerSecond.value;
    add(Roof::ofRate(target, *rate), item.ops, item.ops.toDouble() / peak,
        peak);
  }

  void bookVector(const WorkItem &item) {
    const ComputeRate *rate =
        target.resolveRate(UnitKind::Vector, item.precision);
    if (!rate)
      return add(Roof(UnitKind::Vector, item.precision), item.ops, std::nullopt,
                 std::nullopt);
    double peak = rate->opsPerSecond.value;
    add(Roof(UnitKind::Vector, rate->precision), item.ops,
        2 * item.slots.toDouble() / peak, peak);
  }

  void bookSpecial(const WorkItem &item) {
    double peak = target.specialOpsPerSecond->value;
    add(Roof(Roof::Kind::Special), item.ops, item.ops.toDouble() / peak, peak);
  }

  void add(Roof roof, Count ops, std::optional<double> seconds,
           std::optional<double> peak) {
    BookedWork *same = llvm::find_if(
        compute, [&](BookedWork &b) { return b.roof.isSameUnit(roof); });
    if (same == compute.end()) {
      compute.push_back({roof, ops, seconds, peak});
      return;
    }
    same->ops += ops;
    if (!seconds)
      return;
    *same->seconds += *seconds;
    // Two accumulators on the one unit: the better of its rates is its peak.
    if (*peak > *same->peak) {
      same->roof = roof;
      same->peak = peak;
    }
  }

  const TargetModel &target;
  const Assumptions &assumptions;
  llvm::SmallVectorImpl<BookedWork> &compute;
};
} // namespace

/// Times one memory level; no time without a bandwidth or without bytes.
static void timeLevel(Roof::Kind kind, const LevelTraffic &traffic,
                      const MemoryLevel &level,
                      llvm::SmallVectorImpl<RoofTime> &roofs) {
  if (!level.bytesPerSecond || traffic.getTimed().isZero())
    return;
  roofs.push_back(
      {kind, traffic.getTimed().toDouble() / level.bytesPerSecond->value});
}

/// Fills in what the dominant compute roof decides.
static void compareWithPeak(Verdict &verdict, const TargetModel &target) {
  const BookedWork *dominant = nullptr;
  for (const BookedWork &booked : verdict.compute)
    if (booked.seconds && (!dominant || *booked.seconds > *dominant->seconds))
      dominant = &booked;
  if (!dominant)
    return;
  verdict.dominantUnit = dominant->roof;
  if (target.hbm.bytesPerSecond)
    verdict.ridge = *dominant->peak / target.hbm.bytesPerSecond->value;
  if (verdict.seconds <= 0)
    return;
  double atPeak = dominant->ops.toDouble() / *dominant->peak;
  // Above the peak by no more than the rounding of sums.
  assert(atPeak <= verdict.seconds * (1 + 1e-9) && "faster than the peak");
  verdict.percentOfPeak = std::min(100.0, 100 * atPeak / verdict.seconds);
}

static void nameBinding(Verdict &verdict) {
  if (verdict.roofs.empty())
    return;
  verdict.boundBy = verdict.roofs[0].roof;
  verdict.seconds = verdict.roofs[0].seconds;
  verdict.regime =
      verdict.boundBy->isMemory() ? Regime::MemoryBound : Regime::ComputeBound;
  if (verdict.roofs.size() < 2)
    return;
  verdict.runnerUp = verdict.roofs[1].roof;
  verdict.margin = verdict.roofs[0].seconds / verdict.roofs[1].seconds;
}

Verdict mlir::roofline::judge(const Work &work, const Traffic &traffic,
                              const TargetModel &target,
                              const Assumptions &assumptions) {
  Verdict verdict;
  Booker booker(target, assumptions, verdict.compute);
  for (const WorkItem &item : work.getItems())
    booker.book(item);

  timeLevel(Roof::Kind::HBM, traffic.hbm, target.hbm, verdict.roofs);
  if (traffic.l2)
    timeLevel(Roof::Kind::L2, *traffic.l2, target.l2, verdict.roofs);
  if (traffic.smem)
    timeLevel(Roof::Kind::SMem, *traffic.smem, target.smem, verdict.roofs);
  for (const BookedWork &booked : verdict.compute)
    if (booked.seconds)
      verdict.roofs.push_back({booked.roof, *booked.seconds});
  // Stable, so that memory stays before compute among equals.
  llvm::stable_sort(verdict.roofs, [](const RoofTime &a, const RoofTime &b) {
    return a.seconds > b.seconds;
  });
  nameBinding(verdict);

  Count ops = work.getFlops() + work.getIops();
  Count hbmBytes = traffic.hbm.getModelled();
  if (!hbmBytes.isZero())
    verdict.intensity = ops.toDouble() / hbmBytes.toDouble();
  if (target.launchLatencySeconds)
    verdict.launchBound =
        verdict.boundBy && verdict.seconds < target.launchLatencySeconds->value;
  if (verdict.boundBy)
    verdict.seconds += getLaunchOverhead(assumptions, target).value_or(0);
  if (verdict.seconds > 0)
    verdict.attainable = ops.toDouble() / verdict.seconds;
  compareWithPeak(verdict, target);
  return verdict;
}
