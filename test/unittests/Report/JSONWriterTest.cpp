//===- JSONWriterTest.cpp - The report for programs -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestReport.h"
#include "roofline/Support/Version.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"
#include <limits>

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {

/// 20 vector operations in 16 slots and 4 exps over 32 bytes in and 32 out, on
/// 16 flops, 4 special operations and 64 bytes a second.
void addToyKernel(TestReport &report) {
  ReportKernel &kernel =
      report.add("linalg.generic", 2,
                 makeWork({arithmetic(Precision::F32, /*ops=*/20, /*slots=*/16),
                           transcendental(Precision::F32, 4)}),
                 makeTraffic(32, 32));
  kernel.domain = {2, 2};
}

TEST(JSONWriterTest, WholeDocument) {
  TestReport report(getToyTarget());
  addToyKernel(report);
  report.addUnmodelled("foo.bar", "no cost model");
  report.finish(/*floorBytes=*/16);
  // vector 2 * 16 / 16 = 2 s, hbm 64 / 64 = 1 s, special 4 / 4 = 1 s; intensity
  // 24 / 64, ridge 16 / 64; attainable 24 / 2; of the vector unit's peak 20 / 2
  // / 16 = 62.5 %. The floor's intensity is 24 / 16.
  std::string totals =
      "\"totals\":{\"flops\":24,\"transcendentals\":4,\"iops\":0,"
      "\"contraction_ops\":0,\"bytes\":{\"hbm\":{\"read\":32,\"written\":32}},"
      "\"intensity\":0.375,\"regime\":\"compute-bound\",\"time_s\":2,"
      "\"memory_bound_s\":0,\"compute_bound_s\":2,"
      "\"attainable_flops_per_s\":12,\"unrated\":[],"
      "\"fused\":null,\"floor\":{\"bytes\":"
      "{\"hbm\":{\"read\":16,\"written\":0}},\"intensity\":1.5,"
      "\"bound_by\":\"vector.f32\",\"regime\":\"compute-bound\","
      "\"time_s\":2,\"expr\":{}},\"memory\":null,\"expr\":{}}";
  EXPECT_EQ(
      toJSON(report),
      "{\"schema\":\"roofline.report/1\",\"tool\":{\"name\":\"roofline-opt\","
      "\"version\":\"" +
          std::string(kVersion) +
          "\",\"llvm\":\"22.1.8\"},"
          "\"target\":{\"name\":\"toy\",\"source\":\"option\","
          "\"peaks\":{\"vector.f32\":16,\"special\":4},"
          "\"bandwidths\":{\"hbm\":64},"
          "\"ridges\":{\"vector.f32\":0.25,\"special\":0.0625}},"
          "\"assumptions\":{\"ceilings\":\"datasheet\",\"tf32\":false,"
          "\"caches\":\"cold\","
          "\"fusion_threshold\":1,"
          "\"launch_overhead\":false,\"launch_overhead_s\":0,\"tiling\":"
          "\"none\","
          "\"cluster\":\"1x1\",\"dims\":{}},"
          "\"symbols\":[],\"kernels\":["
          "{\"id\":0,\"op\":\"linalg.generic\",\"function\":\"main\","
          "\"location\":\"a.mlir:2:3\",\"domain\":[2,2],\"executions\":1,"
          "\"branch\":false,\"taken\":true,\"flops\":24,\"transcendentals\":4,"
          "\"iops\":0,"
          "\"contraction_ops\":0,\"compute\":["
          "{\"unit\":\"vector.f32\",\"ops\":20,\"peak_ops_per_s\":16},"
          "{\"unit\":\"special\",\"ops\":4,\"peak_ops_per_s\":4}],"
          "\"unrated\":[],\"bytes\":{\"hbm\":{\"read\":32,\"written\":32,"
          "\"compulsory\":64,\"requested\":64,\"transferred\":null},"
          "\"l2\":null,\"smem\":null},\"intensity\":0.375,"
          "\"dominant_unit\":\"vector.f32\",\"ridge\":0.25,"
          "\"roofs\":[{\"roof\":\"vector.f32\",\"time_s\":2},"
          "{\"roof\":\"hbm\",\"time_s\":1},{\"roof\":\"special\",\"time_s\":1}"
          "],\"bound_by\":\"vector.f32\",\"regime\":\"compute-bound\","
          "\"runner_up\":\"hbm\",\"margin\":2,\"launch_bound\":null,"
          "\"time_s\":2,\"attainable_flops_per_s\":12,"
          "\"percent_of_peak\":62.5,\"group\":null,"
          "\"floor_class\":false,\"tiling\":null,"
          "\"launch\":null,\"crossover\":null,\"levers\":[],\"expr\":{}}],"
          "\"instances\":[],\"groups\":[],\"not_fused\":[],\"functions\":[{"
          "\"name\":\"main\","
          "\"calls\":1,"
          "\"dead\":false," +
          totals +
          ",\"has_instances\":false,\"undecided_branches\":0,\"expr\":{}}]," +
          totals +
          ",\"levers\":[],\"unmodelled\":[{\"op\":\"foo.bar\",\"count\":1,"
          "\"boundary_bytes\":49152,\"boundary_bytes_complete\":true,"
          "\"in_totals\":true,"
          "\"why\":\"no cost model\",\"location\":\"a.mlir:9:3\",\"expr\":{}}],"
          "\"complete\":false}\n");
}

TEST(JSONWriterTest, LayoutsHoldTheSameValues) {
  TestReport report(getH100());
  report.addProjection(2, 1);
  report.finish(134250496);
  std::string line = toJSON(report);
  EXPECT_EQ(llvm::StringRef(line).count('\n'), 1u); // the final one
  std::string indented = toJSON(report, 2);
  EXPECT_TRUE(contains(indented, "{\n  \"schema\": \"roofline.report/1\",\n"));
  EXPECT_EQ(indented.back(), '\n');
  auto parsedLine = llvm::json::parse(line);
  auto parsedIndented = llvm::json::parse(indented);
  ASSERT_TRUE(bool(parsedLine));
  ASSERT_TRUE(bool(parsedIndented));
  EXPECT_EQ(*parsedLine, *parsedIndented);
  EXPECT_EQ(toJSON(report), line); // nothing depends on the run
}

TEST(JSONWriterTest, IntegersKeepAllDigits) {
  TestReport report(getH100());
  // 10^15 x 2 x 10^15 = 2 x 10^30 operations, and 2^64 + 1 bytes.
  Count quadrillion = 1000000000000000;
  report.add("linalg.matmul", 2,
             makeWork({contraction(Precision::BF16,
                                   Count(2) * quadrillion * quadrillion)}),
             makeTraffic(Count(INT64_MAX) * 2 + 3, 0));
  report.finish(0);
  std::string json = toJSON(report);
  EXPECT_TRUE(contains(json, "\"flops\":2000000000000000000000000000000,"));
  EXPECT_TRUE(contains(json, "\"ops\":2000000000000000000000000000000,"));
  EXPECT_TRUE(contains(json, "\"read\":18446744073709551617,"));
}

TEST(JSONWriterTest, WhatIsNotKnownIsNull) {
  TestReport report(getH100());
  report.add("linalg.generic", 2, Work(), Traffic());
  ReportKernel &huge = report.addProjection(3, 1);
  huge.executions = Count::overflow();
  huge.work.scale(Count::overflow());
  huge.verdict.seconds = std::numeric_limits<double>::infinity();
  report.finish(0);
  std::string json = toJSON(report);
  // Nothing to do: no roof, no intensity.
  EXPECT_TRUE(contains(json, "\"intensity\":null,\"dominant_unit\":null,"
                             "\"ridge\":null,\"roofs\":[],"
                             "\"bound_by\":null,\"regime\":\"none\","
                             "\"runner_up\":null,\"margin\":null,"));
  EXPECT_TRUE(contains(json, "\"time_s\":0,\"attainable_flops_per_s\":null,"
                             "\"percent_of_peak\":null,"));
  // Beyond 127 bits: no number at all, and never inf or nan.
  EXPECT_TRUE(contains(json, "\"executions\":null,"));
  EXPECT_TRUE(contains(json, "\"flops\":null,"));
  EXPECT_TRUE(contains(json, "\"time_s\":null,"));
  EXPECT_TRUE(bool(llvm::json::parse(json)));
}

TEST(JSONWriterTest, DoublesReadBackAsTheSame) {
  for (double value : {0.1, 1.0 / 3, 3.35e12, 5e-324, 1e22, 134250496 / 3.35e12,
                       std::numeric_limits<double>::max()}) {
    TestReport report(getH100());
    report.addCopy("memref.copy", 2, 64).verdict.seconds = value;
    auto json = llvm::json::parse(toJSON(report));
    ASSERT_TRUE(bool(json));
    const llvm::json::Object &kernel =
        *json->getAsObject()->getArray("kernels")->front().getAsObject();
    EXPECT_EQ(*kernel.getNumber("time_s"), value);
  }
  TestReport report(getH100());
  report.addCopy("memref.copy", 2, 64).verdict.seconds = 0.1;
  EXPECT_TRUE(contains(toJSON(report), "\"time_s\":0.1,"));
}

TEST(JSONWriterTest, RatesAreNamedByAccumulatorWhereThereAreTwo) {
  TargetModel target;
  using P = Precision;
  addRate(target, UnitKind::Tensor, P::F16, 142, P::F16);
  addRate(target, UnitKind::Tensor, P::F16, 71, P::F32);
  addRate(target, UnitKind::Tensor, P::BF16, 71, P::F32);
  // Neither has an 8-bit accumulator: the narrower one is the usual one.
  addRate(target, UnitKind::Tensor, P::F8, 330, P::F32);
  addRate(target, UnitKind::Tensor, P::F8, 660, P::F16);
  TestReport report(target);
  std::string json = toJSON(report);
  EXPECT_TRUE(contains(json, "\"peaks\":{\"tensor.f16\":142,"
                             "\"tensor.f16.acc_f32\":71,\"tensor.bf16\":71,"
                             "\"tensor.f8.acc_f32\":330,\"tensor.f8\":660}"));
  // Without a bandwidth there is no ridge.
  EXPECT_TRUE(contains(json, "\"bandwidths\":{},\"ridges\":{}}"));
}

TEST(JSONWriterTest, AllLevels) {
  TargetModel target = getToyTarget();
  target.l2.bytesPerSecond = figure(128);
  target.smem.bytesPerSecond = figure(256);
  TestReport report(target);
  Traffic traffic = makeTraffic(64, 32);
  traffic.chip.l2 = traffic.hbm;
  traffic.chip.l2->requested = 4096;
  traffic.chip.l2->transferred = Count(128);
  report.add("scf.forall", 2, Work(), traffic);
  std::string json = toJSON(report);
  EXPECT_TRUE(contains(json, "\"bandwidths\":{\"hbm\":64,\"l2\":128,"
                             "\"smem\":256}"));
  EXPECT_TRUE(contains(json, "\"l2\":{\"read\":64,\"written\":32,"
                             "\"compulsory\":96,\"requested\":4096,"
                             "\"transferred\":128},\"smem\":null}"));
}

TEST(JSONWriterTest, UnitsWithoutARate) {
  TestReport report(getToyTarget());
  report.add("linalg.generic", 2,
             makeWork({arithmetic(Precision::I64, 10),
                       arithmetic(Precision::F32, 10)}),
             Traffic());
  std::string json = toJSON(report);
  EXPECT_TRUE(contains(json, "{\"unit\":\"vector.i64\",\"ops\":10,"
                             "\"peak_ops_per_s\":null}"));
  EXPECT_TRUE(contains(json, "\"unrated\":[\"vector.i64\"],"));
}

TEST(JSONWriterTest, KernelTargetOnlyWhereItHasOne) {
  TestReport report(getToyTarget());
  report.addCopy("memref.copy", 2, 64);
  EXPECT_FALSE(contains(toJSON(report), "\"target\":\""));
  report.addCopy("memref.copy", 3, 64).target = "h200";
  EXPECT_TRUE(contains(toJSON(report), "\"target\":\"h200\","));
}

TEST(JSONWriterTest, AnyBytesInNames) {
  TestReport report(getToyTarget());
  ReportKernel &kernel = report.addCopy("memref.copy", 2, 64);
  kernel.function = "a\"b\\c\nd";
  kernel.location = "\xff.mlir:1:1"; // not UTF-8
  auto json = llvm::json::parse(toJSON(report));
  ASSERT_TRUE(bool(json));
  const llvm::json::Object &parsed =
      *json->getAsObject()->getArray("kernels")->front().getAsObject();
  EXPECT_EQ(*parsed.getString("function"), "a\"b\\c\nd");
  EXPECT_EQ(*parsed.getString("location"), "\ufffd.mlir:1:1");
}

TEST(JSONWriterTest, Assumptions) {
  TestReport report(getToyTarget());
  report.data.assumptions.allowTF32 = true;
  report.data.assumptions.addLaunchOverhead = true;
  EXPECT_TRUE(contains(toJSON(report),
                       "\"assumptions\":{\"ceilings\":\"datasheet\",\"tf32\":"
                       "true,\"caches\":\"cold\","
                       "\"fusion_threshold\":1,"
                       "\"launch_overhead\":true,\"launch_overhead_s\":null,"
                       "\"tiling\":\"none\",\"cluster\":\"1x1\","
                       "\"dims\":{}}"));
}

TEST(JSONWriterTest, LaunchOverheadThatWasAdded) {
  TargetModel target = getToyTarget();
  target.launchLatencySeconds = figure(2e-6);
  TestReport report(target);
  report.data.assumptions.addLaunchOverhead = true;
  EXPECT_TRUE(contains(toJSON(report), "\"launch_overhead\":true,"
                                       "\"launch_overhead_s\":2e-06,"));
}

} // namespace
