//===- Suggestion.h - The nearest known spelling ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_SUGGESTION_H
#define ROOFLINE_TARGET_SUGGESTION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir::roofline {

/// The word of `known` nearest to `text` by edit distance in any case, among
/// equals the one that starts alike for longest. Empty if none is close: more
/// than a third of the text would have to change, and more than two letters
/// (one of a text shorter than four).
llvm::StringRef findNearest(llvm::StringRef text,
                            llvm::ArrayRef<llvm::StringRef> known);

/// The tail of a message about `text`: "; did you mean 'x'?", or where nothing
/// is close "; known are a, b, c".
std::string suggest(llvm::StringRef text,
                    llvm::ArrayRef<llvm::StringRef> known);

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_SUGGESTION_H
