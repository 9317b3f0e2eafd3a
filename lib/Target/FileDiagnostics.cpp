//===- FileDiagnostics.cpp - Mistakes in a target file --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FileDiagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <tuple>

using namespace mlir::roofline;

FileLocation TargetFile::getLocation(llvm::StringRef path) const {
  for (; !path.empty(); path = path.rsplit('.').first) {
    auto it = locations.find(path);
    if (it != locations.end())
      return it->second;
    if (!path.contains('.'))
      break;
  }
  return FileLocation();
}

char TargetFileError::ID = 0;

void TargetFileError::log(llvm::raw_ostream &os) const {
  llvm::interleave(
      mistakes, os,
      [&](const FileMistake &mistake) {
        os << fileName << ":" << mistake.location.line << ":"
           << mistake.location.column << ": error: " << mistake.text;
      },
      "\n");
}

void FileDiagnostics::report(FileLocation location,
                             const llvm::Twine &message) {
  mistakes.push_back({location, message.str()});
}

llvm::Error FileDiagnostics::takeError() {
  if (mistakes.empty())
    return llvm::Error::success();
  llvm::stable_sort(mistakes, [](const FileMistake &a, const FileMistake &b) {
    return std::tie(a.location.line, a.location.column) <
           std::tie(b.location.line, b.location.column);
  });
  return llvm::make_error<TargetFileError>(std::move(fileName),
                                           std::move(mistakes));
}
