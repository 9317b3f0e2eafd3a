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

/// Values that are looked at one by one where nothing else shows how a count
/// goes.
static constexpr int64_t kMaxValues = 1 << 13;

/// Whether no step up of `symbol`, which has an upper bound, makes `expr`
/// smaller, or with `falls` larger. `values` is how many may be looked at.
static bool keepsDirection(const Expr &expr, const Symbol &symbol, bool falls,
                           int64_t &values) {
  auto follows = [falls](const Expr &last, const Expr &next) {
    return falls ? Expr::isKnownLE(next, last) : Expr::isKnownLE(last, next);
  };
  if (follows(expr, expr.replace(symbol, Expr(symbol) + 1)))
    return true;
  llvm::SetVector<const Symbol *> symbols;
  expr.collectSymbols(symbols);
  if (symbols.size() != 1 || *symbol.upper - symbol.lower > values)
    return false;
  Expr last = expr.replace(symbol, symbol.lower);
  for (int64_t value = symbol.lower + 1; value <= *symbol.upper; ++value) {
    Expr next = expr.replace(symbol, value);
    --values;
    if (!follows(last, next))
      return false;
    last = next;
  }
  return true;
}

std::optional<Extremes> mlir::roofline::findExtremes(ArrayRef<Expr> exprs) {
  llvm::SetVector<const Symbol *> symbols;
  for (const Expr &expr : exprs)
    expr.collectSymbols(symbols);
  if (symbols.empty())
    return std::nullopt;
  Extremes extremes;
  int64_t values = kMaxValues;
  for (const Symbol *symbol : symbols) {
    if (!symbol->upper)
      return std::nullopt;
    auto allKeep = [&](bool falls) {
      return llvm::all_of(exprs, [&](const Expr &expr) {
        return keepsDirection(expr, *symbol, falls, values);
      });
    };
    bool rises = allKeep(/*falls=*/false);
    if (!rises && !allKeep(/*falls=*/true))
      return std::nullopt;
    extremes.least[symbol] = rises ? symbol->lower : *symbol->upper;
    extremes.most[symbol] = rises ? *symbol->upper : symbol->lower;
  }
  return extremes;
}
