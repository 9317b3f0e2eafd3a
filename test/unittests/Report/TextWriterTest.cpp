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

/// Two decode steps, an epilogue, a prefill, a copy and integers, with nearly
/// everything that a report can have.
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

// Decode: 134250496 bytes / 3.35 TB/s = 40.075 us each, 80.15 together.
// Prefill: 274.9 GFLOP / 989.4 TFLOP/s = 277.8 us. Epilogue: 98304 B in 29.3
// ns, its exps 8192 / 3.86e12 = 2.12 ns, 7.23 %. Transpose: 335000 B in 100 ns.
// The i64 op: 16000 B in 4.78 ns. Total 358.1 us, of which 80.28 are
// memory-bound, 22.4 %. Floor: 268435456 + 274877906944 flops on the tensor
// unit take 278.1 us, without the i64 op as well.
TEST(TextWriterTest, OneScreenAt80Columns) {
  TestReport report(getH100());
  addDecoder(report);
  report.data.target.source = TargetOrigin::Default;
  StringRef screen = R"(
h100-sxm (default): tensor.bf16 989 TFLOP/s, hbm 3.35 TB/s, ridge 295 FLOP/B
also in use: special 3.86 TOP/s (ridge 1.15)
file: a.mlir

op                location    bytes    op/B  bound by     %peak     time  share
matmul            :31:3      201 MB  1.37 k  tensor.bf16   100%   278 us  77.6%
matmul        x2  :12:3      269 MB    1.00  hbm          0.34%  80.1 us  22.4%
transpose         :40:3      335 kB       0  hbm              -   100 ns  0.03%
generic           :18:3     98.3 kB   0.250  hbm          7.23%  29.3 ns  0.01%
generic           :44:3     16.0 kB  0.0625  hbm ?            -  4.78 ns    ~0%

total    kernels    ops   bytes    op/B  regime             time  speedup
unfused        6  275 G  470 MB     585  compute-bound    358 us
floor             275 G  134 MB  2.05 k  compute-bound ?  278 us    1.29x
Time: 22.4% in memory-bound kernels, 77.6% in compute-bound ones.
Work: 275 GFLOP, 8.19 k of them transcendental, 1.00 kIOP; 100% in contractions.

NOT MODELLED: 1 op. All totals are lower bounds.
- foo.bar: no cost model is registered for this op; 49.2 kB at the boundary;
  a.mlir:9:3

- No rate for vector.i64 on h100-sxm: 1 kernel judged without that roof, marked
  ?: the time is a lower bound.
- Launch-bound: 3 of 6 kernels, each shorter than a launch (2.00 us).
- A row marked xN sums N executions of equal kernels.
- Floor: inputs, constants and results of what is modelled, moved once. What is
  not modelled may take more, and adds to it.
- Assumed: cold caches at the start of every kernel.
)";
  EXPECT_EQ(toText(report), screen.drop_front().str());
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
  EXPECT_EQ(headings(40), "op time share");
  EXPECT_EQ(headings(60), "op location bound by %peak time share");
  EXPECT_EQ(headings(80), "op location bytes op/B bound by %peak time share");
  EXPECT_EQ(headings(120), "op location domain ops bytes op/B bound by "
                           "attainable %peak time share");
  EXPECT_EQ(headings(200), "op location domain ops bytes op/B ridge bound by "
                           "next roof attainable %peak time share");
}

TEST(TextWriterTest, EverythingOfAKernelOnAWideTerminal) {
  TestReport report(getH100());
  report.addProjection(12, 64);
  report.finish(136314880);
  // 8.59 GFLOP over 136.3 MB: 63.0 of a ridge of 295; 211 of 989 TFLOP/s are
  // 21.3 %, and the tensor unit is 295.3 / 63.0 = 4.69 times faster.
  EXPECT_EQ(
      findLine(toText(report, 200), "linalg.matmul"),
      "linalg.matmul  :12:3     64x8192x8192  8.59 G  136 MB    63.0    295"
      "  hbm       tensor.bf16 4.69x  211 TFLOP/s  21.3%  40.7 us   100%");
}

TEST(TextWriterTest, LocationsInSeveralFilesNameThem) {
  TestReport report(getH100());
  report.addCopy("a.copy", 1, 3000).location = "attention/block.mlir:3:5";
  report.addCopy("b.copy", 2, 2000).location = "mlp/block.mlir:3:5";
  report.addCopy("c.copy", 3, 1000).location = "loc(\"layer.norm\")";
  report.addCopy("d.copy", 4, 500).location = "loc(unknown)";
  report.finish(0);
  std::string text = toText(report, 100);
  EXPECT_FALSE(contains(text, "file: "));
  EXPECT_TRUE(
      contains(text, "a.copy  attention/block.mlir:3:5      0  3.00 kB"));
  EXPECT_TRUE(
      contains(text, "b.copy  mlp/block.mlir:3:5            0  2.00 kB"));
  EXPECT_TRUE(
      contains(text, "c.copy  loc(\"layer.norm\")             0  1.00 kB"));
  EXPECT_TRUE(
      contains(text, "d.copy                                0    500 B"));
}

TEST(TextWriterTest, OneFileBesideNamesIsStillOne) {
  TestReport report(getH100());
  report.addCopy("a.copy", 1, 3000);
  report.addCopy("c.copy", 3, 1000).location = "loc(\"layer.norm\")";
  report.finish(0);
  std::string text = toText(report);
  EXPECT_TRUE(contains(text, "\nfile: a.mlir\n"));
  EXPECT_TRUE(contains(text, "a.copy  :1:3               3.00 kB"));
  EXPECT_TRUE(contains(text, "c.copy  loc(\"layer.norm\")  1.00 kB"));
}

TEST(TextWriterTest, TF32IsOfferedToWhatRunsOnTheVectorUnit) {
  auto isOffered = [](TargetModel target) {
    TestReport report(std::move(target));
    report.add("linalg.matmul", 1,
               makeWork({contraction(Precision::F32, 2000),
                         arithmetic(Precision::F32, 100)}),
               makeTraffic(3000, 0));
    report.finish(3000);
    return llvm::StringRef(toText(report)).contains("--allow-tf32");
  };
  TargetModel target = getH100();
  EXPECT_TRUE(isOffered(target));
  // An f32 rate of the tensor unit's own, as on an MI300X.
  ComputeRate f32 = *target.findRate(UnitKind::Tensor, Precision::TF32);
  f32.precision = Precision::F32;
  target.rates.push_back(f32);
  EXPECT_FALSE(isOffered(target));
}

TEST(TextWriterTest, NoSpeedupOverAnotherMachine) {
  TestReport report(getH100());
  report.addProjection(1, 64);
  report.addProjection(2, 64).target = "h200";
  report.finish(3000);
  std::string text = toText(report);
  EXPECT_TRUE(contains(text, "- 1 kernel judged on h200; the floor is not, so "
                             "it has no speedup.\n"));
  EXPECT_TRUE(llvm::StringRef(findLine(text, "floor")).ends_with("       -"));
}

TEST(TextWriterTest, NoLineIsWiderThanTheTerminal) {
  TestReport report(getH100());
  addDecoder(report);
  ReportKernel kernel = report.data.kernels.front();
  kernel.op = "linalg.depthwise_conv_2d_nchw_chw_of_a_very_long_name";
  kernel.location = "/home/someone/\u6a21\u578b/a\tb/model.mlir:123456:78";
  report.data.kernels.push_back(kernel);
  report.data.target.name = "/a/path/to/a/target/file/that-does-not-end.yaml";
  report.addUnmodelled("x.y", "an_identifier_without_a_place_to_break_it_at_all"
                              "_for_a_narrow_terminal");
  for (unsigned width = 10; width <= 220; ++width) {
    std::string text = toText(report, width);
    for (StringRef line : llvm::split(text, '\n'))
      EXPECT_LE(getDisplayWidth(line), width) << line.str();
  }
}

TEST(TextWriterTest, IntegersAreOperations) {
  TestReport report(getH100());
  report.add("linalg.quantized_matmul", 1,
             makeWork({contraction(Precision::I8, 2000000, Precision::I32),
                       arithmetic(Precision::F32, 1000000)}),
             makeTraffic(3000, 0));
  report.finish(3000);
  std::string text = toText(report, 120);
  // vector 2 * 10^6 / 66.9e12 = 29.9 ns binds: 3 * 10^6 in it are 100 TOP/s.
  EXPECT_TRUE(contains(text, "3.00 M"));
  EXPECT_TRUE(contains(text, "op/B"));
  EXPECT_FALSE(contains(text, "flop/B"));
  EXPECT_TRUE(contains(text, "100 TOP/s"));
  EXPECT_TRUE(
      contains(text, "Work: 1.00 MFLOP, 2.00 MIOP; 66.7% in contractions.\n"));
}

TEST(TextWriterTest, ColorsChangeNothingElse) {
  TestReport report(getH100());
  addDecoder(report);
  TextLayout layout;
  std::string plain = toText(report, layout);
  EXPECT_EQ(plain.find('\033'), std::string::npos);
  layout.useColor = true;
  std::string colored = toText(report, layout);
  EXPECT_TRUE(contains(colored, "\033[36mhbm\033[0m"));
  EXPECT_TRUE(contains(colored, "\033[35mtensor.bf16\033[0m"));
  EXPECT_TRUE(contains(colored, "\033[1;33mNOT MODELLED"));
  llvm::Regex escape("\033\\[[0-9;]*m");
  while (escape.match(colored))
    colored = escape.sub("", colored);
  EXPECT_EQ(colored, plain);
}

TEST(TextWriterTest, NothingToReport) {
  TestReport report(getH100());
  report.finish(0);
  EXPECT_EQ(toText(report), "h100-sxm (option): hbm 3.35 TB/s\n"
                            "No kernels: nothing here computes or moves data.\n"
                            "\n"
                            "- Assumed: cold caches at the start of every "
                            "kernel.\n");
}

TEST(TextWriterTest, NothingModelled) {
  TestReport report(getH100());
  ReportUnmodelled &entry = report.addUnmodelled("foo.bar", "its size is "
                                                            "dynamic");
  entry.count = 3;
  entry.bytesComplete = false;
  report.finish(0);
  std::string text = toText(report, 120);
  EXPECT_TRUE(contains(text, "No kernel could be modelled.\n"
                             "\n"
                             "NOT MODELLED: 3 ops. All totals are lower "
                             "bounds.\n"
                             "- foo.bar x3: its size is dynamic; at least 49.2 "
                             "kB at the boundary; first a.mlir:9:3\n"));
}

TEST(TextWriterTest, KernelWithNothingToDo) {
  TestReport report(getH100());
  report.add("linalg.generic", 1, Work(), Traffic()).domain = {0, 5};
  report.finish(0);
  EXPECT_EQ(
      findLine(toText(report, 80), "linalg.generic"),
      "linalg.generic  :1:3          0    0 B       -  -             -   0 s"
      "      -");
}

TEST(TextWriterTest, AstronomicalNumbers) {
  TestReport report(getH100());
  Count quadrillion = 1000000000000000;
  report.add(
      "linalg.matmul", 1,
      makeWork({contraction(Precision::BF16, quadrillion * quadrillion)}),
      makeTraffic(quadrillion, 0));
  report.finish(quadrillion);
  // 10^30 flops, 1 PB: 10^15 flop/B; 10^30 / 989.4e12 s
  EXPECT_TRUE(contains(
      toText(report), "linalg.matmul  :1:3      1.00 PB  1.00 P  tensor.bf16   "
                      "100%  1.01 Ps   100%\n"));
}

TEST(TextWriterTest, AssumptionsThatWereMade) {
  TargetModel target = getH100();
  target.launchLatencySeconds = figure(1e-6);
  TestReport report(target);
  report.data.assumptions.allowTF32 = true;
  report.data.assumptions.addLaunchOverhead = true;
  report.addProjection(1, 1);
  report.finish(0);
  EXPECT_TRUE(contains(
      toText(report, 160),
      "- Assumed: cold caches at the start of every kernel, tf32 for f32 "
      "contractions, launch latency in the time of each kernel.\n"));
}

TEST(TextWriterTest, LaunchLatencyThatIsNotKnown) {
  TestReport report(getH100());
  report.data.assumptions.addLaunchOverhead = true;
  report.addProjection(1, 1);
  report.finish(0);
  std::string text = toText(report, 120);
  EXPECT_TRUE(contains(
      text, "- Launch latency of h100-sxm is not known: none added.\n"));
  EXPECT_TRUE(
      contains(text, "- Assumed: cold caches at the start of every kernel.\n"));
}

TEST(TextWriterTest, UnknownBandwidth) {
  TargetModel target = getH100();
  target.hbm.bytesPerSecond.reset();
  TestReport report(target);
  report.addProjection(1, 1);
  report.finish(0);
  EXPECT_EQ(findLine(toText(report), "h100"),
            "h100-sxm (option): tensor.bf16 989 TFLOP/s, hbm unknown");
}

} // namespace
