//===- ValueTracing.cpp - Where the data of a value lives -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Interfaces/ValueTracing.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

Value mlir::roofline::getViewSource(Value view) {
  Operation *op = view.getDefiningOp();
  if (!op)
    return {};
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case(
          [](ViewLikeOpInterface viewLike) { return viewLike.getViewSource(); })
      .Case<tensor::ExtractSliceOp, tensor::CastOp, tensor::BitcastOp,
            tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::ReshapeOp>(
          [](Operation *viewLike) { return viewLike->getOperand(0); })
      .Case([](bufferization::ToTensorOp op) { return op.getBuffer(); })
      .Case([](bufferization::ToBufferOp op) { return op.getTensor(); })
      // What describes a buffer to an instruction stands for it.
      .Case<nvgpu::TmaCreateDescriptorOp, nvgpu::WarpgroupGenerateDescriptorOp>(
          [](auto descriptor) { return descriptor.getTensor(); })
      .Default(Value());
}

/// What tells the data behind `root`, which is no view, from other data: all
/// reads of a global are one buffer, and equal constants become one. Null where
/// the value itself does.
static std::pair<Operation *, Attribute> getDataKey(Operation *root) {
  if (auto global = dyn_cast_or_null<memref::GetGlobalOp>(root))
    return {SymbolTable::getNearestSymbolTable(root), global.getNameAttr()};
  if (auto constant = dyn_cast_or_null<arith::ConstantOp>(root))
    return {nullptr, constant.getValue()};
  return {};
}

ValueTracer::Origin ValueTracer::getOwnOrigin(Value value) {
  Origin origin{value, isa<BaseMemRefType>(value.getType())};
  std::pair<Operation *, Attribute> key = getDataKey(value.getDefiningOp());
  if (key.second)
    origin.root = rootOf.try_emplace(key, value).first->second;
  return origin;
}

ValueTracer::Origin ValueTracer::trace(Value value) {
  SmallVector<Value, 8> path;
  Origin origin;
  while (true) {
    Value source = getViewSource(value);
    if (!source) {
      origin = getOwnOrigin(value);
      break;
    }
    auto [known, isNew] = origins.try_emplace(value, Origin{value});
    // Also where a chain bites its own tail, as unreachable code may.
    if (!isNew) {
      origin = known->second;
      break;
    }
    path.push_back(value);
    value = source;
  }
  for (Value view : llvm::reverse(path)) {
    origin.isBuffer |= isa<BaseMemRefType>(view.getType());
    origins[view] = origin;
  }
  return origin;
}

Value ValueTracer::getRoot(Value value) { return trace(value).root; }

static bool isKnownRoot(Operation *op) {
  if (!op)
    return false;
  if (isa<tensor::EmptyOp, ub::PoisonOp>(op))
    return true;
  if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op))
    return !alloc.getCopy();
  auto constant = dyn_cast<arith::ConstantOp>(op);
  return constant && isa<SplatElementsAttr>(constant.getValue());
}

bool ValueTracer::isKnownContents(Value value) {
  Origin origin = trace(value);
  return !origin.isBuffer && isKnownRoot(origin.root.getDefiningOp());
}

bool ValueTracer::isKnownInitialValue(Value value) {
  Origin origin = trace(value);
  Operation *op = origin.root.getDefiningOp();
  return !origin.isBuffer &&
         (isKnownRoot(op) ||
          isa_and_nonnull<linalg::FillOp, tensor::SplatOp>(op));
}

bool mlir::roofline::onlyAsksForSize(OpOperand &use) {
  return isa<tensor::DimOp, tensor::RankOp, memref::DimOp, memref::RankOp>(
      use.getOwner());
}

bool mlir::roofline::payloadUses(OpOperand &use) {
  auto op = cast<linalg::LinalgOp>(use.getOwner());
  return !op.getMatchingBlockArgument(&use).use_empty();
}

MemorySpace mlir::roofline::getMemorySpace(Value value) {
  auto memref = dyn_cast<BaseMemRefType>(value.getType());
  Attribute space = memref ? memref.getMemorySpace() : Attribute();
  if (auto gpuSpace = dyn_cast_or_null<gpu::AddressSpaceAttr>(space))
    switch (gpuSpace.getValue()) {
    case gpu::AddressSpace::Workgroup:
      return MemorySpace::Workgroup;
    case gpu::AddressSpace::Private:
      return MemorySpace::Private;
    default:
      return MemorySpace::Global;
    }
  if (auto number = dyn_cast_or_null<IntegerAttr>(space))
    switch (number.getInt()) {
    case 3:
      return MemorySpace::Workgroup;
    case 5:
      return MemorySpace::Private;
    }
  return MemorySpace::Global;
}

/// The view with coordinates equal to those of its root.
static SmallVector<ViewDim, 4> getIdentity(Value root) {
  SmallVector<ViewDim, 4> dims;
  for (unsigned d = 0, e = cast<ShapedType>(root.getType()).getRank(); d < e;
       ++d)
    dims.push_back({d, 0, 1});
  return dims;
}

/// Composes `source` (the source's coordinates in the root) with a slice of it.
template <typename SliceOp>
static ViewCoordinates
composeSlice(SliceOp slice, SmallVector<ViewDim, 4> source, SizeTracer &sizes) {
  SmallVector<OpFoldResult> offsets = slice.getMixedOffsets();
  SmallVector<OpFoldResult> strides = slice.getMixedStrides();
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  SmallVector<std::optional<unsigned>> viewDims;
  unsigned next = 0;
  for (unsigned d = 0; d < dropped.size(); ++d)
    viewDims.push_back(dropped[d] ? std::nullopt
                                  : std::optional<unsigned>(next++));
  for (ViewDim &dim : source) {
    if (!dim.viewDim)
      continue;
    unsigned d = *dim.viewDim;
    dim.offset += dim.stride * sizes.getIndex(offsets[d]);
    dim.stride *= sizes.getIndex(strides[d]);
    if (dim.offset.isPoisoned() || dim.stride.isPoisoned())
      return std::nullopt;
    dim.viewDim = viewDims[d];
  }
  return source;
}

/// The same for a piece of a row: the only dimension of a value without a
/// layout.
static ViewCoordinates composePiece(memref::ReinterpretCastOp piece,
                                    SmallVector<ViewDim, 4> source,
                                    SizeTracer &sizes) {
  auto row = dyn_cast<MemRefType>(piece.getSource().getType());
  if (!row || row.getRank() != 1 || !row.getLayout().isIdentity() ||
      piece.getType().getRank() != 1)
    return std::nullopt;
  Expr offset = sizes.getIndex(piece.getMixedOffsets()[0]);
  Expr stride = sizes.getIndex(piece.getMixedStrides()[0]);
  for (ViewDim &dim : source)
    if (dim.viewDim) {
      dim.offset += dim.stride * offset;
      dim.stride *= stride;
      if (dim.offset.isPoisoned() || dim.stride.isPoisoned())
        return std::nullopt;
    }
  return source;
}

/// The coordinates of `view` from those of the value that it is a view of.
static ViewCoordinates composeView(Value view, const ViewCoordinates &source,
                                   SizeTracer &sizes) {
  if (!source)
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, ViewCoordinates>(view.getDefiningOp())
      .Case<tensor::ExtractSliceOp, memref::SubViewOp>(
          [&](auto slice) { return composeSlice(slice, *source, sizes); })
      .Case([&](memref::ReinterpretCastOp piece) {
        return composePiece(piece, *source, sizes);
      })
      .Case<tensor::CastOp, memref::CastOp, memref::MemorySpaceCastOp,
            bufferization::ToTensorOp, bufferization::ToBufferOp>(
          [&](auto) { return source; })
      .Default(std::nullopt);
}

const ViewCoordinates &ValueTracer::getCoordinatesInRoot(Value view) {
  SmallVector<Value, 8> path;
  for (Value step = view; step && coordinates.try_emplace(step).second;
       step = getViewSource(step))
    path.push_back(step);
  for (Value step : llvm::reverse(path)) {
    ViewCoordinates composed;
    if (Value source = getViewSource(step))
      composed = composeView(step, coordinates[source], sizes);
    else if (isa<RankedTensorType, MemRefType>(step.getType()))
      composed = getIdentity(step);
    coordinates[step] = std::move(composed);
  }
  return coordinates[view];
}
