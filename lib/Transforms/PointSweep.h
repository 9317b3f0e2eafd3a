//===- PointSweep.h - A sweep of one analysis per value ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What has no model while a size is open may have one at each value of it.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_POINTSWEEP_H
#define ROOFLINE_LIB_TRANSFORMS_POINTSWEEP_H

#include "SweepRange.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Whether more of `root` has a model at the first value of `range` than in
/// `result`, where the dimension is open. Fails as `analyzeModule` does.
FailureOr<bool> isBetterModelledAlone(const SweepRange &range, Operation *root,
                                      const AnalysisOptions &options,
                                      const AnalysisResult &result);

/// Analyses `root` anew at each value of `range`, as `options` say, in which
/// the dimension is bound to the range. Fails as `analyzeModule` and
/// `buildSweep` do at the first value at which either does.
FailureOr<ReportSweep> buildPointSweep(const SweepRange &range, Operation *root,
                                       const AnalysisOptions &options);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_POINTSWEEP_H
