//===- Count.h - Exact, checked 128-bit counts ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers of operations, elements and bytes. One 2^20 cubed matmul is 2^61
// flops and eight of them are 2^64, so 64 bits are not enough and doubles would
// lose digits. A `Count` is a non-negative 128-bit integer whose arithmetic
// never wraps: a result that does not fit becomes the sticky value `overflow`,
// which every later operation keeps, so that a caller checks once at the end.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_COUNT_H
#define ROOFLINE_SUPPORT_COUNT_H

#include "llvm/ADT/APInt.h"
#include <cstdint>
#include <string>

namespace mlir::roofline {

/// A non-negative exact integer below 2^127, or `overflow`.
class Count {
public:
  constexpr Count() = default;
  /// `n` must not be negative.
  constexpr Count(int64_t n) : value(static_cast<unsigned __int128>(n)) {}

  /// `value` must not be negative; `overflow` where it needs 128 bits or more.
  static Count fromAPInt(const llvm::APInt &value);

  static constexpr Count overflow() {
    Count c;
    c.value = kOverflow;
    return c;
  }

  constexpr bool isOverflow() const { return value == kOverflow; }
  constexpr bool isZero() const { return value == 0; }
  explicit constexpr operator bool() const { return !isZero(); }
  constexpr bool fitsInt64() const { return value <= INT64_MAX; }

  Count operator+(Count rhs) const {
    unsigned __int128 sum = value + rhs.value;
    return isOverflow() || rhs.isOverflow() || sum >= kOverflow ? overflow()
                                                                : raw(sum);
  }
  Count operator*(Count rhs) const {
    if (isZero() || rhs.isZero())
      return isOverflow() || rhs.isOverflow() ? overflow() : Count();
    unsigned __int128 product;
    if (isOverflow() || rhs.isOverflow() ||
        __builtin_mul_overflow(value, rhs.value, &product) ||
        product >= kOverflow)
      return overflow();
    return raw(product);
  }
  /// Saturates at zero; `overflow` stays `overflow`.
  Count operator-(Count rhs) const {
    if (isOverflow() || rhs.isOverflow())
      return overflow();
    return raw(value > rhs.value ? value - rhs.value : 0);
  }
  Count &operator+=(Count rhs) { return *this = *this + rhs; }
  Count &operator*=(Count rhs) { return *this = *this * rhs; }

  /// Division by a positive count, rounded up.
  Count ceilDiv(Count divisor) const {
    if (isOverflow() || divisor.isOverflow())
      return overflow();
    return raw(value / divisor.value + (value % divisor.value != 0));
  }

  constexpr bool operator==(Count rhs) const { return value == rhs.value; }
  constexpr bool operator!=(Count rhs) const { return value != rhs.value; }
  constexpr bool operator<(Count rhs) const { return value < rhs.value; }
  constexpr bool operator<=(Count rhs) const { return value <= rhs.value; }
  constexpr bool operator>(Count rhs) const { return value > rhs.value; }
  constexpr bool operator>=(Count rhs) const { return value >= rhs.value; }

  /// The nearest double; +infinity for `overflow`.
  double toDouble() const;
  /// The value; asserts `fitsInt64()`.
  int64_t toInt64() const;
  /// The value in 128 bits, always non-negative as a signed number.
  llvm::APInt toAPInt() const;
  /// All decimal digits, or "overflow".
  std::string toString() const;

private:
  static constexpr unsigned __int128 kOverflow =
      static_cast<unsigned __int128>(1) << 127;

  static constexpr Count raw(unsigned __int128 v) {
    Count c;
    c.value = v;
    return c;
  }

  unsigned __int128 value = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_COUNT_H
