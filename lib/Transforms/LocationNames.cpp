//===- LocationNames.cpp - Locations as text ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LocationNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;
namespace path = llvm::sys::path;

void LocationNames::add(Location location) {
  if (auto place = location->findInstanceOf<FileLineColLoc>()) {
    StringRef file = place.getFilename().getValue();
    pathsOfName[path::filename(file)].insert(file);
  }
}

/// Whether `file` ends in the components `end`.
static bool endsInPath(StringRef file, StringRef end) {
  return file.consume_back(end) && (file.empty() || file.ends_with("/"));
}

StringRef LocationNames::getShortName(StringRef file) {
  auto [found, isNew] = shortNames.try_emplace(file, path::filename(file));
  StringRef &name = found->second;
  if (!isNew)
    return name;
  auto isShared = [&](StringRef other) {
    return other != file && endsInPath(other, name);
  };
  // Each round takes one more folder.
  while (name.size() < file.size() &&
         llvm::any_of(pathsOfName[path::filename(file)], isShared)) {
    size_t slash = file.drop_back(name.size() + 1).rfind('/');
    name = slash == StringRef::npos ? file : file.drop_front(slash + 1);
  }
  return name;
}

std::string LocationNames::getText(Location location) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto place = location->findInstanceOf<FileLineColLoc>())
    os << getShortName(place.getFilename().getValue()) << ':' << place.getLine()
       << ':' << place.getColumn();
  else if (auto named = dyn_cast<NameLoc>(location))
    // MLIR would escape what is not ASCII.
    os << "loc(\"" << named.getName().getValue() << "\")";
  else
    LocationAttr(location).print(os);
  return text;
}
