//===- SweepTest.cpp - Sweeps in every format -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestReport.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"
#include <limits>

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using llvm::StringRef;

namespace {

constexpr Roof kHBM = Roof::Kind::HBM;
constexpr Roof kL2 = Roof::Kind::L2;
constexpr Roof kTensor(UnitKind::Tensor, Precision::BF16);

/// A point with an intensity of `value`, at as many FLOP/s and in as many
/// seconds.
ReportSweepPoint makePoint(double value, std::optional<Roof> boundBy) {
  ReportSweepPoint point;
  point.kernels = 1;
  point.intensity = value;
  point.boundBy = boundBy;
  point.regime = !boundBy              ? Regime::None
                 : boundBy->isMemory() ? Regime::MemoryBound
                                       : Regime::ComputeBound;
  point.attainable = value;
  point.seconds = value;
  return point;
}

/// A series bound by `roofs` in turn, from the value 1 on.
ReportSweepSeries makeSeries(StringRef op, StringRef location,
                             llvm::ArrayRef<Roof> roofs) {
  ReportSweepSeries series;
  series.op = op.str();
  series.location = location.str();
  series.kernels = 1;
  for (auto [i, roof] : llvm::enumerate(roofs))
    series.points.push_back(makePoint(i + 1, roof));
  return series;
}

/// A report with one kernel and a sweep over B = 1, 2, ..., whose total is
/// bound by `roofs` in turn.
struct SweepReport : TestReport {
  explicit SweepReport(llvm::ArrayRef<Roof> roofs) : TestReport(getH100()) {
    addProjection(12, 64);
    finish(0);
    data.sweep.emplace();
    data.sweep->symbol = "B";
    for (size_t i = 1; i <= roofs.size(); ++i)
      data.sweep->values.push_back(i);
    data.sweep->series.push_back(makeSeries("", "", roofs));
    for (ReportSweepPoint &point : data.sweep->series.front().points)
      point.boundBy.reset();
  }

  void addSeries(StringRef op, StringRef location, llvm::ArrayRef<Roof> roofs) {
    data.sweep->series.push_back(makeSeries(op, location, roofs));
  }
};

std::string toCSV(const TestReport &report, bool hasHeader = true) {
  CSVLayout layout;
  layout.hasHeader = hasHeader;
  std::string text;
  llvm::raw_string_ostream os(text);
  writeCSVReport(report.data, layout, os);
  return text;
}

/// `count` times `roof`.
std::vector<Roof> repeat(Roof roof, size_t count) {
  return std::vector<Roof>(count, roof);
}

std::vector<Roof> concat(std::vector<Roof> first,
                         const std::vector<Roof> &second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

/// The values in the first column of the table of the sweep.
std::vector<int64_t> listValues(StringRef text) {
  StringRef table = text.split("Sweep over ").second.split("Bound by").first;
  llvm::SmallVector<StringRef> lines;
  table.split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  std::vector<int64_t> values;
  for (StringRef line : lines) {
    int64_t value;
    if (!line.trim().split(' ').first.getAsInteger(10, value))
      values.push_back(value);
  }
  return values;
}

StringRef getBounds(StringRef text) {
  return text.split("Bound by, in steps of the sweep:\n")
      .second.split("\n\n")
      .first;
}

TEST(SweepTest, TextOnOneScreen) {
  SweepReport report({kHBM, kHBM, kTensor});
  report.addSeries("linalg.matmul", "a.mlir:12:3", {kHBM, kHBM, kTensor});
  report.data.sweep->series.back().kernels = 7;
  report.addSeries("linalg.generic", "a.mlir:14:3", repeat(kHBM, 3));
  std::string text = toText(report);
  EXPECT_TRUE(contains(text, R"(
Sweep over B, total:
B  flop/B  regime          attainable    time
1    1.00  memory-bound   1.00 FLOP/s  1.00 s
2    2.00  memory-bound   2.00 FLOP/s  2.00 s
3    3.00  compute-bound  3.00 FLOP/s  3.00 s
linalg.matmul x7 :12:3:
B  flop/B  bound by      attainable    time
1    1.00  hbm          1.00 FLOP/s  1.00 s
2    2.00  hbm          2.00 FLOP/s  2.00 s
3    3.00  tensor.bf16  3.00 FLOP/s  3.00 s
linalg.generic :14:3:
B  flop/B  bound by   attainable    time
1    1.00  hbm       1.00 FLOP/s  1.00 s
2    2.00  hbm       2.00 FLOP/s  2.00 s
3    3.00  hbm       3.00 FLOP/s  3.00 s
Bound by, in steps of the sweep:
- linalg.matmul x7 :12:3: hbm up to B = 2, tensor.bf16 from B = 3
- linalg.generic :14:3: hbm throughout

- )")) << text;
}

TEST(SweepTest, TextKeepsToItsWidth) {
  SweepReport report(concat(repeat(kHBM, 50), repeat(kTensor, 50)));
  report.addSeries("linalg.matmul", "a.mlir:12:3",
                   concat(repeat(kHBM, 50), repeat(kTensor, 50)));
  for (unsigned width = 12; width <= 120; ++width)
    for (StringRef line : llvm::split(toText(report, width), '\n'))
      EXPECT_LE(getDisplayWidth(line), width) << line.str();
}

TEST(SweepTest, TextShowsTurnsFirst) {
  SweepReport report(concat(repeat(kHBM, 318), repeat(kTensor, 194)));
  std::string text = toText(report);
  EXPECT_TRUE(contains(text,
                       "Sweep over B, total; 20 of 512 values, with those "
                       "at changes of regime:\n"));
  std::vector<int64_t> values = listValues(text);
  EXPECT_EQ(values.size(), 20u);
  EXPECT_EQ(values.front(), 1);
  EXPECT_EQ(values.back(), 512);
  EXPECT_TRUE(llvm::is_contained(values, 318));
  EXPECT_TRUE(llvm::is_contained(values, 319));
  // The others are evenly spaced: 508 of them, 16 to show.
  for (size_t i = 1; i < values.size(); ++i)
    EXPECT_LE(values[i] - values[i - 1], 33);
}

TEST(SweepTest, TextOfMoreTurnsThanRows) {
  std::vector<Roof> roofs;
  for (unsigned i = 0; i < 50; ++i)
    roofs.push_back(i % 2 ? kTensor : kHBM);
  SweepReport report(roofs);
  report.addSeries("linalg.matmul", "a.mlir:12:3", roofs);
  std::string text = toText(report);
  std::vector<int64_t> values = listValues(text);
  EXPECT_LE(values.size(), 20u);
  EXPECT_EQ(values.front(), 1);
  EXPECT_EQ(values.back(), 50);
  EXPECT_EQ(getBounds(toText(report, 200)),
            "- linalg.matmul :12:3: hbm up to B = 1, tensor.bf16 from B = 2 to "
            "2, hbm from B = 3 to 3, tensor.bf16 from B = 4 to 4, 45 more "
            "turns, tensor.bf16 from B = 50");
}

TEST(SweepTest, TextOfFewRows) {
  SweepReport report(repeat(kHBM, 20));
  std::vector<int64_t> values = listValues(toText(report));
  EXPECT_EQ(values.size(), 20u); // all of them, without a word about it
  EXPECT_TRUE(contains(toText(report), "Sweep over B, total:\n"));
  TextLayout layout;
  for (unsigned rows : {0, 1, 2, 3, 19}) {
    layout.maxKernels = rows;
    EXPECT_EQ(listValues(toText(report, layout)).size(), std::max(2u, rows));
  }
  EXPECT_EQ(listValues(toText(SweepReport(repeat(kHBM, 1)))).size(), 1u);
}

TEST(SweepTest, TextGathersGroupsThatChangeAlike) {
  SweepReport report({kHBM, kL2, kTensor});
  for (unsigned line = 1; line <= 3; ++line) {
    std::string location = "a.mlir:" + std::to_string(line) + ":3";
    report.addSeries("linalg.matmul", location, {kHBM, kL2, kTensor});
    report.addSeries("linalg.copy", location, repeat(kHBM, 3));
  }
  // A kernel that takes no time.
  report.addSeries("linalg.fill", "a.mlir:9:3", repeat(kHBM, 3));
  for (ReportSweepPoint &point : report.data.sweep->series.back().points)
    point.boundBy.reset();
  TextLayout layout;
  EXPECT_EQ(
      getBounds(toText(report, layout)),
      "- linalg.matmul :1:3 and 2 more: hbm up to B = 1, l2 from B = 2 to "
      "2,\n  tensor.bf16 from B = 3\n"
      "- linalg.copy :1:3 and 2 more: hbm throughout\n"
      "- linalg.fill :9:3: nothing throughout");
  layout.maxKernels = 2;
  EXPECT_TRUE(
      getBounds(toText(report, layout)).ends_with("throughout\n- 1 more"));
}

TEST(SweepTest, NoSweepNoSection) {
  TestReport report(getH100());
  report.addProjection(12, 64);
  report.finish(0);
  EXPECT_FALSE(contains(toText(report), "Sweep"));
  EXPECT_FALSE(contains(toJSON(report), "\"sweep\""));
}

TEST(SweepTest, JSON) {
  SweepReport report({kHBM, kTensor});
  Expr b = report.addSymbol("B", "arg0 dim 0 of 'main'");
  report.addSeries("linalg.matmul", "a.mlir:12:3", {kHBM, kTensor});
  ReportSweepSeries &series = report.data.sweep->series.back();
  series.kernels = b * 2;
  series.points[0].kernels = 2;
  series.points[0].intensity = 1.0 / 3;
  series.points[1].kernels = 0;
  series.points[1].intensity.reset();
  series.points[1].seconds = std::numeric_limits<double>::infinity();
  std::string json = toJSON(report);
  ASSERT_TRUE(bool(llvm::json::parse(json)));
  EXPECT_TRUE(contains(
      json, "\"sweep\":{\"symbol\":\"B\",\"values\":[1,2],\"series\":["
            "{\"op\":null,\"location\":null,\"kernels\":1,\"kernels_at\":[1,1],"
            "\"intensity\":[1,2],"
            "\"bound_by\":[null,null],"
            "\"regime\":[\"memory-bound\",\"compute-bound\"],"
            "\"attainable_flops_per_s\":[1,2],\"time_s\":[1,2],\"expr\":{}},"
            "{\"op\":\"linalg.matmul\",\"location\":\"a.mlir:12:3\","
            "\"kernels\":null,\"kernels_at\":[2,0],\"intensity\":[0."
            "33333333333333331,null],"
            "\"bound_by\":[\"hbm\",\"tensor.bf16\"],"
            "\"regime\":[\"memory-bound\",\"compute-bound\"],"
            "\"attainable_flops_per_s\":[1,2],\"time_s\":[1,null],"
            "\"expr\":{\"kernels\":\"2*B\"}}]}"));
}

TEST(SweepTest, CSV) {
  SweepReport report({kHBM, kTensor});
  report.addSeries("linalg.matmul", "loc(fused[\"a\", \"b\"])",
                   {kHBM, kTensor});
  ReportSweepSeries &series = report.data.sweep->series.back();
  series.points[0].kernels = 2;
  series.points[1].kernels = 4;
  series.points[0].intensity = 1.0 / 3;
  series.points[1].intensity.reset();
  std::string lines =
      "1,total,,1,1,,memory-bound,1,1\n"
      "1,linalg.matmul,\"loc(fused[\"\"a\"\", \"\"b\"\"])\",2,"
      "0.33333333333333331,hbm,memory-bound,1,1\n"
      "2,total,,1,2,,compute-bound,2,2\n"
      "2,linalg.matmul,\"loc(fused[\"\"a\"\", \"\"b\"\"])\",4,,tensor.bf16,"
      "compute-bound,2,2\n";
  EXPECT_EQ(toCSV(report), "B,series,location,kernels,intensity,bound_by,"
                           "regime,attainable_flops_per_s,time_s\n" +
                               lines);
  EXPECT_EQ(toCSV(report, /*hasHeader=*/false), lines);
}

TEST(CSVWriterTest, KernelsInProgramOrder) {
  TestReport report(getToyTarget());
  // 24 operations over 64 bytes: vector.f32 takes 2 s, hbm 1 s, as in
  // JSONWriterTest.
  report.add("linalg.generic", 2,
             makeWork({arithmetic(Precision::F32, /*ops=*/20, /*slots=*/16),
                       transcendental(Precision::F32, 4)}),
             makeTraffic(32, 32));
  ReportKernel &open = report.addCopy("a\nb", 3, 0);
  open.function = "say \"a\"";
  open.executions = report.addSymbol("N", "arg0");
  open.traffic.hbm.read = open.executions * 4;
  open.work.scale(Expr::overflow());
  open.verdict = Verdict();
  open.verdict.regime = Regime::Depends;
  EXPECT_EQ(toCSV(report),
            "id,function,op,location,executions,flops,transcendentals,iops,"
            "hbm_bytes_read,hbm_bytes_written,intensity,bound_by,regime,"
            "attainable_flops_per_s,time_s\n"
            "0,main,linalg.generic,a.mlir:2:3,1,24,4,0,32,32,0.375,vector.f32,"
            "compute-bound,12,2\n"
            "1,\"say \"\"a\"\"\",\"a\nb\",a.mlir:3:3,N,0,0,0,4*N,0,,,depends,"
            ",\n");
  EXPECT_TRUE(llvm::StringRef(toCSV(report, /*hasHeader=*/false))
                  .starts_with("0,main,"));
}

TEST(CSVWriterTest, WhatNoLongerFitsIsEmpty) {
  TestReport report(getH100());
  ReportKernel &huge = report.addProjection(3, 1);
  huge.executions = Expr::overflow();
  huge.work.scale(Expr::overflow());
  huge.verdict.seconds = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(contains(toCSV(report, false),
                       "0,main,linalg.matmul,a.mlir:3:3,,,0,0,134234112,"));
  EXPECT_TRUE(llvm::StringRef(toCSV(report, false)).ends_with(",\n"));
}

TEST(CSVWriterTest, NamesAreUTF8) {
  TestReport report(getH100());
  report.addCopy("a\xffz", 3, 64);
  EXPECT_TRUE(contains(toCSV(report), "0,main,a\xef\xbf\xbdz,a.mlir:3:3,"));
}

} // namespace
