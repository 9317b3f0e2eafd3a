//===- ExprSubstitution.cpp - Symbols replaced by expressions -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"
#include "llvm/ADT/APInt.h"
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
  /// The number that `e` is where all its symbols are replaced by numbers,
  /// though on the way there may be larger ones than an expression holds: the
  /// dividend of a sum of powers, say. Empty where it is none.
  std::optional<Expr> computeWide(const Expr &e);

private:
  /// Empty where the atom stays.
  std::optional<Expr> visitAtom(const Factor &factor);
  std::optional<Expr> visitComposite(const Composite &composite);
  std::optional<llvm::APInt> evaluate(const Expr &e);
  std::optional<llvm::APInt> evaluateAtom(const Factor &factor);

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
  return compose(composite.kind, operands);
}

//===----------------------------------------------------------------------===//
// Numbers of many digits
//===----------------------------------------------------------------------===//

/// Bits of what is computed on the way: a power of 16 of a number of 64 bits,
/// times a coefficient, and some to spare.
static constexpr unsigned kWideBits = 2048;

static llvm::APInt widen(Int128 number) {
  uint64_t words[] = {static_cast<uint64_t>(number),
                      static_cast<uint64_t>(number >> 64)};
  return llvm::APInt(128, words).sext(kWideBits);
}

std::optional<llvm::APInt> Substituter::evaluateAtom(const Factor &factor) {
  if (factor.symbol) {
    std::optional<Expr> value = substitution(*factor.symbol);
    return value && value->isConstant()
               ? std::optional(widen(Polynomial::getConstant(*value)))
               : std::nullopt;
  }
  std::optional<llvm::APInt> result;
  for (const Expr &expr : factor.composite->operands) {
    std::optional<llvm::APInt> operand = evaluate(expr);
    if (!operand)
      return std::nullopt;
    if (!result)
      result = operand;
    else if (factor.composite->kind == CompositeKind::Min)
      result = llvm::APIntOps::smin(*result, *operand);
    else if (factor.composite->kind == CompositeKind::Max)
      result = llvm::APIntOps::smax(*result, *operand);
    else if (operand->isStrictlyPositive())
      result = llvm::APIntOps::RoundingSDiv(*result, *operand,
                                            llvm::APInt::Rounding::DOWN);
    else
      return std::nullopt;
  }
  return result;
}

std::optional<llvm::APInt> Substituter::evaluate(const Expr &e) {
  if (e.isPoisoned())
    return std::nullopt;
  llvm::APInt sum(kWideBits, 0);
  bool overflows = false, step = false;
  for (const Term &term : Terms(e)) {
    llvm::APInt product = widen(term.coefficient);
    for (const Factor &factor : term.monomial) {
      std::optional<llvm::APInt> value = evaluateAtom(factor);
      if (!value)
        return std::nullopt;
      for (unsigned n = 0; n < factor.exponent; ++n) {
        product = product.smul_ov(*value, step);
        overflows |= step;
      }
    }
    sum = sum.sadd_ov(product, step);
    overflows |= step;
  }
  return overflows ? std::nullopt : std::optional(sum);
}

std::optional<Expr> Substituter::computeWide(const Expr &e) {
  std::optional<llvm::APInt> number = evaluate(e);
  if (!number || !number->isSignedIntN(127))
    return std::nullopt;
  llvm::APInt narrow = number->trunc(128);
  return Polynomial::fromConstant(
      static_cast<Int128>(narrow.getRawData()[0]) |
      static_cast<Int128>(static_cast<unsigned __int128>(narrow.getRawData()[1])
                          << 64));
}

Expr Expr::substitute(Substitution substitution) const {
  Substituter substituter(substitution);
  Expr result = substituter.visit(*this);
  if (!result.isOverflow() || isPoisoned())
    return result;
  return substituter.computeWide(*this).value_or(result);
}
