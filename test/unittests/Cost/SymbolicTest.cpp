//===- SymbolicTest.cpp - Verdicts over open sizes ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What holds for all values of the symbols, and that nothing else is said. On
// an H100 SXM: 989.4 TFLOP/s bf16, 66.9 vector f32, 3.35 TB/s.
//
//===----------------------------------------------------------------------===//

#include "TestTarget.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {

class SymbolicTest : public testing::Test {
protected:
  Expr create(llvm::StringRef name, int64_t lower = 1,
              std::optional<int64_t> upper = std::nullopt) {
    return Expr(symbols.create(name, lower, upper));
  }

  Verdict judgeProjection(const Expr &tokens) {
    Projection projection(tokens, Precision::BF16, 2);
    return judge(projection.work, projection.traffic, target, Assumptions());
  }

  SymbolContext symbols;
  TargetModel target = getH100();
};

/// One flop per f32 read and written: 8 bytes take 8 / 3.35e12 = 2.39 ps, and
/// an add 2 / 66.9e12 = 0.03 ps, whatever the sizes.
TEST_F(SymbolicTest, ElementwiseIsMemoryBoundForAllSizes) {
  Expr elements = create("M") * create("N");
  Verdict verdict =
      judge(makeWork({arithmetic(Precision::F32, elements)}),
            makeTraffic(elements * 4, elements * 4), target, Assumptions());
  EXPECT_EQ(verdict.regime, Regime::MemoryBound);
  ASSERT_TRUE(verdict.boundBy);
  EXPECT_EQ(verdict.boundBy->getName(), "hbm");
  EXPECT_EQ(verdict.crossover, "");
  EXPECT_EQ(verdict.dominantUnit->getName(), "vector.f32");
  EXPECT_TRUE(verdict.ridge);
  // Nothing that is a number only once the sizes are.
  EXPECT_FALSE(verdict.seconds);
  EXPECT_TRUE(verdict.roofs.empty());
  EXPECT_FALSE(verdict.runnerUp);
  EXPECT_FALSE(verdict.margin);
  EXPECT_FALSE(verdict.launchBound);
  // The sizes cancel: 1 / 8 flops per byte, of 3.35e12 bytes per second, of
  // 66.9e12 flops per second.
  EXPECT_EQ(verdict.intensity, 0.125);
  EXPECT_NEAR(verdict.attainable.value_or(0), 4.1875e11, 1e3);
  EXPECT_NEAR(verdict.percentOfPeak.value_or(0), 100 * 0.41875 / 66.9, 1e-9);
}

/// 1000 flops in 500 slots per 8 bytes: 1000 / 66.9e12 = 15 ps against 2.39.
TEST_F(SymbolicTest, HeavyArithmeticIsComputeBoundForAllSizes) {
  Expr n = create("N");
  Verdict verdict =
      judge(makeWork({arithmetic(Precision::F32, n * 1000, n * 500)}),
            makeTraffic(n * 4, n * 4), target, Assumptions());
  EXPECT_EQ(verdict.regime, Regime::ComputeBound);
  EXPECT_EQ(verdict.boundBy->getName(), "vector.f32");
}

TEST_F(SymbolicTest, DemandsAreFormulas) {
  Verdict verdict = judgeProjection(create("B"));
  ASSERT_EQ(verdict.demands.size(), 2u);
  EXPECT_FALSE(verdict.demands[0].isConstant());
  // 2 * (8192 * B + 8192^2) read and 2 * 8192 * B written
  EXPECT_EQ(verdict.demands[0].roof.getName(), "hbm");
  EXPECT_EQ(verdict.demands[0].parts[0].amount.toString(),
            "32768*B + 134217728");
  EXPECT_EQ(verdict.demands[1].roof.getName(), "tensor.bf16");
  // 2 * 8192^2 * B
  EXPECT_EQ(verdict.demands[1].parts[0].amount.toString(), "134217728*B");
  EXPECT_EQ(verdict.compute[0].ops.toString(), "134217728*B");
  EXPECT_EQ(verdict.compute[0].peak, 989.4e12);
}

/// B from 319 on is at the roof of the tensor unit, below at that of memory
/// (see RooflineTest.CrossingBatch).
TEST_F(SymbolicTest, BoundsDecide) {
  Verdict open = judgeProjection(create("B"));
  EXPECT_EQ(open.regime, Regime::Depends);
  EXPECT_FALSE(open.boundBy);
  EXPECT_EQ(open.dominantUnit->getName(), "tensor.bf16");
  EXPECT_NEAR(*open.ridge, 295.34, 0.01); // 989.4e12 / 3.35e12

  Verdict small = judgeProjection(create("small", 1, 318));
  EXPECT_EQ(small.regime, Regime::MemoryBound);
  EXPECT_EQ(small.boundBy->getName(), "hbm");
  EXPECT_EQ(small.crossover, "");
  Verdict large = judgeProjection(create("large", 319));
  EXPECT_EQ(large.regime, Regime::ComputeBound);
  EXPECT_EQ(large.boundBy->getName(), "tensor.bf16");
  EXPECT_EQ(large.crossover, "");
}

/// Two rates of one unit are two parts of its demand.
TEST_F(SymbolicTest, PartsOfOneRoofAddUp) {
  TargetModel geforce;
  addRate(geforce, UnitKind::Tensor, Precision::F16, 200, Precision::F16);
  addRate(geforce, UnitKind::Tensor, Precision::F16, 100, Precision::F32);
  geforce.hbm.bytesPerSecond = figure(16);
  Expr n = create("N");
  Work work = makeWork({contraction(Precision::F16, n * 200, Precision::F16),
                        contraction(Precision::F16, n * 100, Precision::F32)});
  // 200 / 200 + 100 / 100 = 2 s per N, as 32 bytes at 16 a second do: a tie,
  // which goes to memory, as one byte more does; one less does not.
  auto getRegime = [&](int64_t bytes) {
    return judge(work, makeTraffic(n * bytes, 0), geforce, Assumptions())
        .regime;
  };
  EXPECT_EQ(getRegime(31), Regime::ComputeBound);
  EXPECT_EQ(getRegime(32), Regime::MemoryBound);
  EXPECT_EQ(getRegime(33), Regime::MemoryBound);
}

TEST_F(SymbolicTest, ExecutionsShareTheirTime) {
  target.launchLatencySeconds = figure(2e-6);
  // 3.35e12 * 2e-6 = 6.7e6 bytes take as long as a launch; three executions
  // have 20.1e6.
  auto judgeCopies = [&](int64_t bytes, bool addOverhead) {
    Assumptions assumptions;
    assumptions.addLaunchOverhead = addOverhead;
    return judge(Work(), makeTraffic(bytes, 0), target, assumptions,
                 /*executions=*/3);
  };
  EXPECT_EQ(judgeCopies(20099997, false).launchBound, true);
  EXPECT_EQ(judgeCopies(20100003, false).launchBound, false);
  // 3 * (1 ns + 2 us)
  EXPECT_DOUBLE_EQ(*judgeCopies(3 * 3350, true).seconds, 6.003e-6);
}

TEST_F(SymbolicTest, TransformChangesEveryCount) {
  Expr b = create("B");
  Projection projection(b, Precision::BF16, 2);
  projection.traffic.hbm.transferred = b * 64;
  auto bind = [](const Expr &count) {
    return count.substitute([](const Symbol &) { return Expr(64); });
  };
  // 2 * 64 * 8192^2
  EXPECT_EQ(projection.work.transform(bind).getFlops(), Count(8589934592));
  LevelTraffic bound = projection.traffic.hbm.transform(bind);
  EXPECT_EQ(bound.read, Count(135266304));  // 2 * (64 * 8192 + 8192^2)
  EXPECT_EQ(bound.written, Count(1048576)); // 2 * 64 * 8192
  EXPECT_EQ(bound.compulsory, Count(136314880));
  EXPECT_EQ(bound.requested, Count(136314880));
  EXPECT_EQ(*bound.transferred, Count(4096)); // 64 * 64
}

TEST_F(SymbolicTest, WorkScalesBySymbols) {
  Work work;
  work.add(contraction(Precision::BF16, 100, Precision::F32));
  work.add(arithmetic(Precision::I32, 3));
  work.scale(create("N"));
  EXPECT_EQ(work.getFlops().toString(), "100*N");
  EXPECT_EQ(work.getIops().toString(), "3*N");
  EXPECT_EQ(work.getOps().toString(), "103*N");
  EXPECT_EQ(work.getItems()[0].slots.toString(), "50*N"); // two flops each
  EXPECT_FALSE(work.isOverflow());
}

} // namespace
