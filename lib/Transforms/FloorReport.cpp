//===- FloorReport.cpp - Floors and memory in reports ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloorReport.h"
#include "TotalsBuilder.h"

using namespace mlir;
using namespace mlir::roofline;

void FloorReporter::add(const FunctionRecord &record,
                        std::optional<LevelTraffic> traffic,
                        ReportFunction &function) {
  // What is called is part of the floors of its callers.
  bool counts = record.isPublic;
  isFloorKnown &= traffic || !counts;
  if (traffic) {
    function.floor.emplace();
    function.floor->traffic.hbm = *traffic;
    function.floor->verdict =
        judge(function.totals.work, function.floor->traffic, *record.target,
              assumptions);
  }
  if (!isFloorKnown)
    report.floor.reset();
  else if (counts)
    addFloor(*function.floor);
  addMemory(record, function);
}

/// Public functions do not run at the same time.
void FloorReporter::addMemory(const FunctionRecord &record,
                              const ReportFunction &function) {
  if (!record.isPublic || record.name.empty())
    return;
  isMemoryKnown &= function.memory.has_value();
  if (!isMemoryKnown)
    report.memory.reset();
  else if (!report.memory ||
           report.memory->getBytes() < function.memory->getBytes())
    report.memory = function.memory;
}

/// Functions run one after the other: their floors add up, and the slowest
/// names what the sum is bound by. Where times are not known, that is what
/// all are bound by, if it is one.
void FloorReporter::addFloor(const ReportFloor &floor) {
  bool isFirst = !report.floor;
  if (isFirst) {
    report.floor.emplace();
    report.floor->verdict.seconds = 0;
  }
  Verdict &sum = report.floor->verdict;
  report.floor->traffic.hbm.add(floor.traffic.hbm);
  addSeconds(sum.seconds, floor.verdict.seconds);
  if (floor.verdict.regime == Regime::None)
    return;
  bool isSlowest = sum.seconds && *floor.verdict.seconds > slowestFloor;
  if (sum.regime == Regime::None || isSlowest) {
    sum.boundBy = floor.verdict.boundBy;
    sum.regime = floor.verdict.regime;
    slowestFloor = floor.verdict.seconds.value_or(0);
  } else if (!sum.seconds) {
    if (sum.boundBy != floor.verdict.boundBy)
      sum.boundBy.reset();
    if (sum.regime != floor.verdict.regime)
      sum.regime = Regime::Depends;
  }
}
