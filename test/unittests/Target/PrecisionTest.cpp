//===- PrecisionTest.cpp - Names and lossless classes ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/Precision.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using P = Precision;

namespace {

TEST(Precision, NamesRoundTrip) {
  for (unsigned i = 0; i < kNumPrecisions; ++i) {
    P precision = static_cast<P>(i);
    EXPECT_EQ(parsePrecision(stringify(precision)), precision);
  }
  EXPECT_EQ(parsePrecision("fp16"), std::nullopt);
  EXPECT_EQ(parsePrecision(""), std::nullopt);
}

TEST(Precision, UnitNames) {
  EXPECT_EQ(stringify(UnitKind::Tensor), "tensor");
  EXPECT_EQ(stringify(UnitKind::Vector), "vector");
  EXPECT_EQ(stringify(UnitKind::Special), "special");
}

TEST(Precision, ChainsStartWithTheClassAndStayInKind) {
  for (unsigned i = 0; i < kNumPrecisions; ++i) {
    P precision = static_cast<P>(i);
    llvm::ArrayRef<P> chain = losslessClasses(precision);
    EXPECT_EQ(chain.front(), precision);
    for (P holder : chain)
      EXPECT_EQ(isInteger(holder), isInteger(precision));
    EXPECT_EQ(chain.back(), isInteger(precision) ? P::I64 : P::F64);
  }
}

TEST(Precision, ChainsAreTransitive) {
  for (unsigned i = 0; i < kNumPrecisions; ++i) {
    llvm::ArrayRef<P> chain = losslessClasses(static_cast<P>(i));
    for (P holder : chain)
      for (P further : losslessClasses(holder))
        EXPECT_TRUE(llvm::is_contained(chain, further))
            << stringify(holder).str() << " -> " << stringify(further).str();
  }
}

TEST(Precision, NeitherHalfHoldsTheOther) {
  // bf16 has f32's exponent, f16 three more bits of mantissa.
  EXPECT_FALSE(llvm::is_contained(losslessClasses(P::BF16), P::F16));
  EXPECT_FALSE(llvm::is_contained(losslessClasses(P::F16), P::BF16));
}

TEST(Precision, TheTensorFormatIsNarrowerThanF32) {
  EXPECT_TRUE(llvm::is_contained(losslessClasses(P::BF16), P::TF32));
  EXPECT_FALSE(llvm::is_contained(losslessClasses(P::F32), P::TF32));
}

} // namespace
