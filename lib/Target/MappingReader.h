//===- MappingReader.h - The keys of one YAML mapping -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a mapping key by key and then reports the keys that nobody asked for,
// with the nearest of those that somebody did: the set of known keys is never
// written down twice.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_TARGET_MAPPINGREADER_H
#define LIB_TARGET_MAPPINGREADER_H

#include "YAMLTree.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::roofline {

/// What every reader of a part of a file shares.
struct ReadContext {
  TargetFile &file;
  FileDiagnostics &diagnostics;
  /// Figures being read were measured, and cannot say otherwise.
  bool isMeasured = false;
};

/// One mapping of a file that is being read.
class MappingReader {
public:
  /// The whole file.
  MappingReader(const YAMLNode &root, ReadContext &context);
  /// The mapping under `entry`, which stands at `path`. Anything else than a
  /// mapping is reported, and then reads as one without keys.
  MappingReader(const YAMLEntry &entry, std::string path, ReadContext &context);

  /// The entry for `key`, or null.
  const YAMLEntry *get(llvm::StringRef key);
  /// The text under `key`; empty if it is absent or, which is reported, no
  /// text.
  std::optional<llvm::StringRef> getText(llvm::StringRef key);
  /// Reports an absent `key`; `example` is a value it could have.
  void require(llvm::StringRef key, llvm::StringRef example);
  /// `require` and `getText`.
  std::optional<llvm::StringRef> requireText(llvm::StringRef key,
                                             llvm::StringRef example);
  /// The text under `key` if it is one of `words`; other texts are reported.
  std::optional<llvm::StringRef> getWord(llvm::StringRef key,
                                         llvm::ArrayRef<llvm::StringRef> words);
  /// The texts under `key`, a list or a single text; empty if absent.
  std::vector<std::string> getTexts(llvm::StringRef key);

  /// Reports the keys that none of the above was called with.
  void finish();

  /// Reports `message` at the mapping itself.
  void report(const llvm::Twine &message);

  /// Where a key stands, "hbm.bandwidth" for `bandwidth` under `hbm`.
  std::string getPath(llvm::StringRef key) const;
  llvm::StringRef getPath() const { return path; }
  llvm::ArrayRef<YAMLEntry> getEntries() const;
  /// Whether this is a mapping.
  bool isValid() const { return node != nullptr; }

private:
  const YAMLNode *node = nullptr;
  std::string path;
  FileLocation location;
  ReadContext &context;
  llvm::SmallVector<llvm::StringRef> known;
};

} // namespace mlir::roofline

#endif // LIB_TARGET_MAPPINGREADER_H
