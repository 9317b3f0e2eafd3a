//===- ValueUses.cpp - What a use does with a value -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Fusion/ValueUses.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/Interfaces/ValueTracing.h"

using namespace mlir;
using namespace mlir::roofline;

bool mlir::roofline::isReshape(Operation *op) {
  return isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
                         tensor::ReshapeOp>(op);
}

bool mlir::roofline::isPlainPad(Operation *op) {
  auto pad = dyn_cast_or_null<tensor::PadOp>(op);
  return pad && pad.getConstantPaddingValue() &&
         pad.getSourceType().hasStaticShape() &&
         pad.getResultType().hasStaticShape() &&
         llvm::all_of(llvm::concat<const int64_t>(pad.getStaticLow(),
                                                  pad.getStaticHigh()),
                      [](int64_t width) { return width >= 0; });
}

Value mlir::roofline::lookThroughReshapes(Value value) {
  while (isReshape(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

void mlir::roofline::forEachRead(
    Value value, llvm::function_ref<void(OpOperand &)> function) {
  SmallVector<Value, 4> open = {value};
  while (!open.empty())
    for (OpOperand &use : open.pop_back_val().getUses())
      if (isReshape(use.getOwner()) && use.getOperandNumber() == 0)
        open.push_back(use.getOwner()->getResult(0));
      else if (readsContents(use))
        function(use);
}

bool mlir::roofline::readsContents(OpOperand &use) {
  if (onlyAsksForSize(use))
    return false;
  auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
  if (!op || !op.hasPureTensorSemantics() || payloadUses(use))
    return true;
  // Elements that are not written stay what they are.
  return op.isDpsInit(&use) &&
         !op.getMatchingIndexingMap(&use).isProjectedPermutation();
}

bool mlir::roofline::isOnlyStartedFrom(Operation *op) {
  auto fill = dyn_cast<linalg::FillOp>(op);
  if (!fill || !fill.hasPureTensorSemantics())
    return false;
  return !fill->use_empty() &&
         llvm::all_of(fill->getUses(), [](OpOperand &use) {
           auto user = dyn_cast<linalg::LinalgOp>(use.getOwner());
           return !readsContents(use) || (user && user.isDpsInit(&use));
         });
}

bool mlir::roofline::isLeftByGroup(OpResult result, const OpSet &group) {
  Block *block = result.getOwner()->getBlock();
  bool isRead = false, isReadOutside = false;
  forEachRead(result, [&](OpOperand &use) {
    isRead = true;
    isReadOutside |=
        !group.contains(block->findAncestorOpInBlock(*use.getOwner()));
  });
  return !isRead || isReadOutside;
}
