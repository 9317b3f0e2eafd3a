//===- TensorCostModels.cpp - Views, moves and generators -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every op of the tensor dialect. What updates a part of a tensor is costed as
// in place: only that part moves. Views are free; whoever reads through them
// pays.
//
//===----------------------------------------------------------------------===//

#include "CostModels.h"
#include "Moves.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Whole tensors
//===----------------------------------------------------------------------===//

namespace {
/// Writes its result from all of its operands.
struct ConcatModel
    : CostOpInterface::ExternalModel<ConcatModel, tensor::ConcatOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    (void)computeMove(op->getOperands(), op->getResult(0), context, cost);
  }
};

/// Where it only says the shape of a reshape it is arithmetic on sizes.
struct FromElementsModel
    : CostOpInterface::ExternalModel<FromElementsModel,
                                     tensor::FromElementsOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    cost.markNotShareable();
    auto isShape = [](OpOperand &use) {
      auto reshape = dyn_cast<tensor::ReshapeOp>(use.getOwner());
      return reshape && use.getOperandNumber() == 1;
    };
    if (!op->use_empty() && llvm::all_of(op->getUses(), isShape))
      return cost.markFree();
    (void)computeMove({}, op->getResult(0), context, cost);
  }
};

/// A splat is a fill: one that only seeds reductions stays in registers.
struct SplatModel
    : CostOpInterface::ExternalModel<SplatModel, tensor::SplatOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    cost.markNotShareable();
    if (onlySeedsReductions(op->getResult(0), context.sizes))
      return cost.markFree();
    (void)computeMove({}, op->getResult(0), context, cost);
  }
};

/// The body computes each element from its indices.
struct GenerateModel
    : CostOpInterface::ExternalModel<GenerateModel, tensor::GenerateOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    Value result = op->getResult(0);
    std::optional<Shape> extents = getLoopExtents(result, context, cost);
    if (!extents)
      return;
    NestBuilder nest(context, *extents, cost);
    Block &body = op->getRegion(0).front();
    if (failed(addIndexedBody(body, getProduct(*extents), nest, cost)))
      return;
    nest.addWhole(result, AccessKind::Write);
    (void)nest.finish();
  }
};
} // namespace

/// How much of one side of a dimension `padding` takes away: a negative amount
/// crops. One that is no constant is taken not to.
static int64_t getCropped(int64_t padding) {
  return ShapedType::isDynamic(padding) ? 0 : std::max<int64_t>(-padding, 0);
}

namespace {
/// Reads what it keeps of the source and writes the result; the body computes
/// the elements of the result that are not in the source.
struct PadModel : CostOpInterface::ExternalModel<PadModel, tensor::PadOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto pad = cast<tensor::PadOp>(op);
    std::optional<Shape> from = getLoopExtents(pad.getSource(), context, cost);
    std::optional<Shape> to = getLoopExtents(pad.getResult(), context, cost);
    if (!from || !to)
      return;
    Shape kept;
    SmallVector<IndexExpr, 4> index;
    for (auto [dim, size, low, high] :
         llvm::enumerate(*from, pad.getStaticLow(), pad.getStaticHigh())) {
      int64_t first = getCropped(low);
      kept.push_back(Expr::max(size - first - getCropped(high), 0));
      IndexExpr &expr = index.emplace_back();
      expr.offset = Expr(first);
      expr.terms.push_back({static_cast<unsigned>(dim), 1});
    }
    NestBuilder nest(context, *to, cost);
    nest.addAccess(pad.getSource(), index, AccessKind::Read, kept);
    Expr padding = getProduct(*to) - getProduct(kept);
    if (failed(addIndexedBody(pad.getRegion().front(), padding, nest, cost)))
      return;
    nest.addWhole(pad.getResult(), AccessKind::Write);
    (void)nest.finish();
  }
};

//===----------------------------------------------------------------------===//
// Parts of tensors
//===----------------------------------------------------------------------===//

/// One element of the destination is written; where, does not matter.
struct InsertModel
    : CostOpInterface::ExternalModel<InsertModel, tensor::InsertOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    NestBuilder nest(context, {}, cost);
    nest.addGather(cast<tensor::InsertOp>(op).getDest(), {}, AccessKind::Write);
    (void)nest.finish();
  }
};
} // namespace

/// The index of a slice into its destination, in loops over the source.
template <typename Op>
static SmallVector<IndexExpr, 4> getSliceIndex(Op slice, SizeTracer &sizes) {
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  SmallVector<IndexExpr, 4> index;
  unsigned loop = 0;
  for (auto [dim, offset, stride] :
       llvm::enumerate(slice.getMixedOffsets(), slice.getMixedStrides())) {
    IndexExpr &expr = index.emplace_back();
    expr.offset = sizes.getIndex(offset);
    if (!dropped[dim])
      expr.terms.push_back({loop++, sizes.getIndex(stride)});
  }
  return index;
}

namespace {
/// Copies the source into a slice of the destination.
template <typename Op>
struct InsertSliceModel
    : CostOpInterface::ExternalModel<InsertSliceModel<Op>, Op> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto slice = cast<Op>(op);
    std::optional<Shape> extents =
        getLoopExtents(slice.getSource(), context, cost);
    if (!extents)
      return;
    NestBuilder nest(context, *extents, cost);
    nest.addWhole(slice.getSource(), AccessKind::Read);
    nest.addAccess(slice.getDest(), getSliceIndex(slice, context.sizes),
                   AccessKind::Write);
    (void)nest.finish();
  }
};

/// Reads the indices and as many elements as the result has (at most the
/// source), and writes the result.
struct GatherModel
    : CostOpInterface::ExternalModel<GatherModel, tensor::GatherOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto gather = cast<tensor::GatherOp>(op);
    std::optional<Shape> extents =
        getLoopExtents(gather.getResult(), context, cost);
    if (!extents)
      return;
    NestBuilder nest(context, *extents, cost);
    nest.addGather(gather.getSource(), getAllLoops(*extents), AccessKind::Read);
    nest.addWhole(gather.getIndices(), AccessKind::Read);
    nest.addWhole(gather.getResult(), AccessKind::Write);
    (void)nest.finish();
  }
};

/// Reads the indices and the source, and writes as many elements of the
/// destination.
struct ScatterModel
    : CostOpInterface::ExternalModel<ScatterModel, tensor::ScatterOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto scatter = cast<tensor::ScatterOp>(op);
    std::optional<Shape> extents =
        getLoopExtents(scatter.getSource(), context, cost);
    if (!extents)
      return;
    NestBuilder nest(context, *extents, cost);
    nest.addWhole(scatter.getSource(), AccessKind::Read);
    nest.addWhole(scatter.getIndices(), AccessKind::Read);
    nest.addGather(scatter.getDest(), getAllLoops(*extents), AccessKind::Write);
    (void)nest.finish();
  }
};
} // namespace

void mlir::roofline::registerTensorCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    using namespace tensor;
    // An extract outside a kernel is the host looking at one scalar.
    attachFree<BitcastOp, CastOp, CollapseShapeOp, DimOp, EmptyOp,
               ExpandShapeOp, ExtractOp, ExtractSliceOp, RankOp, ReshapeOp>(
        context);
    ConcatOp::attachInterface<ConcatModel>(*context);
    FromElementsOp::attachInterface<FromElementsModel>(*context);
    GatherOp::attachInterface<GatherModel>(*context);
    GenerateOp::attachInterface<GenerateModel>(*context);
    InsertOp::attachInterface<InsertModel>(*context);
    InsertSliceOp::attachInterface<InsertSliceModel<InsertSliceOp>>(*context);
    PadOp::attachInterface<PadModel>(*context);
    ParallelInsertSliceOp::attachInterface<
        InsertSliceModel<ParallelInsertSliceOp>>(*context);
    ScatterOp::attachInterface<ScatterModel>(*context);
    SplatOp::attachInterface<SplatModel>(*context);
  });
}
