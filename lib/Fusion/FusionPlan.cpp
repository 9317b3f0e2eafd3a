//===- FusionPlan.cpp - What to fuse, and what it is worth ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pair of groups that saves the most time becomes one, again and again.
// What a pair is worth changes as its groups grow: an entry of the queue that
// is out of date is judged anew when its turn comes.
//
//===----------------------------------------------------------------------===//

#include "roofline/Fusion/FusionPlan.h"
#include "BufferPlan.h"
#include "CandidateQueue.h"
#include "FusionReasons.h"
#include "GroupBorders.h"
#include "OrderedTiles.h"
#include "TensorForm.h"
#include "TileOrder.h"
#include "roofline/Fusion/ValueUses.h"

using namespace mlir;
using namespace mlir::roofline;

/// How many of its pairs that were not worth it, or not legal, a group
/// remembers, to try them again when it has grown: so that the search stays
/// linear.
static constexpr unsigned kMaxPostponed = 32;

namespace {
/// Chooses the groups of one function.
class FusionSearch {
public:
  FusionSearch(const AnalysisResult &result, const FunctionRecord &function,
               const FusionOptions &options, KernelMaker &maker,
               const BufferOrder &order, FusionPlan &plan)
      : options(options), maker(maker), order(order), plan(plan),
        graph(result, function, maker, order), postponed(graph.size()) {}

  void run();

private:
  /// Two groups in the order that the values between them ask for.
  struct Pair {
    unsigned first;
    unsigned second;
  };

  /// What became of two groups, and what that saves.
  struct Trial {
    Pair pair;
    FusedPair fused;
    Candidate candidate;
  };

  std::optional<Pair> getPair(unsigned edge);
  unsigned getVersions(Pair pair);
  FusedPair tryPair(Pair pair);
  std::optional<Trial> tryEdge(unsigned edge);
  void push(unsigned edge);
  void postpone(unsigned edge, Pair pair);
  bool isWorthItInOrder(Pair pair, FusedPair &fused);
  void unite(Trial trial);
  void addGroups();
  void addGroup(unsigned leader);
  Operation *findProduct(const FusionNodes &nodes);
  void addSeeds();
  void addMisses();

  const FusionOptions &options;
  KernelMaker &maker;
  const BufferOrder &order;
  FusionPlan &plan;
  FusionGraph graph;
  CandidateQueue queue;
  /// Edges of each group that were not worth it.
  std::vector<SmallVector<unsigned, 2>> postponed;
};
} // namespace

std::optional<FusionSearch::Pair> FusionSearch::getPair(unsigned edge) {
  const FusionGraph::Edge &ends = graph.getEdges()[edge];
  Pair pair{graph.find(ends.first), graph.find(ends.second)};
  if (pair.first == pair.second)
    return std::nullopt;
  if (graph.dependsOn(graph.getGroup(pair.first), graph.getGroup(pair.second)))
    std::swap(pair.first, pair.second);
  return pair;
}

unsigned FusionSearch::getVersions(Pair pair) {
  return graph.getGroup(pair.first).version +
         graph.getGroup(pair.second).version;
}

FusedPair FusionSearch::tryPair(Pair pair) {
  return fuse(*graph.getGroup(pair.first).kernel,
              *graph.getGroup(pair.second).kernel, options.assumptions);
}

/// Empty for what is not worth it now.
std::optional<FusionSearch::Trial> FusionSearch::tryEdge(unsigned edge) {
  std::optional<Pair> pair = getPair(edge);
  if (!pair)
    return std::nullopt;
  FusedPair fused = tryPair(*pair);
  double before = graph.getGroup(pair->first).kernel->seconds +
                  graph.getGroup(pair->second).kernel->seconds;
  double saved = fused.kernel ? before - fused.kernel->seconds : 0;
  // What is computed again must be worth it by itself; else a small gain may
  // bring two large ones together.
  double least = fused.repeats > 1 ? options.minShare * before : 0;
  if (saved > 0 && saved >= least)
    return Trial{
        *pair, std::move(fused),
        Candidate{static_cast<float>(saved), edge, getVersions(*pair)}};
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
  bool hadTiles = first.kernel->form == FusionForm::Tiled ||
                  second.kernel->form == FusionForm::Tiled;
  if (kernel.form != FusionForm::Tiled || kernel.staysInSharedCache() ||
      (hadTiles &&
       (first.kernel->products.empty() || second.kernel->products.empty())))
    return true;
  SmallVector<unsigned, 4> members = graph.getMembers(first);
  llvm::append_range(members, graph.getMembers(second));
  llvm::sort(members);
  SmallVector<Operation *, 8> ops;
  for (unsigned member : members)
    ops.push_back(graph.getOp(member));
  if (!priceInOrder(kernel, ops, graph.getContext(), options.assumptions))
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
  addGroups();
  addSeeds();
  if (options.explain)
    addMisses();
}

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

void FusionSearch::addGroups() {
  SmallVector<std::pair<unsigned, unsigned>> leaders;
  for (unsigned number = 0; number < graph.size(); ++number)
    if (graph.isLeader(number) && graph.getGroup(number).size > 1)
      leaders.emplace_back(graph.getGroup(number).start, number);
  llvm::sort(leaders);
  for (auto [first, leader] : leaders)
    addGroup(leader);
}

/// What `FusionGroup::product` is.
Operation *FusionSearch::findProduct(const FusionNodes &nodes) {
  const FusedKernel &kernel = *nodes.kernel;
  if (kernel.form != FusionForm::Tiled || kernel.products.size() != 1 ||
      !kernel.ownsProducts())
    return nullptr;
  OpSet ops;
  Operation *product = nullptr;
  for (unsigned member : graph.getMembers(nodes)) {
    ops.insert(graph.getOp(member));
    if (!graph.makeAlone(member).kernel->products.empty())
      product = graph.getOp(member);
  }
  bool isFirst = llvm::none_of(product->getOperands(), [&](Value operand) {
    return ops.contains(lookThroughReshapes(operand).getDefiningOp());
  });
  return isFirst ? product : nullptr;
}

void FusionSearch::addGroup(unsigned leader) {
  const FusionNodes &nodes = graph.getGroup(leader);
  const FusedKernel &kernel = *nodes.kernel;
  const Expr &executions = graph.getCost(leader).executions;
  double times = executions.toDouble();
  FusionGroup group;
  SmallVector<unsigned, 4> members = graph.getMembers(nodes);
  if (kernel.form == FusionForm::Tiled)
    for (unsigned member : members)
      group.tileSteps.push_back(graph.getOp(member));
  group.product = findProduct(nodes);
  llvm::sort(members);
  for (unsigned member : members) {
    const KernelCost &cost = graph.getCost(member);
    group.ops.push_back(graph.getOp(member));
    group.parts.add(cost, 1);
    group.partsSeconds += maker.getSeconds(cost).value_or(0);
  }
  kernel.describe(group);
  if (!hasSameLoops(kernel, group, graph.getContext()))
    return;
  group.seconds = kernel.seconds;
  LevelTraffic once = group.cost.hbm;
  bool readsAgain = kernel.form == FusionForm::Tiled &&
                    !kernel.staysInSharedCache() &&
                    orderTiles(group, graph.getContext());
  if (kernel.readsReshapes())
    group.cost.hbm = once;
  if (readsAgain || !kernel.readAgain.isZero())
    group.seconds = group.cost.judge(options.assumptions).seconds.value_or(0);
  group.seconds *= times;
  if (!executions.isOne())
    group.cost = group.cost.transform(
        [&](const Expr &count) { return count * executions; });
  group.cost.executions = executions;
  double saved = group.partsSeconds - group.seconds;
  if (saved < options.minSeconds ||
      saved < options.minShare * group.partsSeconds)
    return;
  for (Operation *op : group.ops)
    plan.groupOf[op] = plan.groups.size();
  plan.groups.push_back(std::move(group));
}

/// Fills that only ops of groups start from are no more when these are kernels.
/// The first of the groups gets what that saves.
void FusionSearch::addSeeds() {
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

void FusionSearch::addMisses() {
  for (auto [number, edge] : llvm::enumerate(graph.getEdges())) {
    if (!edge.isDependence)
      continue;
    std::optional<Pair> pair = getPair(number);
    FusionMiss miss{graph.getOp(edge.first), graph.getOp(edge.second), {}};
    if (!pair) {
      if (plan.groupOf.count(miss.producer))
        continue;
      FusionNodes first = graph.makeAlone(edge.first);
      FusionNodes second = graph.makeAlone(edge.second);
      miss.why = explainLoss(
          first, second,
          fuse(*first.kernel, *second.kernel, options.assumptions), options);
    } else {
      const FusionNodes &first = graph.getGroup(pair->first);
      const FusionNodes &second = graph.getGroup(pair->second);
      Operation *between = nullptr;
      if (graph.isBlocked(first, second, &between)) {
        miss.why = explainBlock(between);
      } else {
        FusedPair fused = tryPair(*pair);
        if (fused.kernel)
          (void)isWorthItInOrder(*pair, fused);
        miss.why = fused.kernel && order.isOverwritten(*fused.kernel)
                       ? "would write to a buffer what other points still "
                         "have to read from there"
                       : explainLoss(first, second, fused, options);
      }
    }
    plan.misses.push_back(std::move(miss));
  }
}

FusionPlanner::FusionPlanner(const FusionOptions &options)
    : options(options), maker(std::make_unique<KernelMaker>(
                            options.assumptions, options.throughReshapes)) {}

FusionPlanner::~FusionPlanner() = default;

void FusionPlanner::observe(Operation *op, const OpCost &described,
                            const KernelCost &cost) {
  maker->observe(op, described, cost);
}

FusionPlan FusionPlanner::plan(const AnalysisResult &result) {
  auto search = [&](const AnalysisResult &program, KernelMaker &itsMaker,
                    const BufferOrder &order) {
    FusionPlan plan;
    for (const FunctionRecord &function : program.functions)
      FusionSearch(program, function, options, itsMaker, order, plan).run();
    return plan;
  };
  if (options.analysis && TensorForm::isNeeded(result))
    if (std::optional<FusionPlan> plan = planBuffers(result, options, search))
      return std::move(*plan);
  return search(result, *maker, BufferOrder());
}

FusionPlan mlir::roofline::planFusion(const AnalysisResult &result,
                                      const FusionOptions &options) {
  return FusionPlanner(options).plan(result);
}
