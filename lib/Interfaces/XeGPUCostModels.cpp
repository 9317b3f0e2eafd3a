//===- XeGPUCostModels.cpp - The ops of the xegpu dialect -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops on tiles are executed by a sub-group, which stands for a warp here, or,
// where their layout spreads them over sub-groups, by the work-group. Code for
// single lanes, whose vectors have one dimension, no longer says what the tile
// is.
//
//===----------------------------------------------------------------------===//

#include "ArithmeticClasses.h"
#include "CostModels.h"
#include "MatrixProducts.h"
#include "TileIndices.h"
#include "VectorMasks.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/XeGPU/IR/XeGPU.h"
#include "mlir/IR/TypeUtilities.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "roofline/Interfaces/Payload.h"

using namespace mlir;
using namespace mlir::roofline;

/// Who executes an op of `layout`, which may be null.
static ExecutionScope getScope(Attribute layout) {
  auto distribution = dyn_cast_if_present<xegpu::DistributeLayoutAttr>(layout);
  return distribution && distribution.isForWorkgroup() ? ExecutionScope::Block
                                                       : ExecutionScope::Warp;
}

namespace {
struct DpasModel : CostOpInterface::ExternalModel<DpasModel, xegpu::DpasOp> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    auto dpas = cast<xegpu::DpasOp>(op);
    VectorType lhs = dpas.getLhs().getType(), rhs = dpas.getRhs().getType();
    VectorType result = dpas.getResult().getType();
    if (result.getRank() != 2)
      return cost.markUnmodelled("one lane's share of a product");
    int64_t m = result.getDimSize(0), n = result.getDimSize(1);
    computeProduct(
        {m, n, lhs.getNumElements() / m},
        {lhs.getElementType(), rhs.getElementType(), result.getElementType()},
        getScope(dpas.getAnchorLayout()), cost);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// The memref that `descriptor` was made for, and where its tile starts. An op
/// may give offsets of its own instead.
static std::optional<std::pair<Value, Shape>>
findTile(Value descriptor, ArrayRef<OpFoldResult> given,
         const CostContext &context, OpCost &cost) {
  auto create = descriptor.getDefiningOp<xegpu::CreateNdDescOp>();
  auto type = create ? dyn_cast<MemRefType>(create.getSource().getType())
                     : MemRefType();
  if (!type) {
    cost.markUnmodelled(create ? kBehindPointer
                               : "a tile whose descriptor is made elsewhere");
    return std::nullopt;
  }
  SmallVector<OpFoldResult> offsets(given);
  if (offsets.empty())
    offsets = create.getMixedOffsets();
  cost.markNotShareable();
  Shape start;
  for (OpFoldResult offset : offsets)
    start.push_back(context.sizes.getIndex(offset));
  if (static_cast<int64_t>(start.size()) != type.getRank()) {
    cost.markUnmodelled("not one index per dimension");
    return std::nullopt;
  }
  return std::pair(create.getSource(), std::move(start));
}

/// The cost of moving the tile of `op`.
template <typename Op>
static void computeTileMove(Op op, AccessKind kind, const CostContext &context,
                            OpCost &cost) {
  xegpu::TensorDescType type = op.getTensorDescType();
  SmallVector<OpFoldResult> given;
  if (op.getConstOffsets())
    given =
        getMixedValues(*op.getConstOffsets(), op.getOffsets(), op.getContext());
  auto tile = findTile(op.getTensorDesc(), given, context, cost);
  if (!tile)
    return;
  // Several blocks lie side by side.
  SmallVector<int64_t, 4> extents(type.getShape());
  if (!extents.empty())
    extents.back() *= type.getArrayLength();
  auto loops = llvm::to_vector(llvm::seq<unsigned>(0, extents.size()));
  auto &[base, start] = *tile;
  std::optional<BufferIndex> index = makeTile(start, loops);
  if (!index)
    return cost.markUnmodelled("a tile of more dimensions than its buffer");
  NestBuilder nest(context, toExprs(extents), cost);
  nest.addAccess(base, *index, kind);
  Attribute layout = op.getAnchorLayout();
  cost.scope = getScope(layout ? layout : type.getLayout());
  (void)nest.finish();
}

namespace {
struct LoadTileModel
    : CostOpInterface::ExternalModel<LoadTileModel, xegpu::LoadNdOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    computeTileMove(cast<xegpu::LoadNdOp>(op), AccessKind::Read, context, cost);
  }
};

struct StoreTileModel
    : CostOpInterface::ExternalModel<StoreTileModel, xegpu::StoreNdOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    computeTileMove(cast<xegpu::StoreNdOp>(op), AccessKind::Write, context,
                    cost);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Scattered elements
//===----------------------------------------------------------------------===//

namespace {
/// Elements at computed offsets in `source`: a memref, a pointer, or a
/// descriptor of offsets in one of them.
struct ScatteredAccess {
  Value source;
  Value mask;
  /// What all lanes move together.
  Type moved;
  Attribute layout;
};
} // namespace

/// The cost of `access`, of each of `kinds`.
static LogicalResult computeScattered(const ScatteredAccess &access,
                                      ArrayRef<AccessKind> kinds,
                                      const CostContext &context,
                                      OpCost &cost) {
  cost.markNotShareable();
  Value base = access.source;
  if (isa<xegpu::TensorDescType>(base.getType()))
    base = getViewSource(base);
  if (!base || !isa<MemRefType>(base.getType())) {
    cost.markUnmodelled(base ? kBehindPointer
                             : "elements whose descriptor is made elsewhere");
    return failure();
  }
  if (isa<VectorType>(access.mask.getType()) && !isAllActive(access.mask)) {
    cost.markUnmodelled("a mask whose active lanes are not known");
    return failure();
  }
  auto vector = dyn_cast<VectorType>(access.moved);
  SmallVector<int64_t, 4> extents;
  if (vector)
    extents.assign(vector.getShape().begin(), vector.getShape().end());
  NestBuilder nest(context, toExprs(extents), cost);
  auto loops = llvm::to_vector(llvm::seq<unsigned>(0, extents.size()));
  for (AccessKind kind : kinds)
    nest.addGather(base, loops, kind);
  // An offset per lane is code of a sub-group, a single one that of a thread.
  cost.scope = isa<VectorType>(access.mask.getType()) ? getScope(access.layout)
                                                      : ExecutionScope::Thread;
  if (!isa<VectorType>(access.mask.getType()))
    cost.predicate = access.mask;
  return nest.finish();
}

namespace {
struct LoadGatherModel
    : CostOpInterface::ExternalModel<LoadGatherModel, xegpu::LoadGatherOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto load = cast<xegpu::LoadGatherOp>(op);
    (void)computeScattered({load.getSource(), load.getMask(),
                            load.getValue().getType(), load.getAnchorLayout()},
                           AccessKind::Read, context, cost);
  }
};

struct StoreScatterModel
    : CostOpInterface::ExternalModel<StoreScatterModel, xegpu::StoreScatterOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto store = cast<xegpu::StoreScatterOp>(op);
    (void)computeScattered({store.getDest(), store.getMask(),
                            store.getValue().getType(),
                            store.getAnchorLayout()},
                           AccessKind::Write, context, cost);
  }
};

/// Reads, computes one operation per lane, and writes.
struct AtomicModel
    : CostOpInterface::ExternalModel<AtomicModel, xegpu::AtomicRMWOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto atomic = cast<xegpu::AtomicRMWOp>(op);
    Type type = atomic.getValue().getType();
    if (failed(computeScattered({atomic.getTensorDesc(), atomic.getMask(), type,
                                 atomic.getAnchorLayout()},
                                {AccessKind::Read, AccessKind::Write}, context,
                                cost)))
      return;
    if (atomic.getKind() == arith::AtomicRMWKind::assign)
      return;
    Arithmetic arithmetic = lane::Simple::value;
    arithmetic.type = type;
    if (std::optional<std::string> problem =
            addArithmetic(arithmetic, *getNumLanes(type),
                          /*sharesSlot=*/false, cost.work))
      cost.markUnmodelled(*problem);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

/// The cost of moving `moved` between registers and the shared memory that
/// `descriptor` describes in a shape of its own.
static void computeMatrixMove(Value descriptor, Value moved, Attribute layout,
                              AccessKind kind, const CostContext &context,
                              OpCost &cost) {
  std::optional<Count> bits =
      getElementBits(getElementTypeOrSelf(moved.getType()), context);
  std::optional<Count> number = getNumLanes(moved.getType());
  if (!bits || !number)
    return cost.markUnmodelled("a matrix of elements without a size");
  NestBuilder nest(context, {Expr(*number)}, cost);
  nest.addUnplaced(descriptor, *number, *bits, kind);
  cost.markNotShareable();
  // Code for single lanes has vectors of one dimension.
  auto vector = dyn_cast<VectorType>(moved.getType());
  cost.scope = vector && vector.getRank() > 1 ? getScope(layout)
                                              : ExecutionScope::Thread;
  (void)nest.finish();
}

namespace {
struct LoadMatrixModel
    : CostOpInterface::ExternalModel<LoadMatrixModel, xegpu::LoadMatrixOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto load = cast<xegpu::LoadMatrixOp>(op);
    computeMatrixMove(load.getMemDesc(), load.getRes(), load.getAnchorLayout(),
                      AccessKind::Read, context, cost);
  }
};

struct StoreMatrixModel
    : CostOpInterface::ExternalModel<StoreMatrixModel, xegpu::StoreMatrixOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto store = cast<xegpu::StoreMatrixOp>(op);
    computeMatrixMove(store.getMemDesc(), store.getData(),
                      store.getAnchorLayout(), AccessKind::Write, context,
                      cost);
  }
};
} // namespace

void mlir::roofline::registerXeGPUCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, xegpu::XeGPUDialect *) {
    using namespace xegpu;
    // Descriptors, barriers and layouts of registers. A prefetch brings nothing
    // that its reader is not charged for.
    attachFree<AllocNbarrierOp, ConvertLayoutOp, CreateDescOp, CreateMemDescOp,
               CreateNdDescOp, FenceOp, InitNbarrierOp, NbarrierArriveOp,
               NbarrierWaitOp, PrefetchNdOp, PrefetchOp, UpdateNdOffsetOp,
               UpdateOffsetOp>(context);
    AtomicRMWOp::attachInterface<AtomicModel>(*context);
    DpasOp::attachInterface<DpasModel>(*context);
    LoadGatherOp::attachInterface<LoadGatherModel>(*context);
    LoadMatrixOp::attachInterface<LoadMatrixModel>(*context);
    LoadNdOp::attachInterface<LoadTileModel>(*context);
    StoreMatrixOp::attachInterface<StoreMatrixModel>(*context);
    StoreNdOp::attachInterface<StoreTileModel>(*context);
    StoreScatterOp::attachInterface<StoreScatterModel>(*context);
  });
}
