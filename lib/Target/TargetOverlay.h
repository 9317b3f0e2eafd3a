//===- TargetOverlay.h - One file over another ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_TARGET_TARGETOVERLAY_H
#define LIB_TARGET_TARGETOVERLAY_H

#include "YAMLTree.h"

namespace mlir::roofline {

/// Puts what `overlay` gives in the place of what `base` has: a figure or a
/// text as a whole, tables entry by entry, and notes behind those of `base`.
/// What is then wrong with the rest of `base` stands at the start of the
/// overlay, the file that its author can change. An overlay has no name, and
/// its sources have keys of their own; other ones are reported and left out.
void putOver(YAMLNode &base, YAMLNode overlay, FileDiagnostics &diagnostics);

} // namespace mlir::roofline

#endif // LIB_TARGET_TARGETOVERLAY_H
