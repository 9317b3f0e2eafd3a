//===- SymbolCollector.cpp - The symbols of a report ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SymbolCollector.h"

using namespace mlir;
using namespace mlir::roofline;

void SymbolCollector::add(const KernelCost &cost) {
  (void)cost.transform([this](const Expr &count) {
    add(count);
    return count;
  });
  for (const Expr &extent : cost.domain)
    add(extent);
}

/// The symbols that `symbol`, if it stands for a sum, follows from.
static llvm::SetVector<const Symbol *>
getSources(const Symbol &symbol, const Dimensions &dimensions) {
  llvm::SetVector<const Symbol *> sources;
  const OpenSum *sum = dimensions.lookupSum(symbol);
  if (!sum)
    return sources;
  sum->turning.collectSymbols(sources);
  for (const LoopRange &loop : sum->loops)
    loop.trips.collectSymbols(sources);
  sources.remove_if([](const Symbol *source) {
    return Dimensions::isInduction(*source) || Dimensions::isFlag(*source);
  });
  return sources;
}

static ReportSymbol makeRecord(const DimensionRecord &dimension,
                               const Dimensions &dimensions,
                               LocationNames &locations) {
  ReportSymbol symbol;
  symbol.name = dimension.name;
  symbol.what = dimension.origin.what;
  symbol.location = locations.getText(dimension.origin.location);
  if (dimension.symbol) {
    symbol.lower = dimension.symbol->lower;
    symbol.upper = dimension.symbol->upper;
    for (const Symbol *source : getSources(*dimension.symbol, dimensions))
      symbol.dependsOn.push_back(source->name);
  }
  symbol.bound = dimension.bound;
  return symbol;
}

std::vector<ReportSymbol>
SymbolCollector::makeRecords(const Dimensions &dimensions,
                             LocationNames &locations) const {
  llvm::SetVector<const Symbol *> used = symbols;
  for (size_t i = 0; i != used.size(); ++i)
    used.insert_range(getSources(*used[i], dimensions));
  std::vector<ReportSymbol> records;
  for (const DimensionRecord &dimension : dimensions.getRecords())
    if (dimension.bound ||
        (dimension.symbol && used.contains(dimension.symbol)))
      records.push_back(makeRecord(dimension, dimensions, locations));
  return records;
}
