//===- LoopSums.cpp - Loops whose turns add to one sum --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopSums.h"
#include "AccessPlaces.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "roofline/Interfaces/Contraction.h"

using namespace mlir;
using namespace mlir::roofline;

SmallVector<Value> mlir::roofline::getWrittenBuffers(Operation *op) {
  SmallVector<Value> written;
  if (auto destination = dyn_cast<DestinationStyleOpInterface>(op))
    for (Value init : destination.getDpsInits())
      if (isa<BaseMemRefType>(init.getType()))
        written.push_back(init);
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    written.push_back(copy.getTarget());
  return written;
}

//===----------------------------------------------------------------------===//
// What is added
//===----------------------------------------------------------------------===//

/// Whether `op` combines the old contents of output `number` with others by
/// something of which the order does not matter.
static bool accumulates(linalg::LinalgOp op, unsigned number) {
  SmallVector<AffineMap, 4> maps;
  for (OpOperand *operand : op.getOpOperandsMatchingBBargs())
    maps.push_back(op.getMatchingIndexingMap(operand));
  if (llvm::any_of(matchContractions(op, maps),
                   [number](const Contraction &contraction) {
                     return contraction.output == number;
                   }))
    return true;
  SmallVector<Operation *, 4> combiners;
  ArrayRef<BlockArgument> outputs = op.getRegionOutputArgs();
  if (!matchReduction(outputs, number, combiners) || combiners.size() != 1)
    return false;
  Operation *combiner = combiners.front();
  bool subtracts = isa<arith::SubFOp, arith::SubIOp>(combiner) &&
                   combiner->getOperand(0) == outputs[number];
  return subtracts || linalg::getCombinerOpKind(combiner);
}

/// Whether `op` makes every element of its results of one of each input, which
/// it may move.
static bool isElementByElement(Operation *op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return structured.getNumReductionLoops() == 0;
  return isa<tensor::PadOp, linalg::PackOp, linalg::UnPackOp, memref::CopyOp>(
             op) ||
         OpTrait::hasElementwiseMappableTraits(op);
}

/// Adds what `made`, which no view is, has its elements from in the loop.
void LoopSums::addOrigins(Value made, SmallVectorImpl<Value> &origins) {
  auto addInputs = [&](Operation *op) {
    if (isElementByElement(op))
      for (Value operand : op->getOperands())
        if (operand != made && isa<ShapedType>(operand.getType()))
          origins.push_back(operand);
  };
  Operation *maker = made.getDefiningOp();
  if (!maker || !loop->isAncestor(maker))
    return;
  addInputs(maker);
  if (isa<BaseMemRefType>(made.getType()))
    loop->walk([&](Operation *op) {
      if (llvm::any_of(getWrittenBuffers(op), [&](Value buffer) {
            return values.getRoot(buffer) == made;
          }))
        addInputs(op);
    });
}

/// Whether `input` is, element by element, of a slice that the turn selects.
bool LoopSums::isSelected(Value input) {
  SmallVector<Value> worklist = {input};
  SmallPtrSet<void *, 8> visited;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    for (Value step = value; step; step = getViewSource(step)) {
      auto slice = step.getDefiningOp<OffsetSizeAndStrideOpInterface>();
      if (slice && places.dependOn(slice.getMixedOffsets()))
        return true;
    }
    Value root = values.getRoot(value);
    if (visited.insert(root.getAsOpaquePointer()).second)
      addOrigins(root, worklist);
  }
  return false;
}

/// Whether `op` adds to `init` what it makes of a slice that the turn selects.
bool LoopSums::addsSelected(linalg::LinalgOp op, OpOperand &init) {
  return op.isDpsInit(&init) &&
         accumulates(op,
                     init.getOperandNumber() -
                         op.getDpsInitsMutable().begin()->getOperandNumber()) &&
         llvm::any_of(op.getDpsInputs(),
                      [&](Value input) { return isSelected(input); });
}

//===----------------------------------------------------------------------===//
// What it is added to
//===----------------------------------------------------------------------===//

/// What becomes of the tensor that `use` uses if all that is done there is to
/// add to it, as far as slices of it are put back; null elsewhere.
Value LoopSums::getSum(OpOperand &use) {
  Operation *op = use.getOwner();
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return addsSelected(structured, use) ? structured.getTiedOpResult(&use)
                                         : OpResult();
  if (isa<tensor::CastOp>(op))
    return op->getResult(0);
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return use == insert.getDestMutable() ? insert.getResult() : Value();
  auto inner = dyn_cast<LoopLikeOpInterface>(op);
  if (!inner || isa<scf::WhileOp>(op))
    return {};
  BlockArgument argument = inner.getTiedLoopRegionIterArg(&use);
  if (!argument)
    return {};
  if (auto forall = dyn_cast<scf::ForallOp>(op))
    return addsToSlices(forall, argument) ? forall.getTiedOpResult(&use)
                                          : OpResult();
  OpOperand *yielded = inner.getTiedLoopYieldedValue(argument);
  return yielded && isAddedTo(argument, yielded->get())
             ? inner.getTiedLoopResult(&use)
             : OpResult();
}

/// Whether `source`, which `insert` inserts, is the one slice of `slices` with
/// something added, and goes where that was.
bool LoopSums::isPutBack(ArrayRef<tensor::ExtractSliceOp> slices,
                         Operation *insert, Value source) {
  return slices.size() == 1 &&
         isSameSlice(cast<OffsetSizeAndStrideOpInterface>(insert),
                     slices.front(), places.getSizes()) &&
         isAddedTo(slices.front()->getResult(0), source);
}

bool LoopSums::addsToSlices(scf::ForallOp forall, BlockArgument argument) {
  SmallVector<tensor::ExtractSliceOp, 1> slices;
  SmallVector<tensor::ParallelInsertSliceOp, 1> inserts;
  for (OpOperand &use : argument.getUses()) {
    Operation *op = use.getOwner();
    if (onlyAsksForSize(use))
      continue;
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
      slices.push_back(slice);
    else if (auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(op))
      inserts.push_back(insert);
    else
      return false;
  }
  return inserts.size() == 1 && inserts.front().getDest() == argument &&
         isPutBack(slices, inserts.front(), inserts.front().getSource());
}

bool LoopSums::isAddedTo(Value from, Value to) {
  if (from == to)
    return false;
  while (true) {
    SmallVector<tensor::ExtractSliceOp, 1> slices;
    SmallVector<OpOperand *, 2> uses;
    for (OpOperand &use : from.getUses()) {
      if (onlyAsksForSize(use))
        continue;
      if (auto slice = dyn_cast<tensor::ExtractSliceOp>(use.getOwner()))
        slices.push_back(slice);
      else
        uses.push_back(&use);
    }
    // One way leads on; who else looks at the sum needs the turns before.
    if (uses.size() != 1)
      return false;
    if (from == to)
      return slices.empty();
    Value next = getSum(*uses.front());
    if (!next)
      return false;
    auto insert = next.getDefiningOp<tensor::InsertSliceOp>();
    if (insert ? !isPutBack(slices, insert, insert.getSource())
               : !slices.empty())
      return false;
    from = next;
  }
}

bool LoopSums::isAddedTo(Value root) {
  auto isOf = [&](OpOperand &use) {
    return isa<BaseMemRefType>(use.get().getType()) &&
           values.getRoot(use.get()) == root;
  };
  WalkResult result = loop->walk([&](Operation *op) {
    SmallVector<OpOperand *, 2> uses;
    for (OpOperand &use : op->getOpOperands())
      if (isOf(use) && !onlyAsksForSize(use))
        uses.push_back(&use);
    if (uses.empty() ||
        (op->getNumResults() == 1 &&
         getViewSource(op->getResult(0)) == uses.front()->get()))
      return WalkResult::advance();
    auto structured = dyn_cast<linalg::LinalgOp>(op);
    return uses.size() == 1 && structured &&
                   addsSelected(structured, *uses.front())
               ? WalkResult::advance()
               : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}
