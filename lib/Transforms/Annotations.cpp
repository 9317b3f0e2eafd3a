//===- Annotations.cpp - What ops cost, as attributes ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Annotations.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Analysis/Invocations.h"
#include "roofline/Dialect/CostAnnotation.h"
#include "roofline/Dialect/RooflineDialect.h"

using namespace mlir;
using namespace mlir::roofline;

static CostAnnotation makeAnnotation(const KernelCost &cost,
                                     const Assumptions &assumptions,
                                     std::optional<unsigned> group) {
  Verdict verdict = cost.judge(assumptions);
  CostAnnotation annotation;
  annotation.flops = cost.work.getFlops();
  annotation.transcendentals = cost.work.getTranscendentals();
  annotation.iops = cost.work.getIops();
  annotation.hbmBytesRead = cost.hbm.read;
  annotation.hbmBytesWritten = cost.hbm.written;
  annotation.intensity = verdict.intensity;
  annotation.regime = verdict.regime;
  annotation.attainableFlopsPerSecond = verdict.attainable;
  annotation.domain.assign(cost.domain.begin(), cost.domain.end());
  annotation.executions = cost.executions;
  if (group)
    annotation.fusionGroup = Count(*group);
  Traffic traffic = cost.getTraffic();
  if (traffic.chip.l2)
    annotation.l2Bytes = traffic.chip.l2->getModelled();
  if (traffic.chip.smem)
    annotation.smemBytes = traffic.chip.smem->getModelled();
  annotation.crossover = verdict.crossover;
  for (Roof roof : verdict.getUnrated())
    annotation.unrated.push_back(roof.getName());
  if (verdict.boundBy) {
    annotation.boundBy = verdict.boundBy->getName();
    annotation.timeSeconds = verdict.seconds;
  }
  return annotation;
}

void mlir::roofline::removeAnnotations(Operation *root) {
  root->walk<WalkOrder::PreOrder>([](Operation *op) {
    // Most ops have no attributes to search.
    if (!op->getDiscardableAttrDictionary().empty()) {
      op->removeDiscardableAttr(kCostAttrName);
      op->removeDiscardableAttr(kUnmodelledAttrName);
    }
    // Payloads, which are most ops of a network, never have one.
    return isa<linalg::LinalgOp>(op) ? WalkResult::skip()
                                     : WalkResult::advance();
  });
}

/// Whether what stands in both arms counts in one invocation of `function`.
static bool areTaken(const FunctionRecord &function, ArmNumber lhs,
                     ArmNumber rhs) {
  auto takesBoth = [&](const ArmChoice &choice) {
    return choice.isTaken(lhs) && choice.isTaken(rhs);
  };
  return function.invocations.empty()
             ? takesBoth(function.choice)
             : llvm::any_of(function.invocations,
                            [&](const Invocation &invocation) {
                              return takesBoth(invocation.arms);
                            });
}

namespace {
/// Makes annotations, one for all kernels that share a cost.
class Annotator {
public:
  Annotator(AnalysisResult &result, const Assumptions &assumptions,
            const FusionPlan &plan)
      : result(result), context(result.root->getContext()),
        assumptions(assumptions), plan(plan) {}

  DictionaryAttr get(const KernelRecord &kernel,
                     const FunctionRecord &function) {
    return kernel.arm ? makeAttribute(kernel, function)
                      : getShared(*kernel.cost, findGroup(kernel.op));
  }

  /// The annotation of one op for `ways` to it: of the first that counts, with
  /// all that count when it does.
  DictionaryAttr get(ArrayRef<const KernelRecord *> ways,
                     const FunctionRecord &function) {
    const KernelRecord *const *first =
        llvm::find_if(ways, [&](const KernelRecord *way) {
          return function.isTaken(way->arm);
        });
    if (first == ways.end())
      return get(*ways.front(), function);
    KernelRecord joined = **first;
    KernelCost sum = *joined.cost;
    for (const KernelRecord *way : llvm::make_range(first + 1, ways.end()))
      if (areTaken(function, joined.arm, way->arm)) {
        sum.work.add(way->cost->work);
        sum.hbm.add(way->cost->hbm);
        sum.executions += way->cost->executions;
        sum.once.reset();
      }
    joined.cost = &sum;
    return makeAttribute(joined, function);
  }

private:
  DictionaryAttr makeAttribute(const KernelRecord &kernel,
                               const FunctionRecord &function) {
    CostAnnotation annotation =
        makeAnnotation(*kernel.cost, assumptions, findGroup(kernel.op));
    annotation.isBranch = kernel.arm.has_value();
    annotation.isTaken = function.isTaken(kernel.arm);
    annotation.mayRun = function.mayRun(kernel.arm);
    if (std::optional<Expr> calls = countTaking(function, kernel.arm, result))
      annotation.takingCalls = *calls;
    return annotation.toAttribute(context);
  }

  std::optional<unsigned> findGroup(Operation *op) const {
    auto group = plan.groupOf.find(op);
    return group == plan.groupOf.end() ? std::nullopt
                                       : std::optional(group->second);
  }

  /// Equal ops of one group often follow each other.
  DictionaryAttr getShared(const KernelCost &cost,
                           std::optional<unsigned> group) {
    Shared &last = shared[&cost];
    if (!last.attribute)
      last = {makeAnnotation(cost, assumptions, group).toAttribute(context),
              group};
    else if (last.group != group)
      last = {CostAnnotation::replaceFusionGroup(last.attribute, group), group};
    return last.attribute;
  }

  AnalysisResult &result;
  MLIRContext *context;
  const Assumptions &assumptions;
  const FusionPlan &plan;
  /// The last annotation of kernels that share a cost, and the group in it.
  struct Shared {
    DictionaryAttr attribute;
    std::optional<unsigned> group;
  };
  llvm::DenseMap<const KernelCost *, Shared> shared;
};
} // namespace

void mlir::roofline::annotate(AnalysisResult &result,
                              const Assumptions &assumptions,
                              const FusionPlan &plan, Operation *root) {
  MLIRContext *context = root->getContext();
  auto costName = StringAttr::get(context, kCostAttrName);
  Annotator annotator(result, assumptions, plan);
  for (const FunctionRecord &function : result.functions) {
    // Several ways lead to an op only where there are branches.
    llvm::MapVector<Operation *, SmallVector<const KernelRecord *, 1>> ways;
    for (const KernelRecord &kernel : function.kernels)
      if (!function.arms.empty())
        ways[kernel.op].push_back(&kernel);
      else
        kernel.op->setDiscardableAttr(costName,
                                      annotator.get(kernel, function));
    for (const auto &[op, all] : ways)
      op->setDiscardableAttr(
          costName, all.size() == 1 ? annotator.get(*all.front(), function)
                                    : annotator.get(all, function));
    for (const UnmodelledRecord &unmodelled : function.unmodelled)
      unmodelled.op->setDiscardableAttr(
          kUnmodelledAttrName, StringAttr::get(context, unmodelled.why));
  }
  // The default would come before the chips the next time.
  if (result.target.source == TargetOrigin::Default && result.hasChips)
    return;
  root->setDiscardableAttr(kTargetAttrName,
                           StringAttr::get(context, result.target.requested));
}
