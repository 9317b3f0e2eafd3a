//===- ApplyFusion.cpp - Groups become kernels ----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Transforms/ApplyFusion.h"
#include "GroupExpansion.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// Whether `op`, or an op inside it, reads a result of one of `ops`.
static bool readsAny(Operation *op, const OpSet &ops) {
  return op
      ->walk([&](Operation *inner) {
        return llvm::any_of(inner->getOpOperands(),
                            [&](OpOperand &operand) {
                              Operation *source = operand.get().getDefiningOp();
                              return source && ops.contains(source) &&
                                     readsContents(operand);
                            })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The ops among `ops` that have to stand behind all of these, in program
/// order: those that read a result of them, and those with effects that must
/// not come before the effects of another one.
static llvm::Expected<SmallVector<Operation *>>
findFollowers(ArrayRef<Operation *> ops) {
  OpSet group(ops.begin(), ops.end());
  // What reshapes make of its results, the group may read all the same.
  OpSet behind, reshapes;
  SmallVector<Operation *> followers;
  bool hasEffects = false;
  for (Operation *op = ops.front(); op != ops.back(); op = op->getNextNode()) {
    if (group.contains(op))
      continue;
    bool isFree = isMemoryEffectFree(op);
    bool usesGroup = readsAny(op, group) || readsAny(op, reshapes);
    if (!usesGroup && !readsAny(op, behind) && (isFree || !hasEffects))
      continue;
    (isReshape(op) && usesGroup ? reshapes : behind).insert(op);
    followers.push_back(op);
    hasEffects |= !isFree;
  }
  if (!behind.empty())
    for (Operation *op : ops)
      if (readsAny(op, behind))
        return notApplied("what '" + op->getName().getStringRef() +
                          "' uses cannot be had before another op of the "
                          "group has run");
  return followers;
}

/// Gives uses of `value` that do not read it a value that nobody made, so that
/// they do not keep what made this one.
static void replaceUnreadUses(RewriterBase &rewriter, Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape())
    return;
  for (OpOperand &use : llvm::make_early_inc_range(value.getUses())) {
    if (readsContents(use))
      continue;
    Operation *user = use.getOwner();
    rewriter.setInsertionPoint(user);
    Value empty =
        tensor::EmptyOp::create(rewriter, user->getLoc(), type, ValueRange());
    rewriter.modifyOpInPlace(user, [&] { use.set(empty); });
  }
}

/// Erases reshapes of `value` that nobody uses.
static void eraseReshapes(RewriterBase &rewriter, Value value) {
  for (Operation *user : llvm::make_early_inc_range(value.getUsers())) {
    if (!isReshape(user))
      continue;
    eraseReshapes(rewriter, user->getResult(0));
    if (user->use_empty())
      rewriter.eraseOp(user);
  }
}

/// Erases those of `ops` that nobody uses, which are all but fills that their
/// kernel starts from, and the inits that only they used; other kernels stay,
/// as they may be in a group of their own.
static void eraseWithInits(RewriterBase &rewriter, ArrayRef<Operation *> ops) {
  OpSet members(ops.begin(), ops.end());
  llvm::SetVector<Operation *> sources;
  auto erase = [&](Operation *op) {
    for (Value operand : op->getOperands())
      if (Operation *source = operand.getDefiningOp())
        sources.insert(source);
    sources.remove(op);
    members.erase(op);
    rewriter.eraseOp(op);
  };
  for (Operation *op : llvm::reverse(ops))
    if (op->use_empty())
      erase(op);
  while (!sources.empty()) {
    Operation *source = sources.pop_back_val();
    bool isKernel = isa<linalg::LinalgOp>(source) &&
                    !isa<linalg::FillOp>(source) && !members.contains(source);
    if (!isKernel && isOpTriviallyDead(source))
      erase(source);
  }
}

SmallVector<int64_t> mlir::roofline::getLoopOrder(ArrayRef<unsigned> tileOrder,
                                                  unsigned numLoops) {
  llvm::SmallSetVector<int64_t, 6> order(tileOrder.begin(), tileOrder.end());
  for (unsigned loop = 0; loop < numLoops; ++loop)
    order.insert(loop);
  return order.takeVector();
}

bool mlir::roofline::isUsedOutside(OpResult result, const OpSet &ops) {
  Block *block = result.getOwner()->getBlock();
  return llvm::any_of(result.getUsers(), [&](Operation *user) {
    return !ops.contains(block->findAncestorOpInBlock(*user));
  });
}

/// Makes what takes the place of `ops`, behind them. `last` is the last op of
/// that.
static llvm::Expected<FusedOps> makeKernel(RewriterBase &rewriter,
                                           const FusionGroup &group,
                                           ArrayRef<Operation *> ops,
                                           Operation *&last) {
  SmallVector<int64_t> sizes(ArrayRef(group.tileSizes));
  SmallVector<unsigned> order(ArrayRef(group.tileOrder));
  bool isElementwise = group.form == FusionForm::Elementwise;
  auto make = [&](ArrayRef<Operation *> parts) {
    return isElementwise ? fuseElementwise(rewriter, parts)
                         : fuseTiled(rewriter, parts, sizes, order);
  };
  if (!GroupExpansion::isNeeded(ops)) {
    llvm::Expected<FusedOps> kernel = make(ops);
    if (kernel)
      last = kernel->op;
    return kernel;
  }
  GroupExpansion expansion(rewriter, ops, isElementwise);
  if (!expansion.run())
    return notApplied("reshapes between its ops do not go away");
  expansion.convertTiles(sizes, order);
  llvm::Expected<FusedOps> kernel = make(expansion.getCopies());
  if (!kernel) {
    expansion.undo();
    return kernel;
  }
  FusedOps made = expansion.finish(*kernel, last);
  eraseWithInits(rewriter, expansion.getCopies());
  return made;
}

llvm::Error mlir::roofline::checkBuffers(ArrayRef<Operation *> ops) {
  for (Operation *op : ops)
    if (llvm::any_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>))
      return notApplied(
          "ops are on memrefs; run roofline-fuse before bufferization");
  return llvm::Error::success();
}

/// Whether a size that `form` needs to be a number is none.
static bool hasOpenSizes(Operation *op, FusionForm form) {
  if (form == FusionForm::Elementwise) {
    auto structured = dyn_cast<linalg::LinalgOp>(op);
    return structured && llvm::any_of(structured.getStaticLoopRanges(),
                                      ShapedType::isDynamic);
  }
  auto isOpen = [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && !shaped.hasStaticShape();
  };
  return llvm::any_of(op->getOperandTypes(), isOpen) ||
         llvm::any_of(op->getResultTypes(), isOpen);
}

std::string mlir::roofline::findRefusal(const FusionGroup &group) {
  if (group.form == FusionForm::Online)
    return "upstream has no rewrite that rescales sums as the maximum of a row "
           "grows; what the plan has without it is applied in its place";
  if (llvm::Error error = checkBuffers(group.ops))
    return llvm::toString(std::move(error));
  if (llvm::any_of(group.ops,
                   [&](Operation *op) { return hasOpenSizes(op, group.form); }))
    return "types have sizes that are open; write them as numbers";
  return "";
}

llvm::Expected<Operation *>
mlir::roofline::applyFusion(RewriterBase &rewriter, const FusionGroup &group) {
  SmallVector<Operation *> ops(group.ops.begin(), group.ops.end());
  if (ops.empty())
    return notApplied("the group is empty");
  for (Operation *op : ops)
    if (op->getBlock() != ops.front()->getBlock())
      return notApplied("the ops stand in several blocks");
  if (std::string why = findRefusal(group); !why.empty())
    return notApplied(why);
  if (llvm::any_of(ops, llvm::IsaPred<linalg::SoftmaxOp>))
    return notApplied("a softmax is in the way; take it apart (takeApart) and "
                      "plan again");
  for (Operation *op : ops)
    for (Region &region : op->getRegions())
      for (Operation &nested : region.getOps())
        if (!isMemoryEffectFree(&nested))
          return notApplied("'" + op->getName().getStringRef() +
                            "' reads or writes memory in its payload");
  llvm::sort(ops, [](Operation *first, Operation *second) {
    return first->isBeforeInBlock(second);
  });
  SmallVector<Operation *> all = ops;
  llvm::erase_if(ops, isOnlyStartedFrom);
  llvm::Expected<SmallVector<Operation *>> followers = findFollowers(ops);
  if (!followers)
    return followers.takeError();

  OpBuilder::InsertionGuard guard(rewriter);
  Operation *front = nullptr;
  ArrayRef<Operation *> steps = ops;
  if (!group.tileSteps.empty())
    steps = group.tileSteps;
  llvm::Expected<FusedOps> kernel = makeKernel(rewriter, group, steps, front);
  if (!kernel)
    return kernel.takeError();
  for (Operation *op : all)
    for (Value result : op->getResults())
      replaceUnreadUses(rewriter, result);
  for (Operation *follower : *followers) {
    rewriter.moveOpAfter(follower, front);
    front = follower;
  }
  for (auto [value, replacement] : kernel->replacements)
    rewriter.replaceAllUsesWith(value, replacement);
  for (Operation *op : all)
    for (Value result : op->getResults())
      eraseReshapes(rewriter, result);
  eraseWithInits(rewriter, all);
  kernel->op->walk([](Operation *op) {
    op->removeDiscardableAttr(kCostAttrName);
    op->removeDiscardableAttr(kUnmodelledAttrName);
  });
  return kernel->op;
}
