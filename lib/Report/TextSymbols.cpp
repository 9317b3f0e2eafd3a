//===- TextSymbols.cpp - What depends on open sizes -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the verdict turns, and what the symbols of the formulas are:
//
//   linalg.matmul :12:8: compute-bound from B = 319
//   Open sizes: B (arg0 dim 0 of 'main', 1 <= B <= 512), s0 (the trips of a
//     loop, which depend on data, :3:4). --dims=B=...,s0=... gives numbers.
//
// A function has symbols of its own, which are in none of these formulas where
// all calls give them values: they are not listed.
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir::roofline;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Where verdicts turn
//===----------------------------------------------------------------------===//

/// Rows that turn in the same way.
using RowsByCrossover = llvm::MapVector<StringRef, std::vector<KernelRow>>;

static void printCrossovers(const TextContext &context) {
  RowsByCrossover crossovers;
  for (const KernelRow &row : context.rows)
    if (StringRef text = row.first->verdict.crossover; !text.empty())
      crossovers[text].push_back(row);
  size_t numShown = 0;
  for (const auto &[text, rows] : crossovers) {
    if (numShown == context.layout.maxKernels)
      break;
    const KernelRow &row = rows.front();
    std::string place =
        context.formatPlace(row.first->op, row.kernels, row.first->location);
    if (rows.size() > 1)
      place += " and " + std::to_string(rows.size() - 1) + " more";
    context.printParagraph(place + ": " + makePrintable(text));
    ++numShown;
  }
  if (numShown < crossovers.size())
    context.printParagraph(std::to_string(crossovers.size() - numShown) +
                           " more");
}

//===----------------------------------------------------------------------===//
// What the symbols are
//===----------------------------------------------------------------------===//

namespace {
/// The symbols in the formulas of what a report says of the program that runs.
class SymbolsInUse {
public:
  explicit SymbolsInUse(const ReportData &report)
      : decidingSizes(report.decidingSizes) {
    // With the arms of branches that do not count: what they depend on may
    // decide which of them does.
    for (const auto &[kernel, times] : listKernels(report)) {
      add(times);
      add(*kernel);
    }
    add(report.totals.work);
    add(report.totals.traffic.hbm);
    if (report.floor)
      add(report.floor->traffic.hbm);
    for (const ReportUnmodelled &entry : report.unmodelled) {
      add(entry.count);
      add(entry.boundaryBytes);
    }
    addSources(report);
  }

  bool contains(StringRef name) const {
    return llvm::is_contained(decidingSizes, name) || sources.contains(name) ||
           isInFormula(name);
  }

private:
  bool isInFormula(StringRef name) const {
    return llvm::any_of(
        symbols, [&](const Symbol *symbol) { return symbol->name == name; });
  }
  /// Sources of a symbol come before it.
  void addSources(const ReportData &report) {
    for (const ReportSymbol &symbol : llvm::reverse(report.symbols))
      if (contains(symbol.name))
        for (const std::string &name : symbol.dependsOn)
          sources.insert(name);
  }
  void add(const Expr &formula) { formula.collectSymbols(symbols); }
  /// All counts of a `Work` or `LevelTraffic`.
  template <typename Counts>
  void add(const Counts &counts) {
    (void)counts.transform([this](const Expr &count) {
      add(count);
      return count;
    });
  }
  void add(const ReportKernel &kernel) {
    add(kernel.executions);
    add(kernel.work);
    add(kernel.traffic.hbm);
    for (const Expr &extent : kernel.domain)
      add(extent);
  }

  llvm::ArrayRef<std::string> decidingSizes;
  llvm::SetVector<const Symbol *> symbols;
  /// Names of what symbols in use follow from.
  llvm::StringSet<> sources;
};
} // namespace

/// "1 <= B <= 512"; nothing where the bounds are those of any size.
static std::string formatBounds(const ReportSymbol &symbol) {
  if (!symbol.upper && symbol.lower == 1)
    return "";
  std::string text = std::to_string(symbol.lower) + " <= " + symbol.name;
  return symbol.upper ? text + " <= " + std::to_string(*symbol.upper) : text;
}

/// "B (arg0 dim 0 of 'main', 1 <= B <= 512)". Arguments need no location.
static std::string describe(const ReportSymbol &symbol,
                            const TextContext &context) {
  llvm::SmallVector<std::string, 3> parts = {makePrintable(symbol.what)};
  std::string location = context.formatLocation(symbol.location);
  if (!StringRef(symbol.what).starts_with("arg") && !location.empty())
    parts.push_back(makePrintable(location));
  if (std::string bounds = formatBounds(symbol); !bounds.empty())
    parts.push_back(bounds);
  return symbol.name + " (" + llvm::join(parts, ", ") + ")";
}

static void printOpenSizes(const TextContext &context,
                           llvm::ArrayRef<const ReportSymbol *> symbols) {
  llvm::ArrayRef<const ReportSymbol *> shown =
      symbols.take_front(context.layout.maxKernels);
  llvm::SmallVector<std::string> descriptions, bindings;
  for (const ReportSymbol *symbol : shown) {
    descriptions.push_back(describe(*symbol, context));
    bindings.push_back(symbol->name + "=...");
  }
  if (shown.size() < symbols.size()) {
    descriptions.push_back(std::to_string(symbols.size() - shown.size()) +
                           " more");
    bindings.push_back("...");
  }
  context.printParagraph("Open sizes: " + llvm::join(descriptions, ", ") +
                         ". --dims=" + llvm::join(bindings, ",") +
                         " gives numbers.");
}

/// "Formulas hold where no op is empty: B >= 64."
static void printTurnConditions(const TextContext &context) {
  llvm::SetVector<StringRef> conditions;
  for (const auto &[kernel, times] : listKernels(context.report))
    conditions.insert_range(kernel->turnConditions);
  if (conditions.empty())
    return;
  llvm::ArrayRef<StringRef> shown =
      conditions.getArrayRef().take_front(context.layout.maxKernels);
  size_t rest = conditions.size() - shown.size();
  context.printParagraph(
      "Formulas hold where no op is empty: " + llvm::join(shown, ", ") +
      (rest != 0 ? ", " + std::to_string(rest) + " more." : "."));
}

/// "In these ranges: 134 M to 68.7 GFLOP, 134 MB to 151 MB, 40.1 us to 69.5
/// us."
static void printRange(const TextContext &context) {
  const std::optional<ReportRange> &range = context.report.totals.range;
  if (!range) {
    if (llvm::any_of(context.report.bindings,
                     std::mem_fn(&ReportBinding::isRange)))
      context.printParagraph(
          "In these ranges: no least and most, since a size without a range is "
          "open too, sizes choose between branches, or counts neither rise nor "
          "fall and there are too many values to look at.");
    return;
  }
  const char *unit = context.hasIops ? "OP" : "FLOP";
  context.printParagraph(
      "In these ranges: " + formatCount(range->leastOps, unit) + " to " +
      formatCount(range->mostOps, unit) + ", " +
      formatCount(range->leastBytes, "B") + " to " +
      formatCount(range->mostBytes, "B") + ", " +
      formatQuantity(range->leastSeconds, "s") + " to " +
      formatQuantity(range->mostSeconds, "s") + " in all.");
}

void mlir::roofline::printSymbols(const TextContext &context) {
  SymbolsInUse inUse(context.report);
  llvm::SmallVector<const ReportSymbol *> open;
  for (const ReportSymbol &symbol : context.report.symbols)
    if (!symbol.bound && inUse.contains(symbol.name))
      open.push_back(&symbol);
  if (open.empty())
    return;
  context.os << '\n';
  printCrossovers(context);
  printOpenSizes(context, open);
  printTurnConditions(context);
  printRange(context);
}
