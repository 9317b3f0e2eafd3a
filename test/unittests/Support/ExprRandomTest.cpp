//===- ExprRandomTest.cpp - Expressions against direct evaluation ---------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Expressions from random operations, next to a direct evaluation of the same
// operations on numbers. The seeds are fixed.
//
//===----------------------------------------------------------------------===//

#include "ExprFixture.h"
#include <array>
#include <memory>
#include <random>

using namespace mlir::roofline;

namespace {

constexpr unsigned kSymbols = 3;
using Values = std::array<int64_t, kSymbols>;

enum class Op {
  Constant,
  Symbol,
  Add,
  Subtract,
  Multiply,
  Floor,
  Ceil,
  Min,
  Max
};

/// An operation on numbers and on expressions.
struct Node {
  Op op;
  /// The constant, or the number of the symbol.
  int64_t value = 0;
  std::unique_ptr<Node> lhs, rhs;
};

__int128 floorDivide(__int128 lhs, __int128 rhs) {
  return lhs / rhs - (lhs % rhs < 0);
}

__int128 evaluate(const Node &node, const Values &values) {
  if (node.op == Op::Constant)
    return node.value;
  if (node.op == Op::Symbol)
    return values[node.value];
  __int128 lhs = evaluate(*node.lhs, values), rhs = evaluate(*node.rhs, values);
  switch (node.op) {
  case Op::Add:
    return lhs + rhs;
  case Op::Subtract:
    return lhs - rhs;
  case Op::Multiply:
    return lhs * rhs;
  case Op::Floor:
    return floorDivide(lhs, rhs);
  case Op::Ceil:
    return floorDivide(lhs + rhs - 1, rhs);
  case Op::Min:
    return std::min(lhs, rhs);
  default:
    return std::max(lhs, rhs);
  }
}

class ExprRandomTest : public testing::TestWithParam<unsigned> {
protected:
  ExprRandomTest() : random(GetParam()) {
    all = {&symbols.create("B", 1, 9), &symbols.create("S", 0),
           &symbols.create("T", -3, 4)};
  }

  int64_t pick(int64_t lower, int64_t upper) {
    return std::uniform_int_distribution<int64_t>(lower, upper)(random);
  }

  std::unique_ptr<Node> makeLeaf() {
    auto leaf = std::make_unique<Node>();
    leaf->op = pick(0, 2) == 0 ? Op::Constant : Op::Symbol;
    leaf->value =
        leaf->op == Op::Constant ? pick(-6, 12) : pick(0, kSymbols - 1);
    return leaf;
  }

  /// A positive constant, or B, which is at least 1.
  std::unique_ptr<Node> makeDivisor() {
    auto divisor = std::make_unique<Node>();
    divisor->op = pick(0, 3) == 0 ? Op::Symbol : Op::Constant;
    divisor->value = divisor->op == Op::Symbol ? 0 : pick(1, 8);
    return divisor;
  }

  std::unique_ptr<Node> makeNode(unsigned depth) {
    if (depth == 0 || pick(0, 7) == 0)
      return makeLeaf();
    auto node = std::make_unique<Node>();
    node->op = static_cast<Op>(
        pick(static_cast<int>(Op::Add), static_cast<int>(Op::Max)));
    node->lhs = makeNode(depth - 1);
    bool isQuotient = node->op == Op::Floor || node->op == Op::Ceil;
    node->rhs = isQuotient ? makeDivisor() : makeNode(depth - 1);
    return node;
  }

  /// The expression, with the operands of what commutes the other way round if
  /// `isSwapped`.
  Expr build(const Node &node, bool isSwapped) {
    if (node.op == Op::Constant)
      return node.value;
    if (node.op == Op::Symbol)
      return Expr(*all[node.value]);
    Expr lhs = build(*node.lhs, isSwapped), rhs = build(*node.rhs, isSwapped);
    if (isSwapped && node.op != Op::Subtract && node.op != Op::Floor &&
        node.op != Op::Ceil)
      std::swap(lhs, rhs);
    switch (node.op) {
    case Op::Add:
      return lhs + rhs;
    case Op::Subtract:
      return lhs - rhs;
    case Op::Multiply:
      return lhs * rhs;
    case Op::Floor:
      return Expr::floorDiv(lhs, rhs);
    case Op::Ceil:
      return Expr::ceilDiv(lhs, rhs);
    case Op::Min:
      return Expr::min(lhs, rhs);
    default:
      return Expr::max(lhs, rhs);
    }
  }

  Expr assign(const Expr &e, const Values &values) {
    return e.substitute([&](const Symbol &symbol) -> std::optional<Expr> {
      return Expr(values[symbol.number]);
    });
  }

  Expr reparse(const Expr &e) {
    return llvm::cantFail(parseExpr(
        e.toString(), [&](llvm::StringRef name) -> std::optional<Expr> {
          return Expr(*symbols.lookup(name));
        }));
  }

  std::mt19937 random;
  SymbolContext symbols;
  std::array<const Symbol *, kSymbols> all;
};

TEST_P(ExprRandomTest, AgreesWithNumbers) {
  for (unsigned round = 0; round != 100; ++round) {
    std::unique_ptr<Node> node = makeNode(4);
    Expr e = build(*node, false);
    if (e.isPoisoned())
      continue;
    EXPECT_EQ(e, build(*node, true));
    EXPECT_EQ(reparse(e), e);
    bool isNonNegative = e.isKnownNonNegative();
    for (unsigned i = 0; i != 30; ++i) {
      Values values = {pick(1, 9), pick(0, 40), pick(-3, 4)};
      __int128 expected = evaluate(*node, values);
      EXPECT_EQ(assign(e, values).getInt64(), static_cast<int64_t>(expected))
          << e.toString();
      EXPECT_TRUE(!isNonNegative || expected >= 0) << e.toString();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, ExprRandomTest, testing::Range(1u, 21u));

} // namespace
