//===- BranchResolution.cpp - Which arm of a branch counts ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BranchResolution.h"
#include "ArmConditions.h"
#include "roofline/Cost/Crossover.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// The time of an arm: the sum of what its kernels ask of the roofs that bind
/// them.
class ArmTime {
public:
  void add(const KernelCost &cost, const Assumptions &assumptions) {
    Verdict verdict = cost.judge(assumptions);
    if (verdict.demands.empty())
      return;
    const RoofDemand *binding =
        llvm::find_if(verdict.demands, [&](const RoofDemand &demand) {
          return verdict.boundBy && demand.roof == *verdict.boundBy;
        });
    // With units that symbols keep busy it is no sum.
    isKnown &= binding != verdict.demands.end() &&
               verdict.use.getOpenShare(binding->roof).isAll();
    if (isKnown)
      demand.parts.append(binding->parts.begin(), binding->parts.end());
    std::optional<double> launch = getLaunchOverhead(assumptions, *cost.target);
    if (launch.value_or(0) > 0)
      demand.parts.push_back({cost.executions, 1 / *launch});
    hasKernels = true;
  }

  /// Adds a branch whose time depends on what is not known.
  void addUndecided() {
    isKnown = false;
    hasKernels = true;
  }

  /// Whether it takes time at all.
  bool isEmpty() const { return !hasKernels; }
  /// Empty where some kernel may be bound by one roof or another.
  std::optional<RoofDemand> getDemand() const {
    return isKnown ? std::optional(demand) : std::nullopt;
  }

private:
  RoofDemand demand;
  bool isKnown = true;
  bool hasKernels = false;
};

/// Resolves the branches of one function with the sizes of one invocation.
class BranchResolver {
public:
  BranchResolver(const FunctionRecord &function, const Invocation &invocation,
                 InvocationFinder &finder, AnalysisResult &result,
                 const Assumptions &assumptions)
      : function(function), invocation(invocation), finder(finder),
        result(result), assumptions(assumptions) {}

  ArmChoice run() {
    unsigned numArms = function.arms.size();
    slowest.resize(numArms);
    undecided.resize(numArms);
    open.resize(numArms);
    excluded.resize(numArms);
    // Branches inside others come after them, and must be known before.
    for (unsigned begin, end = numArms; end > 0; end = begin) {
      begin = function.getFirstArm(end - 1);
      resolve(begin, end);
    }
    return makeChoice();
  }

private:
  void resolve(unsigned begin, unsigned end);
  SmallVector<unsigned, 2> findPossible(unsigned begin, unsigned end);
  ArmTime measure(unsigned arm);
  ArmChoice makeChoice() const;
  /// Whether what stands in `inner` runs whenever `arm` does.
  bool isInside(ArmNumber inner, unsigned arm) const {
    while (inner && *inner != arm) {
      if (!slowest[*inner])
        return false;
      inner = function.arms[*inner].parent;
    }
    return inner.has_value();
  }

  const FunctionRecord &function;
  const Invocation &invocation;
  InvocationFinder &finder;
  AnalysisResult &result;
  const Assumptions &assumptions;
  /// By arm: whether it is the slowest of its branch, whether it is the first
  /// of a branch that has none, or of one that open sizes decide, and whether
  /// it is known not to run.
  llvm::BitVector slowest, undecided, open, excluded;
};
} // namespace

ArmTime BranchResolver::measure(unsigned arm) {
  ArmTime time;
  for (const KernelRecord &kernel : function.kernels)
    if (isInside(kernel.arm, arm))
      time.add(getCost(*kernel.cost, invocation, result, kernel.op->getLoc()),
               assumptions);
  for (unsigned first : undecided.set_bits())
    if (isInside(function.arms[first].parent, arm))
      time.addUndecided();
  for (const CallRecord &call : function.calls) {
    if (!isInside(call.arm, arm))
      continue;
    for (const auto &[callee, list] : finder.collect(&call, invocation.sizes))
      for (const Invocation &called : list) {
        if (!called.arms.undecided.empty())
          time.addUndecided();
        Invocation here = finder.fix(called);
        for (const KernelRecord &kernel : result.functions[callee].kernels)
          if (called.arms.isTaken(kernel.arm))
            time.add(getCost(*kernel.cost, here, result, kernel.op->getLoc()),
                     assumptions);
      }
  }
  return time;
}

/// The slowest of `arms`, the first among equals; empty where that depends on
/// symbols.
static std::optional<unsigned> findSlowestArm(ArrayRef<ArmTime> arms) {
  SmallVector<RoofDemand, 2> demands;
  SmallVector<unsigned, 2> withWork;
  for (auto [number, arm] : llvm::enumerate(arms)) {
    if (arm.isEmpty())
      continue;
    withWork.push_back(number);
    if (std::optional<RoofDemand> demand = arm.getDemand())
      demands.push_back(std::move(*demand));
  }
  // One arm with work is the slowest whatever its symbols are.
  if (withWork.size() <= 1)
    return withWork.empty() ? 0 : withWork.front();
  if (demands.size() != withWork.size())
    return std::nullopt;
  std::optional<unsigned> slowest = findSlowest(demands);
  return slowest ? std::optional(withWork[*slowest]) : std::nullopt;
}

/// The arms of one branch that may run; the only one, where that is known.
SmallVector<unsigned, 2> BranchResolver::findPossible(unsigned begin,
                                                      unsigned end) {
  SmallVector<unsigned, 2> possible;
  for (unsigned arm = begin; arm < end; ++arm) {
    std::optional<bool> runs =
        decideArm(function.arms[arm], invocation.sizes, *result.dimensions);
    if (runs == true)
      return {arm};
    if (!runs)
      possible.push_back(arm);
  }
  return possible;
}

void BranchResolver::resolve(unsigned begin, unsigned end) {
  SmallVector<unsigned, 2> possible = findPossible(begin, end);
  excluded.set(begin, end);
  for (unsigned arm : possible)
    excluded.reset(arm);
  if (possible.size() == 1) {
    slowest.set(possible.front());
    return;
  }
  SmallVector<ArmTime, 2> times;
  for (unsigned arm : possible)
    times.push_back(measure(arm));
  std::optional<unsigned> found = findSlowestArm(times);
  if (!found) {
    undecided.set(begin);
    return;
  }
  slowest.set(possible[*found]);
  if (llvm::any_of(possible, [&](unsigned arm) {
        return !getDecidingSizes(function.arms[arm], invocation.sizes,
                                 *result.dimensions)
                    .empty();
      }))
    open.set(begin);
}

/// Of arms in arms that do not count, nothing counts.
ArmChoice BranchResolver::makeChoice() const {
  ArmChoice choice;
  choice.taken.resize(function.arms.size());
  choice.excluded = excluded;
  for (auto [number, arm] : llvm::enumerate(function.arms)) {
    if (!choice.mayRun(arm.parent))
      choice.excluded.set(number);
    if (!choice.isTaken(arm.parent))
      continue;
    if (slowest[number])
      choice.taken.set(number);
    if (undecided[number])
      choice.undecided.push_back(number);
    if (open[number])
      choice.open.push_back(number);
  }
  return choice;
}

ArmChoice mlir::roofline::resolveBranches(const FunctionRecord &function,
                                          const Invocation &invocation,
                                          InvocationFinder &finder,
                                          AnalysisResult &result,
                                          const Assumptions &assumptions) {
  return BranchResolver(function, invocation, finder, result, assumptions)
      .run();
}

ArmChoice mlir::roofline::leaveUndecided(const FunctionRecord &function) {
  ArmChoice choice;
  choice.taken.resize(function.arms.size());
  choice.excluded.resize(function.arms.size());
  const ArmRecord *last = nullptr;
  for (auto [number, arm] : llvm::enumerate(function.arms)) {
    if (!arm.parent && !(last && arm.isOfBranchOf(*last)))
      choice.undecided.push_back(number);
    last = &arm;
  }
  return choice;
}
