//===- CrossoverRandomTest.cpp - Crossings against single values ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Random kernels in one symbol, whose reported segments are held against the
// slowest roof at every value of it. The seeds are fixed.
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Crossover.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir::roofline;

namespace {

constexpr Roof kRoofs[] = {Roof::Kind::HBM,
                           Roof::Kind::L2,
                           {UnitKind::Tensor, Precision::BF16},
                           {UnitKind::Vector, Precision::F32}};

/// What a report says of the values from one on: the roofs, or regimes, one of
/// which holds at each.
struct Claim {
  int64_t from;
  std::vector<std::string> roofs;
};

class CrossoverRandomTest : public testing::TestWithParam<unsigned> {
protected:
  int64_t pick(int64_t lower, int64_t upper) {
    return std::uniform_int_distribution<int64_t>(lower, upper)(random);
  }

  Expr makeLinear() { return Expr(pick(0, 6)) * symbol + pick(0, 300); }
  Expr makeAmount();
  /// Made of quotients whose common period is long.
  Expr makeLongAmount();
  void makeDemands(bool areLong = false);
  void checkValues(const Binding &binding);
  /// The slowest where B has a value, and any other symbol another; empty if
  /// nothing takes time.
  std::string findSlowestAt(int64_t value, int64_t otherValue = 1);
  std::vector<Claim> readClaims(const Binding &binding);
  void check(llvm::ArrayRef<Claim> claims, int64_t value,
             int64_t otherValue = 1);

  std::mt19937 random{GetParam()};
  SymbolContext symbols;
  const Symbol *name = nullptr;
  Expr symbol;
  std::vector<RoofDemand> demands;
};

Expr CrossoverRandomTest::makeAmount() {
  switch (pick(0, 9)) {
  case 0:
    return pick(0, 2000);
  case 1:
    return symbol * symbol * pick(1, 4) + pick(0, 500);
  case 2:
    return Expr::max(symbol * symbol - symbol * pick(1, 60) + pick(0, 900), 0);
  case 3:
    return Expr::min(makeLinear(), makeLinear());
  case 4:
    return Expr::max(makeLinear(), Expr::min(makeLinear(), makeLinear()));
  case 5:
    return Expr::ceilDiv(makeLinear(), pick(2, 16)) * pick(1, 40);
  case 6:
    return Expr::floorDiv(symbol * makeLinear(), pick(2, 7)) + makeLinear();
  case 7:
    return symbol * Expr::min(pick(1, 50), Expr::subtractToZero(symbol, 20));
  case 8:
    return symbol * symbol * symbol +
           Expr::max(0, symbol * 1000 - symbol * symbol * pick(20, 60));
  default:
    return makeLinear();
  }
}

Expr CrossoverRandomTest::makeLongAmount() {
  switch (pick(0, 3)) {
  case 0:
    return symbol * Expr::ceilDiv(makeLinear() + 1, pick(97, 6000));
  case 1:
    return Expr::ceilDiv(symbol, pick(90, 130)) *
           Expr::ceilDiv(symbol, pick(1000, 9000)) * pick(1, 400);
  case 2:
    return Expr::min(makeLongAmount(), makeLongAmount());
  default:
    return makeAmount();
  }
}

void CrossoverRandomTest::makeDemands(bool areLong) {
  symbols = SymbolContext();
  bool isBounded = pick(0, 3) == 0;
  name = &symbols.create(
      "B", pick(0, 3), isBounded ? std::optional(pick(20, 400)) : std::nullopt);
  symbol = Expr(*name);
  demands.clear();
  for (Roof roof : kRoofs)
    if (pick(0, 3) != 0)
      demands.push_back(
          {roof,
           {{areLong ? makeLongAmount() : makeAmount(), double(pick(1, 30))}}});
}

std::string CrossoverRandomTest::findSlowestAt(int64_t value,
                                               int64_t otherValue) {
  __int128 most = 0, mostRate = 1;
  std::string slowest;
  for (const RoofDemand &demand : demands) {
    const Demand &part = demand.parts.front();
    __int128 amount = *part.amount
                           .substitute([&](const Symbol &replaced) {
                             return std::optional(
                                 Expr(&replaced == name ? value : otherValue));
                           })
                           .getInt64();
    auto rate = static_cast<__int128>(part.rate);
    if (amount * mostRate <= most * rate)
      continue;
    most = amount;
    mostRate = rate;
    slowest = demand.roof.getName();
  }
  return slowest;
}

std::vector<Claim> CrossoverRandomTest::readClaims(const Binding &binding) {
  if (binding.roof)
    return {{name->lower, {binding.roof->getName()}}};
  std::vector<Claim> claims;
  llvm::SmallVector<llvm::StringRef> pieces;
  llvm::StringRef(binding.crossover).split(pieces, ", then ");
  for (llvm::StringRef piece : pieces) {
    Claim &claim = claims.emplace_back();
    auto [what, from] = piece.split(" from B = ");
    claim.from = name->lower;
    EXPECT_EQ(from.empty(), claims.size() == 1) << binding.crossover;
    if (!from.empty()) {
      EXPECT_FALSE(from.getAsInteger(10, claim.from)) << binding.crossover;
    }
    llvm::SmallVector<llvm::StringRef> roofs;
    what.consume_back(" by turns");
    what.split(roofs, " and ");
    for (llvm::StringRef roof : roofs)
      claim.roofs.push_back(roof.str());
  }
  return claims;
}

static std::string getRegime(llvm::StringRef roof) {
  return roof == "hbm" || roof == "l2" ? "memory-bound" : "compute-bound";
}

void CrossoverRandomTest::check(llvm::ArrayRef<Claim> claims, int64_t value,
                                int64_t otherValue) {
  std::string slowest = findSlowestAt(value, otherValue);
  const Claim *claim = claims.begin();
  while (claim + 1 != claims.end() && claim[1].from <= value)
    ++claim;
  if (slowest.empty())
    return;
  EXPECT_TRUE(llvm::is_contained(claim->roofs, slowest) ||
              llvm::is_contained(claim->roofs, getRegime(slowest)))
      << slowest << " at " << value;
  if (claim->from == value && claim != claims.begin() && value > name->lower &&
      claim->roofs.size() == 1 && claim[-1].roofs.size() == 1) {
    EXPECT_NE(findSlowestAt(value - 1), slowest) << "no change at " << value;
  }
}

/// "compute-bound from B = 319" as "memory-bound, then compute-bound from B =
/// 319"; other texts as they are.
static std::string spellOut(llvm::StringRef crossover) {
  auto [after, rest] = crossover.split(" from B = ");
  if (!after.ends_with("-bound"))
    return crossover.str();
  std::string before =
      after == "memory-bound" ? "compute-bound" : "memory-bound";
  auto [from, turns] = rest.split(", by turns from B = ");
  std::string text = before;
  if (!turns.empty())
    text += ", then " + before + " and " + after.str() +
            " by turns from B = " + turns.str();
  return text + ", then " + after.str() + " from B = " + from.str();
}

/// Checks what `binding` says of single values.
void CrossoverRandomTest::checkValues(const Binding &binding) {
  std::string text;
  for (const RoofDemand &demand : demands)
    text += demand.roof.getName() + ": " +
            demand.parts.front().amount.toString() + " / " +
            std::to_string(int(demand.parts.front().rate)) + "\n";
  SCOPED_TRACE(text + binding.crossover);
  std::vector<Claim> claims =
      readClaims({binding.roof, binding.isMemory, spellOut(binding.crossover)});
  int64_t upper = name->upper.value_or(400);
  for (int64_t value = name->lower; value <= upper; ++value)
    check(claims, value);
  for (int64_t value = 512; !name->upper && value <= 1 << 18; value *= 2)
    check(claims, value + pick(-100, 100));
  for (const Claim &claim : claims) {
    if (claim.from <= 400 || claim.from >= 1 << 18)
      continue;
    check(claims, claim.from - 1);
    check(claims, claim.from);
  }
}

/// Whether the values at which the roof changes are not given.
static bool isUnsolved(llvm::StringRef crossover) {
  return crossover.starts_with("depends") || crossover.contains("where");
}

TEST_P(CrossoverRandomTest, AgreesWithSingleValues) {
  for (unsigned round = 0; round != 40 && !HasFailure(); ++round) {
    do
      makeDemands();
    while (demands.size() < 2);
    Binding binding = findBinding(demands);
    ASSERT_FALSE(isUnsolved(binding.crossover)) << binding.crossover;
    checkValues(binding);
  }
}

TEST_P(CrossoverRandomTest, AgreesWhereThePeriodIsLong) {
  unsigned numSolved = 0;
  for (unsigned round = 0; round != 40 && !HasFailure(); ++round) {
    do
      makeDemands(/*areLong=*/true);
    while (demands.size() < 2);
    Binding binding = findBinding(demands);
    if (isUnsolved(binding.crossover))
      continue;
    ++numSolved;
    checkValues(binding);
  }
  // Some take turns for ever.
  EXPECT_GE(numSolved, 30u);
}

// Of two symbols, what is decided holds for all values.
TEST_P(CrossoverRandomTest, DecidesForTwoSymbols) {
  for (unsigned round = 0; round != 40; ++round) {
    do
      makeDemands();
    while (demands.size() < 2);
    Expr other(symbols.create("S", pick(0, 1)));
    for (RoofDemand &demand : demands) {
      Expr &amount = demand.parts.front().amount;
      amount = pick(0, 1) ? amount * other
                          : amount + Expr::max(other - pick(0, 9), 0) * symbol;
    }
    Binding binding = findBinding(demands);
    if (!binding.isMemory)
      continue;
    SCOPED_TRACE(binding.crossover);
    std::vector<std::string> allowed = {*binding.isMemory ? "memory-bound"
                                                          : "compute-bound"};
    if (binding.roof)
      allowed = {binding.roof->getName()};
    int64_t upper = name->upper.value_or(100);
    for (int64_t value = name->lower; value <= upper; value += pick(1, 9))
      for (int64_t otherValue : {1, 2, 3, 10, 200})
        check({{name->lower, allowed}}, value, otherValue);
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, CrossoverRandomTest, testing::Range(0u, 12u));

} // namespace
