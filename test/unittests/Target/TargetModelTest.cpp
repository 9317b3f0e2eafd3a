//===- TargetModelTest.cpp - Choosing a rate ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/TargetModel.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using P = Precision;
using U = UnitKind;

namespace {

/// A target with rates that are easy to tell apart.
class TargetModelTest : public ::testing::Test {
protected:
  void add(U unit, P precision, double rate,
           std::optional<P> accumulator = std::nullopt) {
    ComputeRate entry;
    entry.unit = unit;
    entry.precision = precision;
    entry.accumulator = accumulator;
    entry.opsPerSecond.value = rate;
    target.rates.push_back(entry);
  }
  double find(U unit, P precision, std::optional<P> acc = std::nullopt) {
    const ComputeRate *rate = target.findRate(unit, precision, acc);
    return rate ? rate->opsPerSecond.value : 0;
  }
  double resolve(U unit, P precision, std::optional<P> acc = std::nullopt) {
    const ComputeRate *rate = target.resolveRate(unit, precision, acc);
    return rate ? rate->opsPerSecond.value : 0;
  }

  TargetModel target;
};

TEST_F(TargetModelTest, OneRateServesEveryAccumulator) {
  add(U::Tensor, P::F16, 1);
  EXPECT_EQ(find(U::Tensor, P::F16), 1);
  EXPECT_EQ(find(U::Tensor, P::F16, P::F16), 1);
  EXPECT_EQ(find(U::Tensor, P::F16, P::F32), 1);
  EXPECT_EQ(find(U::Tensor, P::BF16), 0);
  EXPECT_EQ(find(U::Vector, P::F16), 0);
}

TEST_F(TargetModelTest, TheAccumulatorPicksTheRate) {
  // GeForce: half rate with f32 accumulators.
  add(U::Tensor, P::F16, 2, P::F16);
  add(U::Tensor, P::F16, 1, P::F32);
  EXPECT_EQ(find(U::Tensor, P::F16, P::F16), 2);
  EXPECT_EQ(find(U::Tensor, P::F16, P::F32), 1);
  // None asked for: the operand type itself.
  EXPECT_EQ(find(U::Tensor, P::F16), 2);
}

TEST_F(TargetModelTest, AnExactAccumulatorGoesBeforeTheGeneralRate) {
  add(U::Tensor, P::F16, 2);
  add(U::Tensor, P::F16, 1, P::F32);
  EXPECT_EQ(find(U::Tensor, P::F16, P::F32), 1);
  EXPECT_EQ(find(U::Tensor, P::F16, P::F16), 2);
  EXPECT_EQ(find(U::Tensor, P::F16, P::F64), 2);
}

TEST_F(TargetModelTest, ElseTheNarrowestThatHoldsTheAccumulator) {
  add(U::Tensor, P::F8, 2, P::F16);
  add(U::Tensor, P::F8, 1, P::F32);
  EXPECT_EQ(find(U::Tensor, P::F8), 2) << "f8 fits f16";
  EXPECT_EQ(find(U::Tensor, P::F8, P::BF16), 1) << "bf16 does not fit f16";
  EXPECT_EQ(find(U::Tensor, P::F8, P::F64), 0) << "nothing holds f64";
}

TEST_F(TargetModelTest, OnlyTheWideAccumulatorIsKnown) {
  // A10G: the rate with f16 accumulators is unknown.
  add(U::Tensor, P::F16, 1, P::F32);
  EXPECT_EQ(find(U::Tensor, P::F16), 1);
}

TEST_F(TargetModelTest, VectorRatesHaveNoAccumulator) {
  add(U::Vector, P::F32, 3);
  EXPECT_EQ(find(U::Vector, P::F32, P::F64), 3);
}

TEST_F(TargetModelTest, ResolvesToTheNextWiderClass) {
  add(U::Tensor, P::F16, 16);
  add(U::Tensor, P::BF16, 17);
  add(U::Vector, P::F64, 64);
  add(U::Vector, P::F32, 32);
  add(U::Vector, P::I32, 33);
  EXPECT_EQ(resolve(U::Tensor, P::F8), 16) << "A100: f8 runs as f16";
  EXPECT_EQ(resolve(U::Tensor, P::F4), 16);
  EXPECT_EQ(resolve(U::Tensor, P::BF16), 17);
  EXPECT_EQ(resolve(U::Tensor, P::F32), 0);
  EXPECT_EQ(resolve(U::Vector, P::BF16), 32);
  EXPECT_EQ(resolve(U::Vector, P::I8), 33);
  EXPECT_EQ(resolve(U::Vector, P::I64), 0);
  EXPECT_EQ(resolve(U::Special, P::F32), 0);
}

TEST_F(TargetModelTest, ResolvingKeepsTheAccumulator) {
  add(U::Tensor, P::F16, 2, P::F16);
  add(U::Tensor, P::F16, 1, P::F32);
  EXPECT_EQ(resolve(U::Tensor, P::F8, P::F32), 1);
  EXPECT_EQ(resolve(U::Tensor, P::F8, P::F16), 2);
}

} // namespace
