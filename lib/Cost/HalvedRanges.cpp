//===- HalvedRanges.cpp - Proofs in parts of the ranges of sizes ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HalvedRanges.h"
#include "roofline/Cost/Extremes.h"
#include "roofline/Support/Symbol.h"

using namespace mlir::roofline;
using llvm::SmallVector;

/// Parts looked at for one expression. A part takes some tens of microseconds.
static constexpr size_t kMaxParts = 256;

namespace {
/// The values of one symbol in a part.
struct Range {
  const Symbol *symbol;
  int64_t lower;
  int64_t upper;

  /// What varies most is halved, which brings the bounds of products together
  /// fastest.
  double getSpread() const {
    return static_cast<double>(upper) / std::max<int64_t>(lower, 1);
  }
};

/// A range for each symbol.
using Part = SmallVector<Range, 4>;
} // namespace

/// Whether `expr` is negative where all symbols are at their least, or at their
/// most.
static bool isRefutedIn(const Part &part, const Expr &expr) {
  SymbolValues least, most;
  for (const Range &range : part) {
    least[range.symbol] = range.lower;
    most[range.symbol] = range.upper;
  }
  return !evaluate(expr, least).isKnownNonNegative() ||
         !evaluate(expr, most).isKnownNonNegative();
}

static bool isShownIn(const Part &part, const Expr &expr) {
  SymbolContext symbols;
  llvm::SmallDenseMap<const Symbol *, Expr, 4> values;
  for (const Range &range : part)
    values[range.symbol] = range.lower == range.upper
                               ? Expr(range.lower)
                               : Expr(symbols.create(range.symbol->name,
                                                     range.lower, range.upper));
  return expr
      .substitute([&](const Symbol &symbol) {
        return std::optional(values.lookup(&symbol));
      })
      .isKnownNonNegative();
}

/// The halves of `part`, which is no point.
static std::pair<Part, Part> halve(const Part &part) {
  size_t widest = llvm::max_element(part,
                                    [](const Range &lhs, const Range &rhs) {
                                      return lhs.getSpread() < rhs.getSpread();
                                    }) -
                  part.begin();
  std::pair<Part, Part> halves(part, part);
  int64_t lower = part[widest].lower, upper = part[widest].upper;
  int64_t middle = lower + (upper - lower) / 2;
  halves.first[widest].upper = middle;
  halves.second[widest].lower = middle + 1;
  return halves;
}

bool mlir::roofline::isNonNegativeInRanges(const Expr &expr) {
  llvm::SetVector<const Symbol *> symbols;
  expr.collectSymbols(symbols);
  Part whole;
  for (const Symbol *symbol : symbols) {
    if (!symbol->upper)
      return expr.isKnownNonNegative();
    whole.push_back({symbol, symbol->lower, *symbol->upper});
  }
  SmallVector<Part, 8> open = {whole};
  for (size_t parts = 0; !open.empty(); ++parts) {
    Part part = open.pop_back_val();
    if (parts == kMaxParts || isRefutedIn(part, expr))
      return false;
    if (isShownIn(part, expr))
      continue;
    // No point is left open: there the value at the ends is all there is.
    auto [first, second] = halve(part);
    open.push_back(std::move(second));
    open.push_back(std::move(first));
  }
  return true;
}
