//===- Envelope.h - Polynomials that an expression lies between -*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Quotients are within one of a polynomial, which is enough to tell expressions
// apart that drift apart. Example, with M = 100 + x and x >= 0:
//
//   (M - 127) / 128  <=  floordiv(M, 128)  <=  M / 128
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_COST_ENVELOPE_H
#define ROOFLINE_LIB_COST_ENVELOPE_H

#include "UnivariatePolynomial.h"
#include "roofline/Support/Expr.h"

namespace mlir::roofline {

/// lower(x) <= unit * expression <= upper(x) for all x >= 0.
struct Envelope {
  UnivariatePolynomial lower, upper;
  /// Above zero.
  llvm::DynamicAPInt unit = llvm::DynamicAPInt(1);
};

/// The envelope of `e` with `from + x`, `from` not negative, for `symbol`, the
/// only one in it. Empty for quotients by what is no number above zero, and
/// for products of what may be negative.
std::optional<Envelope> findEnvelope(const Expr &e, const Symbol &symbol,
                                     int64_t from);

/// Whether everything in `lhs` is shown to be below everything in `rhs`, or no
/// more than that with `orEqual`, for all x >= 0.
bool isBelow(const Envelope &lhs, const Envelope &rhs, bool orEqual);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_COST_ENVELOPE_H
