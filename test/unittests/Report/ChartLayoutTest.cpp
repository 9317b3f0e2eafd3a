//===- ChartLayoutTest.cpp - Where everything of a chart stands -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestChart.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {

constexpr PixelBox kArea = {60, 70, 780, 470};

TEST(ChartLayout, TheSlopeMeetsTheCeilingAtTheRidge) {
  ChartLayout layout = layOut(getH100Chart(), kArea);
  ASSERT_EQ(layout.roofs.size(), 2u);
  const RoofLine &slope = layout.roofs[0], &ceiling = layout.roofs[1];
  EXPECT_NEAR(slope.to.x, ceiling.from.x, 1e-9);
  EXPECT_NEAR(slope.to.y, ceiling.from.y, 1e-9);
  // 989.4e12 / 3.35e12.
  EXPECT_NEAR(slope.to.x, layout.x.map(295.343), 0.01);
  EXPECT_EQ(ceiling.to.x, kArea.right);
}

TEST(ChartLayout, EverythingIsInSight) {
  Chart chart = getH100Chart();
  addPoint(chart, 1e-9, 3350, 0.5);
  addPoint(chart, 1e9, 989.4e12, 0.5);
  ChartLayout layout = layOut(chart, kArea);
  for (const ChartMark &mark : layout.marks) {
    EXPECT_GT(mark.center.x, layout.plot.left);
    EXPECT_LT(mark.center.x, layout.plot.right);
    EXPECT_GT(mark.center.y, layout.plot.top);
    EXPECT_LT(mark.center.y, layout.plot.bottom);
  }
}

TEST(ChartLayout, TicksKeepApart) {
  LogAxis axis;
  axis.low = 1e-9;
  axis.high = 1e9;
  axis.from = 0;
  axis.to = 400;
  // 18 decades in 400 pixels are 22 each, so that every second one has a text.
  double last = -1e9;
  unsigned numTexts = 0;
  for (const AxisTick &tick : axis.getTicks(44)) {
    if (tick.text.empty())
      continue;
    EXPECT_GE(axis.map(tick.value) - last, 44);
    last = axis.map(tick.value);
    ++numTexts;
  }
  EXPECT_EQ(numTexts, 10u);
}

TEST(ChartLayout, FewDecadesHaveTicksBetweenThem) {
  LogAxis axis;
  axis.low = 1.5;
  axis.high = 60;
  axis.to = 400;
  std::string texts;
  for (const AxisTick &tick : axis.getTicks(44))
    texts += tick.text + " ";
  EXPECT_EQ(texts, "2 5 10 20 50 ");
}

TEST(ChartLayout, AreaIsShareOfTime) {
  Chart chart = getH100Chart();
  addPoint(chart, 1, 3.35e12, 0.64);
  addPoint(chart, 100, 335e12, 0.16);
  addPoint(chart, 10, 33.5e12, 1e-9);
  ChartLayout layout = layOut(chart, kArea);
  ASSERT_EQ(layout.marks.size(), 3u);
  // sqrt(0.64 / 0.16) = 2; what takes no time can still be seen.
  EXPECT_NEAR(layout.marks[0].radius / layout.marks[1].radius, 2, 1e-9);
  EXPECT_GT(layout.marks[2].radius, 3);
}

TEST(ChartLayout, PointsAtOnePlaceAreOneMark) {
  Chart chart = getH100Chart();
  addPoint(chart, 1, 3.35e12, 0.3);
  addPoint(chart, 1.0001, 3.35e12, 0.2);
  addPoint(chart, 1, 3.35e12, 0.5).boundBy = Roof(Roof::Kind::L2);
  ChartLayout layout = layOut(chart, kArea);
  ASSERT_EQ(layout.marks.size(), 2u);
  // 0.3 + 0.2 and 0.5 are alike, and both are in the order of their points.
  EXPECT_EQ(layout.marks[0].members, (std::vector<size_t>{0, 1}));
  EXPECT_EQ(layout.marks[1].members, (std::vector<size_t>{2}));
  EXPECT_NEAR(layout.marks[0].radius, layout.marks[1].radius, 1e-9);
}

TEST(ChartLayout, PointsWithoutOperationsOrBytesStandInMargins) {
  Chart chart = getH100Chart();
  EXPECT_FALSE(layOut(chart, kArea).leftMargin);
  EXPECT_FALSE(layOut(chart, kArea).rightMargin);
  addPoint(chart, 0, 0, 0.5);
  addPoint(chart, 0, 0, 0.2).boundBy = Roof(Roof::Kind::L2);
  addPoint(chart, std::nullopt, 66.9e12, 0.3);
  ChartLayout layout = layOut(chart, kArea);
  ASSERT_TRUE(layout.leftMargin && layout.rightMargin);
  ASSERT_EQ(layout.marks.size(), 3u);
  EXPECT_TRUE(layout.leftMargin->contains(layout.marks[0].getBox()));
  EXPECT_TRUE(layout.leftMargin->contains(layout.marks[2].getBox()));
  EXPECT_FALSE(layout.marks[0].getBox().intersects(layout.marks[2].getBox()));
  EXPECT_TRUE(layout.rightMargin->contains(layout.marks[1].getBox()));
  EXPECT_NEAR(layout.marks[1].center.y, layout.y.map(66.9e12), 1e-9);
}

TEST(ChartLayout, ArrowsLeadFromEdgeToEdge) {
  Chart chart = getH100Chart();
  addPoint(chart, 0.1, 0.335e12, 0.2);
  addPoint(chart, 0.1, 0.335e12, 0.2); // at the same place: one arrow
  addPoint(chart, 10, 33.5e12, 0.6);
  ChartArrow arrow;
  arrow.from = {0, 1, 2};
  arrow.to = chart.points[2]; // its last part is where it is: no arrow
  chart.arrows.push_back(arrow);
  ChartLayout layout = layOut(chart, kArea);
  ASSERT_EQ(layout.arrows.size(), 1u);
  const ChartMark &part = layout.marks[1];
  const ArrowLine &line = layout.arrows[0];
  EXPECT_NEAR(
      std::hypot(line.from.x - part.center.x, line.from.y - part.center.y),
      part.radius, 1e-9);
}

TEST(ChartLayout, PathsLeaveOutStepsThatCannotBeToldApart) {
  Chart chart = getH100Chart();
  ChartPath path;
  for (int64_t i = 1; i <= 10000; ++i) {
    Chart scratch;
    path.steps.push_back(
        {i, addPoint(scratch, 1 + 1e-6 * i, 3.35e12, std::nullopt)});
  }
  chart.paths.push_back(path);
  ChartLayout layout = layOut(chart, kArea);
  ASSERT_EQ(layout.paths.size(), 1u);
  EXPECT_EQ(layout.paths[0].steps, (std::vector<size_t>{0, 9999}));
}

TEST(ChartLayout, PathsTurnAtTheRidge) {
  Chart chart = getH100Chart();
  ChartPath path;
  auto add = [&](int64_t value, double intensity, double attainable,
                 Roof roof) {
    ChartPoint point;
    point.intensity = intensity;
    point.attainable = attainable;
    point.boundBy = roof;
    path.steps.push_back({value, point});
  };
  Roof tensor(UnitKind::Tensor, Precision::BF16);
  add(1, 100, 335e12, Roof::Kind::HBM);
  add(2, 1000, 989.4e12, tensor);
  add(3, 2000, 989.4e12, tensor);
  chart.paths.push_back(path);
  ChartLayout layout = layOut(chart, kArea);
  ASSERT_EQ(layout.paths.size(), 1u);
  const PathLine &line = layout.paths[0];
  EXPECT_EQ(line.points.size(), 3u);
  // 989.4e12 / 3.35e12, between the first and the second.
  ASSERT_EQ(line.line.size(), 4u);
  EXPECT_NEAR(line.line[1].x, layout.x.map(295.343), 0.01);
  EXPECT_NEAR(line.line[1].y, layout.y.map(989.4e12), 1e-9);
}

TEST(ChartLayout, LabelsNeverOverlap) {
  // Six machines that are nearly the same, and the ten kernels that take the
  // most time within a few pixels: 12 labels of roofs and up to 10 numbers.
  Chart chart;
  for (size_t i = 0; i < 6; ++i) {
    chart.machines.push_back("machine-" + std::to_string(i));
    chart.roofs.push_back({Roof::Kind::HBM, (3.35 + 0.01 * i) * 1e12, i});
    chart.roofs.push_back(
        {Roof(UnitKind::Tensor, Precision::BF16), (989.4 + i) * 1e12, i});
  }
  for (unsigned i = 0; i < 40; ++i)
    addPoint(chart, 280 + 5 * i, 980e12, 1.0 / 40);
  ChartLayout layout = layOut(chart, kArea);
  EXPECT_EQ(layout.numLostLabels, 0u);
  EXPECT_GT(layout.labels.size(), 12u);
  for (size_t i = 0; i < layout.labels.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      EXPECT_FALSE(layout.labels[i].box.intersects(layout.labels[j].box))
          << layout.labels[i].text << " and " << layout.labels[j].text;
}

TEST(ChartLayout, SlopesSayWhatTheirBytesAre) {
  Chart chart = getH100Chart();
  chart.roofs.push_back({Roof::Kind::L2, 6.65e12, 0});
  EXPECT_EQ(describeRoof(chart, chart.roofs[0]), "hbm 3.35 TB/s");
  EXPECT_EQ(describeRoof(chart, chart.roofs[2]), "l2 6.65 TB/s per byte of l2");
  // 63.5 op/B of l2 at 6.65e12 are 422 TFLOP/s, on that slope.
  addPoint(chart, 2731, 422.275e12, 1).boundBy = Roof(Roof::Kind::L2);
  chart.points.back().levelIntensity = 63.5;
  ChartLayout layout = layOut(chart, kArea);
  ASSERT_TRUE(layout.marks[0].onSlope);
  const RoofLine &slope = layout.roofs[2];
  double part =
      (layout.marks[0].onSlope->x - slope.from.x) / (slope.to.x - slope.from.x);
  EXPECT_NEAR(layout.marks[0].onSlope->y,
              slope.from.y + part * (slope.to.y - slope.from.y), 0.01);
}

TEST(ChartLayout, AChartOfNothingHasAxes) {
  ChartLayout layout = layOut(Chart(), kArea);
  EXPECT_FALSE(layout.x.getTicks(44).empty());
  EXPECT_FALSE(layout.y.getTicks(18).empty());
  EXPECT_TRUE(layout.labels.empty());
}

} // namespace
