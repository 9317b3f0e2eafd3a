//===- GPUCostModels.cpp - The ops of the gpu dialect ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What stands in kernels (matrix fragments, reductions over threads, what moves
// between registers) and what the host does around them. Launches and functions
// are the matter of the analysis.
//
//===----------------------------------------------------------------------===//

#include "ArithmeticClasses.h"
#include "CostModels.h"
#include "MatrixProducts.h"
#include "Moves.h"
#include "TileIndices.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "roofline/Interfaces/ElementTypes.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Matrix fragments
//===----------------------------------------------------------------------===//

/// How the lanes of a warp share `matrix`, whose lines in memory are `pitch`
/// elements apart. How they hold it is nobody's business but the compiler's; it
/// takes operands as ldmatrix does, in tiles of 8 rows of 16 bytes, and sums as
/// mma holds them, two neighbours in each lane ("PTX ISA", NVIDIA).
static MatrixPieces getPieces(gpu::MMAMatrixType matrix, int64_t elementBytes,
                              int64_t pitch, bool isTransposed) {
  auto [rows, columns] = std::pair(matrix.getShape()[0], matrix.getShape()[1]);
  if (isTransposed)
    std::swap(rows, columns);
  bool isSum = matrix.getOperand() == "COp";
  constexpr int64_t kLanesOfRow = 4;
  int64_t pieceBytes = isSum ? 2 * elementBytes : kMatrixRowBytes;
  return makePieces(rows, columns * elementBytes, pitch * elementBytes,
                    isSum ? kLanesOfRow * pieceBytes : kMatrixRowBytes,
                    pieceBytes);
}

/// The cost of moving a matrix of `matrix` to or from `base`, by a subgroup.
template <typename Op>
static void computeMatrixMove(Op op, gpu::MMAMatrixType matrix, Value base,
                              AccessKind kind, const CostContext &context,
                              OpCost &cost) {
  cost.scope = ExecutionScope::Warp;
  std::optional<Shape> start =
      traceIndices(base, op.getIndices(), context, cost);
  if (!start)
    return;
  auto type = cast<MemRefType>(base.getType());
  SmallVector<int64_t, 2> extents(matrix.getShape());
  std::optional<BufferIndex> index;
  if (type.getElementType().isIntOrFloat())
    index = makeMatrix(*start, type,
                       {op.getLeadDimension().getSExtValue(),
                        op.getTranspose().value_or(false)});
  else // An element of vectors holds several elements of the matrix.
    extents.back() = llvm::divideCeil(
        extents.back(),
        cast<VectorType>(type.getElementType()).getNumElements());
  if (!index)
    index = makeScattered(*start, context.sizes.getShape(base), {0, 1});
  NestBuilder nest(context, toExprs(extents), cost);
  nest.addAccess(base, *index, kind);
  std::optional<int64_t> bytes =
      getElementBytes(type.getElementType(), context);
  if (type.getElementType().isIntOrFloat() && bytes) {
    MatrixPieces pieces =
        getPieces(matrix, *bytes, op.getLeadDimension().getSExtValue(),
                  op.getTranspose().value_or(false));
    if (!pieces.offsets.empty())
      cost.warpMoves.push_back({base, *start, kind, pieces.bytesPerLane,
                                std::nullopt, std::move(pieces.offsets)});
  }
  (void)nest.finish();
}

namespace {
struct MmaLoadMatrixModel
    : CostOpInterface::ExternalModel<MmaLoadMatrixModel,
                                     gpu::SubgroupMmaLoadMatrixOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto load = cast<gpu::SubgroupMmaLoadMatrixOp>(op);
    computeMatrixMove(load, cast<gpu::MMAMatrixType>(load.getType()),
                      load.getSrcMemref(), AccessKind::Read, context, cost);
  }
};

struct MmaStoreMatrixModel
    : CostOpInterface::ExternalModel<MmaStoreMatrixModel,
                                     gpu::SubgroupMmaStoreMatrixOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto store = cast<gpu::SubgroupMmaStoreMatrixOp>(op);
    computeMatrixMove(store, store.getSrc().getType(), store.getDstMemref(),
                      AccessKind::Write, context, cost);
  }
};

struct ComputeMatrixModel
    : CostOpInterface::ExternalModel<ComputeMatrixModel,
                                     gpu::SubgroupMmaComputeOp> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    auto compute = cast<gpu::SubgroupMmaComputeOp>(op);
    auto lhs = cast<gpu::MMAMatrixType>(compute.getOpA().getType());
    auto rhs = cast<gpu::MMAMatrixType>(compute.getOpB().getType());
    auto sum = cast<gpu::MMAMatrixType>(compute.getOpC().getType());
    computeProduct(
        {sum.getShape()[0], sum.getShape()[1], lhs.getShape()[1]},
        {lhs.getElementType(), rhs.getElementType(), sum.getElementType()},
        ExecutionScope::Warp, cost);
  }
};

/// The arithmetic of one element.
Arithmetic getElementArithmetic(gpu::MMAElementwiseOp kind) {
  using Kind = gpu::MMAElementwiseOp;
  switch (kind) {
  case Kind::ADDF:
  case Kind::SUBF:
  case Kind::ADDI:
  case Kind::SUBI:
    return lane::AddLike::value;
  case Kind::MULF:
  case Kind::MULI:
    return lane::MultiplyLike::value;
  case Kind::MAXF:
  case Kind::MINF:
  case Kind::DIVS:
  case Kind::DIVU:
  case Kind::NEGATES:
    return lane::Simple::value;
  case Kind::DIVF:
    return lane::Divide::value;
  case Kind::NEGATEF:
  case Kind::EXTF:
    return lane::Free::value;
  }
  llvm_unreachable("unknown elementwise op");
}

struct ElementwiseMatrixModel
    : CostOpInterface::ExternalModel<ElementwiseMatrixModel,
                                     gpu::SubgroupMmaElementwiseOp> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    auto elementwise = cast<gpu::SubgroupMmaElementwiseOp>(op);
    gpu::MMAMatrixType type = elementwise.getType();
    Arithmetic arithmetic = getElementArithmetic(elementwise.getOpType());
    if (arithmetic.isFree())
      return cost.markFree();
    arithmetic.type = type.getElementType();
    llvm::append_range(cost.nest.extents, type.getShape());
    if (std::optional<std::string> problem =
            addArithmetic(arithmetic, cost.nest.getNumPoints(),
                          /*sharesSlot=*/false, cost.work))
      return cost.markUnmodelled(*problem);
    cost.scope = ExecutionScope::Warp;
    cost.markKernel();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Reductions over threads
//===----------------------------------------------------------------------===//

/// One thread's share of a reduction of its `value`: n threads reduce n values
/// in n operations. All of `AllReduceOperation` are one operation per lane.
static void computeShareOfReduction(Value value, OpCost &cost) {
  Arithmetic arithmetic = lane::Simple::value;
  arithmetic.type = value.getType();
  if (std::optional<std::string> problem =
          addArithmetic(arithmetic, *getNumLanes(value.getType()),
                        /*sharesSlot=*/false, cost.work))
    return cost.markUnmodelled(*problem);
  cost.markKernel();
}

namespace {
struct SubgroupReduceModel
    : CostOpInterface::ExternalModel<SubgroupReduceModel,
                                     gpu::SubgroupReduceOp> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    computeShareOfReduction(cast<gpu::SubgroupReduceOp>(op).getValue(), cost);
  }
};

struct AllReduceModel
    : CostOpInterface::ExternalModel<AllReduceModel, gpu::AllReduceOp> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    auto reduce = cast<gpu::AllReduceOp>(op);
    if (reduce.getOp())
      return computeShareOfReduction(reduce.getValue(), cost);
    if (!reduce.getBody().hasOneBlock())
      return cost.markUnmodelled("control flow in what combines two values");
    Payload payload;
    if (std::optional<std::string> problem =
            countPayload(reduce.getBody().front(), {}, payload))
      return cost.markUnmodelled(*problem);
    cost.work = std::move(payload.work);
    cost.markKernel();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// The host
//===----------------------------------------------------------------------===//

/// Whether `value` was allocated on the device.
static bool isOnDevice(Value value, const CostContext &context) {
  return context.values.getRoot(value).getDefiningOp<gpu::AllocOp>() != nullptr;
}

namespace {
/// Between two allocations of the device a copy stays in its memory; any other
/// may come from the host.
struct MemcpyModel
    : CostOpInterface::ExternalModel<MemcpyModel, gpu::MemcpyOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto copy = cast<gpu::MemcpyOp>(op);
    cost.markNotShareable();
    if (!isOnDevice(copy.getSrc(), context) ||
        !isOnDevice(copy.getDst(), context))
      return cost.markUnmodelled("a copy that may cross the link between host "
                                 "and device, which is no roof");
    (void)computeMove(copy.getSrc(), copy.getDst(), context, cost);
  }
};

struct MemsetModel
    : CostOpInterface::ExternalModel<MemsetModel, gpu::MemsetOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    (void)computeMove({}, cast<gpu::MemsetOp>(op).getDst(), context, cost);
  }
};

} // namespace

static constexpr StringLiteral kSparseProduct =
    "a product of sparse matrices, whose non-zeros are not known";
static constexpr StringLiteral kLaneZero =
    "code that is still to be spread over the lanes of a warp";

void mlir::roofline::registerGPUCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, gpu::GPUDialect *) {
    using namespace gpu;
    // Who a thread is, what it waits for, and what its neighbours hold in
    // registers. A print is no work of the kernel's.
    attachFree<BarrierOp, BlockDimOp, BlockIdOp, ClusterBlockIdOp,
               ClusterDimBlocksOp, ClusterDimOp, ClusterIdOp,
               DynamicSharedMemoryOp, GlobalIdOp, GridDimOp, LaneIdOp,
               NumSubgroupsOp, PrintfOp, RotateOp, ShuffleOp,
               SubgroupBroadcastOp, SubgroupIdOp, SubgroupMmaConstantMatrixOp,
               SubgroupMmaExtractThreadLocalOp, SubgroupMmaInsertThreadLocalOp,
               SubgroupSizeOp, ThreadIdOp>(context);
    // The host's handles, and what it says about memory.
    attachFree<AllocOp, Create2To4SpMatOp, CreateBsrOp, CreateCooAoSOp,
               CreateCooOp, CreateCscOp, CreateCsrOp, CreateDnTensorOp,
               DeallocOp, DestroyDnTensorOp, DestroySpMatOp, HostRegisterOp,
               HostUnregisterOp, SDDMMBufferSizeOp, SetCsrPointersOp,
               SetDefaultDeviceOp, SpGEMMCreateDescrOp, SpGEMMDestroyDescrOp,
               SpMMBufferSizeOp, SpMVBufferSizeOp, SpMatGetSizeOp, WaitOp>(
        context);
    attachUnmodelled<kSparseProduct, SDDMMOp, SpGEMMCopyOp,
                     SpGEMMWorkEstimationOrComputeOp, SpMMOp, SpMVOp>(context);
    attachArithmetic<lane::Free, gpu::YieldOp>(context);
    AllReduceOp::attachInterface<AllReduceModel>(*context);
    MemcpyOp::attachInterface<MemcpyModel>(*context);
    MemsetOp::attachInterface<MemsetModel>(*context);
    SubgroupMmaComputeOp::attachInterface<ComputeMatrixModel>(*context);
    SubgroupMmaElementwiseOp::attachInterface<ElementwiseMatrixModel>(*context);
    SubgroupMmaLoadMatrixOp::attachInterface<MmaLoadMatrixModel>(*context);
    SubgroupMmaStoreMatrixOp::attachInterface<MmaStoreMatrixModel>(*context);
    SubgroupReduceOp::attachInterface<SubgroupReduceModel>(*context);
    attachUnmodelled<kLaneZero, WarpExecuteOnLane0Op>(context);
  });
}
