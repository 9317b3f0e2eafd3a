//===- FusionSearch.cpp - Which groups save the most ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionSearch.h"
#include "FusionReasons.h"
#include "GroupBorders.h"
#include "OnlineSoftmax.h"
#include "OrderedTiles.h"
#include "SharedProducers.h"

using namespace mlir;
using namespace mlir::roofline;

/// How many of its pairs that were not worth it, or not legal, a group
/// remembers, to try them again when it has grown: so that the search stays
/// linear.
static constexpr unsigned kMaxPostponed = 32;

std::optional<FusionSearch::Pair> FusionSearch::getPair(unsigned edge) {
  const FusionGraph::Edge &ends = graph.getEdges()[edge];
  Pair pair{graph.find(ends.first), graph.find(ends.second)};
  if (pair.first == pair.second)
    return std::nullopt;
  if (graph.dependsOn(graph.getGroup(pair.first), graph.getGroup(pair.second)))
    std::swap(pair.first, pair.second);
  return pair;
}

FusedPair FusionSearch::tryPair(const FusionNodes &first,
                                const FusionNodes &second) const {
  return fuse(*first.kernel, *second.kernel, options.assumptions);
}

/// Empty for what is not worth it now.
std::optional<FusionSearch::Trial> FusionSearch::tryEdge(unsigned edge) {
  std::optional<Pair> pair = getPair(edge);
  if (!pair)
    return std::nullopt;
  const FusionNodes &first = graph.getGroup(pair->first);
  const FusionNodes &second = graph.getGroup(pair->second);
  FusedPair fused = tryPair(first, second);
  double before = first.kernel->seconds + second.kernel->seconds;
  double saved = fused.kernel ? before - fused.kernel->seconds : 0;
  // What is computed again must be worth it by itself; else a small gain may
  // bring two large ones together.
  double least = fused.repeats > 1 ? options.minShare * before : 0;
  if (saved > 0 && saved >= least)
    return Trial{*pair, std::move(fused),
                 Candidate{static_cast<float>(saved), edge,
                           first.version + second.version}};
  if (!fused.isForGood)
    postpone(edge, *pair);
  return std::nullopt;
}

void FusionSearch::push(unsigned edge) {
  if (std::optional<Trial> trial = tryEdge(edge))
    queue.push(trial->candidate);
}

void FusionSearch::postpone(unsigned edge, Pair pair) {
  for (unsigned leader : {pair.first, pair.second})
    if (postponed[leader].size() < kMaxPostponed)
      postponed[leader].push_back(edge);
}

/// Whether tiles save time although they read again what the shared cache does
/// not hold; their time then has that. Asked where a group gets tiles, or one
/// product more: what else there is reads little again.
bool FusionSearch::isWorthItInOrder(Pair pair, FusedPair &fused) {
  const FusionNodes &first = graph.getGroup(pair.first);
  const FusionNodes &second = graph.getGroup(pair.second);
  FusedKernel &kernel = *fused.kernel;
  bool hadTiles = first.kernel->hasTiles() || second.kernel->hasTiles();
  if (!kernel.mayReadAgain() || (hadTiles && (first.kernel->products.empty() ||
                                              second.kernel->products.empty())))
    return true;
  SmallVector<unsigned, 4> members = graph.getMembers(first);
  llvm::append_range(members, graph.getMembers(second));
  llvm::sort(members);
  FusionGroup group;
  for (unsigned member : members)
    group.ops.push_back(graph.getOp(member));
  if (!priceInOrder(kernel, group, graph.getContext(), options.assumptions))
    return false;
  return kernel.seconds < first.kernel->seconds + second.kernel->seconds;
}

void FusionSearch::unite(Trial trial) {
  Pair pair = trial.pair;
  const FusionNodes &first = graph.getGroup(pair.first);
  const FusionNodes &second = graph.getGroup(pair.second);
  bool isDependence = graph.dependsOn(second, first);
  if (graph.isBlocked(first, second) ||
      (!isDependence && graph.isBlocked(second, first)))
    return postpone(trial.candidate.edge, pair);
  if (order.isOverwritten(*trial.fused.kernel) ||
      !isWorthItInOrder(pair, trial.fused))
    return postpone(trial.candidate.edge, pair);
  SmallVector<unsigned, 4> again = std::move(postponed[pair.first]);
  again.append(postponed[pair.second]);
  postponed[pair.first].clear();
  postponed[pair.second].clear();
  graph.unite(pair.first, pair.second, std::move(trial.fused.kernel));
  llvm::sort(again);
  again.erase(llvm::unique(again), again.end());
  for (unsigned other : again)
    push(other);
}

void FusionSearch::run() {
  for (unsigned edge = 0; edge < graph.getEdges().size(); ++edge)
    push(edge);
  queue.sort();
  while (!queue.empty()) {
    Candidate best = queue.top();
    queue.pop();
    std::optional<Trial> trial = tryEdge(best.edge);
    if (!trial)
      continue;
    bool isStillBest = trial->candidate.versions == best.versions ||
                       queue.empty() || !(trial->candidate < queue.top());
    if (isStillBest)
      unite(std::move(*trial));
    else
      queue.push(trial->candidate);
  }
  // What buffers ask for is known of the groups as they have grown.
  if (order.overwriters.empty())
    GroupBorders(graph, options).move();
  if (order.originals.empty() && !options.isDirect)
    SharedProducers(graph, options).copy();
  if (order.originals.empty() && options.mayBeOnline && !options.isDirect)
    OnlineSoftmax(graph, options).join();
}

/// Why two groups are not one.
std::string FusionSearch::explainApart(Pair pair) {
  const FusionNodes &first = graph.getGroup(pair.first);
  const FusionNodes &second = graph.getGroup(pair.second);
  Operation *between = nullptr;
  if (graph.isBlocked(first, second, &between))
    return explainBlock(between);
  FusedPair fused = tryPair(first, second);
  if (fused.kernel)
    (void)isWorthItInOrder(pair, fused);
  if (fused.kernel && order.isOverwritten(*fused.kernel))
    return "would write to a buffer what other points still have to read from "
           "there";
  return explainLoss(first, second, fused, options);
}

void FusionSearch::addMisses(FusionPlan &plan) {
  for (auto [number, edge] : llvm::enumerate(graph.getEdges())) {
    if (!edge.isDependence ||
        llvm::is_contained(graph.getGroup(edge.second).copies, edge.first))
      continue;
    FusionMiss miss{graph.getOp(edge.first), graph.getOp(edge.second), {}};
    if (std::optional<Pair> pair = getPair(number)) {
      miss.why = explainApart(*pair);
    } else if (!plan.groupOf.count(miss.producer)) {
      FusionNodes first = graph.makeAlone(edge.first);
      FusionNodes second = graph.makeAlone(edge.second);
      miss.why = explainLoss(first, second, tryPair(first, second), options);
    } else {
      continue;
    }
    plan.misses.push_back(std::move(miss));
  }
}
