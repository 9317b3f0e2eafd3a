//===- WinogradCostModels.cpp - Winograd transforms -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The Winograd convolution F(m x m, r x r) is A' [(G g G') . (B' d B)] A with
// tiles of alpha = m + r - 1; each op is one pair of products. Counted is what
// upstream's decomposition (transform.structured.decompose_winograd_op) runs,
// per tile x: a linalg.matmul with a constant matrix T from the left and one
// with T' from the right, dense, zeros included. T is
//
//   filter   G:  alpha x r          F(2,3): alpha 4    F(4,3): alpha 6
//   input    B': alpha x alpha      F(2,5): alpha 6
//   output   A': m x alpha
//
// Where x has a side of one (the 1-d forms) it is not transformed along it. The
// matrices are constants of the kernel and move nothing.
//
//===----------------------------------------------------------------------===//

#include "CostModels.h"
#include "Moves.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/TypeUtilities.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/ValueTracing.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// The products T * x * T' of all tiles x of a tensor.
struct TileProducts {
  /// The sides of x.
  Expr height, width;
  /// Rows of T.
  int64_t rows;
  /// How many tiles there are.
  Expr tiles;

  /// Multiply-adds of one tile.
  Expr countPerTile() const {
    bool fromLeft = !height.isOne(), fromRight = !width.isOne();
    Expr left = height * width * rows;
    Expr right = width * rows * (fromLeft ? rows : 1);
    return (fromLeft ? left : 0) + (fromRight ? right : 0);
  }
};
} // namespace

static void addWork(WorkKind kind, Precision precision,
                    const Expr &multiplyAdds, Work &work) {
  WorkItem item;
  item.kind = kind;
  item.precision = precision;
  if (kind == WorkKind::MultiplyAccumulate)
    item.accumulator = precision;
  item.ops = multiplyAdds * 2;
  item.slots = multiplyAdds;
  work.add(item);
}

/// The class of the elements of `value`; marks `cost` unmodelled if they are no
/// floats (the matrices have fractions).
static std::optional<Precision> getFloatClass(Value value, OpCost &cost) {
  Type element = getElementTypeOrSelf(value);
  std::optional<Precision> precision = getPrecision(element);
  if (isa<FloatType>(element) && precision)
    return precision;
  cost.markUnmodelled("a Winograd transform of other than floats");
  return std::nullopt;
}

/// The tiles of a tensor alpha x alpha x tilesH x tilesW x n x c.
static TileProducts getTiles(ArrayRef<Expr> shape, int64_t rows) {
  return {shape[0], shape[1], rows, getProduct(shape.drop_front(2))};
}

static void addProducts(const TileProducts &products, Precision precision,
                        OpCost &cost) {
  addWork(WorkKind::MultiplyAccumulate, precision,
          products.tiles * products.countPerTile(), cost.work);
}

namespace {
/// Filters f x r x r x c become alpha x alpha x c x f.
struct FilterTransformModel
    : CostOpInterface::ExternalModel<FilterTransformModel,
                                     linalg::WinogradFilterTransformOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto transform = cast<linalg::WinogradFilterTransformOp>(op);
    std::optional<Precision> precision =
        getFloatClass(transform.getFilter(), cost);
    if (!precision || failed(computeMove(transform.getFilter(),
                                         transform.getOutput(), context, cost)))
      return;
    auto [m, r] = linalg::getFmrFromWinogradConv2DFmr(transform.getFmr());
    Shape filter = context.sizes.getShape(transform.getFilter());
    addProducts({filter[1], filter[2], m + r - 1, filter[0] * filter[3]},
                *precision, cost);
  }
};

/// Images n x h x w x c become overlapping tiles, m apart. Rows and columns
/// that fill no tile are not read.
struct InputTransformModel
    : CostOpInterface::ExternalModel<InputTransformModel,
                                     linalg::WinogradInputTransformOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto transform = cast<linalg::WinogradInputTransformOp>(op);
    std::optional<Precision> precision =
        getFloatClass(transform.getInput(), cost);
    std::optional<Shape> extents =
        getLoopExtents(transform.getOutput(), context, cost);
    if (!precision || !extents)
      return;
    auto [m, r] = linalg::getFmrFromWinogradConv2DFmr(transform.getFmr());
    NestBuilder nest(context, *extents, cost);
    nest.addAccess(transform.getInput(), getInputMap(m, op->getContext()),
                   AccessKind::Read);
    nest.addWhole(transform.getOutput(), AccessKind::Write);
    if (succeeded(nest.finish()))
      addProducts(getTiles(*extents, m + r - 1), *precision, cost);
  }

private:
  /// (a, b, i, j, n, c) -> (n, m*i + a, m*j + b, c)
  static AffineMap getInputMap(int64_t m, MLIRContext *context) {
    SmallVector<AffineExpr> d;
    for (unsigned loop = 0; loop < 6; ++loop)
      d.push_back(getAffineDimExpr(loop, context));
    return AffineMap::get(6, 0, {d[4], d[2] * m + d[0], d[3] * m + d[1], d[5]},
                          context);
  }
};

/// Tiles become images, added to the old output. The matrices of F(4,3) and
/// F(2,5) are scaled, which takes another multiply-add per output.
struct OutputTransformModel
    : CostOpInterface::ExternalModel<OutputTransformModel,
                                     linalg::WinogradOutputTransformOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto transform = cast<linalg::WinogradOutputTransformOp>(op);
    Value output = transform.getOutput();
    std::optional<Precision> precision =
        getFloatClass(transform.getValue(), cost);
    std::optional<Shape> extents =
        getLoopExtents(transform.getValue(), context, cost);
    if (!precision || !extents)
      return;
    NestBuilder nest(context, *extents, cost);
    nest.addWhole(transform.getValue(), AccessKind::Read);
    nest.addWhole(output, context.values.isKnownInitialValue(output)
                              ? AccessKind::Write
                              : AccessKind::Update);
    if (failed(nest.finish()))
      return;
    int64_t m = linalg::getFmrFromWinogradConv2DFmr(transform.getFmr()).first;
    addProducts(getTiles(*extents, m), *precision, cost);
    if (transform.getFmr() != linalg::WinogradConv2DFmr::F_2_3)
      addWork(WorkKind::Arithmetic, *precision,
              getProduct(context.sizes.getShape(output)), cost.work);
  }
};
} // namespace

void mlir::roofline::registerWinogradCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    using namespace linalg;
    WinogradFilterTransformOp::attachInterface<FilterTransformModel>(*context);
    WinogradInputTransformOp::attachInterface<InputTransformModel>(*context);
    WinogradOutputTransformOp::attachInterface<OutputTransformModel>(*context);
  });
}
