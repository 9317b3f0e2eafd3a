//===- SymbolNames.cpp - Symbols within texts -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SymbolNames.h"
#include "roofline/Support/Symbol.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

std::string mlir::roofline::replaceNames(
    StringRef text, llvm::function_ref<std::string(StringRef)> replace) {
  std::string replaced;
  while (!text.empty()) {
    StringRef name;
    if (isSymbolStart(text.front()))
      name = text.take_while(isInSymbol);
    // Digits within a name, or behind a number, start no name.
    replaced += name.empty() ? text.take_front(1).str() : replace(name);
    text = text.drop_front(std::max<size_t>(name.size(), 1));
  }
  return replaced;
}

std::string mlir::roofline::renameFunctions(
    StringRef text, llvm::function_ref<std::string(StringRef)> rename) {
  return replaceNames(text, [&](StringRef name) {
    if (!name.contains('.'))
      return name.str();
    auto [function, rest] = name.rsplit('.');
    std::string other = rename(function);
    return other.empty() ? rest.str() : other + "." + rest.str();
  });
}
