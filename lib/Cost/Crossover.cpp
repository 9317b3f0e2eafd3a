//===- Crossover.cpp - Which roof binds, by the values of symbols ---------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First the cheap way: demands that another is shown to outlast everywhere are
// left out, which most often leaves one. If one symbol decides among those that
// are left, the crossings are found exactly (Segments.h). Else the ranges of
// the symbols are looked at in parts (HalvedRanges.h).
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Crossover.h"
#include "CrossoverText.h"
#include "HalvedRanges.h"
#include "TimeScale.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace {

/// The demands that may be the slowest somewhere.
class Contest {
public:
  explicit Contest(ArrayRef<RoofDemand> all);

  /// Whether all amounts are known.
  bool isValid() const { return valid; }
  ArrayRef<RoofDemand> getDemands() const { return demands; }
  unsigned getPosition(unsigned i) const { return positions[i]; }

  /// The only symbol that the order of the times depends on.
  const Symbol *getOnlySymbol() const;
  std::optional<SegmentList> findSegments() const;
  /// Whether the slowest is a memory level; empty where that is not shown, or
  /// changes.
  std::optional<bool> findRegime() const;
  /// Leaves out more demands, by looking at the ranges in parts.
  void dropInParts() {
    isNonNegative = isNonNegativeInRanges;
    dropDominated();
  }

private:
  bool isDominated(const RoofDemand &demand, const RoofDemand &by,
                   bool isBefore) const;
  bool isShownLE(const Expr &lhs, const Expr &rhs) const {
    return isNonNegative(rhs - lhs);
  }
  bool isShownLT(const Expr &lhs, const Expr &rhs) const {
    return isNonNegative(rhs - lhs - 1);
  }
  void divideByCommon();
  void dropDominated();

  /// How differences are shown to be at least 0.
  bool (*isNonNegative)(const Expr &) = [](const Expr &difference) {
    return difference.isKnownNonNegative();
  };
  bool valid = true;
  SmallVector<RoofDemand, 4> demands;
  /// Those of `demands` among all.
  SmallVector<unsigned, 4> positions;
};

} // namespace

Contest::Contest(ArrayRef<RoofDemand> all) : demands(all) {
  for (const RoofDemand &demand : all) {
    positions.push_back(positions.size());
    for (const Demand &part : demand.parts)
      valid &= !part.amount.isPoisoned();
  }
  if (!valid)
    return;
  divideByCommon();
  dropDominated();
  divideByCommon();
}

/// Divides all amounts by what they have in common, which does not change the
/// order of the times except where it is zero, and there nothing binds.
/// Segments leave such values out by themselves.
void Contest::divideByCommon() {
  SmallVector<Expr, 4> amounts;
  for (const RoofDemand &demand : demands)
    for (const Demand &part : demand.parts)
      amounts.push_back(part.amount);
  // What is a multiple of the same everywhere keeps its order.
  if (!getOnlySymbol())
    if (auto numbers = Expr::getProportion(amounts)) {
      const Expr *number = numbers->begin();
      for (RoofDemand &demand : demands)
        for (Demand &part : demand.parts)
          part.amount = *number++;
      return;
    }
  Expr common = Expr::commonDivisor(amounts);
  if (common.isOne() || (getOnlySymbol() && !common.isKnownPositive()))
    return;
  for (RoofDemand &demand : demands)
    for (Demand &part : demand.parts)
      part.amount = Expr::floorDiv(part.amount, common);
}

/// Whether `demand` is shown never to be the slowest because of `by`, to which
/// ties go if it is `isBefore`.
bool Contest::isDominated(const RoofDemand &demand, const RoofDemand &by,
                          bool isBefore) const {
  std::optional<SmallVector<Expr, 4>> times = scaleTimes({demand, by});
  return times && (isBefore ? isShownLE((*times)[0], (*times)[1])
                            : isShownLT((*times)[0], (*times)[1]));
}

void Contest::dropDominated() {
  for (unsigned i = 0; i < demands.size();) {
    bool isNeedless = false;
    for (unsigned j = 0; j != demands.size() && !isNeedless; ++j)
      isNeedless = i != j && isDominated(demands[i], demands[j], j < i);
    if (!isNeedless) {
      ++i;
      continue;
    }
    demands.erase(demands.begin() + i);
    positions.erase(positions.begin() + i);
  }
}

const Symbol *Contest::getOnlySymbol() const {
  llvm::SetVector<const Symbol *> symbols;
  for (const RoofDemand &demand : demands)
    for (const Demand &part : demand.parts)
      part.amount.collectSymbols(symbols);
  return symbols.size() == 1 ? symbols.front() : nullptr;
}

std::optional<SegmentList> Contest::findSegments() const {
  const Symbol *symbol = getOnlySymbol();
  return symbol ? mlir::roofline::findSegments(demands, *symbol) : std::nullopt;
}

std::optional<bool> Contest::findRegime() const {
  auto isMemory = [](const RoofDemand &demand) {
    return demand.roof.isMemory();
  };
  if (llvm::all_equal(llvm::map_range(demands, isMemory)))
    return isMemory(demands.front());
  std::optional<SmallVector<Expr, 4>> times = scaleTimes(demands);
  if (!times || demands.size() == 2)
    return std::nullopt; // They were compared already.
  Expr memory = 0, compute = 0;
  for (auto [demand, time] : llvm::zip(demands, *times)) {
    Expr &largest = isMemory(demand) ? memory : compute;
    largest = Expr::max(largest, time);
  }
  if (isShownLE(compute, memory))
    return true;
  if (isShownLT(memory, compute))
    return false;
  return std::nullopt;
}

std::optional<unsigned>
mlir::roofline::findSlowest(ArrayRef<RoofDemand> demands) {
  if (llvm::all_of(demands, std::mem_fn(&RoofDemand::isConstant))) {
    auto *slowest = llvm::max_element(
        demands, [](const RoofDemand &lhs, const RoofDemand &rhs) {
          return lhs.getSeconds() < rhs.getSeconds();
        });
    return demands.empty() ? std::nullopt
                           : std::optional(slowest - demands.begin());
  }
  Contest contest(demands);
  if (!contest.isValid())
    return std::nullopt;
  if (contest.getDemands().size() == 1)
    return contest.getPosition(0);
  std::optional<SegmentList> segments = contest.findSegments();
  if (segments && segments->size() == 1 && segments->front().isSingle())
    return contest.getPosition(segments->front().slowest[0]);
  if (segments)
    return std::nullopt;
  contest.dropInParts();
  return contest.getDemands().size() == 1
             ? std::optional(contest.getPosition(0))
             : std::nullopt;
}

/// The regime that all `segments` are in, if it is one.
static std::optional<bool> getRegime(ArrayRef<Segment> segments,
                                     ArrayRef<RoofDemand> demands) {
  std::optional<bool> regime;
  for (const Segment &segment : segments)
    for (unsigned slowest : segment.slowest) {
      bool isMemory = demands[slowest].roof.isMemory();
      if (regime && *regime != isMemory)
        return std::nullopt;
      regime = isMemory;
    }
  return regime;
}

Binding mlir::roofline::findBinding(ArrayRef<RoofDemand> all) {
  Binding binding;
  Contest contest(all);
  ArrayRef<RoofDemand> demands = contest.getDemands();
  if (!contest.isValid() || demands.empty())
    return binding;
  auto decide = [&](Roof roof) {
    binding.roof = roof;
    binding.isMemory = roof.isMemory();
    return binding;
  };
  if (demands.size() == 1)
    return decide(demands.front().roof);
  std::optional<SegmentList> segments = contest.findSegments();
  if (!segments || segments->empty()) {
    contest.dropInParts();
    demands = contest.getDemands();
    if (demands.size() == 1)
      return decide(demands.front().roof);
    binding.isMemory = contest.findRegime();
    SmallVector<RoofDemand, 4> candidates(
        llvm::make_filter_range(demands, [&](const RoofDemand &demand) {
          return demand.roof.isMemory() ==
                 binding.isMemory.value_or(demand.roof.isMemory());
        }));
    binding.crossover = describeCondition(candidates);
    return binding;
  }
  if (segments->size() == 1 && segments->front().isSingle())
    return decide(demands[segments->front().slowest[0]].roof);
  binding.isMemory = getRegime(*segments, demands);
  binding.crossover =
      describeSegments(*segments, demands, *contest.getOnlySymbol());
  return binding;
}
