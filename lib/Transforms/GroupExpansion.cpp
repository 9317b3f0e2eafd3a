//===- GroupExpansion.cpp - A group without its reshapes ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GroupExpansion.h"
#include "DimensionParts.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

bool GroupExpansion::isNeeded(ArrayRef<Operation *> ops) {
  OpSet group(ops.begin(), ops.end());
  for (Operation *op : ops)
    for (Value operand : op->getOperands()) {
      Value source = lookThroughReshapes(operand);
      if (source != operand && group.contains(source.getDefiningOp()))
        return llvm::all_of(ops, [](Operation *member) {
          auto linalgOp = dyn_cast<LinalgOp>(member);
          return linalgOp && linalgOp.hasPureTensorSemantics() &&
                 llvm::none_of(linalgOp.getStaticLoopRanges(),
                               ShapedType::isDynamic);
        });
    }
  return false;
}

static SmallVector<LinalgOp> toLinalg(ArrayRef<Operation *> ops) {
  return llvm::map_to_vector(ops, llvm::CastTo<LinalgOp>);
}

GroupExpansion::GroupExpansion(RewriterBase &rewriter,
                               ArrayRef<Operation *> ops, bool isElementwise)
    : rewriter(rewriter), ops(toLinalg(ops)), group(ops.begin(), ops.end()),
      factors(ops, isElementwise), isElementwise(isElementwise),
      end(ops.back()->getNextNode()) {
  findShrunk();
}

void GroupExpansion::findShrunk() {
  auto getMember = [&](Value value) {
    Operation *maker = lookThroughReshapes(value).getDefiningOp();
    return maker && group.contains(maker) ? maker : nullptr;
  };
  for (LinalgOp op : ops)
    for (Value operand : op->getOperands())
      if (Operation *maker = getMember(operand);
          maker && lookThroughReshapes(operand) != operand)
        shrunkMakers.insert(maker);
  // What ops start from is as what they make.
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (LinalgOp op : ops)
      for (Value init : op.getDpsInits())
        if (Operation *maker = getMember(init);
            maker && shrunkMakers.contains(maker) != shrunkMakers.contains(op))
          isChanged |= shrunkMakers.insert(maker).second |
                       shrunkMakers.insert(op).second;
  }
}

/// Whether dimensions of one element go. As one op, all go.
bool GroupExpansion::isShrunk(OpOperand &operand) const {
  if (isElementwise)
    return true;
  auto op = cast<LinalgOp>(operand.getOwner());
  Operation *maker = op.isDpsInit(&operand)
                         ? op
                         : lookThroughReshapes(operand.get()).getDefiningOp();
  return maker && shrunkMakers.contains(maker);
}

/// Loops of one turn go that no operand has any more.
bool GroupExpansion::isDropped(LinalgOp op, unsigned loop) const {
  ArrayRef<int64_t> parts = factors.get(op)[loop];
  if (parts.size() != 1 || parts.front() != 1)
    return false;
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    return llvm::none_of(map.getResults(), [&](AffineExpr index) {
      auto dim = dyn_cast<AffineDimExpr>(index);
      return index.isFunctionOfDim(loop) && !(dim && isShrunk(operand));
    });
  });
}

SmallVector<AffineExpr> GroupExpansion::getLoops(LinalgOp op,
                                                 unsigned &numLoops) const {
  MLIRContext *context = op.getContext();
  SmallVector<AffineExpr> loops;
  numLoops = 0;
  for (auto [loop, parts] : llvm::enumerate(factors.get(op))) {
    AffineExpr index = getAffineConstantExpr(0, context);
    if (!isDropped(op, loop))
      for (int64_t extent : parts)
        index = index * extent + getAffineDimExpr(numLoops++, context);
    loops.push_back(index);
  }
  return loops;
}

GroupExpansion::Expanded GroupExpansion::expandOperand(OpOperand &operand) {
  auto op = cast<LinalgOp>(operand.getOwner());
  unsigned numLoops = 0;
  SmallVector<AffineExpr> loops = getLoops(op, numLoops);
  Expanded expanded;
  SmallVector<AffineExpr> indices;
  for (auto [index, size] :
       llvm::zip_equal(op.getMatchingIndexingMap(&operand).getResults(),
                       op.getShape(&operand))) {
    auto dim = dyn_cast<AffineDimExpr>(index);
    expanded.numParts.push_back(0);
    bool isAtStart = dim || isa<AffineConstantExpr>(index);
    if (size == 1 && isAtStart && isShrunk(operand))
      continue;
    unsigned first = 0;
    for (unsigned loop = 0; dim && loop < dim.getPosition(); ++loop)
      if (!isDropped(op, loop))
        first += factors.get(op)[loop].size();
    SmallVector<int64_t, 2> parts = {size};
    if (dim)
      parts = factors.get(op)[dim.getPosition()];
    for (auto [number, extent] : llvm::enumerate(parts)) {
      indices.push_back(dim ? getAffineDimExpr(first + number, op.getContext())
                            : index.replaceDimsAndSymbols(loops, {}));
      expanded.shape.push_back(extent);
    }
    expanded.numParts.back() = parts.size();
  }
  expanded.map = AffineMap::get(numLoops, 0, indices, op.getContext());
  return expanded;
}

/// `operand` as its copy has it; null where only another copy could make that.
Value GroupExpansion::makeOperand(OpOperand &operand,
                                  const Expanded &expanded) {
  Location loc = operand.getOwner()->getLoc();
  Value value = operand.get();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return value;
  RankedTensorType wanted = type.clone(expanded.shape);
  if (Value copy = copyOf.lookup(lookThroughReshapes(value)))
    return copy.getType() == wanted ? copy : Value();
  if (type == wanted)
    return value;
  bool isInit = cast<LinalgOp>(operand.getOwner()).isDpsInit(&operand);
  auto fill = value.getDefiningOp<linalg::FillOp>();
  if (!isInit || (readsContents(operand) && !fill))
    return expandValue(rewriter, loc, value, expanded.numParts, expanded.shape);
  Value empty = tensor::EmptyOp::create(rewriter, loc, wanted, ValueRange());
  if (!readsContents(operand))
    return empty;
  return linalg::FillOp::create(rewriter, loc, fill.getInputs(), empty)
      .getResult(0);
}

void GroupExpansion::copyBody(LinalgOp op, linalg::GenericOp copy) {
  OpBuilder::InsertionGuard guard(rewriter);
  IRMapping mapping;
  op->getRegion(0).cloneInto(&copy.getRegion(), mapping);
  unsigned numLoops = 0;
  SmallVector<AffineExpr> loops = getLoops(op, numLoops);
  SmallVector<linalg::IndexOp> indices;
  copy->walk([&](linalg::IndexOp index) { indices.push_back(index); });
  for (linalg::IndexOp index : indices) {
    rewriter.setInsertionPoint(index);
    SmallVector<Value> dims;
    for (unsigned loop = 0; loop < numLoops; ++loop)
      dims.push_back(linalg::IndexOp::create(rewriter, index.getLoc(), loop));
    auto map = AffineMap::get(numLoops, 0, loops[index.getDim()]);
    rewriter.replaceOp(
        index, affine::makeComposedAffineApply(rewriter, index.getLoc(), map,
                                               getAsOpFoldResult(dims)));
  }
}

bool GroupExpansion::expand(LinalgOp op) {
  SmallVector<Value> inputs, inits;
  SmallVector<AffineMap> maps;
  bool isSame = true;
  for (OpOperand &operand : op->getOpOperands()) {
    Expanded expanded = expandOperand(operand);
    Value value = makeOperand(operand, expanded);
    if (!value)
      return false;
    isSame &= value.getType() == operand.get().getType();
    maps.push_back(expanded.map);
    (op.isDpsInit(&operand) ? inits : inputs).push_back(value);
  }
  unsigned numLoops = 0;
  (void)getLoops(op, numLoops);
  Operation *copy = nullptr;
  if (isSame && numLoops == op.getNumLoops()) {
    copy = rewriter.clone(*op);
    SmallVector<Value> operands = inputs;
    llvm::append_range(operands, inits);
    copy->setOperands(operands);
  } else {
    SmallVector<utils::IteratorType> kinds;
    for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray()))
      if (!isDropped(op, loop))
        kinds.append(factors.get(op)[loop].size(), kind);
    auto generic = linalg::GenericOp::create(rewriter, op.getLoc(),
                                             TypeRange(ValueRange(inits)),
                                             inputs, inits, maps, kinds);
    copyBody(op, generic);
    copy = generic;
  }
  copies.push_back(copy);
  for (auto [result, made] :
       llvm::zip_equal(op->getResults(), copy->getResults()))
    copyOf[result] = made;
  return true;
}

bool GroupExpansion::run() {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfter(ops.back());
  for (LinalgOp op : ops)
    if (!expand(op)) {
      undo();
      return false;
    }
  for (LinalgOp op : ops)
    for (OpResult result : op->getResults())
      if (isLeftByGroup(result, group))
        keepers[result] = UnrealizedConversionCastOp::create(
            rewriter, op.getLoc(), result.getType(), copyOf.lookup(result));
  return true;
}

void GroupExpansion::convertTiles(SmallVectorImpl<int64_t> &sizes,
                                  SmallVectorImpl<unsigned> &order) const {
  LinalgOp last = ops.back();
  SmallVector<std::optional<unsigned>> numbers;
  unsigned next = 0;
  for (auto [loop, parts] : llvm::enumerate(factors.get(last)))
    for (unsigned part = 0; part < parts.size(); ++part)
      numbers.push_back(isDropped(last, loop) ? std::nullopt
                                              : std::optional(next++));
  if (numbers.size() != sizes.size())
    return; // Whoever asked for these tiles gets to know.
  SmallVector<int64_t> newSizes;
  for (auto [number, size] : llvm::zip_equal(numbers, sizes))
    if (number)
      newSizes.push_back(size);
  SmallVector<unsigned> newOrder;
  for (unsigned loop : order)
    if (loop < numbers.size() && numbers[loop])
      newOrder.push_back(*numbers[loop]);
  sizes.assign(newSizes.begin(), newSizes.end());
  order.assign(newOrder.begin(), newOrder.end());
}

FusedOps GroupExpansion::finish(const FusedOps &kernel, Operation *&last) {
  OpBuilder::InsertionGuard guard(rewriter);
  FusedOps made;
  made.op = last = kernel.op;
  for (auto [result, keeper] : keepers) {
    auto owner = cast<LinalgOp>(result.getDefiningOp());
    OpOperand &init =
        *owner.getDpsInitOperand(cast<OpResult>(result).getResultNumber());
    rewriter.setInsertionPoint(keeper);
    Value back = collapseValue(
        rewriter, keeper->getLoc(),
        kernel.replacements.lookup(copyOf.lookup(result)),
        expandOperand(init).numParts, cast<RankedTensorType>(result.getType()));
    made.replacements[result] = back;
    rewriter.eraseOp(keeper);
    if (back.getDefiningOp() != kernel.op)
      last = back.getDefiningOp();
  }
  return made;
}

void GroupExpansion::undo() {
  Operation *last = ops.back();
  while (last->getNextNode() != end)
    rewriter.eraseOp(end->getPrevNode());
}
