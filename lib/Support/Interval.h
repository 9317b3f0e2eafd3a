//===- Interval.h - Integers between two bounds --------------- -*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Interval arithmetic on 128-bit integers for the proofs on expressions. An end
// that is not known or does not fit is infinite: every interval contains the
// value that it stands for.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_SUPPORT_INTERVAL_H
#define ROOFLINE_LIB_SUPPORT_INTERVAL_H

#include <algorithm>

namespace mlir::roofline {

using Int128 = __int128;

/// The largest 128-bit integer.
constexpr Int128 kMaxInt128 =
    static_cast<Int128>((static_cast<unsigned __int128>(1) << 127) - 1);

/// Quotient rounded to -infinity; `divisor` is positive.
inline Int128 floorDivide(Int128 dividend, Int128 divisor) {
  Int128 quotient = dividend / divisor;
  return dividend % divisor < 0 ? quotient - 1 : quotient;
}

/// All integers from `lower` to `upper`, both included.
struct Interval {
  static constexpr Int128 kPlusInfinity = kMaxInt128;
  static constexpr Int128 kMinusInfinity = -kMaxInt128 - 1;

  Int128 lower = kMinusInfinity;
  Int128 upper = kPlusInfinity;

  static Interval point(Int128 n) { return {n, n}; }
  static bool isFinite(Int128 n) {
    return n != kPlusInfinity && n != kMinusInfinity;
  }
  bool hasLower() const { return lower != kMinusInfinity; }
  bool hasUpper() const { return upper != kPlusInfinity; }
  bool isPoint() const { return lower == upper && isFinite(lower); }

  Interval operator+(Interval rhs) const {
    Interval sum;
    if (!hasLower() || !rhs.hasLower() ||
        __builtin_add_overflow(lower, rhs.lower, &sum.lower))
      sum.lower = kMinusInfinity;
    if (!hasUpper() || !rhs.hasUpper() ||
        __builtin_add_overflow(upper, rhs.upper, &sum.upper))
      sum.upper = kPlusInfinity;
    return sum;
  }

  Interval operator*(Interval rhs) const {
    auto [low, high] = std::minmax(
        {multiplyEnds(lower, rhs.lower), multiplyEnds(lower, rhs.upper),
         multiplyEnds(upper, rhs.lower), multiplyEnds(upper, rhs.upper)});
    // An end that left the range says nothing about its own side.
    return {low == kPlusInfinity ? kMaxInt128 - 1 : low,
            high == kMinusInfinity ? -kMaxInt128 : high};
  }

  /// Division by what is positive by contract.
  Interval floorDiv(Interval divisor) const {
    Int128 least = std::max<Int128>(divisor.lower, 1);
    Int128 most = std::max(divisor.upper, least);
    Interval quotient;
    if (hasLower())
      quotient.lower = floorDivideEnd(lower, lower >= 0 ? most : least);
    if (hasUpper())
      quotient.upper = floorDivideEnd(upper, upper >= 0 ? least : most);
    return quotient;
  }

private:
  static Int128 multiplyEnds(Int128 lhs, Int128 rhs) {
    if (lhs == 0 || rhs == 0)
      return 0;
    Int128 product;
    if (isFinite(lhs) && isFinite(rhs) &&
        !__builtin_mul_overflow(lhs, rhs, &product))
      return product;
    return (lhs < 0) == (rhs < 0) ? kPlusInfinity : kMinusInfinity;
  }
  static Int128 floorDivideEnd(Int128 dividend, Int128 divisor) {
    if (divisor == kPlusInfinity)
      return dividend >= 0 ? 0 : -1;
    return floorDivide(dividend, divisor);
  }
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_SUPPORT_INTERVAL_H
