//===- Chart.h - What a roofline chart shows --------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A chart as plain data: roofs of one or several machines, points below them,
// arrows from parts to what they would be as one, and paths along a sweep. It
// knows nothing of where these come from, so that a report, the calculator and
// whatever else has points are drawn by the same code:
//
//   Chart chart;
//   chart.machines = {"h100-sxm"};
//   chart.roofs = {{Roof::Kind::HBM, 3.35e12, 0},
//                  {Roof(UnitKind::Tensor, Precision::BF16), 989.4e12, 0}};
//   chart.points.push_back(...);
//   writeChart(chart, os);
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_CHART_H
#define ROOFLINE_REPORT_CHART_H

#include "roofline/Cost/Roofline.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::roofline {

struct ReportData;

/// One roof of one machine: a memory level is a slope, a unit a ceiling.
struct ChartRoof {
  Roof roof;
  /// Bytes per second of a memory level, operations per second of a unit.
  double rate = 0;
  /// Its place in `Chart::machines`.
  size_t machine = 0;
  /// Nothing is held against it: the data sheet's, beside a measured ceiling.
  bool isOther = false;
};

/// A kernel, or equal ones.
struct ChartPoint {
  /// What it is called, "linalg.matmul", and where it stands, ":12:8".
  std::string name;
  std::string place;
  /// Of the kernel that it stands for, or the first of them; absent where it is
  /// of no report.
  std::optional<unsigned> kernel;
  /// How many kernels it stands for.
  Expr kernels = 1;
  /// Operations per byte of main memory: absent without bytes, and then it
  /// stands in the margin on the right; zero in that on the left.
  std::optional<double> intensity;
  /// Operations per second; zero without operations.
  double attainable = 0;
  /// Absent for sums, which are bound by more than one.
  std::optional<Roof> boundBy;
  /// Operations per byte of the level that binds, where that is another than
  /// main memory: it is there that the level's slope limits it.
  std::optional<double> levelIntensity;
  /// The part of the time, 0 to 1, that gives its area; absent where it has
  /// none, as the points of the calculator do.
  std::optional<double> share;
};

/// What several points would be as one.
struct ChartArrow {
  /// Places in `Chart::points`.
  std::vector<size_t> from;
  ChartPoint to;
};

/// How a kernel, or all of them, move as a size grows.
struct ChartPath {
  struct Step {
    int64_t value = 0;
    ChartPoint point;
  };
  /// What is followed, "linalg.matmul" or "total", and where it stands.
  std::string name;
  std::string place;
  /// Ascending by value, one at least, each with operations and bytes.
  std::vector<Step> steps;
};

/// One chart.
struct Chart {
  std::string title;
  /// "FLOP", or "OP" where some operations are those of integers.
  std::string unit = "FLOP";
  /// Names, in the order in which they are compared.
  std::vector<std::string> machines;
  std::vector<ChartRoof> roofs;
  /// The most important first: those get numbers that the legend explains.
  std::vector<ChartPoint> points;
  std::vector<ChartArrow> arrows;
  /// The name of the size that grows along `paths`.
  std::string symbol;
  std::vector<ChartPath> paths;
  /// For a page around the chart: marks carry the ids of their kernels, and
  /// what a page may want to move or replace stands in groups of its own.
  bool hasIds = false;
  /// Places where the page may move marks to: nothing is drawn there, but axes
  /// and margins have room for them.
  std::vector<ChartPoint> reach;
  /// Sentences below the chart, such as what is not drawn.
  std::vector<std::string> notes;
};

/// The chart of a report: its kernels, equal ones as one point, on the roofs
/// that they use, with what to fuse and, along a sweep, where they move. What
/// cannot be drawn is counted in the notes.
Chart makeChart(const ReportData &report);

/// Writes `chart` as one SVG document, 800 units wide, that needs nothing
/// beside it: no script, no font, no file. The same chart gives the same bytes.
void writeChart(const Chart &chart, llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_CHART_H
