//===- SymbolCollector.h - The symbols of a report --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_SYMBOLCOLLECTOR_H
#define ROOFLINE_LIB_TRANSFORMS_SYMBOLCOLLECTOR_H

#include "LocationNames.h"
#include "roofline/Analysis/Records.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Collects the symbols of formulas in the order in which they appear.
class SymbolCollector {
public:
  void add(const Expr &expr) { expr.collectSymbols(symbols); }
  void add(const KernelCost &cost);

  /// Those of `dimensions` that some formula has, that one of these follows
  /// from, or that are bound.
  std::vector<ReportSymbol> makeRecords(const Dimensions &dimensions,
                                        LocationNames &locations) const;

private:
  llvm::SetVector<const Symbol *> symbols;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_SYMBOLCOLLECTOR_H
