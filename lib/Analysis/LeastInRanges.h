//===- LeastInRanges.h - Least values in the user's ranges ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_LEASTINRANGES_H
#define ROOFLINE_LIB_ANALYSIS_LEASTINRANGES_H

#include "roofline/Cost/Extremes.h"
#include "roofline/Interfaces/Dimensions.h"

namespace mlir::roofline {

/// The sizes at which `expr` is smallest in the ranges among `bindings`. Empty
/// unless each of its symbols has a range and it is shown where that is.
std::optional<SymbolValues> findLeast(const Expr &expr,
                                      ArrayRef<DimensionBinding> bindings);

/// "-N + 3 = -4, for N=7": `expr` and what it is at `values`.
std::string describeAt(const Expr &expr, const SymbolValues &values);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_LEASTINRANGES_H
