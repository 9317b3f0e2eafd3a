//===- SoftmaxParts.cpp - The ops that a softmax stands for ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Fusion/SoftmaxParts.h"

using namespace mlir;
using namespace mlir::roofline;

linalg::SoftmaxOp mlir::roofline::getPlannedSoftmax(Operation *op) {
  auto softmax = dyn_cast<linalg::SoftmaxOp>(op);
  bool isPlanned = softmax && softmax.hasPureTensorSemantics() &&
                   softmax.getInputOperandType().hasStaticShape();
  return isPlanned ? softmax : linalg::SoftmaxOp();
}

SmallVector<Operation *, 6>
mlir::roofline::takeApart(RewriterBase &rewriter, linalg::SoftmaxOp softmax) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(softmax);
  Operation *before = softmax->getPrevNode();
  FailureOr<SmallVector<Value>> results = softmax.decomposeOperation(rewriter);
  if (failed(results))
    return {};
  SmallVector<Operation *, 6> parts;
  Operation *part =
      before ? before->getNextNode() : &softmax->getBlock()->front();
  for (; part != softmax; part = part->getNextNode())
    if (isa<linalg::LinalgOp>(part))
      parts.push_back(part);
  rewriter.replaceOp(softmax, *results);
  return parts;
}
