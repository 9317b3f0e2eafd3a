//===- HalvedRanges.h - Proofs in parts of the ranges of sizes --*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_COST_HALVEDRANGES_H
#define ROOFLINE_LIB_COST_HALVEDRANGES_H

#include "roofline/Support/Expr.h"

namespace mlir::roofline {

/// Whether `expr` is shown to be at least 0 for all values of its symbols. What
/// is not shown for their ranges as a whole may be for each half of one of
/// them, and so on: the smaller the part, the closer the bounds of what is in
/// it. False where a symbol has no upper bound, and where it takes many parts.
bool isNonNegativeInRanges(const Expr &expr);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_COST_HALVEDRANGES_H
