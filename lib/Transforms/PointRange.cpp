//===- PointRange.cpp - Least and most, value by value --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PointRange.h"
#include "RangeBuilder.h"
#include "ReportBuilder.h"
#include "roofline/Dialect/MutedDiagnostics.h"
#include "roofline/Fusion/FusionPlan.h"

using namespace mlir;
using namespace mlir::roofline;

/// The options with all ranges bound to one of their values each, for all of
/// these; empty where they are more than `limit`.
static std::vector<AnalysisOptions> listPoints(const AnalysisOptions &options,
                                               size_t limit) {
  std::vector<AnalysisOptions> points = {options};
  for (auto [position, range] : llvm::enumerate(options.bindings)) {
    auto values = static_cast<uint64_t>(range.upper) - range.lower + 1;
    if (values > limit / points.size())
      return {};
    std::vector<AnalysisOptions> longer;
    for (const AnalysisOptions &point : points)
      for (int64_t value = range.lower; value <= range.upper; ++value) {
        DimensionBinding &binding =
            longer.emplace_back(point).bindings[position];
        binding.lower = binding.upper = value;
      }
    points = std::move(longer);
  }
  return points;
}

/// The totals at a point; empty where the analysis fails, or leaves a branch or
/// a time open.
static std::optional<ReportRange> findTotals(Operation *root,
                                             const AnalysisOptions &options) {
  FailureOr<AnalysisResult> result = analyzeModule(root, options);
  if (failed(result))
    return std::nullopt;
  ReportData report =
      buildReport(*result, options, FusionPlan(), /*floorIntensity=*/0);
  const ReportTotals &totals = report.totals;
  bool isOpen = llvm::any_of(report.functions, [](const ReportFunction &f) {
    return !f.isDead && f.numUndecided != 0;
  });
  if (isOpen || !totals.seconds)
    return std::nullopt;
  Expr ops = totals.work.getOps(), bytes = totals.traffic.hbm.getModelled();
  return ReportRange{ops, ops, bytes, bytes, *totals.seconds, *totals.seconds};
}

std::optional<ReportRange> mlir::roofline::findRangeByPoints(
    Operation *root, const AnalysisOptions &options, size_t numKernels) {
  // About as many kernels are analysed in a second.
  constexpr size_t kMaxKernels = 1 << 14;
  // What goes wrong at one value is not the user's mistake.
  MutedDiagnostics mute(root->getContext());
  std::optional<ReportRange> range;
  for (const AnalysisOptions &point :
       listPoints(options, kMaxKernels / std::max<size_t>(numKernels, 1))) {
    std::optional<ReportRange> totals = findTotals(root, point);
    if (!totals)
      return std::nullopt;
    if (range)
      widen(*range, *totals);
    else
      range = totals;
  }
  return range;
}
