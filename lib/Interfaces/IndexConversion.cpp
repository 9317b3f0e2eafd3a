//===- IndexConversion.cpp - From affine expressions to indices -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexConversion.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Adds `factor * expr` to `index`; false where it is not linear (or has
/// numbers beyond 64 bits).
static bool addLinear(AffineExpr expr, int64_t factor, IndexExpr &index) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    int64_t scaled;
    return !llvm::MulOverflow(constant.getValue(), factor, scaled) &&
           !llvm::AddOverflow(index.offset, scaled, index.offset);
  }
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    auto *same = llvm::find_if(index.terms, [&](const IndexTerm &term) {
      return term.loop == dim.getPosition();
    });
    if (same == index.terms.end()) {
      index.terms.push_back({dim.getPosition(), factor});
      return true;
    }
    if (llvm::AddOverflow(same->coefficient, factor, same->coefficient))
      return false;
    if (same->coefficient == 0)
      index.terms.erase(same);
    return true;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (binary.getKind() == AffineExprKind::Add)
    return addLinear(binary.getLHS(), factor, index) &&
           addLinear(binary.getRHS(), factor, index);
  auto scale = dyn_cast<AffineConstantExpr>(binary.getRHS());
  int64_t product;
  if (binary.getKind() != AffineExprKind::Mul || !scale ||
      llvm::MulOverflow(factor, scale.getValue(), product))
    return false;
  return product == 0 || addLinear(binary.getLHS(), product, index);
}

namespace {
/// The values of an expression lie in [low, high].
struct Range {
  int64_t low, high;
};
} // namespace

static std::optional<Range> getRange(AffineExpr expr,
                                     ArrayRef<int64_t> extents);

static std::optional<Range> getBinaryRange(AffineBinaryOpExpr expr,
                                           ArrayRef<int64_t> extents) {
  std::optional<Range> lhs = getRange(expr.getLHS(), extents);
  std::optional<Range> rhs = getRange(expr.getRHS(), extents);
  if (!lhs || !rhs)
    return std::nullopt;
  Range range;
  if (expr.getKind() == AffineExprKind::Add) {
    if (llvm::AddOverflow(lhs->low, rhs->low, range.low) ||
        llvm::AddOverflow(lhs->high, rhs->high, range.high))
      return std::nullopt;
    return range;
  }
  // The other operators are affine only with a constant on the right.
  int64_t constant = rhs->low;
  if (rhs->low != rhs->high ||
      (expr.getKind() != AffineExprKind::Mul && constant <= 0))
    return std::nullopt;
  switch (expr.getKind()) {
  case AffineExprKind::Mul:
    if (llvm::MulOverflow(lhs->low, constant, range.low) ||
        llvm::MulOverflow(lhs->high, constant, range.high))
      return std::nullopt;
    if (constant < 0)
      std::swap(range.low, range.high);
    return range;
  case AffineExprKind::FloorDiv:
    return Range{llvm::divideFloorSigned(lhs->low, constant),
                 llvm::divideFloorSigned(lhs->high, constant)};
  case AffineExprKind::CeilDiv:
    return Range{llvm::divideCeilSigned(lhs->low, constant),
                 llvm::divideCeilSigned(lhs->high, constant)};
  case AffineExprKind::Mod:
    if (lhs->low >= 0 && lhs->high < constant)
      return lhs;
    return Range{0, constant - 1};
  default:
    return std::nullopt;
  }
}

static std::optional<Range> getRange(AffineExpr expr,
                                     ArrayRef<int64_t> extents) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return Range{constant.getValue(), constant.getValue()};
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return Range{0, std::max<int64_t>(0, extents[dim.getPosition()] - 1)};
  if (auto binary = dyn_cast<AffineBinaryOpExpr>(expr))
    return getBinaryRange(binary, extents);
  return std::nullopt;
}

std::optional<IndexExpr>
mlir::roofline::convertToIndex(AffineExpr expr, ArrayRef<int64_t> extents) {
  IndexExpr index;
  if (addLinear(expr, 1, index))
    return index;
  std::optional<Range> range = getRange(expr, extents);
  int64_t width;
  if (!range || llvm::SubOverflow(range->high, range->low, width) ||
      width == INT64_MAX)
    return std::nullopt;
  IndexExpr opaque;
  opaque.maxDistinct = width + 1;
  for (unsigned loop = 0; loop < extents.size(); ++loop)
    if (expr.isFunctionOfDim(loop))
      opaque.terms.push_back({loop, 1});
  return opaque;
}

llvm::SmallBitVector mlir::roofline::getLoopsOf(AffineMap map) {
  llvm::SmallBitVector loops(map.getNumDims());
  for (unsigned loop = 0; loop < map.getNumDims(); ++loop)
    loops[loop] = map.isFunctionOfDim(loop);
  return loops;
}
