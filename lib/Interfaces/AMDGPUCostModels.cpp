//===- AMDGPUCostModels.cpp - The ops of the amdgpu dialect ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matrix instructions of a wavefront, accesses to buffers by single threads,
// and copies to LDS, which is AMD's name for shared memory.
//
//===----------------------------------------------------------------------===//

#include "ArithmeticClasses.h"
#include "CostModels.h"
#include "MatrixProducts.h"
#include "TileIndices.h"
#include "mlir/Dialect/AMDGPU/IR/AMDGPUDialect.h"
#include "mlir/IR/TypeUtilities.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "roofline/Interfaces/Payload.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Matrix instructions
//===----------------------------------------------------------------------===//

/// What `op` multiplies. f32 of reduced precision is what AMD calls xf32.
template <typename Op>
static ProductTypes getTypes(Op op) {
  ProductTypes types = {getElementTypeOrSelf(op.getSourceA()),
                        getElementTypeOrSelf(op.getSourceB()),
                        getElementTypeOrSelf(op.getDestC())};
  if constexpr (std::is_same_v<Op, amdgpu::MFMAOp>)
    if (op.getReducePrecision())
      types.lhs = types.rhs = FloatTF32Type::get(op.getContext());
  types.isSparse = std::is_same_v<Op, amdgpu::SparseMFMAOp>;
  return types;
}

namespace {
/// Scales of blocks are part of the instruction, and its rate.
template <typename Op>
struct ProductModel : CostOpInterface::ExternalModel<ProductModel<Op>, Op> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    auto product = cast<Op>(op);
    ProductShape shape = {product.getM(), product.getN(), product.getK()};
    if constexpr (std::is_same_v<Op, amdgpu::MFMAOp>)
      shape.blocks = product.getBlocks();
    computeProduct(shape, getTypes(product), ExecutionScope::Warp, cost);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// How many elements of `base` one value of `type` is.
static int64_t countElements(Type type, Value base) {
  auto vector = dyn_cast<VectorType>(type);
  auto element = dyn_cast<VectorType>(getElementTypeOrSelf(base.getType()));
  int64_t all = vector ? vector.getNumElements() : 1;
  return element ? llvm::divideCeil(all, element.getNumElements()) : all;
}

/// Where `op` starts in its buffer. Both offsets count elements.
template <typename Op>
static std::optional<Shape> traceStart(Op op, const CostContext &context,
                                       OpCost &cost) {
  std::optional<Shape> start =
      traceIndices(op.getMemref(), op.getIndices(), context, cost);
  if (!start || start->empty())
    return start;
  start->back() += Expr(op.getIndexOffset().value_or(0));
  if (op.getSgprOffset())
    start->back() += context.sizes.getIndex(op.getSgprOffset());
  return start;
}

/// A buffer of one dimension less than the nest has loops is touched somewhere.
static BufferIndex makeRow(ArrayRef<Expr> start, Value base,
                           const CostContext &context) {
  std::optional<BufferIndex> row = makeTile(start, {0});
  return row ? *row : makeScattered(start, context.sizes.getShape(base), {0});
}

/// The cost of the accesses of `op`, of each of `kinds`, to one value of `type`
/// from its indices on. What lies outside of the buffer is not accessed, which
/// is not known here.
template <typename Op>
static LogicalResult
computeBufferAccess(Op op, Type type, ArrayRef<AccessKind> kinds,
                    const CostContext &context, OpCost &cost) {
  std::optional<Shape> start = traceStart(op, context, cost);
  if (!start)
    return failure();
  NestBuilder nest(context, {Expr(countElements(type, op.getMemref()))}, cost);
  for (AccessKind kind : kinds)
    nest.addAccess(op.getMemref(), makeRow(*start, op.getMemref(), context),
                   kind);
  return nest.finish();
}

namespace {
struct BufferLoadModel
    : CostOpInterface::ExternalModel<BufferLoadModel, amdgpu::RawBufferLoadOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto load = cast<amdgpu::RawBufferLoadOp>(op);
    (void)computeBufferAccess(load, load.getType(), AccessKind::Read, context,
                              cost);
  }
};

struct BufferStoreModel
    : CostOpInterface::ExternalModel<BufferStoreModel,
                                     amdgpu::RawBufferStoreOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto store = cast<amdgpu::RawBufferStoreOp>(op);
    (void)computeBufferAccess(store, store.getValue().getType(),
                              AccessKind::Write, context, cost);
  }
};

/// Reads, computes one operation per lane, and writes.
template <typename Op>
struct BufferAtomicModel
    : CostOpInterface::ExternalModel<BufferAtomicModel<Op>, Op> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto atomic = cast<Op>(op);
    Type type = op->getOperand(0).getType();
    if (failed(computeBufferAccess(atomic, type,
                                   {AccessKind::Read, AccessKind::Write},
                                   context, cost)))
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
// LDS
//===----------------------------------------------------------------------===//

/// Bits that a thread writes to LDS for `bits` that it has read: narrow values
/// are extended to a word, and three words take the place of four.
static Count getPaddedBits(Count bits) {
  if (bits < Count(32))
    return 32;
  return bits == Count(96) ? Count(128) : bits;
}

namespace {
struct GatherToLDSModel
    : CostOpInterface::ExternalModel<GatherToLDSModel, amdgpu::GatherToLDSOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto gather = cast<amdgpu::GatherToLDSOp>(op);
    Value source = gather.getSrc(), target = gather.getDst();
    std::optional<Shape> from =
        traceIndices(source, gather.getSrcIndices(), context, cost);
    if (!from)
      return;
    std::optional<Shape> to =
        traceIndices(target, gather.getDstIndices(), context, cost);
    if (!to)
      return;
    std::optional<Count> bits =
        getElementBits(gather.getTransferType(), context);
    std::optional<Count> bitsOfTarget =
        getElementBits(getElementTypeOrSelf(target.getType()), context);
    if (!bits || !bitsOfTarget || bitsOfTarget->isZero())
      return cost.markUnmodelled("a transfer of a type without a size");
    Expr read = countElements(gather.getTransferType(), source);
    Expr written = Expr::ceilDiv(getPaddedBits(*bits), *bitsOfTarget);
    NestBuilder nest(context, {read}, cost);
    nest.addAccess(source, makeRow(*from, source, context), AccessKind::Read);
    // The lanes of a wavefront follow each other from the indices on.
    nest.addAccess(target,
                   makeScattered(*to, context.sizes.getShape(target), {0}),
                   AccessKind::Write, Shape{written});
    (void)nest.finish();
  }
};

struct TransposeLoadModel
    : CostOpInterface::ExternalModel<TransposeLoadModel,
                                     amdgpu::TransposeLoadOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto load = cast<amdgpu::TransposeLoadOp>(op);
    Value source = load.getSrc();
    std::optional<Shape> start =
        traceIndices(source, load.getSrcIndices(), context, cost);
    if (!start)
      return;
    NestBuilder nest(context, {Expr(countElements(load.getType(), source))},
                     cost);
    nest.addAccess(source, makeRow(*start, source, context), AccessKind::Read);
    (void)nest.finish();
  }
};
} // namespace

template <typename... Ops>
static void attachProducts(MLIRContext *context) {
  (Ops::template attachInterface<ProductModel<Ops>>(*context), ...);
}

template <typename... Ops>
static void attachAtomics(MLIRContext *context) {
  (Ops::template attachInterface<BufferAtomicModel<Ops>>(*context), ...);
}

static constexpr StringLiteral kDescriptor =
    "a transfer whose tile is in a descriptor";

void mlir::roofline::registerAMDGPUCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, amdgpu::AMDGPUDialect *) {
    using namespace amdgpu;
    // Conversions and permutations of registers, waits, and what describes
    // memory.
    attachFree<DPPOp, ExtPackedFp8Op, FatRawBufferCastOp, LDSBarrierOp,
               MakeDmaBaseOp, MakeDmaDescriptorOp, MakeGatherDmaBaseOp,
               MakeGatherDmaDescriptorOp, MemoryCounterWaitOp,
               PackedScaledTruncOp, PackedStochRoundFp8Op, PackedTrunc2xFp8Op,
               PermlaneSwapOp, ScaledExtPackedMatrixOp, ScaledExtPackedOp,
               SchedBarrierOp, SwizzleBitModeOp>(context);
    attachProducts<MFMAOp, ScaledMFMAOp, ScaledWMMAOp, SparseMFMAOp, WMMAOp>(
        context);
    attachAtomics<RawBufferAtomicCmpswapOp, RawBufferAtomicFaddOp,
                  RawBufferAtomicFmaxOp, RawBufferAtomicSmaxOp,
                  RawBufferAtomicUminOp>(context);
    attachUnmodelled<kDescriptor, TensorLoadToLDSOp, TensorStoreFromLDSOp>(
        context);
    GatherToLDSOp::attachInterface<GatherToLDSModel>(*context);
    RawBufferLoadOp::attachInterface<BufferLoadModel>(*context);
    RawBufferStoreOp::attachInterface<BufferStoreModel>(*context);
    TransposeLoadOp::attachInterface<TransposeLoadModel>(*context);
  });
}
