//===- ExprConditions.cpp - Conditions on sizes, for a person -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/ExprConditions.h"
#include "Polynomial.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::ArrayRef;

namespace {
/// That an expression without a constant part is at least so much.
struct Condition {
  Expr e, least;
  std::string toString() const;
};

/// Collects what has to hold.
class ConditionList {
public:
  void addAtLeast(const Expr &e, const Expr &least);

  std::vector<Condition> conditions;

private:
  void add(Condition condition);
  bool addOfProduct(const Expr &product, const Expr &least);
  bool addOfComposite(const Composite &composite, const Expr &least);
  bool addOfMaximum(ArrayRef<Expr> operands, const Expr &least);
};
} // namespace

/// What is known to be less does not help.
bool ConditionList::addOfMaximum(ArrayRef<Expr> operands, const Expr &least) {
  auto mayBeEnough = [&](const Expr &operand) {
    return !Expr::isKnownLT(operand, least);
  };
  if (llvm::count_if(operands, mayBeEnough) != 1)
    return false;
  addAtLeast(*llvm::find_if(operands, mayBeEnough), least);
  return true;
}

bool ConditionList::addOfComposite(const Composite &composite,
                                   const Expr &least) {
  ArrayRef<Expr> operands = composite.operands;
  switch (composite.kind) {
  case CompositeKind::FloorDiv:
    if (!operands[1].isConstant())
      return false;
    addAtLeast(operands[0], least * operands[1]);
    return true;
  case CompositeKind::Min:
    for (const Expr &operand : operands)
      addAtLeast(operand, least);
    return true;
  case CompositeKind::Max:
    return addOfMaximum(operands, least);
  }
  llvm_unreachable("all kinds are handled");
}

/// A product is at least 1 if all its factors are, where none is negative.
bool ConditionList::addOfProduct(const Expr &product, const Expr &least) {
  const Monomial &atoms = (*Terms(product).begin()).monomial;
  if (atoms.size() == 1 && atoms.front().exponent == 1 &&
      atoms.front().composite)
    return addOfComposite(*atoms.front().composite, least);
  if (atoms.size() < 2 || !least.isOne() ||
      llvm::any_of(
          atoms, [](const Factor &atom) { return atom.getBounds().lower < 0; }))
    return false;
  for (const Factor &atom : atoms)
    addAtLeast(Polynomial::fromFactor(atom), 1);
  return true;
}

void ConditionList::addAtLeast(const Expr &e, const Expr &least) {
  if (Expr::isKnownLE(least, e))
    return;
  assert(!e.isPoisoned() && !least.isPoisoned());
  // a*x + c >= k is x >= (k - c)/a.
  Int128 number = getConstantPart(e);
  Expr rest = e - Polynomial::fromConstant(number);
  Int128 content = getContent(rest, 0);
  Expr bound = Expr::ceilDiv(least - Polynomial::fromConstant(number),
                             Polynomial::fromConstant(content));
  rest = divideCoefficients(rest, content);
  if (Terms(rest).size() == 1 && addOfProduct(rest, bound))
    return;
  add({rest, bound});
}

/// Of several bounds of one expression the highest says all.
void ConditionList::add(Condition condition) {
  for (Condition &known : conditions)
    if (known.e == condition.e) {
      known.least = Expr::max(known.least, condition.least);
      return;
    }
  conditions.push_back(std::move(condition));
}

std::string Condition::toString() const {
  Terms terms(e);
  if (llvm::all_of(terms,
                   [](const Term &term) { return term.coefficient < 0; }))
    return (-e).toString() + " <= " + (-least).toString();
  return e.toString() + " >= " + least.toString();
}

std::vector<std::string> mlir::roofline::describeAllAtLeast(ArrayRef<Expr> all,
                                                            int64_t least) {
  ConditionList list;
  for (const Expr &e : all)
    list.addAtLeast(e, least);
  std::vector<std::string> texts;
  for (const Condition &condition : list.conditions)
    texts.push_back(condition.toString());
  return texts;
}
