//===- ExprFixture.h - Symbols for the tests of expressions ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNITTESTS_SUPPORT_EXPRFIXTURE_H
#define ROOFLINE_TEST_UNITTESTS_SUPPORT_EXPRFIXTURE_H

#include "roofline/Support/Expr.h"
#include "gtest/gtest.h"
#include <ostream>

namespace mlir::roofline {

/// How GoogleTest shows expressions.
inline void PrintTo(const Expr &e, std::ostream *os) { *os << e.toString(); }

/// Symbols of every kind of bounds; `parse` makes expressions of them.
class ExprFixture : public testing::Test {
protected:
  ExprFixture() {
    for (const char *name : {"N", "M", "S", "T", "arg2", "arg10"})
      symbols.create(name, 1);
    symbols.create("B", 1, 512);
    symbols.create("Z", 0);
    symbols.create("i", 0);
    symbols.create("j", 0);
  }

  Expr symbol(llvm::StringRef name) { return Expr(*symbols.lookup(name)); }

  Expr parse(llvm::StringRef text) {
    llvm::Expected<Expr> e = tryParse(text);
    if (!e) {
      ADD_FAILURE() << text.str() << ": " << llvm::toString(e.takeError());
      return 0;
    }
    return *e;
  }

  llvm::Expected<Expr> tryParse(llvm::StringRef text) {
    return parseExpr(text, [&](llvm::StringRef name) -> std::optional<Expr> {
      if (const Symbol *known = symbols.lookup(name))
        return Expr(*known);
      return std::nullopt;
    });
  }

  /// What `text` prints once it is in canonical form.
  std::string print(llvm::StringRef text) { return parse(text).toString(); }

  SymbolContext symbols;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_UNITTESTS_SUPPORT_EXPRFIXTURE_H
