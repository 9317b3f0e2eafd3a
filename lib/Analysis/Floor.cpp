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
  FloorBuilder(const FunctionRecord &function)
      : layout(DataLayout::closest(function.op)) {
    for (const KernelRecord &kernel : function.kernels)
      made.insert(kernel.op);
    for (const KernelRecord &kernel : function.kernels)
      addKernel(kernel.op);
    function.op->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op->hasTrait<OpTrait::ReturnLike>() &&
          op->getParentOp() == function.op)
        for (Value value : op->getOperands())
          if (isa<TensorType, BaseMemRefType>(value.getType()))
            storages[getStorage(getRoot(value))].returned.insert(value);
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
    computeCost(op, CostContext{layout}, cost);
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
        storages[getStorage(root)].writes.emplace_back(access, cost.nest);
    }
  }

  /// The value whose memory `root` ends up in: a kernel that updates a value
  /// which nothing else uses does so in place.
  Value getStorage(Value root) {
    while (auto op = root.getDefiningOp<DestinationStyleOpInterface>()) {
      OpOperand *init = op.getTiedOpOperand(cast<OpResult>(root));
      if (!init || !init->get().hasOneUse() || getViewSource(init->get()) ||
          isKnownInitialValue(init->get()) || !made.contains(op))
        break;
      root = init->get();
    }
    return root;
  }

  /// Whether the contents of `value` exist before the kernels run.
  bool isInput(Value value) const {
    Operation *op = value.getDefiningOp();
    return !op ||
           (!made.contains(op) && !isa<memref::AllocOp, memref::AllocaOp>(op));
  }

  /// Bytes that the accesses of all lists touch together: the union where they
  /// speak of the same coordinates, else no more than the storage.
  Count countBytes(ArrayRef<ArrayRef<PlacedAccess>> lists) {
    SmallVector<const Access *> accesses;
    const Buffer *buffer = nullptr;
    Count sum;
    bool isComparable = true;
    for (ArrayRef<PlacedAccess> list : lists)
      for (const PlacedAccess &placed : list) {
        if (!buffer)
          buffer = &placed.buffer;
        isComparable &= placed.buffer.shape == buffer->shape &&
                        placed.buffer.bitsPerElement == buffer->bitsPerElement;
        accesses.push_back(&placed.access);
        sum += countFootprint(placed.access, placed.buffer, {});
      }
    if (!buffer)
      return 0;
    Count elements = isComparable ? countUnion(accesses, *buffer, {}) : sum;
    return getBytes(std::min(elements, buffer->rootElements),
                    buffer->bitsPerElement);
  }

  Count getValueBytes(Value value) {
    if (getSizeProblem(value, CostContext{layout}))
      return 0;
    Type element = cast<ShapedType>(value.getType()).getElementType();
    return getBytes(getProduct(getKnownShape(value)),
                    *getElementBits(element, CostContext{layout}));
  }

  void addStorage(Value value, Storage &storage) {
    bool isMemRef = isa<BaseMemRefType>(value.getType());
    if (isInput(value)) {
      Count before = countBytes({storage.early, storage.writes});
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

  DataLayout layout;
  LevelTraffic traffic;
  llvm::SmallPtrSet<Operation *, 16> made;
  llvm::MapVector<Value, Storage> storages;
};
} // namespace

LevelTraffic mlir::roofline::computeFloor(const FunctionRecord &function) {
  return FloorBuilder(function).build();
}
