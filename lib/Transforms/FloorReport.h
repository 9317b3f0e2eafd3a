//===- FloorReport.h - Floors and memory in reports -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_FLOORREPORT_H
#define ROOFLINE_LIB_TRANSFORMS_FLOORREPORT_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Sums over public functions that hold for the whole report: the floor, and
/// the memory that is needed.
class FloorReporter {
public:
  FloorReporter(const Assumptions &assumptions, ReportData &report)
      : assumptions(assumptions), report(report) {}

  /// Puts the floor into `function`, the finished record of `record`, of which
  /// `traffic` is the least if that is known, and adds it to the report's. The
  /// floor of the report is known if those of all public functions are.
  void add(const FunctionRecord &record, std::optional<LevelTraffic> traffic,
           ReportFunction &function);

private:
  void addFloor(const ReportFloor &floor);
  void addMemory(const FunctionRecord &record, const ReportFunction &function);

  const Assumptions &assumptions;
  ReportData &report;
  double slowestFloor = 0;
  /// So far, of all functions that the totals contain.
  bool isFloorKnown = true;
  bool isMemoryKnown = true;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_FLOORREPORT_H
