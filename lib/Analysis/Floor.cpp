//===- Floor.cpp - The traffic that no fusion can avoid -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values are gathered into storages: a value made by a kernel has one of its
// own, except where it updates an input in place. Storages of inputs and
// constants collect what is read before it is written; those that leave the
// function collect what is written.
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Floor.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Access/Footprint.h"
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

namespace {
/// An access with the loops that it runs over.
struct PlacedAccess {
  Access access;
  Buffer buffer;

  PlacedAccess(const Access &access, const Nest &nest)
      : access(access), buffer(nest.buffers[access.buffer]) {
    ArrayRef<int64_t> extents = access.getExtents(nest.extents);
    this->access.ownExtents.emplace(extents.begin(), extents.end());
  }

  /// Whether both speak of the same coordinates.
  bool isComparable(const PlacedAccess &other) const {
    return buffer.viewKey == other.buffer.viewKey &&
           buffer.shape == other.buffer.shape &&
           buffer.bitsPerElement == other.buffer.bitsPerElement;
  }
};

/// What the kernels do to one storage.
struct Storage {
  /// Reads before anything was written, and after.
  std::vector<PlacedAccess> early, late;
  std::vector<PlacedAccess> writes;
  /// Values that leave the function.
  llvm::SmallSetVector<Value, 1> returned;
};

class FloorBuilder {
public:
  FloorBuilder(const FunctionRecord &function, ValueTracer &values)
      : values(values), layout(DataLayout::closest(function.op)) {
    for (const KernelRecord &kernel : function.kernels)
      made.insert(kernel.op);
    for (const KernelRecord &kernel : function.kernels)
      addKernel(kernel.op);
    function.op->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op->hasTrait<OpTrait::ReturnLike>() &&
          op->getParentOp() == function.op)
        for (Value value : op->getOperands())
          if (isa<TensorType, BaseMemRefType>(value.getType()))
            storages[getStorage(values.getRoot(value))].returned.insert(value);
    });
  }

  LevelTraffic build() {
    for (auto &[value, storage] : storages)
      addStorage(value, storage);
    traffic.compulsory = traffic.getModelled();
    return traffic;
  }

private:
  void addKernel(Operation *op) {
    OpCost cost;
    computeCost(op, CostContext{layout, values}, cost);
    traffic.requested += computeCompulsoryTraffic(cost.nest).requested;
    for (const Access &access : cost.nest.accesses) {
      const Buffer &buffer = cost.nest.buffers[access.buffer];
      Value root = Value::getFromOpaquePointer(buffer.rootKey);
      Storage &storage = storages[getStorage(root)];
      if (access.reads())
        (storage.writes.empty() ? storage.early : storage.late)
            .emplace_back(access, cost.nest);
    }
    for (const Access &access : cost.nest.accesses) {
      const Buffer &buffer = cost.nest.buffers[access.buffer];
      Value root = Value::getFromOpaquePointer(buffer.rootKey);
      if (access.writes())
        storages[getStorage(getWrittenValue(op, root, values))]
            .writes.emplace_back(access, cost.nest);
    }
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
    if (!old || !old.hasOneUse() || getViewSource(old) ||
        values.isKnownInitialValue(old) || !made.contains(op))
      return root;
    Value storage = getStorage(old);
    storageOf[root] = storage;
    return storage;
  }

  /// Whether the contents of `value` exist before the kernels run.
  bool isInput(Value value) const {
    Operation *op = value.getDefiningOp();
    return !op ||
           (!made.contains(op) && !isa<memref::AllocOp, memref::AllocaOp>(op));
  }

  /// Bytes that the accesses of all lists touch together: the union of those
  /// that speak of the same coordinates, with `bound` where one is not exact.
  /// Of several such unions the largest, which is a lower bound whatever
  /// `bound` asks for.
  Count countBytes(ArrayRef<ArrayRef<PlacedAccess>> lists,
                   Bound bound = Bound::Lower) {
    SmallVector<SmallVector<const PlacedAccess *>> groups;
    for (ArrayRef<PlacedAccess> list : lists)
      for (const PlacedAccess &placed : list) {
        auto group = llvm::find_if(groups, [&](auto &others) {
          return placed.isComparable(*others.front());
        });
        if (group == groups.end())
          groups.push_back({&placed});
        else
          group->push_back(&placed);
      }
    Count bytes;
    for (ArrayRef<const PlacedAccess *> group : groups) {
      SmallVector<const Access *> accesses;
      for (const PlacedAccess *placed : group)
        accesses.push_back(&placed->access);
      const Buffer &buffer = group.front()->buffer;
      Count elements = countUnion(accesses, buffer, {}, bound);
      bytes = std::max(bytes, getBytes(std::min(elements, buffer.rootElements),
                                       buffer.bitsPerElement));
    }
    return bytes;
  }

  Count getValueBytes(Value value) {
    if (getSizeProblem(value, CostContext{layout, values}))
      return 0;
    Type element = cast<ShapedType>(value.getType()).getElementType();
    return getBytes(getProduct(getKnownShape(value)),
                    *getElementBits(element, CostContext{layout, values}));
  }

  void addStorage(Value value, Storage &storage) {
    bool isMemRef = isa<BaseMemRefType>(value.getType());
    if (isInput(value)) {
      // A floor must not be above the truth, so what is taken off should not be
      // below it.
      Count before = countBytes({storage.early, storage.writes}, Bound::Upper);
      Count all = countBytes({storage.early, storage.writes, storage.late});
      traffic.read += countBytes({storage.early}) + (all - before);
      if (isMemRef || !storage.returned.empty())
        traffic.written += countBytes({storage.writes});
      return;
    }
    Count returned;
    for (Value leaving : storage.returned)
      returned += getValueBytes(leaving);
    traffic.written += std::min(returned, getValueBytes(value));
  }

  ValueTracer &values;
  DataLayout layout;
  LevelTraffic traffic;
  llvm::SmallPtrSet<Operation *, 16> made;
  llvm::MapVector<Value, Storage> storages;
  llvm::DenseMap<Value, Value> storageOf;
};
} // namespace

LevelTraffic mlir::roofline::computeFloor(const FunctionRecord &function,
                                          ValueTracer &values) {
  return FloorBuilder(function, values).build();
}
