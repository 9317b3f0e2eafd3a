//===- CrossoverTest.cpp - Which roof binds, by the values of symbols -----===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Crossover.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {

constexpr Roof kHBM = Roof::Kind::HBM;
constexpr Roof kL2 = Roof::Kind::L2;
constexpr Roof kTensor = {UnitKind::Tensor, Precision::BF16};
constexpr Roof kVector = {UnitKind::Vector, Precision::F32};

// Of an H100 SXM. They are as 67 to 19788, so that compute takes longer where
// 67 * flops > 19788 * bytes.
constexpr double kBandwidth = 3.35e12;
constexpr double kPeak = 989.4e12;

class CrossoverTest : public testing::Test {
protected:
  /// What `amount` asks of a roof.
  RoofDemand demand(Roof roof, llvm::StringRef amount, double rate = 1) {
    llvm::Expected<Expr> e =
        parseExpr(amount, [&](llvm::StringRef name) -> std::optional<Expr> {
          const Symbol *known = symbols.lookup(name);
          return Expr(known ? *known : symbols.create(name, 1));
        });
    if (!e)
      ADD_FAILURE() << amount.str() << ": " << llvm::toString(e.takeError());
    return {roof, {{e ? *e : Expr(), rate}}};
  }

  /// A kernel of an H100.
  std::string describe(llvm::StringRef bytes, llvm::StringRef flops) {
    return describe(
        {demand(kHBM, bytes, kBandwidth), demand(kTensor, flops, kPeak)});
  }

  /// The roof where there is one, then its regime or that of all roofs, then
  /// how the roof changes.
  std::string describe(llvm::ArrayRef<RoofDemand> demands) {
    Binding binding = findBinding(demands);
    std::string text = binding.roof ? binding.roof->getName() : "";
    if (binding.roof)
      EXPECT_EQ(binding.isMemory, binding.roof->isMemory());
    else if (binding.isMemory)
      text += *binding.isMemory ? "memory: " : "compute: ";
    return text + binding.crossover;
  }

  SymbolContext symbols;
};

TEST_F(CrossoverTest, OneChangeOfRegime) {
  // 67 * 134217728 * B > 19788 * (134217728 + 32768 * B), by 32768:
  // 274432 * B > 81051648 + 19788 * B, 254644 * B > 81051648:
  // 254644 * 318 = 80976792 is not, 254644 * 319 = 81231436 is.
  EXPECT_EQ(describe("134217728 + 32768*B", "134217728*B"),
            "compute-bound from B = 319");
  // Weights of 8 bits: 254644 * B > 19788 * 2048 = 40525824:
  // 254644 * 159 = 40488396 is not, 254644 * 160 = 40743040 is.
  EXPECT_EQ(describe("67108864 + 32768*B", "134217728*B"),
            "compute-bound from B = 160");
  // Attention over S of 128: 67 * 512 * S^2 > 19788 * 1024 * S:
  // 34304 * S > 20262912: 34304 * 590 = 20239360 is not, 34304 * 591 = 20273664
  // is.
  EXPECT_EQ(describe("1024*S", "512*S^2"), "compute-bound from S = 591");
  // With a constant besides: 34304 * S^2 > 20262912 * S + 19788000000:
  // 1110: 42265958400 < 42279832320, 1111: 42342147584 > 42300095232.
  EXPECT_EQ(describe("1024*S + 1000000", "512*S^2"),
            "compute-bound from S = 1111");
  // The other way: 1000 > S up to 999, and the tie goes to memory.
  EXPECT_EQ(describe({demand(kHBM, "S"), demand(kTensor, "1000")}),
            "memory-bound from S = 1000");
}

TEST_F(CrossoverTest, Decided) {
  EXPECT_EQ(describe("8*B", "B"), "hbm");
  EXPECT_EQ(describe("8*B*S", "B*S"), "hbm");
  EXPECT_EQ(describe("8*B*S", "296*8*B*S"), "tensor.bf16");
  EXPECT_EQ(describe("134217728", "0"), "hbm");
  EXPECT_EQ(describe({demand(kHBM, "B*S"), demand(kTensor, "B*S")}), "hbm");
  EXPECT_EQ(describe({demand(kL2, "B + S", 3), demand(kTensor, "B + 2*S", 6)}),
            "l2");
}

TEST_F(CrossoverTest, BoundsDecide) {
  auto describeBetween = [&](int64_t lower, std::optional<int64_t> upper) {
    symbols = SymbolContext();
    symbols.create("B", lower, upper);
    return describe("134217728 + 32768*B", "134217728*B");
  };
  EXPECT_EQ(describeBetween(1, 512), "compute-bound from B = 319");
  EXPECT_EQ(describeBetween(1, 319), "compute-bound from B = 319");
  EXPECT_EQ(describeBetween(1, 318), "hbm");
  EXPECT_EQ(describeBetween(319, std::nullopt), "tensor.bf16");
  EXPECT_EQ(describeBetween(318, std::nullopt), "compute-bound from B = 319");
  EXPECT_EQ(describeBetween(0, std::nullopt), "compute-bound from B = 319");
  EXPECT_EQ(describeBetween(-5, 400), "compute-bound from B = 319");
  EXPECT_EQ(describeBetween(7, 7), "hbm");
  EXPECT_EQ(describeBetween(0, INT64_MAX), "compute-bound from B = 319");
}

// Where nothing is done nothing binds.
TEST_F(CrossoverTest, ZeroAmounts) {
  symbols.create("B", 0);
  EXPECT_EQ(describe({demand(kHBM, "4*B"), demand(kTensor, "B")}), "hbm");
  EXPECT_EQ(describe({demand(kHBM, "4*B"), demand(kTensor, "5*B")}),
            "tensor.bf16");
  EXPECT_EQ(describe({demand(kHBM, "B"), demand(kTensor, "B^2 + B")}),
            "tensor.bf16");
  // 100*ceildiv(B, 8) > 100 from 9 on; at 0 there is nothing.
  EXPECT_EQ(describe({demand(kHBM, "100*min(B, 1)"),
                      demand(kTensor, "100*ceildiv(B, 8)")}),
            "compute-bound from B = 9");
}

TEST_F(CrossoverTest, EndsOfTheBounds) {
  symbols.create("B", 1, 4);
  // B^2 + 9 - 6*B is (B - 3)^2.
  EXPECT_EQ(describe({demand(kHBM, "6*B"), demand(kTensor, "B^2 + 9")}),
            "tensor.bf16, then hbm from B = 3, then tensor.bf16 from B = 4");
  symbols.create("C", 1, 256);
  EXPECT_EQ(describe("134217728 + 32768*C", "17179869184*ceildiv(C, 128)"),
            "hbm");
  symbols.create("D", 1, 257);
  EXPECT_EQ(describe("134217728 + 32768*D", "17179869184*ceildiv(D, 128)"),
            "compute-bound from D = 257");
  // Three tiles: 768 > E + 400 up to 367.
  symbols.create("E", 1, 360);
  EXPECT_EQ(describe({demand(kHBM, "E + 400"),
                      demand(kTensor, "256*ceildiv(E, 128)")}),
            "compute-bound from E = 257");
}

TEST_F(CrossoverTest, RoofsInTheirOrder) {
  // 10*B > 1000 from 101, B^2/100 > 10*B from 1001.
  RoofDemand hbm = demand(kHBM, "1000"), l2 = demand(kL2, "10*B"),
             tensor = demand(kTensor, "B^2", 100);
  EXPECT_EQ(describe({hbm, l2, tensor}),
            "hbm, then l2 from B = 101, then tensor.bf16 from B = 1001");
  EXPECT_EQ(describe({hbm, l2}), "memory: hbm, then l2 from B = 101");
  // B^2 + 300 > 40*B below 10 and above 30.
  EXPECT_EQ(describe({demand(kHBM, "40*B"), demand(kTensor, "B^2 + 300")}),
            "tensor.bf16, then hbm from B = 10, then tensor.bf16 from B = 31");
  // 5*B >= 20 from 4, and of equals the first binds; B^2 > 5*B from 6.
  EXPECT_EQ(describe({demand(kTensor, "5*B"), demand(kVector, "B^2"),
                      demand(Roof::Kind::Special, "20")}),
            "compute: special, then tensor.bf16 from B = 4, then vector.f32 "
            "from B = 6");
}

TEST_F(CrossoverTest, PartsOfOneRoof) {
  // B/2 + B/3 > 10 from 13: 13/2 + 13/3 = 10.83; 12/2 + 12/3 = 10.
  RoofDemand tensor = demand(kTensor, "B", 2);
  tensor.parts.push_back(demand(kTensor, "B", 3).parts.front());
  EXPECT_EQ(describe({demand(kHBM, "10"), tensor}),
            "compute-bound from B = 13");
}

TEST_F(CrossoverTest, Extrema) {
  // 10*B > 30*min(B, 64) from 193 on: 1930 > 1920.
  EXPECT_EQ(describe({demand(kHBM, "30*min(B, 64)"), demand(kTensor, "10*B")}),
            "compute-bound from B = 193");
  // Above 8, 3*B - 24 > 2*B from 25.
  EXPECT_EQ(describe({demand(kHBM, "2*B"), demand(kTensor, "3*max(0, B - 8)")}),
            "compute-bound from B = 25");
  // min(B^2, 100*B, 5000): 5000 from 71 on; above 4*B from 5 up to 1249.
  EXPECT_EQ(
      describe({demand(kHBM, "4*B"), demand(kTensor, "min(B^2, 100*B, 5000)")}),
      "hbm, then tensor.bf16 from B = 5, then hbm from B = 1250");
}

TEST_F(CrossoverTest, Tiles) {
  // By 32768, 35127296 * tiles > 19788 * (4096 + B). Two tiles: 70254592, and
  // 19788 * 4096 is 81051648 already; three: 105381888 > 19788 * (4096 + 384).
  EXPECT_EQ(describe("134217728 + 32768*B", "17179869184*ceildiv(B, 128)"),
            "compute-bound from B = 257");
  // 256 > B + 200 below 56; 512 and more is above all up to the next tile.
  EXPECT_EQ(describe({demand(kHBM, "B + 200"),
                      demand(kTensor, "256*ceildiv(B, 128)")}),
            "tensor.bf16, then hbm from B = 56, then tensor.bf16 from B = 129");
  // B = 8*c - k: 808*c > 100*B + 3000 where 8*c + 100*k > 3000; k = 7 from
  // c = 288, B = 2297; k = 0 from c = 376, so that B = 3000 is the last.
  EXPECT_EQ(describe({demand(kHBM, "100*B + 3000"),
                      demand(kTensor, "808*ceildiv(B, 8)")}),
            "compute-bound from B = 3001, by turns from B = 2297");
  // Another roof before it: 160000 > 100*B + 3000 below 1570.
  EXPECT_EQ(describe({demand(kHBM, "100*B + 3000"), demand(kL2, "160000"),
                      demand(kTensor, "808*ceildiv(B, 8)")}),
            "l2, then hbm from B = 1570, then hbm and tensor.bf16 by turns "
            "from B = 2297, then tensor.bf16 from B = 3001");
  // Equal at the multiples of 128, for ever.
  EXPECT_EQ(
      describe({demand(kHBM, "B"), demand(kTensor, "128*ceildiv(B, 128)")}),
      "hbm and tensor.bf16 by turns");
  EXPECT_EQ(describe({demand(kHBM, "B"), demand(kL2, "8*ceildiv(B, 8)")}),
            "memory: hbm and l2 by turns");
  // Quotients in quotients, and without remainder.
  EXPECT_EQ(describe({demand(kHBM, "300"),
                      demand(kTensor, "floordiv(3*floordiv(B, 4) + 1, 8)")}),
            "compute-bound from B = 3212"); // 3*803 + 1 = 2410 >= 301*8
  EXPECT_EQ(
      describe({demand(kHBM, "10*B"), demand(kTensor, "floordiv(B^2 + B, 2)")}),
      "compute-bound from B = 20");
}

TEST_F(CrossoverTest, LargeNumbers) {
  // 67 * 2^120 * B > 19788 * (2^120 + 1) from 296 on (19788 / 67 = 295.3);
  // neither product fits 127 bits.
  std::string large = "1329227995784915872903807060280344576";
  EXPECT_EQ(describe(large + " + 1", large + "*B"),
            "compute-bound from B = 296");
  // B > 2^62; 3*B > 2^64 from (2^64 + 2)/3 on.
  EXPECT_EQ(
      describe({demand(kHBM, "4611686018427387904"), demand(kTensor, "B")}),
      "compute-bound from B = 4611686018427387905");
  EXPECT_EQ(
      describe({demand(kHBM, "18446744073709551616"), demand(kTensor, "3*B")}),
      "compute-bound from B = 6148914691236517206");
  // No 64-bit integer is above 2^63.
  EXPECT_EQ(
      describe({demand(kHBM, "9223372036854775808"), demand(kTensor, "B")}),
      "hbm");
  // B^3 > 2^62*B above 2^31.
  EXPECT_EQ(describe({demand(kHBM, "4611686018427387904*B + 1"),
                      demand(kTensor, "B^3")}),
            "compute-bound from B = 2147483649");
  EXPECT_EQ(describe({{kHBM, {{Expr::overflow(), 1}}}, demand(kTensor, "B")}),
            "");
}

TEST_F(CrossoverTest, SeveralSymbols) {
  EXPECT_EQ(describe("2*B*K + 2*K*S + 2*B*S", "2*B*S*K"),
            "compute-bound where B*K*S / 989.4e12 > (B*K + B*S + K*S) / "
            "3.35e12");
  // B cancels: 67 * 2048 * K > 19788 * (2*K + 2048), 97640 * K > 40525824:
  // 97640 * 415 = 40520600 is not, 97640 * 416 = 40618240 is.
  EXPECT_EQ(describe("2*B*K + 2048*B", "2048*B*K"),
            "compute-bound from K = 416");
  // S is in what never binds.
  EXPECT_EQ(describe({demand(kHBM, "B + 100"), demand(kTensor, "2*B"),
                      demand(kVector, "floordiv(B, S + 1)")}),
            "compute-bound from B = 101");
  EXPECT_EQ(describe({demand(kHBM, "B + 7", 1500), demand(kL2, "S + 7", 1500),
                      demand(kTensor, "B*S", 1234567)}),
            "compute-bound where B*S / 1.234567e6 > max((B + 7) / 1500, "
            "(S + 7) / 1500)");
  // Compute is less than the sum of two, but not than either.
  EXPECT_EQ(describe({demand(kHBM, "B"), demand(kL2, "S"),
                      demand(kTensor, "min(B, S)")}),
            "memory: l2 where S / 1 > B / 1");
  EXPECT_EQ(describe({demand(kHBM, "B"), demand(kL2, "S"),
                      demand(kTensor, "max(B, S) + 1")}),
            "tensor.bf16");
  // It may be equal to the larger one, and then memory binds.
  symbols.create("Z", 0);
  EXPECT_EQ(describe({demand(kHBM, "B"), demand(kL2, "S"),
                      demand(kTensor, "max(B, S) + Z")}),
            "compute-bound where (max(B, S) + Z) / 1 > max(B / 1, S / 1)");
  EXPECT_EQ(describe({demand(kHBM, "B"), demand(kL2, "S"),
                      demand(Roof::Kind::SMem, "K")}),
            "memory: depends on B, S and K; bind all but one with --dims for "
            "the crossing");
  EXPECT_EQ(describe("1234567*B*K + 7654321*K*S + 1231231*B*S + 7897897*B^2 + "
                     "5464561*S^2 + 6798797*K^2",
                     "7654323*B*S*K + 1234567*B^2*S + 7897897*B*S^2"),
            "depends on B, K and S; bind all but one with --dims for the "
            "crossing");
}

TEST_F(CrossoverTest, WithoutSolution) {
  // They never stop to take turns.
  EXPECT_EQ(describe({demand(kHBM, "5000*floordiv(B, 5000) + 2500"),
                      demand(kTensor, "4999*floordiv(B, 4999) + 2499")}),
            "compute-bound where (4999*floordiv(B, 4999) + 2499) / 1 > "
            "(5000*floordiv(B, 5000) + 2500) / 1");
}

// The period is the common multiple of the divisors, which is too long.
TEST_F(CrossoverTest, ByIntervals) {
  // 1000 * 301 > 301 + 300000 from 301 * 1001 on; 1000 * 300 is not before.
  EXPECT_EQ(describe({demand(kHBM, "floordiv(B, 1000) + 300000"),
                      demand(kTensor, "1000*floordiv(B, 1001)")}),
            "compute-bound from B = 301301");
  // 8/2 = 4 > 2, 8/3 rounded down is 2 < 3.
  symbols.create("Z", 1, 3);
  EXPECT_EQ(describe({demand(kHBM, "floordiv(8, Z)"), demand(kTensor, "Z")}),
            "compute-bound from Z = 3");
}

TEST_F(CrossoverTest, OneByOne) {
  // 90 > 8192/91 = 90.02 rounded down is not, 91 > 89 is.
  EXPECT_EQ(
      describe({demand(kHBM, "floordiv(8192, B + 1)"), demand(kTensor, "B")}),
      "compute-bound from B = 91");
  symbols.create("C", 1, 500);
  EXPECT_EQ(
      describe({demand(kHBM, "floordiv(8192, C + 1)"), demand(kTensor, "C")}),
      "compute-bound from C = 91");
  // 1000 * 1 > 1 + 3 from B = 1001 on; before, 0 is not more than 3.
  EXPECT_EQ(describe({demand(kHBM, "floordiv(B, 1000) + 3"),
                      demand(kTensor, "1000*floordiv(B, 1001)")}),
            "compute-bound from B = 1001");
  // 4,096 on either side at 4,092, and 4,096 < 4,097 at 4,093.
  EXPECT_EQ(describe({demand(kHBM, "floordiv(B, 1000) + 4092"),
                      demand(kTensor, "B + floordiv(B, 1001)")}),
            "compute-bound from B = 4093");
}

TEST_F(CrossoverTest, Slowest) {
  RoofDemand tensor = demand(kTensor, "B + 100"),
             vector = demand(kVector, "2*B"),
             special = demand(Roof::Kind::Special, "B^2 + 101");
  EXPECT_EQ(findSlowest({}), std::nullopt);
  EXPECT_EQ(findSlowest({tensor}), 0u);
  EXPECT_EQ(findSlowest({tensor, vector}), std::nullopt);
  // B^2 - 2*B + 101 is (B - 1)^2 + 100.
  EXPECT_EQ(findSlowest({tensor, vector, special}), 2u);
  EXPECT_EQ(findSlowest({tensor, tensor}), 0u);
  EXPECT_EQ(findSlowest({demand(kTensor, "B*S"), demand(kVector, "3*B*S")}),
            1u);
  EXPECT_EQ(findSlowest({demand(kTensor, "3"), demand(kVector, "4")}), 1u);
}

// B x K by K x S with K = 1,024 in bf16: 2048*B*S flops, 2*(1024*B + 1024*S +
// B*S) bytes. The intensity rises with both sizes, to 1024*1200000 /
// (1024*3400 + 1200000) = 262.1 at (3000, 400), below the ridge of 295.3. At
// (300, 3000) it is 212.0, at (3000, 3000) 609.5.
TEST_F(CrossoverTest, DecidesTheRegimeInRangesOfSeveralSizes) {
  auto describeIn = [&](int64_t b, int64_t s) {
    symbols = SymbolContext();
    symbols.create("B", 100, b);
    symbols.create("S", 300, s);
    return describe("2048*B + 2048*S + 2*B*S", "2048*B*S");
  };
  EXPECT_EQ(describeIn(3000, 400), "hbm");
  EXPECT_EQ(describeIn(3000, 3000), "compute-bound where 1024*B*S / 989.4e12 > "
                                    "(B*S + 1024*B + 1024*S) / 3.35e12");
}

} // namespace
