//===- Floor.cpp - The traffic that no fusion can avoid -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values are gathered into storages: a value made by a kernel has one of its
// own, except where it updates an input in place. Of inputs and constants is
// read what is read before it is written; of what leaves the function is
// written what a kernel writes. An op that is not modelled may be fused like
// any other: what it makes, or may have written, need not come from memory, and
// what it reads need not go there.
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Floor.h"
#include "BlockLifting.h"
#include "LoopNestCost.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Access/StorageTraffic.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

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
  return {};
}

/// Whether a single op uses the data of `value`, once.
static bool hasOneDataUse(Value value) {
  return llvm::count_if(value.getUses(), [](OpOperand &use) {
           return !onlyAsksForSize(use);
         }) == 1;
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

/// The op around `op`, or `op` itself, that stands directly in `function`.
static Operation *getOutermost(Operation *op, Operation *function) {
  while (op != function && op->getParentOp() != function)
    op = op->getParentOp();
  return op;
}

namespace {
/// What the kernels do to one storage, in order.
struct Storage {
  std::vector<PlacedAccess> accesses;
  /// Values that leave the function.
  llvm::SmallSetVector<Value, 1> returned;
  /// An op that is not modelled may have written it.
  bool isUnknown = false;
};

class FloorBuilder {
public:
  FloorBuilder(const FunctionRecord &function, const AnalysisResult &result)
      : lifted(*result.lifted), values(*result.values),
        layout(DataLayout::closest(function.op)),
        context{layout, *result.values, *result.sizes} {
    for (const KernelRecord &kernel : function.kernels) {
      made.insert(getOutermost(kernel.op, function.op));
      traffic.requested += kernel.cost->hbm.requested;
    }
    for (const UnmodelledRecord &record : function.unmodelled)
      unmodelled.insert(record.op);
    // A kernel that nothing launches is all of its function.
    if (made.contains(function.op))
      addLoop(function.op);
    else
      for (Region &region : function.op->getRegions())
        for (Operation &op : region.getOps())
          addOp(&op);
    function.op->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op->hasTrait<OpTrait::ReturnLike>() &&
          op->getParentOp() == function.op)
        for (Value value : op->getOperands())
          if (isa<TensorType, BaseMemRefType>(value.getType()))
            storages[getStorage(values.getRoot(value))].returned.insert(value);
    });
  }

  /// Empty where a loop holds something that is not described as accesses.
  std::optional<LevelTraffic> build() {
    if (!areLoopsKnown)
      return std::nullopt;
    for (auto &[value, storage] : storages)
      addStorage(value, storage);
    traffic.compulsory = traffic.getModelled();
    return traffic;
  }

private:
  void addOp(Operation *op) {
    if (made.contains(op)) {
      Operation *analyzed = lifted.getAnalyzed(op);
      context.sizes.getRanges(analyzed) ? addLoop(analyzed)
                                        : addKernel(analyzed);
    } else if (unmodelled.contains(op))
      addUnmodelled(op);
  }

  /// `op` may write every buffer that it sees, and globals that it names.
  void addUnmodelled(Operation *op) {
    llvm::SetVector<Value> seen(op->operand_begin(), op->operand_end());
    getUsedValuesDefinedAbove(op->getRegions(), seen);
    for (Value value : seen)
      if (isa<BaseMemRefType>(value.getType()))
        storages[getStorage(values.getRoot(value))].isUnknown = true;
    areGlobalsUnknown |= !isMemoryEffectFree(op);
  }

  /// Whether an op that is not modelled may have made what `storage` of `root`
  /// holds.
  bool isUnknown(Value root, const Storage &storage) {
    if (storage.isUnknown || !areGlobalsUnknown)
      return storage.isUnknown;
    auto read = root.getDefiningOp<memref::GetGlobalOp>();
    auto global = read ? symbols.lookupNearestSymbolFrom<memref::GlobalOp>(
                             read, read.getNameAttr())
                       : memref::GlobalOp();
    return read && !(global && global.getConstant());
  }

  void addKernel(Operation *op) {
    OpCost cost;
    computeCost(op, context, cost);
    addReads(cost.nest);
    for (const Access &access : cost.nest.accesses)
      if (access.writes() && cost.nest.isGlobal(access)) {
        Value written =
            getWrittenValue(op, getRootOf(access, cost.nest), values);
        storages[getStorage(written)].accesses.push_back(
            place(access, cost.nest, /*isWrite=*/true));
      }
  }

  void addReads(const Nest &nest) {
    for (const Access &access : nest.accesses) {
      if (!access.reads() || !nest.isGlobal(access))
        continue;
      Value root = getStorage(getRootOf(access, nest));
      Storage &storage = storages[root];
      if (!isUnknown(root, storage))
        storage.accesses.push_back(place(access, nest, /*isWrite=*/false));
    }
  }

  /// A loop is one kernel that reads what comes from outside of it, stores to
  /// buffers, and makes its results.
  void addLoop(Operation *loop) {
    auto ranges = context.sizes.getRanges(loop);
    if (llvm::any_of(*ranges, [](const LoopRange &range) {
          return range.trips.isZero();
        }))
      return;
    LoopNest nest;
    if (computeLoopNest(loop, context, nest) || !nest.unmodelled.empty()) {
      areLoopsKnown = false;
      return;
    }
    addReads(nest.accesses);
    for (const Access &access : nest.accesses.accesses) {
      Value root = getRootOf(access, nest.accesses);
      if (access.writes() && nest.accesses.isGlobal(access) &&
          isa<BaseMemRefType>(root.getType()))
        storages[getStorage(root)].accesses.push_back(
            place(access, nest.accesses, /*isWrite=*/true));
    }
    for (Value result : loop->getResults())
      if (isa<TensorType>(result.getType()))
        if (auto whole = placeWhole(result, /*isWrite=*/true))
          storages[getStorage(result)].accesses.push_back(std::move(*whole));
  }

  static Value getRootOf(const Access &access, const Nest &nest) {
    return Value::getFromOpaquePointer(nest.buffers[access.buffer].rootKey);
  }

  /// `access` in the coordinates of its root where that is possible: one to all
  /// of a reshape is one to all of its source.
  PlacedAccess place(const Access &access, const Nest &nest, bool isWrite) {
    PlacedAccess placed(access, nest, isWrite);
    if (!placed.buffer.viewKey || !touchesAll(placed))
      return placed;
    Value view = Value::getFromOpaquePointer(placed.buffer.viewKey);
    Value source = getReshapeSource(view);
    if (std::optional<PlacedAccess> whole =
            source ? placeWhole(source, isWrite) : std::nullopt)
      return std::move(*whole);
    return placed;
  }

  /// An access to all of `value`; none where its size is not known.
  std::optional<PlacedAccess> placeWhole(Value value, bool isWrite) {
    OpCost cost;
    NestBuilder builder(context, {}, cost);
    builder.addWhole(value, isWrite ? AccessKind::Write : AccessKind::Read);
    if (failed(builder.finish()) || cost.nest.accesses.empty())
      return std::nullopt;
    return place(cost.nest.accesses.front(), cost.nest, isWrite);
  }

  /// The value whose memory `root` ends up in: a kernel that updates a value
  /// which nothing else uses does so in place. Kernels come in program order,
  /// so what is updated has its storage already.
  Value getStorage(Value root) {
    auto [known, isNew] = storageOf.try_emplace(root, root);
    if (!isNew)
      return known->second;
    Operation *op = root.getDefiningOp();
    Value old = op ? getUpdatedValue(op, root) : Value();
    if (!old || !hasOneDataUse(old) || getViewSource(old) ||
        values.isKnownInitialValue(old) || !made.contains(op))
      return root;
    Value storage = getStorage(old);
    storageOf[root] = storage;
    return storage;
  }

  /// Whether the contents of `value` exist before the kernels run.
  bool isInput(Value value) const {
    Operation *op = value.getDefiningOp();
    return !op || (!made.contains(op) && !unmodelled.contains(op) &&
                   !isa<memref::AllocOp, memref::AllocaOp, tensor::EmptyOp,
                        bufferization::AllocTensorOp>(op));
  }

  /// The bytes of `value`, if they are known.
  std::optional<Expr> getCapacity(Value value) {
    if (getSizeProblem(value, context))
      return std::nullopt;
    Type element = cast<ShapedType>(value.getType()).getElementType();
    return getBytes(getProduct(context.sizes.getShape(value)),
                    *getElementBits(element, context));
  }

  /// Bytes that are both written and returned, or just written to what the
  /// caller sees: a lower bound.
  Expr countLeaving(Value value, const Storage &storage) {
    std::vector<PlacedAccess> written, returned;
    llvm::copy_if(storage.accesses, std::back_inserter(written),
                  std::mem_fn(&PlacedAccess::isWrite));
    for (Value leaving : storage.returned)
      if (std::optional<PlacedAccess> whole =
              placeWhole(leaving, /*isWrite=*/false))
        returned.push_back(std::move(*whole));
    std::optional<Expr> capacity = getCapacity(value);
    Expr writtenBytes = countTouchedBytes(written, Bound::Lower, capacity);
    if (isInput(value) && isa<BaseMemRefType>(value.getType()))
      return writtenBytes;
    // |W and R| = |W| + |R| - |W or R|.
    Expr returnedBytes = countTouchedBytes(returned, Bound::Lower, capacity);
    llvm::append_range(written, returned);
    return Expr::subtractToZero(
        writtenBytes + returnedBytes,
        countTouchedBytes(written, Bound::Upper, capacity));
  }

  void addStorage(Value value, const Storage &storage) {
    if (isInput(value))
      traffic.read += countBytesReadFirst(storage.accesses);
    traffic.written += countLeaving(value, storage);
  }

  const LiftedBodies &lifted;
  ValueTracer &values;
  DataLayout layout;
  CostContext context;
  LevelTraffic traffic;
  llvm::SmallPtrSet<Operation *, 16> made;
  llvm::SmallPtrSet<Operation *, 4> unmodelled;
  SymbolTableCollection symbols;
  /// An op that is not modelled may have written any global.
  bool areGlobalsUnknown = false;
  bool areLoopsKnown = true;
  llvm::MapVector<Value, Storage> storages;
  llvm::DenseMap<Value, Value> storageOf;
};
} // namespace

/// Whether all that runs in `function` are kernels and loops around kernels,
/// one after the other.
static bool isStraightLine(const FunctionRecord &function, SizeTracer &sizes) {
  // Nothing is known of what a call touches but how much it is.
  auto standsInLoops = [&](const KernelRecord &kernel) {
    if (isa<CallOpInterface>(kernel.op))
      return false;
    Operation *outermost = getOutermost(kernel.op, function.op);
    return outermost == kernel.op || sizes.getRanges(outermost);
  };
  bool hasBlocks =
      isa<FunctionOpInterface>(function.op) &&
      !cast<FunctionOpInterface>(function.op).getFunctionBody().hasOneBlock();
  return !hasBlocks && function.calls.empty() && function.arms.empty() &&
         llvm::all_of(function.kernels, standsInLoops) &&
         llvm::all_of(function.unmodelled, [&](const UnmodelledRecord &record) {
           return record.op == function.op ||
                  record.op->getParentOp() == function.op;
         });
}

std::optional<LevelTraffic>
mlir::roofline::computeFloor(const FunctionRecord &function,
                             const AnalysisResult &result) {
  if (!isStraightLine(function, *result.sizes))
    return std::nullopt;
  return FloorBuilder(function, result).build();
}
