//===- TiledFusion.cpp - Several ops in one loop over tiles ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Works on a copy of the group behind it, so that nothing has happened until
// all has worked: the last op is tiled, and then every other, from the last to
// the first, is made on the slices that those behind it read. By then all of
// these are known, and equal ones are one: an op with several users is not
// repeated, however many paths lead to it. Each is put in front of those that
// are there, so that tiles run the ops in the order that they are given in.
//
//===----------------------------------------------------------------------===//

#include "FusionForms.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/Utils/Utils.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/RegionUtils.h"
#include "roofline/Dialect/MutedDiagnostics.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class TiledFusion {
public:
  TiledFusion(RewriterBase &rewriter, ArrayRef<Operation *> ops,
              ArrayRef<int64_t> tileSizes, ArrayRef<unsigned> tileOrder)
      : rewriter(rewriter), ops(ops), tileSizes(tileSizes),
        tileOrder(tileOrder), group(ops.begin(), ops.end()) {}

  llvm::Expected<FusedOps> run();

private:
  llvm::Error check() const;
  void copyGroup();
  void copyInits(DestinationStyleOpInterface copy, const OpSet &members);
  llvm::Error tileLast();
  void separateInits();
  /// Makes what the loop reads of the copy `producer` inside the loop.
  llvm::Error fuse(Operation *producer, Operation *original);
  /// Lets the loop return what it makes of `fused` for `original`.
  llvm::Error yield(tensor::ExtractSliceOp slice,
                    const scf::SCFFuseProducerOfSliceResult &fused,
                    OpResult original);
  SmallVector<tensor::ExtractSliceOp> findSlices(Operation *producer);
  LogicalResult moveToStart(tensor::ExtractSliceOp slice);
  Value getSource(tensor::ExtractSliceOp slice);
  bool isSamePart(linalg::LinalgOp producer, tensor::ExtractSliceOp slice,
                  tensor::ExtractSliceOp other);
  scf::ForallOp getLoop() {
    return cast<scf::ForallOp>(loops.front().getOperation());
  }
  void cleanUp();

  RewriterBase &rewriter;
  ArrayRef<Operation *> ops;
  ArrayRef<int64_t> tileSizes;
  ArrayRef<unsigned> tileOrder;
  OpSet group;
  /// Copies with what they are copies of; an init's original is null.
  SmallVector<std::pair<Operation *, Operation *>> copies;
  SmallVector<LoopLikeOpInterface> loops;
  /// Results of the loop for those of the group.
  llvm::MapVector<Value, unsigned> resultOf;
};
} // namespace

static bool canBeTiled(Operation *op) {
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  return isa<TilingInterface>(op) &&
         (isPlainPad(op) ||
          (destination && destination.hasPureTensorSemantics()));
}

llvm::Error TiledFusion::check() const {
  for (Operation *op : ops)
    if (!canBeTiled(op))
      return notApplied("'" + op->getName().getStringRef() +
                        "' is no op on tensors that can be tiled");
  auto last = cast<TilingInterface>(ops.back());
  SmallVector<utils::IteratorType> kinds = last.getLoopIteratorTypes();
  if (kinds.size() != tileSizes.size())
    return notApplied("'" + last->getName().getStringRef() + "' has " +
                      Twine(kinds.size()) + " loops, and there are " +
                      Twine(tileSizes.size()) + " sizes of tiles");
  bool isTiled = false;
  for (auto [kind, size] : llvm::zip_equal(kinds, tileSizes)) {
    if (size < 0)
      return notApplied("the size of a tile is below zero");
    if (size != 0 && kind == utils::IteratorType::reduction)
      return notApplied("tiles of a loop that reduces do not stand alone");
    isTiled |= size != 0;
  }
  if (!isTiled)
    return notApplied("no loop is tiled");
  llvm::SmallBitVector seen(tileSizes.size());
  for (unsigned loop : tileOrder) {
    if (loop >= seen.size() || seen[loop])
      return notApplied("the order of the loops names one that is not there, "
                        "or one twice");
    seen.set(loop);
  }
  return llvm::Error::success();
}

/// Gives every dimension of a result of `op` that is one element long, and that
/// its map knows to be at 0, a loop of one turn. Which turns make a slice of a
/// result is found only where loops run along all of it.
static void addUnitLoops(RewriterBase &rewriter, Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic)
    return;
  MLIRContext *context = op->getContext();
  SmallVector<AffineMap> maps = generic.getIndexingMapsArray();
  unsigned numLoops = generic.getNumLoops();
  for (OpOperand &init : generic.getDpsInitsMutable()) {
    AffineMap &map = maps[init.getOperandNumber()];
    SmallVector<AffineExpr> index(map.getResults());
    for (auto [expr, size] : llvm::zip_equal(index, generic.getShape(&init)))
      if (isa<AffineConstantExpr>(expr) && size == 1)
        expr = getAffineDimExpr(numLoops++, context);
    map = AffineMap::get(numLoops, 0, index, context);
  }
  if (numLoops == generic.getNumLoops())
    return;
  for (AffineMap &map : maps)
    map = AffineMap::get(numLoops, 0, map.getResults(), context);
  SmallVector<utils::IteratorType> kinds = generic.getIteratorTypesArray();
  kinds.resize(numLoops, utils::IteratorType::parallel);
  SmallVector<Attribute> kindAttrs;
  for (utils::IteratorType kind : kinds)
    kindAttrs.push_back(linalg::IteratorTypeAttr::get(context, kind));
  rewriter.modifyOpInPlace(generic, [&] {
    generic.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
    generic.setIteratorTypesAttr(rewriter.getArrayAttr(kindAttrs));
  });
}

/// Inits are copied too, once per use: each result has memory of its own. What
/// gives memory only need not be made.
void TiledFusion::copyInits(DestinationStyleOpInterface copy,
                            const OpSet &members) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(copy);
  for (OpOperand &init : copy.getDpsInitsMutable()) {
    Operation *maker = init.get().getDefiningOp();
    if (maker && !isa<tensor::EmptyOp>(maker) && !readsContents(init))
      init.set(tensor::EmptyOp::create(rewriter, copy->getLoc(),
                                       init.get().getType(), ValueRange()));
    if (!maker || members.contains(maker) ||
        !isa<linalg::FillOp, tensor::EmptyOp>(maker))
      continue;
    Operation *seed = rewriter.clone(*maker);
    init.set(seed->getResult(0));
    if (auto fill = dyn_cast<linalg::FillOp>(seed)) {
      if (auto empty = fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>()) {
        rewriter.setInsertionPoint(fill);
        fill.getDpsInitsMutable()[0].set(rewriter.clone(*empty)->getResult(0));
        rewriter.setInsertionPoint(copy);
      }
      copies.emplace_back(seed, nullptr);
    }
  }
}

void TiledFusion::copyGroup() {
  IRMapping mapping;
  OpSet members;
  for (Operation *op : ops) {
    Operation *copy = rewriter.clone(*op, mapping);
    members.insert(copy);
    if (auto destination = dyn_cast<DestinationStyleOpInterface>(copy))
      copyInits(destination, members);
    if (op != ops.back())
      addUnitLoops(rewriter, copy);
    copies.emplace_back(copy, op);
  }
}

/// All loops of the last op in the order that they are to have.
llvm::Error TiledFusion::tileLast() {
  auto [last, original] = copies.back();
  auto sizes = getAsIndexOpFoldResult(rewriter.getContext(), tileSizes);
  scf::SCFTilingOptions options;
  options.setLoopType(scf::SCFTilingOptions::LoopType::ForallOp)
      .setTileSizes(sizes)
      .setInterchange(getLoopOrder(tileOrder, tileSizes.size()));
  rewriter.setInsertionPoint(last);
  FailureOr<scf::SCFTilingResult> tiled =
      scf::tileUsingSCF(rewriter, cast<TilingInterface>(last), options);
  if (failed(tiled) || tiled->loops.size() != 1)
    return notApplied("'" + last->getName().getStringRef() +
                      "' cannot be tiled so");
  loops = tiled->loops;
  for (OpResult result : original->getResults())
    resultOf[result] = result.getResultNumber();
  separateInits();
  return llvm::Error::success();
}

/// Lets the loop start from new memory, and its tiles from slices of what they
/// start from, where another op of the group makes that, which tiles may read
/// as an input too, or another result has it.
void TiledFusion::separateInits() {
  OpSet members;
  for (auto [copy, original] : copies)
    if (original)
      members.insert(copy);
  scf::ForallOp loop = getLoop();
  llvm::SmallPtrSet<Value, 4> taken;
  for (auto [init, argument] :
       llvm::zip_equal(loop.getOutputsMutable(), loop.getRegionIterArgs())) {
    Value made = init.get();
    if (taken.insert(made).second && !members.contains(made.getDefiningOp()))
      continue;
    rewriter.setInsertionPoint(loop);
    init.set(tensor::EmptyOp::create(rewriter, loop.getLoc(), made.getType(),
                                     ValueRange()));
    rewriter.replaceUsesWithIf(argument, made, [](OpOperand &use) {
      return isa<tensor::ExtractSliceOp>(use.getOwner());
    });
  }
}

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

/// Slices of memory that nobody has written are memory of that size, and sizes
/// that are constant are said to be.
void TiledFusion::cleanUp() {
  MLIRContext *context = rewriter.getContext();
  RewritePatternSet patterns(context);
  tensor::populateFoldTensorEmptyPatterns(patterns);
  tensor::ExtractSliceOp::getCanonicalizationPatterns(patterns, context);
  affine::AffineMinOp::getCanonicalizationPatterns(patterns, context);
  affine::AffineApplyOp::getCanonicalizationPatterns(patterns, context);
  scf::ForallOp loop = getLoop();
  SmallVector<Operation *> inside;
  loop.getBody()->walk([&](Operation *op) { inside.push_back(op); });
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps)
      .setScope(&loop.getRegion());
  (void)applyOpPatternsGreedily(inside, std::move(patterns), config);
  DominanceInfo dominance;
  eliminateCommonSubExpressions(rewriter, dominance, loop);
}

llvm::Expected<FusedOps> TiledFusion::run() {
  if (llvm::Error error = check())
    return error;
  // What upstream cannot do it may report: here that is a reason, not an error.
  MutedDiagnostics quiet(rewriter.getContext());
  Operation *end = ops.back()->getNextNode();
  rewriter.setInsertionPointAfter(ops.back());
  copyGroup();
  llvm::Error error = tileLast();
  for (auto [copy, original] : llvm::reverse(ArrayRef(copies).drop_back()))
    if (!error)
      error = fuse(copy, original);
  if (error) {
    while (end->getPrevNode() != ops.back())
      rewriter.eraseOp(end->getPrevNode());
    return error;
  }
  for (auto [copy, original] : llvm::reverse(copies))
    rewriter.eraseOp(copy);
  cleanUp();
  FusedOps kernel;
  kernel.op = loops.front();
  for (auto [result, number] : resultOf)
    kernel.replacements[result] = kernel.op->getResult(number);
  return kernel;
}

llvm::Expected<FusedOps>
mlir::roofline::fuseTiled(RewriterBase &rewriter, ArrayRef<Operation *> ops,
                          ArrayRef<int64_t> tileSizes,
                          ArrayRef<unsigned> tileOrder) {
  return TiledFusion(rewriter, ops, tileSizes, tileOrder).run();
}
