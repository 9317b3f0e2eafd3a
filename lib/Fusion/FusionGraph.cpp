//===- FusionGraph.cpp - Kernels of a function, and their groups ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionGraph.h"
#include "roofline/Fusion/ValueUses.h"
#include "roofline/Interfaces/CostInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::roofline;

FusionGraph::FusionGraph(const AnalysisResult &result,
                         const FunctionRecord &function, KernelMaker &maker,
                         const BufferOrder &order)
    : layout(DataLayout::closest(function.op)),
      context{layout, *result.values, *result.sizes}, maker(maker),
      order(order) {
  llvm::SmallDenseSet<Operation *> repeated;
  llvm::DenseSet<Operation *> seen;
  for (const KernelRecord &record : function.kernels)
    if (!seen.insert(record.op).second)
      repeated.insert(record.op);
  for (const KernelRecord &record : function.kernels) {
    // An op that control flow reaches in several ways has a record of each.
    if (repeated.contains(record.op))
      continue;
    if (std::unique_ptr<FusedKernel> kernel =
            maker.make(record.op, *record.cost, context))
      addOp(record.op, *record.cost, std::move(kernel));
    else if (isOnlyStartedFrom(record.op))
      seeds.push_back({record.op, record.cost});
  }
  placeOps();
}

void FusionGraph::placeOps() {
  llvm::MapVector<Block *, std::vector<unsigned>> blocks;
  for (auto [number, op] : llvm::enumerate(ops))
    blocks[op->getBlock()].push_back(number);
  placeOf.resize(ops.size());
  blockStart.resize(ops.size());
  for (const auto &[block, numbers] : blocks) {
    unsigned start = opAt.size();
    for (unsigned number : numbers) {
      placeOf[number] = opAt.size();
      blockStart[number] = start;
      opAt.push_back(number);
    }
  }
  spans.emplace(ops.size());
}

/// The earlier one in the block; null is after all.
static Operation *getEarlier(Operation *lhs, Operation *rhs) {
  return !rhs || (lhs && lhs->isBeforeInBlock(rhs)) ? lhs : rhs;
}

void FusionGraph::findFollowers(unsigned number, FusionNodes &nodes) const {
  Operation *op = ops[number];
  for (Operation *user : op->getUsers())
    nodes.firstUser = getEarlier(nodes.firstUser,
                                 op->getBlock()->findAncestorOpInBlock(*user));
  for (Value result : op->getResults()) {
    ArrayRef<Operation *> overwriters = order.getOverwriters(result);
    if (!overwriters.empty())
      nodes.overwritten.push_back(result);
    for (Operation *overwriter : overwriters)
      nodes.firstUser = getEarlier(nodes.firstUser, overwriter);
  }
}

FusionNodes FusionGraph::makeAlone(unsigned number) {
  FusionNodes nodes;
  nodes.kernel = maker.make(ops[number], *costs[number], context);
  nodes.head = nodes.tail = nodes.start = nodes.end = number;
  findFollowers(number, nodes);
  return nodes;
}

SmallVector<unsigned, 4>
FusionGraph::getMembers(const FusionNodes &group) const {
  SmallVector<unsigned, 4> members = {group.head};
  while (members.size() < group.size)
    members.push_back(nextOf[members.back()]);
  return members;
}

void FusionGraph::addOp(Operation *op, const KernelCost &cost,
                        std::unique_ptr<FusedKernel> kernel) {
  unsigned number = ops.size();
  numberOf[op] = number;
  ops.push_back(op);
  costs.push_back(&cost);
  reductions.push_back(kernel->hasReductions());
  parents.push_back(number);
  nextOf.push_back(number);
  FusionNodes &group = groups.emplace_back();
  group.kernel = std::move(kernel);
  group.head = group.tail = group.start = group.end = number;
  findFollowers(number, group);
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
    auto maker = numberOf.find(lookThroughReshapes(operand).getDefiningOp());
    if (maker != numberOf.end() && isNear(maker->second))
      makers.insert(maker->second);
  }
  for (const OuterAccess &access : groups[number].kernel->accesses) {
    // A pad is nothing to what only reads the same.
    if (access.writes() || groups[number].kernel->isPad)
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

void FusionGraph::unite(unsigned first, unsigned second,
                        std::unique_ptr<FusedKernel> kernel) {
  unsigned large = find(first), small = find(second);
  unsigned head = groups[large].head, tail = groups[small].tail;
  nextOf[groups[large].tail] = groups[small].head;
  if (groups[large].size < groups[small].size)
    std::swap(large, small);
  FusionNodes &group = groups[large], &other = groups[small];
  group.head = head;
  group.tail = tail;
  group.size += other.size;
  unsigned later = placeOf[std::max(group.start, other.start)];
  spans->set(later, later);
  group.start = std::min(group.start, other.start);
  group.end = std::max(group.end, other.end);
  spans->set(placeOf[group.start], placeOf[group.end]);
  group.firstUser = getEarlier(group.firstUser, other.firstUser);
  group.overwritten.append(other.overwritten);
  group.kernel = std::move(kernel);
  ++group.version;
  other = FusionNodes();
  parents[small] = large;
}

void FusionGraph::regroup(ArrayRef<unsigned> members,
                          std::unique_ptr<FusedKernel> kernel,
                          ArrayRef<unsigned> copies) {
  FusionNodes nodes;
  nodes.kernel = std::move(kernel);
  nodes.copies.assign(copies.begin(), copies.end());
  nodes.head = members.front();
  nodes.tail = members.back();
  nodes.size = members.size();
  nodes.start = *llvm::min_element(members);
  nodes.end = *llvm::max_element(members);
  for (auto [number, next] : llvm::zip(members, members.drop_front()))
    nextOf[number] = next;
  for (unsigned number : members) {
    groups[number] = FusionNodes();
    parents[number] = nodes.head;
    findFollowers(number, nodes);
    spans->set(placeOf[number], placeOf[number]);
    // Who is in the group of what it uses is another one now.
    for (Value operand : ops[number]->getOperands())
      users.erase(operand);
  }
  spans->set(placeOf[nodes.start], placeOf[nodes.end]);
  groups[nodes.head] = std::move(nodes);
}
