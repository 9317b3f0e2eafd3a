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

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// The time of an arm, as far as it is known.
class ArmTime {
public:
  void add(const KernelCost &cost, const Assumptions &assumptions) {
    Verdict verdict = cost.judge(assumptions);
    hasKernels |= !verdict.demands.empty();
    if (!verdict.seconds)
      isSymbolic = true;
    else
      seconds += *verdict.seconds;
  }

  bool isKnown() const { return !isSymbolic; }
  /// Whether it takes time at all.
  bool isEmpty() const { return !hasKernels; }
  double getSeconds() const { return seconds; }

private:
  double seconds = 0;
  bool isSymbolic = false;
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

void BranchResolver::resolve(unsigned begin, unsigned end) {
  SmallVector<ArmTime, 2> times;
  for (unsigned arm = begin; arm < end; ++arm)
    times.push_back(measure(arm));
  // One arm with work is the slowest whatever its symbols are.
  unsigned numWithWork = llvm::count_if(
      times, [](const ArmTime &time) { return !time.isEmpty(); });
  unsigned slowest = begin;
  for (unsigned arm = begin; arm < end; ++arm) {
    const ArmTime &time = times[arm - begin], &best = times[slowest - begin];
    if (numWithWork == 1 ? !time.isEmpty()
                         : time.getSeconds() > best.getSeconds())
      slowest = arm;
  }
  if (numWithWork <= 1 || llvm::all_of(times, std::mem_fn(&ArmTime::isKnown))) {
    function.arms[slowest].isSlowest = true;
    return;
  }
  Operation *branch = function.arms[begin].op;
  DataLayout layout = DataLayout::closest(function.op);
  function.unmodelled.push_back(makeUnmodelled(
      branch, "which arm takes more time hangs on sizes that are not known",
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
