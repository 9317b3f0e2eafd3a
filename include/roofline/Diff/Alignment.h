//===- Alignment.h - Pairing two sequences in order -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is the same in two lists, as in a diff of two files: pairs of equal
// items that rise in both. Items are numbers that stand for a key, so that one
// list can be aligned by several keys in turn, the strictest first.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIFF_ALIGNMENT_H
#define ROOFLINE_DIFF_ALIGNMENT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include <utility>
#include <vector>

namespace mlir::roofline {

/// Pairs of positions, rising in both.
using Alignment = std::vector<std::pair<unsigned, unsigned>>;

/// Numbers for texts: equal ones for equal texts.
class KeyNumbers {
public:
  unsigned get(llvm::StringRef text) {
    return numbers.try_emplace(text, numbers.size()).first->second;
  }

private:
  llvm::StringMap<unsigned> numbers;
};

/// Pairs of equal items, as many as there can be where the lists differ in no
/// more than some thousands of items that both have; else many. The time is
/// near linear: items of one list only cost nothing, and from that limit on
/// the n-th of an item is taken to be the n-th of the other list.
Alignment align(llvm::ArrayRef<unsigned> before,
                llvm::ArrayRef<unsigned> after);

/// `pairs`, and in each gap between them those that `align` finds there.
Alignment alignGaps(const Alignment &pairs, llvm::ArrayRef<unsigned> before,
                    llvm::ArrayRef<unsigned> after);

} // namespace mlir::roofline

#endif // ROOFLINE_DIFF_ALIGNMENT_H
