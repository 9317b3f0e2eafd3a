//===- IndexSet.h - The elements that an ordered access touches -*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In loops whose trips depend on each other, what is touched is no box but a
// triangle or a band: a polyhedron, which is looked at row by row.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ACCESS_INDEXSET_H
#define ROOFLINE_ACCESS_INDEXSET_H

#include "roofline/Access/Footprint.h"

namespace mlir::roofline {

/// The number of distinct elements that `accesses`, all to one buffer of
/// `nest`, touch together. Empty where sizes are not all numbers, an index or a
/// trip is not linear in the turns, or there are too many rows.
std::optional<Count> countElements(const Nest &nest,
                                   llvm::ArrayRef<const Access *> accesses);

/// The lines of `lineBytes` that the elements of `countElements` lie in, where
/// they are fewer than those of the box of the loops' extents may be, and rows
/// follow each other in the order of the dimensions.
std::optional<Count>
countLinesOfTriangles(const Nest &nest, llvm::ArrayRef<const Access *> accesses,
                      int64_t lineBytes);

/// The number of distinct elements that `accesses`, all to one buffer of
/// `nest`, touch together, where it is known exactly.
std::optional<Expr> countExactly(const Nest &nest,
                                 llvm::ArrayRef<const Access *> accesses);

/// `countElements` where the trips of loops around depend on each other, or a
/// loop moves an access along two dimensions, and that is known; else
/// `countUnion`.
Expr countDistinctElements(const Nest &nest,
                           llvm::ArrayRef<const Access *> accesses);

} // namespace mlir::roofline

#endif // ROOFLINE_ACCESS_INDEXSET_H
