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
#include <iterator>
#include <limits>

using namespace mlir::roofline;

const Symbol &SymbolContext::create(llvm::StringRef name, int64_t lower,
                                    std::optional<int64_t> upper) {
  assert(isSymbolName(name) && "not the name of a symbol");
  assert((!upper || lower <= *upper) && "no value between the bounds");
  unsigned number = static_cast<unsigned>(symbols.size());
  symbols.push_back({name.str(), lower, upper, number});
  auto [entry, isNew] = byName.try_emplace(name.str(), &symbols.back());
  assert(isNew && "two symbols of one name");
  (void)isNew;
  // In the middle between its neighbours, if there is room.
  auto next = std::next(entry);
  uint64_t low = entry == byName.begin() ? 0 : std::prev(entry)->second->rank;
  uint64_t high = next == byName.end() ? std::numeric_limits<uint64_t>::max()
                                       : next->second->rank;
  symbols.back().rank = low + (high - low) / 2;
  if (high - low < 2)
    rankAll();
  return symbols.back();
}

void SymbolContext::rankAll() {
  uint64_t gap = std::numeric_limits<uint64_t>::max() / (byName.size() + 1);
  uint64_t rank = 0;
  for (auto &[name, symbol] : byName)
    symbol->rank = rank += gap;
}

const Symbol *SymbolContext::lookup(llvm::StringRef name) const {
  auto known = byName.find(name);
  return known == byName.end() ? nullptr : known->second;
}

bool mlir::roofline::isSymbolStart(char c) {
  return llvm::isAlpha(c) || c == '_' || c == '$';
}

bool mlir::roofline::isInSymbol(char c) {
  return isSymbolStart(c) || llvm::isDigit(c) || c == '.';
}

bool mlir::roofline::isSymbolName(llvm::StringRef name) {
  bool isFunction =
      llvm::is_contained({"floordiv", "ceildiv", "mod", "min", "max"}, name);
  return !name.empty() && !isFunction && isSymbolStart(name.front()) &&
         llvm::all_of(name.drop_front(), isInSymbol);
}
