//===- CalculatorTest.cpp - A roofline without a program ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Calculator.h"
#include "TestReport.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {

std::string getError(const CalculatorRequest &request) {
  llvm::Expected<Calculation> calculation = calculate(request);
  return calculation ? "" : llvm::toString(calculation.takeError());
}

TEST(Calculator, TheSmallerOfPeakAndSlope) {
  CalculatorUnit unit;
  unit.roof = Roof(UnitKind::Tensor, Precision::BF16);
  unit.peak = 989.4e12;
  unit.bandwidth = 3.35e12;
  // 64 * 3.35 = 214.4; 989.4 / 3.35 = 295.343.
  EXPECT_DOUBLE_EQ(unit.getAttainable(64), 214.4e12);
  EXPECT_DOUBLE_EQ(unit.getAttainable(300), 989.4e12);
  EXPECT_NEAR(unit.getRidge(), 295.343, 1e-3);
  EXPECT_EQ(unit.getBoundBy(295), Roof(Roof::Kind::HBM));
  EXPECT_EQ(unit.getBoundBy(296), unit.roof);
}

TEST(Calculator, TheRidgeItselfIsMemory) {
  CalculatorUnit unit;
  unit.roof = Roof(UnitKind::Vector, Precision::F32);
  unit.peak = 16;
  unit.bandwidth = 64;
  EXPECT_EQ(unit.getBoundBy(0.25), Roof(Roof::Kind::HBM));
}

TEST(Calculator, EveryTargetAtEveryPrecision) {
  Calculation calculation = llvm::cantFail(
      calculate({{"h100", "h200"}, {"bf16", "f32"}, {"0", "64"}}));
  std::string text;
  llvm::raw_string_ostream os(text);
  printCalculation(calculation, /*width=*/80, os);
  EXPECT_TRUE(contains(text, "h200: vector.f32 66.9 TFLOP/s, hbm 4.80 TB/s, "
                             "ridge 13.9 FLOP/B\n"));
  // 64 * 4.8 = 307.2 of 989.4, and the vector unit's peak.
  EXPECT_TRUE(contains(text, "h200      tensor.bf16    64.0   307 TFLOP/s  "
                             "31.0%  hbm\n"
                             "h200      vector.f32        0      0 FLOP/s     "
                             "0%  hbm\n"
                             "h200      vector.f32     64.0  66.9 TFLOP/s   "
                             "100%  vector.f32\n"));
  Chart chart = makeChart(calculation);
  EXPECT_EQ(chart.machines, (std::vector<std::string>{"h100-sxm", "h200"}));
  EXPECT_EQ(chart.roofs.size(), 6u);
  EXPECT_EQ(chart.points.size(), 8u);
}

TEST(Calculator, WhatIsTakenUnaskedIsSaid) {
  Calculation calculation =
      llvm::cantFail(calculate({{"v100-sxm2-16gb"}, {}, {}}));
  ASSERT_EQ(calculation.units.size(), 1u);
  EXPECT_EQ(calculation.units[0].roof.getName(), "tensor.f16");
  ASSERT_EQ(calculation.notes.size(), 1u);
  EXPECT_EQ(calculation.notes[0],
            "v100-sxm2-16gb has no rate of tensor units for bf16; f16 is "
            "taken.");
  calculation = llvm::cantFail(calculate({}));
  ASSERT_EQ(calculation.notes.size(), 1u);
  EXPECT_EQ(calculation.notes[0], "No target is named; h100-sxm is taken.");
}

TEST(Calculator, QuestionsWithoutAnAnswer) {
  EXPECT_TRUE(contains(getError({{"h101"}, {}, {}}),
                       "unknown target 'h101'; did you mean 'h100'?"));
  EXPECT_EQ(getError({{"h100"}, {"bf61"}, {}}),
            "unknown precision 'bf61'; did you mean 'bf16'?");
  EXPECT_EQ(getError({{"h100"}, {"f4"}, {}}),
            "target 'h100-sxm' has no rate for f4; it has f64, tf32, f16, "
            "bf16, f8, i8, f32, i32");
  EXPECT_EQ(getError({{"graviton3"}, {}, {}}),
            "target 'graviton3' has no rate for bf16, f16 or f32; --precision "
            "takes one that it has: none");
  EXPECT_EQ(getError({{"h100", "h100-sxm"}, {}, {}}),
            "target 'h100-sxm' is named twice");
  EXPECT_EQ(getError({{"h100"}, {"f8", "f8"}, {}}),
            "precision 'f8' is named twice");
  EXPECT_EQ(getError({{"h100"}, {}, {"-1"}}),
            "intensity '-1' is negative; operations per byte are zero or more");
  for (const char *text : {"", "many", "nan", "inf", "1e999"})
    EXPECT_EQ(getError({{"h100"}, {}, {text}}),
              "intensity '" + std::string(text) +
                  "' is no number of operations per byte");
}

} // namespace
