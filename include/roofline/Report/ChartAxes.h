//===- ChartAxes.h - Ranges and ticks of a chart ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_CHARTAXES_H
#define ROOFLINE_REPORT_CHARTAXES_H

#include "roofline/Report/Chart.h"
#include <utility>

namespace mlir::roofline {

/// A label at a tick.
struct AxisTick {
  double value = 0;
  /// "0.1", "10", "1 k"; empty for a minor tick.
  std::string text;
};

/// A logarithmic axis from `low` to `high`, drawn from pixel `from` to `to`.
struct LogAxis {
  double low = 1, high = 10;
  double from = 0, to = 1;

  /// Where a positive `value` stands, outside of the axis too.
  double map(double value) const;
  bool contains(double value) const { return low <= value && value <= high; }
  /// The powers of ten and, where these are few, the twos and fives between
  /// them, all with at least `gap` pixels between two texts.
  std::vector<AxisTick> getTicks(double gap) const;
};

/// The rate of main memory, in bytes per second, at which `roof` of a unit
/// starts: its machine's, and for the data sheet's roofs the data sheet's if it
/// is another. Absent if the chart has none.
std::optional<double> findMemoryRate(const Chart &chart, const ChartRoof &roof);

/// The highest ceiling, in operations per second, up to which the slope `roof`
/// goes: its machine's, the data sheet's included for the data sheet's roofs.
/// Absent if the chart has none.
std::optional<double> findTopCeiling(const Chart &chart, const ChartRoof &roof);

/// Axes on which every point, roof and ridge of `chart` is in sight: x is
/// operations per byte of main memory, y operations per second. Pixels are left
/// to the caller.
std::pair<LogAxis, LogAxis> chooseAxes(const Chart &chart);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_CHARTAXES_H
