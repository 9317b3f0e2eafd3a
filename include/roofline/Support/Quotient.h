//===- Quotient.h - Expressions that are quotients --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_QUOTIENT_H
#define ROOFLINE_SUPPORT_QUOTIENT_H

#include "roofline/Support/Expr.h"

namespace mlir::roofline {

/// floordiv(dividend, divisor).
struct ExprQuotient {
  Expr dividend, divisor;
};

/// `e` as a quotient rounded down, if it is just that. Not of a poisoned
/// expression.
std::optional<ExprQuotient> getQuotient(const Expr &e);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_QUOTIENT_H
