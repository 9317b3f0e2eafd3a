//===- SharedOps.cpp - Ops that several groups have -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Fusion/ValueUses.h"
#include "roofline/Transforms/ApplyFusion.h"

using namespace mlir;
using namespace mlir::roofline;

/// Lets `members` use `clone` where they use `value`, or reshapes of it, which
/// are cloned for that.
static void replaceInMembers(RewriterBase &rewriter, Value value, Value clone,
                             const OpSet &members) {
  Block *block = value.getParentBlock();
  for (OpOperand &use : llvm::make_early_inc_range(value.getUses())) {
    Operation *user = use.getOwner();
    if (isReshape(user) && use.getOperandNumber() == 0) {
      rewriter.setInsertionPointAfter(user);
      Operation *reshape = rewriter.clone(*user);
      reshape->setOperand(0, clone);
      replaceInMembers(rewriter, user->getResult(0), reshape->getResult(0),
                       members);
      if (reshape->use_empty())
        rewriter.eraseOp(reshape);
    } else if (members.contains(block->findAncestorOpInBlock(*user))) {
      rewriter.modifyOpInPlace(user, [&] { use.set(clone); });
    }
  }
}

void mlir::roofline::cloneShared(RewriterBase &rewriter, FusionPlan &plan) {
  OpBuilder::InsertionGuard guard(rewriter);
  plan.copiers.clear();
  for (auto [number, group] : llvm::enumerate(plan.groups)) {
    OpSet members(group.ops.begin(), group.ops.end());
    for (Operation *op : group.copies) {
      rewriter.setInsertionPointAfter(op);
      Operation *clone = rewriter.clone(*op);
      members.erase(op);
      for (auto [value, its] :
           llvm::zip_equal(op->getResults(), clone->getResults()))
        replaceInMembers(rewriter, value, its, members);
      members.insert(clone);
      llvm::replace(group.ops, op, clone);
      llvm::replace(group.tileSteps, op, clone);
      plan.groupOf[clone] = number;
    }
    group.copies.clear();
    group.shared.clear();
  }
}
