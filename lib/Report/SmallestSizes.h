//===- SmallestSizes.h - What comes first where sizes are open --*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Formulas have no order of size, but a report must show something first. Here
// they are numbers: at the smallest sizes that the symbols allow, zero aside.
// That is for order only, never printed.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_SMALLESTSIZES_H
#define ROOFLINE_LIB_REPORT_SMALLESTSIZES_H

#include "roofline/Cost/Roofline.h"

namespace mlir::roofline {

/// `count` with each symbol replaced by its lower bound or, if that is less, by
/// 1; infinite where the result is no number. A constant is what it is.
double getCountAtSmallestSizes(const Expr &count);

/// The time of `demands`, one after the other, at the same sizes.
double getSecondsAtSmallestSizes(llvm::ArrayRef<Demand> demands);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_SMALLESTSIZES_H
