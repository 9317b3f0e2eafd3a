//===- Symbol.h - Numbers that the IR does not fix --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A symbol stands for a size or a number of trips that is known only when the
// program runs: "B", "arg0_d1", "s3". Expressions (Expr.h) are over symbols.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_SYMBOL_H
#define ROOFLINE_SUPPORT_SYMBOL_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>

namespace mlir::roofline {

/// A named integer between two bounds. A formula over it holds for every value
/// between them, so that a lower bound of 1 lets `max(0, B - 1)` be `B - 1`.
struct Symbol {
  std::string name;
  int64_t lower = 1;
  std::optional<int64_t> upper;
  /// Position in the order of creation.
  unsigned number = 0;
  /// Rises with the name, so that names need not be compared: arg2 before
  /// arg10. May change when symbols are created, but their order does not.
  uint64_t rank = 0;
};

/// Owns symbols; must outlive the expressions over them.
class SymbolContext {
public:
  /// A new symbol, `lower` <= its value <= `upper`. No other symbol here may
  /// have that name, which must be one (`isSymbolName`).
  const Symbol &create(llvm::StringRef name, int64_t lower,
                       std::optional<int64_t> upper = std::nullopt);
  /// Null where there is none.
  const Symbol *lookup(llvm::StringRef name) const;
  /// All symbols in the order of creation.
  const std::deque<Symbol> &getSymbols() const { return symbols; }

private:
  struct NameOrder {
    using is_transparent = void;
    bool operator()(llvm::StringRef lhs, llvm::StringRef rhs) const {
      return lhs.compare_numeric(rhs) < 0;
    }
  };

  /// Spreads the ranks evenly.
  void rankAll();

  std::deque<Symbol> symbols;
  std::map<std::string, Symbol *, NameOrder> byName;
};

/// Whether `name` can be that of a symbol, which a function of formulas cannot:
/// "B", "arg0_d1", "layer.arg0_d0",
/// "$i0".
bool isSymbolName(llvm::StringRef name);
/// The characters that a name may begin with, and have.
bool isSymbolStart(char c);
bool isInSymbol(char c);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_SYMBOL_H
