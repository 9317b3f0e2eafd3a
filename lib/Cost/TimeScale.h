//===- TimeScale.h - Times as whole numbers ---------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_COST_TIMESCALE_H
#define ROOFLINE_LIB_COST_TIMESCALE_H

#include "roofline/Cost/Roofline.h"

namespace mlir::roofline {

/// `rate`, of operations or bytes per second, as a whole number; empty where
/// that is less than 1 or leaves 64 bits.
std::optional<int64_t> getWholeRate(double rate);

/// The times of `demands` in one unit in which all of them are whole numbers:
/// 1 s over the least common multiple of the rates, which are rounded to whole
/// operations or bytes per second. Empty where that leaves 64 bits, or a time
/// 127.
std::optional<llvm::SmallVector<Expr, 4>>
scaleTimes(llvm::ArrayRef<RoofDemand> demands);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_COST_TIMESCALE_H
