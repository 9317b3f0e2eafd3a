//===- BodyKernels.cpp - What is recorded of the ops of a function --------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BodyAnalyzer.h"
#include "Explainer.h"
#include "ImposedTiles.h"
#include "LeastInRanges.h"
#include "LoopBounds.h"
#include "Repetition.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "roofline/Interfaces/LaunchShape.h"

using namespace mlir;
using namespace mlir::roofline;

bool mlir::roofline::isTooLarge(const Work &work, const LevelTraffic &hbm) {
  return work.isOverflow() || work.getOps().isOverflow() || hbm.isOverflow();
}

/// A launch, or loops that are one kernel: one for each way that conditions on
/// sizes inside may go.
LogicalResult BodyAnalyzer::analyzeNest(Operation *op) {
  constexpr size_t kMaxDecisions = 5;
  if (isLaunch(op) && !op->getRegion(0).hasOneBlock()) {
    addUnmodelled(op, kNoStructuredForm);
    return success();
  }
  SmallVector<SizeDecision, 2> taken = getDecisions(record.arms, arm);
  SizeDecisions decisions(taken, context.sizes.getDimensions());
  LoopNest nest;
  nest.change = shared.change;
  if (isExplained(op))
    nest.parts.emplace();
  std::optional<std::string> why =
      computeLoopNest(op, context, decisions, nest);
  if (!decisions.getOpen())
    return addNest(op, std::move(nest), why);
  if (taken.size() == kMaxDecisions) {
    addUnmodelled(op, "more than 5 conditions on sizes inside a kernel; bind "
                      "them with --dims");
    return success();
  }
  ArmNumber around = arm;
  unsigned first = record.arms.size();
  auto [holds, fails] = makeArms(op, around, *decisions.getOpen());
  holds.loops = fails.loops = loops;
  record.arms.push_back(std::move(holds));
  record.arms.push_back(std::move(fails));
  for (unsigned way : {first, first + 1}) {
    arm = way;
    if (failed(analyzeNest(op)))
      return failure();
  }
  arm = around;
  return success();
}

LogicalResult BodyAnalyzer::addNest(Operation *op, LoopNest nest,
                                    const std::optional<std::string> &why) {
  if (why) {
    addUnmodelled(op, *why);
    return success();
  }
  for (const auto &[inner, whyNot] : nest.unmodelled)
    addUnmodelled(inner, whyNot);
  // Counting up to a bound, say, is host work; a launch takes its time.
  bool isEmpty =
      nest.cost.work.isEmpty() && nest.cost.hbm.getModelled().isZero();
  if (isEmpty && (!isLaunch(op) || !nest.unmodelled.empty()))
    return success();
  if (failed(selectTarget(op, nest.cost)))
    return failure();
  if (nest.parts)
    shared.explainer->describe(op, nest, context);
  return addKernel(op, std::move(nest.cost), /*signature=*/nullptr,
                   &nest.ordered);
}

//===----------------------------------------------------------------------===//
// Other ops
//===----------------------------------------------------------------------===//

LogicalResult BodyAnalyzer::analyzeSimpleOp(Operation *op) {
  OpSignature signature(op, context);
  signature.isComplete &=
      loops.empty() && !op->hasAttr(kTargetAttrName) && !hasOwnTiles(op);
  if (shared.change)
    llvm::append_range(signature.operands, shared.change->describe(op));
  const KernelCost *known = isExplained(op) ? nullptr : cache.find(signature);
  if (known) {
    record.kernels.push_back({op, known, arm});
    return success();
  }
  OpCost cost;
  if (!computeCost(op, context, cost)) {
    if (std::optional<std::string> why = getMissingModel(op))
      addUnmodelled(op, *why);
    return success();
  }
  switch (cost.getStatus()) {
  case OpCost::Status::Free:
    return success();
  case OpCost::Status::Unmodelled:
    addUnmodelled(op, cost.getReason());
    return success();
  case OpCost::Status::Kernel:
    break;
  }
  FailureOr<KernelCost> once = makeKernel(op, cost);
  if (failed(once))
    return failure();
  signature.isComplete &= cost.isShareable();
  FailureOr<const KernelCost *> stored =
      addKernel(op, std::move(*once), &signature);
  if (shared.observer && succeeded(stored) && *stored &&
      shared.lifted.getOriginal(op) == op)
    shared.observer(op, cost, **stored);
  return stored;
}

FailureOr<KernelCost> BodyAnalyzer::makeKernel(Operation *op, OpCost &cost) {
  if (shared.change)
    shared.change->apply(op, context, cost);
  KernelCost once;
  once.work = cost.work;
  once.hbm = computeCompulsoryTraffic(cost.nest);
  once.domain.assign(cost.nest.extents.begin(), cost.nest.extents.end());
  once.isOneOp = true;
  if (failed(selectTarget(op, once)))
    return failure();
  if (isExplained(op))
    shared.explainer->describe(op, cost, once, context);
  if (failed(imposeTiles(op, cost, shared.options, once)))
    return failure();
  return once;
}

LogicalResult BodyAnalyzer::selectTarget(Operation *op, KernelCost &once) {
  once.target = target.get();
  if (!op->hasAttr(kTargetAttrName) && !isLaunch(op))
    return success();
  FailureOr<SelectedTarget> own =
      isLaunch(op) ? shared.selectForLaunch(op) : shared.selector.select(op);
  if (failed(own))
    return failure();
  result.targets.push_back(own->model);
  once.target = own->model.get();
  return success();
}

/// Whether constants, in all invocations of the function, keep what stands in
/// `inner` from running.
bool BodyAnalyzer::isRuledOut(ArmNumber inner) const {
  for (; inner; inner = record.arms[*inner].parent)
    if (const auto &runs = record.arms[*inner].condition;
        runs && runs->isZero())
      return true;
  return false;
}

/// Fails where sizes of one execution are below zero in some turn of the loops
/// around, or somewhere in the ranges that the user gave.
LogicalResult BodyAnalyzer::checkSizes(Operation *op, const KernelCost &cost) {
  // A condition around may leave sizes out.
  if (arm)
    return success();
  for (const Expr &extent : cost.domain) {
    Expr least = getLeast(extent, loops).value_or(extent);
    if (least.isKnownNonNegative())
      continue;
    if (least != extent && (-least).isKnownPositive())
      return op->emitOpError("has a size below zero, ")
             << least.toString()
             << ", in some turn of the loops around; check its sizes, and "
                "those "
                "given by --dims";
    std::optional<SymbolValues> values =
        findLeast(least, shared.options.bindings);
    if (values && !evaluate(least, *values).isKnownNonNegative())
      return op->emitOpError("has a size below zero, ")
             << describeAt(least, *values)
             << "; narrow the ranges given by --dims";
  }
  return success();
}

unsigned BodyAnalyzer::getNextId() const {
  unsigned id = record.kernels.size();
  for (const FunctionRecord &function : result.functions)
    id += function.kernels.size();
  return id;
}

bool BodyAnalyzer::isExplained(Operation *op) const {
  return shared.explainer &&
         shared.explainer->wants(
             {getNextId(), shared.lifted.getOriginal(op), record.name});
}

/// `ordered` are the accesses of `once` where they have an order.
FailureOr<const KernelCost *>
BodyAnalyzer::addKernel(Operation *op, KernelCost once,
                        const OpSignature *signature, const Nest *ordered) {
  if (!once.target && failed(selectTarget(op, once)))
    return failure();
  if (ordered)
    once.followOrder(*ordered);
  Repetition repetition(loops, context.sizes.getDimensions(), op->getLoc());
  KernelCost cost = repetition.sum(once);
  // Loops, launches and what is called outside run once for each element of a
  // batch.
  if (!once.isOneOp && shared.change)
    cost = cost.transform([this](const Expr &count) {
      return count * shared.change->getRepeats();
    });
  if (isTooLarge(cost.work, cost.hbm) || cost.executions.isOverflow() ||
      (cost.chip && cost.chip->isOverflow()))
    return op->emitOpError("has more than 2^127 operations or bytes, which the "
                           "model cannot count; use smaller shapes");
  if (std::optional<Expr> negative = cost.findNegative()) {
    // What does not run has no sizes.
    if (isRuledOut(arm))
      return static_cast<const KernelCost *>(nullptr);
    return op->emitOpError("has a size or count below zero, ")
           << negative->toString()
           << "; check its sizes, and those given by --dims";
  }
  if (failed(checkSizes(op, once)))
    return failure();
  cost.transformSizes(
      [this](const Expr &size) { return getMost(size, loops).value_or(size); });
  result.costs.push_back(std::move(cost));
  const KernelCost *stored = &result.costs.back();
  if (isExplained(op))
    shared.explainer->finish({getNextId(), op, once, *stored, ordered},
                             context);
  record.kernels.push_back({op, stored, arm});
  if (signature && signature->isComplete)
    cache.insert(*signature, stored);
  return stored;
}
