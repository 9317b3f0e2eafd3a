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
  void addSymbols();
  void addLevel(StringRef key, const std::optional<LevelTraffic> &level);
  void addTotalBytes(const Traffic &traffic);
  void addCompute(const Verdict &verdict);
  void addRoofs(llvm::ArrayRef<RoofTime> roofs);
  void addVerdict(const Verdict &verdict);
  void addLaterFields();
  void addWork(const Work &work);
  void addWorkFormulas(const Work &work);
  void addByteFormulas(const LevelTraffic &level);
  void addKernelFormulas(const ReportKernel &kernel);
  void addFloor(const std::optional<ReportFloor> &floor);
  void addTotals(const ReportTotals &totals,
                 const std::optional<ReportFloor> &floor);
  void writeExtent(const Expr &extent);
  void writeKernel(const ReportKernel &kernel);
  void writeInstance(const ReportInstance &instance);
  void writeFunction(const ReportFunction &function);
  void writeUnmodelled(const ReportUnmodelled &entry);
  void writeSeries(const ReportSweepSeries &series);
  void addSweep(const ReportSweep &sweep);

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
    json.attributeObject("dims", [&] {
      for (const ReportBinding &binding : report.bindings) {
        if (!binding.isRange()) {
          json.attribute(binding.name, binding.lower);
          continue;
        }
        json.attributeArray(binding.name, [&] {
          json.value(binding.lower);
          json.value(binding.upper);
        });
      }
    });
  });
}

void JSONReport::addSymbols() {
  json.attributeArray("symbols", [&] {
    for (const ReportSymbol &symbol : report.symbols)
      json.object([&] {
        addText("name", symbol.name);
        addText("what", symbol.what);
        addText("location", symbol.location);
        json.attribute("lower", symbol.lower);
        json.attribute("upper", symbol.upper);
        json.attribute("bound", symbol.bound);
      });
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
  for (StringRef key : {"group", "tiling", "launch"})
    addNull(key);
}

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

void JSONReport::addByteFormulas(const LevelTraffic &level) {
  addFormula("hbm_bytes_read", level.read);
  addFormula("hbm_bytes_written", level.written);
}

void JSONReport::addKernelFormulas(const ReportKernel &kernel) {
  json.attributeObject("expr", [&] {
    addWorkFormulas(kernel.work);
    addFormula("executions", kernel.executions);
    addByteFormulas(kernel.traffic.hbm);
    addFormula("hbm_bytes_compulsory", kernel.traffic.hbm.compulsory);
    addFormula("hbm_bytes_requested", kernel.traffic.hbm.requested);
    for (const BookedWork &booked : kernel.verdict.compute)
      addFormula("compute." + booked.roof.getName(), booked.ops);
  });
}

/// A number, or a formula as text.
void JSONReport::writeExtent(const Expr &extent) {
  if (extent.isConstant())
    json.rawValue(extent.toString());
  else
    json.value(extent.toString());
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
      for (const Expr &extent : kernel.domain)
        writeExtent(extent);
    });
    addCount("executions", kernel.executions);
    json.attribute("branch", kernel.isBranch);
    json.attribute("taken", kernel.isTaken);
    addWork(kernel.work);
    addCompute(kernel.verdict);
    json.attributeObject("bytes", [&] {
      addLevel("hbm", kernel.traffic.hbm);
      addLevel("l2", kernel.traffic.l2);
      addLevel("smem", kernel.traffic.smem);
    });
    addVerdict(kernel.verdict);
    addLaterFields();
    if (kernel.verdict.crossover.empty())
      addNull("crossover");
    else
      addText("crossover", kernel.verdict.crossover);
    addEmptyArray("levers");
    addKernelFormulas(kernel);
  });
}

void JSONReport::writeInstance(const ReportInstance &instance) {
  json.object([&] {
    addCount("times", instance.times);
    json.attributeObject("expr", [&] { addFormula("times", instance.times); });
    json.attributeBegin("kernel");
    writeKernel(instance.kernel);
    json.attributeEnd();
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

void JSONReport::addTotals(const ReportTotals &totals,
                           const std::optional<ReportFloor> &floor) {
  json.attributeObject("totals", [&] {
    addWork(totals.work);
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
    addFloor(floor);
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
    addTotals(function.totals, function.floor);
    json.attribute("has_instances", function.hasInstances);
    json.attributeObject("expr", [&] { addFormula("calls", function.calls); });
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
    json.attributeObject("expr", [&] {
      addFormula("count", entry.count);
      addFormula("boundary_bytes", entry.boundaryBytes);
    });
  });
}

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
    json.attributeArray("values", [&] {
      for (int64_t value : sweep.values)
        json.value(value);
    });
    json.attributeArray("series", [&] {
      for (const ReportSweepSeries &series : sweep.series)
        writeSeries(series);
    });
  });
}

void JSONReport::write() {
  json.object([&] {
    addText("schema", kReportSchema);
    addTool();
    addTarget(report.target);
    addAssumptions();
    addSymbols();
    json.attributeArray("kernels", [&] {
      for (const ReportKernel &kernel : report.kernels)
        writeKernel(kernel);
    });
    json.attributeArray("instances", [&] {
      for (const ReportInstance &instance : report.instances)
        writeInstance(instance);
    });
    addEmptyArray("groups");
    json.attributeArray("functions", [&] {
      for (const ReportFunction &function : report.functions)
        writeFunction(function);
    });
    addTotals(report.totals, report.floor);
    if (report.sweep)
      addSweep(*report.sweep);
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
