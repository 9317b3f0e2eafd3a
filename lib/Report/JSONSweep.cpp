//===- JSONSweep.cpp - The sweep in JSON ----------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONReport.h"

using namespace mlir::roofline;
using llvm::StringRef;

/// One array per quantity, so that each can be plotted as it is.
void JSONReport::writeSeries(const ReportSweepSeries &series) {
  using Point = ReportSweepPoint;
  auto addColumn = [&](StringRef key, auto writePoint) {
    json.attributeArray(key, [&] {
      for (const Point &point : series.points)
        writePoint(point);
    });
  };
  json.object([&] {
    series.isTotal() ? addNull("op") : addText("op", series.op);
    series.isTotal() ? addNull("location")
                     : addText("location", series.location);
    addCount("kernels", series.kernels);
    addColumn("kernels_at", [&](const Point &p) {
      p.kernels.isConstant() ? json.rawValue(p.kernels.toString())
                             : json.value(nullptr);
    });
    addColumn("intensity", [&](const Point &p) { writeNumber(p.intensity); });
    addColumn("bound_by", [&](const Point &p) {
      p.boundBy ? json.value(p.boundBy->getName()) : json.value(nullptr);
    });
    addColumn("regime",
              [&](const Point &p) { json.value(stringify(p.regime)); });
    addColumn("attainable_flops_per_s",
              [&](const Point &p) { writeNumber(p.attainable); });
    addColumn("time_s", [&](const Point &p) { writeNumber(p.seconds); });
    json.attributeObject("expr",
                         [&] { addFormula("kernels", series.kernels); });
  });
}

void JSONReport::addSweep(const ReportSweep &sweep) {
  json.attributeObject("sweep", [&] {
    addText("symbol", sweep.symbol);
    addList("values", sweep.values);
    json.attributeArray("series", [&] {
      for (const ReportSweepSeries &series : sweep.series)
        writeSeries(series);
    });
  });
}
