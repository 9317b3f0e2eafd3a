//===- CostChanges.h - Costs before and after -------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_COSTCHANGES_H
#define ROOFLINE_LIB_DIFF_COSTCHANGES_H

#include "roofline/Diff/ReportDiff.h"

namespace mlir::roofline {

/// Whether both are known and equal, or neither is known.
bool isSameCount(const std::optional<Expr> &a, const std::optional<Expr> &b);

/// Marks in `change` what is the same, where `isOpenTimeSame` says it of a time
/// that neither report has.
void compareCosts(CostChange &change, bool isOpenTimeSame);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_COSTCHANGES_H
