//===- TotalsCheck.cpp - Whether totals can be counted --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TotalsCheck.h"
#include "BodyAnalysis.h"
#include "LeastInRanges.h"
#include "roofline/Analysis/Invocations.h"

using namespace mlir;
using namespace mlir::roofline;

/// The costs of the kernels of `function` in arms that count, each once, with
/// how many kernels have it.
static llvm::MapVector<const KernelCost *, int64_t>
countCosts(const FunctionRecord &function, const ArmChoice &choice) {
  llvm::MapVector<const KernelCost *, int64_t> costs;
  for (const KernelRecord &kernel : function.kernels)
    if (choice.isTaken(kernel.arm))
      ++costs[kernel.cost];
  return costs;
}

/// The weights of all counts in `cost`.
static Count getWeight(const KernelCost &cost) {
  const LevelTraffic &hbm = cost.hbm;
  Count weight = hbm.read.getWeight() + hbm.written.getWeight() +
                 hbm.compulsory.getWeight() + hbm.requested.getWeight();
  for (const WorkItem &item : cost.work.getItems())
    weight += item.ops.getWeight() + item.slots.getWeight();
  return weight;
}

/// Whether all totals fit by the weights of what is added up: cheap to see,
/// unlike the sums, which are long where many kernels have their own symbols.
static bool areTotalsSmall(AnalysisResult &result) {
  Count weight = 1; // So that the negative of it fits too.
  llvm::DenseMap<const KernelCost *, Count> weights;
  for (const FunctionRecord &function : result.functions) {
    for (auto [cost, number] : countCosts(function, function.choice)) {
      auto [known, isNew] = weights.try_emplace(cost);
      if (isNew)
        known->second = getWeight(*cost);
      weight += known->second * number;
    }
    for (const Invocation &invocation : function.invocations)
      if (!invocation.isPlain())
        for (auto [cost, number] : countCosts(function, invocation.arms))
          weight += getWeight(getCost(*cost, invocation, result,
                                      function.op->getLoc())) *
                    number;
  }
  return !weight.isOverflow();
}

LogicalResult mlir::roofline::checkTotals(AnalysisResult &result) {
  constexpr StringLiteral kProblem =
      "the kernels have more than 2^127 operations or bytes together, which "
      "the model cannot count; use smaller shapes";
  if (areTotalsSmall(result))
    return success();
  CostSum all;
  for (const FunctionRecord &function : result.functions) {
    CostSum own;
    for (auto [cost, number] : countCosts(function, function.choice))
      own.add(*cost, number);
    if (isTooLarge(own.work, own.hbm))
      return emitError(function.op->getLoc()) << kProblem;
    for (const Invocation &invocation : function.invocations) {
      if (invocation.isPlain()) {
        all.add(own);
        continue;
      }
      for (auto [cost, number] : countCosts(function, invocation.arms))
        all.add(getCost(*cost, invocation, result, function.op->getLoc()),
                number);
    }
  }
  if (isTooLarge(all.work, all.hbm))
    return emitError(result.root->getLoc()) << kProblem;
  return success();
}

/// Fails where `step`, of a loop, is not positive, or not everywhere in the
/// ranges that the user gave unless a condition around may keep it from that.
static LogicalResult checkStep(const StepRecord &record, const Expr &step,
                               ArrayRef<DimensionBinding> bindings) {
  constexpr StringLiteral kProblem = "has a step that is not positive, ";
  if ((-step).isKnownNonNegative())
    return record.loop->emitOpError(kProblem)
           << step.toString()
           << ", for the sizes given; its trips cannot be counted";
  if (record.arm)
    return success();
  std::optional<SymbolValues> least = findLeast(step, bindings);
  if (!least || evaluate(step, *least).isKnownPositive())
    return success();
  return record.loop->emitOpError(kProblem)
         << describeAt(step, *least)
         << "; narrow the range that --dims or --sweep gives";
}

LogicalResult mlir::roofline::checkSteps(AnalysisResult &result,
                                         ArrayRef<DimensionBinding> bindings) {
  for (const FunctionRecord &function : result.functions)
    for (const StepRecord &record : function.steps)
      for (const Invocation &invocation : function.invocations) {
        if (!invocation.arms.mayRun(record.arm))
          continue;
        Expr step =
            instantiate(record.step, invocation.sizes, *result.dimensions);
        if (failed(checkStep(record, step, bindings)))
          return failure();
      }
  return success();
}
