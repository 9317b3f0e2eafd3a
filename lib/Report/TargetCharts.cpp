//===- TargetCharts.cpp - Charts of targets that were not analysed --------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetCharts.h"
#include "KernelRows.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

static bool canBeJudged(const ReportKernel &kernel) {
  return kernel.hasFixedBytes && kernel.verdict.seconds;
}

bool mlir::roofline::canBeDrawnAnywhere(const ReportSummary &summary) {
  // Each chart takes some 20 kB, and more the more marks there are.
  constexpr size_t kMostRows = 256;
  return !summary.report.sweep && summary.rows.size() <= kMostRows &&
         llvm::all_of(summary.rows, [](const KernelRow &row) {
           return canBeJudged(*row.first);
         });
}

static void judgeOn(const TargetModel &model, const Assumptions &assumptions,
                    ReportKernel &kernel) {
  kernel.target.clear();
  kernel.group.reset();
  kernel.verdict =
      judge(kernel.work, kernel.traffic, model, assumptions, kernel.executions);
}

Chart mlir::roofline::makeChartOn(const TargetModel &model,
                                  const ReportData &report) {
  ReportData other = report;
  other.target.name = model.name;
  other.target.model = &model;
  // What to fuse is planned for the report's own target.
  other.groups.clear();
  for (ReportKernel &kernel : other.kernels)
    judgeOn(model, report.assumptions, kernel);
  for (ReportInstance &instance : other.instances)
    judgeOn(model, report.assumptions, instance.kernel);
  double seconds = 0;
  for (const auto &[kernel, times] : listKernels(other))
    if (kernel->isTaken)
      seconds += *kernel->verdict.seconds * times.toDouble();
  other.totals.seconds = seconds;
  return makeChart(other);
}
