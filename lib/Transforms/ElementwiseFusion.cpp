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
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

static bool hasReduction(LinalgOp op) { return op.getNumReductionLoops() != 0; }

static std::string getName(LinalgOp op) {
  return ("'" + op->getName().getStringRef() + "'").str();
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
  llvm::Error checkDomain() const;
  void copyPayload(OpBuilder &builder, LinalgOp op, ValueRange arguments,
                   IRMapping &values) const;

  /// Whether others need `result`: where nobody does, it is wanted all the
  /// same.
  bool isOutput(OpResult result) const {
    return result.use_empty() || isUsedOutside(result, group);
  }
  bool readsInit(OpOperand &init) const {
    auto op = cast<LinalgOp>(init.getOwner());
    return op.payloadUsesValueFromOperand(&init);
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
};
} // namespace

/// Whether `op` only fills what ops of `group` reduce into: that stays a fill.
static bool isSeed(Operation *op, const OpSet &group) {
  return isa<linalg::FillOp>(op) &&
         llvm::all_of(op->getUses(), [&](OpOperand &use) {
           auto user = dyn_cast<LinalgOp>(use.getOwner());
           return user && group.contains(user) && user.isDpsInit(&use);
         });
}

ElementwiseFusion::ElementwiseFusion(ArrayRef<Operation *> all) {
  OpSet everything(all.begin(), all.end());
  for (Operation *op : all) {
    if (op != all.back() && isSeed(op, everything))
      continue;
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
  if (llvm::any_of(structured.getStaticLoopRanges(), ShapedType::isDynamic))
    return notApplied(getName(structured) + " has sizes that are not known");
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
  return checkDomain();
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
  bool isRepeated = !loops.isPermutation();
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
          common->getIndices(use) != common->getIndices(result))
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
      else if (readsInit(init) && !common->getMaker(init.get()))
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

llvm::Error ElementwiseFusion::checkDomain() const {
  SmallVector<AffineMap> maps = inputMaps;
  llvm::append_range(maps, initMaps);
  if (!common->getExtents().empty() &&
      !inversePermutation(concatAffineMaps(maps, ops.back()->getContext())))
    return notApplied("no operand that is left says how long every loop is");
  return llvm::Error::success();
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
  // Each result gets memory of its own.
  llvm::SmallPtrSet<Value, 4> taken;
  for (Value &init : inits)
    if (auto empty = init.getDefiningOp<tensor::EmptyOp>();
        empty && !taken.insert(init).second)
      init = rewriter.clone(*empty)->getResult(0);

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
