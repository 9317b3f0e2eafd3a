//===- FileDiagnostics.h - Mistakes in a target file ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects what is wrong with one file, so that its author sees everything at
// once and in the order of the file.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_TARGET_FILEDIAGNOSTICS_H
#define LIB_TARGET_FILEDIAGNOSTICS_H

#include "roofline/Target/TargetParser.h"
#include "llvm/ADT/Twine.h"

namespace mlir::roofline {

/// The mistakes found in one file.
class FileDiagnostics {
public:
  explicit FileDiagnostics(llvm::StringRef fileName) : fileName(fileName) {}

  /// Records that `message`, which names the way out, holds at `location`.
  void report(FileLocation location, const llvm::Twine &message);

  bool isEmpty() const { return mistakes.empty(); }

  /// Success, or a `TargetFileError` of all mistakes.
  llvm::Error takeError();

private:
  std::string fileName;
  std::vector<FileMistake> mistakes;
};

} // namespace mlir::roofline

#endif // LIB_TARGET_FILEDIAGNOSTICS_H
