//===- PointSweep.cpp - A sweep of one analysis per value -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PointSweep.h"
#include "ReportBuilder.h"
#include "SharedOptions.h"
#include "SweepBuilder.h"
#include "roofline/Fusion/FusionPlan.h"
#include <map>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Joins sweeps of one value each. Groups go together that have op, location,
/// and place among those with the same in common.
class SweepJoiner {
public:
  explicit SweepJoiner(const SweepRange &range) {
    sweep.symbol = range.name;
    sweep.values = range.values;
  }

  void add(const ReportSweep &point) {
    std::map<std::pair<std::string, std::string>, unsigned> places;
    for (const ReportSweepSeries &series : point.series) {
      unsigned place = places[{series.op, series.location}]++;
      auto [entry, isNew] = numbers.try_emplace(
          {series.op, series.location, place}, sweep.series.size());
      if (isNew)
        sweep.series.push_back({series.op, series.location, {}, {}});
      ReportSweepSeries &joined = sweep.series[entry->second];
      fill(joined);
      joined.points.push_back(series.points.front());
      joined.kernels = Expr::max(joined.kernels, series.kernels);
    }
    ++numPoints;
  }

  ReportSweep finish() {
    for (ReportSweepSeries &series : sweep.series)
      fill(series);
    sortGroups(sweep);
    return std::move(sweep);
  }

private:
  /// Points for the values so far at which `series` was not there.
  void fill(ReportSweepSeries &series) const {
    ReportSweepPoint none;
    none.seconds = 0;
    series.points.resize(numPoints, none);
  }

  ReportSweep sweep;
  std::map<std::tuple<std::string, std::string, unsigned>, size_t> numbers;
  size_t numPoints = 0;
};
} // namespace

static AnalysisOptions bindTo(int64_t value, StringRef name,
                              AnalysisOptions options) {
  for (DimensionBinding &binding : options.bindings)
    if (binding.name == name)
      binding.lower = binding.upper = value;
  return options;
}

/// The ops without a model. A branch of which no arm counts is followed from
/// value to value without that.
static size_t countUnmodelled(const AnalysisResult &result) {
  size_t number = 0;
  for (const FunctionRecord &function : result.functions)
    number +=
        llvm::count_if(function.unmodelled, [](const UnmodelledRecord &record) {
          return !record.undecided;
        });
  return number;
}

FailureOr<bool>
mlir::roofline::isBetterModelledAlone(const SweepRange &range, Operation *root,
                                      const AnalysisOptions &options,
                                      const AnalysisResult &result) {
  size_t number = countUnmodelled(result);
  if (number == 0)
    return false;
  FailureOr<AnalysisResult> first =
      analyzeModule(root, bindTo(range.values.front(), range.name, options));
  if (failed(first))
    return failure();
  return countUnmodelled(*first) < number;
}

FailureOr<ReportSweep>
mlir::roofline::buildPointSweep(const SweepRange &range, Operation *root,
                                const AnalysisOptions &options) {
  SweepJoiner joiner(range);
  for (int64_t value : range.values) {
    AnalysisOptions here = bindTo(value, range.name, options);
    FailureOr<AnalysisResult> result = analyzeModule(root, here);
    if (failed(result))
      return failure();
    ReportData report = buildReport(*result, here, FusionPlan(),
                                    /*floorIntensity=*/0);
    FailureOr<ReportSweep> point = buildSweep({range.name, {value}}, *result,
                                              report, getOptionLocation(root));
    if (failed(point))
      return failure();
    joiner.add(*point);
  }
  return joiner.finish();
}
