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

/// Whether no step up of `symbol` makes `expr` smaller, or with `falls` larger.
static bool keepsDirection(const Expr &expr, const Symbol &symbol, bool falls) {
  Expr next = expr.replace(symbol, Expr(symbol) + 1);
  return falls ? Expr::isKnownLE(next, expr) : Expr::isKnownLE(expr, next);
}

/// The one end of the ranges of `symbols` where all of `exprs` are smallest,
/// and the other, where they are largest. Empty where it is not shown that all
/// rise or all fall with each.
static std::vector<SymbolValues> findEnds(ArrayRef<Expr> exprs,
                                          ArrayRef<const Symbol *> symbols) {
  SymbolValues least, most;
  for (const Symbol *symbol : symbols) {
    auto allKeep = [&](bool falls) {
      return llvm::all_of(exprs, [&](const Expr &expr) {
        return keepsDirection(expr, *symbol, falls);
      });
    };
    bool rises = allKeep(/*falls=*/false);
    if (!rises && !allKeep(/*falls=*/true))
      return {};
    least[symbol] = rises ? symbol->lower : *symbol->upper;
    most[symbol] = rises ? *symbol->upper : symbol->lower;
  }
  return {std::move(least), std::move(most)};
}

/// All points of the ranges; empty where they are more than `limit`.
static std::vector<SymbolValues> listPoints(ArrayRef<const Symbol *> symbols,
                                            size_t limit) {
  std::vector<SymbolValues> points(1);
  for (const Symbol *symbol : symbols) {
    Expr values = Expr(*symbol->upper) - Expr(symbol->lower) + 1;
    if (!Expr::isKnownLE(values * static_cast<int64_t>(points.size()),
                         static_cast<int64_t>(limit)))
      return {};
    std::vector<SymbolValues> longer;
    for (const SymbolValues &point : points)
      for (int64_t value = symbol->lower; value <= *symbol->upper; ++value)
        (longer.emplace_back(point))[symbol] = value;
    points = std::move(longer);
  }
  return points;
}

std::vector<SymbolValues>
mlir::roofline::findExtremePoints(ArrayRef<Expr> exprs, size_t limit) {
  llvm::SetVector<const Symbol *> symbols;
  for (const Expr &expr : exprs)
    expr.collectSymbols(symbols);
  if (symbols.empty() || llvm::any_of(symbols, [](const Symbol *symbol) {
        return !symbol->upper;
      }))
    return {};
  std::vector<SymbolValues> ends = findEnds(exprs, symbols.getArrayRef());
  return ends.empty() ? listPoints(symbols.getArrayRef(), limit) : ends;
}
