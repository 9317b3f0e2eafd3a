//===- Dimensions.cpp - Sizes that the IR leaves open ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Interfaces/Dimensions.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

Expr mlir::roofline::countTrips(const Expr &lower, const Expr &upper,
                                const Expr &step) {
  bool isEndless = (-step).isKnownNonNegative();
  return isEndless
             ? Expr::overflow()
             : Expr::max(
                   Expr::ceilDiv(Expr::subtractInside(upper, lower), step), 0);
}

Dimensions::Dimensions(std::vector<DimensionBinding> bindings)
    : bindings(std::move(bindings)) {}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

Expr Dimensions::create(StringRef name, int64_t lower,
                        const SymbolOrigin &origin) {
  names.push_back(name.str());
  const DimensionBinding *binding = lookupBinding(name);
  Expr expr;
  if (binding && !binding->isRange()) {
    expr = Expr(binding->lower);
  } else {
    const Symbol &symbol =
        binding ? symbols->create(name, binding->lower, binding->upper)
                : symbols->create(name, lower);
    expr = Expr(symbol);
  }
  origins.try_emplace(name, origin);
  byName[name] = expr;
  return expr;
}

Expr Dimensions::getNamed(StringRef name, int64_t lower,
                          function_ref<SymbolOrigin()> getOrigin) {
  auto known = byName.find(name);
  if (known == byName.end())
    return create(name, lower, getOrigin());
  // The name of an index too, which alone might be smaller.
  const Symbol *symbol = getPlainSymbol(known->second);
  if (symbol && !getRange(*symbol) &&
      (!symbol->upper || lower <= *symbol->upper))
    narrow(*symbol, lower, std::nullopt);
  return known->second;
}

Expr Dimensions::createFresh(int64_t lower, const SymbolOrigin &origin) {
  std::string name;
  do
    name = "s" + std::to_string(numFresh++);
  while (byName.contains(name) || reserved.contains(name));
  return create(name, lower, origin);
}

const Symbol &Dimensions::getSumIndex(unsigned number) {
  while (sumIndices.size() <= number)
    sumIndices.push_back(&createInduction());
  return *sumIndices[number];
}

Expr Dimensions::getSum(const OpenSum &sum) {
  // Loops of other places have other indices.
  auto rename = [&](const Expr &expr) {
    return expr.substitute([&](const Symbol &symbol) -> std::optional<Expr> {
      for (auto [number, loop] : llvm::enumerate(sum.loops))
        if (loop.index == &symbol)
          return Expr(getSumIndex(number));
      return std::nullopt;
    });
  };
  std::string key = rename(sum.turning).toString();
  for (const LoopRange &loop : sum.loops)
    key += " over " + rename(loop.trips).toString();
  auto [known, isNew] = sums.try_emplace(key);
  if (isNew) {
    known->second = createFresh(
        0, {"a sum over the turns of a loop that has no closed form",
            sum.location});
    if (const Symbol *symbol = getPlainSymbol(known->second))
      openSums.try_emplace(symbol, sum);
  }
  return known->second;
}

const OpenSum *Dimensions::lookupSum(const Symbol &symbol) const {
  auto known = openSums.find(&symbol);
  return known == openSums.end() ? nullptr : &known->second;
}

const Symbol &Dimensions::createInduction(std::optional<int64_t> upper) {
  return symbols->create("$i" + std::to_string(numInductions++), 0, upper);
}

bool Dimensions::isInduction(const Symbol &symbol) {
  return StringRef(symbol.name).starts_with("$i");
}

const Symbol &Dimensions::createFlag() {
  return symbols->create("$flag" + std::to_string(numFlags++), 0, 1);
}

bool Dimensions::isFlag(const Symbol &symbol) {
  return StringRef(symbol.name).starts_with("$flag");
}

const Symbol *Dimensions::getPlainSymbol(const Expr &expr) {
  const Symbol *symbol = expr.getSymbol();
  return symbol && !isInduction(*symbol) ? symbol : nullptr;
}

bool Dimensions::hasInduction(const Expr &expr) {
  llvm::SetVector<const Symbol *> inside;
  expr.collectSymbols(inside);
  return llvm::any_of(inside, [](const Symbol *s) { return isInduction(*s); });
}

const SymbolOrigin &Dimensions::getOrigin(const Symbol &symbol) const {
  auto origin = origins.find(symbol.name);
  assert(origin != origins.end() && "an induction symbol, or not from here");
  return origin->second;
}

std::vector<DimensionRecord> Dimensions::getRecords() const {
  std::vector<DimensionRecord> records;
  for (const std::string &name : names) {
    const Expr &value = byName.find(name)->second;
    records.push_back({name, origins.find(name)->second, getPlainSymbol(value),
                       value.getInt64()});
  }
  return records;
}

//===----------------------------------------------------------------------===//
// Equalities
//===----------------------------------------------------------------------===//

Expr Dimensions::resolve(const Expr &expr) const {
  if (equalities.empty() || expr.isConstant() || expr.isPoisoned())
    return expr;
  Expr resolved = expr;
  // What a symbol was replaced by may have been replaced itself since.
  bool isDone = false;
  while (!isDone) {
    isDone = true;
    Expr next =
        resolved.substitute([&](const Symbol &symbol) -> std::optional<Expr> {
          auto known = equalities.find(&symbol);
          if (known == equalities.end())
            return std::nullopt;
          isDone = false;
          return known->second;
        });
    if (!isDone)
      resolved = std::move(next);
  }
  return resolved;
}

void Dimensions::replace(const Symbol &symbol, const Expr &by) {
  equalities[&symbol] = by;
  ++numChanges;
}

void Dimensions::narrow(const Symbol &symbol, int64_t lower,
                        std::optional<int64_t> upper) {
  // The context, which hands out constant references, is this object's own.
  auto &narrowed = const_cast<Symbol &>(symbol);
  if (lower > symbol.lower) {
    narrowed.lower = lower;
    ++numChanges;
  }
  if (upper && (!symbol.upper || *upper < *symbol.upper)) {
    narrowed.upper = upper;
    ++numChanges;
  }
}

LogicalResult Dimensions::reportUnequal(const Expr &lhs, const Expr &rhs,
                                        Location location) const {
  std::string inForce = describeBindings({lhs, rhs});
  if (inForce.empty() && holdsAlways)
    return emitError(location, "the sizes ")
           << lhs.toString() << " and " << rhs.toString()
           << " must be equal here, so that the program cannot run; check what "
              "else uses the same values";
  // The program contradicts itself, which it may where it never runs.
  if (inForce.empty())
    return success();
  return emitError(location, "--dims: the sizes ")
         << lhs.toString() << " and " << rhs.toString()
         << " must be equal here; bind them alike (in force: " << inForce
         << ")";
}

LogicalResult Dimensions::equateToNumber(const Symbol &symbol,
                                         const Expr &number,
                                         Location location) {
  std::optional<int64_t> value = number.getInt64();
  bool isInside = value && *value >= symbol.lower &&
                  (!symbol.upper || *value <= *symbol.upper);
  if (!isInside && getRange(symbol))
    return reportUnequal(Expr(symbol), number, location);
  // A size of zero is a size, whatever formulas take for granted of symbols.
  if (isInside || (value && *value == 0))
    replace(symbol, number);
  return success();
}

/// What makes slope * symbol + start the number `number`.
LogicalResult Dimensions::equateToFormula(const Expr &formula,
                                          const Expr &number,
                                          Location location) {
  llvm::SetVector<const Symbol *> symbols;
  formula.collectSymbols(symbols);
  if (symbols.size() != 1 || isInduction(*symbols.front()))
    return success();
  const Symbol &symbol = *symbols.front();
  Expr start = formula.replace(symbol, 0);
  Expr slope = formula.replace(symbol, 1) - start;
  if (slope.isZero() || formula != start + slope * Expr(symbol))
    return success();
  Expr rest = slope.isKnownNonNegative() ? number - start : start - number;
  if (!slope.isKnownNonNegative())
    slope = -slope;
  Expr value = Expr::floorDiv(rest, slope);
  return value * slope == rest ? equateToNumber(symbol, value, location)
                               : reportUnequal(formula, number, location);
}

LogicalResult Dimensions::equateSymbols(const Symbol &lhs, const Symbol &rhs,
                                        Location location) {
  auto isBetter = [&](const Symbol &a, const Symbol &b) {
    auto rankA = getOrigin(a).rank, rankB = getOrigin(b).rank;
    return rankA != rankB ? rankA > rankB : a.number < b.number;
  };
  const Symbol &kept = isBetter(lhs, rhs) ? lhs : rhs;
  const Symbol &replaced = &kept == &lhs ? rhs : lhs;
  int64_t lower = std::max(kept.lower, replaced.lower);
  std::optional<int64_t> upper = kept.upper;
  if (replaced.upper)
    upper = std::min(upper.value_or(*replaced.upper), *replaced.upper);
  if (upper && lower > *upper)
    return reportUnequal(Expr(lhs), Expr(rhs), location);
  narrow(kept, lower, upper);
  replace(replaced, Expr(kept));
  return success();
}

bool Dimensions::canBecome(const Symbol &symbol, const Expr &expr) const {
  return getOrigin(symbol).rank != SymbolOrigin::Rank::Named &&
         !getRange(symbol) && !expr.dependsOn(symbol) && !hasInduction(expr);
}

LogicalResult Dimensions::equate(const Expr &lhs, const Expr &rhs,
                                 Location location) {
  if (lhs == rhs)
    return success();
  Expr a = resolve(lhs), b = resolve(rhs);
  if (a.isPoisoned() || b.isPoisoned() || a == b)
    return success();
  if (a.isConstant() && b.isConstant())
    return reportUnequal(a, b, location);
  const Symbol *symbolA = getPlainSymbol(a), *symbolB = getPlainSymbol(b);
  if (symbolA && symbolB)
    return equateSymbols(*symbolA, *symbolB, location);
  if (symbolA && b.isConstant())
    return equateToNumber(*symbolA, b, location);
  if (symbolB && a.isConstant())
    return equateToNumber(*symbolB, a, location);
  if (a.isConstant() || b.isConstant())
    return equateToFormula(a.isConstant() ? b : a, a.isConstant() ? a : b,
                           location);
  if (symbolA && canBecome(*symbolA, b))
    replace(*symbolA, b);
  else if (symbolB && canBecome(*symbolB, a))
    replace(*symbolB, a);
  return success();
}

void Dimensions::requirePositive(const Expr &expr) {
  const Symbol *symbol = getPlainSymbol(resolve(expr));
  if (symbol && !getRange(*symbol) && symbol->upper.value_or(1) >= 1)
    narrow(*symbol, 1, std::nullopt);
}

LogicalResult Dimensions::limit(const Expr &expr, int64_t upper,
                                Location location) {
  Expr size = resolve(expr);
  const Symbol *symbol = getPlainSymbol(size);
  bool isTooLarge = symbol ? symbol->lower > upper
                           : size.isConstant() && !Expr::isKnownLE(size, upper);
  if (isTooLarge) {
    std::string inForce = describeBindings({size});
    if (inForce.empty())
      return success();
    return emitError(location, "--dims: the size ")
           << size.toString() << " can be at most " << upper
           << " here (in force: " << inForce << ")";
  }
  if (symbol)
    narrow(*symbol, symbol->lower, upper);
  return success();
}
