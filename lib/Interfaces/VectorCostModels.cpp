//===- VectorCostModels.cpp - Contractions and vector transfers -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The vector ops that are more than arithmetic per lane: contractions, and what
// moves vectors to and from tensors and memrefs. A transfer moves its active
// lanes that are in bounds; where they are not known, it is not modelled.
//
//===----------------------------------------------------------------------===//

#include "CostModels.h"
#include "MatrixProducts.h"
#include "Moves.h"
#include "VectorMasks.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "roofline/Interfaces/Contraction.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/Payload.h"
#include "roofline/Interfaces/TransferBounds.h"

using namespace mlir;
using namespace mlir::roofline;

static constexpr StringLiteral kScalable =
    "a scalable vector, whose lanes are not known";
static constexpr StringLiteral kMasked =
    "a mask whose active lanes are not known";

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

/// A product and its combination, at the type that the operands are promoted
/// to.
static std::optional<std::string>
addProductsAndCombinations(vector::ContractionOp contract, const Expr &points,
                           Work &work) {
  Arithmetic arithmetic;
  arithmetic.ops = 2;
  arithmetic.slots = 2;
  arithmetic.type = contract.getAccType();
  return addArithmetic(arithmetic, points, /*sharesSlot=*/false, work);
}

namespace {
struct ContractModel
    : CostOpInterface::ExternalModel<ContractModel, vector::ContractionOp> {
  void getCost(Operation *op, const CostContext &, OpCost &cost) const {
    auto contract = cast<vector::ContractionOp>(op);
    if (contract.getLhsType().isScalable() ||
        contract.getRhsType().isScalable())
      return cost.markUnmodelled(kScalable);
    SmallVector<int64_t> extents;
    contract.getIterationBounds(extents);
    cost.nest.extents.assign(extents.begin(), extents.end());
    bool isSumOfProducts = contract.getKind() == vector::CombiningKind::ADD;
    Expr points = cost.nest.getNumPoints();
    std::optional<std::string> problem =
        isSumOfProducts
            ? addMultiplyAccumulates(
                  {skipExtensions(contract.getLhs()).getType(),
                   skipExtensions(contract.getRhs()).getType(),
                   contract.getAccType()},
                  points, cost.work)
            : addProductsAndCombinations(contract, points, cost.work);
    if (problem)
      return cost.markUnmodelled(*problem);
    cost.markKernel();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

namespace {
/// The lanes of `vector` move to or from `base`.
struct VectorAccess {
  Value base;
  AccessKind kind;
  VectorType vector;
  /// Null if all lanes are active.
  Value mask;

  /// One loop per dimension of the vector that counts elements of `base`, which
  /// may be vectors themselves.
  SmallVector<int64_t, 4> getLanes() const {
    ArrayRef<int64_t> shape = vector.getShape();
    if (auto element = dyn_cast<VectorType>(getElementTypeOrSelf(base)))
      shape = shape.drop_back(element.getRank());
    return SmallVector<int64_t, 4>(shape);
  }
};
} // namespace

namespace {
/// The elements of a base that an access may touch, whatever its mask.
struct TouchedLanes {
  Shape extents;
  /// Whether some lanes may be out of bounds: the last ones of their dimension.
  bool areClipped = false;
};
} // namespace

/// Leaves the active ones of `lanes`, in one loop; fails if they are not known.
static LogicalResult applyMask(Value mask, TouchedLanes &lanes) {
  if (isAllActive(mask))
    return success();
  std::optional<int64_t> active = countActive(mask);
  if (!active || (lanes.areClipped && !isPrefix(mask)))
    return failure();
  lanes.extents = {lanes.areClipped ? Expr::min(*active, lanes.extents.front())
                                    : Expr(*active)};
  return success();
}

/// The cost of `access` to the active ones of `lanes`.
static void computeAccess(const VectorAccess &access, TouchedLanes lanes,
                          const CostContext &context, OpCost &cost) {
  // The mask and the indices are operands, and their values count.
  cost.markNotShareable();
  if (access.vector.isScalable())
    return cost.markUnmodelled(kScalable);
  if (failed(applyMask(access.mask, lanes)))
    return cost.markUnmodelled(kMasked);
  NestBuilder nest(context, lanes.extents, cost);
  nest.addGather(access.base, getAllLoops(lanes.extents), access.kind);
  (void)nest.finish();
}

/// The elements of the base that `transfer` touches; a broadcast reads one.
static std::optional<TouchedLanes>
getTouched(VectorTransferOpInterface transfer, SmallVector<int64_t, 4> lanes,
           SizeTracer &sizes) {
  TouchedLanes touched;
  for (auto [dim, number] : llvm::enumerate(lanes)) {
    std::optional<Expr> inBounds = countInBounds(transfer, dim, sizes);
    if (!inBounds)
      return std::nullopt;
    touched.areClipped |=
        !transfer.isBroadcastDim(dim) && !Expr::isKnownLE(number, *inBounds);
    touched.extents.push_back(*inBounds);
  }
  return touched;
}

/// The cost of `transfer` under `mask`, which may stand around it.
static void computeTransfer(VectorTransferOpInterface transfer, Value mask,
                            const CostContext &context, OpCost &cost) {
  AccessKind kind = isa<vector::TransferReadOp>(transfer) ? AccessKind::Read
                                                          : AccessKind::Write;
  VectorAccess access{transfer.getBase(), kind, transfer.getVectorType(), mask};
  std::optional<TouchedLanes> touched =
      getTouched(transfer, access.getLanes(), context.sizes);
  if (!touched)
    return cost.markUnmodelled("a transfer that may run out of bounds");
  computeAccess(access, *touched, context, cost);
}

namespace {
template <typename Op>
struct TransferModel : CostOpInterface::ExternalModel<TransferModel<Op>, Op> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto transfer = cast<Op>(op);
    computeTransfer(transfer, transfer.getMask(), context, cost);
  }
};

/// An access without bounds checks: every active lane moves.
template <typename Op, AccessKind kind>
struct LaneModel : CostOpInterface::ExternalModel<LaneModel<Op, kind>, Op> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto lanes = cast<Op>(op);
    VectorAccess access{lanes.getBase(), kind, lanes.getVectorType(),
                        getMask(lanes)};
    computeAccess(access, {toExprs(access.getLanes())}, context, cost);
  }

private:
  static Value getMask(Op op) {
    if constexpr (std::is_same_v<Op, vector::LoadOp> ||
                  std::is_same_v<Op, vector::StoreOp>)
      return {};
    else
      return op.getMask();
  }
};

/// Arithmetic counts all lanes, whatever the mask; accesses only active ones.
struct MaskModel : CostOpInterface::ExternalModel<MaskModel, vector::MaskOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto mask = cast<vector::MaskOp>(op);
    Operation *masked = mask.getMaskableOp();
    if (!masked)
      return cost.markFree();
    if (auto transfer = dyn_cast<VectorTransferOpInterface>(masked))
      return computeTransfer(transfer, mask.getMask(), context, cost);
    bool touchesMemory = llvm::any_of(
        masked->getOperandTypes(), llvm::IsaPred<TensorType, BaseMemRefType>);
    if (touchesMemory && !isAllActive(mask.getMask()))
      return cost.markUnmodelled(kMasked);
    if (!computeCost(masked, context, cost))
      cost.markUnmodelled("no cost model for '" +
                          masked->getName().getStringRef() + "'");
    cost.markNotShareable();
  }
};
} // namespace

template <AccessKind kind, typename... Ops>
static void attachLanes(MLIRContext *context) {
  (Ops::template attachInterface<LaneModel<Ops, kind>>(*context), ...);
}

void mlir::roofline::registerVectorCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, vector::VectorDialect *) {
    using namespace vector;
    attachFree<TypeCastOp>(context);
    attachLanes<AccessKind::Read, LoadOp, MaskedLoadOp, ExpandLoadOp, GatherOp>(
        context);
    attachLanes<AccessKind::Write, StoreOp, MaskedStoreOp, CompressStoreOp,
                ScatterOp>(context);
    TransferReadOp::attachInterface<TransferModel<TransferReadOp>>(*context);
    TransferWriteOp::attachInterface<TransferModel<TransferWriteOp>>(*context);
    ContractionOp::attachInterface<ContractModel>(*context);
    MaskOp::attachInterface<MaskModel>(*context);
  });
}
