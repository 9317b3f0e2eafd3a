//===- WorkTest.cpp - Arithmetic by kind and precision --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Work.h"
#include "TestTarget.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {

TEST(WorkTest, EqualKindsAndTypesMerge) {
  Work work;
  work.add(contraction(Precision::BF16, 100, Precision::F32));
  work.add(arithmetic(Precision::F32, 3));
  work.add(contraction(Precision::BF16, 20, Precision::F32));
  work.add(contraction(Precision::BF16, 1, Precision::BF16));
  ASSERT_EQ(work.getItems().size(), 3u);
  EXPECT_EQ(work.getItems()[0].ops, Count(120)); // 100 + 20
  EXPECT_EQ(work.getItems()[1].ops, Count(3));   // in order of first use
  EXPECT_EQ(work.getItems()[2].ops, Count(1));   // another accumulator
}

TEST(WorkTest, EachFlopCountsOnce) {
  Work work;
  work.add(contraction(Precision::BF16, 100, Precision::F32));
  work.add(arithmetic(Precision::F32, 7)); // holds the flops of the divisions
  work.add(transcendental(Precision::F32, 5));
  work.add(division(Precision::F32, 4));
  work.add(contraction(Precision::I8, 40, Precision::I32));
  work.add(arithmetic(Precision::I32, 2));
  EXPECT_EQ(work.getFlops(), Count(112)); // 100 + 7 + 5
  EXPECT_EQ(work.getTranscendentals(), Count(5));
  EXPECT_EQ(work.getIops(), Count(42));            // 40 + 2
  EXPECT_EQ(work.getContractionOps(), Count(140)); // 100 + 40
}

TEST(WorkTest, NothingAddsNothing) {
  Work work;
  work.add(arithmetic(Precision::F32, 0));
  EXPECT_TRUE(work.isEmpty());
  work.add(arithmetic(Precision::F32, 3));
  work.scale(0);
  EXPECT_TRUE(work.isEmpty());
  EXPECT_EQ(work.getFlops(), Count(0));
}

TEST(WorkTest, ScalesOpsAndSlots) {
  Work work;
  work.add(arithmetic(Precision::F32, /*ops=*/6, /*slots=*/4));
  work.scale(1000);
  EXPECT_EQ(work.getItems()[0].ops, Count(6000));
  EXPECT_EQ(work.getItems()[0].slots, Count(4000));
}

TEST(WorkTest, OverflowShows) {
  Work work;
  work.add(contraction(Precision::BF16, 2));
  work.scale(INT64_MAX); // 2^64 - 2
  EXPECT_FALSE(work.isOverflow());
  work.scale(INT64_MAX); // about 2^127, just below
  EXPECT_FALSE(work.isOverflow());
  work.scale(2);
  EXPECT_TRUE(work.isOverflow());
  EXPECT_TRUE(work.getFlops().isOverflow());
}

} // namespace
