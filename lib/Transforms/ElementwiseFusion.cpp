//===- ElementwiseFusion.cpp - One op with all payloads -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream fuses a producer into a consumer along one operand, and does it
// again for the next operand: a consumer that reads two results, or one result
// twice, ends up with the payload of the producer twice, and two users of one
// input never meet. Here the whole group becomes one op at once.
//
// 1. The loops of all are those of the last op (FusionLoops.h).
// 2. Every element that an op reads of another must be the one that is made in
//    the same turn.
// 3. Payloads are copied one after the other; what several of them read is one
//    operand.
//
//===----------------------------------------------------------------------===//

#include "FusionLoops.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

static bool hasReduction(LinalgOp op) { return op.getNumReductionLoops() != 0; }

static std::string getName(LinalgOp op) {
  return ("'" + op->getName().getStringRef() + "'").str();
}

/// The scalar that an op which sums nothing starts from at every point, if
/// `operand` is an init with such. Sums start from it in their first turn only.
static Value getStart(OpOperand &operand) {
  auto op = cast<LinalgOp>(operand.getOwner());
  if (!op.isDpsInit(&operand) || hasReduction(op))
    return {};
  Value value = operand.get();
  while (Value source = getViewSource(value))
    value = source;
  Operation *maker = value.getDefiningOp();
  if (auto fill = dyn_cast_or_null<linalg::FillOp>(maker))
    return fill.getInputs().front();
  if (auto splat = dyn_cast_or_null<tensor::SplatOp>(maker))
    return splat.getInput();
  return {};
}

namespace {
class ElementwiseFusion {
public:
  explicit ElementwiseFusion(ArrayRef<Operation *> ops);

  /// Finds the loops of every op, or says why they are not those of the last.
  llvm::Error match();
  FusedOps build(RewriterBase &rewriter);

private:
  llvm::Error checkKind(Operation *op) const;
  llvm::Error checkLoops(LinalgOp op) const;
  llvm::Error checkUses(LinalgOp op) const;

  /// Gives each op the operands of the fused op that its payload reads.
  void gatherOperands();
  unsigned addInput(Value value, AffineMap map);
  void addOutput(OpResult result);
  void addShape();
  void copyPayload(OpBuilder &builder, LinalgOp op, ValueRange arguments,
                   IRMapping &values) const;

  bool isOutput(OpResult result) const { return isLeftByGroup(result, group); }
  /// Whether the payload starts from what others than the group made, and the
  /// result goes to no memory of its own.
  bool readsOthers(OpOperand &init) const {
    return payloadUses(init) && !common->getMaker(init.get());
  }

  /// In program order.
  SmallVector<LinalgOp> ops;
  OpSet group;
  Operation *unfit = nullptr;
  std::optional<FusionLoops> common;
  /// Of the loops of the fused op.
  SmallVector<utils::IteratorType> kinds;

  SmallVector<Value> inputs, inits;
  SmallVector<AffineMap> inputMaps, initMaps;
  llvm::DenseMap<std::pair<Value, AffineMap>, unsigned> inputNumbers;
  llvm::DenseMap<OpOperand *, unsigned> inputOf;
  llvm::MapVector<OpResult, unsigned> outputOf;
  /// Of an input that only says how long loops are, if one has to.
  SmallVector<int64_t> shape;
  AffineMap shapeMap;
};
} // namespace

ElementwiseFusion::ElementwiseFusion(ArrayRef<Operation *> all) {
  for (Operation *op : all) {
    if (auto structured = dyn_cast<LinalgOp>(op)) {
      ops.push_back(structured);
      group.insert(op);
    } else {
      unfit = op;
    }
  }
}

llvm::Error ElementwiseFusion::checkKind(Operation *op) const {
  auto structured = dyn_cast<LinalgOp>(op);
  if (!structured || !structured.hasPureTensorSemantics() ||
      structured.getBlock()->getNumArguments() != op->getNumOperands())
    return notApplied("'" + op->getName().getStringRef() +
                      "' is no structured op on tensors");
  return llvm::Error::success();
}

llvm::Error ElementwiseFusion::match() {
  if (unfit)
    return checkKind(unfit);
  for (LinalgOp op : ops)
    if (llvm::Error error = checkKind(op))
      return error;
  common.emplace(ops);
  for (LinalgOp op : ops)
    if (llvm::Error error = checkLoops(op))
      return error;
  for (LinalgOp op : ops)
    if (llvm::Error error = checkUses(op))
      return error;
  gatherOperands();
  addShape();
  return llvm::Error::success();
}

llvm::Error ElementwiseFusion::checkLoops(LinalgOp op) const {
  AffineMap loops = common->get(op);
  if (!loops)
    return notApplied(getName(op) + " has other loops than the last op");
  for (auto [loop, size] :
       llvm::zip_equal(loops.getResults(), op.getStaticLoopRanges()))
    if (auto dim = dyn_cast<AffineDimExpr>(loop);
        dim && common->getExtents()[dim.getPosition()] != size)
      return notApplied(getName(op) + " has loops of other lengths than the "
                                      "last op");
  // In other turns of the loops it would write, or add, the same again.
  llvm::SmallBitVector isMissing(common->getExtents().size());
  for (auto [loop, extent] : llvm::enumerate(common->getExtents()))
    isMissing[loop] = extent != 1;
  bool isRepeated = false;
  for (AffineExpr loop : loops.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(loop)) {
      unsigned position = dim.getPosition();
      isRepeated |= !isMissing[position] && common->getExtents()[position] != 1;
      isMissing.reset(position);
    }
  }
  isRepeated |= isMissing.any();
  if (isRepeated && hasReduction(op))
    return notApplied(getName(op) + " would reduce the same elements again");
  if (isRepeated && llvm::any_of(op->getResults(), [&](OpResult result) {
        return isOutput(result);
      }))
    return notApplied("the result of " + getName(op) +
                      ", which others use, would be written several times");
  return llvm::Error::success();
}

llvm::Error ElementwiseFusion::checkUses(LinalgOp op) const {
  for (OpResult result : op->getResults())
    for (OpOperand &use : result.getUses()) {
      Operation *user = op->getBlock()->findAncestorOpInBlock(*use.getOwner());
      if (!group.contains(user))
        continue;
      if (hasReduction(op))
        return notApplied("the result of " + getName(op) +
                          " is there only after its last turn");
      auto structured = cast<LinalgOp>(user);
      bool isOperand = user == use.getOwner();
      if (isOperand && structured.isDpsInit(&use) && hasReduction(structured))
        return notApplied(getName(structured) +
                          " reduces into what the group makes");
      if (!isOperand ||
          !op.getIndexingMapMatchingResult(result).isPermutation() ||
          common->getPlaces(use) != common->getPlaces(result))
        return notApplied(getName(structured) + " reads other elements of '" +
                          op->getName().getStringRef() +
                          "' than are made in the same turn");
    }
  return llvm::Error::success();
}

unsigned ElementwiseFusion::addInput(Value value, AffineMap map) {
  auto [found, isNew] = inputNumbers.try_emplace({value, map}, inputs.size());
  if (isNew) {
    inputs.push_back(value);
    inputMaps.push_back(map);
  }
  return found->second;
}

/// The init of an init that the group makes will do: only its shape counts.
void ElementwiseFusion::addOutput(OpResult result) {
  Value init = result;
  while (LinalgOp maker = common->getMaker(init))
    init =
        maker.getDpsInitOperand(cast<OpResult>(init).getResultNumber())->get();
  outputOf[result] = inits.size();
  inits.push_back(init);
  initMaps.push_back(common->getIndices(result));
}

void ElementwiseFusion::gatherOperands() {
  kinds = ops.back().getIteratorTypesArray();
  for (LinalgOp op : ops) {
    for (OpOperand *input : op.getDpsInputOperands())
      if (!common->getMaker(input->get()))
        inputOf[input] = addInput(input->get(), common->getIndices(*input));
    for (OpResult result : op->getResults()) {
      OpOperand &init = *op.getDpsInitOperand(result.getResultNumber());
      if (isOutput(result))
        addOutput(result);
      else if (readsOthers(init) && !getStart(init))
        inputOf[&init] = addInput(init.get(), common->getIndices(init));
    }
    AffineMap loops = common->get(op);
    for (auto [loop, kind] :
         llvm::zip_equal(loops.getResults(), op.getIteratorTypesArray()))
      if (auto dim = dyn_cast<AffineDimExpr>(loop);
          dim && kind == utils::IteratorType::reduction)
        kinds[dim.getPosition()] = kind;
  }
}

/// Where no operand is left that says how long some loops are, one that nobody
/// reads does.
void ElementwiseFusion::addShape() {
  MLIRContext *context = ops.back()->getContext();
  llvm::SmallBitVector isOpen(common->getExtents().size(), true);
  for (ArrayRef<AffineMap> maps : {ArrayRef(inputMaps), ArrayRef(initMaps)})
    for (AffineMap map : maps)
      for (AffineExpr index : map.getResults())
        if (auto dim = dyn_cast<AffineDimExpr>(index))
          isOpen.reset(dim.getPosition());
  SmallVector<AffineExpr> index;
  for (unsigned loop : isOpen.set_bits()) {
    shape.push_back(common->getExtents()[loop]);
    index.push_back(getAffineDimExpr(loop, context));
  }
  if (!shape.empty())
    shapeMap = AffineMap::get(isOpen.size(), 0, index, context);
}

/// The index of a loop in terms of those of the fused op.
static Value makeIndex(OpBuilder &builder, Location loc, AffineMap loops,
                       unsigned loop) {
  if (auto dim = dyn_cast<AffineDimExpr>(loops.getResult(loop)))
    return linalg::IndexOp::create(builder, loc, dim.getPosition());
  SmallVector<Value> indices;
  for (unsigned dim = 0; dim < loops.getNumDims(); ++dim)
    indices.push_back(linalg::IndexOp::create(builder, loc, dim));
  return affine::AffineApplyOp::create(builder, loc, loops.getSubMap({loop}),
                                       indices);
}

void ElementwiseFusion::copyPayload(OpBuilder &builder, LinalgOp op,
                                    ValueRange arguments,
                                    IRMapping &values) const {
  IRMapping mapping;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    auto input = inputOf.find(&operand);
    if (input != inputOf.end())
      mapping.map(argument, arguments[input->second]);
    else if (common->getMaker(operand.get()))
      mapping.map(argument, values.lookup(operand.get()));
    else if (Value scalar = getStart(operand))
      mapping.map(argument, convertScalarToDtype(builder, op.getLoc(), scalar,
                                                 argument.getType(),
                                                 /*isUnsignedCast=*/false));
    else if (OpResult result = op.getTiedOpResult(&operand);
             outputOf.contains(result))
      mapping.map(argument, arguments[inputs.size() + outputOf.lookup(result)]);
  }
  AffineMap loops = common->get(op);
  for (Operation &inner : op.getBlock()->without_terminator()) {
    Operation *copy = builder.clone(inner, mapping);
    if (loops.isIdentity())
      continue;
    SmallVector<linalg::IndexOp> indices;
    copy->walk([&](linalg::IndexOp index) { indices.push_back(index); });
    for (linalg::IndexOp index : indices) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPoint(index);
      Value here = makeIndex(builder, index.getLoc(), loops, index.getDim());
      if (index == copy)
        mapping.map(inner.getResult(0), here);
      index.getResult().replaceAllUsesWith(here);
      index.erase();
    }
  }
  Operation *yield = op.getBlock()->getTerminator();
  for (auto [result, value] :
       llvm::zip_equal(op->getResults(), yield->getOperands()))
    values.map(result, mapping.lookupOrDefault(value));
}

FusedOps ElementwiseFusion::build(RewriterBase &rewriter) {
  rewriter.setInsertionPointAfter(ops.back());
  // Each result gets memory of its own; what is not read nobody need make.
  for (auto [result, number] : outputOf) {
    auto op = cast<LinalgOp>(result.getOwner());
    Value &init = inits[number];
    Operation *maker = init.getDefiningOp();
    OpOperand &start = *op.getDpsInitOperand(result.getResultNumber());
    if (getStart(start) ||
        (maker && maker->getBlock() == op->getBlock() &&
         !isa<tensor::EmptyOp>(maker) && !readsContents(start)))
      init = tensor::EmptyOp::create(rewriter, op.getLoc(), result.getType(),
                                     ValueRange());
  }
  llvm::SmallPtrSet<Value, 4> taken;
  for (Value &init : inits)
    if (auto empty = init.getDefiningOp<tensor::EmptyOp>();
        empty && !taken.insert(init).second)
      init = rewriter.clone(*empty)->getResult(0);

  if (shapeMap) {
    Type element = rewriter.getI1Type();
    inputs.push_back(
        tensor::EmptyOp::create(rewriter, ops.back().getLoc(), shape, element));
    inputMaps.push_back(shapeMap);
  }
  SmallVector<Location> locations;
  for (LinalgOp op : ops)
    locations.push_back(op.getLoc());
  SmallVector<AffineMap> maps = inputMaps;
  llvm::append_range(maps, initMaps);
  auto makeBody = [&](OpBuilder &builder, Location loc, ValueRange arguments) {
    IRMapping values;
    for (LinalgOp op : ops)
      copyPayload(builder, op, arguments, values);
    SmallVector<Value> yielded;
    for (auto [result, number] : outputOf)
      yielded.push_back(values.lookup(result));
    linalg::YieldOp::create(builder, loc, yielded);
  };
  auto fused = linalg::GenericOp::create(
      rewriter, rewriter.getFusedLoc(locations), TypeRange(ValueRange(inits)),
      inputs, inits, maps, kinds, makeBody);
  FusedOps kernel;
  kernel.op = fused;
  for (auto [result, number] : outputOf)
    kernel.replacements[result] = fused.getResult(number);
  return kernel;
}

llvm::Expected<FusedOps>
mlir::roofline::fuseElementwise(RewriterBase &rewriter,
                                ArrayRef<Operation *> ops) {
  ElementwiseFusion fusion(ops);
  if (llvm::Error error = fusion.match())
    return error;
  return fusion.build(rewriter);
}
