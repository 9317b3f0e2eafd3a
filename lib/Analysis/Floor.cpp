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
#include "InlinedValues.h"
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

/// The arm of `branch` that counts; null if that is not known, or if `branch`
/// is none.
static Region *findTakenArm(const FunctionRecord &function, Operation *branch) {
  if (branch->getNumRegions() == 0)
    return nullptr;
  const auto *first =
      llvm::find_if(ArrayRef(function.arms),
                    [&](const ArmRecord &arm) { return arm.op == branch; });
  for (Region &region : branch->getRegions()) {
    if (first == ArrayRef(function.arms).end() || first->op != branch)
      return nullptr;
    if (first->isSlowest)
      return &region;
    ++first;
  }
  return nullptr;
}

/// The op around `op`, or `op` itself, that stands in no other op of `function`
/// but arms that count.
static Operation *getOutermost(Operation *op, const FunctionRecord &function) {
  SmallVector<Operation *> path;
  if (op == function.op)
    return op;
  for (; op != function.op; op = op->getParentOp())
    path.push_back(op);
  while (path.size() > 1 && findTakenArm(function, path.back()))
    path.pop_back();
  return path.back();
}

namespace {
/// What the kernels do to one storage, in order.
struct Storage {
  std::vector<PlacedAccess> accesses;
  /// Values that leave the function, of frame 0.
  llvm::SmallSetVector<Value, 1> returned;
  /// An op that is not modelled may have written it.
  bool isUnknown = false;
};

class FloorBuilder {
public:
  FloorBuilder(const CallGraph &graph, const AnalysisResult &result,
               Operation *function)
      : graph(graph), lifted(*result.lifted), values(*result.values),
        inlined(*result.values), layout(DataLayout::closest(function)),
        context{layout, *result.values, *result.sizes} {}

  /// Empty where something is not described as accesses one after the other.
  std::optional<LevelTraffic> build(const FunctionRecord &function) {
    addFunction(function);
    for (Value value : getReturned(function.op))
      if (isa<TensorType, BaseMemRefType>(value.getType()))
        storages[getStorage(values.getRoot(value))].returned.insert(value);
    if (!isKnown)
      return std::nullopt;
    for (auto &[value, storage] : storages)
      addStorage(value, storage);
    traffic.compulsory = traffic.getModelled();
    return traffic;
  }

private:
  bool isStraightLine(const FunctionRecord &function) const;

  /// What the function that `op` is returns.
  static ValueRange getReturned(Operation *function) {
    for (Region &region : function->getRegions())
      for (Operation &op : region.getOps())
        if (op.hasTrait<OpTrait::ReturnLike>())
          return op.getOperands();
    return {};
  }

  void addFunction(const FunctionRecord &function) {
    isKnown = isKnown && isStraightLine(function);
    if (!isKnown)
      return;
    for (const KernelRecord &kernel : function.kernels) {
      if (!function.isTaken(kernel.arm))
        continue;
      made.insert(getOutermost(kernel.op, function));
      traffic.requested += kernel.cost->hbm.requested;
    }
    for (const UnmodelledRecord &record : function.unmodelled)
      unmodelled.insert(record.op);
    for (const CallRecord &call : function.calls)
      calls[call.op] = &call;
    // A kernel that nothing launches is all of its function.
    if (made.contains(function.op))
      return addLoop(function.op);
    for (Region &region : function.op->getRegions())
      addRegion(function, region);
  }

  void addRegion(const FunctionRecord &function, Region &region) {
    for (Operation &op : region.getOps())
      addOp(function, &op);
  }

  void addOp(const FunctionRecord &function, Operation *op) {
    if (made.contains(op)) {
      Operation *analyzed = lifted.getAnalyzed(op);
      context.sizes.getRanges(analyzed) ? addLoop(analyzed)
                                        : addKernel(analyzed);
    } else if (unmodelled.contains(op))
      addUnmodelled(op);
    else if (const CallRecord *call = calls.lookup(op))
      addCall(*call);
    else if (Region *arm = findTakenArm(function, op))
      addArm(function, op, *arm);
  }

  /// All of the callee, once more for every call.
  void addCall(const CallRecord &call) {
    constexpr unsigned kMaxCalls = 1024;
    // Deeper calls would need too much stack.
    constexpr unsigned kMaxDepth = 64;
    unsigned caller = frame, callee = inlined.createFrame();
    if (callee > kMaxCalls || depth == kMaxDepth) {
      isKnown = false;
      return;
    }
    auto function = cast<FunctionOpInterface>(call.callee);
    auto op = cast<CallOpInterface>(call.op);
    for (auto [argument, operand] :
         llvm::zip(function.getArguments(), op.getArgOperands())) {
      // What is known need not be read.
      if (values.isKnownInitialValue(operand))
        storages[{callee, argument}].isUnknown = true;
      else
        inlined.alias({callee, argument}, {caller, operand});
    }
    frame = callee;
    ++depth;
    addFunction(graph.getCallee(call));
    --depth;
    frame = caller;
    for (auto [result, value] :
         llvm::zip(call.op->getResults(), getReturned(call.callee)))
      inlined.alias({caller, result}, {callee, value});
  }

  void addArm(const FunctionRecord &function, Operation *branch, Region &arm) {
    if (arm.empty())
      return;
    addRegion(function, arm);
    for (auto [result, value] : llvm::zip(
             branch->getResults(), arm.front().getTerminator()->getOperands()))
      inlined.alias({frame, result}, {frame, value});
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
  bool isUnknown(const FramedValue &root, const Storage &storage) {
    if (storage.isUnknown || !areGlobalsUnknown)
      return storage.isUnknown;
    auto read = root.value.getDefiningOp<memref::GetGlobalOp>();
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
      FramedValue root = getStorage(getRootOf(access, nest));
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
      isKnown = false;
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
    const void *&viewKey = placed.buffer.viewKey;
    if (!viewKey) {
      FramedRoot traced = inlined.trace({frame, getRootOf(access, nest)});
      if (traced.view.value)
        viewKey = inlined.getViewKey(traced.view);
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
  FramedValue getStorage(Value value) {
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
    if (source.view.value)
      return root;
    FramedValue storage = source.root;
    if (auto outer = storageOf.find(storage); outer != storageOf.end())
      storage = outer->second;
    storageOf[root] = storage;
    return storage;
  }

  /// Whether the contents of `root` exist before the kernels run.
  bool isInput(const FramedValue &root) const {
    Operation *op = root.value.getDefiningOp();
    if (!op)
      return root.frame == 0;
    return (!made.contains(op) && !unmodelled.contains(op) &&
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
  Expr countLeaving(const FramedValue &root, const Storage &storage) {
    std::vector<PlacedAccess> written, returned;
    llvm::copy_if(storage.accesses, std::back_inserter(written),
                  std::mem_fn(&PlacedAccess::isWrite));
    for (Value leaving : storage.returned)
      if (std::optional<PlacedAccess> whole =
              placeWhole(leaving, /*isWrite=*/false))
        returned.push_back(std::move(*whole));
    std::optional<Expr> capacity = getCapacity(root.value);
    Expr writtenBytes = countTouchedBytes(written, Bound::Lower, capacity);
    if (isInput(root) && isa<BaseMemRefType>(root.value.getType()))
      return writtenBytes;
    // |W and R| = |W| + |R| - |W or R|.
    Expr returnedBytes = countTouchedBytes(returned, Bound::Lower, capacity);
    llvm::append_range(written, returned);
    return Expr::subtractToZero(
        writtenBytes + returnedBytes,
        countTouchedBytes(written, Bound::Upper, capacity));
  }

  void addStorage(const FramedValue &root, const Storage &storage) {
    if (isInput(root))
      traffic.read += countBytesReadFirst(storage.accesses);
    traffic.written += countLeaving(root, storage);
  }

  const CallGraph &graph;
  const LiftedBodies &lifted;
  ValueTracer &values;
  InlinedValues inlined;
  /// Of what is added now.
  unsigned frame = 0, depth = 0;
  DataLayout layout;
  CostContext context;
  LevelTraffic traffic;
  llvm::SmallPtrSet<Operation *, 16> made;
  llvm::SmallPtrSet<Operation *, 4> unmodelled;
  SymbolTableCollection symbols;
  /// An op that is not modelled may have written any global.
  bool areGlobalsUnknown = false;
  bool isKnown = true;
  llvm::DenseMap<Operation *, const CallRecord *> calls;
  llvm::MapVector<FramedValue, Storage> storages;
  llvm::DenseMap<FramedValue, FramedValue> storageOf;
};
} // namespace

/// Whether all that runs in `function` are kernels, loops around kernels and
/// calls, one after the other.
bool FloorBuilder::isStraightLine(const FunctionRecord &function) const {
  auto stands = [&](Operation *op) { return getOutermost(op, function) == op; };
  // Nothing is known of what a call touches but how much it is.
  auto standsInLoops = [&](const KernelRecord &kernel) {
    return !function.isTaken(kernel.arm) ||
           (!isa<CallOpInterface>(kernel.op) &&
            (stands(kernel.op) ||
             context.sizes.getRanges(getOutermost(kernel.op, function))));
  };
  // A callee of other sizes would have to be looked at with these.
  auto isPlain = [&](const CallRecord &call) {
    return !function.isTaken(call.arm) ||
           (stands(call.op) && llvm::all_of(call.sizes, [](const auto &entry) {
              return entry.second == Expr(*entry.first);
            }));
  };
  bool hasBlocks =
      isa<FunctionOpInterface>(function.op) &&
      !cast<FunctionOpInterface>(function.op).getFunctionBody().hasOneBlock();
  return !hasBlocks && llvm::all_of(function.calls, isPlain) &&
         llvm::all_of(function.kernels, standsInLoops) &&
         llvm::all_of(function.unmodelled, [&](const UnmodelledRecord &record) {
           return record.op == function.op || !function.isTaken(record.arm) ||
                  stands(record.op);
         });
}

std::optional<LevelTraffic>
mlir::roofline::computeFloor(const FunctionRecord &function,
                             const CallGraph &graph,
                             const AnalysisResult &result) {
  return FloorBuilder(graph, result, function.op).build(function);
}
