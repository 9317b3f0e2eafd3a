//===- Symbol.cpp - Numbers that the IR does not fix ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Symbol.h"
#include "llvm/ADT/StringExtras.h"
#include <cassert>

using namespace mlir::roofline;

const Symbol &SymbolContext::create(llvm::StringRef name, int64_t lower,
                                    std::optional<int64_t> upper) {
  assert(isSymbolName(name) && "not the name of a symbol");
  assert((!upper || lower <= *upper) && "no value between the bounds");
  unsigned number = static_cast<unsigned>(symbols.size());
  symbols.push_back({name.str(), lower, upper, number});
  [[maybe_unused]] bool isNew =
      byName.try_emplace(name, &symbols.back()).second;
  assert(isNew && "two symbols of one name");
  return symbols.back();
}

const Symbol *SymbolContext::lookup(llvm::StringRef name) const {
  return byName.lookup(name);
}

bool mlir::roofline::isSymbolStart(char c) {
  return llvm::isAlpha(c) || c == '_' || c == '$';
}

bool mlir::roofline::isInSymbol(char c) {
  return isSymbolStart(c) || llvm::isDigit(c) || c == '.';
}

bool mlir::roofline::isSymbolName(llvm::StringRef name) {
  return !name.empty() && isSymbolStart(name.front()) &&
         llvm::all_of(name.drop_front(), isInSymbol);
}
