//===- JSONWriter.cpp - The report for programs ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONReport.h"
#include "MeasuredRoofs.h"
#include "roofline/Report/ReportWriters.h"
#include "roofline/Support/Version.h"
#include "roofline/Target/Ceilings.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

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

void JSONReport::addRoofs(const TargetModel &model) {
  json.attributeObject("peaks", [&] { addRates(model, 1); });
  json.attributeObject("bandwidths", [&] {
    for (const RatedRoof &roof : listRoofs(model))
      if (roof.roof.isMemory())
        addNumber(roof.roof.getName(), roof.rate.value);
  });
  if (const auto &written = model.hbm.writtenBytesPerSecond)
    addNumber("hbm_written_bytes_per_s", written->value);
}

/// What of the rates was measured, with the sources.
void JSONReport::addMeasured(const TargetModel &model) {
  json.attributeObject("measured", [&] {
    for (const RatedRoof &roof : listRoofs(model))
      if (roof.rate.provenance == Provenance::Measured)
        json.attributeObject(roof.roof.getName(), [&] {
          addNumber("rate", roof.rate.value);
          addText("source", roof.rate.source);
        });
  });
}

void JSONReport::addTarget(const ReportTarget &target) {
  const TargetModel &model = *target.model;
  const std::optional<Figure> &hbmRate = model.hbm.bytesPerSecond;
  json.attributeObject("target", [&] {
    addText("name", target.name);
    addText("source", stringify(target.source));
    addRoofs(model);
    json.attributeObject("ridges", [&] {
      if (hbmRate)
        addRates(model, hbmRate->value);
    });
    if (!model.datasheet)
      return;
    addMeasured(model);
    json.attributeObject("datasheet", [&] { addRoofs(*model.datasheet); });
  });
}

void JSONReport::addAssumptions() {
  const Assumptions &assumptions = report.assumptions;
  json.attributeObject("assumptions", [&] {
    addText("ceilings", stringify(getCeilings(*report.target.model)));
    json.attribute("tf32", assumptions.allowTF32);
    addText("caches", "cold");
    addNumber("fusion_threshold", report.floorIntensity);
    json.attribute("launch_overhead", assumptions.addLaunchOverhead);
    addNumber("launch_overhead_s",
              getLaunchOverhead(assumptions, *report.target.model));
    addText("tiling", report.tiling);
    addText("cluster", report.cluster.toString());
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
        addSymbolFields(symbol);
        if (!symbol.dependsOn.empty())
          addList("depends_on", symbol.dependsOn);
      });
  });
}

void JSONReport::writeUnmodelled(const ReportUnmodelled &entry) {
  json.object([&] {
    addText("op", entry.op);
    addCount("count", entry.count);
    addCount("boundary_bytes", entry.boundaryBytes);
    json.attribute("boundary_bytes_complete", entry.bytesComplete);
    json.attribute("in_totals", entry.inTotals);
    addText("why", entry.why);
    addText("location", entry.location);
    json.attributeObject("expr", [&] {
      addFormula("count", entry.count);
      addFormula("boundary_bytes", entry.boundaryBytes);
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
    json.attributeArray("groups", [&] {
      for (auto [id, group] : llvm::enumerate(report.groups))
        writeGroup(group, id);
    });
    json.attributeArray("not_fused", [&] {
      for (const ReportMiss &miss : report.misses)
        writeMiss(miss);
    });
    json.attributeArray("functions", [&] {
      for (const ReportFunction &function : report.functions)
        writeFunction(function);
    });
    addTotals(report.totals, report.fused, report.floor, report.memory);
    if (report.sweep)
      addSweep(*report.sweep);
    addChanges();
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
