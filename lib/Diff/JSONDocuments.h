//===- JSONDocuments.h - JSON with integers of any size ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm::json reads one value per text, and rounds integers beyond 64 bits to
// doubles. Here a text may hold several values one after the other, and a long
// integer comes as a string: a hash sign and its digits.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_JSONDOCUMENTS_H
#define ROOFLINE_LIB_DIFF_JSONDOCUMENTS_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <vector>

namespace mlir::roofline {

/// What marks the digits of an integer that does not fit 64 bits.
inline constexpr char kLongInteger = '#';

/// All values of `text`. An error says `path:line:column` and what is wrong.
llvm::Expected<std::vector<llvm::json::Value>>
parseJSONDocuments(llvm::StringRef text, llvm::StringRef path);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_JSONDOCUMENTS_H
