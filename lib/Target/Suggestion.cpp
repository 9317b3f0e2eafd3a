//===- Suggestion.cpp - The nearest known spelling ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/Suggestion.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::StringRef;

static size_t countCommonPrefix(StringRef a, StringRef b) {
  size_t length = 0;
  while (length < std::min(a.size(), b.size()) && a[length] == b[length])
    ++length;
  return length;
}

StringRef mlir::roofline::findNearest(StringRef text,
                                      ArrayRef<StringRef> known) {
  StringRef nearest;
  size_t prefix = 0;
  unsigned limit = text.size() < 4 ? 1 : std::max<unsigned>(2, text.size() / 3);
  for (StringRef word : known) {
    unsigned distance = text.edit_distance_insensitive(word);
    size_t common = countCommonPrefix(text, word);
    if (distance > limit ||
        (distance == limit && !nearest.empty() && common <= prefix))
      continue;
    nearest = word;
    prefix = common;
    limit = distance;
  }
  return nearest;
}

std::string mlir::roofline::suggest(StringRef text, ArrayRef<StringRef> known) {
  StringRef nearest = findNearest(text, known);
  if (!nearest.empty())
    return ("; did you mean '" + nearest + "'?").str();
  return "; known are " + llvm::join(known, ", ");
}
