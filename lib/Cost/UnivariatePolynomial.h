//===- UnivariatePolynomial.h - Where a polynomial changes sign -*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Polynomials in one variable with integer coefficients of any size, and the
// integers at which they change sign: exactly, whatever the magnitude.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_COST_UNIVARIATEPOLYNOMIAL_H
#define ROOFLINE_LIB_COST_UNIVARIATEPOLYNOMIAL_H

#include "llvm/ADT/DynamicAPInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace mlir::roofline {

class UnivariatePolynomial {
public:
  /// Zero.
  UnivariatePolynomial() = default;
  explicit UnivariatePolynomial(const llvm::DynamicAPInt &constant) {
    coefficients.push_back(constant);
    trim();
  }
  /// `slope*x + offset`.
  UnivariatePolynomial(const llvm::DynamicAPInt &slope,
                       const llvm::DynamicAPInt &offset) {
    coefficients = {offset, slope};
    trim();
  }

  /// That of zero is 0.
  unsigned getDegree() const {
    return coefficients.empty() ? 0 : coefficients.size() - 1;
  }
  llvm::DynamicAPInt getConstantTerm() const {
    return coefficients.empty() ? llvm::DynamicAPInt() : coefficients.front();
  }
  /// Whether no coefficient is below zero, so that no value for x >= 0 is.
  bool hasNoNegative() const {
    return llvm::all_of(coefficients,
                        [](const llvm::DynamicAPInt &n) { return n >= 0; });
  }
  bool operator==(const UnivariatePolynomial &rhs) const {
    return coefficients == rhs.coefficients;
  }

  UnivariatePolynomial operator+(const UnivariatePolynomial &rhs) const;
  UnivariatePolynomial operator-(const UnivariatePolynomial &rhs) const;
  UnivariatePolynomial operator*(const UnivariatePolynomial &rhs) const;
  /// The quotient rounded down, where it is a polynomial with integer
  /// coefficients: all but the constant one divide by `divisor`, which is
  /// positive.
  std::optional<UnivariatePolynomial>
  floorDiv(const llvm::DynamicAPInt &divisor) const;

  /// -1, 0 or 1.
  int getSign(int64_t x) const;
  /// The integers x, ascending, with `first` < x <= `last`, at which the sign
  /// is another than at x - 1.
  llvm::SmallVector<int64_t, 2> findSignChanges(int64_t first,
                                                int64_t last) const;

private:
  void trim() {
    while (!coefficients.empty() && coefficients.back() == 0)
      coefficients.pop_back();
  }
  UnivariatePolynomial getDifference() const;
  void findLinearChanges(int64_t first, int64_t last,
                         llvm::SmallVectorImpl<int64_t> &changes) const;
  void findMonotoneChanges(int64_t first, int64_t last,
                           llvm::SmallVectorImpl<int64_t> &changes) const;

  /// By power, without zeros at the end.
  llvm::SmallVector<llvm::DynamicAPInt, 3> coefficients;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_COST_UNIVARIATEPOLYNOMIAL_H
