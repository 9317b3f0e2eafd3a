//===- AccessPlaces.cpp - Memory seen from outside of a kernel ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessPlaces.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Interfaces/WhileLoops.h"

using namespace mlir;
using namespace mlir::roofline;

SmallVector<ViewDim, 4> mlir::roofline::compose(ArrayRef<ViewDim> inner,
                                                ArrayRef<ViewDim> outer) {
  SmallVector<ViewDim, 4> result;
  for (const ViewDim &dim : outer) {
    ViewDim composed = dim;
    if (dim.viewDim) {
      const ViewDim &in = inner[*dim.viewDim];
      composed.viewDim = in.viewDim;
      composed.offset = dim.offset + dim.stride * in.offset;
      composed.stride = dim.stride * in.stride;
    }
    result.push_back(std::move(composed));
  }
  return result;
}

void Place::moveTo(Value source, ValueTracer &values) {
  const ViewCoordinates &outer = values.getCoordinatesInRoot(source);
  if (coordinates && outer)
    coordinates = compose(*coordinates, *outer);
  else
    coordinates.reset();
  root = values.getRoot(source);
}

/// The value that `argument`, which a loop carries, starts from.
static Value getInit(BlockArgument argument) {
  auto loop =
      dyn_cast_or_null<LoopLikeOpInterface>(argument.getOwner()->getParentOp());
  auto whileLoop = dyn_cast_or_null<scf::WhileOp>(loop.getOperation());
  if (whileLoop && argument.getOwner() == whileLoop.getAfterBody())
    return WhileForm(whileLoop).getContinued(
        whileLoop.getConditionOp().getArgs()[argument.getArgNumber()]);
  OpOperand *init = loop ? loop.getTiedLoopInit(argument) : nullptr;
  return init ? init->get() : Value();
}

Value mlir::roofline::getLoopInit(OpResult result) {
  // Not by the interface, to which a forall has no results.
  if (auto forall = dyn_cast<scf::ForallOp>(result.getOwner()))
    return forall.getTiedOpOperand(result)->get();
  auto loop = dyn_cast<LoopLikeOpInterface>(result.getOwner());
  OpOperand *init = loop ? loop.getTiedLoopInit(result) : nullptr;
  return init ? init->get() : Value();
}

/// The result of the loop that starts from `init`; null where that is no loop.
static Value getLoopResult(OpOperand &init) {
  if (auto forall = dyn_cast<scf::ForallOp>(init.getOwner()))
    return forall.getTiedOpResult(&init);
  auto loop = dyn_cast<LoopLikeOpInterface>(init.getOwner());
  return loop ? loop.getTiedLoopResult(&init) : OpResult();
}

static Value getUpdated(Value value);

/// What a loop starts from to make `result`, if its turns change nothing of
/// that but slices.
static Value getUpdatedByLoop(OpResult result) {
  Value init = getLoopInit(result);
  if (isa<scf::ForallOp>(result.getOwner()))
    return init;
  auto loop = dyn_cast<LoopLikeOpInterface>(result.getOwner());
  BlockArgument argument =
      loop ? loop.getTiedLoopRegionIterArg(result) : BlockArgument();
  if (!init || !argument || isa<scf::WhileOp>(loop))
    return {};
  OpOperand *yielded = loop.getTiedLoopYieldedValue(argument);
  Value value = yielded ? yielded->get() : Value();
  while (value && value != argument)
    value = getUpdated(value);
  return value ? init : Value();
}

/// What `value` is with nothing changed but slices, or starts from in a loop.
static Value getUpdated(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return getInit(argument);
  if (auto insert = value.getDefiningOp<tensor::InsertSliceOp>())
    return insert.getDest();
  if (auto insert = value.getDefiningOp<tensor::InsertOp>())
    return insert.getDest();
  return getUpdatedByLoop(cast<OpResult>(value));
}

/// Whether `value` is `updated`, or that with slices of it changed, in one turn
/// of the loops around.
static bool isUpdateOf(Value value, Value updated) {
  while (value != updated) {
    if (!value || isa<BlockArgument>(value))
      return false;
    value = getUpdated(value);
  }
  return true;
}

bool mlir::roofline::isSameSlice(OffsetSizeAndStrideOpInterface insert,
                                 tensor::ExtractSliceOp slice,
                                 SizeTracer &sizes) {
  return insert.isSameAs(slice, [&](OpFoldResult lhs, OpFoldResult rhs) {
    return sizes.getIndex(lhs) == sizes.getIndex(rhs);
  });
}

bool mlir::roofline::putsBack(Operation *op, SizeTracer &sizes) {
  if (!isa<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp>(op))
    return false;
  Value source = op->getOperand(0), destination = op->getOperand(1);
  while (source && !isa<BlockArgument>(source)) {
    if (auto slice = source.getDefiningOp<tensor::ExtractSliceOp>())
      return isSameSlice(cast<OffsetSizeAndStrideOpInterface>(op), slice,
                         sizes) &&
             isUpdateOf(destination, slice.getSource());
    source = getUpdated(source);
  }
  return false;
}

/// Whether `root`, which stands in a kernel, is memory from outside of it: an
/// argument of a kernel, a global, or what some op makes of a pointer.
static bool comesFromOutside(Value root) {
  if (isa<BlockArgument>(root)) {
    Operation *owner = root.getParentBlock()->getParentOp();
    auto function = dyn_cast<FunctionOpInterface>(owner);
    return function && cast<BlockArgument>(root).getArgNumber() <
                           function.getNumArguments();
  }
  if (!isa<BaseMemRefType>(root.getType()) ||
      getMemorySpace(root) != MemorySpace::Global)
    return false;
  return !isa<memref::AllocOp, memref::AllocaOp>(root.getDefiningOp()) &&
         root.getDefiningOp()->getNumRegions() == 0;
}

/// Whether what is made of `value`, as loops and inserts update it, is put back
/// where `value` was taken from, or is carried on by `kernel`.
static bool isKept(Value value, Operation *kernel, SizeTracer &sizes) {
  SmallVector<Value, 4> worklist = {value};
  SmallPtrSet<Value, 4> visited = {value};
  while (!worklist.empty()) {
    Value made = worklist.pop_back_val();
    for (OpOperand &use : made.getUses()) {
      Operation *user = use.getOwner();
      Value next;
      if ((putsBack(user, sizes) && use.getOperandNumber() == 0) ||
          isa<scf::WhileOp, scf::ConditionOp>(user))
        return true;
      if (auto insert = dyn_cast<tensor::InsertSliceOp>(user))
        next = use.get() == insert.getDest() ? insert.getResult() : Value();
      else if (auto destination = dyn_cast<DestinationStyleOpInterface>(user))
        next =
            destination.isDpsInit(&use) && destination.hasPureTensorSemantics()
                ? destination.getTiedOpResult(&use)
                : OpResult();
      else if (isa<LoopLikeOpInterface>(user))
        next = getLoopResult(use);
      else if (user->hasTrait<OpTrait::IsTerminator>()) {
        Operation *parent = user->getParentOp();
        if (parent == kernel)
          return true;
        if (use.getOperandNumber() < parent->getNumResults())
          next = parent->getResult(use.getOperandNumber());
      }
      if (next && visited.insert(next).second)
        worklist.push_back(next);
    }
  }
  return false;
}

/// The result of a loop inside of `kernel` that `value` is or, where it is
/// written, an update of; null elsewhere.
static Value getInnerResult(Value value, AccessKind kind, Operation *kernel) {
  if (auto result = dyn_cast<OpResult>(value))
    return getLoopInit(result) ? result : OpResult();
  if (kind != AccessKind::Write)
    return {};
  auto carried = cast<BlockArgument>(value);
  Operation *parent = carried.getOwner()->getParentOp();
  if (!parent || parent == kernel)
    return {};
  auto loop = dyn_cast<LoopLikeOpInterface>(parent);
  OpOperand *init = loop && !isa<scf::WhileOp>(parent)
                        ? loop.getTiedLoopInit(carried)
                        : nullptr;
  return init ? getLoopResult(*init) : Value();
}

/// What `made`, made by an op in `kernel`, takes the place of: the tensor that
/// the kernel carries, where the op changes the whole of it. Null elsewhere.
static Value getReplaced(Value made, Operation *kernel) {
  if (isa<scf::ForallOp>(kernel))
    return {};
  for (Value value = made; value;) {
    Operation *op = value.getDefiningOp();
    if (!op) {
      Operation *loop = value.getParentBlock()->getParentOp();
      value = getInit(cast<BlockArgument>(value));
      if (value && loop == kernel)
        return value;
    } else if (!kernel->isAncestor(op)) {
      return {};
    } else if (auto destination = dyn_cast<DestinationStyleOpInterface>(op)) {
      value = destination.getTiedOpOperand(cast<OpResult>(value))->get();
    } else {
      value = getLoopInit(cast<OpResult>(value));
    }
  }
  return {};
}

std::optional<Place> mlir::roofline::findPlace(Value root, AccessKind kind,
                                               MemorySpace space,
                                               Operation *kernel,
                                               ValueTracer &values,
                                               SizeTracer &sizes) {
  Place place{root, values.getCoordinatesInRoot(root)};
  while (kernel->isAncestor(place.root.getParentBlock()->getParentOp()) &&
         !comesFromOutside(place.root)) {
    // What inner loops make of a slice for use elsewhere in the kernel is not
    // stored there, nor read from there.
    if (Value made = getInnerResult(place.root, kind, kernel))
      if (!isKept(made, kernel, sizes))
        return std::nullopt;
    Value init = getUpdated(place.root);
    if (!init && kind == AccessKind::Write)
      init = getReplaced(place.root, kernel);
    if (!init && space == MemorySpace::Workgroup)
      return place;
    if (!init)
      return std::nullopt;
    place.moveTo(init, values);
  }
  place.startsKnown =
      place.root != root &&
      (kind == AccessKind::Initial || kind == AccessKind::Read) &&
      values.isKnownInitialValue(place.root);
  return place;
}
