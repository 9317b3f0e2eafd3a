//===- CountReader.cpp - Recorded counts to compute with ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountReader.h"
#include "SymbolNames.h"

using namespace mlir::roofline;
using llvm::StringRef;

/// Widens `symbol` to the bounds that `other` has.
static void include(RecordedSymbol &symbol, const RecordedSymbol &other) {
  symbol.lower = std::min(symbol.lower, other.lower);
  symbol.upper = symbol.upper && other.upper
                     ? std::optional(std::max(*symbol.upper, *other.upper))
                     : std::nullopt;
}

CountReader::CountReader(const RecordedReport &before,
                         const RecordedReport &after,
                         const std::map<std::string, std::string> &renamed,
                         SymbolContext &symbols)
    : renamed(renamed), symbols(symbols) {
  std::map<std::string, RecordedSymbol> byName;
  for (const RecordedReport *report : {&before, &after})
    for (const RecordedSymbol &symbol : report->symbols) {
      std::string name = report == &after ? rename(symbol.name) : symbol.name;
      auto [entry, isNew] = byName.try_emplace(name, symbol);
      if (!isNew)
        include(entry->second, symbol);
    }
  for (const auto &[name, symbol] : byName)
    symbols.create(name, symbol.lower, symbol.upper);
}

std::string CountReader::rename(StringRef text) const {
  return renameFunctions(text, [&](StringRef function) {
    auto found = renamed.find(function.str());
    bool isRenamed = found != renamed.end() && isSymbolName(found->second);
    return isRenamed ? found->second : function.str();
  });
}

std::optional<Expr> CountReader::parse(StringRef formula) {
  auto [entry, isNew] = known.try_emplace(formula);
  if (!isNew)
    return entry->second;
  auto getSymbol = [&](StringRef name) -> std::optional<Expr> {
    if (!isSymbolName(name))
      return std::nullopt;
    const Symbol *symbol = symbols.lookup(name);
    return Expr(symbol ? *symbol : symbols.create(name, /*lower=*/0));
  };
  if (llvm::Expected<Expr> expr = parseExpr(formula, getSymbol)) {
    if (!expr->isPoisoned())
      entry->second = std::move(*expr);
  } else {
    llvm::consumeError(expr.takeError());
  }
  return entry->second;
}

bool CountReader::areSame(llvm::ArrayRef<std::string> old,
                          llvm::ArrayRef<std::string> current) {
  auto isSame = [&](const std::string &a, const std::string &b) {
    if (a == b)
      return true;
    std::optional<Expr> left = parse(a), right = parse(b);
    return left && right && *left == *right;
  };
  return std::equal(old.begin(), old.end(), current.begin(), current.end(),
                    isSame);
}

std::optional<Expr> CountReader::read(const RecordedCount &count,
                                      bool isAfter) {
  if (count.number)
    return Expr(*count.number);
  if (count.formula.empty())
    return std::nullopt;
  return parse(isAfter ? rename(count.formula) : count.formula);
}

Costs CountReader::read(const RecordedCosts &costs, bool isAfter) {
  Costs result;
  result.flops = read(costs.flops, isAfter);
  result.iops = read(costs.iops, isAfter);
  std::optional<Expr> in = read(costs.bytesRead, isAfter);
  std::optional<Expr> out = read(costs.bytesWritten, isAfter);
  if (in && out && !(*in + *out).isPoisoned())
    result.bytes = *in + *out;
  result.seconds = costs.seconds;
  result.regime = costs.regime;
  return result;
}
