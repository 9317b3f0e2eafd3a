//===- ToolDescription.h - What a tool can be told --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_TOOLDESCRIPTION_H
#define ROOFLINE_SUPPORT_TOOLDESCRIPTION_H

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/CommandLine.h"
#include <string>
#include <vector>

namespace mlir::roofline {

/// A tool, beside the options that it registered.
struct ToolDescription {
  /// "roofline-opt".
  std::string name;
  /// What it is in one line, and in paragraphs.
  std::string summary;
  std::vector<std::string> text;
  /// What follows the name on a command line.
  std::string synopsis;
  /// What each exit status means, by its number.
  std::vector<std::pair<unsigned, std::string>> exitStatus;
  /// The groups of its own options, in order. Other options come from
  /// libraries.
  std::vector<const llvm::cl::OptionCategory *> groups;
  /// Values by the name of the option, beside those that its description of the
  /// value has: names of targets.
  llvm::StringMap<std::vector<std::string>> values;
  /// The other pages to read.
  std::vector<std::string> seeAlso;
};

/// An option that a tool registered.
struct DescribedOption {
  std::string name;
  /// "NAME|FILE.yaml"; empty without a value.
  std::string value;
  std::string text;
  /// Null for an option of a library.
  const llvm::cl::OptionCategory *group = nullptr;
  bool needsValue = false;
  /// What a value can be or start with: "text", "weights=".
  std::vector<std::string> words;
  /// Whether the value may be a file, and whether one may follow a word and a
  /// colon.
  bool takesFile = false;
  bool takesFileAfterWord = false;
};

/// Every option that `--help` shows: those of `tool` in the order of its
/// groups, then those of libraries; by name within each.
std::vector<DescribedOption> listOptions(const ToolDescription &tool);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_TOOLDESCRIPTION_H
