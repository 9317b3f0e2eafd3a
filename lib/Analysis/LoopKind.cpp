//===- LoopKind.cpp - Which loops are kernels -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopKind.h"
#include "LoopSums.h"
#include "TurnDependence.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "roofline/Interfaces/CostInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

static bool touchesMemory(Operation *op) {
  auto isMemory = llvm::IsaPred<TensorType, BaseMemRefType>;
  return llvm::any_of(op->getOperandTypes(), isMemory) ||
         llvm::any_of(op->getResultTypes(), isMemory);
}

bool mlir::roofline::isScalarCode(Operation *op) {
  return !touchesMemory(op) || isa<vector::VectorDialect>(op->getDialect()) ||
         isa<memref::AtomicRMWOp, memref::GenericAtomicRMWOp, memref::LoadOp,
             memref::StoreOp, affine::AffineReadOpInterface,
             affine::AffineWriteOpInterface, tensor::ExtractOp,
             tensor::InsertOp>(op);
}

/// Whether an op in `loop` would be a kernel by itself, or may hold some.
static bool holdsKernels(Operation *loop) {
  WalkResult found = loop->walk([](Operation *op) {
    if (isa<CallOpInterface, gpu::LaunchOp, gpu::LaunchFuncOp>(op))
      return WalkResult::interrupt();
    bool isCosted = isa<CostOpInterface>(op) || isa<ArithmeticOpInterface>(op);
    bool isView = op->getNumResults() == 1 && getViewSource(op->getResult(0));
    bool isFree =
        isView ||
        isa<tensor::EmptyOp, tensor::DimOp, memref::DimOp, memref::AllocOp,
            memref::AllocaOp, memref::DeallocOp, memref::GetGlobalOp>(op) ||
        op->hasTrait<OpTrait::ConstantLike>();
    return isCosted && !isFree && !isScalarCode(op) ? WalkResult::interrupt()
                                                    : WalkResult::advance();
  });
  return found.wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Tilings
//===----------------------------------------------------------------------===//

namespace {
/// Asks whether the induction variables of a loop select what is written, or
/// what is added to what the loop carries.
class SliceChecker {
public:
  SliceChecker(Operation *loop, ArrayRef<LoopRange> ranges, SizeTracer &sizes,
               ValueTracer &values)
      : loop(loop), values(values), places(ranges, sizes),
        sums(loop, places, values) {}

  /// Whether every tensor that the loop carries is changed in slices only, or
  /// only added to; at least one.
  bool carriesSlices();
  /// The same of the buffers from outside that it writes.
  bool writesSlices();

private:
  /// Whether `made` is `argument`, a tensor carried by a loop, with nothing
  /// changed but slices that the loop selects; at least one.
  bool isChangedInSlices(Value made, BlockArgument argument);
  /// Whether all that an scf.forall inserts into `argument` are such slices.
  bool insertsSlices(scf::ForallOp loop, BlockArgument argument);
  /// The same for a result of a loop inside; its initial value goes on.
  Value getChangedByLoop(OpResult made);

  LoopLikeOpInterface loop;
  ValueTracer &values;
  TurnPlaces places;
  LoopSums sums;
};
} // namespace

bool SliceChecker::insertsSlices(scf::ForallOp loop, BlockArgument argument) {
  bool any = false;
  for (Operation &op : loop.getTerminator().getYieldingOps()) {
    auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(op);
    if (!insert)
      return false;
    if (insert.getDest() != argument)
      continue;
    if (!places.dependOn(insert.getMixedOffsets()))
      return false;
    any = true;
  }
  return any;
}

Value SliceChecker::getChangedByLoop(OpResult made) {
  if (auto forall = dyn_cast<scf::ForallOp>(made.getOwner()))
    return insertsSlices(forall, forall.getTiedBlockArgument(made))
               ? forall.getTiedOpOperand(made)->get()
               : Value();
  auto inner = dyn_cast<LoopLikeOpInterface>(made.getOwner());
  if (!inner)
    return {};
  OpOperand *init = inner.getTiedLoopInit(made);
  BlockArgument argument = inner.getTiedLoopRegionIterArg(made);
  if (!init || !argument)
    return {};
  OpOperand *yielded = inner.getTiedLoopYieldedValue(argument);
  return yielded && isChangedInSlices(yielded->get(), argument) ? init->get()
                                                                : Value();
}

bool SliceChecker::isChangedInSlices(Value made, BlockArgument argument) {
  bool any = false;
  while (made != argument) {
    Operation *op = made.getDefiningOp();
    if (auto insert = dyn_cast_or_null<tensor::InsertSliceOp>(op)) {
      if (!places.dependOn(insert.getMixedOffsets()))
        return false;
      made = insert.getDest();
    } else if (auto insert = dyn_cast_or_null<tensor::InsertOp>(op)) {
      if (llvm::none_of(insert.getIndices(), [&](Value index) {
            return places.dependOn(OpFoldResult(index));
          }))
        return false;
      made = insert.getDest();
    } else {
      made = op ? getChangedByLoop(cast<OpResult>(made)) : Value();
      if (!made)
        return false;
    }
    any = true;
  }
  return any;
}

bool SliceChecker::carriesSlices() {
  bool any = false;
  for (BlockArgument argument : loop.getRegionIterArgs()) {
    if (!isa<TensorType>(argument.getType()))
      continue;
    OpOperand *yielded = loop.getTiedLoopYieldedValue(argument);
    if (!yielded || (!isChangedInSlices(yielded->get(), argument) &&
                     !sums.isAddedTo(argument, yielded->get())))
      return false;
    any = true;
  }
  return any;
}

bool SliceChecker::writesSlices() {
  llvm::SmallPtrSet<void *, 4> added;
  bool any = false;
  WalkResult result = loop->walk([&](Operation *op) {
    for (Value buffer : getWrittenBuffers(op)) {
      Value root = values.getRoot(buffer);
      if (loop->isAncestor(root.getParentBlock()->getParentOp()))
        continue;
      any = true;
      const ViewCoordinates &view = values.getCoordinatesInRoot(buffer);
      bool isSlice = view && llvm::any_of(*view, [&](const ViewDim &dim) {
                       return places.dependOn(dim.offset);
                     });
      if (isSlice || added.contains(root.getAsOpaquePointer()))
        continue;
      if (!sums.isAddedTo(root))
        return WalkResult::interrupt();
      added.insert(root.getAsOpaquePointer());
    }
    return WalkResult::advance();
  });
  return any && !result.wasInterrupted();
}

/// Whether `loop` launches kernels, so that it runs on the host.
static bool holdsLaunches(Operation *loop) {
  WalkResult found = loop->walk([](Operation *op) {
    return isa<gpu::LaunchOp, gpu::LaunchFuncOp>(op) ? WalkResult::interrupt()
                                                     : WalkResult::advance();
  });
  return found.wasInterrupted();
}

bool mlir::roofline::isParallel(Operation *loop) {
  return isa<scf::ForallOp, scf::ParallelOp, affine::AffineParallelOp>(loop);
}

bool mlir::roofline::isKernel(Operation *loop, ArrayRef<LoopRange> ranges,
                              SizeTracer &sizes, ValueTracer &values) {
  if (isParallel(loop) || !holdsKernels(loop))
    return !holdsLaunches(loop);
  auto loopLike = dyn_cast<LoopLikeOpInterface>(loop);
  if (!loopLike || isa<scf::WhileOp>(loop))
    return false;
  SliceChecker checker(loop, ranges, sizes, values);
  bool carriesTensors =
      llvm::any_of(loopLike.getRegionIterArgs(), [](BlockArgument argument) {
        return isa<TensorType>(argument.getType());
      });
  bool isTiling =
      carriesTensors ? checker.carriesSlices() : checker.writesSlices();
  return isTiling && !mayReadOtherTurns(loop, sizes, values, holdsKernels);
}
