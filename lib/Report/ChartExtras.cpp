//===- ChartExtras.cpp - Arrows, paths and notes of a chart ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChartBuilder.h"
#include "GroupRows.h"
#include "roofline/Report/KernelKey.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;

void ChartBuilder::addArrows() {
  // More of them would hide each other.
  constexpr size_t kMostArrows = 6;
  size_t numLeftOut = 0;
  for (const GroupRow &row : rankGroups(summary)) {
    const Verdict &verdict = row.first->verdict;
    ChartArrow arrow;
    for (unsigned id : row.first->kernels)
      if (auto point = pointOfKey.find(getKernelKey(report.kernels[id]));
          point != pointOfKey.end())
        arrow.from.push_back(point->second);
    if (arrow.from.empty() || !verdict.intensity || !verdict.attainable ||
        *verdict.attainable == 0 || chart.arrows.size() == kMostArrows) {
      ++numLeftOut;
      continue;
    }
    arrow.to.name = nameOps(report, *row.first);
    arrow.to.place = summary.formatLocation(
        report.kernels[row.first->kernels.front()].location);
    arrow.to.kernels = row.groups;
    arrow.to.intensity = verdict.intensity;
    arrow.to.attainable = *verdict.attainable;
    arrow.to.boundBy = verdict.boundBy;
    arrow.to.levelIntensity =
        getLevelIntensity(verdict, row.first->work, row.first->traffic);
    arrow.to.share = getShare(row.seconds);
    chart.arrows.push_back(std::move(arrow));
  }
  if (numLeftOut > 0)
    chart.notes.push_back("Kinds of groups to fuse that have no arrow here: " +
                          std::to_string(numLeftOut) +
                          ". The text report lists them.");
}

void ChartBuilder::addPaths() {
  // The total, and the kernels that are slowest at the end.
  constexpr size_t kMostPaths = 6;
  if (!report.sweep)
    return;
  chart.symbol = report.sweep->symbol;
  for (const ReportSweepSeries &series : report.sweep->series) {
    ChartPath path;
    path.name = series.isTotal() ? "total" : series.op;
    path.place = summary.formatLocation(series.location);
    for (auto [value, point] :
         llvm::zip_equal(report.sweep->values, series.points)) {
      if (!point.intensity || !point.attainable || *point.attainable == 0 ||
          !isFinite(point.intensity) || !isFinite(point.attainable))
        continue;
      ChartPoint step;
      step.name = path.name;
      step.kernels = point.kernels;
      step.intensity = point.intensity;
      step.attainable = *point.attainable;
      step.boundBy = point.boundBy;
      path.steps.push_back({value, std::move(step)});
    }
    if (!path.steps.empty() && chart.paths.size() < kMostPaths)
      chart.paths.push_back(std::move(path));
  }
  size_t numSeries = report.sweep->series.size();
  if (numSeries > chart.paths.size())
    chart.notes.push_back(
        "Paths drawn along " + chart.symbol + ": " +
        std::to_string(chart.paths.size()) + " of " +
        std::to_string(numSeries) +
        ", the total's and those of the kernels that take most of the time at "
        "its last value. The CSV report has all.");
}

/// How many kernels there are in rows that `isMeant`.
static Expr
countKernels(llvm::ArrayRef<KernelRow> rows,
             llvm::function_ref<bool(const ReportKernel &)> isMeant) {
  Expr count;
  for (const KernelRow &row : rows)
    if (isMeant(*row.first))
      count += row.kernels;
  return count;
}

void ChartBuilder::addNotes() {
  std::vector<std::string> parts;
  for (const auto &[why, kernels] : notDrawn)
    if (!report.sweep || why != kOpenSizes)
      parts.push_back(formatTally(kernels) + " with " + why.str());
  if (!parts.empty())
    chart.notes.push_back("Kernels not drawn: " + llvm::join(parts, ", ") +
                          ".");
  auto addCount = [&](llvm::StringRef what, const Expr &count) {
    if (!count.isZero())
      chart.notes.push_back((what + ": " + formatTally(count) + ".").str());
  };
  addCount("Kernels judged on other targets, whose roofs are not drawn",
           countKernels(summary.rows, [](const ReportKernel &kernel) {
             return !kernel.target.empty();
           }));
  addCount("Kernels of which some work has no rate on the target, so that they "
           "may take longer",
           countKernels(summary.rows, [](const ReportKernel &kernel) {
             return !kernel.verdict.getUnrated().empty();
           }));
  if (!report.totals.seconds && !chart.points.empty())
    chart.notes.push_back(
        "Some times are not known; shares are of those that are.");
  if (!report.isComplete())
    chart.notes.push_back("Some ops are not modelled and not drawn; the text "
                          "report names them.");
}
