//===- RenamedSizes.h - Sizes that have other names now ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_RENAMEDSIZES_H
#define ROOFLINE_LIB_DIFF_RENAMEDSIZES_H

#include "roofline/Diff/ReportDiff.h"

namespace mlir::roofline {

/// Lets the newer report of `diff` call sizes as the older one does, in all
/// formulas and texts. Names that both reports have stand for the same size; of
/// the others those do that come from the same place: "arg0 dim 1 of 'main'".
void useOldNames(ReportDiff &diff);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_RENAMEDSIZES_H
