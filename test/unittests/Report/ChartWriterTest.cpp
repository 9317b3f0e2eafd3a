//===- ChartWriterTest.cpp - Charts as SVG documents ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestChart.h"
#include "TestReport.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using llvm::StringRef;

namespace {

TEST(ChartWriter, ADocumentThatNeedsNothingElse) {
  Chart chart = getH100Chart();
  addPoint(chart, 63, 211e12, 1).kernels = 24;
  std::string svg = toSVG(chart);
  EXPECT_TRUE(StringRef(svg).starts_with(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"roofline\""));
  EXPECT_TRUE(StringRef(svg).ends_with("</svg>\n"));
  EXPECT_TRUE(contains(svg, "<title>h100-sxm</title>"));
  EXPECT_TRUE(contains(svg, "Roofs: hbm 3.35 TB/s, tensor.bf16 989 TFLOP/s. "
                            "Marks: 1."));
  EXPECT_TRUE(contains(svg, "@media (prefers-color-scheme:dark)"));
  for (StringRef foreign : {"<script", "href", "url(", "@import", " id="})
    EXPECT_FALSE(StringRef(svg).contains(foreign)) << foreign.str();
}

TEST(ChartWriter, EveryMarkSaysWhatItIs) {
  Chart chart = getH100Chart();
  addPoint(chart, 63, 211e12, 0.9).kernels = 24;
  addPoint(chart, 63, 211e12, 0.1);
  EXPECT_TRUE(contains(
      toSVG(chart),
      "<title>2 at one place\n"
      "linalg.matmul \u00d724 :12:8: 63.0 FLOP/B, 211 TFLOP/s, bound by hbm, "
      "90.0% of the time\n"
      "linalg.matmul :12:8: 63.0 FLOP/B, 211 TFLOP/s, bound by hbm, 10.0% of "
      "the time</title>"));
}

TEST(ChartWriter, NamesAreEscaped) {
  Chart chart = getH100Chart();
  chart.title = "<b>&\"\x01\xff";
  addPoint(chart, 1, 3.35e12, 1).name = "\"a<b&c>\".op";
  std::string svg = toSVG(chart);
  // Control characters and bytes that are no UTF-8 are escaped as in MLIR.
  EXPECT_TRUE(contains(svg, "<title>&lt;b&gt;&amp;\\22\\01\\FF</title>"));
  EXPECT_TRUE(contains(svg, "&quot;a&lt;b&amp;c&gt;&quot;.op"));
  EXPECT_FALSE(StringRef(svg).contains("a<b"));
}

TEST(ChartWriter, KindsHaveShapesOfOneArea) {
  constexpr double kPi = 3.14159265;
  auto square = [](Roof::Kind kind) {
    return getOutlineReach(kind) * getOutlineReach(kind);
  };
  // In a circle of radius s, or for the square and the cross 2s wide.
  EXPECT_NEAR(square(Roof::Kind::HBM) * kPi, kPi, 1e-3);
  EXPECT_NEAR(square(Roof::Kind::L2) * 4, kPi, 1e-3);
  EXPECT_NEAR(square(Roof::Kind::SMem) * 2, kPi, 1e-3);
  EXPECT_NEAR(square(Roof::Kind::Tensor) * 3 * std::sqrt(3) / 4, kPi, 1e-3);
  EXPECT_NEAR(square(Roof::Kind::Special) * 20 / 9, kPi, 1e-3);
}

TEST(ChartWriter, TenThousandPointsStaySmall) {
  // Anywhere below the roofs: the worst case, since real ones are on them.
  std::mt19937 random(1);
  Chart chart = getH100Chart();
  for (unsigned i = 0; i < 10000; ++i) {
    double intensity = std::pow(10, 4.0 * (random() % 10000) / 10000);
    double below = std::pow(10, -3.0 * (random() % 10000) / 10000);
    addPoint(chart, intensity, std::min(989.4e12, 3.35e12 * intensity) * below,
             1e-4);
  }
  std::string svg = toSVG(chart);
  EXPECT_LT(svg.size(), 3u << 20);
  EXPECT_EQ(svg, toSVG(chart));
}

} // namespace
