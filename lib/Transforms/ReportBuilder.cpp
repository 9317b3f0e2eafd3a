//===- ReportBuilder.cpp - From analysis to report ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportBuilder.h"
#include "LocationNames.h"
#include "roofline/Analysis/Floor.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Config/llvm-config.h"
#include <map>

using namespace mlir;
using namespace mlir::roofline;

/// Sets the intensity and the attainable rate of a sum: of a `ReportTotals` or,
/// for a floor, of its `Verdict`.
template <typename Sum>
static void deriveRates(const Work &work, const LevelTraffic &hbm, Sum &sum) {
  Count ops = work.getFlops() + work.getIops();
  Count bytes = hbm.getModelled();
  if (!bytes.isZero())
    sum.intensity = ops.toDouble() / bytes.toDouble();
  if (sum.seconds > 0)
    sum.attainable = ops.toDouble() / sum.seconds;
}

namespace {
class ReportBuilder {
public:
  ReportBuilder(const AnalysisResult &result, const AnalysisOptions &options)
      : result(result), options(options) {}

  ReportData build() {
    report.target.name = result.target.model->name;
    report.target.source = result.target.source;
    report.target.model = result.target.model.get();
    report.assumptions = options.assumptions;
    report.llvmVersion = LLVM_VERSION_STRING;
    for (const FunctionRecord &function : result.functions)
      addLocations(function);
    for (const FunctionRecord &function : result.functions)
      addFunction(function);
    finishTotals(report.totals);
    deriveRates(report.totals.work, report.floor.traffic.hbm,
                report.floor.verdict);
    for (auto &[key, unmodelled] : unmodelledOps)
      report.unmodelled.push_back(unmodelled);
    return std::move(report);
  }

private:
  void addLocations(const FunctionRecord &record) {
    for (const KernelRecord &kernel : record.kernels)
      locations.add(kernel.op->getLoc());
    for (const UnmodelledRecord &unmodelled : record.unmodelled)
      locations.add(unmodelled.op->getLoc());
  }

  void addFunction(const FunctionRecord &record) {
    ReportFunction function;
    function.name = record.name;
    function.isDead = record.isDead;
    // Calls are not followed yet, so only public functions are invoked.
    function.calls = record.isPublic ? 1 : 0;
    for (const KernelRecord &kernel : record.kernels) {
      const ReportKernel &added = addKernel(kernel, record);
      addToTotals(added, function.totals);
      if (record.isPublic)
        addToTotals(added, report.totals);
    }
    function.floor.traffic.hbm = computeFloor(record, *result.values);
    function.floor.verdict = judge(function.totals.work, function.floor.traffic,
                                   *record.target, options.assumptions);
    if (record.isPublic)
      addFloor(function.floor);
    finishTotals(function.totals);
    report.functions.push_back(std::move(function));
    for (const UnmodelledRecord &unmodelled : record.unmodelled)
      addUnmodelled(unmodelled);
  }

  const ReportKernel &addKernel(const KernelRecord &record,
                                const FunctionRecord &function) {
    const KernelCost &cost = *record.cost;
    ReportKernel kernel;
    kernel.id = report.kernels.size();
    kernel.op = record.op->getName().getStringRef().str();
    kernel.function = function.name;
    // The function's own record follows its kernels.
    kernel.functionIndex = report.functions.size();
    kernel.location = locations.getText(record.op->getLoc());
    kernel.work = cost.work;
    kernel.traffic.hbm = cost.hbm;
    kernel.verdict = cost.judge(options.assumptions);
    kernel.domain.assign(cost.domain.begin(), cost.domain.end());
    if (cost.target != report.target.model)
      kernel.target = cost.target->name;
    report.kernels.push_back(std::move(kernel));
    return report.kernels.back();
  }

  static void addToTotals(const ReportKernel &kernel, ReportTotals &totals) {
    totals.work.add(kernel.work);
    totals.traffic.hbm.add(kernel.traffic.hbm);
    totals.seconds += kernel.verdict.seconds;
    if (kernel.verdict.regime == Regime::MemoryBound)
      totals.memoryBoundSeconds += kernel.verdict.seconds;
    if (kernel.verdict.regime == Regime::ComputeBound)
      totals.computeBoundSeconds += kernel.verdict.seconds;
    for (Roof roof : kernel.verdict.getUnrated())
      totals.unrated.insert(roof.getName());
  }

  static void finishTotals(ReportTotals &totals) {
    deriveRates(totals.work, totals.traffic.hbm, totals);
    if (totals.seconds > 0)
      totals.regime = totals.memoryBoundSeconds >= totals.computeBoundSeconds
                          ? Regime::MemoryBound
                          : Regime::ComputeBound;
  }

  /// Functions run one after the other: their floors add up, and the slowest
  /// names what the sum is bound by.
  void addFloor(const ReportFloor &floor) {
    Verdict &sum = report.floor.verdict;
    report.floor.traffic.hbm.add(floor.traffic.hbm);
    sum.seconds += floor.verdict.seconds;
    if (floor.verdict.boundBy && floor.verdict.seconds > slowestFloor) {
      slowestFloor = floor.verdict.seconds;
      sum.boundBy = floor.verdict.boundBy;
      sum.regime = floor.verdict.regime;
    }
  }

  void addUnmodelled(const UnmodelledRecord &record) {
    StringRef op = record.op->getName().getStringRef();
    ReportUnmodelled &entry = unmodelledOps[{op.str(), record.why}];
    if (entry.count.isZero()) {
      entry.op = op.str();
      entry.why = record.why;
      entry.location = locations.getText(record.op->getLoc());
    }
    entry.count += 1;
    entry.boundaryBytes += record.boundaryBytes;
    entry.bytesComplete &=
        record.bytesComplete && !entry.boundaryBytes.isOverflow();
  }

  const AnalysisResult &result;
  const AnalysisOptions &options;
  ReportData report;
  LocationNames locations;
  double slowestFloor = 0;
  llvm::MapVector<std::pair<std::string, std::string>, ReportUnmodelled,
                  std::map<std::pair<std::string, std::string>, unsigned>>
      unmodelledOps;
};
} // namespace

ReportData mlir::roofline::buildReport(const AnalysisResult &result,
                                       const AnalysisOptions &options) {
  return ReportBuilder(result, options).build();
}
