//===- FloorStorages.cpp - What kernels do to memory, in order ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloorStorages.h"
#include "AccessPlaces.h"
#include "LoopNestCost.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"

using namespace mlir;
using namespace mlir::roofline;

/// The operand that `op` turns into its result `updated`, or null.
static Value getUpdatedValue(Operation *op, Value updated) {
  if (auto destination = dyn_cast<DestinationStyleOpInterface>(op)) {
    OpOperand *init = destination.getTiedOpOperand(cast<OpResult>(updated));
    return init ? init->get() : Value();
  }
  if (auto scatter = dyn_cast<tensor::ScatterOp>(op))
    return scatter.getDest();
  return getLoopInit(cast<OpResult>(updated));
}

/// The value that `op` makes by writing over `root`: the result that belongs to
/// it, since a tensor keeps its value, or `root` itself.
static Value getWrittenValue(Operation *op, Value root, ValueTracer &values) {
  for (Value result : op->getResults())
    if (Value old = getUpdatedValue(op, result);
        old && values.getRoot(old) == root)
      return result;
  return root;
}

/// The source of `view` if it is all of it in other coordinates.
static Value getReshapeSource(Value view) {
  Operation *op = view.getDefiningOp();
  return isa_and_nonnull<tensor::CollapseShapeOp, tensor::ExpandShapeOp,
                         tensor::ReshapeOp, tensor::BitcastOp,
                         memref::CollapseShapeOp, memref::ExpandShapeOp,
                         memref::ReshapeOp>(op)
             ? getViewSource(view)
             : Value();
}

/// Whether `placed` touches every element of its buffer.
static bool touchesAll(const PlacedAccess &placed) {
  return !placed.access.isBounded() &&
         countFootprint(placed.access, placed.buffer, {}) ==
             getProduct(placed.buffer.shape);
}

static Value getRootOf(const Access &access, const Nest &nest) {
  return Value::getFromOpaquePointer(nest.buffers[access.buffer].rootKey);
}

bool FloorStorages::addKernel(Operation *kernel,
                              ArrayRef<SizeDecision> decisions) {
  Operation *op = lifted.getAnalyzed(kernel);
  if (context.sizes.getRanges(op))
    return addLoop(op, decisions);
  addOp(op);
  return true;
}

void FloorStorages::addUnmodelled(Operation *op) {
  llvm::SetVector<Value> seen(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), seen);
  for (Value value : seen)
    if (isa<BaseMemRefType>(value.getType()))
      storages[getStorage(values.getRoot(value))].isUnknown = true;
  areGlobalsUnknown |= !isMemoryEffectFree(op);
}

/// Whether an op that is not modelled may have made what `storage` of `root`
/// holds.
bool FloorStorages::isUnknown(const FramedValue &root, const Storage &storage) {
  if (storage.isUnknown || !areGlobalsUnknown)
    return storage.isUnknown;
  auto read = root.value.getDefiningOp<memref::GetGlobalOp>();
  auto global = read ? symbols.lookupNearestSymbolFrom<memref::GlobalOp>(
                           read, read.getNameAttr())
                     : memref::GlobalOp();
  return read && !(global && global.getConstant());
}

void FloorStorages::addOp(Operation *op) {
  OpCost cost;
  computeCost(op, context, cost);
  Nest nest = instantiateHere(cost.nest);
  for (const Access &access : nest.accesses)
    addRead(access, nest, getRootOf(access, nest));
  for (const Access &access : nest.accesses)
    if (access.writes() && nest.isGlobal(access)) {
      Value written = getWrittenValue(op, getRootOf(access, nest), values);
      storages[getStorage(written)].accesses.push_back(
          place(access, nest, /*isWrite=*/true));
    }
}

void FloorStorages::addRead(const Access &access, const Nest &nest,
                            Value value) {
  if (!access.reads() || access.startsKnown || !nest.isGlobal(access))
    return;
  FramedValue root = getStorage(value);
  Storage &storage = storages[root];
  if (!isUnknown(root, storage))
    storage.accesses.push_back(place(access, nest, /*isWrite=*/false));
}

/// A loop is one kernel that reads what comes from outside of it, stores to
/// buffers, makes its results, and reads what its turns have stored.
bool FloorStorages::addLoop(Operation *loop, ArrayRef<SizeDecision> taken) {
  auto ranges = context.sizes.getRanges(loop);
  Expr turns = 1;
  for (const LoopRange &range : *ranges)
    turns *= instantiateIn(frame, range.trips);
  if (turns.isZero())
    return true;
  LoopNest whole;
  SizeDecisions decisions(taken, context.sizes.getDimensions());
  if (computeLoopNest(loop, context, decisions, whole) || decisions.getOpen() ||
      !whole.unmodelled.empty())
    return false;
  Nest nest = instantiateHere(whole.accesses);
  for (const Access &access : nest.accesses)
    if (!isFedByWrites(access, nest))
      addRead(access, nest, getRootOf(access, nest));
  for (const Access &access : nest.accesses) {
    Value root = getRootOf(access, nest);
    if (access.writes() && nest.isGlobal(access) &&
        isa<BaseMemRefType>(root.getType()))
      storages[getStorage(root)].accesses.push_back(
          place(access, nest, /*isWrite=*/true));
  }
  for (OpResult result : loop->getResults())
    if (isa<TensorType>(result.getType()))
      addLoopResult(result, nest, turns);
  for (const Access &access : nest.accesses)
    if (isFedByWrites(access, nest))
      addRead(access, nest,
              getWrittenValue(loop, getRootOf(access, nest), values));
  return true;
}

/// What the loop makes `result` of is updated where `nest` writes, or all of it
/// where that is not said, if there are any `turns`.
void FloorStorages::addLoopResult(OpResult result, const Nest &nest,
                                  const Expr &turns) {
  Value init = getLoopInit(result);
  Storage &storage = storages[getStorage(result)];
  bool isUpdated = false;
  for (const Access &access : nest.accesses)
    if (init && access.writes() && getRootOf(access, nest) == init) {
      storage.accesses.push_back(place(access, nest, /*isWrite=*/true));
      isUpdated = true;
    }
  if (isUpdated)
    return;
  auto whole = placeWhole(result, /*isWrite=*/true);
  if (!whole)
    return;
  whole->access.turns = turns;
  storage.accesses.push_back(std::move(*whole));
}

/// Rewrites `placed` from the coordinates of the first of `views` to those of
/// the root of the last; false, and unchanged, where these are not known.
bool FloorStorages::moveOut(PlacedAccess &placed, ArrayRef<FramedValue> views) {
  PlacedAccess moved = placed;
  for (const FramedValue &view : views) {
    const ViewCoordinates &coordinates =
        values.getCoordinatesInRoot(view.value);
    auto type = dyn_cast<RankedTensorType>(view.value.getType());
    auto buffer = dyn_cast<MemRefType>(view.value.getType());
    size_t rank = type ? type.getRank() : buffer ? buffer.getRank() : 0;
    if (!coordinates || (!type && !buffer) || moved.access.index.size() != rank)
      return false;
    SmallVector<ViewDim, 4> here = *coordinates;
    for (ViewDim &dim : here) {
      dim.offset = instantiateIn(view.frame, dim.offset);
      dim.stride = instantiateIn(view.frame, dim.stride);
    }
    moveToRoot(moved.access, here);
    moved.buffer.shape.clear();
    for (const Expr &size : context.sizes.getShape(values.getRoot(view.value)))
      moved.buffer.shape.push_back(instantiateIn(view.frame, size));
    moved.buffer.rootElements = getProduct(moved.buffer.shape);
  }
  placed = std::move(moved);
  return true;
}

/// `access` in the coordinates of its root where that is possible: one to all
/// of a reshape is one to all of its source.
PlacedAccess FloorStorages::place(const Access &access, const Nest &nest,
                                  bool isWrite) {
  PlacedAccess placed(access, nest, isWrite);
  const void *&viewKey = placed.buffer.viewKey;
  if (!viewKey) {
    FramedRoot traced = inlined.trace({frame, getRootOf(access, nest)});
    if (!traced.views.empty() && !moveOut(placed, traced.views))
      viewKey = inlined.getViewKey(traced.views.front());
    return placed;
  }
  Value view = Value::getFromOpaquePointer(viewKey);
  if (touchesAll(placed))
    if (Value source = getReshapeSource(view))
      if (std::optional<PlacedAccess> whole = placeWhole(source, isWrite))
        return std::move(*whole);
  viewKey = inlined.getViewKey({frame, view});
  return placed;
}

/// An access to all of `value`; none where its size is not known.
std::optional<PlacedAccess> FloorStorages::placeWhole(Value value,
                                                      bool isWrite) {
  OpCost cost;
  NestBuilder builder(context, {}, cost);
  builder.addWhole(value, isWrite ? AccessKind::Write : AccessKind::Read);
  if (failed(builder.finish()) || cost.nest.accesses.empty())
    return std::nullopt;
  Nest nest = instantiateHere(cost.nest);
  return place(nest.accesses.front(), nest, isWrite);
}

/// The value whose memory `root` ends up in: a kernel that updates a value
/// which nothing else uses does so in place. Kernels come in program order,
/// so what is updated has its storage already.
FramedValue FloorStorages::getStorage(Value value) {
  FramedValue root = inlined.trace({frame, value}).root;
  auto [known, isNew] = storageOf.try_emplace(root, root);
  if (!isNew)
    return known->second;
  Operation *op = root.value.getDefiningOp();
  Value old = op ? getUpdatedValue(op, root.value) : Value();
  if (!old || getViewSource(old) || values.isKnownInitialValue(old) ||
      !made.contains(op) || !inlined.isUsedOnce({root.frame, old}))
    return root;
  FramedRoot source = inlined.trace({root.frame, old});
  if (!source.views.empty())
    return root;
  FramedValue storage = source.root;
  if (auto outer = storageOf.find(storage); outer != storageOf.end())
    storage = outer->second;
  storageOf[root] = storage;
  return storage;
}

/// Whether the contents of `root` exist before the kernels run.
bool FloorStorages::isInput(const FramedValue &root) const {
  Operation *op = root.value.getDefiningOp();
  if (!op)
    return root.frame == 0;
  return (!made.contains(op) && !unmodelled.contains(op) &&
          !isa<memref::AllocOp, memref::AllocaOp, tensor::EmptyOp,
               bufferization::AllocTensorOp>(op));
}

/// The bytes of `root`, if they are known.
std::optional<Expr> FloorStorages::getCapacity(const FramedValue &root) {
  if (getSizeProblem(root.value, context))
    return std::nullopt;
  Type element = cast<ShapedType>(root.value.getType()).getElementType();
  Expr elements = getProduct(context.sizes.getShape(root.value));
  return getBytes(instantiateIn(root.frame, elements),
                  *getElementBits(element, context));
}

/// Bytes that are both written and returned, or just written to what the
/// caller sees: a lower bound.
Expr FloorStorages::countLeaving(const FramedValue &root,
                                 const Storage &storage) {
  std::vector<PlacedAccess> written, returned;
  llvm::copy_if(storage.accesses, std::back_inserter(written),
                std::mem_fn(&PlacedAccess::isWrite));
  for (Value leaving : storage.returned)
    if (std::optional<PlacedAccess> whole =
            placeWhole(leaving, /*isWrite=*/false))
      returned.push_back(std::move(*whole));
  std::optional<Expr> capacity = getCapacity(root);
  Expr writtenBytes = countTouchedBytes(written, UnionBound::Lower, capacity);
  if (isInput(root) && isa<BaseMemRefType>(root.value.getType()))
    return writtenBytes;
  // |W and R| = |W| + |R| - |W or R|.
  Expr returnedBytes = countTouchedBytes(returned, UnionBound::Lower, capacity);
  llvm::append_range(written, returned);
  return Expr::subtractToZero(
      writtenBytes + returnedBytes,
      countTouchedBytes(written, UnionBound::Upper, capacity));
}

void FloorStorages::addReturned(Value value) {
  storages[getStorage(values.getRoot(value))].returned.insert(value);
}

void FloorStorages::pass(const FramedValue &value, const FramedValue &source) {
  if (!isa<TensorType, BaseMemRefType>(value.value.getType()))
    return;
  if (values.isKnownContents(source.value))
    storages[value].isUnknown = true;
  else
    inlined.alias(value, source);
}

LevelTraffic FloorStorages::computeTraffic() {
  LevelTraffic traffic;
  for (auto &[root, storage] : storages) {
    if (isInput(root))
      traffic.read += countBytesReadFirst(storage.accesses);
    traffic.written += countLeaving(root, storage);
  }
  traffic.compulsory = traffic.getModelled();
  return traffic;
}
