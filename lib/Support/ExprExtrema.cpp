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

/// Adds `e`, or its operands where it is itself of that kind.
static void addOperands(CompositeKind kind, const Expr &e, Operands &operands) {
  const Factor *atom = getAsAtom(e);
  if (atom && atom->isComposite(kind))
    llvm::append_range(operands, atom->composite->operands);
  else
    operands.push_back(e);
}

/// Whether `other` makes `e` needless.
static bool isDominated(CompositeKind kind, const Expr &e, const Expr &other) {
  return kind == CompositeKind::Min ? Expr::isKnownLE(other, e)
                                    : Expr::isKnownLE(e, other);
}

static Expr makeExtremum(CompositeKind kind, const Expr &lhs, const Expr &rhs) {
  if (lhs == rhs)
    return lhs;
  Operands operands;
  addOperands(kind, lhs, operands);
  addOperands(kind, rhs, operands);
  llvm::sort(operands, [](const Expr &left, const Expr &right) {
    return Expr::compare(left, right) < 0;
  });
  operands.erase(llvm::unique(operands), operands.end());
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
  if (kept.size() == 1)
    return kept.front();
  if (kept.size() > kMaxOperands)
    return Expr::unwieldy();
  return Polynomial::fromComposite(kind, std::move(kept));
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
