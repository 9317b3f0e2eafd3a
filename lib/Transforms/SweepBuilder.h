//===- SweepBuilder.h - Verdicts along the values of a symbol ---*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_SWEEPBUILDER_H
#define ROOFLINE_LIB_TRANSFORMS_SWEEPBUILDER_H

#include "SweepRange.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Judges the kernels of `report`, which was built from `result`, at each value
/// of `range`, which the analysis must have been given as a binding.
///
/// Fails, with the error at `location`, where the dimension cannot take the
/// values, where counts depend on other symbols too, and where they leave 127
/// bits.
FailureOr<ReportSweep> buildSweep(const SweepRange &range,
                                  AnalysisResult &result,
                                  const ReportData &report, Location location);

/// Puts the groups that are slowest at the last value first.
void sortGroups(ReportSweep &sweep);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_SWEEPBUILDER_H
