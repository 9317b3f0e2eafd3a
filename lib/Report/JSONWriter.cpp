//===- JSONWriter.cpp - The report for programs ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Schema `roofline.report/1`, described in docs/report-schema.json, which
// changes with this file. Base units, program order.
//
//===----------------------------------------------------------------------===//

#include "JSONFields.h"
#include "roofline/Report/ReportWriters.h"
#include "roofline/Support/Version.h"

using namespace mlir::roofline;
using llvm::StringRef;

namespace {
/// Writes one report. Methods named after a value write the value; the others
/// add attributes to the object that is open.
class JSONReport : JSONFields {
public:
  JSONReport(const ReportData &report, llvm::json::OStream &json)
      : JSONFields(json), report(report) {}

  void write();

private:
  void addTool();
  void addTarget(const ReportTarget &target);
  void addRates(const TargetModel &model, double divisor);
  void addAssumptions();
  void addLevel(StringRef key, const std::optional<LevelTraffic> &level);
  void addTotalBytes(const Traffic &traffic);
  void addCompute(const Verdict &verdict);
  void addRoofs(llvm::ArrayRef<RoofTime> roofs);
  void addVerdict(const Verdict &verdict);
  void addLaterFields();
  void addTotals(const ReportTotals &totals, const ReportFloor &floor);
  void writeKernel(const ReportKernel &kernel);
  void writeFunction(const ReportFunction &function);
  void writeUnmodelled(const ReportUnmodelled &entry);

  const ReportData &report;
};
} // namespace

void JSONReport::addTool() {
  json.attributeObject("tool", [&] {
    addText("name", "roofline-opt");
    addText("version", kVersion);
    addText("llvm", report.llvmVersion);
  });
}

void JSONReport::addRates(const TargetModel &model, double divisor) {
  for (const ComputeRate &rate : model.rates)
    addNumber(Roof::ofRate(model, rate).getName(),
              rate.opsPerSecond.value / divisor);
  if (model.specialOpsPerSecond)
    addNumber(Roof(Roof::Kind::Special).getName(),
              model.specialOpsPerSecond->value / divisor);
}

void JSONReport::addTarget(const ReportTarget &target) {
  const TargetModel &model = *target.model;
  const std::optional<Figure> &hbmRate = model.hbm.bytesPerSecond;
  json.attributeObject("target", [&] {
    addText("name", target.name);
    addText("source", stringify(target.source));
    json.attributeObject("peaks", [&] { addRates(model, 1); });
    json.attributeObject("bandwidths", [&] {
      std::pair<Roof::Kind, const MemoryLevel *> levels[] = {
          {Roof::Kind::HBM, &model.hbm},
          {Roof::Kind::L2, &model.l2},
          {Roof::Kind::SMem, &model.smem}};
      for (auto [kind, level] : levels)
        if (level->bytesPerSecond)
          addNumber(Roof(kind).getName(), level->bytesPerSecond->value);
    });
    json.attributeObject("ridges", [&] {
      if (hbmRate)
        addRates(model, hbmRate->value);
    });
  });
}

void JSONReport::addAssumptions() {
  const Assumptions &assumptions = report.assumptions;
  json.attributeObject("assumptions", [&] {
    json.attribute("tf32", assumptions.allowTF32);
    addText("caches", "cold");
    json.attribute("launch_overhead", assumptions.addLaunchOverhead);
    addNumber("launch_overhead_s",
              getLaunchOverhead(assumptions, *report.target.model));
    json.attributeObject("dims", [] {});
  });
}

void JSONReport::addLevel(StringRef key,
                          const std::optional<LevelTraffic> &level) {
  if (!level)
    return addNull(key);
  json.attributeObject(key, [&] {
    addCount("read", level->read);
    addCount("written", level->written);
    addCount("compulsory", level->compulsory);
    addCount("requested", level->requested);
    level->transferred ? addCount("transferred", *level->transferred)
                       : addNull("transferred");
  });
}

void JSONReport::addTotalBytes(const Traffic &traffic) {
  json.attributeObject("bytes", [&] {
    json.attributeObject("hbm", [&] {
      addCount("read", traffic.hbm.read);
      addCount("written", traffic.hbm.written);
    });
  });
}

void JSONReport::addCompute(const Verdict &verdict) {
  json.attributeArray("compute", [&] {
    for (const BookedWork &booked : verdict.compute)
      json.object([&] {
        addText("unit", booked.roof.getName());
        addCount("ops", booked.ops);
        addNumber("peak_ops_per_s", booked.peak);
      });
  });
  json.attributeArray("unrated", [&] {
    for (Roof roof : verdict.getUnrated())
      json.value(roof.getName());
  });
}

void JSONReport::addRoofs(llvm::ArrayRef<RoofTime> roofs) {
  json.attributeArray("roofs", [&] {
    for (const RoofTime &time : roofs)
      json.object([&] {
        addText("roof", time.roof.getName());
        addNumber("time_s", time.seconds);
      });
  });
}

void JSONReport::addVerdict(const Verdict &verdict) {
  addNumber("intensity", verdict.intensity);
  addRoof("dominant_unit", verdict.dominantUnit);
  addNumber("ridge", verdict.ridge);
  addRoofs(verdict.roofs);
  addRoof("bound_by", verdict.boundBy);
  addText("regime", stringify(verdict.regime));
  addRoof("runner_up", verdict.runnerUp);
  addNumber("margin", verdict.margin);
  addFlag("launch_bound", verdict.launchBound);
  addNumber("time_s", verdict.seconds);
  addNumber("attainable_flops_per_s", verdict.attainable);
  addNumber("percent_of_peak", verdict.percentOfPeak);
}

/// Parts of the schema that nothing fills yet.
void JSONReport::addLaterFields() {
  for (StringRef key : {"group", "tiling", "launch", "crossover"})
    addNull(key);
  addEmptyArray("levers");
  json.attributeObject("expr", [] {});
}

void JSONReport::writeKernel(const ReportKernel &kernel) {
  json.object([&] {
    json.attribute("id", kernel.id);
    addText("op", kernel.op);
    addText("function", kernel.function);
    addText("location", kernel.location);
    if (!kernel.target.empty())
      addText("target", kernel.target);
    json.attributeArray("domain", [&] {
      for (int64_t extent : kernel.domain)
        json.value(extent);
    });
    addCount("executions", kernel.executions);
    json.attribute("branch", false);
    addCount("flops", kernel.work.getFlops());
    addCount("transcendentals", kernel.work.getTranscendentals());
    addCount("iops", kernel.work.getIops());
    addCount("contraction_ops", kernel.work.getContractionOps());
    addCompute(kernel.verdict);
    json.attributeObject("bytes", [&] {
      addLevel("hbm", kernel.traffic.hbm);
      addLevel("l2", kernel.traffic.l2);
      addLevel("smem", kernel.traffic.smem);
    });
    addVerdict(kernel.verdict);
    addLaterFields();
  });
}

void JSONReport::addTotals(const ReportTotals &totals,
                           const ReportFloor &floor) {
  json.attributeObject("totals", [&] {
    addCount("flops", totals.work.getFlops());
    addCount("transcendentals", totals.work.getTranscendentals());
    addCount("iops", totals.work.getIops());
    addCount("contraction_ops", totals.work.getContractionOps());
    addTotalBytes(totals.traffic);
    addNumber("intensity", totals.intensity);
    addText("regime", stringify(totals.regime));
    addNumber("time_s", totals.seconds);
    addNumber("memory_bound_s", totals.memoryBoundSeconds);
    addNumber("compute_bound_s", totals.computeBoundSeconds);
    addNumber("attainable_flops_per_s", totals.attainable);
    json.attributeArray("unrated", [&] {
      for (const std::string &roof : totals.unrated)
        json.value(roof);
    });
    addNull("fused");
    json.attributeObject("floor", [&] {
      addTotalBytes(floor.traffic);
      addNumber("intensity", floor.verdict.intensity);
      addRoof("bound_by", floor.verdict.boundBy);
      addText("regime", stringify(floor.verdict.regime));
      addNumber("time_s", floor.verdict.seconds);
    });
  });
}

void JSONReport::writeFunction(const ReportFunction &function) {
  json.object([&] {
    addText("name", function.name);
    addCount("calls", function.calls);
    json.attribute("dead", function.isDead);
    addTotals(function.totals, function.floor);
  });
}

void JSONReport::writeUnmodelled(const ReportUnmodelled &entry) {
  json.object([&] {
    addText("op", entry.op);
    addCount("count", entry.count);
    addCount("boundary_bytes", entry.boundaryBytes);
    json.attribute("boundary_bytes_complete", entry.bytesComplete);
    addText("why", entry.why);
    addText("location", entry.location);
  });
}

void JSONReport::write() {
  json.object([&] {
    addText("schema", kReportSchema);
    addTool();
    addTarget(report.target);
    addAssumptions();
    addEmptyArray("symbols");
    json.attributeArray("kernels", [&] {
      for (const ReportKernel &kernel : report.kernels)
        writeKernel(kernel);
    });
    addEmptyArray("groups");
    json.attributeArray("functions", [&] {
      for (const ReportFunction &function : report.functions)
        writeFunction(function);
    });
    addTotals(report.totals, report.floor);
    json.attributeArray("unmodelled", [&] {
      for (const ReportUnmodelled &entry : report.unmodelled)
        writeUnmodelled(entry);
    });
    json.attribute("complete", report.isComplete());
  });
}

void mlir::roofline::writeJSONReport(const ReportData &report,
                                     const JSONLayout &layout,
                                     llvm::raw_ostream &os) {
  {
    llvm::json::OStream json(os, layout.indent);
    JSONReport(report, json).write();
  }
  os << '\n';
}
