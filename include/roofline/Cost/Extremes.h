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
// a size is smallest at its other end.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_EXTREMES_H
#define ROOFLINE_COST_EXTREMES_H

#include "roofline/Support/Expr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

/// A value for each of some symbols.
using SymbolValues = llvm::MapVector<const Symbol *, int64_t>;

/// `expr` where its symbols have `values`.
Expr evaluate(const Expr &expr, const SymbolValues &values);

/// Where expressions are smallest and largest.
struct Extremes {
  SymbolValues least, most;
};

/// The ends of the ranges of their symbols at which all of `exprs` are
/// smallest, and largest. Empty where there is no symbol, where one has no
/// upper bound, and where it is not shown that all rise or all fall with it.
std::optional<Extremes> findExtremes(llvm::ArrayRef<Expr> exprs);

} // namespace mlir::roofline

#endif // ROOFLINE_COST_EXTREMES_H
