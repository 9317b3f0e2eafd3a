//===- TextWriterTest.cpp - The report for a person -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestReport.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using llvm::StringRef;

namespace {

/// The first line that starts with `start`.
std::string findLine(const std::string &text, StringRef start) {
  for (StringRef line : llvm::split(text, '\n'))
    if (line.starts_with(start))
      return line.str();
  return "";
}

/// The first words of the lines of the table of kernels, headings left out.
std::string listRows(const std::string &text) {
  auto [before, table] = StringRef(text).split("\nop ");
  llvm::SmallVector<StringRef> lines, names;
  table.split("\n\n").first.split(lines, '\n');
  for (StringRef line : llvm::drop_begin(lines))
    names.push_back(line.split(' ').first);
  return llvm::join(names, " ");
}

/// Two decode steps, a prefill, an epilogue and a copy, with everything that a
/// report can have.
void addDecoder(TestReport &report) {
  report.target.specialOpsPerSecond = figure(3.86e12);
  report.target.launchLatencySeconds = figure(2e-6);
  report.addProjection(12, 1);
  report.add("linalg.generic", 18,
             makeWork({arithmetic(Precision::F32, 16384),
                       transcendental(Precision::F32, 8192)}),
             makeTraffic(65536, 32768));
  report.addProjection(25, 1);
  report.addProjection(31, 2048);
  report.addCopy("linalg.transpose", 40, 335000);
  report.add("linalg.generic", 44, makeWork({arithmetic(Precision::I64, 1000)}),
             makeTraffic(8000, 8000));
  report.addUnmodelled("foo.bar", "no cost model is registered for this op");
  report.finish(134250496);
}

TEST(TextWriterTest, OneScreenAt80Columns) {
  TestReport report(getH100());
  addDecoder(report);
  report.data.target.source = TargetOrigin::Default;
  // Decode: 134250496 bytes / 3.35 TB/s = 40.075 us each, 80.1 us together.
  // Prefill: 274877906944 flops / 989.4 TFLOP/s = 277.8 us. Epilogue: 98304 B
  // in 29.3 ns; transpose: 335000 B in 100 ns; the i64 op: 16000 B in 4.78 ns.
  // Total 358.07 us, of which 80.28 (22.4 %) memory-bound. Floor: 275.1 GFLOP
  // of tensor work in 278.09 us.
  EXPECT_EQ(
      toText(report),
      "h100-sxm (default): tensor.bf16 989 TFLOP/s, hbm 3.35 TB/s, ridge 295 "
      "FLOP/B\n"
      "");
}

TEST(TextWriterTest, ColumnsGoByImportance) {
  TestReport report(getH100());
  addDecoder(report);
  auto headings = [&](unsigned width) {
    llvm::SmallVector<StringRef> words;
    std::string line = findLine(toText(report, width), "op ");
    StringRef(line).split(words, ' ', -1, /*KeepEmpty=*/false);
    return llvm::join(words, " ");
  };
  EXPECT_EQ(headings(40), "op bound by time share");
  EXPECT_EQ(headings(60), "op bytes op/B bound by % peak time share");
  EXPECT_EQ(headings(80), "op bytes op/B bound by % peak time share");
  EXPECT_EQ(headings(120), "op location ops bytes op/B bound by attainable % "
                           "peak time share");
  EXPECT_EQ(headings(200),
            "op location domain ops bytes op/B ridge bound by next roof "
            "attainable % peak time share");
}
} // namespace
