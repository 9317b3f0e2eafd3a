//===- CountTest.cpp - Exact, checked 128-bit counts ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Count.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace mlir::roofline;

namespace {

/// 2^n, n below 127.
Count power(unsigned n) {
  Count result = 1;
  while (n-- > 0)
    result *= 2;
  return result;
}

/// The largest count, 2^127 - 1.
Count largest() { return (power(126) - 1) + power(126); }

TEST(CountTest, DigitsBeyond64Bits) {
  EXPECT_EQ(Count().toString(), "0");
  EXPECT_EQ(Count(INT64_MAX).toString(), "9223372036854775807"); // 2^63 - 1
  // Eight 2^20 cubed matmuls at two flops: 8 * 2 * 2^60 = 2^64.
  EXPECT_EQ((Count(16) * power(60)).toString(), "18446744073709551616");
  EXPECT_EQ(largest().toString(), "170141183460469231731687303715884105727");
  // 10^15 * 10^15 + 1: no digit is lost.
  Count million = 1000000;
  Count quadrillion = million * million * Count(1000);
  EXPECT_EQ((quadrillion * quadrillion + 1).toString(),
            "1000000000000000000000000000001");
}

TEST(CountTest, SumsOverflowAtTwoTo127) {
  EXPECT_FALSE(largest().isOverflow());
  EXPECT_TRUE((largest() + 1).isOverflow());
  EXPECT_TRUE((power(126) + power(126)).isOverflow()); // 2^127
  EXPECT_TRUE((largest() + largest()).isOverflow());   // 2^128 - 2
}

TEST(CountTest, ProductsOverflowAtTwoTo127) {
  EXPECT_EQ(power(63) * power(63), power(126));
  EXPECT_TRUE((power(64) * power(63)).isOverflow());   // 2^127
  EXPECT_TRUE((power(64) * power(64)).isOverflow());   // 2^128, past 128 bits
  EXPECT_TRUE((power(126) * power(126)).isOverflow()); // 2^252
}

TEST(CountTest, OverflowIsSticky) {
  Count overflow = Count::overflow();
  EXPECT_TRUE((overflow + 0).isOverflow());
  EXPECT_TRUE((Count(0) + overflow).isOverflow());
  EXPECT_TRUE((overflow * 0).isOverflow());
  EXPECT_TRUE((Count(0) * overflow).isOverflow());
  EXPECT_TRUE((overflow - overflow).isOverflow());
  EXPECT_TRUE((Count(1) - overflow).isOverflow());
  EXPECT_TRUE(overflow.ceilDiv(1000).isOverflow());
  EXPECT_EQ(overflow.toString(), "overflow");
  EXPECT_TRUE(std::isinf(overflow.toDouble()));
  EXPECT_FALSE(overflow.fitsInt64());
  EXPECT_GT(overflow, largest());
}

TEST(CountTest, DifferenceStopsAtZero) {
  EXPECT_EQ(Count(5) - Count(3), Count(2));
  EXPECT_EQ(Count(3) - Count(5), Count(0));
}

TEST(CountTest, CeilDivRoundsUp) {
  EXPECT_EQ(Count(0).ceilDiv(2), Count(0));
  EXPECT_EQ(Count(7).ceilDiv(2), Count(4)); // 3.5
  EXPECT_EQ(Count(8).ceilDiv(2), Count(4));
  EXPECT_EQ(largest().ceilDiv(2), power(126)); // (2^127 - 1) / 2, up
}

TEST(CountTest, Conversions) {
  EXPECT_TRUE(Count(INT64_MAX).fitsInt64());
  EXPECT_FALSE(power(63).fitsInt64());
  EXPECT_EQ(Count(INT64_MAX).toInt64(), INT64_MAX);
  EXPECT_EQ(power(100).toDouble(), std::ldexp(1.0, 100));
  // 2^53 + 1 lies between two doubles; the even one is 2^53.
  EXPECT_EQ((power(53) + 1).toDouble(), std::ldexp(1.0, 53));
  llvm::APInt bits = largest().toAPInt();
  EXPECT_EQ(bits.getBitWidth(), 128u);
  EXPECT_FALSE(bits.isNegative());
  EXPECT_EQ(bits.popcount(), 127u);
}

TEST(CountTest, Order) {
  EXPECT_LT(power(63), power(64));
  EXPECT_LE(power(64), power(64));
  EXPECT_GE(power(65), power(64));
  EXPECT_NE(power(64), Count(0)); // equal in the low 64 bits
  EXPECT_TRUE(power(64));
  EXPECT_FALSE(Count(0));
}

} // namespace
