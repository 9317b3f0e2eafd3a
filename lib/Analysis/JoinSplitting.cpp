//===- JoinSplitting.cpp - Blocks that branches share ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JoinSplitting.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// A block and the ways into it that come from before it.
struct Join {
  Block *block = nullptr;
  llvm::SetVector<Block *> ways;
};
} // namespace

/// A join that does not end the branch that its ways come from.
static std::optional<Join> findJoin(Region &region, DominanceInfo &dominance) {
  PostDominanceInfo postDominance(region.getParentOp());
  for (Block &block : llvm::drop_begin(region)) {
    Join join{&block, {}};
    for (Block *way : block.getPredecessors())
      if (!dominance.dominates(&block, way))
        join.ways.insert(way);
    Block *branch = dominance.getNode(&block)->getIDom()->getBlock();
    if (join.ways.size() > 1 && !postDominance.postDominates(&block, branch))
      return join;
  }
  return std::nullopt;
}

/// Copies `blocks`, the first of which `way` enters, for it alone.
static void copyFor(Block *way, ArrayRef<Block *> blocks, OpCopies &copies) {
  IRMapping mapping;
  Region &region = *way->getParent();
  for (Block *block : blocks) {
    auto *copy = new Block();
    region.push_back(copy);
    mapping.map(block, copy);
    for (BlockArgument argument : block->getArguments())
      mapping.map(argument,
                  copy->addArgument(argument.getType(), argument.getLoc()));
  }
  for (Block *block : blocks)
    for (Operation &op : *block)
      mapping.lookup(block)->push_back(op.clone(mapping));
  for (auto [original, copy] : mapping.getOperationMap()) {
    copies.push_back({copy, original});
    // What is defined in a later block was not known yet.
    for (OpOperand &operand : copy->getOpOperands())
      operand.set(mapping.lookupOrDefault(operand.get()));
  }
  Operation *jump = way->getTerminator();
  for (auto [number, successor] : llvm::enumerate(jump->getSuccessors()))
    if (successor == blocks.front())
      jump->setSuccessor(mapping.lookup(successor), number);
}

LogicalResult mlir::roofline::splitJoins(Region &region, OpCopies &copies) {
  // Conditions written by hand have a few parts; n ways out of n tests are
  // n copies.
  constexpr size_t kMaxBlocks = 512;
  while (true) {
    DominanceInfo dominance(region.getParentOp());
    std::optional<Join> join = findJoin(region, dominance);
    if (!join)
      return success();
    SmallVector<Block *> owned;
    for (Block &block : region)
      if (dominance.dominates(join->block, &block))
        owned.push_back(&block);
    // The join itself comes first.
    std::swap(owned.front(), *llvm::find(owned, join->block));
    size_t numCopies = owned.size() * (join->ways.size() - 1);
    if (llvm::range_size(region) + numCopies > kMaxBlocks)
      return failure();
    for (Block *way : join->ways.getArrayRef().drop_front())
      copyFor(way, owned, copies);
  }
}
