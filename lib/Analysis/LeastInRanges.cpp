//===- LeastInRanges.cpp - Least values in the user's ranges --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LeastInRanges.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

/// Of ranges, that are looked at where it is not shown how a size goes.
static constexpr size_t kMaxCorners = 1 << 13;

std::optional<SymbolValues>
mlir::roofline::findLeast(const Expr &expr,
                          ArrayRef<DimensionBinding> bindings) {
  llvm::SetVector<const Symbol *> symbols;
  expr.collectSymbols(symbols);
  auto hasRange = [&](const Symbol *symbol) {
    return llvm::any_of(bindings, [&](const DimensionBinding &binding) {
      return binding.isRange() && binding.name == symbol->name;
    });
  };
  if (!llvm::all_of(symbols, hasRange))
    return std::nullopt;
  std::optional<SymbolValues> least;
  Expr leastValue;
  for (SymbolValues &point : findExtremePoints(expr, kMaxCorners)) {
    Expr value = evaluate(expr, point);
    if (least && !Expr::isKnownLT(value, leastValue))
      continue;
    least = std::move(point);
    leastValue = value;
  }
  return least;
}

std::string mlir::roofline::describeAt(const Expr &expr,
                                       const SymbolValues &values) {
  std::string text =
      expr.toString() + " = " + evaluate(expr, values).toString() + ", for";
  for (const auto &[symbol, value] : values)
    text += " " + symbol->name + "=" + std::to_string(value);
  return text;
}
