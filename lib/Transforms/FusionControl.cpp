//===- FusionControl.cpp - A plan decides what upstream fuses -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Transforms/FusionControl.h"
#include "FusionForms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::roofline;

FusionControl::FusionControl(const FusionPlan &plan)
    : plan(plan), groupOf(plan.groupOf) {}

std::optional<unsigned> FusionControl::getGroup(Operation *op) const {
  auto found = groupOf.find(op);
  return found == groupOf.end() ? std::nullopt : std::optional(found->second);
}

linalg::ControlFusionFn FusionControl::getElementwiseControl() {
  return [this](OpOperand *operand) {
    Operation *producer = operand->get().getDefiningOp();
    Operation *consumer = operand->getOwner();
    std::optional<unsigned> group = getGroup(consumer);
    if (!producer || !group || getGroup(producer) != group ||
        plan.groups[*group].form != FusionForm::Elementwise)
      return false;
    // Others would keep the producer, and it would be computed again.
    if (llvm::any_of(producer->getUsers(),
                     [&](Operation *user) { return user != consumer; }))
      return false;
    // Upstream asks when all else is settled: what it makes now is of the
    // group.
    announced = group;
    return true;
  };
}

scf::SCFTileAndFuseOptions::ControlFnTy
FusionControl::getTiledControl(unsigned group) const {
  const FusionGroup &chosen = plan.groups[group];
  OpSet ops(chosen.ops.begin(), chosen.ops.end());
  // Later on, the loops are users too.
  llvm::SmallPtrSet<Value, 4> outputs;
  for (Operation *op : chosen.ops)
    for (OpResult result : op->getResults())
      if (!llvm::is_contained(chosen.shared, op) && isUsedOutside(result, ops))
        outputs.insert(result);
  return [ops, outputs](tensor::ExtractSliceOp, OpResult producer, bool isInit)
             -> std::optional<scf::SCFTileAndFuseOptions::ControlFnResult> {
    scf::SCFTileAndFuseOptions::ControlFnResult fused;
    if (ops.contains(producer.getOwner())) {
      fused.yieldProducerReplacement = outputs.contains(producer);
      return fused;
    }
    if (isInit && isa<linalg::FillOp>(producer.getOwner()))
      return fused;
    return std::nullopt;
  };
}

void FusionControl::notifyOperationInserted(Operation *op,
                                            OpBuilder::InsertPoint) {
  if (!announced || !isa<linalg::GenericOp>(op))
    return;
  groupOf[op] = *announced;
  announced.reset();
}

void FusionControl::notifyOperationReplaced(Operation *op,
                                            Operation *replacement) {
  if (std::optional<unsigned> group = getGroup(op))
    groupOf[replacement] = *group;
}

void FusionControl::notifyOperationReplaced(Operation *op, ValueRange values) {
  for (Value value : values)
    if (Operation *replacement = value.getDefiningOp())
      notifyOperationReplaced(op, replacement);
}

void FusionControl::notifyOperationErased(Operation *op) { groupOf.erase(op); }
