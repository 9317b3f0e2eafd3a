//===- NVVMCostModels.cpp - The ops of the nvvm dialect -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matrix instructions name their shape and types, so that their arithmetic is
// known in whatever form a kernel is. Their memory is behind pointers: what is
// shared counts by its size alone, what is global has no place and is reported.
// Shapes and executions are those of the PTX instructions ("PTX ISA", NVIDIA).
//
//===----------------------------------------------------------------------===//

#include "ArithmeticClasses.h"
#include "CostModels.h"
#include "MatrixProducts.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "roofline/Interfaces/Payload.h"
#include "roofline/Interfaces/SizeTracing.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static Type getType(NVVM::MMATypes type, MLIRContext *context) {
  Builder builder(context);
  using Kind = NVVM::MMATypes;
  switch (type) {
  case Kind::f16:
    return builder.getF16Type();
  case Kind::f32:
    return builder.getF32Type();
  case Kind::tf32:
    return builder.getTF32Type();
  case Kind::bf16:
    return builder.getBF16Type();
  case Kind::f64:
    return builder.getF64Type();
  case Kind::s8:
  case Kind::u8:
    return builder.getI8Type();
  case Kind::s32:
    return builder.getI32Type();
  case Kind::s4:
  case Kind::u4:
    return builder.getIntegerType(4);
  case Kind::b1:
    return builder.getI1Type();
  case Kind::e4m3:
    return Float8E4M3FNType::get(context);
  case Kind::e5m2:
    return Float8E5M2Type::get(context);
  case Kind::e3m2:
    return Float6E3M2FNType::get(context);
  case Kind::e2m3:
    return Float6E2M3FNType::get(context);
  case Kind::e2m1:
    return Float4E2M1FNType::get(context);
  }
  llvm_unreachable("unknown type of a matrix");
}

static Type getType(NVVM::WGMMATypes type, MLIRContext *context) {
  Builder builder(context);
  using Kind = NVVM::WGMMATypes;
  switch (type) {
  case Kind::f16:
    return builder.getF16Type();
  case Kind::tf32:
    return builder.getTF32Type();
  case Kind::u8:
  case Kind::s8:
    return builder.getI8Type();
  case Kind::b1:
    return builder.getI1Type();
  case Kind::bf16:
    return builder.getBF16Type();
  case Kind::e4m3:
    return Float8E4M3FNType::get(context);
  case Kind::e5m2:
    return Float8E5M2Type::get(context);
  case Kind::f32:
    return builder.getF32Type();
  case Kind::s32:
    return builder.getI32Type();
  }
  llvm_unreachable("unknown type of a matrix");
}

static ProductShape getShape(NVVM::MMAShapeAttr shape) {
  return {shape.getM(), shape.getN(), shape.getK()};
}

/// The type of the elements of `registers`, a struct of equal parts or one.
static Type getRegisterType(Type registers) {
  if (auto parts = dyn_cast<LLVM::LLVMStructType>(registers))
    if (!parts.isOpaque() && !parts.getBody().empty())
      return getScalarType(parts.getBody().front());
  return getScalarType(registers);
}

//===----------------------------------------------------------------------===//
// Warps
//===----------------------------------------------------------------------===//

namespace {
/// mma.sync and its kin. Scales of blocks are part of the instruction, and its
/// rate.
template <typename Op, bool isSparse>
struct MmaModel : CostOpInterface::ExternalModel<MmaModel<Op, isSparse>, Op> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    auto mma = cast<Op>(op);
    auto getOperandType = [&](std::optional<NVVM::MMATypes> given,
                              unsigned operand) -> Type {
      if (!given && !mma.getODSOperands(operand).empty())
        given = NVVM::MmaOp::inferOperandMMAType(
            mma.getODSOperands(operand).getTypes().front(),
            /*isAccumulator=*/false);
      return given ? getType(*given, op->getContext()) : Type();
    };
    Type lhs = getOperandType(mma.getMultiplicandAPtxType(), 0);
    Type rhs = getOperandType(mma.getMultiplicandBPtxType(), 1);
    if (!lhs || !rhs)
      return cost.markUnmodelled("a product whose types are not given");
    computeProduct(getShape(mma.getShape()),
                   {lhs, rhs, getRegisterType(mma.getType()), isSparse},
                   ExecutionScope::Warp, cost);
  }
};

struct WmmaModel : CostOpInterface::ExternalModel<WmmaModel, NVVM::WMMAMmaOp> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    auto mma = cast<NVVM::WMMAMmaOp>(op);
    computeProduct({mma.getM(), mma.getN(), mma.getK()},
                   {getType(mma.getEltypeA(), op->getContext()),
                    getType(mma.getEltypeB(), op->getContext()),
                    getRegisterType(mma.getType())},
                   ExecutionScope::Warp, cost);
  }
};
} // namespace

static bool isShared(Value pointer) {
  auto type = dyn_cast<LLVM::LLVMPointerType>(pointer.getType());
  return type && type.getAddressSpace() == NVVM::NVVMMemorySpace::Shared;
}

/// The bytes that `gep` adds; empty where it steps into a struct.
static std::optional<Expr> getBytesAdded(LLVM::GEPOp gep,
                                         const CostContext &context) {
  Expr bytes;
  Type type = gep.getElemType();
  for (auto [number, index] : llvm::enumerate(gep.getIndices())) {
    if (number > 0) {
      auto array = dyn_cast<LLVM::LLVMArrayType>(type);
      if (!array)
        return std::nullopt;
      type = array.getElementType();
    }
    llvm::TypeSize size = context.layout.getTypeSize(type);
    if (size.isScalable())
      return std::nullopt;
    auto constant = dyn_cast<IntegerAttr>(index);
    Expr turns = constant ? Expr(constant.getInt())
                          : context.sizes.getIndex(cast<Value>(index));
    bytes += turns * static_cast<int64_t>(size.getFixedValue());
  }
  return bytes;
}

/// Eight rows for each of `number` matrices, each at the pointer that a lane
/// has: so far from what all pointers are computed from.
static void addRows(Value pointer, int64_t number, AccessKind kind,
                    const CostContext &context, OpCost &cost) {
  constexpr int64_t kRows = 8, kRowBytes = 16;
  Expr offset;
  while (Operation *op = pointer.getDefiningOp()) {
    if (auto gep = dyn_cast<LLVM::GEPOp>(op)) {
      std::optional<Expr> bytes = getBytesAdded(gep, context);
      if (!bytes)
        return;
      offset += *bytes;
      pointer = gep.getBase();
    } else if (auto cast = dyn_cast<LLVM::AddrSpaceCastOp>(op)) {
      pointer = cast.getArg();
    } else if (isa<LLVM::AddressOfOp>(op)) {
      break;
    } else {
      return;
    }
  }
  cost.warpMoves.push_back(
      {pointer, {offset}, kind, kRowBytes, kRows * number, {}});
}

/// The cost of moving `elements` of `bits` behind `pointer`, by a warp.
static void computeSharedMove(Value pointer, int64_t elements, Count bits,
                              AccessKind kind, const CostContext &context,
                              OpCost &cost) {
  if (!isShared(pointer))
    return cost.markUnmodelled(kBehindPointer);
  NestBuilder nest(context, {Expr(elements)}, cost);
  nest.addUnplaced(pointer, elements, bits, kind);
  cost.scope = ExecutionScope::Warp;
  cost.markNotShareable();
  (void)nest.finish();
}

/// Bytes of the matrices that ldmatrix and stmatrix move `number` of. A row of
/// narrow elements is padded to a byte each.
static int64_t countBytes(NVVM::LdStMatrixShapeAttr shape,
                          NVVM::LdStMatrixEltType type, int64_t number) {
  int64_t bytes = type == NVVM::LdStMatrixEltType::B16 ? 2 : 1;
  return number * shape.getM() * shape.getN() * bytes;
}

namespace {
struct LdMatrixModel
    : CostOpInterface::ExternalModel<LdMatrixModel, NVVM::LdMatrixOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto load = cast<NVVM::LdMatrixOp>(op);
    computeSharedMove(
        load.getPtr(),
        countBytes(load.getShape(), load.getEltType(), load.getNum()), 8,
        AccessKind::Read, context, cost);
    if (cost.isKernel() && load.getEltType() == NVVM::LdStMatrixEltType::B16)
      addRows(load.getPtr(), load.getNum(), AccessKind::Read, context, cost);
  }
};

struct StMatrixModel
    : CostOpInterface::ExternalModel<StMatrixModel, NVVM::StMatrixOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto store = cast<NVVM::StMatrixOp>(op);
    computeSharedMove(store.getPtr(),
                      countBytes(store.getShape(), store.getEltType(),
                                 store.getSources().size()),
                      8, AccessKind::Write, context, cost);
    if (cost.isKernel() && store.getEltType() == NVVM::LdStMatrixEltType::B16)
      addRows(store.getPtr(), store.getSources().size(), AccessKind::Write,
              context, cost);
  }
};

struct WmmaLoadModel
    : CostOpInterface::ExternalModel<WmmaLoadModel, NVVM::WMMALoadOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto load = cast<NVVM::WMMALoadOp>(op);
    int64_t m = load.getM(), n = load.getN(), k = load.getK();
    int64_t elements = load.getFrag() == NVVM::MMAFrag::a   ? m * k
                       : load.getFrag() == NVVM::MMAFrag::b ? k * n
                                                            : m * n;
    Type type = getType(load.getEltype(), op->getContext());
    computeSharedMove(load.getPtr(), elements, *getElementBits(type, context),
                      AccessKind::Read, context, cost);
  }
};

struct WmmaStoreModel
    : CostOpInterface::ExternalModel<WmmaStoreModel, NVVM::WMMAStoreOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto store = cast<NVVM::WMMAStoreOp>(op);
    Type type = getType(store.getEltype(), op->getContext());
    computeSharedMove(store.getPtr(), int64_t(store.getM()) * store.getN(),
                      *getElementBits(type, context), AccessKind::Write,
                      context, cost);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Warp groups
//===----------------------------------------------------------------------===//

namespace {
/// Both operands come from shared memory, once per instruction.
struct WgmmaModel
    : CostOpInterface::ExternalModel<WgmmaModel, NVVM::WgmmaMmaAsyncOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto mma = cast<NVVM::WgmmaMmaAsyncOp>(op);
    ProductShape shape = getShape(mma.getShape());
    Type lhs = getType(mma.getTypeA(), op->getContext());
    Type rhs = getType(mma.getTypeB(), op->getContext());
    computeProduct(shape, {lhs, rhs, getType(mma.getTypeD(), op->getContext())},
                   ExecutionScope::Warpgroup, cost);
    if (!cost.isKernel())
      return;
    cost.markNotShareable();
    Shape extents(cost.nest.extents.begin(), cost.nest.extents.end());
    NestBuilder nest(context, extents, cost);
    nest.addUnplaced(mma.getDescriptorA(), shape.m * shape.k,
                     *getElementBits(lhs, context), AccessKind::Read);
    nest.addUnplaced(mma.getDescriptorB(), shape.k * shape.n,
                     *getElementBits(rhs, context), AccessKind::Read);
    (void)nest.finish();
  }
};

/// So many products of small integers, added up: on the vector unit.
template <typename Op, unsigned ways>
struct DotModel : CostOpInterface::ExternalModel<DotModel<Op, ways>, Op> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    Arithmetic arithmetic = lane::FusedMultiplyAdd::value;
    arithmetic.type = getElementTypeOrSelf(cast<Op>(op).getA().getType());
    if (std::optional<std::string> problem =
            addArithmetic(arithmetic, ways, /*sharesSlot=*/false, cost.work))
      return cost.markUnmodelled(*problem);
    cost.markKernel();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

static constexpr StringLiteral kShapeAtRunTime =
    "a product whose shape is in a descriptor made at run time";
static constexpr StringLiteral kTensorMemory =
    "a copy to tensor memory, which no target describes";

/// What a thread is, conversions and permutations of registers, barriers and
/// waits, prefetches; tensor memory is taken for registers.
static constexpr StringLiteral kFree[] = {"barrier",
                                          "breakpoint",
                                          "cluster.",
                                          "clusterlaunchcontrol.",
                                          "convert.",
                                          "cp.async.bulk.commit.group",
                                          "cp.async.bulk.prefetch",
                                          "cp.async.bulk.tensor.prefetch",
                                          "cp.async.bulk.wait_group",
                                          "cp.async.commit.group",
                                          "cp.async.mbarrier.arrive",
                                          "cp.async.wait.group",
                                          "elect.sync",
                                          "exit",
                                          "fence.",
                                          "griddepcontrol",
                                          "mapa",
                                          "match.sync",
                                          "mbarrier.",
                                          "memory.barrier",
                                          "nanosleep",
                                          "pmevent",
                                          "prefetch",
                                          "prmt",
                                          "read.ptx.sreg.",
                                          "setmaxregister",
                                          "shfl.sync",
                                          "bar.warp.sync",
                                          "tcgen05.alloc",
                                          "tcgen05.commit",
                                          "tcgen05.dealloc",
                                          "tcgen05.fence",
                                          "tcgen05.ld",
                                          "tcgen05.mma_smem_desc",
                                          "tcgen05.relinquish_alloc_permit",
                                          "tcgen05.shift",
                                          "tcgen05.st",
                                          "tcgen05.wait",
                                          "vote.sync",
                                          "wgmma.commit.group.sync.aligned",
                                          "wgmma.fence.aligned",
                                          "wgmma.wait.group.sync.aligned"};

void mlir::roofline::registerNVVMCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, NVVM::NVVMDialect *) {
    using namespace NVVM;
    attachFreeByPrefix(context, NVVMDialect::getDialectNamespace(), kFree);
    attachArithmetic<lane::Divide, RcpApproxFtzF32Op>(context);
    // One thread's share of the reduction.
    attachArithmetic<lane::Simple, ReduxOp>(context);
    attachUnmodelled<
        kBehindPointer, BulkStoreOp, CpAsyncOp,
        CpAsyncBulkGlobalToSharedClusterOp, CpAsyncBulkSharedCTAToGlobalOp,
        CpAsyncBulkSharedCTAToSharedClusterOp,
        CpAsyncBulkTensorGlobalToSharedClusterOp, CpAsyncBulkTensorReduceOp,
        CpAsyncBulkTensorSharedCTAToGlobalOp>(context);
    attachUnmodelled<kShapeAtRunTime, Tcgen05MMAOp, Tcgen05MMABlockScaleOp,
                     Tcgen05MMASparseOp, Tcgen05MMASparseBlockScaleOp,
                     Tcgen05MMAWsOp, Tcgen05MMAWsSparseOp>(context);
    attachUnmodelled<kTensorMemory, Tcgen05CpOp>(context);
    DotAccumulate2WayOp::attachInterface<DotModel<DotAccumulate2WayOp, 2>>(
        *context);
    DotAccumulate4WayOp::attachInterface<DotModel<DotAccumulate4WayOp, 4>>(
        *context);
    LdMatrixOp::attachInterface<LdMatrixModel>(*context);
    MmaBlockScaleOp::attachInterface<MmaModel<MmaBlockScaleOp, false>>(
        *context);
    MmaOp::attachInterface<MmaModel<MmaOp, false>>(*context);
    MmaSpBlockScaleOp::attachInterface<MmaModel<MmaSpBlockScaleOp, true>>(
        *context);
    MmaSpOp::attachInterface<MmaModel<MmaSpOp, true>>(*context);
    StMatrixOp::attachInterface<StMatrixModel>(*context);
    WMMALoadOp::attachInterface<WmmaLoadModel>(*context);
    WMMAMmaOp::attachInterface<WmmaModel>(*context);
    WMMAStoreOp::attachInterface<WmmaStoreModel>(*context);
    WgmmaMmaAsyncOp::attachInterface<WgmmaModel>(*context);
  });
}
