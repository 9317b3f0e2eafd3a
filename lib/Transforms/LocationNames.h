//===- LocationNames.h - Locations as text ----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports name files without their folders, so that they do not depend on where
// a program was built, but for files of one name: "attention/block.mlir:3:5"
// beside "mlp/block.mlir:9:5".
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_LOCATIONNAMES_H
#define ROOFLINE_LIB_TRANSFORMS_LOCATIONNAMES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::roofline {

class LocationNames {
public:
  /// Tells of a location that needs a text. All of them come first.
  void add(Location location);

  /// "decode.mlir:12:8" for a place in a file, the first of them in a fused
  /// location, else what MLIR prints.
  std::string getText(Location location);

private:
  /// The end of `path` that no other file shares.
  StringRef getShortName(StringRef path);

  /// The paths by their last component, and what was found for each.
  llvm::StringMap<llvm::SmallSetVector<StringRef, 1>> pathsOfName;
  llvm::StringMap<StringRef> shortNames;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_LOCATIONNAMES_H
