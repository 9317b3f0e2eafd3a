//===- YAMLTree.h - A YAML document with places -----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's YAML parser streams: its nodes can be walked once, in order. This
// holds a whole small document instead, with the line and column of everything,
// and refuses what a target file has no use for: anchors, tags, empty values,
// keys that are not words, keys given twice, deep nesting.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_TARGET_YAMLTREE_H
#define LIB_TARGET_YAMLTREE_H

#include "FileDiagnostics.h"

namespace mlir::roofline {

struct YAMLEntry;

/// One value: a word or text, a list, or a mapping.
struct YAMLNode {
  enum class Kind { Scalar, Sequence, Mapping };

  Kind kind = Kind::Scalar;
  FileLocation location;
  std::string text;               ///< of a scalar, without quotes
  std::vector<YAMLNode> items;    ///< of a sequence
  std::vector<YAMLEntry> entries; ///< of a mapping, in file order
};

/// A key of a mapping with its value.
struct YAMLEntry {
  std::string key;
  FileLocation location; ///< of the key
  YAMLNode value;
};

/// Reads the one document in `buffer`, a mapping. Empty if `diagnostics` got a
/// report.
std::optional<YAMLNode> readYAML(llvm::MemoryBufferRef buffer,
                                 FileDiagnostics &diagnostics);

} // namespace mlir::roofline

#endif // LIB_TARGET_YAMLTREE_H
