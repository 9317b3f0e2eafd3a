//===- HTMLTotals.cpp - Sums and words of the HTML report -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HTMLData.h"
#include "TextSections.h"
#include "roofline/Report/ReportWriters.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

void HTMLData::addSums(StringRef key, const ReportTotals &totals) {
  json.attributeObject(key, [&] {
    addExact("ops", totals.work.getOps());
    addExact("bytes", totals.traffic.hbm.getModelled());
    addNumber("seconds", totals.seconds);
    addText("regime", stringify(totals.regime));
    addNumber("intensity", totals.intensity);
    addNumber("attainable", totals.attainable);
  });
}

void HTMLData::addFloor() {
  if (!report.floor)
    return addNull("floor");
  const ReportFloor &floor = *report.floor;
  json.attributeObject("floor", [&] {
    addExact("ops", report.totals.work.getOps());
    addExact("bytes", floor.traffic.hbm.getModelled());
    addNumber("seconds", floor.verdict.seconds);
    addText("regime", stringify(floor.verdict.regime));
    addNumber("intensity", floor.verdict.intensity);
    addNumber("attainable", floor.verdict.attainable);
  });
}

/// What the floor of each public function is judged by, so that the page can do
/// that at other sizes.
void HTMLData::addFloorParts() {
  if (!report.floor || !areOnOwnTarget(summary.rows))
    return addNull("floorParts");
  json.attributeArray("floorParts", [&] {
    for (const ReportFunction &function : report.functions) {
      if (!function.floor || !function.isPublic)
        continue;
      const LevelTraffic &hbm = function.floor->traffic.hbm;
      json.object([&] {
        addExact("ops", function.totals.work.getOps());
        addExact("bytes", hbm.getModelled());
        addExact("written", hbm.written);
        addExact("executions", 1);
        addItems(function.totals.work);
      });
    }
  });
}

void HTMLData::addLevers() {
  json.attributeArray("levers", [&] {
    for (const ReportLever &lever : report.levers)
      json.object([&] {
        addText("name", lever.lever.name);
        addText("why", lever.lever.why);
        json.attribute("kernels", lever.kernels.size());
        addNumber("saved", lever.savedSeconds);
        addNumber("speedup", lever.lever.speedup);
      });
  });
}

void HTMLData::addTotals() {
  addExact("kernels", summary.all.kernels);
  addSums("unfused", report.totals);
  report.fused ? addSums("fused", *report.fused) : addNull("fused");
  addFloor();
  addFloorParts();
  // Of groups that run a number of times which sizes decide no time is known.
  json.attribute("groupsKnown", llvm::all_of(summary.groupRuns,
                                             std::mem_fn(&Expr::isConstant)));
  json.attributeArray("compared", [&] {
    for (const ComparedTarget &target : report.totals.onTargets)
      json.object([&] {
        addText("name", target.name);
        addNumber("seconds", target.seconds);
        addText("regime", stringify(target.regime));
        addList("unrated", target.unrated);
        addText("speedup", summary.formatSpeedup(target));
        addNumber("attainable", target.attainable);
      });
  });
}

void HTMLData::addUnmodelled() {
  json.attribute("complete", report.isComplete());
  json.attributeArray("unmodelled", [&] {
    for (const ReportUnmodelled &entry : report.unmodelled)
      json.object([&] {
        addText("op", makePrintable(entry.op));
        addExact("count", entry.count);
        addExact("bytes", entry.boundaryBytes);
        json.attribute("bytesComplete", entry.bytesComplete);
        json.attribute("inTotals", entry.inTotals);
        addText("why", makePrintable(entry.why));
        addText("place", makePrintable(entry.location));
      });
  });
}

/// Those of the text report, which are sentences already.
void HTMLData::addNotes() {
  TextLayout layout;
  // The table has all columns and rows.
  layout.width = std::numeric_limits<unsigned>::max();
  layout.maxKernels = std::numeric_limits<unsigned>::max();
  std::string text;
  llvm::raw_string_ostream os(text);
  printNotes(TextContext(report, layout, os));
  json.attributeArray("notes", [&] {
    for (StringRef line : llvm::split(StringRef(text).trim(), '\n'))
      if (line.consume_front("- "))
        json.value(llvm::json::fixUTF8(line));
  });
}
