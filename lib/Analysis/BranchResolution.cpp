//===- BranchResolution.cpp - Which arm of a branch counts ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BranchResolution.h"
#include "Unmodelled.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
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
    isKnown &= binding != verdict.demands.end();
    if (isKnown)
      demand.parts.append(binding->parts.begin(), binding->parts.end());
    std::optional<double> launch = getLaunchOverhead(assumptions, *cost.target);
    if (launch.value_or(0) > 0)
      demand.parts.push_back({cost.executions, 1 / *launch});
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

/// Resolves the branches of one function, whose callees are done.
class BranchResolver {
public:
  BranchResolver(FunctionRecord &function, AnalysisResult &result,
                 const CallGraph &graph, const Assumptions &assumptions)
      : function(function), result(result), graph(graph),
        assumptions(assumptions) {}

  void run() {
    // Branches inside others come after them, and must be known before.
    unsigned end = function.arms.size();
    while (end > 0) {
      unsigned begin = end - 1;
      while (begin > 0 &&
             function.arms[begin - 1].op == function.arms[begin].op)
        --begin;
      resolve(begin, end);
      end = begin;
    }
  }

private:
  void resolve(unsigned begin, unsigned end);
  ArmTime measure(unsigned arm);
  /// Whether what stands in `inner` runs whenever `arm` does.
  bool isInside(ArmNumber inner, unsigned arm) const {
    while (inner && *inner != arm) {
      if (!function.arms[*inner].isSlowest)
        return false;
      inner = function.arms[*inner].parent;
    }
    return inner.has_value();
  }

  FunctionRecord &function;
  AnalysisResult &result;
  const CallGraph &graph;
  const Assumptions &assumptions;
};
} // namespace

ArmTime BranchResolver::measure(unsigned arm) {
  ArmTime time;
  for (const KernelRecord &kernel : function.kernels)
    if (isInside(kernel.arm, arm))
      time.add(*kernel.cost, assumptions);
  for (const CallRecord &call : function.calls) {
    if (!isInside(call.arm, arm))
      continue;
    InvocationLists lists = graph.collect(call);
    for (auto [callee, list] : llvm::zip_equal(result.functions, lists))
      for (const Invocation &invocation : list)
        for (const KernelRecord &kernel : callee.kernels)
          if (callee.isTaken(kernel.arm))
            time.add(
                getCost(*kernel.cost, invocation, result, kernel.op->getLoc()),
                assumptions);
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

void BranchResolver::resolve(unsigned begin, unsigned end) {
  SmallVector<ArmTime, 2> times;
  for (unsigned arm = begin; arm < end; ++arm)
    times.push_back(measure(arm));
  if (std::optional<unsigned> slowest = findSlowestArm(times)) {
    function.arms[begin + *slowest].isSlowest = true;
    return;
  }
  Operation *branch = function.arms[begin].op;
  DataLayout layout = DataLayout::closest(function.op);
  function.unmodelled.push_back(
      makeUnmodelled(branch,
                     "which arm takes more time depends on sizes that are not "
                     "known; bind them with --dims",
                     CostContext{layout, *result.values, *result.sizes}));
  function.unmodelled.back().arm = function.arms[begin].parent;
}

void mlir::roofline::resolveBranches(AnalysisResult &result,
                                     const CallGraph &graph,
                                     const Assumptions &assumptions) {
  for (unsigned position : graph.getOrder())
    BranchResolver(result.functions[position], result, graph, assumptions)
        .run();
}
