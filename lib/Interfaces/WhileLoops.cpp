//===- WhileLoops.cpp - How a while loop decides to go on -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Interfaces/WhileLoops.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::roofline;

static bool isEmpty(Region &region) {
  return region.empty() ||
         llvm::hasSingleElement(region.front().getOperations());
}

WhileForm::WhileForm(scf::WhileOp loop)
    : condition(loop.getConditionOp().getCondition()) {
  Value value = condition;
  if (auto narrowed = value.getDefiningOp<arith::TruncIOp>())
    value = narrowed.getIn();
  auto branch = value.getDefiningOp<scf::IfOp>();
  if (!branch || branch->getBlock() != loop.getBeforeBody())
    return;
  unsigned number = cast<OpResult>(value).getResultNumber();
  auto yields = [&](Region &arm, auto matcher) {
    return matchPattern(arm.front().getTerminator()->getOperand(number),
                        matcher);
  };
  Region &first = branch.getThenRegion(), &second = branch.getElseRegion();
  if (yields(first, m_One()) && yields(second, m_Zero()))
    body = &first;
  else if (yields(first, m_Zero()) && yields(second, m_One()))
    body = &second;
  // The way out counts once, which no turn of the loop does.
  if (!body || !isEmpty(body == &first ? second : first)) {
    body = nullptr;
    return;
  }
  exit = branch;
  condition = branch.getCondition();
  isNegated = body == &second;
}

Value WhileForm::getContinued(Value value) const {
  auto result = dyn_cast<OpResult>(value);
  if (!body || !result || result.getOwner() != exit)
    return value;
  return body->front().getTerminator()->getOperand(result.getResultNumber());
}

bool mlir::roofline::isBottomTested(scf::WhileOp loop) {
  WhileForm form(loop);
  return isEmpty(loop.getAfter()) && (!form.body || isEmpty(*form.body));
}

bool mlir::roofline::isLoopExit(Operation *op) {
  auto loop = isa<scf::IfOp>(op) ? dyn_cast<scf::WhileOp>(op->getParentOp())
                                 : scf::WhileOp();
  return loop && WhileForm(loop).exit == op;
}
