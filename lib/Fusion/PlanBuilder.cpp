//===- PlanBuilder.cpp - Groups of a search as a plan ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanBuilder.h"
#include "OrderedTiles.h"
#include "TileOrder.h"
#include "roofline/Fusion/ValueUses.h"

using namespace mlir;
using namespace mlir::roofline;

/// What `FusionGroup::product` is.
Operation *PlanBuilder::findProduct(const FusionNodes &nodes) {
  const FusedKernel &kernel = *nodes.kernel;
  if (kernel.form != FusionForm::Tiled || kernel.products.size() != 1 ||
      !kernel.ownsProducts())
    return nullptr;
  OpSet ops;
  Operation *product = nullptr;
  for (unsigned member : graph.getMembers(nodes)) {
    Operation *op = graph.getOp(member);
    // What a pad makes is no other work than what it pads.
    if (!isPlainPad(op))
      ops.insert(op);
    if (!graph.getCost(member).work.getContractionOps().isZero())
      product = op;
  }
  bool isFirst = llvm::none_of(product->getOperands(), [&](Value operand) {
    return ops.contains(lookThroughReshapes(operand).getDefiningOp());
  });
  return isFirst ? product : nullptr;
}

/// Puts in the ops, and what they cost apart.
void PlanBuilder::addParts(const FusionNodes &nodes, FusionGroup &group) {
  SmallVector<unsigned, 4> members(nodes.copies.begin(), nodes.copies.end());
  llvm::append_range(members, graph.getMembers(nodes));
  if (nodes.kernel->hasTiles())
    for (unsigned member : members)
      group.tileSteps.push_back(graph.getOp(member));
  group.product = findProduct(nodes);
  llvm::sort(members);
  for (unsigned member : members) {
    Operation *op = graph.getOp(member);
    group.ops.push_back(op);
    if (graph.isShared(member))
      group.shared.push_back(op);
    if (llvm::is_contained(nodes.copies, member)) {
      group.copies.push_back(op);
      continue;
    }
    const KernelCost &cost = graph.getCost(member);
    group.parts.add(cost, 1);
    group.partsSeconds += maker.getSeconds(cost).value_or(0);
  }
}

void PlanBuilder::addGroup(unsigned leader) {
  const FusionNodes &nodes = graph.getGroup(leader);
  const FusedKernel &kernel = *nodes.kernel;
  FusionGroup group;
  addParts(nodes, group);
  kernel.describe(group);
  if (!hasSameLoops(kernel, group, graph.getContext()))
    return;
  group.seconds = kernel.seconds;
  LevelTraffic once = group.cost.hbm;
  bool readsAgain =
      kernel.mayReadAgain() && orderTiles(group, graph.getContext());
  if (kernel.readsReshapes())
    group.cost.hbm = once;
  if (readsAgain || !kernel.readAgain.isZero())
    group.seconds = group.cost.judge(options.assumptions).seconds.value_or(0);
  const Expr &executions = graph.getCost(leader).executions;
  group.seconds *= executions.toDouble();
  if (!executions.isOne())
    group.cost = group.cost.transform(
        [&](const Expr &count) { return count * executions; });
  group.cost.executions = executions;
  double saved = group.partsSeconds - group.seconds;
  // Groups that have ops in common are worth it together.
  if (group.shared.empty() && (saved < options.minSeconds ||
                               saved < options.minShare * group.partsSeconds))
    return;
  for (Operation *op : group.ops)
    if (!llvm::is_contained(group.copies, op))
      plan.groupOf[op] = plan.groups.size();
  for (Operation *op : group.copies)
    plan.copiers[op].push_back(plan.groups.size());
  plan.groups.push_back(std::move(group));
}

/// Fills that only ops of groups start from are no more when these are kernels.
/// The first of the groups gets what that saves.
void PlanBuilder::addSeeds() {
  for (auto [seed, cost] : graph.getSeeds()) {
    unsigned first = plan.groups.size();
    bool isNeeded = false;
    for (OpOperand &use : seed->getUses()) {
      auto group = plan.groupOf.find(use.getOwner());
      if (group != plan.groupOf.end() &&
          use.getOwner()->getBlock() == seed->getBlock())
        first = std::min(first, group->second);
      else
        isNeeded |= readsContents(use);
    }
    if (isNeeded || first == plan.groups.size())
      continue;
    FusionGroup &group = plan.groups[first];
    plan.groupOf[seed] = first;
    group.ops.insert(llvm::upper_bound(group.ops, seed,
                                       [](Operation *lhs, Operation *rhs) {
                                         return lhs->isBeforeInBlock(rhs);
                                       }),
                     seed);
    group.parts.add(*cost, 1);
    group.partsSeconds += maker.getSeconds(*cost).value_or(0);
  }
}

void PlanBuilder::run() {
  SmallVector<std::pair<unsigned, unsigned>> leaders;
  for (unsigned number = 0; number < graph.size(); ++number)
    if (graph.isLeader(number) && graph.getGroup(number).isGroup())
      leaders.emplace_back(graph.getGroup(number).start, number);
  llvm::sort(leaders);
  for (auto [first, leader] : leaders)
    addGroup(leader);
  addSeeds();
}
