//===- NestMotion.cpp - Which loops move what an access goes to -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestAccesses.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Transforms/RegionUtils.h"
#include "roofline/Interfaces/ValueTracing.h"

using namespace mlir;
using namespace mlir::roofline;

/// Adds the loops around that change `value`, a number, to `moving`; false
/// where that is not known.
bool NestAccesses::addLoopsOf(Value value,
                              llvm::SmallSetVector<unsigned, 4> &moving) const {
  if (!value.getType().isIntOrIndex())
    return false;
  Expr number = context.sizes.getIndex(value);
  if (loops.isDataDependent(number))
    return false;
  for (const LoopRange &range : loops.getTurns().getLoops())
    if (number.dependsOn(*range.index))
      moving.insert(loops.lookup(range.index));
  return true;
}

/// The loops that move `view`, whose place in its root is not known.
SmallVector<unsigned> NestAccesses::getLoopsMoving(Value view) const {
  llvm::SmallSetVector<unsigned, 4> moving;
  bool isAnywhere = false;
  for (Value step = view; step; step = getViewSource(step)) {
    Operation *op = step.getDefiningOp();
    if (!op || !kernel->isAncestor(op))
      continue;
    for (Value operand : op->getOperands())
      if (operand.getType().isIndex())
        isAnywhere |= !addLoopsOf(operand, moving);
  }
  if (isAnywhere)
    for (const LoopRange &range : loops.getTurns().getLoops())
      moving.insert(loops.lookup(range.index));
  return moving.takeVector();
}

/// What `op` reads, as operands and in its regions: not the destinations that
/// it only writes.
static void addInputs(Operation *op, llvm::SetVector<Value> &inputs) {
  bool isStructured = isa<linalg::LinalgOp>(op);
  for (OpOperand &operand : op->getOpOperands())
    if (!isStructured || payloadUses(operand))
      inputs.insert(operand.get());
  getUsedValuesDefinedAbove(op->getRegions(), inputs);
}

/// The loops around whose turns may give `op` something else to read.
SmallVector<unsigned> NestAccesses::getLoopsFeeding(Operation *op) const {
  llvm::SmallSetVector<unsigned, 4> moving;
  llvm::SetVector<Value> values;
  addInputs(op, values);
  bool isAnything = false;
  for (unsigned i = 0; i < values.size() && !isAnything; ++i) {
    Value value = values[i];
    if (!kernel->isAncestor(value.getParentBlock()->getParentOp()) ||
        addLoopsOf(value, moving))
      continue;
    // Memory may be written in between, and what a loop carries changes.
    Operation *source = value.getDefiningOp();
    isAnything = !source || isa<BaseMemRefType>(value.getType());
    if (source)
      addInputs(source, values);
  }
  if (isAnything)
    for (const LoopRange &range : loops.getTurns().getLoops())
      moving.insert(loops.lookup(range.index));
  return moving.takeVector();
}
