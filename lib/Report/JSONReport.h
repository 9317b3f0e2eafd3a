//===- JSONReport.h - The report for programs -------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Schema `roofline.report/1`, described in docs/report-schema.json, which
// changes with this class. Base units, program order. Each part of a document
// is one list of its fields, in the file of its theme: JSONWriter.cpp for the
// document, and JSONKernels.cpp, JSONLevers.cpp, JSONTotals.cpp and so on.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_JSONREPORT_H
#define ROOFLINE_LIB_REPORT_JSONREPORT_H

#include "JSONFields.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Writes one report. Methods named after a value write the value; the others
/// add attributes to the object that is open.
class JSONReport : JSONFields {
public:
  JSONReport(const ReportData &report, llvm::json::OStream &json)
      : JSONFields(json), report(report) {}

  void write();

private:
  // The document.
  void addTool();
  void addTarget(const ReportTarget &target);
  void addRoofs(const TargetModel &model);
  void addMeasured(const TargetModel &model);
  void addRates(const TargetModel &model, double divisor);
  void addAssumptions();
  void addSymbols();
  void writeUnmodelled(const ReportUnmodelled &entry);

  // Kernels.
  void addLevel(llvm::StringRef key, const std::optional<LevelTraffic> &level);
  void addBytes(const Traffic &traffic);
  void addCompute(const Verdict &verdict);
  void addRoofs(llvm::ArrayRef<RoofTime> roofs);
  void addVerdict(const Verdict &verdict);
  void addSizes(llvm::StringRef key, const LaunchFacts::Sizes &sizes);
  void addSize(llvm::StringRef key, const Expr &size);
  void addLaunch(const ReportKernel &kernel);
  void addLevers(llvm::ArrayRef<Lever> levers);
  void addTiling(const ReportTiling *tiling);
  void addRange(const std::optional<ReportRange> &range);
  void addKernelFormulas(const ReportKernel &kernel);
  void addDerivation(const ReportKernel &kernel);
  void addDerivedLoops(const Derivation &derivation);
  void addDerivedWork(const Derivation &derivation);
  void writeDerivedAccess(const DerivedAccess &access);
  void addDerivedBuffers(const Derivation &derivation);
  void addDerivedLevels(const Derivation &derivation);
  void addDerivedSums(const Derivation &derivation);
  void addDerivedFormulas(const Derivation &derivation);
  void addTexts(llvm::StringRef key, llvm::ArrayRef<std::string> texts);
  void addDemands(const Verdict &verdict);
  void addRule(CountingRule rule);
  void addKernelTargets(const ReportKernel &kernel);
  void writeExtent(const Expr &extent);
  void writeKernel(const ReportKernel &kernel);
  void writeInstance(const ReportInstance &instance);

  // Fusion.
  void writeGroup(const ReportGroup &group, size_t id);
  void writeMiss(const ReportMiss &miss);

  // Totals, and what they share with kernels.
  void addWork(const Work &work);
  void addWorkFormulas(const Work &work);
  void addByteFormulas(const LevelTraffic &level, llvm::StringRef name = "hbm");
  void addTotalBytes(const Traffic &traffic);
  void addFloor(const std::optional<ReportFloor> &floor);
  void addSums(const ReportTotals &totals);
  void addFused(const std::optional<ReportTotals> &fused);
  void addMemory(const std::optional<DeviceMemory> &memory);
  void addTotals(const ReportTotals &totals,
                 const std::optional<ReportTotals> &fused,
                 const std::optional<ReportFloor> &floor,
                 const std::optional<DeviceMemory> &memory);
  void writeFunction(const ReportFunction &function);

  // Several targets.
  void addTotalTargets(const ReportTotals &totals);

  // Levers, and changes that were asked for.
  void writeLever(const ReportLever &lever);
  void addOutcome(const ReportOutcome &outcome);
  void writeOutcomes(llvm::ArrayRef<ReportOutcome> outcomes);
  void writeWhatIf(const ReportWhatIf &whatIf);
  void addChanges();

  // The sweep.
  void writeSeries(const ReportSweepSeries &series);
  void addSweep(const ReportSweep &sweep);

  const ReportData &report;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_JSONREPORT_H
