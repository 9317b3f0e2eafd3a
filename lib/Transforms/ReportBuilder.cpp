//===- ReportBuilder.cpp - From analysis to report ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportBuilder.h"
#include "CalleeSums.h"
#include "FloorReport.h"
#include "FusionReport.h"
#include "KernelReport.h"
#include "PointRange.h"
#include "RangeBuilder.h"
#include "SymbolCollector.h"
#include "UnmodelledReport.h"
#include "roofline/Analysis/Floor.h"
#include "roofline/Analysis/Invocations.h"
#include "roofline/Fusion/DeviceMemory.h"
#include "llvm/Config/llvm-config.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class ReportBuilder {
public:
  ReportBuilder(AnalysisResult &result, const AnalysisOptions &options,
                const FusionPlan &plan, double floorIntensity)
      : result(result), options(options), plan(plan), graph(result),
        finder(graph, result, options.assumptions),
        reporter({result, options, plan, floorIntensity}, locations),
        totalRange(options.assumptions, /*share=*/1),
        totals(plan, options.assumptions),
        memory(computeDeviceMemory(result, graph, plan)),
        callees(result, graph, finder, options.assumptions),
        floors(options.assumptions, report), unmodelled(result, locations) {
    report.floorIntensity = floorIntensity;
  }

  ReportData build() {
    addHeader();
    for (const FunctionRecord &function : result.functions)
      addLocations(function);
    addGroups();
    // The sums stay where they are.
    sums.reserve(result.functions.size());
    for (unsigned i = 0; i < result.functions.size(); ++i)
      addFunction(i);
    for (unsigned position : graph.getOrder())
      callees.add(position, sums, report.functions);
    for (unsigned i = 0; i < result.functions.size(); ++i)
      finishFunction(i);
    addTotals();
    report.unmodelled = unmodelled.take();
    report.symbolContext = result.dimensions->shareSymbols();
    report.symbols = symbols.makeRecords(*result.dimensions, locations);
    return std::move(report);
  }

private:
  /// What judged, and what was assumed.
  void addHeader() {
    report.target.name = result.target.model->name;
    report.target.source = result.target.source;
    report.target.model = result.target.model.get();
    report.assumptions = options.assumptions;
    report.tiling = options.tiling.toString();
    report.cluster = options.tiling.cluster;
    report.llvmVersion = LLVM_VERSION_STRING;
    for (const DimensionBinding &binding : options.bindings)
      report.bindings.push_back({binding.name, binding.lower, binding.upper});
  }

  void addGroups() {
    for (const FusionGroup &group : plan.groups)
      report.groups.push_back(reporter.makeGroup(group));
    for (const FusionMiss &miss : plan.misses)
      report.misses.push_back(makeReportMiss(miss, locations));
  }

  void addTotals() {
    report.totals = finish(totals.unfused, result.root->getLoc());
    if (!plan.groups.empty())
      report.fused = finish(totals.fused, result.root->getLoc());
    if (reporter.hasRanges())
      report.totals.range = areArmsOpen()
                                ? findRangeByPoints(result.root, options,
                                                    reporter.getNumKernels())
                                : totalRange.finish();
    if (report.floor)
      deriveRates(report.totals.work, report.floor->traffic.hbm,
                  report.floor->verdict);
  }

  /// Whether some sizes in the ranges choose between branches.
  bool areArmsOpen() const {
    return !report.decidingSizes.empty() ||
           llvm::any_of(report.functions, [](const ReportFunction &function) {
             return !function.isDead && function.numUndecided != 0;
           });
  }

  /// What has become too long to write is a symbol from here on.
  ReportTotals finish(TotalsBuilder &sum, Location location) {
    sum.transform([&](const Expr &count) {
      return count.isUnwieldy()
                 ? result.dimensions->createFresh(
                       0, {"a total with too many terms to write", location})
                 : count;
    });
    ReportTotals totals = sum.finish();
    (void)totals.traffic.hbm.transform([this](const Expr &count) {
      symbols.add(count);
      return count;
    });
    symbols.add(totals.work.getOps());
    return totals;
  }

  void addLocations(const FunctionRecord &record) {
    for (const KernelRecord &kernel : record.kernels)
      locations.add(kernel.op->getLoc());
    for (const UnmodelledRecord &unmodelled : record.unmodelled)
      locations.add(unmodelled.op->getLoc());
  }

  /// Adds the function at `position` with its kernels, but not yet what they
  /// and what it calls add up to.
  void addFunction(unsigned position) {
    const FunctionRecord &record = result.functions[position];
    ReportFunction function;
    function.name = record.name;
    function.isDead = record.isDead;
    function.isPublic = record.isPublic;
    function.calls = countCalls(record);
    function.hasInstances =
        llvm::any_of(record.invocations, [](const Invocation &invocation) {
          return !invocation.sizes.empty() || !invocation.loops.empty();
        });
    for (const Invocation &invocation : record.invocations)
      addDecidingSizes(record, invocation);
    FusedSums &ofFunction = sums.emplace_back(plan, options.assumptions);
    for (const KernelRecord &kernel : record.kernels)
      addKernel(kernel, record, function.hasInstances, ofFunction);
    function.numUndecided = record.choice.undecided.size();
    function.memory = memory[position];
    report.functions.push_back(std::move(function));
    for (const UnmodelledRecord &entry : record.unmodelled)
      unmodelled.add(record, entry, symbols);
  }

  void finishFunction(unsigned position) {
    const FunctionRecord &record = result.functions[position];
    ReportFunction &function = report.functions[position];
    function.totals = finish(sums[position].unfused, record.op->getLoc());
    if (!plan.groups.empty())
      function.fused = finish(sums[position].fused, record.op->getLoc());
    floors.add(record, computeFloor(record, graph, finder, result), function);
  }

  Expr countCalls(const FunctionRecord &record) {
    Expr calls;
    for (const Invocation &invocation : record.invocations)
      calls += getExecutions(invocation, result, record.op->getLoc());
    return calls;
  }

  void addDecidingSizes(const FunctionRecord &record,
                        const Invocation &invocation) {
    for (const Symbol *symbol :
         getDecidingSizes(record, invocation, *result.dimensions)) {
      symbols.add(Expr(*symbol));
      if (!llvm::is_contained(report.decidingSizes, symbol->name))
        report.decidingSizes.push_back(symbol->name);
    }
  }

  void addKernel(const KernelRecord &record, const FunctionRecord &function,
                 bool hasInstances, FusedSums &ofFunction) {
    const KernelCost &cost = *record.cost;
    symbols.add(cost);
    // The function's own record follows its kernels.
    ReportKernel kernel =
        reporter.makeKernel(record, function, report.functions.size(), cost);
    kernel.id = report.kernels.size();
    kernel.isTaken = function.isTaken(record.arm);
    kernel.mayRun = function.mayRun(record.arm);
    kernel.takingCalls = countTaking(function, record.arm, result);
    if (kernel.takingCalls)
      symbols.add(*kernel.takingCalls);
    if (kernel.group)
      report.groups[*kernel.group].kernels.push_back(kernel.id);
    for (unsigned group : plan.getCopiers(record.op))
      report.groups[group].copies.push_back(kernel.id);
    auto asItIs = [](const KernelCost &cost) { return cost; };
    if (function.choice.isTaken(record.arm))
      ofFunction.add(record, cost, kernel.verdict, asItIs);
    else if (mayRunInstead(function, function.choice, record.arm))
      ofFunction.addAlternative(kernel.verdict);
    for (const Invocation &invocation : function.invocations) {
      if (hasInstances || kernel.isTaken)
        addToTotals(record, function, kernel, invocation, hasInstances);
      if (mayRunInstead(function, invocation.arms, record.arm))
        totals.addAlternative(
            getCost(cost, invocation, result, record.op->getLoc())
                .judge(options.assumptions));
    }
    report.kernels.push_back(std::move(kernel));
  }

  /// Adds what the report's totals contain of a kernel because of `invocation`,
  /// and the instance that this is, in an arm that does not count too.
  void addToTotals(const KernelRecord &record, const FunctionRecord &function,
                   const ReportKernel &kernel, const Invocation &invocation,
                   bool hasInstances) {
    if (!hasInstances && invocation.isPlain()) {
      if (reporter.hasRanges())
        totalRange.add(*record.cost);
      auto asItIs = [](const KernelCost &cost) { return cost; };
      return totals.add(record, *record.cost, kernel.verdict, asItIs);
    }
    Location location = record.op->getLoc();
    KernelCost cost = getCost(*record.cost, invocation, result, location);
    symbols.add(cost);
    bool isTaken = invocation.arms.isTaken(record.arm);
    if (isTaken) {
      auto ofInvocation = [&](const KernelCost &cost) {
        return getCost(cost, invocation, result, location);
      };
      totals.add(record, cost, cost.judge(options.assumptions), ofInvocation);
      if (reporter.hasRanges())
        totalRange.add(cost);
    }
    if (!hasInstances)
      return;
    // One record stands for one invocation, as in the function itself, unless
    // its turns of a loop differ.
    Invocation once = invocation;
    once.times = 1;
    KernelCost ofOne = getCost(*record.cost, once, result, location);
    ReportInstance instance;
    instance.kernel =
        reporter.makeKernel(record, function, report.functions.size(), ofOne);
    instance.kernel.id = report.kernels.size();
    instance.kernel.isTaken = isTaken;
    instance.kernel.mayRun = invocation.arms.mayRun(record.arm);
    instance.times = invocation.times;
    report.instances.push_back(std::move(instance));
  }

  AnalysisResult &result;
  const AnalysisOptions &options;
  const FusionPlan &plan;
  CallGraph graph;
  InvocationFinder finder;
  LocationNames locations;
  KernelReporter reporter;
  RangeBuilder totalRange;
  ReportData report;
  FusedSums totals;
  /// By function: what it and all that it calls add up to, until that is put
  /// into its record.
  std::vector<FusedSums> sums;
  /// By function.
  std::vector<std::optional<DeviceMemory>> memory;
  CalleeSums callees;
  SymbolCollector symbols;
  FloorReporter floors;
  UnmodelledReporter unmodelled;
};
} // namespace

ReportData mlir::roofline::buildReport(AnalysisResult &result,
                                       const AnalysisOptions &options,
                                       const FusionPlan &plan,
                                       double floorIntensity) {
  return ReportBuilder(result, options, plan, floorIntensity).build();
}
