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
#include "WorkBooker.h"
#include "roofline/Cost/Crossover.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <cassert>

using namespace mlir::roofline;
using llvm::ArrayRef;
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
           (accumulator ? ".acc_" + stringify(*accumulator).str() : "") +
           (isSparse ? ".sparse" : "");
  case Kind::Vector:
    return "vector." + stringify(precision).str();
  case Kind::Special:
    return "special";
  }
  llvm_unreachable("unknown roof");
}

Roof Roof::ofRate(const TargetModel &target, const ComputeRate &rate) {
  Roof roof(rate.unit, rate.precision);
  roof.isSparse = target.isSparse(rate);
  const ComputeRate *usual = roof.isSparse
                                 ? target.findSparseRate(rate.precision)
                                 : target.findRate(rate.unit, rate.precision);
  if (usual != &rate)
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
  case Regime::Depends:
    return "depends";
  }
  llvm_unreachable("unknown regime");
}

std::optional<Regime> mlir::roofline::parseRegime(StringRef name) {
  for (Regime regime : {Regime::None, Regime::MemoryBound, Regime::ComputeBound,
                        Regime::Depends})
    if (stringify(regime) == name)
      return regime;
  return std::nullopt;
}

static bool areConstant(ArrayRef<Demand> parts) {
  return llvm::all_of(
      parts, [](const Demand &part) { return part.amount.isConstant(); });
}

static double sumSeconds(ArrayRef<Demand> parts) {
  double seconds = 0;
  for (const Demand &part : parts)
    seconds += part.amount.toDouble() / part.rate;
  return seconds;
}

bool RoofDemand::isConstant() const { return areConstant(parts); }

double RoofDemand::getSeconds() const { return sumSeconds(parts); }

SmallVector<Roof, 1> Verdict::getUnrated() const {
  SmallVector<Roof, 1> unrated(unratedLevels);
  for (const BookedWork &booked : compute)
    if (!booked.peak)
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

/// What is asked of one memory level, of which `traffic` takes `bytes`: nothing
/// without a bandwidth. Of whole lines around written bytes the rest counts as
/// read.
static SmallVector<Demand, 1> getDemand(Expr bytes, const LevelTraffic &traffic,
                                        const MemoryLevel &level) {
  SmallVector<Demand, 1> parts;
  if (!level.bytesPerSecond)
    return parts;
  if (level.writtenBytesPerSecond && !traffic.written.isZero()) {
    bytes = bytes - traffic.written;
    parts.push_back({traffic.written, level.writtenBytesPerSecond->value});
  }
  if (!bytes.isZero())
    parts.insert(parts.begin(), {bytes, level.bytesPerSecond->value});
  return parts;
}

/// Calls `add` with every memory level that bytes are asked of, and what that
/// is: nothing where the level has no rate.
static void
forEachLevel(const Traffic &traffic, const TargetModel &target,
             llvm::function_ref<void(Roof::Kind, ArrayRef<Demand>)> add) {
  auto addLevel = [&](Roof::Kind kind, const LevelTraffic &ofLevel,
                      const MemoryLevel &level) {
    Expr bytes = ofLevel.getTimed();
    if (!bytes.isZero())
      add(kind, getDemand(std::move(bytes), ofLevel, level));
  };
  addLevel(Roof::Kind::HBM, traffic.hbm, target.hbm);
  if (traffic.chip.l2)
    addLevel(Roof::Kind::L2, *traffic.chip.l2, target.l2);
  if (traffic.chip.smem)
    addLevel(Roof::Kind::SMem, *traffic.chip.smem, target.smem);
}

static void addDemands(const Traffic &traffic, const TargetModel &target,
                       Verdict &verdict) {
  forEachLevel(traffic, target, [&](Roof::Kind kind, ArrayRef<Demand> parts) {
    if (parts.empty())
      verdict.unratedLevels.push_back(kind);
    else
      verdict.demands.push_back({kind, llvm::to_vector<1>(parts)});
  });
  for (const BookedWork &booked : verdict.compute)
    if (booked.peak)
      verdict.demands.push_back({booked.roof, booked.demand});
}

/// The unit that is kept busiest; null without rated work, or where symbols
/// decide.
static const BookedWork *findDominant(const Verdict &verdict) {
  SmallVector<RoofDemand, 4> units;
  SmallVector<const BookedWork *, 4> booked;
  for (const BookedWork &work : verdict.compute)
    if (work.peak) {
      units.push_back({work.roof, work.demand});
      booked.push_back(&work);
    }
  std::optional<unsigned> slowest = findSlowest(units);
  return slowest ? booked[*slowest] : nullptr;
}

std::optional<double> mlir::roofline::getRatio(const Expr &lhs,
                                               const Expr &rhs) {
  if (rhs.isZero())
    return std::nullopt;
  if (lhs.isZero())
    return 0;
  if (lhs.isConstant() && rhs.isConstant())
    return lhs.toDouble() / rhs.toDouble();
  auto numbers = Expr::getProportion({lhs, rhs});
  if (!numbers)
    return std::nullopt;
  return numbers->front().toDouble() / numbers->back().toDouble();
}

/// `ops` over the time that the binding roof takes, where that is in proportion
/// to them for all values of the symbols.
static std::optional<double> getOpenRate(const Expr &ops,
                                         const Verdict &verdict) {
  const auto *binding =
      llvm::find_if(verdict.demands, [&](const RoofDemand &demand) {
        return verdict.boundBy == demand.roof;
      });
  if (binding == verdict.demands.end())
    return std::nullopt;
  Share share = verdict.use.getOpenShare(binding->roof);
  double secondsPerOp = 0;
  for (const Demand &part : binding->parts) {
    std::optional<double> perOp =
        getRatio(part.amount * share.all, ops * share.some);
    if (!perOp)
      return std::nullopt;
    secondsPerOp += *perOp / part.rate;
  }
  return 1 / secondsPerOp;
}

/// `ops` over the time of the kernel; absent with zero time and where it
/// depends on symbols, as launches make it do.
static std::optional<double> getRate(const Expr &ops, const Verdict &verdict,
                                     const Assumptions &assumptions) {
  if (!verdict.seconds)
    return assumptions.addLaunchOverhead ? std::nullopt
                                         : getOpenRate(ops, verdict);
  if (!ops.isConstant() || *verdict.seconds <= 0)
    return std::nullopt;
  return ops.toDouble() / *verdict.seconds;
}

/// Fills in what the dominant compute roof decides.
static void compareWithPeak(Verdict &verdict, const TargetModel &target,
                            const Assumptions &assumptions) {
  const BookedWork *dominant = findDominant(verdict);
  if (!dominant)
    return;
  verdict.dominantUnit = dominant->roof;
  if (target.hbm.bytesPerSecond)
    verdict.ridge = *dominant->peak / target.hbm.bytesPerSecond->value;
  if (auto rate = getRate(dominant->ops, verdict, assumptions)) {
    // Above the peak by no more than the rounding of sums.
    assert(*rate <= *dominant->peak * (1 + 1e-9) && "faster than the peak");
    verdict.percentOfPeak = std::min(100.0, 100 * *rate / *dominant->peak);
  }
}

static Regime getRegime(Roof boundBy) {
  return boundBy.isMemory() ? Regime::MemoryBound : Regime::ComputeBound;
}

/// The verdict where every demand is a number.
static void compareTimes(Verdict &verdict) {
  for (const RoofDemand &demand : verdict.demands)
    verdict.roofs.push_back({demand.roof, demand.getSeconds()});
  // Stable, so that memory stays before compute among equals.
  llvm::stable_sort(verdict.roofs, [](const RoofTime &a, const RoofTime &b) {
    return a.seconds > b.seconds;
  });
  verdict.seconds = 0;
  if (verdict.roofs.empty())
    return;
  verdict.boundBy = verdict.roofs[0].roof;
  verdict.seconds = verdict.roofs[0].seconds;
  verdict.regime = getRegime(*verdict.boundBy);
  if (verdict.roofs.size() < 2)
    return;
  verdict.runnerUp = verdict.roofs[1].roof;
  verdict.margin = verdict.roofs[0].seconds / verdict.roofs[1].seconds;
}

/// The demands in proportion to their times: larger amounts where symbols
/// decide how much of the units is reached.
static SmallVector<RoofDemand, 4> spreadUse(const Verdict &verdict) {
  SmallVector<RoofDemand, 4> demands(verdict.demands);
  for (RoofDemand &demand : demands)
    for (Demand &part : demand.parts)
      part.amount *= verdict.use.getOpenShare(demand.roof).all;
  return demands;
}

/// The verdict where symbols take part: what holds for all their values.
static void compareDemands(Verdict &verdict) {
  Binding binding = findBinding(spreadUse(verdict));
  verdict.crossover = binding.crossover;
  verdict.boundBy = binding.roof;
  verdict.regime = !binding.isMemory   ? Regime::Depends
                   : *binding.isMemory ? Regime::MemoryBound
                                       : Regime::ComputeBound;
}

/// What launches take and say, given the time of all executions without them.
static void addLaunches(Verdict &verdict, const TargetModel &target,
                        const Assumptions &assumptions,
                        const Expr &executions) {
  double times = verdict.boundBy ? executions.toDouble() : 0;
  if (target.launchLatencySeconds)
    verdict.launchBound =
        verdict.boundBy &&
        *verdict.seconds < target.launchLatencySeconds->value * times;
  *verdict.seconds +=
      getLaunchOverhead(assumptions, target).value_or(0) * times;
}

bool mlir::roofline::isOfUnits(Roof roof) {
  return roof.getKind() != Roof::Kind::HBM && roof.getKind() != Roof::Kind::L2;
}

/// Lowers what the units can do to what is in reach of it.
static void capDemands(Verdict &verdict) {
  for (RoofDemand &demand : verdict.demands)
    for (Demand &part : demand.parts)
      part.rate *= verdict.use.getShare(demand.roof);
}

Verdict mlir::roofline::judge(const Work &work, const Traffic &traffic,
                              const TargetModel &target,
                              const Assumptions &assumptions,
                              const Expr &executions, const UnitUse &use) {
  Verdict verdict;
  verdict.use = use;
  WorkBooker(target, assumptions, verdict.compute).book(work);
  addDemands(traffic, target, verdict);
  capDemands(verdict);

  if (llvm::all_of(verdict.demands, std::mem_fn(&RoofDemand::isConstant)) &&
      use.isConstant()) {
    compareTimes(verdict);
    addLaunches(verdict, target, assumptions, executions);
  } else {
    compareDemands(verdict);
  }

  Expr ops = work.getOps();
  verdict.intensity = getRatio(ops, traffic.hbm.getModelled());
  verdict.attainable = getRate(ops, verdict, assumptions);
  compareWithPeak(verdict, target, assumptions);
  return verdict;
}

std::optional<double> mlir::roofline::judgeSeconds(
    const Work &work, const Traffic &traffic, const TargetModel &target,
    const Assumptions &assumptions, const Expr &executions) {
  std::optional<double> slowest;
  bool areNumbers = true;
  auto add = [&](ArrayRef<Demand> parts) {
    areNumbers = areNumbers && areConstant(parts);
    if (areNumbers)
      slowest = std::max(slowest.value_or(0), sumSeconds(parts));
  };
  forEachLevel(traffic, target, [&](Roof::Kind, ArrayRef<Demand> parts) {
    if (!parts.empty())
      add(parts);
  });
  SmallVector<BookedWork, 4> compute;
  WorkBooker(target, assumptions, compute).book(work);
  for (const BookedWork &booked : compute)
    if (booked.peak)
      add(booked.demand);
  if (!areNumbers)
    return std::nullopt;
  if (!slowest)
    return 0;
  double overhead = getLaunchOverhead(assumptions, target).value_or(0);
  return *slowest + overhead * executions.toDouble();
}
