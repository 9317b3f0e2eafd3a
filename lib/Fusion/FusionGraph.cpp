//===- FusionGraph.cpp - Kernels of a function, and their groups ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionGraph.h"
#include "roofline/Interfaces/CostInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

/// How many ops are looked at to see that nothing stands between two groups:
/// so that the search stays linear. Where more do, the groups stay apart.
static constexpr unsigned kMaxSteps = 1024;

FusionGraph::FusionGraph(const AnalysisResult &result,
                         const FunctionRecord &function, KernelMaker &maker)
    : layout(DataLayout::closest(function.op)),
      context{layout, *result.values, *result.sizes}, maker(maker) {
  for (const KernelRecord &record : function.kernels)
    if (std::optional<FusedKernel> kernel =
            maker.make(record.op, *record.cost, context))
      addOp(record.op, *record.cost, std::move(*kernel));
}

FusionNodes FusionGraph::makeAlone(unsigned number) {
  return {*maker.make(ops[number], *costs[number], context),
          {number},
          ops[number],
          0};
}

void FusionGraph::addOp(Operation *op, const KernelCost &cost,
                        FusedKernel kernel) {
  unsigned number = ops.size();
  numberOf[op] = number;
  ops.push_back(op);
  costs.push_back(&cost);
  parents.push_back(number);
  groups.push_back({std::move(kernel), {number}, op, 0});
  addEdges(number);
}

void FusionGraph::addEdges(unsigned number) {
  Operation *op = ops[number];
  llvm::SmallSetVector<unsigned, 4> makers, readers;
  auto isNear = [&](unsigned other) {
    return ops[other]->getBlock() == op->getBlock() &&
           costs[other]->target == costs[number]->target;
  };
  for (Value operand : op->getOperands()) {
    auto maker = numberOf.find(operand.getDefiningOp());
    if (maker != numberOf.end() && isNear(maker->second))
      makers.insert(maker->second);
  }
  for (const OuterAccess &access : groups[number].kernel.accesses) {
    if (access.writes())
      continue;
    auto [last, isNew] =
        lastReader.try_emplace({op->getBlock(), access.root}, number);
    if (!isNew && last->second != number && isNear(last->second))
      readers.insert(last->second);
    last->second = number;
  }
  for (unsigned maker : makers)
    edges.push_back({maker, number, /*isDependence=*/true});
  for (unsigned reader : readers)
    if (!makers.contains(reader))
      edges.push_back({reader, number, /*isDependence=*/false});
}

unsigned FusionGraph::find(unsigned number) {
  while (parents[number] != number)
    number = parents[number] = parents[parents[number]];
  return number;
}

ArrayRef<Operation *> FusionGraph::getUsers(Value value) {
  auto [known, isNew] = users.try_emplace(value);
  if (!isNew)
    return known->second;
  Block *block = value.getParentBlock();
  llvm::SmallSetVector<Operation *, 4> found;
  for (Operation *user : value.getUsers())
    if (Operation *inBlock = block->findAncestorOpInBlock(*user))
      found.insert(inBlock);
  known->second.assign(found.begin(), found.end());
  llvm::sort(known->second, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  return known->second;
}

bool FusionGraph::isBlocked(const FusionNodes &first,
                            const FusionNodes &second) {
  SmallVector<std::pair<Value, bool>> worklist;
  llvm::SmallDenseSet<Value> visited;
  auto addResults = [&](const FusionNodes &group, bool isBetween) {
    for (const OuterAccess &access : group.kernel.accesses)
      if (access.writes())
        worklist.emplace_back(
            Value::getFromOpaquePointer(access.root), isBetween);
  };
  addResults(first, /*isBetween=*/false);
  unsigned steps = 0;
  while (!worklist.empty()) {
    auto [value, isBetween] = worklist.pop_back_val();
    if (!visited.insert(value).second)
      continue;
    for (Operation *user : getUsers(value)) {
      if (user != second.end && !user->isBeforeInBlock(second.end))
        break;
      if (++steps > kMaxSteps)
        return true;
      auto number = numberOf.find(user);
      if (number == numberOf.end()) {
        for (Value result : user->getResults())
          worklist.emplace_back(result, true);
        continue;
      }
      const FusionNodes &group = getGroup(number->second);
      if (&group == &second && isBetween)
        return true;
      if (&group != &second && &group != &first)
        addResults(group, /*isBetween=*/true);
    }
  }
  return false;
}

bool FusionGraph::dependsOn(const FusionNodes &second,
                            const FusionNodes &first) {
  for (const OuterAccess &write : first.kernel.accesses)
    for (const OuterAccess &read : second.kernel.accesses)
      if (write.writes() && !read.writes() &&
          write.root == read.root)
        return true;
  return false;
}

void FusionGraph::unite(unsigned first, unsigned second, FusedKernel kernel) {
  unsigned large = find(first), small = find(second);
  if (groups[large].members.size() < groups[small].members.size())
    std::swap(large, small);
  FusionNodes &group = groups[large], &other = groups[small];
  group.members.append(other.members.begin(), other.members.end());
  if (group.end->isBeforeInBlock(other.end))
    group.end = other.end;
  group.kernel = std::move(kernel);
  ++group.version;
  other = FusionNodes();
  parents[small] = large;
}
