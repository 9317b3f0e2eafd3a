//===- IndexRuns.h - The values that an index takes -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An index into one dimension is a sum of runs: values a stride apart. Where
// runs leave no gap they join, and the more of them do, the easier is counting.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_INDEXRUNS_H
#define ROOFLINE_LIB_ACCESS_INDEXRUNS_H

#include "roofline/Access/Nest.h"

namespace mlir::roofline {

/// `count` values `stride` apart, wherever they begin. Counting values does not
/// care about signs, so strides are positive.
struct Run {
  Expr stride = 1;
  Expr count = 1;
};
using Runs = llvm::SmallVector<Run, 4>;

/// The terms of `index` that move, by rising stride as far as strides compare.
/// Empty where the direction of a term is not known.
std::optional<Runs> getRuns(const IndexExpr &index,
                            llvm::ArrayRef<Expr> extents);

/// Joins neighbours whose sum is one longer progression: a dense run of
/// `count` steps followed by strides that leave no gap.
void joinDense(Runs &runs);

/// Whether what `countDistinct` says of `index` is no bound but the number.
bool isExact(const IndexExpr &index, llvm::ArrayRef<Expr> extents);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_INDEXRUNS_H
