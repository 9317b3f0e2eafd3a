//===- ReportBuilder.h - From analysis to report ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_REPORTBUILDER_H
#define ROOFLINE_LIB_TRANSFORMS_REPORTBUILDER_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Fusion/FusionPlan.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Turns the result of an analysis, and what is planned for it, into text,
/// numbers and sums. Elementwise kernels of an intensity under `floorIntensity`
/// are of the floor class.
ReportData buildReport(AnalysisResult &result, const AnalysisOptions &options,
                       const FusionPlan &plan, double floorIntensity);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_REPORTBUILDER_H
