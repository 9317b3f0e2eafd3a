//===- RooflineTest.cpp - Which wall a kernel is against ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The verdict: times, intensity, regime, distance from the peak. On an H100 SXM
// (989.4 TFLOP/s bf16, 1978.9 f8, 66.9 vector f32; 3.35 TB/s) unless said.
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Roofline.h"
#include "TestTarget.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {

Verdict judgeOnH100(const Work &work, const Traffic &traffic) {
  return judge(work, traffic, getH100(), Assumptions());
}

Verdict judgeProjection(int64_t tokens, Precision precision = Precision::BF16,
                        int64_t bytesPerElement = 2) {
  Projection projection(tokens, precision, bytesPerElement);
  return judgeOnH100(projection.work, projection.traffic);
}

TEST(RooflineTest, RidgeIsPeakOverBandwidth) {
  // 989.4e12 / 3.35e12 = 295.34 and 1978.9e12 / 3.35e12 = 590.72
  EXPECT_NEAR(*judgeProjection(1).ridge, 295.34, 0.01);
  EXPECT_NEAR(*judgeProjection(1, Precision::F8, 1).ridge, 590.72, 0.01);
  // An H200 has the same units and 4.8 TB/s: 989.4e12 / 4.8e12 = 206.125.
  TargetModel h200 = getH100();
  h200.hbm.bytesPerSecond = figure(4.8e12);
  Projection projection(1, Precision::BF16, 2);
  Verdict verdict =
      judge(projection.work, projection.traffic, h200, Assumptions());
  EXPECT_DOUBLE_EQ(*verdict.ridge, 206.125);
}

TEST(RooflineTest, DecodeIsMemoryBound) {
  Projection projection(1, Precision::BF16, 2);
  // 2 * 8192 * 8192 flops; 2 * (8192 + 8192 * 8192) read, 2 * 8192 written.
  EXPECT_EQ(projection.work.getFlops(), Count(134217728));
  EXPECT_EQ(projection.traffic.hbm.read, Count(134234112));
  EXPECT_EQ(projection.traffic.hbm.written, Count(16384));
  Verdict verdict = judgeOnH100(projection.work, projection.traffic);
  EXPECT_EQ(verdict.regime, Regime::MemoryBound);
  EXPECT_EQ(verdict.boundBy->getName(), "hbm");
  // 134217728 / (134234112 + 16384) = 0.99976
  EXPECT_DOUBLE_EQ(*verdict.intensity, 0.99975591896509641);
  // 134250496 / 3.35e12 = 40.075 us
  EXPECT_NEAR(*verdict.seconds, 40.075e-6, 0.001e-6);
  // 0.99976 * 3.35e12 = 3.349e12, of 989.4e12 0.3385 %
  EXPECT_NEAR(*verdict.attainable, 3.349e12, 0.001e12);
  EXPECT_NEAR(*verdict.percentOfPeak, 0.3385, 0.0001);
  // The tensor unit takes 134217728 / 989.4e12 = 135.66 ns, 295.4 times less.
  EXPECT_EQ(verdict.runnerUp->getName(), "tensor.bf16");
  EXPECT_NEAR(verdict.roofs[1].seconds, 135.66e-9, 0.01e-9);
  EXPECT_NEAR(*verdict.margin, 295.4, 0.1);
}

TEST(RooflineTest, BatchRaisesIntensity) {
  // 2 * 64 * 8192^2 = 8589934592 flops over 2 * (2 * 64 * 8192 + 8192^2) =
  // 136314880 bytes: 63.015; times 3.35e12 = 211.1e12.
  Verdict verdict = judgeProjection(64);
  EXPECT_NEAR(*verdict.intensity, 63.0, 0.05);
  EXPECT_NEAR(*verdict.attainable, 211.1e12, 0.05e12);
  EXPECT_EQ(verdict.regime, Regime::MemoryBound);
}

TEST(RooflineTest, PrefillIsAtTheRoof) {
  // 2 * 2048 * 8192^2 flops over 2 * (2 * 2048 * 8192 + 8192^2) = 201326592
  // bytes: 1365.33, past the ridge.
  Verdict verdict = judgeProjection(2048);
  EXPECT_NEAR(*verdict.intensity, 1365.33, 0.01);
  EXPECT_EQ(verdict.regime, Regime::ComputeBound);
  EXPECT_EQ(verdict.boundBy->getName(), "tensor.bf16");
  EXPECT_DOUBLE_EQ(*verdict.attainable, 989.4e12);
  EXPECT_DOUBLE_EQ(*verdict.percentOfPeak, 100);
  EXPECT_EQ(verdict.runnerUp->getName(), "hbm");
  EXPECT_NEAR(*verdict.margin, 1365.33 / 295.34, 0.001); // 4.62
}

TEST(RooflineTest, CrossingBatch) {
  // Intensity B * 8192 / (2 * B + 8192) reaches 295.34 at B = 318.3.
  EXPECT_EQ(judgeProjection(318).regime, Regime::MemoryBound);
  EXPECT_EQ(judgeProjection(319).regime, Regime::ComputeBound);
  // f8 halves the bytes and doubles the peak: 2 * B * 8192 / (2 * B + 8192)
  // reaches 590.72 at B = 318.3 again.
  EXPECT_EQ(judgeProjection(318, Precision::F8, 1).regime, Regime::MemoryBound);
  EXPECT_EQ(judgeProjection(319, Precision::F8, 1).regime,
            Regime::ComputeBound);
}

TEST(RooflineTest, BigMatmulWithSmallTilesIsBoundByL2) {
  // 8192^3 in bf16 with 128 x 128 tiles: each of 64 x 64 tiles reads 2 * 128 *
  // 8192 elements, 17179869184 bytes in all, and 134217728 are written.
  TargetModel target = getH100();
  target.l2.bytesPerSecond = figure(6.65e12);
  Traffic traffic = makeTraffic(268435456, 134217728);
  traffic.chip.l2.emplace();
  traffic.chip.l2->read = 17179869184;
  traffic.chip.l2->written = 134217728;
  Work work = makeWork({contraction(Precision::BF16, 1099511627776)});
  Verdict verdict = judge(work, traffic, target, Assumptions());
  // 2 * 8192^3 / 402653184 = 2730.7 flop per byte of HBM is no help.
  EXPECT_NEAR(*verdict.intensity, 2730.7, 0.1);
  EXPECT_EQ(verdict.boundBy->getName(), "l2");
  EXPECT_EQ(verdict.regime, Regime::MemoryBound);
  // l2 17314086912 / 6.65e12 = 2.6036 ms; tensor 2 * 8192^3 / 989.4e12 =
  // 1.1113 ms; 2.343 times
  EXPECT_NEAR(*verdict.seconds, 2.6036e-3, 0.0001e-3);
  EXPECT_EQ(verdict.runnerUp->getName(), "tensor.bf16");
  EXPECT_NEAR(*verdict.margin, 2.343, 0.001);
}

TEST(RooflineTest, TransferredBytesTakeTheTime) {
  // Every eighth f32 of 4000: 4 bytes modelled, a 32-byte sector each moved.
  Traffic traffic = makeTraffic(2000, 0);
  traffic.hbm.transferred = Count(16000);
  Verdict verdict =
      judgeOnH100(makeWork({arithmetic(Precision::F32, 500)}), traffic);
  EXPECT_DOUBLE_EQ(*verdict.seconds, 16000 / 3.35e12);
  EXPECT_DOUBLE_EQ(*verdict.intensity, 0.25); // 500 / 2000
}

TEST(RooflineTest, ElementwiseIsAnEighthPerFlop) {
  // One flop per f32 that is read and written: 1 / 8 flop per byte.
  Verdict verdict = judgeOnH100(makeWork({arithmetic(Precision::F32, 1000)}),
                                makeTraffic(4000, 4000));
  EXPECT_DOUBLE_EQ(*verdict.intensity, 0.125);
  EXPECT_EQ(verdict.regime, Regime::MemoryBound);
}

TEST(RooflineTest, TiesGoToMemory) {
  // 669 slots take 2 * 669 / 66.9e12 = 20 ps, as 67 bytes do at 3.35e12.
  Verdict verdict = judgeOnH100(makeWork({arithmetic(Precision::F32, 669)}),
                                makeTraffic(67, 0));
  ASSERT_EQ(verdict.roofs.size(), 2u);
  EXPECT_DOUBLE_EQ(verdict.roofs[0].seconds, verdict.roofs[1].seconds);
  EXPECT_EQ(verdict.boundBy->getName(), "hbm");
  EXPECT_EQ(verdict.regime, Regime::MemoryBound);
  EXPECT_DOUBLE_EQ(*verdict.margin, 1);
}

TEST(RooflineTest, EqualMemoryLevelsGoFromTheOutside) {
  TargetModel target = getH100();
  target.l2.bytesPerSecond = target.hbm.bytesPerSecond;
  target.smem.bytesPerSecond = target.hbm.bytesPerSecond;
  Traffic traffic = makeTraffic(1000, 0);
  traffic.chip.l2 = traffic.chip.smem = traffic.hbm;
  Verdict verdict = judge(Work(), traffic, target, Assumptions());
  ASSERT_EQ(verdict.roofs.size(), 3u);
  EXPECT_EQ(verdict.roofs[0].roof.getName(), "hbm");
  EXPECT_EQ(verdict.roofs[1].roof.getName(), "l2");
  EXPECT_EQ(verdict.roofs[2].roof.getName(), "smem");
}

TEST(RooflineTest, LevelsWithoutARateAreNamed) {
  // Without the rate of the shared cache the time is that of main memory, and
  // no more than a lower bound.
  Traffic traffic = makeTraffic(1000, 0);
  traffic.chip.l2 = makeTraffic(9000, 0).hbm;
  traffic.chip.smem = makeTraffic(0, 0).hbm;
  Verdict verdict = judgeOnH100(Work(), traffic);
  EXPECT_DOUBLE_EQ(*verdict.seconds, 1000 / 3.35e12);
  ASSERT_EQ(verdict.getUnrated().size(), 1u);
  EXPECT_EQ(verdict.getUnrated()[0].getName(), "l2");
}

TEST(RooflineTest, NothingToDo) {
  Verdict verdict = judgeOnH100(Work(), Traffic());
  EXPECT_EQ(verdict.regime, Regime::None);
  EXPECT_FALSE(verdict.boundBy);
  EXPECT_FALSE(verdict.runnerUp);
  EXPECT_FALSE(verdict.margin);
  EXPECT_FALSE(verdict.intensity);
  EXPECT_FALSE(verdict.attainable);
  EXPECT_FALSE(verdict.ridge);
  EXPECT_FALSE(verdict.percentOfPeak);
  EXPECT_EQ(*verdict.seconds, 0);
}

TEST(RooflineTest, CopyHasNoComputeSide) {
  Verdict verdict = judgeOnH100(Work(), makeTraffic(4096, 4096));
  EXPECT_EQ(verdict.regime, Regime::MemoryBound);
  EXPECT_EQ(*verdict.intensity, 0);
  EXPECT_EQ(*verdict.attainable, 0);
  EXPECT_FALSE(verdict.ridge);
  EXPECT_FALSE(verdict.percentOfPeak);
}

TEST(RooflineTest, WorkWithoutBytesHasNoIntensity) {
  Verdict verdict =
      judgeOnH100(makeWork({arithmetic(Precision::F32, 1000)}), Traffic());
  EXPECT_FALSE(verdict.intensity);
  EXPECT_EQ(verdict.boundBy->getName(), "vector.f32");
  EXPECT_EQ(verdict.regime, Regime::ComputeBound);
}

TEST(RooflineTest, LaunchBoundIsBelowTheLatency) {
  TargetModel target = getH100();
  target.launchLatencySeconds = figure(2e-6);
  // 3.35e12 * 2e-6 = 6.7e6 bytes take as long as a launch.
  auto judgeCopy = [&](int64_t bytes, bool addOverhead) {
    Assumptions assumptions;
    assumptions.addLaunchOverhead = addOverhead;
    return judge(Work(), makeTraffic(bytes, 0), target, assumptions);
  };
  EXPECT_EQ(judgeCopy(6699999, false).launchBound, true);
  EXPECT_EQ(judgeCopy(6700001, false).launchBound, false);
  // The latency is in no time unless asked for: 3350 / 3.35e12 = 1 ns.
  EXPECT_DOUBLE_EQ(*judgeCopy(3350, false).seconds, 1e-9);
  Verdict delayed = judgeCopy(3350, true);
  EXPECT_DOUBLE_EQ(*delayed.seconds, 2.001e-6); // 1 ns + 2 us
  EXPECT_EQ(delayed.launchBound, true);
  EXPECT_EQ(delayed.boundBy->getName(), "hbm");
}

TEST(RooflineTest, UnknownLaunchLatencyIsNotAdded) {
  Assumptions assumptions;
  EXPECT_EQ(getLaunchOverhead(assumptions, getH100()), 0.0);
  assumptions.addLaunchOverhead = true;
  EXPECT_EQ(getLaunchOverhead(assumptions, getH100()), std::nullopt);
  Verdict verdict = judge(Work(), makeTraffic(3350, 0), getH100(), assumptions);
  EXPECT_EQ(verdict.launchBound, std::nullopt);
  EXPECT_DOUBLE_EQ(*verdict.seconds, 1e-9); // 3350 B / 3.35e12 B/s
}

TEST(RooflineTest, NothingToDoIsNotLaunchBound) {
  TargetModel target = getH100();
  target.launchLatencySeconds = figure(2e-6);
  Assumptions assumptions;
  assumptions.addLaunchOverhead = true;
  Verdict verdict = judge(Work(), Traffic(), target, assumptions);
  EXPECT_EQ(verdict.launchBound, false);
  EXPECT_EQ(*verdict.seconds, 0);
}

TEST(RooflineTest, SecondsAloneAreThoseOfTheVerdict) {
  TargetModel target = getH100();
  target.launchLatencySeconds = figure(2e-6);
  Assumptions assumptions;
  assumptions.addLaunchOverhead = true;
  for (int64_t tokens : {1, 64, 2048}) { // of memory, memory, and units
    Projection projection(tokens, Precision::BF16, 2);
    EXPECT_EQ(judgeSeconds(projection.work, projection.traffic, target,
                           assumptions, /*executions=*/3),
              judge(projection.work, projection.traffic, target, assumptions,
                    /*executions=*/3)
                  .seconds);
  }
  // Nothing to do takes no time, however often.
  EXPECT_EQ(judgeSeconds(Work(), Traffic(), target, assumptions, 3), 0.0);
}

TEST(RooflineTest, SecondsAloneNeedNumbers) {
  SymbolContext symbols;
  Traffic traffic;
  traffic.hbm.read = Expr(symbols.create("N", 1, 1024));
  EXPECT_EQ(judgeSeconds(Work(), traffic, getH100(), Assumptions()),
            std::nullopt);
}

TEST(RooflineTest, NamesOfRegimes) {
  EXPECT_EQ(stringify(Regime::None), "none");
  EXPECT_EQ(stringify(Regime::MemoryBound), "memory-bound");
  EXPECT_EQ(stringify(Regime::ComputeBound), "compute-bound");
}

/// Reads and writes of main memory share one roof, and their times add up.
TEST(RooflineTest, WrittenBytesMayHaveARateOfTheirOwn) {
  TargetModel target = getToyTarget();
  target.hbm.bytesPerSecond = figure(64);
  target.hbm.writtenBytesPerSecond = figure(16);
  Traffic traffic;
  traffic.hbm.read = 128;
  traffic.hbm.written = 32;
  // 128 / 64 + 32 / 16 = 4.
  Verdict verdict = judge(Work(), traffic, target, Assumptions());
  EXPECT_EQ(verdict.seconds, 4);
  EXPECT_EQ(verdict.roofs.size(), 1u);
  EXPECT_EQ(judgeSeconds(Work(), traffic, target, Assumptions()), 4);
  // Of 192 bytes in whole lines, 160 are not written: 160 / 64 + 32 / 16.
  traffic.hbm.transferred = 192;
  EXPECT_EQ(judgeSeconds(Work(), traffic, target, Assumptions()), 4.5);
  traffic.hbm.transferred.reset();
  traffic.hbm.read = 0;
  EXPECT_EQ(judgeSeconds(Work(), traffic, target, Assumptions()), 2);
}

} // namespace
