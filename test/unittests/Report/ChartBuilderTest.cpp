//===- ChartBuilderTest.cpp - The chart of a report -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestReport.h"
#include "roofline/Report/ChartLayout.h"
#include "roofline/Target/Ceilings.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {

std::string listRoofs(const Chart &chart) {
  std::vector<std::string> names;
  for (const ChartRoof &roof : chart.roofs)
    names.push_back(roof.roof.getName());
  return llvm::join(names, " ");
}

TEST(ChartBuilder, EqualKernelsAreOnePoint) {
  TestReport report(getH100());
  for (unsigned layer = 0; layer < 12; ++layer)
    report.addProjection(10 + layer, 64);
  report.addCopy("linalg.copy", 200, 134000000);
  report.finish(0);
  Chart chart = makeChart(report.data);
  // 12 * 136314880 B in 488.3 us, and 40 us: 528.3.
  EXPECT_EQ(chart.title, "h100-sxm, a.mlir: 13 kernels, 528 us");
  EXPECT_EQ(listRoofs(chart), "hbm tensor.bf16");
  ASSERT_EQ(chart.points.size(), 2u);
  EXPECT_EQ(chart.points[0].name, "linalg.matmul");
  EXPECT_EQ(chart.points[0].place, ":10:3");
  EXPECT_EQ(chart.points[0].kernels, Expr(12));
  // 2 * 64 * 8192 / (8192 + 2 * 64) / 2 = 63.0.
  EXPECT_NEAR(*chart.points[0].intensity, 63.0, 0.1);
  EXPECT_NEAR(*chart.points[0].share, 488.3 / 528.3, 1e-4);
  // Moves bytes only.
  EXPECT_EQ(chart.points[1].intensity, 0);
  EXPECT_EQ(chart.points[1].attainable, 0);
  EXPECT_TRUE(chart.notes.empty());
}

TEST(ChartBuilder, WhatHasNoPlaceIsCounted) {
  TestReport report(getH100());
  report.addProjection(1, 64);
  report.addProjection(2, report.addSymbol("B", "arg0 dim 0"));
  report.addCopy("tensor.reshape", 3, 0);
  report.addUnmodelled("foo.bar", "no cost model for this op");
  report.finish(0);
  Chart chart = makeChart(report.data);
  EXPECT_EQ(chart.points.size(), 1u);
  EXPECT_EQ(llvm::join(chart.notes, "\n"),
            "Kernels not drawn: 1 with open sizes (--dims binds them), 1 with "
            "neither operations nor bytes.\n"
            "Some times are not known; shares are of those that are.\n"
            "Some ops are not modelled and not drawn; the text report names "
            "them.");
}

TEST(ChartBuilder, KernelsOfOtherTargetsAreCounted) {
  TestReport report(getH100());
  report.addProjection(1, 64);
  report.addProjection(2, 64).target = "h200";
  report.finish(0);
  Chart chart = makeChart(report.data);
  EXPECT_EQ(chart.points.size(), 2u);
  EXPECT_EQ(llvm::join(chart.notes, "\n"),
            "Kernels judged on other targets, whose roofs are not drawn: 1.");
}

TEST(ChartBuilder, LevelsAreRoofsWhereKernelsUseThem) {
  TargetModel machine = getH100();
  machine.l2.bytesPerSecond = figure(6.65e12);
  TestReport report(machine);
  report.addProjection(1, 64);
  EXPECT_EQ(listRoofs(makeChart(report.data)), "hbm tensor.bf16");
  Projection projection(4096, Precision::BF16, 2);
  projection.traffic.chip.l2 = makeTraffic(8000000000, 0).hbm;
  report.add("linalg.matmul", 2, projection.work, projection.traffic);
  Chart chart = makeChart(report.data);
  EXPECT_EQ(listRoofs(chart), "hbm l2 tensor.bf16");
  // 2 * 4096 * 8192^2 / 8e9 = 68.72 op/B of l2; 549.8 GFLOP at 989.4 take 556
  // us, and 8 GB at 6.65 TB/s 1.20 ms.
  EXPECT_EQ(chart.points[0].boundBy, Roof(Roof::Kind::L2));
  EXPECT_NEAR(*chart.points[0].levelIntensity, 68.72, 0.01);
  EXPECT_NEAR(chart.points[0].attainable, 68.72 * 6.65e12, 1e11);
  EXPECT_FALSE(chart.points[1].levelIntensity);
}

TEST(ChartBuilder, GroupsAreArrowsFromTheirParts) {
  TestReport report(getH100());
  report.addProjection(1, 64).group = 0;
  report.addCopy("linalg.copy", 2, 134000000).group = 0;
  report.finish(0);
  ReportGroup group;
  group.kernels = {0, 1};
  Projection projection(64, Precision::BF16, 2);
  group.work = projection.work;
  group.traffic = projection.traffic;
  group.verdict =
      judge(group.work, group.traffic, report.target, report.data.assumptions);
  group.seconds = *group.verdict.seconds;
  group.partsSeconds = *report.data.totals.seconds;
  report.data.groups.push_back(group);
  Chart chart = makeChart(report.data);
  ASSERT_EQ(chart.arrows.size(), 1u);
  EXPECT_EQ(chart.arrows[0].from, (std::vector<size_t>{0, 1}));
  EXPECT_EQ(chart.arrows[0].to.name, "matmul + copy");
  EXPECT_NEAR(*chart.arrows[0].to.intensity, 63.0, 0.1);
  // 40.69 of 40.69 + 40 us.
  EXPECT_NEAR(*chart.arrows[0].to.share, 0.504, 1e-3);
}

TEST(ChartBuilder, SweepsArePaths) {
  TestReport report(getH100());
  report.addProjection(1, report.addSymbol("B", "arg0 dim 0"));
  report.finish(0);
  ReportSweepSeries total, kernel;
  kernel.op = "linalg.matmul";
  kernel.location = "a.mlir:1:3";
  for (double intensity : {1, 400}) {
    ReportSweepPoint point;
    point.kernels = 1;
    point.intensity = intensity;
    point.attainable = std::min(3.35e12 * intensity, 989.4e12);
    total.points.push_back(point);
    point.boundBy = intensity < 295 ? Roof(Roof::Kind::HBM)
                                    : Roof(UnitKind::Tensor, Precision::BF16);
    kernel.points.push_back(point);
  }
  report.data.sweep = ReportSweep{"B", {1, 512}, {total, kernel}};
  Chart chart = makeChart(report.data);
  EXPECT_EQ(chart.title, "h100-sxm, a.mlir: 1 kernel, B = 1 to 512");
  EXPECT_EQ(listRoofs(chart), "hbm tensor.bf16");
  ASSERT_EQ(chart.paths.size(), 2u);
  EXPECT_EQ(chart.paths[0].name, "total");
  EXPECT_FALSE(chart.paths[0].steps[0].point.boundBy);
  EXPECT_EQ(chart.paths[1].place, ":1:3");
  EXPECT_EQ(chart.paths[1].steps[1].value, 512);
  // The kernel is drawn at each value, so that its open size is no loss.
  EXPECT_TRUE(chart.notes.empty());
}

/// The data sheet's roofs stand beside measured ones, and hold nothing.
TEST(ChartBuilder, TheOtherCeilings) {
  auto datasheet = std::make_shared<TargetModel>(getH100());
  datasheet->measured.rates = {
      *datasheet->findRate(UnitKind::Tensor, Precision::BF16)};
  datasheet->measured.rates.front().opsPerSecond = figure(794.5e12);
  auto measured = withCeilings(datasheet, Ceilings::Measured);
  TestReport report(*measured);
  report.addProjection(1, 64);
  report.finish(0);
  Chart chart = makeChart(report.data);
  ASSERT_EQ(listRoofs(chart), "hbm tensor.bf16 tensor.bf16");
  EXPECT_EQ(chart.roofs[1].rate, 794.5e12);
  EXPECT_FALSE(chart.roofs[1].isOther);
  EXPECT_EQ(chart.roofs[2].rate, 989.4e12);
  EXPECT_TRUE(chart.roofs[2].isOther);
  EXPECT_EQ(describeRoof(chart, chart.roofs[2]),
            "tensor.bf16 989 TFLOP/s on the data sheet");
  // The slope ends at the measured ceiling, and the other starts at its ridge.
  EXPECT_EQ(findTopCeiling(chart, chart.roofs[0]), 794.5e12);
  EXPECT_EQ(findMemoryRate(chart, chart.roofs[2]), 3.35e12);
}

} // namespace
