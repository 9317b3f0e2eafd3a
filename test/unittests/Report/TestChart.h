//===- TestChart.h - Charts made by hand ------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNITTESTS_REPORT_TESTCHART_H
#define ROOFLINE_TEST_UNITTESTS_REPORT_TESTCHART_H

#include "roofline/Report/ChartLayout.h"
#include <cmath>

namespace mlir::roofline::test {

/// An H100 SXM in bf16, and no points.
inline Chart getH100Chart() {
  Chart chart;
  chart.title = "h100-sxm";
  chart.machines = {"h100-sxm"};
  chart.roofs = {{Roof::Kind::HBM, 3.35e12, 0},
                 {Roof(UnitKind::Tensor, Precision::BF16), 989.4e12, 0}};
  return chart;
}

/// Appends a kernel that is bound by main memory.
inline ChartPoint &addPoint(Chart &chart, std::optional<double> intensity,
                            double attainable, std::optional<double> share) {
  ChartPoint point;
  point.name = "linalg.matmul";
  point.place = ":12:8";
  point.intensity = intensity;
  point.attainable = attainable;
  point.boundBy = Roof(Roof::Kind::HBM);
  point.share = share;
  chart.points.push_back(point);
  return chart.points.back();
}

inline std::string toSVG(const Chart &chart) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeChart(chart, os);
  return text;
}

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNITTESTS_REPORT_TESTCHART_H
