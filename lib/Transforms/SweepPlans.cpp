//===- SweepPlans.cpp - What is judged at the values of a sweep -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SweepPlans.h"
#include "roofline/Report/KernelKey.h"

using namespace mlir;
using namespace mlir::roofline;

/// At every value the slowest arms are those there, where none is at all.
void SweepPlans::collect(ArrayRef<int64_t> values, const Symbol *symbol) {
  known.resize(result.functions.size());
  InvocationLists lists;
  bool areDecided = true;
  for (const FunctionRecord &function : result.functions) {
    lists.push_back(function.invocations);
    for (const Invocation &invocation : function.invocations)
      areDecided &= invocation.arms.undecided.empty();
    // Conditions may hold for some of the values.
    areDecided &= llvm::all_of(function.arms, [](const ArmRecord &arm) {
      return !arm.condition || arm.condition->isConstant();
    });
  }
  if (areDecided || !symbol) {
    planOfValue.assign(values.size(), getPlan(std::move(lists)));
    return;
  }
  CallGraph graph(result);
  for (int64_t value : values) {
    SizeMap fixed;
    fixed[symbol] = value;
    InvocationFinder finder(graph, result, report.assumptions,
                            std::move(fixed));
    planOfValue.push_back(getPlan(finder.collectAll()));
  }
}

/// Neighbours mostly have the same plan.
const SweepPlan *SweepPlans::getPlan(InvocationLists lists) {
  for (const SweepPlan &plan : llvm::reverse(plans))
    if (plan.lists == lists)
      return &plan;
  plans.emplace_back();
  plans.back().lists = std::move(lists);
  fillPlan(plans.back());
  return &plans.back();
}

/// Goes through the kernels as the report lists them.
void SweepPlans::fillPlan(SweepPlan &plan) {
  size_t nextKernel = 0;
  for (auto [position, function] : llvm::enumerate(result.functions)) {
    SmallVector<const Invocation *> invocations;
    for (const Invocation &invocation : plan.lists[position])
      invocations.push_back(&getKnown(position, invocation));
    for (const KernelRecord &record : function.kernels) {
      const ReportKernel &own = report.kernels[nextKernel++];
      for (const Invocation *invocation : invocations)
        if (invocation->arms.isTaken(record.arm))
          addPart(record, *invocation, own, plan);
    }
  }
}

/// One for all that are equal.
const Invocation &SweepPlans::getKnown(unsigned position,
                                       const Invocation &invocation) {
  std::deque<Invocation> &ofFunction = known[position];
  for (const Invocation &other : ofFunction)
    if (other == invocation)
      return other;
  return ofFunction.emplace_back(invocation);
}

/// Adds `record` in `invocation`, of which `own` is one without its sizes.
void SweepPlans::addPart(const KernelRecord &record,
                         const Invocation &invocation, const ReportKernel &own,
                         SweepPlan &plan) {
  auto [entry, isNew] = parts.try_emplace(
      {record.cost, &invocation, record.op->getName()}, Part());
  if (isNew)
    entry->second = makePart(record, invocation, own);
  const Part &part = entry->second;
  plan.totalOrder.push_back(part.cost);
  ++plan.uses[part.cost];
  plan.judged.insert({part.cost, groups[part.group].cost});
  SweepMembers &members = plan.members[part.group];
  members.records += invocation.times;
  members.kernels += part.executions * invocation.times;
}

SweepPlans::Part SweepPlans::makePart(const KernelRecord &record,
                                      const Invocation &invocation,
                                      const ReportKernel &own) {
  // One record stands for one invocation, as in the report.
  Invocation once = invocation;
  once.times = 1;
  KernelCost cost = getCost(*record.cost, once, result, record.op->getLoc());
  ReportKernel here = own;
  here.executions = cost.executions;
  here.work = cost.work;
  here.traffic = cost.getTraffic();
  here.domain.assign(cost.domain.begin(), cost.domain.end());
  // These are of the sizes that the function has by itself.
  here.tiling = nullptr;
  here.onTargets.clear();
  here.isOfFloorClass = false;
  Part part;
  part.executions = cost.executions;
  // What an order moves is not known before there are numbers, so that kernels
  // that look alike until then may differ.
  std::string key = getKernelKey(here);
  if (record.cost->nest)
    key += std::to_string(own.id);
  auto [entry, isNew] = groupOfKey.try_emplace(key, groups.size());
  part.group = entry->second;
  if (isNew)
    groups.push_back({&own, addCost(std::move(cost))});
  part.cost = invocation.times.isOne()
                  ? groups[part.group].cost
                  : addCost(getCost(*record.cost, invocation, result,
                                    record.op->getLoc()));
  return part;
}

unsigned SweepPlans::addCost(KernelCost cost) {
  costs.push_back(std::move(cost));
  return costs.size() - 1;
}
