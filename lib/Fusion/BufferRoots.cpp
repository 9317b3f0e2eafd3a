//===- BufferRoots.cpp - Buffers whose every use is seen ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferRoots.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

/// Whether `use` makes another memref of the same memory.
static bool makesView(OpOperand &use) {
  return llvm::any_of(use.getOwner()->getResults(), [&](Value result) {
    return isa<BaseMemRefType>(result.getType()) &&
           getViewSource(result) == use.get();
  });
}

/// Whether a value of `type` is data, and no way to memory.
static bool isData(Type type) {
  return type.isIntOrIndexOrFloat() || isa<ComplexType, VectorType>(type);
}

/// Whether the memory may be touched by who does not use the value, from `use`
/// on.
static bool losesTrack(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->hasTrait<OpTrait::IsTerminator>())
    return !isa<FunctionOpInterface>(op->getParentOp());
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return store.getValueToStore() == use.get();
  // These go on after they have been started.
  if (isa<memref::DmaStartOp, affine::AffineDmaStartOp>(op))
    return true;
  return !op->isRegistered() || isMemoryEffectFree(op) ||
         !llvm::all_of(op->getResultTypes(), isData);
}

void BufferRoots::addUse(OpOperand &use) {
  Value value = use.get();
  if (!isa<BaseMemRefType>(value.getType()) || onlyAsksForSize(use))
    return;
  Value root = values.getRoot(value);
  Operation *op = use.getOwner();
  if (!makesView(use) && losesTrack(use))
    lost.insert(root);
  if (!root.getParentBlock()->findAncestorOpInBlock(*op))
    spread.insert(root);
}

void BufferRoots::addFunction(Operation *function) {
  function->walk([&](Operation *op) {
    for (OpOperand &use : op->getOpOperands())
      addUse(use);
  });
}

bool BufferRoots::isFollowed(Value root) const {
  if (lost.contains(root) || !isa<MemRefType>(root.getType()) ||
      getMemorySpace(root) != MemorySpace::Global)
    return false;
  if (auto argument = dyn_cast<BlockArgument>(root))
    return argument.getOwner()->isEntryBlock() &&
           isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return isa<memref::AllocOp, memref::AllocaOp, memref::GetGlobalOp>(
      root.getDefiningOp());
}

bool BufferRoots::outlives(Value root, Block *block) const {
  return root.getParentBlock() != block || spread.contains(root) ||
         !isa_and_nonnull<memref::AllocOp, memref::AllocaOp>(
             root.getDefiningOp());
}

void BufferRoots::forEachTouched(Operation *op,
                                 llvm::function_ref<void(Value)> touch) {
  op->walk([&](Operation *nested) {
    for (OpOperand &use : nested->getOpOperands())
      if (isa<BaseMemRefType>(use.get().getType()) && !onlyAsksForSize(use) &&
          !makesView(use))
        touch(values.getRoot(use.get()));
  });
}
