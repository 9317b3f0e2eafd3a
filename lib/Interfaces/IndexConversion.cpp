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

/// Adds `factor * expr` to `index`; false where it is not linear.
static bool addLinear(AffineExpr expr, const Expr &factor, IndexExpr &index) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    index.offset += factor * constant.getValue();
    return true;
  }
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    auto *same = llvm::find_if(index.terms, [&](const IndexTerm &term) {
      return term.loop == dim.getPosition();
    });
    if (same == index.terms.end()) {
      index.terms.push_back({dim.getPosition(), factor});
      return true;
    }
    same->coefficient += factor;
    if (same->coefficient.isZero())
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
  if (binary.getKind() != AffineExprKind::Mul || !scale)
    return false;
  Expr product = factor * scale.getValue();
  return product.isZero() || addLinear(binary.getLHS(), product, index);
}

static bool isPoisoned(const IndexExpr &index) {
  return index.offset.isPoisoned() ||
         llvm::any_of(index.terms, [](const IndexTerm &term) {
           return term.coefficient.isPoisoned();
         });
}

namespace {
/// The values of an expression lie in [low, high].
struct Interval {
  Expr low, high;
};
} // namespace

static std::optional<Interval> getRange(AffineExpr expr,
                                        ArrayRef<Expr> extents);

static std::optional<Interval> getBinaryRange(AffineBinaryOpExpr expr,
                                              ArrayRef<Expr> extents) {
  std::optional<Interval> lhs = getRange(expr.getLHS(), extents);
  std::optional<Interval> rhs = getRange(expr.getRHS(), extents);
  if (!lhs || !rhs)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add)
    return Interval{lhs->low + rhs->low, lhs->high + rhs->high};
  // The other operators are affine only with a constant on the right.
  auto operand = dyn_cast<AffineConstantExpr>(expr.getRHS());
  if (!operand)
    return std::nullopt;
  int64_t constant = operand.getValue();
  if (expr.getKind() == AffineExprKind::Mul) {
    Interval range{lhs->low * constant, lhs->high * constant};
    if (constant < 0)
      std::swap(range.low, range.high);
    return range;
  }
  if (constant <= 0)
    return std::nullopt;
  switch (expr.getKind()) {
  case AffineExprKind::FloorDiv:
    return Interval{Expr::floorDiv(lhs->low, constant),
                    Expr::floorDiv(lhs->high, constant)};
  case AffineExprKind::CeilDiv:
    return Interval{Expr::ceilDiv(lhs->low, constant),
                    Expr::ceilDiv(lhs->high, constant)};
  case AffineExprKind::Mod:
    if (lhs->low.isKnownNonNegative() && Expr::isKnownLT(lhs->high, constant))
      return lhs;
    return Interval{0, constant - 1};
  default:
    return std::nullopt;
  }
}

static std::optional<Interval> getRange(AffineExpr expr,
                                        ArrayRef<Expr> extents) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return Interval{constant.getValue(), constant.getValue()};
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return Interval{0, Expr::subtractToZero(extents[dim.getPosition()], 1)};
  if (auto binary = dyn_cast<AffineBinaryOpExpr>(expr))
    return getBinaryRange(binary, extents);
  return std::nullopt;
}

std::optional<IndexExpr>
mlir::roofline::convertToIndex(AffineExpr expr, ArrayRef<Expr> extents) {
  IndexExpr index;
  if (addLinear(expr, 1, index))
    return isPoisoned(index) ? std::nullopt : std::optional(std::move(index));
  std::optional<Interval> range = getRange(expr, extents);
  if (!range)
    return std::nullopt;
  IndexExpr opaque;
  opaque.maxDistinct = range->high - range->low + 1;
  if (opaque.maxDistinct->isPoisoned())
    return std::nullopt;
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
