//===- JSONTotals.cpp - Totals and functions in JSON ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONReport.h"

using namespace mlir::roofline;

void JSONReport::addWork(const Work &work) {
  addCount("flops", work.getFlops());
  addCount("transcendentals", work.getTranscendentals());
  addCount("iops", work.getIops());
  addCount("contraction_ops", work.getContractionOps());
}

void JSONReport::addWorkFormulas(const Work &work) {
  addFormula("flops", work.getFlops());
  addFormula("transcendentals", work.getTranscendentals());
  addFormula("iops", work.getIops());
  addFormula("contraction_ops", work.getContractionOps());
}

void JSONReport::addByteFormulas(const LevelTraffic &level,
                                 llvm::StringRef name) {
  addFormula(name.str() + "_bytes_read", level.read);
  addFormula(name.str() + "_bytes_written", level.written);
}

void JSONReport::addTotalBytes(const Traffic &traffic) {
  json.attributeObject("bytes", [&] {
    json.attributeObject("hbm", [&] {
      addCount("read", traffic.hbm.read);
      addCount("written", traffic.hbm.written);
    });
  });
}

void JSONReport::addFloor(const std::optional<ReportFloor> &floor) {
  if (!floor)
    return addNull("floor");
  json.attributeObject("floor", [&] {
    addTotalBytes(floor->traffic);
    addNumber("intensity", floor->verdict.intensity);
    addRoof("bound_by", floor->verdict.boundBy);
    addText("regime", stringify(floor->verdict.regime));
    addNumber("time_s", floor->verdict.seconds);
    json.attributeObject("expr", [&] { addByteFormulas(floor->traffic.hbm); });
  });
}

void JSONReport::addSums(const ReportTotals &totals) {
  addWork(totals.work);
  addTotalBytes(totals.traffic);
  addNumber("intensity", totals.intensity);
  addText("regime", stringify(totals.regime));
  addNumber("time_s", totals.seconds);
  addNumber("memory_bound_s", totals.memoryBoundSeconds);
  addNumber("compute_bound_s", totals.computeBoundSeconds);
  addNumber("attainable_flops_per_s", totals.attainable);
}

void JSONReport::addFused(const std::optional<ReportTotals> &fused) {
  if (!fused)
    return addNull("fused");
  json.attributeObject("fused", [&] {
    addSums(*fused);
    json.attributeObject("expr", [&] {
      addWorkFormulas(fused->work);
      addByteFormulas(fused->traffic.hbm);
    });
  });
}

void JSONReport::addMemory(const std::optional<DeviceMemory> &memory) {
  if (!memory)
    return addNull("memory");
  const std::optional<Figure> &capacity =
      report.target.model->hbm.capacityBytes;
  auto fits = [&](Count bytes) -> std::optional<bool> {
    return capacity ? std::optional(bytes.toDouble() <= capacity->value)
                    : std::nullopt;
  };
  json.attributeObject("memory", [&] {
    addCount("arguments", memory->arguments);
    addCount("constants", memory->constants);
    addCount("temporaries", memory->temporaries);
    addCount("fused_temporaries", memory->fusedTemporaries);
    addNumber("capacity",
              capacity ? std::optional(capacity->value) : std::nullopt);
    addFlag("fits", fits(memory->getBytes()));
    addFlag("fused_fits", fits(memory->getFusedBytes()));
  });
}

void JSONReport::addTotals(const ReportTotals &totals,
                           const std::optional<ReportTotals> &fused,
                           const std::optional<ReportFloor> &floor,
                           const std::optional<DeviceMemory> &memory) {
  json.attributeObject("totals", [&] {
    addSums(totals);
    addTotalTargets(totals);
    addRange(totals.range);
    addList("unrated", totals.unrated);
    addFused(fused);
    addFloor(floor);
    addMemory(memory);
    json.attributeObject("expr", [&] {
      addWorkFormulas(totals.work);
      addByteFormulas(totals.traffic.hbm);
    });
  });
}

void JSONReport::writeFunction(const ReportFunction &function) {
  json.object([&] {
    addText("name", function.name);
    addCount("calls", function.calls);
    json.attribute("dead", function.isDead);
    addTotals(function.totals, function.fused, function.floor, function.memory);
    json.attribute("has_instances", function.hasInstances);
    json.attribute("undecided_branches", function.numUndecided);
    json.attributeObject("expr", [&] { addFormula("calls", function.calls); });
  });
}
