//===- TargetCharts.cpp - Charts of targets that were not analysed --------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetCharts.h"
#include "PageSizes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

/// Some sizes for all that can be moved.
static SymbolValues getSomeSizes(const ReportData &report) {
  std::vector<SliderCorner> corners = listSliderCorners(report);
  return corners.empty() ? SymbolValues() : corners.front().values;
}

bool mlir::roofline::canBeDrawnAnywhere(const ReportSummary &summary) {
  // Each chart takes some 20 kB, and more the more marks there are.
  constexpr size_t kMostRows = 256;
  const ReportData &report = summary.report;
  if (report.sweep || summary.rows.size() > kMostRows)
    return false;
  SymbolValues sizes = getSomeSizes(report);
  return llvm::all_of(summary.rows, [&](const KernelRow &row) {
    return judgeAt(*row.first, sizes, *report.target.model, report.assumptions);
  });
}

static void judgeOn(const TargetModel &model, const Assumptions &assumptions,
                    ReportKernel &kernel) {
  kernel.target.clear();
  kernel.group.reset();
  // Nothing is known with open sizes, and of loops that are in no total.
  kernel.verdict =
      judgeAt(kernel, SymbolValues(), model, assumptions).value_or(Verdict());
}

Chart mlir::roofline::makeChartOn(const TargetModel &model,
                                  const ReportSummary &summary) {
  const ReportData &report = summary.report;
  ReportData other;
  other.target = {model.name, report.target.source, &model};
  other.assumptions = report.assumptions;
  other.unmodelled = report.unmodelled;
  other.totals.onTargets = report.totals.onTargets;
  // Equal kernels are so on every target. What to fuse is planned for the
  // report's own.
  for (const KernelRow &row : summary.rows) {
    ReportInstance &instance = other.instances.emplace_back();
    instance.kernel = *row.first;
    instance.times = row.records;
    judgeOn(model, report.assumptions, instance.kernel);
  }
  other.totals.seconds = sumRows(rankKernels(other)).seconds;
  return makeChart(other);
}
