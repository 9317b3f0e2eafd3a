//===- BoundedSum.h - Sums that take no more than a budget ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_BOUNDEDSUM_H
#define ROOFLINE_SUPPORT_BOUNDEDSUM_H

#include "roofline/Support/Expr.h"

namespace mlir::roofline {

/// `Expr::sum`, which gives up where it would take more than is left of `work`:
/// a unit for each term of a body and for each number that one is added up for,
/// 512 for each two operands of a minimum that cross, and n^4/16 for n powers
/// of the index. What it takes is taken off.
std::optional<Expr> sumWithin(int64_t &work, const Expr &body,
                              const Symbol &index, const Expr &lower,
                              const Expr &upper);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_BOUNDEDSUM_H
