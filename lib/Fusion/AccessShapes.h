//===- AccessShapes.h - Accesses of single ops ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_ACCESSSHAPES_H
#define ROOFLINE_LIB_FUSION_ACCESSSHAPES_H

#include "FusedKernel.h"

namespace mlir::roofline {

/// The loops that `index` depends on.
LoopSet getLoops(const IndexExpr &index);

/// Puts into `shape` what is known of `access` of `nest`, the only op of
/// `kernel`, whose extents are there. False where some count is no number.
bool describeAccess(const Access &access, const Nest &nest,
                    const FusedKernel &kernel, AccessShape &shape);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_ACCESSSHAPES_H
