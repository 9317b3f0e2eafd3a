//===- YAMLTree.cpp - A YAML document with places -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "YAMLTree.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

using namespace mlir::roofline;
using llvm::StringRef;

/// A target file needs three levels; the parser recurses on each.
static constexpr unsigned kMaxDepth = 8;

namespace {
/// Turns LLVM's streamed nodes into a tree, until the first mistake: what
/// follows one in a stream is not to be trusted.
class TreeBuilder {
public:
  TreeBuilder(llvm::MemoryBufferRef buffer, FileDiagnostics &diagnostics);

  std::optional<YAMLNode> build();

private:
  /// LLVM places scalars exactly, and everything else at the token after its
  /// first; for those `around`, the key or list that holds them, is used.
  bool convert(llvm::yaml::Node *from, YAMLNode &to, FileLocation around,
               unsigned depth);
  bool convertSequence(llvm::yaml::SequenceNode &from, YAMLNode &to,
                       unsigned depth);
  bool convertMapping(llvm::yaml::MappingNode &from, YAMLNode &to,
                      unsigned depth);
  bool convertEntry(llvm::yaml::KeyValueNode &from, YAMLNode &to,
                    unsigned depth);

  FileLocation locate(llvm::yaml::Node *node) const;
  /// Reports `message` at `location` and returns false.
  bool fail(FileLocation location, const llvm::Twine &message);

  FileDiagnostics &diagnostics;
  llvm::SourceMgr sourceMgr;
  llvm::yaml::Stream stream;
};
} // namespace

/// Forwards the first complaint of LLVM's scanner; later ones are echoes.
static void forwardScannerError(const llvm::SMDiagnostic &diagnostic,
                                void *context) {
  auto &diagnostics = *static_cast<FileDiagnostics *>(context);
  if (!diagnostics.isEmpty())
    return;
  FileLocation location;
  location.line = std::max(1, diagnostic.getLineNo());
  location.column = std::max(0, diagnostic.getColumnNo()) + 1;
  diagnostics.report(location, "not YAML: " + diagnostic.getMessage() +
                                   "; see docs/targets.md for an example");
}

TreeBuilder::TreeBuilder(llvm::MemoryBufferRef buffer,
                         FileDiagnostics &diagnostics)
    : diagnostics(diagnostics),
      stream(buffer, sourceMgr, /*ShowColors=*/false) {
  sourceMgr.setDiagHandler(forwardScannerError, &diagnostics);
}

bool TreeBuilder::fail(FileLocation location, const llvm::Twine &message) {
  // Where the scanner has failed, the nodes are stand-ins.
  if (!stream.failed())
    diagnostics.report(location, message);
  return false;
}

FileLocation TreeBuilder::locate(llvm::yaml::Node *node) const {
  FileLocation location;
  llvm::SMLoc start = node->getSourceRange().Start;
  if (start.isValid() && sourceMgr.FindBufferContainingLoc(start))
    std::tie(location.line, location.column) =
        sourceMgr.getLineAndColumn(start);
  return location;
}

std::optional<YAMLNode> TreeBuilder::build() {
  YAMLNode root;
  llvm::yaml::document_iterator document = stream.begin();
  if (document == stream.end() || !document->getRoot() ||
      llvm::isa<llvm::yaml::NullNode>(document->getRoot())) {
    fail(FileLocation(), "the file is empty; a target starts with `name: ...`");
    return std::nullopt;
  }
  if (!convert(document->getRoot(), root, FileLocation(), /*depth=*/0))
    return std::nullopt;
  if (root.kind != YAMLNode::Kind::Mapping) {
    fail(root.location, "a target is a mapping; it starts with `name: ...`");
    return std::nullopt;
  }
  if (!stream.failed() && ++document != stream.end() && document->getRoot())
    fail(locate(document->getRoot()),
         "a second document; put each target into a file of its own");
  if (!diagnostics.isEmpty())
    return std::nullopt;
  return root;
}

bool TreeBuilder::convert(llvm::yaml::Node *from, YAMLNode &to,
                          FileLocation around, unsigned depth) {
  if (!from || stream.failed())
    return false;
  to.location = llvm::isa<llvm::yaml::ScalarNode>(from) ? locate(from) : around;
  if (!from->getAnchor().empty() || llvm::isa<llvm::yaml::AliasNode>(from))
    return fail(to.location, "anchors and aliases are not supported; write the "
                             "value out");
  if (!from->getRawTag().empty())
    return fail(to.location, "tags are not supported; remove the `!`");
  if (depth > kMaxDepth)
    return fail(to.location, "nested too deeply; see docs/targets.md for the "
                             "format");

  if (auto *scalar = llvm::dyn_cast<llvm::yaml::ScalarNode>(from)) {
    llvm::SmallString<64> storage;
    to.text = scalar->getValue(storage).str();
    return !stream.failed();
  }
  if (auto *block = llvm::dyn_cast<llvm::yaml::BlockScalarNode>(from)) {
    to.text = block->getValue().str();
    return !stream.failed();
  }
  if (auto *sequence = llvm::dyn_cast<llvm::yaml::SequenceNode>(from))
    return convertSequence(*sequence, to, depth);
  if (auto *mapping = llvm::dyn_cast<llvm::yaml::MappingNode>(from))
    return convertMapping(*mapping, to, depth);
  return fail(to.location, "a value is missing; leave it out where it is "
                           "unknown");
}

bool TreeBuilder::convertSequence(llvm::yaml::SequenceNode &from, YAMLNode &to,
                                  unsigned depth) {
  to.kind = YAMLNode::Kind::Sequence;
  for (llvm::yaml::Node &item : from) {
    YAMLNode converted;
    if (!convert(&item, converted, to.location, depth + 1))
      return false;
    to.items.push_back(std::move(converted));
  }
  return !stream.failed();
}

bool TreeBuilder::convertMapping(llvm::yaml::MappingNode &from, YAMLNode &to,
                                 unsigned depth) {
  to.kind = YAMLNode::Kind::Mapping;
  for (llvm::yaml::KeyValueNode &entry : from)
    if (!convertEntry(entry, to, depth))
      return false;
  return !stream.failed();
}

bool TreeBuilder::convertEntry(llvm::yaml::KeyValueNode &from, YAMLNode &to,
                               unsigned depth) {
  llvm::yaml::Node *key = from.getKey();
  if (!key || stream.failed())
    return false;
  auto *word = llvm::dyn_cast<llvm::yaml::ScalarNode>(key);
  if (!word)
    return fail(locate(key), "a key must be a plain word, as in `key: value`");

  YAMLEntry entry;
  llvm::SmallString<32> storage;
  entry.key = word->getValue(storage).str();
  entry.location = locate(key);
  for (const YAMLEntry &other : to.entries)
    if (other.key == entry.key)
      return fail(entry.location,
                  "'" + entry.key + "' was already given on line " +
                      llvm::Twine(other.location.line) + "; keep one of them");

  if (!convert(from.getValue(), entry.value, entry.location, depth + 1))
    return false;
  to.entries.push_back(std::move(entry));
  return true;
}

std::optional<YAMLNode> mlir::roofline::readYAML(llvm::MemoryBufferRef buffer,
                                                 FileDiagnostics &diagnostics) {
  return TreeBuilder(buffer, diagnostics).build();
}
