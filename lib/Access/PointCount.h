//===- PointCount.h - Integer points of polyhedra ---------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_POINTCOUNT_H
#define ROOFLINE_LIB_ACCESS_POINTCOUNT_H

#include "mlir/Analysis/Presburger/IntegerRelation.h"
#include "roofline/Support/Count.h"

namespace mlir::roofline {

/// The most that a dimension of a polyhedron here may reach.
constexpr int64_t kMaxSize = int64_t(1) << 36;

/// Whether the coefficients of `set`, up to 2^20, and constants, up to 2^50,
/// are such that with dimensions below `kMaxSize` no sum leaves 64 bits.
bool hasSmallNumbers(const presburger::IntegerPolyhedron &set);

/// The number of integer points in the union of `sets`, of one rank above 0 and
/// each within 0 and `kMaxSize` along every dimension. Goes row by row along
/// the last dimension; empty where that takes over a million steps.
std::optional<Count>
countPoints(llvm::ArrayRef<presburger::IntegerPolyhedron> sets);

/// The first dimensions of a row, and from where up to where it has points
/// along the last one.
using RowVisitor = llvm::function_ref<void(llvm::ArrayRef<int64_t> index,
                                           int64_t first, int64_t end)>;

/// Calls `visit` for all of these points in rising order, once for each. False
/// where `countPoints` is empty; then not for all.
bool visitRows(llvm::ArrayRef<presburger::IntegerPolyhedron> sets,
               RowVisitor visit);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_POINTCOUNT_H
