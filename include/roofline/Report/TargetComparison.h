//===- TargetComparison.h - One program on several targets ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With several targets the first one decides: which kernels there are, which
// arms of branches count, and what the annotations say. What the others would
// make of the same kernels stands beside that, each judged with the bytes that
// the analysis finds on that target, whose caches may give other ones.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_TARGETCOMPARISON_H
#define ROOFLINE_REPORT_TARGETCOMPARISON_H

#include "roofline/Cost/Roofline.h"
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace mlir::roofline {

struct Chart;
struct ReportData;

/// What one target says of a kernel. Ratios and times are absent as they are in
/// a `Verdict`.
struct KernelOnTarget {
  /// False where the analysis finds another kernel there; nothing else is then
  /// known.
  bool isKnown = false;
  std::optional<Roof> boundBy;
  Regime regime = Regime::None;
  /// Where the roof depends on symbols, how, as in a `Verdict`.
  std::string crossover;
  /// Of all executions, in seconds.
  std::optional<double> seconds;
  /// Operations per second.
  std::optional<double> attainable;
  /// Of its dominant unit, in operations per byte.
  std::optional<double> ridge;
  std::optional<double> percentOfPeak;
  /// Roofs that are asked for but have no rate there: the time is a lower
  /// bound.
  std::vector<std::string> unrated;
};

/// One of several targets, and what the program takes there.
struct ComparedTarget {
  std::string name;
  std::shared_ptr<const TargetModel> model;
  /// The kernels under its roofs (Chart.h).
  std::shared_ptr<const Chart> chart;
  /// Sum of the kernels' times, in seconds; absent where one is not known.
  std::optional<double> seconds;
  /// By the larger part of the time, as in `ReportTotals`; without times that
  /// of all kernels if they have one, else `Depends`.
  Regime regime = Regime::None;
  /// Operations per second.
  std::optional<double> attainable;
  /// As in `KernelOnTarget`, of all kernels.
  std::set<std::string> unrated;
};

/// Adds `model` to the targets of `report`, with what `onTarget`, a report of
/// the same program on that target, says of the kernels; the totals are those
/// of the kernels that count in `report`.
void addComparedTarget(ReportData &report, const ReportData &onTarget,
                       std::shared_ptr<const TargetModel> model);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_TARGETCOMPARISON_H
