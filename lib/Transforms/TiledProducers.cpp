//===- TiledProducers.cpp - Ops pulled into a loop over tiles -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TiledFusion.h"
#include "mlir/Dialect/Tensor/Utils/Utils.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::roofline;

/// What the loop reads of `producer`, whole or in part.
SmallVector<tensor::ExtractSliceOp>
TiledFusion::findSlices(Operation *producer) {
  scf::ForallOp loop = getLoop();
  for (OpResult result : producer->getResults()) {
    SmallVector<OpOperand *> wholeUses;
    for (OpOperand &use : result.getUses())
      if (loop->isProperAncestor(use.getOwner()) &&
          !isa<tensor::ExtractSliceOp>(use.getOwner()))
        wholeUses.push_back(&use);
    if (wholeUses.empty())
      continue;
    rewriter.setInsertionPointToStart(loop.getBody());
    auto type = cast<RankedTensorType>(result.getType());
    SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
    Value whole = tensor::ExtractSliceOp::create(
        rewriter, producer->getLoc(), result, offsets,
        tensor::getMixedSizes(rewriter, producer->getLoc(), result), strides);
    for (OpOperand *use : wholeUses)
      rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(whole); });
  }
  DominanceInfo dominance;
  eliminateCommonSubExpressions(rewriter, dominance, loop);

  SmallVector<tensor::ExtractSliceOp> slices;
  loop->walk([&](tensor::ExtractSliceOp slice) {
    if (getSource(slice).getDefiningOp() == producer)
      slices.push_back(slice);
  });
  return slices;
}

/// Moves `slice` in front of all that runs in the loop so far but to find out
/// where tiles begin, so that what it becomes runs before.
LogicalResult TiledFusion::moveToStart(tensor::ExtractSliceOp slice) {
  auto isIndex = [](Operation &op) {
    return op.getNumResults() != 0 &&
           llvm::all_of(op.getResultTypes(),
                        [](Type type) { return type.isIndex(); });
  };
  Operation *start = &*llvm::find_if_not(*getLoop().getBody(), isIndex);
  if (start == slice)
    return success();
  if (failed(moveOperationDependencies(rewriter, slice, start)))
    return failure();
  rewriter.moveOpBefore(slice, start);
  return success();
}

/// What `slice` is part of, where that is what the loop starts from, too.
Value TiledFusion::getSource(tensor::ExtractSliceOp slice) {
  scf::ForallOp loop = getLoop();
  auto argument = dyn_cast<BlockArgument>(slice.getSource());
  if (argument && argument.getOwner() == loop.getBody())
    if (OpOperand *init = loop.getTiedLoopInit(argument))
      return init->get();
  return slice.getSource();
}

/// Whether the same turns of the loops of `producer` make both.
bool TiledFusion::isSamePart(linalg::LinalgOp producer,
                             tensor::ExtractSliceOp slice,
                             tensor::ExtractSliceOp other) {
  auto getMap = [&](tensor::ExtractSliceOp part) {
    return producer.getIndexingMapMatchingResult(
        cast<OpResult>(getSource(part)));
  };
  return getMap(slice) == getMap(other) &&
         slice.getMixedOffsets() == other.getMixedOffsets() &&
         slice.getMixedSizes() == other.getMixedSizes() &&
         slice.getMixedStrides() == other.getMixedStrides();
}

/// Whether no two turns of `loop` write the same part of `output`.
static bool isWrittenOnce(scf::ForallOp loop, BlockArgument output) {
  llvm::SmallPtrSet<Value, 4> seen;
  for (Operation *writer : loop.getCombiningOps(output)) {
    SmallVector<Value> open(writer->getOperands());
    while (!open.empty()) {
      Value value = open.pop_back_val();
      if (value.getType().isIndex() && seen.insert(value).second)
        if (Operation *source = value.getDefiningOp())
          llvm::append_range(open, source->getOperands());
    }
  }
  auto dims = llvm::zip_equal(loop.getInductionVars(),
                              loop.getMixedUpperBound(), loop.getMixedStep());
  return llvm::all_of(dims, [&](auto dim) {
    auto [index, end, step] = dim;
    std::optional<int64_t> size = getConstantIntValue(end);
    std::optional<int64_t> tile = getConstantIntValue(step);
    return seen.contains(index) || (size && tile && *size <= *tile);
  });
}

llvm::Error TiledFusion::yield(tensor::ExtractSliceOp slice,
                               const scf::SCFFuseProducerOfSliceResult &fused,
                               OpResult original) {
  unsigned number = loops.front()->getNumResults();
  if (failed(scf::yieldReplacementForFusedProducer(
          rewriter, slice, fused, loops, original.getResultNumber())))
    return notApplied("the result of '" +
                      original.getOwner()->getName().getStringRef() +
                      "', which others use, cannot be put together from tiles");
  resultOf[original] = number;
  separateInits();
  scf::ForallOp loop = getLoop();
  if (!isWrittenOnce(loop, loop.getRegionIterArgs()[number]))
    return notApplied("the result of '" +
                      original.getOwner()->getName().getStringRef() +
                      "', which others use, would be written by several tiles");
  return llvm::Error::success();
}

llvm::Error TiledFusion::fuse(Operation *producer, Operation *original) {
  SmallVector<tensor::ExtractSliceOp> slices = findSlices(producer);
  StringRef name = producer->getName().getStringRef();
  SmallVector<OpResult, 1> outputs;
  if (original)
    for (OpResult result : original->getResults())
      if (isLeftByGroup(result, group))
        outputs.push_back(result);
  if (original && slices.empty())
    return notApplied("no tile of the last op needs what '" + name + "' makes");
  auto op = dyn_cast<linalg::LinalgOp>(producer);
  Operation *made = nullptr;
  tensor::ExtractSliceOp first;
  for (tensor::ExtractSliceOp slice : slices) {
    if (failed(moveToStart(slice)))
      return notApplied("where a tile of '" + name +
                        "' begins is known too late");
    // All results come from one tile.
    if (first && op && isSamePart(op, first, slice)) {
      auto result = cast<OpResult>(getSource(slice));
      rewriter.replaceAllUsesWith(slice,
                                  made->getResult(result.getResultNumber()));
      continue;
    }
    if (first && !outputs.empty())
      return notApplied("the result of '" + name +
                        "', which others use, is read in several ways");
    std::optional<scf::SCFFuseProducerOfSliceResult> fused =
        scf::tileAndFuseProducerOfSlice(rewriter, slice, loops);
    if (!fused)
      return notApplied("'" + name + "' cannot be tiled as its users are");
    for (OpResult output : outputs)
      if (llvm::Error error = yield(slice, *fused, output))
        return error;
    first = slice;
    made = fused->tiledOps.front();
  }
  for (tensor::ExtractSliceOp slice : slices)
    if (slice->use_empty())
      rewriter.eraseOp(slice);
  return llvm::Error::success();
}
