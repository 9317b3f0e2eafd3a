//===- MappingReader.cpp - The keys of one YAML mapping -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MappingReader.h"
#include "roofline/Target/Suggestion.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::StringRef;

MappingReader::MappingReader(const YAMLNode &root, ReadContext &context)
    : node(&root), location(root.location), context(context) {}

MappingReader::MappingReader(const YAMLEntry &entry, std::string path,
                             ReadContext &context)
    : path(std::move(path)), location(entry.location), context(context) {
  if (entry.value.kind == YAMLNode::Kind::Mapping)
    node = &entry.value;
  else
    report("'" + this->path + "' must be a mapping, as in `" + entry.key +
           ": {key: value}`");
}

std::string MappingReader::getPath(StringRef key) const {
  return path.empty() ? key.str() : path + "." + key.str();
}

ArrayRef<YAMLEntry> MappingReader::getEntries() const {
  return node ? ArrayRef<YAMLEntry>(node->entries) : ArrayRef<YAMLEntry>();
}

void MappingReader::report(const llvm::Twine &message) {
  context.diagnostics.report(location, message);
}

const YAMLEntry *MappingReader::get(StringRef key) {
  if (!llvm::is_contained(known, key))
    known.push_back(key);
  const YAMLEntry *entry = llvm::find_if(
      getEntries(), [&](const YAMLEntry &e) { return e.key == key; });
  if (entry == getEntries().end())
    return nullptr;
  context.file.locations[getPath(key)] = entry->location;
  return entry;
}

std::optional<StringRef> MappingReader::getText(StringRef key) {
  const YAMLEntry *entry = get(key);
  if (!entry)
    return std::nullopt;
  if (entry->value.kind == YAMLNode::Kind::Scalar && !entry->value.text.empty())
    return StringRef(entry->value.text);
  context.diagnostics.report(entry->value.location,
                             "'" + getPath(key) + "' must be a text, as in `" +
                                 key + ": \"text\"`");
  return std::nullopt;
}

void MappingReader::require(StringRef key, StringRef example) {
  if (isValid() && !get(key))
    report("'" + getPath(key) + "' is missing; add `" + key + ": " + example +
           "`");
}

std::optional<StringRef> MappingReader::requireText(StringRef key,
                                                    StringRef example) {
  require(key, example);
  return getText(key);
}

std::optional<StringRef> MappingReader::getWord(StringRef key,
                                                ArrayRef<StringRef> words) {
  std::optional<StringRef> text = getText(key);
  if (!text || llvm::is_contained(words, *text))
    return text;
  context.diagnostics.report(get(key)->value.location,
                             "unknown " + key + " '" + *text + "'" +
                                 suggest(*text, words));
  return std::nullopt;
}

std::vector<std::string> MappingReader::getTexts(StringRef key) {
  const YAMLEntry *entry = get(key);
  if (!entry)
    return {};
  if (entry->value.kind == YAMLNode::Kind::Scalar)
    return {entry->value.text};
  bool areTexts = entry->value.kind == YAMLNode::Kind::Sequence;
  std::vector<std::string> texts;
  for (const YAMLNode &item : entry->value.items) {
    areTexts &= item.kind == YAMLNode::Kind::Scalar;
    texts.push_back(item.text);
  }
  if (areTexts)
    return texts;
  context.diagnostics.report(entry->value.location,
                             "'" + getPath(key) +
                                 "' must be a list of texts, as in `" + key +
                                 ": [a, b]`");
  return {};
}

void MappingReader::finish() {
  for (const YAMLEntry &entry : getEntries()) {
    if (llvm::is_contained(known, entry.key))
      continue;
    StringRef where = path.empty() ? "a target" : StringRef(path);
    context.diagnostics.report(entry.location, "unknown key '" + entry.key +
                                                   "' in " + where +
                                                   suggest(entry.key, known));
  }
}
