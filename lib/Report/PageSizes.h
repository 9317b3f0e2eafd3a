//===- PageSizes.h - Open sizes that a page can move ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The HTML report has a slider for each open size of which its formulas say
// all, and moves the marks of the chart with it. The chart is drawn before, so
// its axes have to have room for what the sliders can show.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_PAGESIZES_H
#define ROOFLINE_LIB_REPORT_PAGESIZES_H

#include "ReportSummary.h"
#include "roofline/Cost/Extremes.h"
#include "roofline/Report/Chart.h"

namespace mlir::roofline {

/// The ends of a slider.
struct SliderRange {
  int64_t least = 1, most = 1;
};

/// The slider of `symbol`, one of `report`; absent where it is bound, or where
/// only another analysis can say what it changes: it chooses arms of branches,
/// or stands for a sum without a closed form.
std::optional<SliderRange> getSliderRange(const ReportData &report,
                                          const ReportSymbol &symbol);

/// Values for all sizes with sliders.
struct SliderCorner {
  SymbolValues values;
  /// The size that is at another end than all others; null where all are at
  /// one.
  const Symbol *odd = nullptr;
};

/// All sizes at one end, and each alone at an end with the others at the other
/// one. Empty where there are no sliders.
std::vector<SliderCorner> listSliderCorners(const ReportData &report);

/// `kernel` with the sizes in `values`, judged on `model`; absent where that
/// takes another analysis, or other sizes stay open.
std::optional<Verdict> judgeAt(const ReportKernel &kernel,
                               const SymbolValues &values,
                               const TargetModel &model,
                               const Assumptions &assumptions);

/// Makes room in `chart`, which is on `model`, for the kernels of `summary` at
/// the ends of all sliders, and adds the ceilings that they are under there.
void addReach(const ReportSummary &summary, const TargetModel &model,
              Chart &chart);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_PAGESIZES_H
