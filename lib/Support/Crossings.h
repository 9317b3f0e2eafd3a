//===- Crossings.h - Minima and maxima along an index -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of two operands of a minimum that rise evenly with an index, one is the
// smaller one up to where they cross, and the other one from there on.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_SUPPORT_CROSSINGS_H
#define ROOFLINE_LIB_SUPPORT_CROSSINGS_H

#include "Polynomial.h"

namespace mlir::roofline {

/// What an expression is for values of an index below `at`, and from there on.
struct Crossing {
  Expr at, before, after;
};

/// The expression with one minimum or maximum in it, however deep, without the
/// one or the other of two of its operands that cross. Empty where no two do,
/// or their distance does not change by the same number with each value.
std::optional<Crossing> findCrossing(const Expr &e, const Symbol &index);

/// `e` with min(N - i, M - i) as min(N, M) - i, and so on.
Expr joinParallels(const Expr &e, const Symbol &index);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_SUPPORT_CROSSINGS_H
