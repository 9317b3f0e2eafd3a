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

void FileDiagnostics::report(FileLocation location,
                             const llvm::Twine &message) {
  messages.push_back({location, message.str()});
}

llvm::Error FileDiagnostics::takeError() {
  if (messages.empty())
    return llvm::Error::success();
  llvm::stable_sort(messages, [](const Message &a, const Message &b) {
    return std::tie(a.location.line, a.location.column) <
           std::tie(b.location.line, b.location.column);
  });
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      messages, os,
      [&](const Message &message) {
        os << fileName << ":" << message.location.line << ":"
           << message.location.column << ": error: " << message.text;
      },
      "\n");
  messages.clear();
  return llvm::createStringError(llvm::inconvertibleErrorCode(), text);
}
