//===- Footprint.h - Distinct elements touched ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many different elements an access touches over the whole iteration
// space. Exact for separable indices (each loop in at most one dimension of the
// buffer), including sums of scaled loops such as 2*oh + 3*kh; an upper bound,
// never above the number of points or the size of the buffer, elsewhere.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ACCESS_FOOTPRINT_H
#define ROOFLINE_ACCESS_FOOTPRINT_H

#include "roofline/Access/Nest.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::roofline {

/// The number of distinct values of `index` when every loop runs over its
/// extent. For two terms a*i + b*j with extents I and J it is
/// I*J - max(0, I - b/g) * max(0, J - a/g) with g = gcd(a, b): a point has an
/// equal one at (i + b/g, j - a/g), and each value counts its last such point.
Expr countDistinct(const IndexExpr &index, llvm::ArrayRef<Expr> extents);

/// The number of distinct elements that `access` touches in a nest with
/// `extents`.
Expr countFootprint(const Access &access, const Buffer &buffer,
                    llvm::ArrayRef<Expr> extents);

/// `elements`, or `most` where that is known to be less.
inline Expr capAt(const Expr &elements, const std::optional<Expr> &most) {
  return most && !elements.isZero() ? Expr::min(elements, *most) : elements;
}

/// What stands for a union that cannot be counted exactly.
enum class UnionBound : uint8_t {
  Upper, ///< the sum of the footprints, at most the buffer
  Lower, ///< the largest footprint
};

/// The number of distinct elements that `accesses`, all to `buffer`, touch
/// together. Exact for slices with constant offsets, whatever their strides;
/// elsewhere, and for thousands of slices, the `bound` asked for.
Expr countUnion(llvm::ArrayRef<const Access *> accesses, const Buffer &buffer,
                llvm::ArrayRef<Expr> extents,
                UnionBound bound = UnionBound::Upper);

} // namespace mlir::roofline

#endif // ROOFLINE_ACCESS_FOOTPRINT_H
