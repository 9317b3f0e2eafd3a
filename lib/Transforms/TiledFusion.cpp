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

#include "TiledFusion.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "roofline/Dialect/MutedDiagnostics.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::roofline;

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
