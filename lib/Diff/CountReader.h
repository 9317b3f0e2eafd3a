//===- CountReader.h - Recorded counts to compute with ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_COUNTREADER_H
#define ROOFLINE_LIB_DIFF_COUNTREADER_H

#include "roofline/Diff/ReportDiff.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::roofline {

/// Turns counts of two reports into expressions over one set of symbols.
class CountReader {
public:
  /// The symbols of both reports go into `symbols`, each with the bounds that
  /// hold in both; `renamed` has older names of functions by newer ones.
  CountReader(const RecordedReport &before, const RecordedReport &after,
              const std::map<std::string, std::string> &renamed,
              SymbolContext &symbols);

  /// Absent where the count is not known.
  std::optional<Expr> read(const RecordedCount &count, bool isAfter);
  Costs read(const RecordedCosts &costs, bool isAfter);
  /// A text of the newer report with functions called as in the older one.
  std::string rename(llvm::StringRef text) const;

  /// `formula`, in the names of the older report; absent where it is none.
  std::optional<Expr> parse(llvm::StringRef formula);

  /// Whether two lists of texts are the same, formulas as such.
  bool areSame(llvm::ArrayRef<std::string> old,
               llvm::ArrayRef<std::string> current);

private:
  const std::map<std::string, std::string> &renamed;
  SymbolContext &symbols;
  /// Formulas that have been read, which repeat from layer to layer.
  llvm::StringMap<std::optional<Expr>> known;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_COUNTREADER_H
