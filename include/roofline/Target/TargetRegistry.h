//===- TargetRegistry.h - Targets by name, chip or file ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The files of lib/Target/data are part of the binary, with an index of their
// names made when it is built. A file is read when it is first asked for, and
// kept; reading all of them takes longer than most analyses.
//
// Every function here may be called from several threads at once.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_TARGETREGISTRY_H
#define ROOFLINE_TARGET_TARGETREGISTRY_H

#include "roofline/Target/TargetModel.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace mlir::roofline {

/// The target that is assumed where none is named.
inline constexpr llvm::StringLiteral kDefaultTargetName = "h100-sxm";

/// What is known of a shipped target without reading its file.
struct ShippedTarget {
  llvm::StringLiteral name;    ///< canonical, and the stem of the file's name
  llvm::StringLiteral aliases; ///< separated by spaces
  llvm::StringLiteral chip;    ///< "sm_90"
  /// Whether the bare chip name means this target.
  bool isChipDefault;
  llvm::StringLiteral text; ///< the file
};

/// The shipped targets by name, in alphabetical order.
llvm::ArrayRef<ShippedTarget> getShippedTargets();

/// The canonical name of the target that a chip name stands for. Case, the
/// suffix of NVIDIA's architecture- and family-specific variants (`sm_90a`,
/// `sm_100f`) and AMD's feature list (`gfx942:sramecc+:xnack-`) do not matter.
/// Empty for a chip that no shipped target has.
std::optional<llvm::StringRef> findTargetForChip(llvm::StringRef chip);

/// Whether `nameOrPath` stands for a file: it ends in `.yaml` or `.yml` or
/// contains a `/`.
bool isTargetPath(llvm::StringRef nameOrPath);

/// The target that `text` names, as a TargetSpec: a file, else a shipped target
/// by name, alias or chip, in any case, and perhaps a file over it.
///
/// Shipped targets are shared and live until the program ends; a file is read
/// and checked at each call. Fails for a name that is not known, suggesting
/// those that start so or the nearest, for a file that cannot be read, and with
/// a `TargetFileError` (TargetParser.h) for one with mistakes.
llvm::Expected<std::shared_ptr<const TargetModel>>
loadTarget(llvm::StringRef text);

/// All shipped targets, by vendor and then by name. Reads every file.
llvm::Expected<std::vector<std::shared_ptr<const TargetModel>>> listTargets();

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_TARGETREGISTRY_H
