//===- TargetOverlay.cpp - One file over another --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetOverlay.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

static void moveToStart(YAMLNode &node) {
  node.location = FileLocation();
  for (YAMLNode &item : node.items)
    moveToStart(item);
  for (YAMLEntry &entry : node.entries) {
    entry.location = FileLocation();
    moveToStart(entry.value);
  }
}

static bool isMapping(const YAMLEntry &entry) {
  return entry.value.kind == YAMLNode::Kind::Mapping;
}

/// A mapping of mappings: anything else is one figure, source or list.
static bool isTable(const YAMLNode &node) {
  return node.kind == YAMLNode::Kind::Mapping &&
         llvm::all_of(node.entries, isMapping);
}

static YAMLEntry *find(YAMLNode &node, StringRef key) {
  auto entry = llvm::find_if(node.entries,
                             [&](const YAMLEntry &e) { return e.key == key; });
  return entry == node.entries.end() ? nullptr : &*entry;
}

static void merge(YAMLNode &base, const YAMLNode &overlay) {
  for (const YAMLEntry &entry : overlay.entries) {
    YAMLEntry *known = find(base, entry.key);
    if (!known) {
      base.entries.push_back(entry);
      continue;
    }
    known->location = entry.location;
    if (isTable(known->value) && isMapping(entry)) {
      merge(known->value, entry.value);
      continue;
    }
    YAMLNode before = std::move(known->value);
    known->value = entry.value;
    if (entry.key == "notes" && entry.value.kind == before.kind)
      known->value.items.insert(known->value.items.begin(),
                                before.items.begin(), before.items.end());
  }
}

/// Reports what says which target this is, which is said by the base, and takes
/// it out.
static void dropNames(YAMLNode &overlay, FileDiagnostics &diagnostics) {
  llvm::erase_if(overlay.entries, [&](const YAMLEntry &entry) {
    for (StringRef key : {"name", "aliases", "chip", "chip_default"})
      if (entry.key == key) {
        diagnostics.report(entry.location,
                           "an overlay has no '" + key +
                               "'; the target that it lies over has, so "
                               "remove it");
        return true;
      }
    return false;
  });
}

/// Reports sources that would take the place of those that the base cites, and
/// takes them out.
static void dropSources(YAMLNode &base, YAMLNode &overlay,
                        FileDiagnostics &diagnostics) {
  YAMLEntry *known = find(base, "sources"), *added = find(overlay, "sources");
  if (!known || !added)
    return;
  llvm::erase_if(added->value.entries, [&](const YAMLEntry &entry) {
    if (!find(known->value, entry.key))
      return false;
    diagnostics.report(entry.location,
                       "source '" + entry.key +
                           "' is one of the target that the overlay lies "
                           "over; choose another key");
    return true;
  });
}

void mlir::roofline::putOver(YAMLNode &base, YAMLNode overlay,
                             FileDiagnostics &diagnostics) {
  dropNames(overlay, diagnostics);
  dropSources(base, overlay, diagnostics);
  moveToStart(base);
  merge(base, overlay);
}
