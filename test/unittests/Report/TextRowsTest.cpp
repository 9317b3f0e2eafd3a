//===- TextRowsTest.cpp - Equal kernels in one row ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestReport.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using llvm::StringRef;

namespace {

/// The first words of the lines of the table of kernels, headings left out.
std::string listRows(const std::string &text) {
  auto [before, table] = StringRef(text).split("\nop ");
  llvm::SmallVector<StringRef> lines, names;
  table.split("\n\n").first.split(lines, '\n');
  for (StringRef line : llvm::drop_begin(lines))
    names.push_back(line.split(' ').first);
  return llvm::join(names, " ");
}

TEST(TextRowsTest, SlowestFirstAndTiesInProgramOrder) {
  TestReport report(getH100());
  report.addCopy("small", 1, 100);
  report.addCopy("tie1", 2, 200);
  report.addCopy("large", 3, 300);
  report.addCopy("tie2", 4, 200);
  report.finish(0);
  EXPECT_EQ(listRows(toText(report)), "large tie1 tie2 small");
}

TEST(TextRowsTest, EqualKernelsShareARow) {
  TestReport report(getH100());
  for (unsigned layer = 0; layer < 12; ++layer) {
    report.addProjection(10 + layer, 64);
    report.addCopy("linalg.transpose", 100 + layer, 134000000);
  }
  report.addCopy("linalg.copy", 200, 134000000); // another op
  report.finish(0);
  std::string text = toText(report, 100);
  EXPECT_EQ(listRows(text), "matmul transpose copy");
  // 12 * 136314880 B = 1.64 GB in 488 us and 12 * 134 MB = 1.61 GB in 480 us,
  // with 40 us more 1008 us in all; the location is that of the first.
  EXPECT_TRUE(contains(
      text,
      "matmul        x12  :10:3     103 G  1.64 GB    63.0  hbm       211 "
      "TFLOP/s  21.3%   488 us  48.4%\n"));
  EXPECT_TRUE(contains(
      text,
      "transpose     x12  :100:3        0  1.61 GB       0  hbm           "
      "      -      -   480 us  47.6%\n"));
  EXPECT_TRUE(contains(text, "unfused       25  "));
  EXPECT_TRUE(contains(
      text, "- A row marked xN sums N executions of equal kernels.\n"));
}

TEST(TextRowsTest, KernelsThatDifferKeepTheirRows) {
  TestReport report(getH100());
  report.addProjection(1, 64);
  report.addProjection(2, 64).domain = {8192, 64, 8192}; // another shape
  report.addProjection(3, 64).traffic.hbm.requested = 1; // other bytes
  report.addProjection(4, 64).target = "h200";           // another machine
  report.addProjection(5, 65);                           // other work
  report.finish(0);
  std::string text = toText(report);
  EXPECT_EQ(StringRef(listRows(text)).count("linalg.matmul"), 5u);
  EXPECT_FALSE(contains(text, "xN"));
  EXPECT_TRUE(contains(text, "- 1 kernel judged on h200;"));
}

TEST(TextRowsTest, RowsFollowTheCalls) {
  TestReport report(getH100());
  report.addCopy("a.once", 1, 1000);
  report.addCopy("b.called", 2, 500).functionIndex = 1;
  report.addCopy("c.dead", 3, 9000).functionIndex = 2;
  ReportFunction main, layer, forgotten;
  main.name = "main";
  layer.name = "layer";
  layer.calls = 6;
  forgotten.name = "forgotten";
  forgotten.calls = 0;
  forgotten.isDead = true;
  report.data.functions = {main, layer, forgotten};
  report.data.totals.seconds = 4000 / 3.35e12;
  report.data.totals.memoryBoundSeconds = 4000 / 3.35e12;
  std::string text = toText(report);
  // 6 * 500 B of the 1000 + 3000 B in all are 75 %.
  EXPECT_EQ(listRows(text), "b.called a.once");
  EXPECT_TRUE(contains(text, "b.called  x6"));
  EXPECT_TRUE(contains(text, "3.00 kB"));
  EXPECT_TRUE(contains(text, "75.0%\n"));
  EXPECT_TRUE(contains(text, "25.0%\n"));
  EXPECT_TRUE(contains(text, "unfused        7"));
  EXPECT_TRUE(contains(text, "- Never called, so in no total: @forgotten.\n"));
}

TEST(TextRowsTest, ExecutionsAreKernels) {
  TestReport report(getH100());
  // Over its 24 executions.
  report.addCopy("linalg.transpose", 1, 24000).executions = 24;
  report.finish(0);
  EXPECT_TRUE(contains(toText(report), "transpose     x24"));
}

TEST(TextRowsTest, TheRestIsOneRow) {
  TestReport report(getH100());
  for (unsigned i = 1; i <= 10; ++i)
    report.addCopy("copy" + std::to_string(i), i, 100 * i);
  report.addCopy("copy1", 11, 100);
  report.finish(0);
  TextLayout layout;
  layout.maxKernels = 7;
  std::string text = toText(report, layout);
  EXPECT_EQ(listRows(text), "copy10 copy9 copy8 copy7 copy6 copy5 copy4 3");
  // 300 + 200 + 2 * 100 B of 5600 B in all are 12.5 %: 700 B in 209 ps.
  EXPECT_TRUE(contains(text, "\n3 more rows  x4              700 B"));
  EXPECT_TRUE(contains(text, " 209 ps  12.5%\n"));
}

} // namespace
