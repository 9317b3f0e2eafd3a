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

/// The value that a loop's argument starts from.
static Value getInit(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  auto whileLoop =
      argument
          ? dyn_cast_or_null<scf::WhileOp>(argument.getOwner()->getParentOp())
          : scf::WhileOp();
  if (whileLoop && argument.getOwner() == whileLoop.getAfterBody())
    return WhileForm(whileLoop).getContinued(
        whileLoop.getConditionOp().getArgs()[argument.getArgNumber()]);
  auto loop = argument ? dyn_cast_or_null<LoopLikeOpInterface>(
                             argument.getOwner()->getParentOp())
                       : LoopLikeOpInterface();
  OpOperand *init = loop ? loop.getTiedLoopInit(argument) : nullptr;
  return init ? init->get() : Value();
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

std::optional<Place> mlir::roofline::findPlace(Value root, AccessKind kind,
                                               MemorySpace space,
                                               Operation *kernel,
                                               ValueTracer &values) {
  Place place{root, values.getCoordinatesInRoot(root)};
  while (kernel->isAncestor(place.root.getParentBlock()->getParentOp()) &&
         !comesFromOutside(place.root)) {
    Value init = getInit(place.root);
    if (!init && space == MemorySpace::Workgroup)
      return place;
    if (!init)
      return std::nullopt;
    place.moveTo(init, values);
  }
  bool isKnown = place.root != root && (kind == AccessKind::Initial ||
                                        kind == AccessKind::Read)
                     ? values.isKnownInitialValue(place.root)
                     : false;
  return isKnown ? std::nullopt : std::optional(std::move(place));
}
