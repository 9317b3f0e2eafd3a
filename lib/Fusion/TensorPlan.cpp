//===- TensorPlan.cpp - Plans of programs by their tensor form ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A group costs what it does on tensors. Its parts cost what they do on
// buffers, where a fill writes what it writes, and a sum reads it again. A
// softmax is in a group as a whole or not at all.
//
//===----------------------------------------------------------------------===//

#include "TensorPlan.h"
#include "SplitSoftmaxes.h"
#include "TensorForm.h"
#include "roofline/Dialect/MutedDiagnostics.h"
#include "roofline/Fusion/ValueUses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Makes a plan of the program of `result` from one of its form on tensors.
class PlanTranslation {
public:
  PlanTranslation(const AnalysisResult &result, const AnalysisResult &twin,
                  const BufferOrder &order, const FusionOptions &options)
      : twin(twin), order(order), options(options) {
    unsigned place = 0;
    for (const FunctionRecord &function : result.functions)
      for (const KernelRecord &kernel : function.kernels)
        kernels.try_emplace(kernel.op, Place{kernel.cost, place++});
  }

  /// Translates `plan`.
  void run(FusionPlan &plan);

private:
  struct Place {
    const KernelCost *cost = nullptr;
    unsigned number = 0;
  };
  template <typename Ops>
  void translateOps(Ops &ops) const;
  bool translate(FusionGroup &group) const;
  void dropGroups(FusionPlan &plan) const;
  void addFills(FusionPlan &plan) const;
  double getSeconds(Operation *op) const {
    const KernelCost *cost = kernels.lookup(op).cost;
    return cost ? cost->judge(options.assumptions).seconds.value_or(0) : 0;
  }
  unsigned getPlace(Operation *op) const { return kernels.lookup(op).number; }

  const AnalysisResult &twin;
  const BufferOrder &order;
  const FusionOptions &options;
  /// Of the program.
  llvm::DenseMap<Operation *, Place> kernels;
};
} // namespace

/// `ops` as those of the program, each once.
template <typename Ops>
void PlanTranslation::translateOps(Ops &ops) const {
  llvm::SmallSetVector<Operation *, 4> originals;
  for (Operation *op : ops)
    originals.insert(order.getOriginal(op));
  ops.assign(originals.begin(), originals.end());
}

/// False where the group is of no kernels of the program, or is not worth it.
bool PlanTranslation::translate(FusionGroup &group) const {
  translateOps(group.ops);
  translateOps(group.shared);
  translateOps(group.copies);
  translateOps(group.tileSteps);
  if (group.product)
    group.product = order.getOriginal(group.product);
  group.parts = CostSum();
  group.partsSeconds = 0;
  for (Operation *op : group.ops) {
    const KernelCost *cost = kernels.lookup(op).cost;
    if (!cost || cost->executions != group.cost.executions)
      return false;
    if (llvm::is_contained(group.copies, op))
      continue;
    group.parts.add(*cost, 1);
    group.partsSeconds += getSeconds(op);
  }
  double saved = group.partsSeconds - group.seconds;
  // Groups that have ops in common are worth it together.
  return group.ops.size() > 1 &&
         (!group.shared.empty() ||
          (saved >= options.minSeconds &&
           saved >= options.minShare * group.partsSeconds));
}

/// Translates all groups, and drops those that are none in the program, with
/// those that compute ops of these again: somebody has to write what they make.
void PlanTranslation::dropGroups(FusionPlan &plan) const {
  llvm::DenseSet<Operation *> left;
  auto drop = [&](auto isNone) {
    size_t before = plan.groups.size();
    llvm::erase_if(plan.groups, [&](FusionGroup &group) {
      // Translation changes the ops.
      SmallVector<Operation *, 4> shared(group.shared.begin(),
                                         group.shared.end());
      if (!isNone(group))
        return false;
      for (Operation *op : shared)
        left.insert(order.getOriginal(op));
      return true;
    });
    return plan.groups.size() != before;
  };
  SplitSoftmaxes splits(order);
  drop([&](FusionGroup &group) {
    return splits.add(group) || !translate(group);
  });
  while (drop([&](FusionGroup &group) {
    return llvm::any_of(group.shared,
                        [&](Operation *op) { return left.contains(op); });
  })) {
  }
  splits.addMisses(
      options, [&](Operation *op) { return getSeconds(op); }, plan.misses);
}

/// Puts `fill`, which ops only start from, into the first of the groups that
/// these are in. False where one of them is in none: it is `alone` then.
static bool addToGroup(Operation *fill, FusionPlan &plan, Operation *&alone) {
  std::optional<unsigned> first;
  for (OpOperand &use : fill->getUses()) {
    if (!readsContents(use))
      continue;
    auto group = plan.groupOf.find(use.getOwner());
    if (group == plan.groupOf.end() ||
        use.getOwner()->getBlock() != fill->getBlock()) {
      alone = use.getOwner();
      return false;
    }
    first = std::min(first.value_or(group->second), group->second);
  }
  if (!first)
    return false;
  SmallVector<Operation *, 4> &ops = plan.groups[*first].ops;
  ops.insert(llvm::upper_bound(ops, fill,
                               [](Operation *lhs, Operation *rhs) {
                                 return lhs->isBeforeInBlock(rhs);
                               }),
             fill);
  plan.groupOf[fill] = *first;
  return true;
}

/// On tensors a fill that sums start from costs nothing, and is no kernel. On
/// buffers it goes into their group; where the one op that starts from it is in
/// none, the two are a group.
void PlanTranslation::addFills(FusionPlan &plan) const {
  llvm::MapVector<Operation *, FusionGroup> groups;
  llvm::DenseMap<Operation *, const KernelCost *> costs;
  for (const FunctionRecord &function : twin.functions)
    for (const KernelRecord &kernel : function.kernels)
      costs.try_emplace(kernel.op, kernel.cost);
  for (Operation *fill : order.fills) {
    Operation *user = nullptr;
    if (plan.groupOf.count(fill) || !isOnlyStartedFrom(fill) ||
        addToGroup(fill, plan, user) || !user || !fill->hasOneUse())
      continue;
    const KernelCost *cost = costs.lookup(user);
    // What has tiles of its own is nobody else's.
    if (cost && !cost->tiling && user->getBlock() == fill->getBlock() &&
        cost->executions.isConstant() &&
        llvm::all_of(cost->domain, std::mem_fn(&Expr::isConstant)))
      groups[user].ops.push_back(fill);
  }
  for (auto &[user, group] : groups) {
    group.ops.push_back(user);
    group.cost = *costs.lookup(user);
    group.seconds = group.cost.judge(options.assumptions).seconds.value_or(0);
    plan.groups.push_back(std::move(group));
  }
}

void PlanTranslation::run(FusionPlan &plan) {
  addFills(plan);
  dropGroups(plan);
  llvm::stable_sort(
      plan.groups, [&](const FusionGroup &lhs, const FusionGroup &rhs) {
        return getPlace(lhs.ops.front()) < getPlace(rhs.ops.front());
      });
  plan.groupOf.clear();
  plan.copiers.clear();
  for (auto [number, group] : llvm::enumerate(plan.groups)) {
    for (Operation *op : group.ops)
      if (!llvm::is_contained(group.copies, op))
        plan.groupOf[op] = number;
    for (Operation *op : group.copies)
      plan.copiers[op].push_back(number);
  }
  // Of what is several ops there, the first reason is said.
  llvm::DenseSet<std::pair<Operation *, Operation *>> pairs;
  llvm::erase_if(plan.misses, [&](FusionMiss &miss) {
    miss.producer = order.getOriginal(miss.producer);
    miss.consumer = order.getOriginal(miss.consumer);
    return miss.producer == miss.consumer ||
           !pairs.insert({miss.producer, miss.consumer}).second;
  });
  plan.targets = twin.targets;
}

std::optional<FusionPlan>
mlir::roofline::planTensorForm(const AnalysisResult &result,
                               const FusionOptions &options, PlanFn plan) {
  TensorForm form(result, !options.isDirect);
  KernelMaker maker(options.assumptions, !options.isDirect);
  AnalysisOptions analysis = *options.analysis;
  analysis.tiling.search = false;
  auto observe = [&](Operation *op, const OpCost &described,
                     const KernelCost &cost) {
    maker.observe(op, described, cost);
  };
  // What there is to say of the program has been said.
  std::optional<MutedDiagnostics> mute(std::in_place,
                                       result.root->getContext());
  FailureOr<AnalysisResult> twin =
      analyzeModule(form.getRoot(), analysis, observe);
  if (failed(twin)) {
    mute.reset();
    emitWarning(result.root->getLoc())
        << "groups with ops on memrefs or linalg.softmax are not planned, "
           "since the copy of the program on tensors has no analysis; "
           "--fusion=none plans none";
    return std::nullopt;
  }
  FusionPlan made = plan(*twin, maker, form.getOrder());
  PlanTranslation(result, *twin, form.getOrder(), options).run(made);
  return made;
}
