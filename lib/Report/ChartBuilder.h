//===- ChartBuilder.h - The chart of a report -------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_CHARTBUILDER_H
#define ROOFLINE_LIB_REPORT_CHARTBUILDER_H

#include "ReportSummary.h"
#include "roofline/Report/Chart.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::roofline {

/// Why kernels are not drawn that a sweep draws as paths.
inline constexpr llvm::StringLiteral kOpenSizes =
    "open sizes (--dims binds them)";

/// Whether `number` can be drawn, if there is one.
bool isFinite(std::optional<double> number);

/// Adds the roofs of the data sheet beside those of `machine`, which is
/// `target` with measured ceilings, where they are others; nothing where it is
/// not.
void addDatasheetRoofs(const TargetModel &target, size_t machine, Chart &chart);

/// Finds what of a report can be drawn, and counts the rest.
class ChartBuilder {
public:
  explicit ChartBuilder(const ReportData &report)
      : report(report), summary(report) {}

  Chart build();

private:
  void addTitle();
  void addRoofs();
  void addUnit(Roof roof);
  void addComparedRoofs();
  void addPoints();
  void addArrows();
  void addPaths();
  void addNotes();
  /// Why `row` has no place in the chart; empty if it has one.
  static llvm::StringRef getObstacle(const KernelRow &row);
  ChartPoint makePoint(const KernelRow &row) const;
  /// Operations per byte of the level that binds, where that has bytes of its
  /// own and there are some of main memory to compare them with.
  static std::optional<double> getLevelIntensity(const Verdict &verdict,
                                                 const Work &work,
                                                 const Traffic &traffic);
  std::optional<double> getShare(std::optional<double> seconds) const;

  const ReportData &report;
  ReportSummary summary;
  Chart chart;
  /// Of all kernels whose time is known.
  double seconds = 0;
  llvm::StringMap<size_t> pointOfKey;
  /// How many kernels are not drawn, by why.
  std::vector<std::pair<llvm::StringRef, Expr>> notDrawn;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_CHARTBUILDER_H
