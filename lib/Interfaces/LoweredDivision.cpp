//===- LoweredDivision.cpp - Divisions written with comparisons -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What upstream's lowering of affine expressions makes of numbers whose sign
// is not known, where divsi and remsi round to zero:
//
//   a floordiv b   q = (a < 0 ? -1 - a : a) / b,    a < 0 ? -1 - q : q
//   a ceildiv b    q = (a <= 0 ? -a : a - 1) / b,   a <= 0 ? -q : q + 1
//   a mod b        r = a % b,                       r < 0 ? r + b : r
//
//===----------------------------------------------------------------------===//

#include "SizeSolver.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::roofline;

static bool isNumber(Value value, int64_t number) {
  APInt constant;
  return matchPattern(value, m_ConstantInt(&constant)) &&
         constant.getSExtValue() == number;
}

/// The number that `condition` compares with zero by `predicate`; null for
/// other conditions.
static Value getCompared(Value condition, arith::CmpIPredicate predicate) {
  auto compared = condition.getDefiningOp<arith::CmpIOp>();
  return compared && compared.getPredicate() == predicate &&
                 isNumber(compared.getRhs(), 0)
             ? compared.getLhs()
             : Value();
}

/// Whether `value` is `start` - `number`.
static bool isSubtractedFrom(Value value, int64_t start, Value number) {
  auto difference = value.getDefiningOp<arith::SubIOp>();
  return difference && isNumber(difference.getLhs(), start) &&
         difference.getRhs() == number;
}

/// Whether `value` is `number` + `added`.
static bool isIncreased(Value value, Value number, int64_t added) {
  if (auto difference = value.getDefiningOp<arith::SubIOp>())
    return difference.getLhs() == number &&
           isNumber(difference.getRhs(), -added);
  auto sum = value.getDefiningOp<arith::AddIOp>();
  return sum && ((sum.getLhs() == number && isNumber(sum.getRhs(), added)) ||
                 (sum.getRhs() == number && isNumber(sum.getLhs(), added)));
}

/// The division of the number without its sign; null where `value` is none that
/// depends on `condition`.
static arith::DivSIOp getQuotientOf(Value value, Value condition,
                                    arith::SelectOp &magnitude) {
  auto quotient = value.getDefiningOp<arith::DivSIOp>();
  magnitude = quotient ? quotient.getLhs().getDefiningOp<arith::SelectOp>()
                       : arith::SelectOp();
  return magnitude && magnitude.getCondition() == condition ? quotient
                                                            : arith::DivSIOp();
}

namespace {
using Rounding = Expr (*)(const Expr &, const Expr &);

struct Division {
  Value dividend, divisor;
  Rounding round;
};
} // namespace

static std::optional<Division> matchFloor(arith::SelectOp select) {
  Value condition = select.getCondition(), result = select.getFalseValue();
  Value number = getCompared(condition, arith::CmpIPredicate::slt);
  arith::SelectOp magnitude;
  arith::DivSIOp quotient = getQuotientOf(result, condition, magnitude);
  if (!number || !quotient || magnitude.getFalseValue() != number ||
      !isSubtractedFrom(magnitude.getTrueValue(), -1, number) ||
      !isSubtractedFrom(select.getTrueValue(), -1, result))
    return std::nullopt;
  return Division{number, quotient.getRhs(), Expr::floorDiv};
}

static std::optional<Division> matchCeil(arith::SelectOp select) {
  Value condition = select.getCondition();
  Value number = getCompared(condition, arith::CmpIPredicate::sle);
  auto negated = select.getTrueValue().getDefiningOp<arith::SubIOp>();
  if (!number || !negated)
    return std::nullopt;
  Value result = negated.getRhs();
  arith::SelectOp magnitude;
  arith::DivSIOp quotient = getQuotientOf(result, condition, magnitude);
  if (!quotient || !isNumber(negated.getLhs(), 0) ||
      !isSubtractedFrom(magnitude.getTrueValue(), 0, number) ||
      !isIncreased(magnitude.getFalseValue(), number, -1) ||
      !isIncreased(select.getFalseValue(), result, 1))
    return std::nullopt;
  return Division{number, quotient.getRhs(), Expr::ceilDiv};
}

static std::optional<Division> matchRemainder(arith::SelectOp select) {
  Value result = select.getFalseValue();
  auto remainder = result.getDefiningOp<arith::RemSIOp>();
  auto sum = select.getTrueValue().getDefiningOp<arith::AddIOp>();
  if (!remainder || !sum ||
      getCompared(select.getCondition(), arith::CmpIPredicate::slt) != result)
    return std::nullopt;
  Value added = sum.getLhs() == result   ? sum.getRhs()
                : sum.getRhs() == result ? sum.getLhs()
                                         : Value();
  if (added != remainder.getRhs())
    return std::nullopt;
  return Division{remainder.getLhs(), added, Expr::mod};
}

std::optional<Expr>
mlir::roofline::traceLoweredDivision(SizeSolver &solver,
                                     arith::SelectOp select) {
  for (auto match : {matchFloor, matchCeil, matchRemainder})
    if (std::optional<Division> division = match(select)) {
      Expr dividend = solver.getIndex(division->dividend);
      Expr divisor = solver.getIndex(division->divisor);
      return divisor.isKnownPositive()
                 ? std::optional(division->round(dividend, divisor))
                 : std::nullopt;
    }
  return std::nullopt;
}
