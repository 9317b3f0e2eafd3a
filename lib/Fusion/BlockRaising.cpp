//===- BlockRaising.cpp - Ops of a block from buffers to tensors ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Buffers are read as early as they can be, behind what touched them last, and
// put back as late, before what touches them next: ops in between can then
// change their order as far as the program on buffers lets them.
//
//===----------------------------------------------------------------------===//

#include "BlockRaising.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Fusion/ValueUses.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

//===----------------------------------------------------------------------===//
// What can be raised
//===----------------------------------------------------------------------===//

static SmallVector<OpOperand *, 4> getBuffers(Operation *op) {
  SmallVector<OpOperand *, 4> buffers;
  for (OpOperand &operand : op->getOpOperands())
    if (isa<BaseMemRefType>(operand.get().getType()))
      buffers.push_back(&operand);
  return buffers;
}

/// Whether `operand` is all of its buffer, with the same coordinates.
static bool isWhole(Value operand, Value root) {
  auto type = cast<BaseMemRefType>(operand.getType());
  auto memref = dyn_cast<MemRefType>(type);
  return memref && type == root.getType() && memref.isStrided() &&
         (operand == root ||
          operand.getDefiningOp<memref::GetGlobalOp>() != nullptr);
}

/// Whether `op` reads what it writes over at the same points only.
static bool isInPlaceAtPoints(LinalgOp op, const BufferRoots &roots) {
  for (OpOperand &init : op.getDpsInitsMutable()) {
    if (!isa<BaseMemRefType>(init.get().getType()))
      continue;
    for (OpOperand *other : getBuffers(op)) {
      if (other == &init ||
          roots.getRoot(other->get()) != roots.getRoot(init.get()))
        continue;
      bool isAtPoints =
          op.getNumParallelLoops() == op.getNumLoops() &&
          op.getMatchingIndexingMap(other) == op.getMatchingIndexingMap(&init);
      if (op.isDpsInit(other) || !isAtPoints)
        return false;
    }
  }
  return true;
}

bool BlockRaising::canRaise(Operation *op) const {
  for (OpOperand *operand : getBuffers(op)) {
    Value root = roots.getRoot(operand->get());
    if (!roots.isFollowed(root) || !isWhole(operand->get(), root))
      return false;
  }
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return roots.getRoot(copy.getSource()) != roots.getRoot(copy.getTarget());
  auto linalgOp = dyn_cast<LinalgOp>(op);
  return linalgOp && linalgOp.hasPureBufferSemantics() &&
         llvm::all_of(
             *linalgOp.getBlock(),
             [](Operation &nested) { return isMemoryEffectFree(&nested); }) &&
         isInPlaceAtPoints(linalgOp, roots);
}

//===----------------------------------------------------------------------===//
// Tensors of buffers
//===----------------------------------------------------------------------===//

static RankedTensorType getTensorType(Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  return RankedTensorType::get(type.getShape(), type.getElementType());
}

/// What `root` holds before anything is written to it, where that is nothing.
Value BlockRaising::findEmpty(Value root) {
  auto alloc = root.getDefiningOp<memref::AllocOp>();
  if (!alloc || root.getParentBlock() != &block || lastTouch.count(root))
    return {};
  SmallVector<Value> sizes;
  for (Value size : alloc.getDynamicSizes())
    sizes.push_back(mapping.lookup(size));
  builder.setInsertionPointAfterValue(mapping.lookup(root));
  return tensor::EmptyOp::create(builder, root.getLoc(), getTensorType(root),
                                 sizes);
}

/// Behind what touched the buffer `operand` last, or made the value.
void BlockRaising::setReadPlace(Value operand) {
  Operation *last = lastTouch.lookup(roots.getRoot(operand));
  auto wait = [&](Operation *other) {
    if (other && other->getBlock() == &block &&
        (!last || last->isBeforeInBlock(other)))
      last = other;
  };
  wait(operand.getDefiningOp());
  if (operand.getDefiningOp<memref::GetGlobalOp>())
    wait(lastCall);
  if (last)
    builder.setInsertionPointAfter(mapping.lookup(last));
  else
    builder.setInsertionPointToStart(mapping.lookup(&block));
}

Value BlockRaising::readBuffer(Value operand) {
  setReadPlace(operand);
  auto read = bufferization::ToTensorOp::create(builder, operand.getLoc(),
                                                getTensorType(operand),
                                                mapping.lookup(operand));
  Operation *last = lastTouch.lookup(roots.getRoot(operand));
  order.originals[read] = last ? last : operand.getDefiningOp();
  return read;
}

BlockRaising::Held &BlockRaising::hold(Value operand) {
  Value root = roots.getRoot(operand);
  auto [entry, isNew] = held.try_emplace(root);
  Held &now = entry->second;
  if (!isNew)
    return now;
  seen.insert(root);
  if (root.getDefiningOp<memref::GetGlobalOp>())
    globals.insert(root);
  now.buffer = mapping.lookup(operand);
  now.tensor = findEmpty(root);
  if (!now.tensor)
    now.tensor = readBuffer(operand);
  order.bufferOf[now.buffer.getAsOpaquePointer()] = root.getAsOpaquePointer();
  return now;
}

void BlockRaising::putBack(Held &held, Operation *before) {
  if (!held.isAhead)
    return;
  builder.setInsertionPoint(before);
  bufferization::MaterializeInDestinationOp::create(
      builder, held.tensor.getLoc(), /*result=*/Type(), held.tensor,
      held.buffer, /*restrict=*/true, /*writable=*/true);
  held.isAhead = false;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

Operation *BlockRaising::makeRaised(Operation *op, Operation *copy) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(isa<BaseMemRefType>(operand.getType())
                           ? hold(operand).tensor
                           : mapping.lookupOrDefault(operand));
  builder.setInsertionPoint(copy);
  if (isa<memref::CopyOp>(op)) {
    // A copy of what is all one value starts a sum as that does.
    if (auto fill = operands[0].getDefiningOp<linalg::FillOp>())
      return linalg::FillOp::create(builder, op->getLoc(), fill.getInputs(),
                                    operands[1]);
    return linalg::CopyOp::create(builder, op->getLoc(), operands[0],
                                  operands[1]);
  }
  SmallVector<Type> types;
  for (Value init : cast<LinalgOp>(op).getDpsInits())
    types.push_back(getTensorType(init));
  return clone(builder, copy, types, operands);
}

void BlockRaising::stayBehind(Operation *op, ArrayRef<Value> values) {
  for (Value value : values)
    order.overwriters[value].push_back(op);
}

void BlockRaising::raise(Operation *op) {
  Operation *copy = mapping.lookup(op);
  Operation *raised = makeRaised(op, copy);
  Value made = raised->getResult(0);
  SmallVector<Value> targets;
  if (auto copyOp = dyn_cast<memref::CopyOp>(op))
    targets.push_back(copyOp.getTarget());
  else
    llvm::append_range(targets, cast<LinalgOp>(op).getDpsInits());
  for (auto [target, result] : llvm::zip_equal(targets, raised->getResults())) {
    Held &now = hold(target);
    SmallVector<Value, 2> before = std::move(now.before);
    before.append(now.madeOfIt);
    before.push_back(now.tensor);
    now = {result, now.buffer, /*isAhead=*/true, {}, {}};
    if (isa<linalg::FillOp>(raised)) {
      fills.emplace_back(raised, before);
      now.before = std::move(before);
    } else {
      stayBehind(raised, before);
    }
    order.bufferOf[result.getAsOpaquePointer()] =
        roots.getRoot(target).getAsOpaquePointer();
  }
  for (OpOperand *operand : getBuffers(op))
    if (!llvm::is_contained(targets, operand->get()))
      hold(operand->get()).madeOfIt.push_back(made);
  // What is made later may get the address of what is erased.
  order.originals.erase(copy);
  order.originals[raised] = op;
  mapping.map(op, raised);
  copy->erase();
}

/// `op`, which is not raised, touches `root`.
void BlockRaising::touch(Operation *op, Value root) {
  lastTouch[root] = op;
  auto entry = held.find(root);
  if (entry == held.end())
    return;
  Held &now = entry->second;
  // What is freed needs nothing put back.
  if (!hasSingleEffect<MemoryEffects::Free>(op)) {
    Operation *copy = mapping.lookup(op);
    putBack(now, copy);
    bool onlyReads = hasSingleEffect<MemoryEffects::Read>(op);
    if (onlyReads && op->getNumResults() != 0) {
      // Nothing has changed, and who writes over it stays behind.
      llvm::append_range(now.madeOfIt, copy->getResults());
      return;
    }
    if (!onlyReads)
      stayBehind(copy, now.madeOfIt);
  }
  held.erase(entry);
}

/// Whether `op`, or an op in it, may touch what it does not name.
static bool mayTouchGlobals(Operation *op) {
  return op
      ->walk([](Operation *nested) {
        bool isKnown = isa<MemoryEffectOpInterface>(nested) ||
                       nested->hasTrait<OpTrait::HasRecursiveMemoryEffects>() ||
                       nested->hasTrait<OpTrait::IsTerminator>();
        return isa<CallOpInterface>(nested) || !isKnown
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Follows an op that is not raised.
void BlockRaising::pass(Operation *op) {
  llvm::SmallSetVector<Value, 4> touched;
  roots.forEachTouched(op, [&](Value root) {
    if (roots.isFollowed(root))
      touched.insert(root);
  });
  if (mayTouchGlobals(op)) {
    lastCall = op;
    touched.insert_range(globals);
  }
  for (Value root : touched)
    touch(op, root);
}

void BlockRaising::run(const llvm::DenseSet<Operation *> &kernels) {
  for (Operation &op : block)
    if (kernels.contains(&op) && canRaise(&op))
      raise(&op);
    else
      pass(&op);
  Block *copy = mapping.lookup(&block);
  for (Value root : seen)
    if (auto entry = held.find(root);
        entry != held.end() && roots.outlives(root, &block))
      putBack(entry->second, copy->getTerminator());
  for (const auto &[fill, before] : fills) {
    order.fills.push_back(fill);
    if (!isOnlyStartedFrom(fill))
      stayBehind(fill, before);
  }
}
