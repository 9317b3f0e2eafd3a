//===- ExprSubstitution.cpp - Symbols replaced by expressions -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

namespace {

/// Replaces symbols; each shared composite once.
class Substituter {
public:
  explicit Substituter(Expr::Substitution substitution)
      : substitution(substitution) {}

  Expr visit(const Expr &e);

private:
  /// Empty where the atom stays.
  std::optional<Expr> visitAtom(const Factor &factor);
  std::optional<Expr> visitComposite(const Composite &composite);

  Expr::Substitution substitution;
  llvm::DenseMap<const void *, std::optional<Expr>> done;
};

} // namespace

Expr Substituter::visit(const Expr &e) {
  if (!Polynomial::get(e))
    return e;
  TermList unchanged;
  Expr changed = 0;
  for (const Term &term : Terms(e)) {
    Monomial kept;
    Expr product = Polynomial::fromConstant(term.coefficient);
    for (const Factor &factor : term.monomial) {
      if (std::optional<Expr> value = visitAtom(factor))
        product *= power(*value, factor.exponent);
      else
        kept.push_back(factor);
    }
    if (kept.size() == term.monomial.size())
      unchanged.push_back(term);
    else
      changed += product * Polynomial::fromTerm(1, std::move(kept));
  }
  if (unchanged.size() == Terms(e).size())
    return e;
  return Polynomial::fromSorted(std::move(unchanged)) + changed;
}

std::optional<Expr> Substituter::visitAtom(const Factor &factor) {
  const void *key = factor.symbol ? static_cast<const void *>(factor.symbol)
                                  : factor.composite.get();
  auto known = done.find(key);
  if (known != done.end())
    return known->second;
  std::optional<Expr> value = factor.symbol ? substitution(*factor.symbol)
                                            : visitComposite(*factor.composite);
  done[key] = value;
  return value;
}

std::optional<Expr> Substituter::visitComposite(const Composite &composite) {
  llvm::SmallVector<Expr, 2> operands;
  for (const Expr &operand : composite.operands)
    operands.push_back(visit(operand));
  if (llvm::equal(operands, composite.operands))
    return std::nullopt;
  Expr result = operands[0];
  for (const Expr &operand : llvm::drop_begin(operands)) {
    if (composite.kind == CompositeKind::FloorDiv)
      result = Expr::floorDiv(result, operand);
    else if (composite.kind == CompositeKind::Min)
      result = Expr::min(result, operand);
    else
      result = Expr::max(result, operand);
  }
  return result;
}

Expr Expr::substitute(Substitution substitution) const {
  return Substituter(substitution).visit(*this);
}
