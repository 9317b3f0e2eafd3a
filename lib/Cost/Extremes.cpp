//===- Extremes.cpp - Least and most in a range of sizes ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Extremes.h"

using namespace mlir::roofline;
using llvm::ArrayRef;

Expr mlir::roofline::evaluate(const Expr &expr, const SymbolValues &values) {
  return expr.substitute([&](const Symbol &symbol) -> std::optional<Expr> {
    auto known = values.find(&symbol);
    return known == values.end() ? std::nullopt
                                 : std::optional<Expr>(known->second);
  });
}

/// Whether no step up of `symbol` makes one of `exprs` smaller.
static bool allRise(ArrayRef<Expr> exprs, const Symbol &symbol) {
  return llvm::all_of(exprs, [&](const Expr &expr) {
    Expr next = expr.replace(symbol, Expr(symbol) + 1);
    return Expr::isKnownLE(expr, next);
  });
}

/// Whether no step up of `symbol` makes one of `exprs` larger.
static bool allFall(ArrayRef<Expr> exprs, const Symbol &symbol) {
  return llvm::all_of(exprs, [&](const Expr &expr) {
    Expr next = expr.replace(symbol, Expr(symbol) + 1);
    return Expr::isKnownLE(next, expr);
  });
}

std::optional<Extremes> mlir::roofline::findExtremes(ArrayRef<Expr> exprs) {
  llvm::SetVector<const Symbol *> symbols;
  for (const Expr &expr : exprs)
    expr.collectSymbols(symbols);
  if (symbols.empty())
    return std::nullopt;
  Extremes extremes;
  for (const Symbol *symbol : symbols) {
    if (!symbol->upper)
      return std::nullopt;
    bool rises = allRise(exprs, *symbol);
    if (!rises && !allFall(exprs, *symbol))
      return std::nullopt;
    extremes.least[symbol] = rises ? symbol->lower : *symbol->upper;
    extremes.most[symbol] = rises ? *symbol->upper : symbol->lower;
  }
  return extremes;
}
