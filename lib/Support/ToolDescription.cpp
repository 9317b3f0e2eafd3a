//===- ToolDescription.cpp - What a tool can be told ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/ToolDescription.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <tuple>

using namespace mlir::roofline;
using llvm::StringRef;
namespace cl = llvm::cl;

/// What a user types of `alternative`, a part of the description of a value:
/// "text" of "text[:PATH]", "weights=" of "weights=TYPE". Nothing of a
/// placeholder, which starts with a capital, or of a number.
static StringRef getWord(StringRef alternative) {
  size_t size = alternative.find_if_not(
      [](char c) { return llvm::isLower(c) || llvm::isDigit(c) || c == '-'; });
  StringRef word = alternative.take_front(size);
  StringRef rest = alternative.drop_front(word.size());
  if (word.empty() || !llvm::isLower(word.front()))
    return "";
  if (rest.empty() || rest.front() == '[')
    return word;
  bool isStart = StringRef("=+*").contains(rest.front());
  return isStart ? alternative.take_front(word.size() + 1) : "";
}

static void readValue(StringRef value, DescribedOption &option) {
  option.value = value.str();
  option.takesFileAfterWord = value.consume_back("[:PATH]");
  llvm::SmallVector<StringRef> alternatives;
  llvm::SplitString(value, alternatives, "|,");
  for (StringRef alternative : alternatives) {
    option.takesFile |= alternative.starts_with("FILE");
    if (StringRef word = getWord(alternative); !word.empty())
      option.words.push_back(word.str());
  }
}

static DescribedOption describe(StringRef name, const cl::Option &option,
                                const ToolDescription &tool) {
  DescribedOption described;
  described.name = name.str();
  described.text = option.HelpStr.str();
  for (const cl::OptionCategory *group : tool.groups)
    if (llvm::is_contained(option.Categories, group))
      described.group = group;
  described.needsValue =
      option.hasArgStr() && option.getValueExpectedFlag() == cl::ValueRequired;
  if (described.group)
    readValue(option.ValueStr, described);
  if (auto known = tool.values.find(name); known != tool.values.end())
    described.words = known->second;
  return described;
}

std::vector<DescribedOption>
mlir::roofline::listOptions(const ToolDescription &tool) {
  std::vector<DescribedOption> options;
  for (const auto &entry : cl::getRegisteredOptions())
    if (entry.second->getOptionHiddenFlag() == cl::NotHidden)
      options.push_back(describe(entry.first, *entry.second, tool));
  auto getPlace = [&](const DescribedOption &option) {
    return llvm::find(tool.groups, option.group) - tool.groups.begin();
  };
  llvm::sort(options, [&](const DescribedOption &a, const DescribedOption &b) {
    return std::make_tuple(getPlace(a), StringRef(a.name)) <
           std::make_tuple(getPlace(b), StringRef(b.name));
  });
  return options;
}
