//===- ExprExtrema.cpp - Minima and maxima in canonical form --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

using Operands = llvm::SmallVector<Expr, 2>;

static constexpr size_t kMaxOperands = 16;

/// Adds `e`, or its operands where it is itself of that kind, plus a number.
static void addOperands(CompositeKind kind, const Expr &e, Operands &operands) {
  Expr offset = Polynomial::fromConstant(getConstantPart(e));
  Expr rest = e - offset;
  const Factor *atom = rest.isPoisoned() ? nullptr : getAsAtom(rest);
  if (!atom || !atom->isComposite(kind)) {
    operands.push_back(e);
    return;
  }
  for (const Expr &operand : atom->composite->operands)
    operands.push_back(operand + offset);
}

/// Takes the number that all of `operands`, none of them a number itself, have
/// as a term out of them: min(M + 3, N + 3) is min(M, N) + 3.
static Expr takeCommonNumber(Operands &operands) {
  Int128 number = getConstantPart(operands.front());
  if (llvm::any_of(operands, [number](const Expr &operand) {
        return operand.isConstant() || getConstantPart(operand) != number;
      }))
    return 0;
  Expr common = Polynomial::fromConstant(number);
  for (Expr &operand : operands)
    operand -= common;
  return common;
}

/// Whether `other` makes `e` needless.
static bool isDominated(CompositeKind kind, const Expr &e, const Expr &other) {
  return kind == CompositeKind::Min ? Expr::isKnownLE(other, e)
                                    : Expr::isKnownLE(e, other);
}

static void sortOperands(Operands &operands) {
  llvm::sort(operands, [](const Expr &left, const Expr &right) {
    return Expr::compare(left, right) < 0;
  });
  operands.erase(llvm::unique(operands), operands.end());
}

/// `operands` without those that others make needless.
static Operands dropDominated(CompositeKind kind, const Operands &operands) {
  Operands kept;
  for (const Expr &operand : operands) {
    if (llvm::any_of(kept, [&](const Expr &other) {
          return isDominated(kind, operand, other);
        }))
      continue;
    llvm::erase_if(kept, [&](const Expr &other) {
      return isDominated(kind, other, operand);
    });
    kept.push_back(operand);
  }
  return kept;
}

static Expr makeExtremum(CompositeKind kind, const Expr &lhs, const Expr &rhs) {
  if (lhs == rhs)
    return lhs;
  Operands operands;
  addOperands(kind, lhs, operands);
  addOperands(kind, rhs, operands);
  for (const Expr &operand : operands)
    if (operand.isPoisoned())
      return operand;
  sortOperands(operands);
  operands = dropDominated(kind, operands);
  if (operands.size() == 1)
    return operands.front();
  if (operands.size() > kMaxOperands)
    return Expr::unwieldy();
  Expr common = takeCommonNumber(operands);
  sortOperands(operands);
  return Polynomial::fromComposite(kind, std::move(operands)) + common;
}

Expr Expr::min(const Expr &lhs, const Expr &rhs) {
  if (std::optional<Expr> poison = joinPoison(lhs, rhs))
    return *poison;
  if (lhs.isConstant() && rhs.isConstant())
    return lhs.constant <= rhs.constant ? lhs : rhs;
  return makeExtremum(CompositeKind::Min, lhs, rhs);
}

Expr Expr::max(const Expr &lhs, const Expr &rhs) {
  if (std::optional<Expr> poison = joinPoison(lhs, rhs))
    return *poison;
  if (lhs.isConstant() && rhs.isConstant())
    return lhs.constant >= rhs.constant ? lhs : rhs;
  return makeExtremum(CompositeKind::Max, lhs, rhs);
}
