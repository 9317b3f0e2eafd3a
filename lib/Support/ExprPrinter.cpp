//===- ExprPrinter.cpp - Text of expressions ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

/// Digits of a number that is not negative.
static std::string getDigits(Int128 n) {
  std::string digits;
  do {
    digits.push_back(static_cast<char>('0' + static_cast<int>(n % 10)));
    n /= 10;
  } while (n != 0);
  return {digits.rbegin(), digits.rend()};
}

PrintedQuotient mlir::roofline::getPrintedQuotient(const Composite &composite) {
  const Expr &dividend = composite.operands[0];
  Expr ceiled = dividend - composite.operands[1] + 1;
  if (!ceiled.isPoisoned() && Terms(ceiled).size() < Terms(dividend).size())
    return {true, ceiled};
  return {false, dividend};
}

static void printComposite(const Composite &composite, llvm::raw_ostream &os) {
  if (composite.kind == CompositeKind::FloorDiv) {
    PrintedQuotient quotient = getPrintedQuotient(composite);
    os << (quotient.isCeil ? "ceildiv(" : "floordiv(") << quotient.dividend
       << ", " << composite.operands[1] << ')';
    return;
  }
  os << (composite.kind == CompositeKind::Min ? "min(" : "max(");
  llvm::interleaveComma(composite.operands, os);
  os << ')';
}

static void printMonomial(const Monomial &monomial, llvm::raw_ostream &os) {
  llvm::interleave(
      monomial, os,
      [&](const Factor &factor) {
        if (factor.symbol)
          os << factor.symbol->name;
        else
          printComposite(*factor.composite, os);
        if (factor.exponent != 1)
          os << '^' << factor.exponent;
      },
      "*");
}

void Expr::print(llvm::raw_ostream &os) const {
  if (isPoisoned()) {
    os << (isOverflow() ? "overflow" : "unwieldy");
    return;
  }
  if (isZero()) {
    os << '0';
    return;
  }
  bool isFirst = true;
  for (const Term &term : Terms(*this)) {
    bool isNegative = term.coefficient < 0;
    if (isFirst)
      os << (isNegative ? "-" : "");
    else
      os << (isNegative ? " - " : " + ");
    isFirst = false;
    Int128 magnitude = isNegative ? -term.coefficient : term.coefficient;
    if (magnitude != 1 || term.monomial.empty())
      os << getDigits(magnitude) << (term.monomial.empty() ? "" : "*");
    printMonomial(term.monomial, os);
  }
}

std::string Expr::toString() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(os);
  return text;
}
