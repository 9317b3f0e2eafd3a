//===- CostRemarks.h - What is found, as remarks ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_COSTREMARKS_H
#define ROOFLINE_LIB_TRANSFORMS_COSTREMARKS_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Fusion/FusionPlan.h"

namespace mlir::roofline {

/// A remark of analysis for each kernel, with its numbers as metrics.
void emitRemarks(const AnalysisResult &result, const Assumptions &assumptions);

/// A remark for each group that is not one kernel yet, at its first op, and for
/// each near miss.
void emitSuggestions(const FusionPlan &plan, const Assumptions &assumptions);

/// Turns every unmodelled op that the totals lack into an error at its
/// location; fails if there is one.
LogicalResult rejectUnmodelled(const AnalysisResult &result);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_COSTREMARKS_H
