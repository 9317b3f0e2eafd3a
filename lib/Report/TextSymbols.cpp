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
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

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
    std::string place = context.formatPlace(*rows.front().first);
    if (rows.size() > 1)
      place += " and " + std::to_string(rows.size() - 1) + " more";
    context.printParagraph(place + ": " + makePrintable(text));
    ++numShown;
  }
  if (numShown < crossovers.size())
    context.printParagraph(std::to_string(crossovers.size() - numShown) +
                           " more");
}

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

void mlir::roofline::printSymbols(const TextContext &context) {
  llvm::SmallVector<const ReportSymbol *> open;
  for (const ReportSymbol &symbol : context.report.symbols)
    if (!symbol.bound)
      open.push_back(&symbol);
  if (open.empty())
    return;
  context.os << '\n';
  printCrossovers(context);
  printOpenSizes(context, open);
}
