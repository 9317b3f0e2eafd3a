//===- OpenSizesTest.cpp - What comes first where sizes are open ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of rows and units whose times are not known, where formulas are
// cut, and which symbols a text report explains.
//
//===----------------------------------------------------------------------===//

#include "TestReport.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using llvm::StringRef;

namespace {

/// The part of a text report between the totals and the next empty line.
std::string getSymbolSection(StringRef text) {
  StringRef totals = text.split("\ntotal ").second;
  return totals.split("\n\n").second.split("\n\n").first.str();
}

/// The locations in the table of kernels, which all have one.
std::string listLocations(const std::string &text) {
  StringRef table = StringRef(text).split("\nop ").second.split("\n\n").first;
  llvm::SmallVector<StringRef> lines;
  table.split(lines, '\n');
  std::string locations;
  for (StringRef line : llvm::drop_begin(lines))
    locations += line.split(" :").second.split(' ').first.str() + " ";
  return locations;
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

// On 3.35e12 B/s, with B = 1, S = 16: 100 * B in 30 ps, 50 * S = 800 in 239 ps,
// 500 in 149 ps, 500 * B in 149 ps.
TEST(OpenSizesTest, RowsStandWhereTheSmallestSizesPutThem) {
  TestReport report(getH100());
  Expr b = report.addSymbol("B", "arg0 dim 0 of 'main'");
  report.addSymbol("S", "arg0 dim 1 of 'main'");
  SymbolContext symbols;
  Expr s(symbols.create("S", 16));
  report.add("a.copy", 1, Work(), makeTraffic(b * 100, 0));
  report.add("b.copy", 2, Work(), makeTraffic(s * 50, 0));
  report.addCopy("c.copy", 3, 500);
  report.add("d.copy", 4, Work(), makeTraffic(b * 500, 0)); // ties with c.copy
  report.addCopy("e.copy", 5, 1000);
  report.finish(0);
  EXPECT_EQ(listLocations(toText(report, 120)), "5:3 2:3 3:3 4:3 1:3 ");
  TextLayout layout;
  layout.width = 120;
  layout.maxKernels = 2;
  std::string text = toText(report, layout);
  // 100 * B + 500 + 500 * B
  EXPECT_TRUE(
      contains(text, "\n3 more rows  x3                0  600*B + 500 "));
}

TEST(OpenSizesTest, ZeroIsNoSize) {
  TestReport report(getH100());
  SymbolContext symbols;
  Expr trips(symbols.create("s0", 0));
  report.addCopy("a.copy", 1, 100);
  report.add("b.copy", 2, Work(), makeTraffic(trips * 200, 0));
  report.finish(0);
  EXPECT_EQ(listLocations(toText(report)), "2:3 1:3 ");
}

TEST(OpenSizesTest, RepeatsCountInTheOrder) {
  TestReport report(getH100());
  Expr n = report.addSymbol("N", "arg0");
  report.addCopy("a.copy", 1, 500);
  report.addCopy("b.copy", 2, 100).functionIndex = 0;
  ReportFunction layer;
  layer.name = "layer";
  layer.calls = n + 7; // 8 * 100 bytes
  report.data.functions = {layer};
  report.data.totals.seconds.reset();
  EXPECT_EQ(listLocations(toText(report, 120)), "2:3 1:3 ");
}

TEST(OpenSizesTest, LaunchesCountInTheOrder) {
  TargetModel target = getH100();
  target.launchLatencySeconds = figure(2e-6);
  TestReport report(target);
  Expr b = report.addSymbol("B", "arg0");
  auto add = [&] {
    report.addCopy("a.copy", 1, 3350); // 1 ns
    report.data.kernels.back().verdict.seconds = 2.001e-6;
    // 3 launches of next to nothing.
    ReportKernel &open = report.add("b.copy", 2, Work(), makeTraffic(b, 0));
    open.executions = 3;
  };
  add();
  report.finish(0);
  EXPECT_EQ(listLocations(toText(report, 120)), "1:3 2:3 ");
  report.data.assumptions.addLaunchOverhead = true;
  EXPECT_EQ(listLocations(toText(report, 120)), "2:3 1:3 ");
}

TEST(OpenSizesTest, KnownAndOpenRowsTogether) {
  TestReport report(getH100());
  Expr b = report.addSymbol("B", "arg0 dim 0 of 'main'");
  report.addProjection(12, b);
  report.addCopy("linalg.copy", 20, 335000);
  report.addProjection(25, 64);
  report.finish(0);
  std::string text = toText(report, 101);
  // 136314880 B / 3.35e12 = 40.7 us; (32768 + 134217728) B in 40.1 us with B =
  // 1; 335000 B in 100 ns. Names are shorter so that formulas are not cut.
  EXPECT_TRUE(contains(text, R"(
op      location        flops                bytes  flop/B  bound by   attainable  %peak     time
matmul  :25:3          8.59 G               136 MB    63.0  hbm       211 TFLOP/s  21.3%  40.7 us
matmul  :12:3     134217728*B  32768*B + 134217728       -  depends             -      -        -
copy    :20:3               0               335 kB       0  hbm                 -      -   100 ns
)"));
  EXPECT_FALSE(contains(text, "Time: "));
}

// 134217728 * B flops of the tensor unit take 136 ns, 16384 * S of the vector
// unit 0.2 ns at S = 1 and 15.7 us at S = 64000.
TEST(OpenSizesTest, TheHeadlineNamesTheBusiestUnit) {
  for (int64_t least : {1, 64000}) {
    TestReport report(getH100());
    SymbolContext symbols;
    Expr s(symbols.create("S", least));
    report.add("linalg.generic", 1,
               makeWork({arithmetic(Precision::F32, s * 16384)}),
               makeTraffic(s * 65536, 0));
    report.addProjection(2, report.addSymbol("B", "arg0"));
    report.finish(0);
    StringRef tensor = "h100-sxm (option): tensor.bf16 989 TFLOP/s, ";
    StringRef vector = "h100-sxm (option): vector.f32 66.9 TFLOP/s, ";
    std::string text = toText(report, 120);
    EXPECT_TRUE(StringRef(text).starts_with(least == 1 ? tensor : vector))
        << text;
  }
}

//===----------------------------------------------------------------------===//
// Formulas
//===----------------------------------------------------------------------===//

TEST(OpenSizesTest, FormulasAreCutAtTerms) {
  StringRef sum = "49152*B + 67108864*min(B + 1, 8) - 7108864";
  auto cut = [&](unsigned width) { return shorten(sum, width, Cut::Terms); };
  EXPECT_EQ(cut(42), sum);
  EXPECT_EQ(cut(41), "49152*B + 67108864*min(B + 1, 8) + ..");
  EXPECT_EQ(cut(37), "49152*B + 67108864*min(B + 1, 8) + ..");
  EXPECT_EQ(cut(36), "49152*B + ..");
  EXPECT_EQ(cut(12), "49152*B + ..");
  EXPECT_EQ(cut(11), "4915..08864"); // not even the first term fits
  EXPECT_EQ(shorten("-3*B + 128", 9, Cut::Terms), "-3*B + ..");
  EXPECT_EQ(shorten("min(B + 1, S + 2)", 16, Cut::Terms), "min(B +.. S + 2)");
  EXPECT_EQ(shorten("x(2*N + 128)", 11, Cut::Terms), "x(2*N + ..)");
  EXPECT_EQ(shorten("x(2*N + 128)", 10, Cut::Terms), "x(2*..128)");
  EXPECT_EQ(shorten("2*N + 128", 2, Cut::Terms), "2*");
}

/// The product of B x 8192, and a chain with repeats of two terms.
void addFormulas(TestReport &report) {
  Expr b = report.addSymbol("B", "arg0 dim 0 of 'main'");
  Expr n = report.addSymbol("N", "the trips of a loop, which depend on data");
  report.addProjection(12, b).executions = n * 128 + 1234567;
  Expr elements = b * n * 8192;
  report.add("linalg.generic", 14,
             makeWork({arithmetic(Precision::F32, elements)}),
             makeTraffic(elements * 4, elements * 4));
}

TEST(OpenSizesTest, FormulasAreCutBeforeTheyGo) {
  TestReport report(getH100());
  addFormulas(report);
  report.finish(0);
  for (unsigned width = 10; width <= 200; ++width) {
    std::string text = toText(report, width);
    for (StringRef line : llvm::split(text, '\n'))
      EXPECT_LE(getDisplayWidth(line), width) << line.str();
  }
  // Names are shorter first, and then need no more than they use.
  std::string text = toText(report, 60);
  EXPECT_TRUE(contains(
      text, "\nmatmul   134217728*B  32768*B + 134217728  depends      -\n"));
  EXPECT_TRUE(contains(text, "\nunfused  8192*B*N + ..  65536*B*N + ..  "));
}

TEST(OpenSizesTest, SumsAreWholeBelowTheTable) {
  TestReport report(getH100());
  addFormulas(report);
  report.finish(0);
  EXPECT_TRUE(contains(
      toText(report, 200),
      "Work: 8192*B*N + 134217728*B FLOP. Traffic: 65536*B*N + 32768*B + "
      "134217728 bytes.\n"));
  // Each only where it is there, and bytes as a formula only.
  TestReport copies(getH100());
  copies.add("linalg.copy", 1, Work(),
             makeTraffic(copies.addSymbol("B", "arg0") * 4, 0));
  copies.finish(0);
  EXPECT_TRUE(contains(toText(copies), "\nTraffic: 4*B bytes.\n"));
  TestReport constant(getH100());
  constant.addProjection(1, 64);
  constant.finish(0);
  EXPECT_FALSE(contains(toText(constant), "Traffic: "));
}

//===----------------------------------------------------------------------===//
// Crossovers and symbols
//===----------------------------------------------------------------------===//

TEST(OpenSizesTest, CrossoversOnceEach) {
  TestReport report(getH100());
  Expr b = report.addSymbol("B", "arg0 dim 0 of 'main'");
  for (int64_t i = 7; i >= 4; --i)
    report.addProjection(i, b * i).verdict.crossover = "from B = 319";
  for (int64_t i = 3; i >= 1; --i)
    report.addProjection(i, b * i).verdict.crossover =
        "from B = " + std::to_string(i);
  report.addProjection(9, b * 2).verdict.crossover = "from B = 2";
  report.finish(0);
  TextLayout layout;
  // 2 * 40.1 us of the two that are equal are more than 40.1 us of any other.
  EXPECT_EQ(
      getSymbolSection(toText(report, layout)),
      "linalg.matmul x2 :2:3: from B = 2\n"
      "linalg.matmul :7:3 and 3 more: from B = 319\n"
      "linalg.matmul :3:3: from B = 3\n"
      "linalg.matmul :1:3: from B = 1\n"
      "Open sizes: B (arg0 dim 0 of 'main'). --dims=B=... gives numbers.");
  layout.maxKernels = 2;
  EXPECT_TRUE(StringRef(getSymbolSection(toText(report, layout)))
                  .starts_with("linalg.matmul x2 :2:3: from B = 2\n"
                               "linalg.matmul :7:3 and 3 more: from B = 319\n"
                               "2 more\n"));
}

TEST(OpenSizesTest, BoundSymbolsAreNotOpen) {
  TestReport report(getH100());
  report.addSymbol("B", "arg0 dim 0 of 'main'");
  report.data.symbols.back().bound = 64;
  report.addProjection(1, 64);
  report.finish(0);
  EXPECT_FALSE(contains(toText(report), "Open sizes"));
  EXPECT_TRUE(contains(toJSON(report),
                       "\"symbols\":[{\"name\":\"B\",\"what\":\"arg0 dim 0 of "
                       "'main'\",\"location\":\"a.mlir:1:3\",\"lower\":1,"
                       "\"upper\":null,\"bound\":64}],"));
}

TEST(OpenSizesTest, ManyOpenSizes) {
  TestReport report(getH100());
  Expr sum;
  for (unsigned i = 0; i < 5; ++i)
    sum += report.addSymbol("s" + std::to_string(i), "arg" + std::to_string(i));
  report.data.symbols[0].lower = 0;
  report.addProjection(1, sum);
  report.finish(0);
  report.data.kernels[0].verdict.crossover.clear();
  TextLayout layout;
  layout.maxKernels = 3;
  EXPECT_EQ(getSymbolSection(toText(report, layout)),
            "Open sizes: s0 (arg0, 0 <= s0), s1 (arg1), s2 (arg2), 2 more.\n"
            "  --dims=s0=...,s1=...,s2=...,... gives numbers.");
}

/// A private function that its calls give all sizes: nothing is to be bound.
TEST(OpenSizesTest, SizesThatCallsReplaceAreNotListed) {
  TestReport report(getH100());
  Expr own = report.addSymbol("layer.arg0_d0", "arg0 dim 0 of 'layer'");
  report.addProjection(12, own).functionIndex = 0;
  ReportInstance instance;
  instance.kernel = report.data.kernels[0];
  Projection projection(64, Precision::BF16, 2);
  instance.kernel.work = projection.work;
  instance.kernel.traffic = projection.traffic;
  instance.kernel.verdict = judge(projection.work, projection.traffic,
                                  report.target, report.data.assumptions);
  instance.kernel.domain = {64, 8192, 8192};
  report.data.instances = {instance};
  ReportFunction layer;
  layer.name = "layer";
  layer.hasInstances = true;
  report.data.functions = {layer};
  report.data.totals.work = projection.work;
  report.data.totals.traffic = projection.traffic;
  report.data.totals.seconds = instance.kernel.verdict.seconds;
  EXPECT_FALSE(contains(toText(report), "Open sizes"));
  EXPECT_TRUE(contains(toJSON(report), "\"symbols\":[{\"name\":\"layer."
                                       "arg0_d0\","));
  // A call that leaves it another size.
  Expr b = report.addSymbol("B", "arg0 dim 0 of 'main'");
  report.data.instances[0].times = b;
  EXPECT_TRUE(contains(toText(report), "\nOpen sizes: B (arg0 dim 0 of "
                                       "'main'). --dims=B=... gives "
                                       "numbers.\n"));
}

/// A branch of which no arm counts, as its sizes are open.
TEST(OpenSizesTest, BranchesThatAreNotDecided) {
  TestReport report(getH100());
  Expr b = report.addSymbol("B", "arg0 dim 0 of 'main'");
  Expr n = report.addSymbol("N", "arg0 dim 1 of 'main'");
  for (const Expr &size : {b, n}) {
    ReportKernel &arm = report.addProjection(report.data.kernels.size(), size);
    arm.isBranch = true;
    arm.isTaken = false;
    arm.arm = "then at a.mlir:9:3";
  }
  report.addUnmodelled("scf.if", "which arm takes more time depends on sizes "
                                 "that are not known; bind them with --dims");
  report.finish(0);
  std::string text = toText(report, 120);
  EXPECT_TRUE(contains(text, "\nNo kernel could be modelled.\n"));
  EXPECT_FALSE(contains(text, "No kernel is reached"));
  EXPECT_TRUE(contains(text, "Not counted: linalg.matmul a.mlir:0:3 (then at "
                             "a.mlir:9:3),\n  linalg.matmul a.mlir:1:3 (then "
                             "at a.mlir:9:3).\n"));
  // What is to be bound.
  EXPECT_TRUE(contains(text, "--dims=B=...,N=... gives numbers.\n"));
  // Where nothing is left out, nobody calls the kernels.
  report.data.unmodelled.clear();
  EXPECT_TRUE(contains(toText(report, 120),
                       "\nNo kernel is reached from a public function.\n"));
}

} // namespace
