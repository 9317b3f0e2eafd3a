//===- SymbolicReportTest.cpp - Reports over open sizes -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Formulas in the place of numbers, in both formats, and what calls and
// branches do to rows. A product of B x 8192 by 8192 x 8192 in bf16 has 2 *
// 8192^2 * B = 134217728 * B flops, reads 2 * (8192 * B + 8192^2) = 16384 * B +
// 134217728 bytes and writes 16384 * B.
//
//===----------------------------------------------------------------------===//

#include "TestReport.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using llvm::StringRef;

namespace {

/// A projection by an open batch, and a chain on it in a loop of open trips.
void addOpenKernels(TestReport &report) {
  Expr b = report.addSymbol("B", "arg0 dim 0 of 'main'", 512);
  Expr s0 = report.addSymbol("s0", "the trips of a loop, which depend on data");
  report.addProjection(12, b).verdict.crossover = "compute-bound from B = 319";
  Expr elements = b * s0 * 8192;
  ReportKernel &chain = report.add(
      "linalg.generic", 14, makeWork({arithmetic(Precision::F32, elements)}),
      makeTraffic(elements * 4, elements * 4));
  chain.executions = s0;
  chain.domain = {b, 8192};
}

// The chain has 8192 flops for 65536 bytes, whatever the sizes are: 0.125, and
// 0.125 * 3.35e12 of 66.9e12 flops per second, 0.63 %.
// Sums: 134217728 * B + 8192 * B * s0 flops; 32768 * B + 134217728 bytes of the
// product and 65536 * B * s0 of the chain.
TEST(SymbolicReportTest, OneScreenAt100Columns) {
  TestReport report(getH100());
  addOpenKernels(report);
  report.finish(134217728);
  report.data.floor.reset();
  report.data.bindings = {{"S", 64, 64}, {"B", 1, 512}};
  StringRef screen = R"(
h100-sxm (option): tensor.bf16 989 TFLOP/s, hbm 3.35 TB/s, ridge 295 FLOP/B
also in use: vector.f32 66.9 TFLOP/s (ridge 20.0)
file: a.mlir

op                   location        flops                bytes  flop/B  bound by  %peak  time
linalg.matmul        :12:3     134217728*B  32768*B + 134217728       -  depends       -     -
linalg.generic  xs0  :14:3       8192*B*s0           65536*B*s0   0.125  hbm       0.63%     -

total    kernels                    flops            bytes  flop/B  regime   attainable  time
unfused   s0 + 1  8192*B*s0 + 134217728*B  65536*B*s0 + ..       -  depends           -     -
Work: 8192*B*s0 + 134217728*B FLOP. Traffic: 65536*B*s0 + 32768*B + 134217728 bytes.

linalg.matmul :12:3: compute-bound from B = 319
Open sizes: B (arg0 dim 0 of 'main', 1 <= B <= 512), s0 (the trips of a loop, which depend on data,
  :1:3). --dims=B=...,s0=... gives numbers.
In these ranges: no least and most, since a size without a range is open too, sizes choose between
  branches, or counts neither rise nor fall and there are too many values to look at.

- A row marked xN sums N executions of equal kernels.
- Floor: not known through all calls and loops.
- Assumed: cold caches at the start of every kernel, S = 64, 1 <= B <= 512.
)";
  EXPECT_EQ(toText(report, 100), screen.drop_front().str());
}

TEST(SymbolicReportTest, RegimeThatHoldsForAllValues) {
  TestReport report(getH100());
  Verdict &verdict =
      report.addProjection(1, report.addSymbol("B", "arg0")).verdict;
  report.finish(0);
  EXPECT_TRUE(
      contains(toText(report, 120), "134217728    295  depends      -\n"));
  verdict.regime = Regime::ComputeBound; // of two units, say
  EXPECT_TRUE(
      contains(toText(report, 120), "134217728    295  compute-bound     -\n"));
}

TEST(SymbolicReportTest, RepeatsAreFormulasToo) {
  TestReport report(getH100());
  Expr n = report.addSymbol("N", "arg0");
  report.addCopy("a.copy", 1, 100).executions = n;
  report.addCopy("b.copy", 2, 200).executions = n * 2 + 1;
  ReportUnmodelled &entry = report.addUnmodelled("foo.bar", "no cost model");
  entry.count = n;
  entry.boundaryBytes = n * 16;
  report.finish(0);
  std::string text = toText(report, 100);
  EXPECT_TRUE(contains(text, "a.copy          xN  "));
  EXPECT_TRUE(contains(text, "b.copy  x(2*N + 1)  "));
  EXPECT_TRUE(contains(text, "unfused  3*N + 1  "));
  EXPECT_TRUE(contains(text, "NOT MODELLED: N ops."));
  EXPECT_TRUE(contains(text, "- foo.bar xN: no cost model; 16*N bytes at the "
                             "boundary; first a.mlir:9:3\n"));
  EXPECT_TRUE(
      contains(toJSON(report), "\"count\":null,\"boundary_bytes\":null,"));
  EXPECT_TRUE(contains(toJSON(report), "\"expr\":{\"count\":\"N\","
                                       "\"boundary_bytes\":\"16*N\"}}]"));
}

TEST(SymbolicReportTest, LaunchesOfUnknownTime) {
  TargetModel target = getH100();
  target.launchLatencySeconds = figure(2e-6);
  TestReport report(target);
  report.data.assumptions.addLaunchOverhead = true;
  addOpenKernels(report);
  report.addCopy("linalg.copy", 20, 3350);
  report.finish(0);
  std::string text = toText(report, 120);
  // 1 ns of copying; of the others nothing is known.
  EXPECT_TRUE(contains(text,
                       "- Launch-bound: 1 of s0 + 2 kernels, each shorter "
                       "than a launch (2.00 us).\n"));
  EXPECT_FALSE(contains(text, "is not known: none added"));
}

TEST(SymbolicReportTest, CallsMayBeOpen) {
  TestReport report(getH100());
  Expr n = report.addSymbol("N", "arg0");
  report.addCopy("linalg.copy", 1, 100).functionIndex = 0;
  ReportFunction layer;
  layer.name = "layer";
  layer.calls = n;
  report.data.functions = {layer};
  report.data.totals.seconds.reset();
  // The time of one is known, that of all is not.
  EXPECT_TRUE(contains(toText(report),
                       "xN  :1:3          0  100*N       0  hbm          -\n"));
  EXPECT_TRUE(contains(toJSON(report), "\"calls\":null,"));
  EXPECT_TRUE(contains(toJSON(report),
                       "\"has_instances\":false,\"undecided_branches\":"
                       "0,\"expr\":{\"calls\":\"N\"}}"));
}

/// A function that is called with 64 rows twice and with 1 row once: its own
/// kernel, of an open size, is in no row.
TEST(SymbolicReportTest, InstancesStandForTheirKernels) {
  TestReport report(getH100());
  Expr b = report.addSymbol("B", "arg0 dim 0 of 'layer'");
  report.addCopy("linalg.copy", 1, 335000);
  report.addProjection(12, b).functionIndex = 1;
  report.addCopy("linalg.transpose", 20, 670000);
  ReportInstance many, one;
  many.kernel = report.data.kernels[1];
  Projection projection(64, Precision::BF16, 2);
  many.kernel.work = projection.work;
  many.kernel.traffic = projection.traffic;
  many.kernel.verdict = judge(projection.work, projection.traffic,
                              report.target, report.data.assumptions);
  many.kernel.domain = {64, 8192, 8192};
  many.times = 2;
  one.kernel = many.kernel;
  one.kernel.domain = {1, 8192, 8192}; // enough to be another row
  report.data.instances = {many, one};
  ReportFunction main, layer;
  main.name = "main";
  layer.name = "layer";
  layer.calls = 3;
  layer.hasInstances = true;
  report.data.functions = {main, layer};
  std::string text = toText(report, 120);
  // 2 * 136314880 B = 273 MB
  EXPECT_TRUE(contains(
      text, "matmul        x2  :12:3     64x8192x8192  17.2 G  273 MB"));
  EXPECT_TRUE(contains(
      text, "matmul            :12:3     1x8192x8192   8.59 G  136 MB"));
  EXPECT_TRUE(contains(text, "transpose"));
  EXPECT_FALSE(contains(text, "134217728*B"));
  EXPECT_TRUE(contains(text, "unfused        5  ")); // 1 + 1 + 2 + 1
  std::string json = toJSON(report);
  EXPECT_TRUE(contains(json, "\"instances\":[{\"times\":2,\"expr\":{},"
                             "\"kernel\":{\"id\":1,\"op\":\"linalg.matmul\","));
  EXPECT_TRUE(contains(json, "\"has_instances\":true,"));
}

TEST(SymbolicReportTest, ArmsThatAreNotTaken) {
  TestReport report(getH100());
  ReportKernel &taken = report.addCopy("linalg.copy", 1, 335000);
  taken.isBranch = true;
  taken.arm = "then at a.mlir:9:3";
  for (unsigned line = 2; line <= 8; ++line) {
    ReportKernel &other = report.addCopy("linalg.add", line, 100000);
    other.isBranch = true;
    other.isTaken = false;
    other.arm = "else at a.mlir:9:3";
  }
  report.finish(0);
  std::string text = toText(report, 200);
  EXPECT_TRUE(contains(text, "unfused        1      0  335 kB"));
  EXPECT_TRUE(contains(
      text, "- Branches: the arm that takes more time counts. "
            "Counted: then at :9:3. Not counted: linalg.add :2:3 (else at "
            ":9:3), linalg.add :3:3 (else at :9:3), linalg.add :4:3 (else at "
            ":9:3), linalg.add\n  :5:3 (else at :9:3), linalg.add :6:3 (else "
            "at :9:3), and 2 more.\n"));
  std::string json = toJSON(report);
  EXPECT_EQ(
      StringRef(json).count(
          "\"branch\":true,\"arm\":\"then at a.mlir:9:3\",\"taken\":true,"),
      1u);
  EXPECT_EQ(
      StringRef(json).count(
          "\"branch\":true,\"arm\":\"else at a.mlir:9:3\",\"taken\":false,"),
      7u);
}

TEST(SymbolicReportTest, NoFloorNoSpeedup) {
  TestReport report(getH100());
  report.addProjection(1, 64);
  report.addProjection(2, 64).target = "h200";
  report.finish(0);
  report.data.floor.reset();
  report.data.functions[0].floor.reset();
  std::string text = toText(report, 120);
  EXPECT_FALSE(contains(text, "\nfloor"));
  EXPECT_FALSE(contains(text, "speedup"));
  EXPECT_TRUE(contains(text, "- 1 kernel judged on h200.\n"));
  EXPECT_TRUE(
      contains(text, "- Floor: not known through all calls and loops.\n"));
  EXPECT_EQ(StringRef(toJSON(report)).count("\"floor\":null,"), 2u);
}

TEST(SymbolicReportTest, FormulasInJSON) {
  TestReport report(getH100());
  addOpenKernels(report);
  report.finish(report.data.kernels[0].traffic.hbm.read);
  report.data.bindings = {{"S", 64, 64}, {"B", 1, 512}};
  std::string json = toJSON(report);
  ASSERT_TRUE(bool(llvm::json::parse(json)));
  EXPECT_TRUE(contains(json, "\"dims\":{\"S\":64,\"B\":[1,512]}}"));
  EXPECT_TRUE(contains(json,
                       "{\"name\":\"B\",\"what\":\"arg0 dim 0 of 'main'\","
                       "\"location\":\"a.mlir:1:3\",\"lower\":1,"
                       "\"upper\":512,\"bound\":null}"));
  EXPECT_TRUE(contains(json, "\"domain\":[\"B\",8192,8192],\"executions\":1,"));
  EXPECT_TRUE(contains(json, "\"flops\":null,\"transcendentals\":0,\"iops\":0,"
                             "\"contraction_ops\":null,\"compute\":[{\"unit\":"
                             "\"tensor.bf16\",\"ops\":null,"
                             "\"peak_ops_per_s\":989400000000000}]"));
  EXPECT_TRUE(contains(json, "\"roofs\":[],\"bound_by\":null,"
                             "\"regime\":\"depends\",\"runner_up\":null,"
                             "\"margin\":null,\"launch_bound\":null,"
                             "\"time_s\":null,"
                             "\"attainable_flops_per_s\":null,"
                             "\"percent_of_peak\":null,"));
  EXPECT_TRUE(contains(
      json, "\"crossover\":\"compute-bound from B = 319\",\"levers\":[],"
            "\"expr\":{\"flops\":\"134217728*B\","
            "\"contraction_ops\":\"134217728*B\","
            "\"hbm_bytes_read\":\"16384*B + 134217728\","
            "\"hbm_bytes_written\":\"16384*B\","
            "\"hbm_bytes_compulsory\":\"32768*B + 134217728\","
            "\"hbm_bytes_requested\":\"32768*B + 134217728\","
            "\"compute.tensor.bf16\":\"134217728*B\"}}"));
  EXPECT_TRUE(contains(json, "\"expr\":{\"flops\":\"8192*B*s0\","
                             "\"executions\":\"s0\","
                             "\"hbm_bytes_read\":\"32768*B*s0\","));
  // The floor and the totals: the chain's arithmetic is no contraction.
  EXPECT_TRUE(contains(
      json, "\"time_s\":null,\"expr\":{\"hbm_bytes_read\":\"16384*B + "
            "134217728\"}},\"memory\":null,"
            "\"expr\":{\"flops\":\"8192*B*s0 + 134217728*B\","
            "\"contraction_ops\":\"134217728*B\",\"hbm_bytes_read\":"
            "\"32768*B*s0 + 16384*B + 134217728\",\"hbm_bytes_written\":"
            "\"32768*B*s0 + 16384*B\"}}"));
}

} // namespace
