//===- SymbolNames.h - Symbols within texts ---------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Symbols without a name of their own are called after their function,
// `layer.arg0_d0`. Where that function has another name in another report, they
// are the same nevertheless.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_SYMBOLNAMES_H
#define ROOFLINE_LIB_DIFF_SYMBOLNAMES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir::roofline {

/// `text` with each name in it replaced by what `replace` gives for it.
std::string
replaceNames(llvm::StringRef text,
             llvm::function_ref<std::string(llvm::StringRef)> replace);

/// `text` with the function that each name in it begins with, up to the last
/// dot, replaced by what `rename` gives for it; empty leaves the rest of the
/// name alone.
std::string
renameFunctions(llvm::StringRef text,
                llvm::function_ref<std::string(llvm::StringRef)> rename);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_SYMBOLNAMES_H
