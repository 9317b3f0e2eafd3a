//===- TargetSpec.h - How options name targets ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An option names one target or several, each of which a file of the user's may
// lie over: "h100-sxm,overlay=ours.yaml,mi300x" are two targets.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_TARGETSPEC_H
#define ROOFLINE_TARGET_TARGETSPEC_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace mlir::roofline {

/// One target as it is named.
struct TargetSpec {
  /// A name, alias, chip or file.
  llvm::StringRef base;
  /// The file that lies over it; empty for none.
  llvm::StringRef overlay;

  /// The inverse of `toString`. Fails for an overlay over nothing, for one
  /// without a file, and for a second one.
  static llvm::Expected<TargetSpec> parse(llvm::StringRef text);
  /// "h100-sxm" or "h100-sxm,overlay=ours.yaml".
  std::string toString() const;
};

/// The targets that `list` names, with their overlays; empty texts where a name
/// is missing.
llvm::SmallVector<llvm::StringRef> splitTargetList(llvm::StringRef list);

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_TARGETSPEC_H
