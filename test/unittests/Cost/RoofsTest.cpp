//===- RoofsTest.cpp - Which unit does which work -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestTarget.h"
#include "roofline/Cost/Roofline.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {

/// The verdict on `items` alone, without bytes.
Verdict judgeWork(llvm::ArrayRef<WorkItem> items, const TargetModel &target,
                  const Assumptions &assumptions = {}) {
  return judge(makeWork(items), Traffic(), target, assumptions);
}

/// Where `item` is booked.
std::string getUnit(const WorkItem &item, const TargetModel &target,
                    const Assumptions &assumptions = {}) {
  Verdict verdict = judgeWork({item}, target, assumptions);
  return verdict.compute.empty() ? "" : verdict.compute[0].roof.getName();
}

// {add, clamp, exp, mul, sub} on 2 x 2 f32, 32 bytes in and 32 out. A clamp is
// two flops, so per element 6, of which one is the exp on the special unit; the
// vector unit's slots are add 1, clamp 2, mul with the sub that it feeds 1.
TEST(RoofsTest, EachRoofBindsWhenItIsTheSlowest) {
  Work work = makeWork({arithmetic(Precision::F32, /*ops=*/20, /*slots=*/16),
                        transcendental(Precision::F32, 4)});
  EXPECT_EQ(work.getFlops(), Count(24));
  EXPECT_EQ(work.getTranscendentals(), Count(4));
  Traffic traffic = makeTraffic(32, 32);
  auto judgeOn = [&](const TargetModel &target) {
    return judge(work, traffic, target, Assumptions());
  };

  // vector 2 * 16 / 16 = 2 s, special 4 / 4 = 1 s, hbm 64 / 64 = 1 s
  Verdict base = judgeOn(getToyTarget());
  EXPECT_EQ(base.boundBy->getName(), "vector.f32");
  EXPECT_DOUBLE_EQ(*base.seconds, 2);
  EXPECT_EQ(base.runnerUp->getName(), "hbm");
  EXPECT_DOUBLE_EQ(*base.margin, 2);

  TargetModel halfVector = getToyTarget();
  halfVector.rates[0].opsPerSecond = figure(8);
  EXPECT_EQ(judgeOn(halfVector).boundBy->getName(), "vector.f32");
  EXPECT_DOUBLE_EQ(*judgeOn(halfVector).seconds, 4); // 2 * 16 / 8

  TargetModel quarterSpecial = getToyTarget();
  quarterSpecial.specialOpsPerSecond = figure(1);
  EXPECT_EQ(judgeOn(quarterSpecial).boundBy->getName(), "special");
  EXPECT_EQ(judgeOn(quarterSpecial).regime, Regime::ComputeBound);
  EXPECT_DOUBLE_EQ(*judgeOn(quarterSpecial).seconds, 4); // 4 / 1

  TargetModel eighthBandwidth = getToyTarget();
  eighthBandwidth.hbm.bytesPerSecond = figure(8);
  EXPECT_EQ(judgeOn(eighthBandwidth).boundBy->getName(), "hbm");
  EXPECT_EQ(judgeOn(eighthBandwidth).regime, Regime::MemoryBound);
  EXPECT_DOUBLE_EQ(*judgeOn(eighthBandwidth).seconds, 8); // 64 / 8
}

TEST(RoofsTest, ContractionsRunAtTheFirstLosslessClassWithARate) {
  TargetModel target = getH100();
  EXPECT_EQ(getUnit(contraction(Precision::F8, 8, Precision::F32), target),
            "tensor.f8");
  // An A100 has no f8: f16 holds both 8-bit formats.
  TargetModel a100;
  addRate(a100, UnitKind::Tensor, Precision::F16, 312e12);
  addRate(a100, UnitKind::Vector, Precision::F32, 19.5e12);
  EXPECT_EQ(getUnit(contraction(Precision::F8, 8, Precision::F32), a100),
            "tensor.f16");
  EXPECT_DOUBLE_EQ(*judgeWork({contraction(Precision::F8, 312)}, a100).seconds,
                   1e-12);
  // Nothing of its tensor units holds bf16, so the vector unit does: f32.
  EXPECT_EQ(getUnit(contraction(Precision::BF16, 8), a100), "vector.f32");
}

TEST(RoofsTest, F32StaysF32) {
  TargetModel target = getH100();
  Assumptions allowTF32;
  allowTF32.allowTF32 = true;
  WorkItem item = contraction(Precision::F32, 669);
  // Not tf32, which loses digits, and not f64, which it need not use.
  EXPECT_EQ(getUnit(item, target), "vector.f32");
  EXPECT_EQ(getUnit(item, target, allowTF32), "tensor.tf32");
  // An fma fills a slot with its two flops: 669 / 66.9e12 = 10 ps.
  EXPECT_NEAR(*judgeWork({item}, target).seconds, 10e-12, 0.1e-12);
  // A true f32 matrix rate serves it, unless tf32 is asked for.
  addRate(target, UnitKind::Tensor, Precision::F32, 163.4e12);
  EXPECT_EQ(getUnit(item, target), "tensor.f32");
  EXPECT_EQ(getUnit(item, target, allowTF32), "tensor.tf32");
  // The option is about f32 contractions only.
  EXPECT_EQ(getUnit(arithmetic(Precision::F32, 8), target, allowTF32),
            "vector.f32");
  EXPECT_EQ(getUnit(contraction(Precision::F64, 8), target, allowTF32),
            "tensor.f64");
}

TEST(RoofsTest, AccumulatorPicksTheRate) {
  // A GeForce card halves f16 with f32 accumulators.
  TargetModel target;
  addRate(target, UnitKind::Tensor, Precision::F16, 200, Precision::F16);
  addRate(target, UnitKind::Tensor, Precision::F16, 100, Precision::F32);
  WorkItem narrow = contraction(Precision::F16, 1000, Precision::F16);
  WorkItem wide = contraction(Precision::F16, 1000, Precision::F32);
  EXPECT_DOUBLE_EQ(*judgeWork({narrow}, target).seconds, 5); // 1000 / 200
  EXPECT_DOUBLE_EQ(*judgeWork({wide}, target).seconds, 10);  // 1000 / 100
  // The roof's name says which of the two rates it is.
  EXPECT_EQ(judgeWork({narrow}, target).boundBy->getName(), "tensor.f16");
  EXPECT_EQ(judgeWork({wide}, target).boundBy->getName(), "tensor.f16.acc_f32");
  // Both are the one unit: 15 s, against the better of its two peaks, so that
  // the order of the work does not matter: 2000 / 15 / 200 = 66.7 %.
  for (auto items : {std::pair(narrow, wide), std::pair(wide, narrow)}) {
    Verdict verdict = judgeWork({items.first, items.second}, target);
    ASSERT_EQ(verdict.compute.size(), 1u);
    EXPECT_EQ(verdict.compute[0].ops, Count(2000));
    EXPECT_DOUBLE_EQ(*verdict.seconds, 15);
    EXPECT_NEAR(*verdict.percentOfPeak, 66.67, 0.01);
  }
}

TEST(RoofsTest, SparseOperandsReachTheSparseRate) {
  TargetModel target;
  addRate(target, UnitKind::Tensor, Precision::F16, 100);
  addRate(target, UnitKind::Tensor, Precision::TF32, 50);
  WorkItem dense = contraction(Precision::F16, 1000);
  WorkItem sparse = dense;
  sparse.isSparse = true;
  // Without a sparse rate the zeros are multiplied like all else.
  EXPECT_EQ(getUnit(sparse, target), "tensor.f16");
  EXPECT_DOUBLE_EQ(*judgeWork({sparse}, target).seconds, 10); // 1000 / 100

  ComputeRate rate = target.rates.front();
  rate.opsPerSecond = figure(200);
  target.sparseRates.push_back(rate);
  EXPECT_EQ(getUnit(dense, target), "tensor.f16");
  EXPECT_EQ(getUnit(sparse, target), "tensor.f16.sparse");
  EXPECT_DOUBLE_EQ(*judgeWork({sparse}, target).seconds, 5); // 1000 / 200
  EXPECT_DOUBLE_EQ(*judgeWork({sparse}, target).percentOfPeak, 100);
  // A type without a sparse rate of its own has none.
  WorkItem wide = contraction(Precision::TF32, 1000);
  wide.isSparse = true;
  EXPECT_EQ(getUnit(wide, target), "tensor.tf32");

  // Both kinds share the unit: 10 + 5 s, and of the 200 that the better of its
  // rates gives, 2000 / 15 = 66.7 %.
  Verdict both = judgeWork({dense, sparse}, target);
  ASSERT_EQ(both.compute.size(), 1u);
  EXPECT_EQ(both.compute[0].ops, Count(2000));
  EXPECT_DOUBLE_EQ(*both.seconds, 15);
  EXPECT_NEAR(*both.percentOfPeak, 66.67, 0.01);
  EXPECT_EQ(makeWork({dense, sparse}).getItems().size(), 2u);
  EXPECT_EQ(makeWork({dense, sparse}).getFlops(), Count(2000));
}

TEST(RoofsTest, IntegersUseIntegerUnits) {
  TargetModel target = getH100();
  EXPECT_EQ(getUnit(contraction(Precision::I8, 8, Precision::I32), target),
            "tensor.i8");
  EXPECT_EQ(getUnit(arithmetic(Precision::I8, 8), target), "vector.i32");
  Verdict verdict =
      judge(makeWork({contraction(Precision::I8, 19789, Precision::I32)}),
            makeTraffic(10, 0), target, Assumptions());
  // Integer operations count as flops do: 19789 / 1978.9e12 = 10 ps.
  EXPECT_DOUBLE_EQ(*verdict.intensity, 1978.9);
  EXPECT_DOUBLE_EQ(*verdict.attainable, 1978.9e12);
}

TEST(RoofsTest, AddOnlyCodeEndsAtHalfThePeak) {
  // A slot per add, at two flops per slot: 50 %.
  Verdict adds =
      judgeWork({arithmetic(Precision::F32, /*ops=*/1000)}, getH100());
  EXPECT_DOUBLE_EQ(*adds.percentOfPeak, 50);
  EXPECT_DOUBLE_EQ(*adds.attainable, 33.45e12); // 66.9e12 / 2
  Verdict fmas = judgeWork(
      {arithmetic(Precision::F32, /*ops=*/1000, /*slots=*/500)}, getH100());
  EXPECT_DOUBLE_EQ(*fmas.percentOfPeak, 100);
}

TEST(RoofsTest, SpecialUnitTakesTranscendentalsAndDivisions) {
  TargetModel target = getH100();
  WorkItem quotients = arithmetic(Precision::F32, 100);
  WorkItem divisions = division(Precision::F32, 100);
  // Without a special rate, divisions are their flop and nothing more.
  Verdict verdict = judgeWork({quotients, divisions}, target);
  ASSERT_EQ(verdict.compute.size(), 1u);
  EXPECT_EQ(getUnit(transcendental(Precision::F32, 8), target), "vector.f32");

  target.specialOpsPerSecond = figure(3.8e12);
  verdict = judgeWork(
      {quotients, divisions, transcendental(Precision::F32, 280)}, target);
  ASSERT_EQ(verdict.compute.size(), 2u);
  EXPECT_EQ(verdict.compute[0].roof.getName(), "vector.f32");
  EXPECT_EQ(verdict.compute[0].ops, Count(100));
  EXPECT_EQ(verdict.compute[1].roof.getName(), "special");
  EXPECT_EQ(verdict.compute[1].ops, Count(380)); // 100 + 280
  EXPECT_EQ(verdict.boundBy->getName(), "special");
  EXPECT_DOUBLE_EQ(*verdict.seconds, 100e-12); // 380 / 3.8e12
  // 100 + 280 flops in 100 ps
  EXPECT_DOUBLE_EQ(*verdict.attainable, 3.8e12);
  // Its ridge is per special operation: 3.8e12 / 3.35e12.
  EXPECT_NEAR(*verdict.ridge, 1.134, 0.001);
  // f64 is beyond it.
  EXPECT_EQ(getUnit(transcendental(Precision::F64, 8), target), "vector.f64");
  EXPECT_EQ(getUnit(division(Precision::F64, 8), target), "");
}

TEST(RoofsTest, MissingRatesAreUnknownAndNotFree) {
  TargetModel target = getH100();
  Verdict verdict = judge(makeWork({arithmetic(Precision::I64, 1000)}),
                          makeTraffic(67, 0), target, Assumptions());
  ASSERT_EQ(verdict.compute.size(), 1u);
  EXPECT_EQ(verdict.compute[0].roof.getName(), "vector.i64");
  EXPECT_EQ(verdict.compute[0].ops, Count(1000));
  EXPECT_TRUE(verdict.compute[0].demand.empty());
  EXPECT_FALSE(verdict.compute[0].peak);
  // What is known still judges: 67 / 3.35e12 = 20 ps.
  EXPECT_EQ(verdict.boundBy->getName(), "hbm");
  EXPECT_DOUBLE_EQ(*verdict.seconds, 20e-12);
  EXPECT_FALSE(verdict.ridge);
  EXPECT_FALSE(verdict.percentOfPeak);

  target.hbm.bytesPerSecond.reset();
  verdict = judge(makeWork({arithmetic(Precision::F32, 669)}),
                  makeTraffic(1000, 0), target, Assumptions());
  EXPECT_EQ(verdict.boundBy->getName(), "vector.f32");
  EXPECT_FALSE(verdict.ridge);
  EXPECT_TRUE(verdict.percentOfPeak);
  EXPECT_DOUBLE_EQ(*verdict.intensity, 0.669); // 669 / 1000
}

// Rounding must not show as more than the peak, whatever the numbers.
TEST(RoofsTest, NeverAboveThePeak) {
  TargetModel target = getH100();
  addRate(target, UnitKind::Tensor, Precision::F6, 1.0 / 3, Precision::F16);
  addRate(target, UnitKind::Tensor, Precision::F6, 0.7, Precision::F32);
  for (int64_t n = 1; n < 2000; ++n) {
    Verdict verdict =
        judgeWork({contraction(Precision::F6, 2 * n, Precision::F16),
                   contraction(Precision::F6, 2 * n * n, Precision::F32),
                   contraction(Precision::BF16, 2 * n)},
                  target);
    EXPECT_LE(*verdict.percentOfPeak, 100) << n;
    verdict = judgeWork({contraction(Precision::BF16, 2 * n)}, target);
    EXPECT_LE(*verdict.percentOfPeak, 100) << n;
    EXPECT_GT(*verdict.percentOfPeak, 99.999) << n;
  }
}

TEST(RoofsTest, NamesAndEquality) {
  Roof tensor(UnitKind::Tensor, Precision::BF16);
  Roof vector(UnitKind::Vector, Precision::BF16);
  EXPECT_EQ(tensor.getName(), "tensor.bf16");
  EXPECT_FALSE(tensor.isMemory());
  EXPECT_NE(tensor, vector);
  EXPECT_NE(tensor, Roof(UnitKind::Tensor, Precision::F16));
  // One special unit and one memory, whatever the precision.
  EXPECT_EQ(Roof(UnitKind::Special, Precision::F16),
            Roof(UnitKind::Special, Precision::F32));
  EXPECT_EQ(Roof(Roof::Kind::SMem).getName(), "smem");
  EXPECT_TRUE(Roof(Roof::Kind::SMem).isMemory());
}

} // namespace
