//===- RepeatedOps.h - Ops that compute what there is -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_REPEATEDOPS_H
#define ROOFLINE_LIB_TRANSFORMS_REPEATEDOPS_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Notes in the kernels of `report`, made of `result`, which earlier one has
/// computed the same: an op before them in their block, as common subexpression
/// elimination would find, and through such ops.
void addRepeats(const AnalysisResult &result, ReportData &report);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_REPEATEDOPS_H
