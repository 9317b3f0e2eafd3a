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

std::string mlir::roofline::renameFunctions(
    StringRef text, llvm::function_ref<std::string(StringRef)> rename) {
  std::string renamed;
  while (!text.empty()) {
    StringRef name;
    if (isSymbolStart(text.front()))
      name = text.take_while(isInSymbol);
    if (name.contains('.')) {
      auto [function, rest] = name.rsplit('.');
      std::string other = rename(function);
      renamed += other.empty() ? rest.str() : other + "." + rest.str();
    } else {
      // Digits within a name, or behind a number, start no name.
      renamed += name.empty() ? text.take_front(1) : name;
    }
    text = text.drop_front(std::max<size_t>(name.size(), 1));
  }
  return renamed;
}
