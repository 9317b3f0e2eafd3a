//===- TargetCharts.h - Charts of targets that were not analysed -*- C++
//-*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels whose bytes follow from their sizes alone have a verdict on any
// target, without another analysis, and so has a chart of them.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_TARGETCHARTS_H
#define ROOFLINE_LIB_REPORT_TARGETCHARTS_H

#include "ReportSummary.h"
#include "roofline/Report/Chart.h"

namespace mlir::roofline {

/// Whether `makeChartOn` can judge all kernels of the report, at the sizes that
/// the page gives them where some are open, and they are few enough to have a
/// chart for every target.
bool canBeDrawnAnywhere(const ReportSummary &summary);

/// The chart of the kernels in `summary` on `model`, without groups. Kernels
/// with open sizes have no marks in it.
Chart makeChartOn(const TargetModel &model, const ReportSummary &summary);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TARGETCHARTS_H
