//===- WarpAccess.cpp - Addresses of the lanes of warps -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WarpAccess.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Rows of vectors that are looked at one by one.
static constexpr int64_t kMaxRows = 64;

/// In elements, the distance between neighbours along each dimension of `base`;
/// empty where it is not known.
static std::optional<SmallVector<Expr, 4>>
getStrides(Value base, const CostContext &context) {
  auto type = dyn_cast<MemRefType>(base.getType());
  if (!type)
    return std::nullopt;
  SmallVector<Expr, 4> result(type.getRank());
  if (type.getLayout().isIdentity()) {
    Shape shape = context.sizes.getShape(base);
    Expr stride = 1;
    for (int64_t dim = type.getRank(); dim-- > 0; stride *= shape[dim])
      result[dim] = stride;
    return result;
  }
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      llvm::is_contained(strides, ShapedType::kDynamic))
    return std::nullopt;
  for (auto [dim, stride] : llvm::enumerate(strides))
    result[dim] = stride;
  return result;
}

/// In elements, where `base`, a view, begins in its root. Zero where that is
/// not known: the first lane is then taken for aligned, and what the others are
/// away from it is known from the strides.
static Expr getStart(Value base, const CostContext &context) {
  Value root = context.values.getRoot(base);
  const ViewCoordinates &view = context.values.getCoordinatesInRoot(base);
  auto strides = getStrides(root, context);
  Expr start;
  if (root != base && view && strides)
    for (auto [dim, stride] : llvm::zip_equal(*view, *strides))
      start += dim.offset * stride;
  return start;
}

static std::optional<int64_t> getBytesPerElement(Value base,
                                                 const CostContext &context) {
  return getElementBytes(cast<ShapedType>(base.getType()).getElementType(),
                         context);
}

SmallVector<WarpMove, 1>
mlir::roofline::getWarpMoves(const ElementAccess &access,
                             const CostContext &context) {
  auto strides = getStrides(access.base, context);
  std::optional<int64_t> elementBytes =
      getBytesPerElement(access.base, context);
  if (!strides || !elementBytes)
    return {};
  // What stands side by side in memory is one piece.
  WarpMove move{access.base, access.indices, access.kind, *elementBytes, {},
                {}};
  SmallVector<WarpMove, 1> moves = {move};
  unsigned firstDim = access.indices.size() - access.lanes.size();
  for (auto [number, lanes] : llvm::enumerate(access.lanes)) {
    unsigned dim = firstDim + number;
    if (dim + 1 == access.indices.size() && (*strides)[dim].isOne()) {
      for (WarpMove &row : moves)
        row.bytesPerLane *= lanes;
      break;
    }
    if (static_cast<int64_t>(moves.size()) * lanes > kMaxRows)
      return {};
    SmallVector<WarpMove, 1> rows;
    for (const WarpMove &row : moves)
      for (int64_t lane = 0; lane < lanes; ++lane)
        rows.emplace_back(row).indices[dim] += lane;
    moves = std::move(rows);
  }
  return moves;
}

std::optional<Expr> mlir::roofline::getAddress(const WarpMove &move,
                                               const CostContext &context) {
  if (!isa<ShapedType>(move.base.getType()))
    return move.indices.front();
  auto strides = getStrides(move.base, context);
  std::optional<int64_t> elementBytes = getBytesPerElement(move.base, context);
  if (!strides || !elementBytes)
    return std::nullopt;
  Expr address = getStart(move.base, context);
  for (auto [index, stride] : llvm::zip_equal(move.indices, *strides))
    address += index * stride;
  return address * *elementBytes;
}
