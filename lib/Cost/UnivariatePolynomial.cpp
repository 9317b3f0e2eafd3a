//===- UnivariatePolynomial.cpp - Where a polynomial changes sign ---------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A polynomial is monotone on the integers between two sign changes of its
// difference f(x + 1) - f(x), which is of a lower degree; so its own sign
// changes there once, by way of zero or not, or never.
//
//===----------------------------------------------------------------------===//

#include "UnivariatePolynomial.h"
#include "llvm/ADT/STLFunctionalExtras.h"

using namespace mlir::roofline;
using llvm::DynamicAPInt;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

UnivariatePolynomial
UnivariatePolynomial::operator+(const UnivariatePolynomial &rhs) const {
  UnivariatePolynomial sum = *this;
  if (sum.coefficients.size() < rhs.coefficients.size())
    sum.coefficients.resize(rhs.coefficients.size());
  for (size_t i = 0; i != rhs.coefficients.size(); ++i)
    sum.coefficients[i] += rhs.coefficients[i];
  sum.trim();
  return sum;
}

UnivariatePolynomial
UnivariatePolynomial::operator-(const UnivariatePolynomial &rhs) const {
  UnivariatePolynomial difference = *this;
  if (difference.coefficients.size() < rhs.coefficients.size())
    difference.coefficients.resize(rhs.coefficients.size());
  for (size_t i = 0; i != rhs.coefficients.size(); ++i)
    difference.coefficients[i] -= rhs.coefficients[i];
  difference.trim();
  return difference;
}

UnivariatePolynomial
UnivariatePolynomial::operator*(const UnivariatePolynomial &rhs) const {
  UnivariatePolynomial product;
  if (coefficients.empty() || rhs.coefficients.empty())
    return product;
  product.coefficients.resize(getDegree() + rhs.getDegree() + 1);
  for (size_t i = 0; i != coefficients.size(); ++i)
    for (size_t j = 0; j != rhs.coefficients.size(); ++j)
      product.coefficients[i + j] += coefficients[i] * rhs.coefficients[j];
  return product;
}

std::optional<UnivariatePolynomial>
UnivariatePolynomial::floorDiv(const DynamicAPInt &divisor) const {
  UnivariatePolynomial quotient = *this;
  for (size_t i = 0; i != coefficients.size(); ++i) {
    if (i != 0 && coefficients[i] % divisor != 0)
      return std::nullopt;
    quotient.coefficients[i] = llvm::floorDiv(coefficients[i], divisor);
  }
  quotient.trim();
  return quotient;
}

/// f(x + 1) - f(x): the power x^k gives all lower powers x^j, binomial(k, j)
/// times.
UnivariatePolynomial UnivariatePolynomial::getDifference() const {
  UnivariatePolynomial difference;
  difference.coefficients.resize(getDegree());
  for (unsigned k = 1; k <= getDegree(); ++k) {
    int64_t binomial = 1;
    for (unsigned j = 0; j != k; ++j) {
      difference.coefficients[j] += coefficients[k] * binomial;
      binomial = binomial * (k - j) / (j + 1);
    }
  }
  return difference;
}

//===----------------------------------------------------------------------===//
// Signs
//===----------------------------------------------------------------------===//

static int getSignOf(const DynamicAPInt &n) {
  return n > 0 ? 1 : n < 0 ? -1 : 0;
}

int UnivariatePolynomial::getSign(int64_t x) const {
  DynamicAPInt value;
  for (size_t i = coefficients.size(); i != 0; --i)
    value = value * x + coefficients[i - 1];
  return getSignOf(value);
}

/// The first integer after `before`, up to `last`, with a property that it has
/// not, that `last` has, and that no integer loses again. Takes steps by its
/// distance from `before`, since what is far away is large.
static int64_t findFirst(int64_t before, int64_t last,
                         llvm::function_ref<bool(int64_t)> hasProperty) {
  auto getDistance = [&] {
    return static_cast<uint64_t>(last) - static_cast<uint64_t>(before);
  };
  auto getStep = [&](uint64_t step) {
    return static_cast<int64_t>(static_cast<uint64_t>(before) + step);
  };
  for (uint64_t step = 1; step < getDistance(); step *= 2) {
    if (hasProperty(getStep(step))) {
      last = getStep(step);
      break;
    }
    before = getStep(step);
  }
  while (getDistance() > 1) {
    int64_t middle = getStep(getDistance() / 2);
    (hasProperty(middle) ? last : before) = middle;
  }
  return last;
}

void UnivariatePolynomial::findLinearChanges(
    int64_t first, int64_t last, SmallVectorImpl<int64_t> &changes) const {
  // The first x that is not below the root.
  bool isFalling = coefficients[1] < 0;
  DynamicAPInt slope = isFalling ? -coefficients[1] : coefficients[1];
  DynamicAPInt dividend = isFalling ? coefficients[0] : -coefficients[0];
  DynamicAPInt root = llvm::ceilDiv(dividend, slope);
  if (root > first && root <= last)
    changes.push_back(static_cast<int64_t>(root));
  if (root * slope == dividend && root >= first && root < last)
    changes.push_back(static_cast<int64_t>(root) + 1);
}

/// Where the polynomial is strictly monotone, or constant, from `first` to
/// `last`.
void UnivariatePolynomial::findMonotoneChanges(
    int64_t first, int64_t last, SmallVectorImpl<int64_t> &changes) const {
  int before = getSign(first), after = getSign(last);
  if (before == after)
    return;
  int64_t change =
      findFirst(first, last, [&](int64_t x) { return getSign(x) != before; });
  changes.push_back(change);
  // It does not stay zero.
  if (getSign(change) != after)
    changes.push_back(change + 1);
}

SmallVector<int64_t, 2>
UnivariatePolynomial::findSignChanges(int64_t first, int64_t last) const {
  SmallVector<int64_t, 2> changes;
  if (getDegree() == 0 || first == last)
    return changes;
  if (getDegree() == 1) {
    findLinearChanges(first, last, changes);
    return changes;
  }
  SmallVector<int64_t, 2> turns =
      getDifference().findSignChanges(first, last - 1);
  turns.push_back(last);
  for (int64_t turn : turns) {
    findMonotoneChanges(first, turn, changes);
    first = turn;
  }
  return changes;
}
