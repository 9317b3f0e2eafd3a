//===- ReportReaderTest.cpp - Reports that are read back ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/RecordedReport.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {

/// The least that a report has, with `flops` and `expr` in its totals.
std::string makeReport(const std::string &flops,
                       const std::string &expr = "{}") {
  return R"({"schema": "roofline.report/1", "tool": {"version": "1"},
    "target": {"name": "toy", "peaks": {}, "bandwidths": {}},
    "assumptions": {}, "symbols": [], "kernels": [], "functions": [],
    "totals": {"flops": )" +
         flops + R"(, "iops": 0, "bytes": {"hbm": {"read": 0, "written": 0}},
    "time_s": 0, "regime": "none", "expr": )" +
         expr + R"(}, "unmodelled": [], "complete": true})";
}

/// The flops of the totals as text, or what is wrong.
std::string readFlops(const std::string &text) {
  llvm::Expected<std::vector<RecordedReport>> reports =
      readReports(text, "a.json");
  return reports ? reports->front().totals.flops.toString()
                 : llvm::toString(reports.takeError());
}

TEST(ReportReaderTest, IntegersKeepAllDigits) {
  EXPECT_EQ(readFlops(makeReport("42")), "42");
  // 2^63 - 1, 2^63, 2^64 and 2^127 - 1.
  for (const char *digits :
       {"9223372036854775807", "9223372036854775808", "18446744073709551616",
        "170141183460469231731687303715884105727"})
    EXPECT_EQ(readFlops(makeReport(digits)), digits);
  EXPECT_EQ(readFlops(makeReport("170141183460469231731687303715884105728"))
                .find("a.json: expected an integer from 0 to 2^127, or null"),
            0u);
}

TEST(ReportReaderTest, FormulasStandForNull) {
  EXPECT_EQ(readFlops(makeReport("null", R"({"flops": "2*B + 1"})")),
            "2*B + 1");
  EXPECT_EQ(readFlops(makeReport("null")), "?");
}

TEST(ReportReaderTest, DigitsInStringsAreNoIntegers) {
  EXPECT_NE(readFlops(makeReport("\"12345678901234567890\"")).find("expected"),
            std::string::npos);
}

TEST(ReportReaderTest, ALongIntegerIsNoKey) {
  EXPECT_EQ(readFlops("{12345678901234567890: 1}").find("a.json:1:2: no JSON"),
            0u);
}

TEST(ReportReaderTest, DocumentsFollowOneAnother) {
  std::string text = makeReport("1") + "\n" + makeReport("2") + makeReport("3");
  llvm::Expected<std::vector<RecordedReport>> reports =
      readReports(text, "a.json");
  ASSERT_TRUE(bool(reports));
  ASSERT_EQ(reports->size(), 3u);
  EXPECT_EQ((*reports)[2].totals.flops.toString(), "3");
}

TEST(ReportReaderTest, NoTextCrashes) {
  // Every beginning of a report, and every single character left out.
  std::string text = makeReport("18446744073709551616");
  for (size_t i = 0; i < text.size(); ++i) {
    EXPECT_NE(readFlops(text.substr(0, i)).find("a.json"), std::string::npos);
    readFlops(text.substr(0, i) + text.substr(i + 1));
  }
}

} // namespace
