//===- NVGPUCostModels.cpp - The ops of the nvgpu dialect -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matrix instructions of warps and warp groups, and what moves data between
// global memory, shared memory and registers. Who executes what, and how much
// of it, is that of the PTX instructions ("PTX ISA", NVIDIA): mma, ldmatrix,
// cp.async, cp.async.bulk.tensor, wgmma.
//
//===----------------------------------------------------------------------===//

#include "ArithmeticClasses.h"
#include "CostModels.h"
#include "MatrixProducts.h"
#include "TileIndices.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Warps
//===----------------------------------------------------------------------===//

static Type getElementType(Value vector) {
  return cast<VectorType>(vector.getType()).getElementType();
}

namespace {
template <typename Op, bool isSparse>
struct MmaSyncModel
    : CostOpInterface::ExternalModel<MmaSyncModel<Op, isSparse>, Op> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    auto mma = cast<Op>(op);
    auto [m, n, k] = mma.getMmaShapeAsArray();
    // f32 goes into the multiply as tf32 where the op says so.
    Type operand = mma.getTf32Enabled().value_or(false)
                       ? FloatTF32Type::get(op->getContext())
                       : getElementType(mma.getMatrixA());
    computeProduct(
        {m, n, k},
        {operand, operand, getElementType(mma.getMatrixC()), isSparse},
        ExecutionScope::Warp, cost);
  }
};

/// Tiles of eight rows of 16 bytes. Each row has its address from a lane of its
/// own, so that the loops of the nest do not say how they lie; ids of threads
/// do.
struct NVGPULdMatrixModel
    : CostOpInterface::ExternalModel<NVGPULdMatrixModel, nvgpu::LdMatrixOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto load = cast<nvgpu::LdMatrixOp>(op);
    Value base = load.getSrcMemref();
    std::optional<Shape> start =
        traceIndices(base, load.getIndices(), context, cost);
    if (!start)
      return;
    // A lane holds as many elements as the last dimension says, of each tile;
    // four lanes share a row.
    auto held = cast<VectorType>(load.getType());
    Expr rows = 8 * Expr(load.getNumTiles());
    Expr columns = 4 * Expr(held.getShape().back());
    NestBuilder nest(context, {rows, columns}, cost);
    nest.addAccess(base,
                   makeScattered(*start, context.sizes.getShape(base), {0, 1}),
                   AccessKind::Read);
    cost.scope = ExecutionScope::Warp;
    cost.warpMoves.push_back(
        {base, *start, AccessKind::Read, kMatrixRowBytes, rows.getInt64(), {}});
    (void)nest.finish();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Copies from global to shared memory
//===----------------------------------------------------------------------===//

/// How many elements of the source `copy` reads; it fills up with zeros.
static Expr countRead(nvgpu::DeviceAsyncCopyOp copy,
                      const CostContext &context) {
  Expr all = copy.getDstElements().getSExtValue();
  if (!copy.getSrcElements())
    return all;
  Expr given = context.sizes.getIndex(copy.getSrcElements());
  return Expr::max(0, Expr::min(given, all));
}

namespace {
struct AsyncCopyModel
    : CostOpInterface::ExternalModel<AsyncCopyModel, nvgpu::DeviceAsyncCopyOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto copy = cast<nvgpu::DeviceAsyncCopyOp>(op);
    std::optional<Shape> from =
        traceIndices(copy.getSrc(), copy.getSrcIndices(), context, cost);
    if (!from)
      return;
    std::optional<Shape> to =
        traceIndices(copy.getDst(), copy.getDstIndices(), context, cost);
    if (!to)
      return;
    std::optional<BufferIndex> source = makeTile(*from, {0});
    std::optional<BufferIndex> target = makeTile(*to, {0});
    if (!source || !target)
      return cost.markUnmodelled("a copy of a buffer without dimensions");
    NestBuilder nest(context, {Expr(copy.getDstElements().getSExtValue())},
                     cost);
    nest.addAccess(copy.getSrc(), *source, AccessKind::Read,
                   Shape{countRead(copy, context)});
    nest.addAccess(copy.getDst(), *target, AccessKind::Write);
    Type element = cast<MemRefType>(copy.getDst().getType()).getElementType();
    int64_t number = copy.getDstElements().getSExtValue();
    if (std::optional<int64_t> bytes = getElementBytes(element, context)) {
      cost.warpMoves.push_back({copy.getDst(),
                                *to,
                                AccessKind::Write,
                                number * *bytes,
                                std::nullopt,
                                {}});
      // What is filled up with zeros is no sector.
      if (std::optional<int64_t> read = countRead(copy, context).getInt64();
          read && *read > 0)
        cost.warpMoves.push_back({copy.getSrc(),
                                  *from,
                                  AccessKind::Read,
                                  *read * *bytes,
                                  std::nullopt,
                                  {}});
    }
    (void)nest.finish();
  }
};
} // namespace

/// The buffer that `descriptor` was made for; null where that is not known.
static TypedValue<MemRefType> findBuffer(Value descriptor) {
  Value buffer = getViewSource(descriptor);
  while (buffer && !isa<MemRefType>(buffer.getType()))
    buffer = getViewSource(buffer);
  return cast_if_present<TypedValue<MemRefType>>(buffer);
}

namespace {
/// What a tensor map takes at once, between a buffer in global memory and a
/// tile in shared memory of the same shape.
struct BoxMove {
  Value map;
  ValueRange coordinates;
  TypedValue<MemRefType> tile;
  /// Of the buffer.
  AccessKind kind;
};
} // namespace

/// The cost of `move`. What of the box lies outside of the buffer is counted,
/// as far as the buffer has that many elements.
static void computeBoxMove(const BoxMove &move, const CostContext &context,
                           OpCost &cost) {
  TypedValue<MemRefType> buffer = findBuffer(move.map);
  if (!buffer)
    return cost.markUnmodelled("a tensor map whose tensor is not known");
  // The first coordinate is that of the innermost dimension.
  SmallVector<Value, 4> indices(llvm::reverse(move.coordinates));
  std::optional<Shape> start = traceIndices(buffer, indices, context, cost);
  if (!start)
    return;
  MemRefType box =
      cast<nvgpu::TensorMapDescriptorType>(move.map.getType()).getTensor();
  if (!box.hasStaticShape() || box.getShape() != move.tile.getType().getShape())
    return cost.markUnmodelled("a tensor map whose box is not the tile");
  Shape extents = toExprs(box.getShape());
  auto loops = llvm::to_vector(llvm::seq<unsigned>(0, extents.size()));
  std::optional<BufferIndex> index = makeTile(*start, loops);
  if (!index)
    return cost.markUnmodelled(
        "a tensor map whose box has more dimensions than its tensor");
  bool isLoad = move.kind == AccessKind::Read;
  NestBuilder nest(context, extents, cost);
  nest.addAccess(buffer, *index, move.kind);
  nest.addWhole(move.tile, isLoad ? AccessKind::Write : AccessKind::Read);
  (void)nest.finish();
}

namespace {
struct TmaLoadModel
    : CostOpInterface::ExternalModel<TmaLoadModel, nvgpu::TmaAsyncLoadOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto load = cast<nvgpu::TmaAsyncLoadOp>(op);
    if (load.getMulticastMask())
      return cost.markUnmodelled(
          "a multicast, which writes the shared memory of several blocks");
    cost.predicate = load.getPredicate();
    computeBoxMove({load.getTensorMapDescriptor(), load.getCoordinates(),
                    cast<TypedValue<MemRefType>>(load.getDst()),
                    AccessKind::Read},
                   context, cost);
  }
};

struct TmaStoreModel
    : CostOpInterface::ExternalModel<TmaStoreModel, nvgpu::TmaAsyncStoreOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto store = cast<nvgpu::TmaAsyncStoreOp>(op);
    cost.predicate = store.getPredicate();
    computeBoxMove({store.getTensorMapDescriptor(), store.getCoordinates(),
                    cast<TypedValue<MemRefType>>(store.getSrc()),
                    AccessKind::Write},
                   context, cost);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Warp groups
//===----------------------------------------------------------------------===//

/// Adds the reads of a matrix in shared memory, `times` over.
static void addMatrix(TypedValue<nvgpu::WarpgroupMatrixDescriptorType> matrix,
                      const Expr &times, const CostContext &context,
                      NestBuilder &nest) {
  MemRefType type = matrix.getType().getTensor();
  Shape extents = toExprs(type.getShape());
  TypedValue<MemRefType> buffer = findBuffer(matrix);
  if (!buffer || buffer.getType().getShape() != type.getShape()) {
    std::optional<Count> bits = getElementBits(type.getElementType(), context);
    return nest.addUnplaced(matrix, getProduct(extents) * times, *bits,
                            AccessKind::Read);
  }
  // The repetition is one more loop, which moves nothing.
  auto loops = llvm::to_vector(llvm::seq<unsigned>(0, extents.size()));
  BufferIndex index = *makeTile(Shape(extents.size()), loops);
  extents.push_back(times);
  nest.addAccess(buffer, index, AccessKind::Read, extents);
}

namespace {
struct WarpgroupMmaModel
    : CostOpInterface::ExternalModel<WarpgroupMmaModel, nvgpu::WarpgroupMmaOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto mma = cast<nvgpu::WarpgroupMmaOp>(op);
    MemRefType lhs = mma.getDescriptorA().getType().getTensor();
    MemRefType rhs = mma.getDescriptorB().getType().getTensor();
    VectorType sum = mma.getMatrixC().getType().getFragmented();
    int64_t m = sum.getDimSize(0), n = sum.getDimSize(1);
    computeProduct(
        {m, n, lhs.getDimSize(1)},
        {lhs.getElementType(), rhs.getElementType(), sum.getElementType()},
        ExecutionScope::Warpgroup, cost);
    if (!cost.isKernel())
      return;
    // A wgmma has 64 rows, and each reads all of the other operand.
    constexpr int64_t kRows = 64;
    cost.markNotShareable();
    Shape extents(cost.nest.extents.begin(), cost.nest.extents.end());
    NestBuilder nest(context, extents, cost);
    addMatrix(mma.getDescriptorA(), 1, context, nest);
    addMatrix(mma.getDescriptorB(), llvm::divideCeil(m, kRows), context, nest);
    (void)nest.finish();
  }
};

struct WarpgroupStoreModel
    : CostOpInterface::ExternalModel<WarpgroupStoreModel,
                                     nvgpu::WarpgroupMmaStoreOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto store = cast<nvgpu::WarpgroupMmaStoreOp>(op);
    VectorType held = store.getMatrixD().getType().getFragmented();
    Shape start(held.getRank());
    std::optional<BufferIndex> index = makeTile(start, {0, 1});
    auto target = cast<MemRefType>(store.getDstMemref().getType());
    if (!index || target.getRank() != held.getRank())
      return cost.markUnmodelled("an accumulator that is no matrix");
    NestBuilder nest(context, toExprs(held.getShape()), cost);
    nest.addAccess(store.getDstMemref(), *index, AccessKind::Write);
    cost.scope = ExecutionScope::Warpgroup;
    (void)nest.finish();
  }
};
} // namespace

void mlir::roofline::registerNVGPUCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, nvgpu::NVGPUDialect *) {
    using namespace nvgpu;
    // Handles, waits, and accumulators in registers. The words of barriers are
    // not counted.
    attachFree<DeviceAsyncCreateGroupOp, DeviceAsyncWaitOp,
               MBarrierArriveExpectTxOp, MBarrierArriveNoCompleteOp,
               MBarrierArriveOp, MBarrierCreateOp, MBarrierGetOp,
               MBarrierInitOp, MBarrierTestWaitOp, MBarrierTryWaitParityOp,
               TmaCreateDescriptorOp, TmaFenceOp, TmaPrefetchOp,
               WarpgroupGenerateDescriptorOp, WarpgroupMmaInitAccumulatorOp>(
        context);
    attachArithmetic<lane::Divide, RcpOp>(context);
    DeviceAsyncCopyOp::attachInterface<AsyncCopyModel>(*context);
    LdMatrixOp::attachInterface<NVGPULdMatrixModel>(*context);
    MmaSparseSyncOp::attachInterface<MmaSyncModel<MmaSparseSyncOp, true>>(
        *context);
    MmaSyncOp::attachInterface<MmaSyncModel<MmaSyncOp, false>>(*context);
    TmaAsyncLoadOp::attachInterface<TmaLoadModel>(*context);
    TmaAsyncStoreOp::attachInterface<TmaStoreModel>(*context);
    WarpgroupMmaOp::attachInterface<WarpgroupMmaModel>(*context);
    WarpgroupMmaStoreOp::attachInterface<WarpgroupStoreModel>(*context);
  });
}
