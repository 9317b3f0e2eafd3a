//===- JSONLevers.cpp - Levers and changes in JSON ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONReport.h"

using namespace mlir::roofline;

void JSONReport::writeLever(const ReportLever &lever) {
  json.object([&] {
    addText("lever", lever.lever.name);
    addNumber("speedup", lever.lever.speedup);
    addNumber("saves_s", lever.savedSeconds);
    addText("why", lever.lever.why);
    addList("kernels", lever.kernels);
  });
}

void JSONReport::addOutcome(const ReportOutcome &outcome) {
  addKnownCount("hbm_bytes_before", outcome.bytesBefore);
  addKnownCount("hbm_bytes_after", outcome.bytesAfter);
  addNumber("time_s_before", outcome.secondsBefore);
  addNumber("time_s_after", outcome.secondsAfter);
  addNumber("speedup", outcome.speedup);
  addRoof("bound_by_before", outcome.boundBefore);
  addRoof("bound_by_after", outcome.boundAfter);
  std::string why = outcome.explain();
  why.empty() ? addNull("no_gain") : addText("no_gain", why);
  if (!outcome.caveat.empty())
    addText("caveat", outcome.caveat);
  if (!outcome.notReached.empty())
    addText("not_reached", outcome.notReached);
}

/// The changed ones of `outcomes`, with their place.
void JSONReport::writeOutcomes(llvm::ArrayRef<ReportOutcome> outcomes) {
  for (auto [place, outcome] : llvm::enumerate(outcomes)) {
    if (!outcome.isChanged && outcome.notReached.empty())
      continue;
    json.object([&, place = place, &outcome = outcome] {
      json.attribute("id", place);
      addOutcome(outcome);
    });
  }
}

void JSONReport::writeWhatIf(const ReportWhatIf &whatIf) {
  json.object([&] {
    addText("what", whatIf.what);
    json.attribute("batch", whatIf.batch);
    json.attribute("not_reached", whatIf.numNotReached);
    json.attributeObject("total", [&] { addOutcome(whatIf.total); });
    json.attributeArray("kernels", [&] { writeOutcomes(whatIf.kernels); });
    json.attributeArray("instances", [&] { writeOutcomes(whatIf.instances); });
  });
}

void JSONReport::addChanges() {
  json.attributeArray("levers", [&] {
    for (const ReportLever &lever : report.levers)
      writeLever(lever);
  });
  if (report.whatIfs.empty())
    return;
  json.attributeArray("what_if", [&] {
    for (const ReportWhatIf &whatIf : report.whatIfs)
      writeWhatIf(whatIf);
  });
}
