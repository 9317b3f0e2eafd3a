//===- TestTargets.h - Small target files for tests -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UNITTESTS_TARGET_TESTTARGETS_H
#define UNITTESTS_TARGET_TESTTARGETS_H

#include "roofline/Target/TargetParser.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <string>

namespace mlir::roofline {

/// Ten lines that a target cannot do without; what a test adds starts on line
/// 11.
inline const char kMinimalTarget[] = R"(name: my-gpu
description: "a GPU for tests"
vendor: me
kind: gpu
sources:
  A: {grade: direct, text: "a data sheet"}
  B: {grade: measured, text: "a benchmark"}
hbm:
  bandwidth: {gb_per_s: 1000, source: A}
  capacity: {gb: 16, source: A}
)";

inline std::string minimalWith(llvm::StringRef more) {
  return kMinimalTarget + more.str();
}

inline llvm::Expected<TargetFile> parseText(llvm::StringRef text) {
  return parseTargetFile(llvm::MemoryBufferRef(text, "t.yaml"));
}

/// The record that `text` describes, which must be right.
inline TargetModel getModel(llvm::StringRef text) {
  return llvm::ExitOnError("getModel: ")(parseText(text)).model;
}

/// What reading and then checking `text` reports; empty without mistakes.
inline std::string getErrors(llvm::StringRef text) {
  llvm::Expected<TargetFile> file = parseText(text);
  return file ? "" : llvm::toString(file.takeError());
}

/// The same of the minimal target with `more`.
inline std::string getErrorsWith(llvm::StringRef more) {
  return getErrors(minimalWith(more));
}

} // namespace mlir::roofline

#endif // UNITTESTS_TARGET_TESTTARGETS_H
