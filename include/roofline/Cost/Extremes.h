//===- Extremes.h - Least and most in a range of sizes ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most counts rise with every size, so that in a range of sizes they are
// smallest where all sizes are and largest where all sizes are. What falls with
// a size is smallest at its other end; of what does neither, all values are
// looked at.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_EXTREMES_H
#define ROOFLINE_COST_EXTREMES_H

#include "roofline/Support/Expr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/MapVector.h"
#include <vector>

namespace mlir::roofline {

/// A value for each of some symbols.
using SymbolValues = llvm::MapVector<const Symbol *, int64_t>;

/// `expr` where its symbols have `values`.
Expr evaluate(const Expr &expr, const SymbolValues &values);

/// Points in the ranges of their symbols at one of which each of `exprs` is
/// smallest, and at one largest: two ends of the ranges where all rise or all
/// fall with each symbol, else all points if they are no more than `limit`.
/// Empty where they are more, where there is no symbol, and where one has no
/// upper bound.
std::vector<SymbolValues> findExtremePoints(llvm::ArrayRef<Expr> exprs,
                                            size_t limit);

} // namespace mlir::roofline

#endif // ROOFLINE_COST_EXTREMES_H
