//===- LinalgSpecialCostModels.cpp - linalg ops without a payload ---------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Softmax, pack and unpack. Their loops and arithmetic are not in the IR, so
// they are written out here. The Winograd transforms have a file of their own.
//
//===----------------------------------------------------------------------===//

#include "CostModels.h"
#include "Moves.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/TypeUtilities.h"
#include "roofline/Interfaces/Payload.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// exp(x - max) / sum over one dimension: per element a maximum, a subtraction,
/// an exponential, an addition and a division. The old output is not used.
struct SoftmaxModel
    : CostOpInterface::ExternalModel<SoftmaxModel, linalg::SoftmaxOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto softmax = cast<linalg::SoftmaxOp>(op);
    Arithmetic arithmetic;
    arithmetic.ops = 4;
    arithmetic.transcendentals = 1;
    arithmetic.divisions = 1;
    arithmetic.slots = 4;
    arithmetic.type = getElementTypeOrSelf(softmax.getInput());
    if (!isa<FloatType>(arithmetic.type))
      return cost.markUnmodelled("a softmax of other than floats");
    if (failed(computeMove(softmax.getInput(), softmax.getOutput(), context,
                           cost)))
      return;
    if (std::optional<std::string> problem =
            addArithmetic(arithmetic, cost.nest.getNumPoints(),
                          /*sharesSlot=*/false, cost.work))
      cost.markUnmodelled(*problem);
  }
};

/// Reads the source and writes all of the destination, padding included. The
/// padding value is a scalar.
struct PackModel : CostOpInterface::ExternalModel<PackModel, linalg::PackOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto pack = cast<linalg::PackOp>(op);
    (void)computeMove(pack.getSource(), pack.getDest(), context, cost);
  }
};

/// Reads the elements that it keeps, so not the padding of the last tiles, and
/// writes the destination.
struct UnPackModel
    : CostOpInterface::ExternalModel<UnPackModel, linalg::UnPackOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto unpack = cast<linalg::UnPackOp>(op);
    std::optional<Shape> packed =
        getLoopExtents(unpack.getSource(), context, cost);
    std::optional<Shape> extents =
        getLoopExtents(unpack.getDest(), context, cost);
    if (!packed || !extents)
      return;
    NestBuilder nest(context, *extents, cost);
    AffineMap map = getSourceMap(unpack, *packed);
    if (!map)
      return cost.markUnmodelled("tiles whose sizes are not constants");
    nest.addAccess(unpack.getSource(), map, AccessKind::Read);
    nest.addWhole(unpack.getDest(), AccessKind::Write);
    (void)nest.finish();
  }

private:
  /// Element i of a dimension in tiles of t lies in tile i floordiv t at
  /// i mod t. The tiles come first, permuted; the places in a tile follow. Null
  /// where some t is no constant.
  static AffineMap getSourceMap(linalg::UnPackOp unpack,
                                ArrayRef<Expr> packed) {
    MLIRContext *context = unpack.getContext();
    unsigned rank = unpack.getDestRank();
    SmallVector<AffineExpr> outer, inner;
    for (unsigned dim = 0; dim < rank; ++dim)
      outer.push_back(getAffineDimExpr(dim, context));
    for (auto [dim, tile] :
         llvm::zip_equal(unpack.getInnerDimsPos(), packed.drop_front(rank))) {
      std::optional<int64_t> size = tile.getInt64();
      if (!size)
        return {};
      inner.push_back(outer[dim] % *size);
      outer[dim] = outer[dim].floorDiv(*size);
    }
    SmallVector<AffineExpr> index;
    if (unpack.getOuterDimsPerm().empty())
      index = outer;
    for (int64_t dim : unpack.getOuterDimsPerm())
      index.push_back(outer[dim]);
    llvm::append_range(index, inner);
    return AffineMap::get(rank, /*symbolCount=*/0, index, context);
  }
};
} // namespace

void mlir::roofline::registerLinalgSpecialCostModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    linalg::SoftmaxOp::attachInterface<SoftmaxModel>(*context);
    linalg::PackOp::attachInterface<PackModel>(*context);
    linalg::UnPackOp::attachInterface<UnPackModel>(*context);
  });
}
