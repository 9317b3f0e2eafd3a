//===- ReportBuilder.cpp - From analysis to report ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportBuilder.h"
#include "ArmNames.h"
#include "FusionReport.h"
#include "Improvements.h"
#include "PointRange.h"
#include "RangeBuilder.h"
#include "SymbolCollector.h"
#include "TilingBuilder.h"
#include "TurnConditions.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Analysis/Floor.h"
#include "roofline/Analysis/Invocations.h"
#include "roofline/Analysis/OwnTiles.h"
#include "roofline/Fusion/DeviceMemory.h"
#include "roofline/Tiling/ChipFit.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Config/llvm-config.h"
#include <map>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Whether every element of what `op` makes is computed by itself.
bool isElementwise(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgOp.getNumParallelLoops() == linalgOp.getNumLoops();
  return op->hasTrait<OpTrait::Elementwise>();
}

static size_t countKernels(const AnalysisResult &result) {
  size_t kernels = 0;
  for (const FunctionRecord &function : result.functions)
    kernels += function.kernels.size();
  return kernels;
}

class ReportBuilder {
public:
  ReportBuilder(AnalysisResult &result, const AnalysisOptions &options,
                const FusionPlan &plan, double floorIntensity)
      : result(result), options(options), plan(plan), graph(result),
        finder(graph, result, options.assumptions), tilings(result, options),
        hasRanges(llvm::any_of(options.bindings,
                               std::mem_fn(&DimensionBinding::isRange))),
        totalRange(options.assumptions, /*share=*/1),
        totals(plan, options.assumptions),
        memory(computeDeviceMemory(result, graph, plan)) {
    report.floorIntensity = floorIntensity;
  }

  ReportData build() {
    report.target.name = result.target.model->name;
    report.target.source = result.target.source;
    report.target.model = result.target.model.get();
    report.assumptions = options.assumptions;
    report.tiling = options.tiling.toString();
    report.cluster = options.tiling.cluster;
    report.llvmVersion = LLVM_VERSION_STRING;
    for (const DimensionBinding &binding : options.bindings)
      report.bindings.push_back({binding.name, binding.lower, binding.upper});
    for (const FunctionRecord &function : result.functions)
      addLocations(function);
    for (const FusionGroup &group : plan.groups) {
      ReportGroup made = makeReportGroup(group, options.assumptions);
      made.tiling = tilings.build(group, made.verdict);
      if (made.tiling)
        made.onChipBytes =
            made.tiling->tiling.smemBytesPerBlock.value_or(made.onChipBytes);
      report.groups.push_back(std::move(made));
    }
    for (const FusionMiss &miss : plan.misses)
      report.misses.push_back(makeReportMiss(miss, locations));
    // The sums stay where they are.
    sums.reserve(result.functions.size());
    for (unsigned i = 0; i < result.functions.size(); ++i)
      addFunction(i);
    for (unsigned position : graph.getOrder())
      addCallees(position);
    for (unsigned i = 0; i < result.functions.size(); ++i)
      finishFunction(i);
    report.totals = finish(totals.unfused, result.root->getLoc());
    if (!plan.groups.empty())
      report.fused = finish(totals.fused, result.root->getLoc());
    if (hasRanges)
      report.totals.range =
          areArmsOpen()
              ? findRangeByPoints(result.root, options, countKernels(result))
              : totalRange.finish();
    if (report.floor)
      deriveRates(report.totals.work, report.floor->traffic.hbm,
                  report.floor->verdict);
    for (auto &[key, unmodelled] : unmodelledOps)
      report.unmodelled.push_back(unmodelled);
    report.symbolContext = result.dimensions->shareSymbols();
    report.symbols = symbols.makeRecords(*result.dimensions, locations);
    return std::move(report);
  }

private:
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
    for (const UnmodelledRecord &unmodelled : record.unmodelled)
      addUnmodelled(record, unmodelled);
  }

  void finishFunction(unsigned position) {
    const FunctionRecord &record = result.functions[position];
    ReportFunction &function = report.functions[position];
    function.totals = finish(sums[position].unfused, record.op->getLoc());
    if (!plan.groups.empty())
      function.fused = finish(sums[position].fused, record.op->getLoc());
    addFloor(record, function);
    addMemory(record, function);
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
    ReportKernel kernel = makeKernel(record, function, cost);
    kernel.id = report.kernels.size();
    kernel.isTaken = function.isTaken(record.arm);
    kernel.mayRun = function.mayRun(record.arm);
    kernel.takingCalls = countTaking(function, record.arm, result);
    if (kernel.takingCalls)
      symbols.add(*kernel.takingCalls);
    if (kernel.group)
      report.groups[*kernel.group].kernels.push_back(kernel.id);
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
      if (hasRanges)
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
      if (hasRanges)
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
    instance.kernel = makeKernel(record, function, ofOne);
    instance.kernel.id = report.kernels.size();
    instance.kernel.isTaken = isTaken;
    instance.kernel.mayRun = invocation.arms.mayRun(record.arm);
    instance.times = invocation.times;
    report.instances.push_back(std::move(instance));
  }

  ReportKernel makeKernel(const KernelRecord &record,
                          const FunctionRecord &function,
                          const KernelCost &cost) {
    ReportKernel kernel;
    kernel.op = record.op->getName().getStringRef().str();
    kernel.function = function.name;
    // The function's own record follows its kernels.
    kernel.functionIndex = report.functions.size();
    kernel.location = locations.getText(record.op->getLoc());
    kernel.executions = cost.executions;
    kernel.isBranch = record.arm.has_value();
    if (record.arm)
      kernel.arm = getArmName(function, *record.arm, locations);
    kernel.work = cost.work;
    kernel.traffic = cost.getTraffic();
    kernel.isLoop = !cost.isOneOp;
    kernel.hasFixedBytes = cost.isOneOp && !cost.tiling && !cost.chip &&
                           !cost.launch && !cost.hbm.transferred;
    kernel.verdict = cost.judge(options.assumptions);
    kernel.isOfFloorClass = isElementwise(record.op) &&
                            kernel.verdict.intensity &&
                            *kernel.verdict.intensity < report.floorIntensity;
    if (auto group = plan.groupOf.find(record.op); group != plan.groupOf.end())
      kernel.group = group->second;
    kernel.tiling = tilings.build(record, cost, kernel.verdict);
    if (hasRanges) {
      RangeBuilder range(options.assumptions, countKernels(result));
      range.add(cost);
      kernel.range = range.finish();
    }
    if (cost.launch) {
      kernel.launch = cost.launch;
      kernel.launchFit = fitLaunch(*cost.launch, *cost.target);
      if (std::string why = findMisfit(*cost.launch, *cost.target);
          !why.empty())
        kernel.levers.push_back({"block-size", std::nullopt, why});
    }
    kernel.waste = findWaste(cost);
    if (std::string why = findTileProblem(record.op, *cost.target);
        !why.empty())
      kernel.levers.push_back({kSmallerTilesLever.str(), std::nullopt, why});
    kernel.domain.assign(cost.domain.begin(), cost.domain.end());
    kernel.turnConditions = listTurnConditions(cost);
    if (cost.target != report.target.model)
      kernel.target = cost.target->name;
    return kernel;
  }

  /// Adds what runs in the functions that the one at `position` calls, which
  /// are done. Calls that change nothing in their callee add what that adds up
  /// to by itself, so that a chain of calls takes no more than its length.
  void addCallees(unsigned position) {
    const FunctionRecord &record = result.functions[position];
    SmallVector<const CallRecord *> others;
    llvm::MapVector<unsigned, int64_t> plain;
    for (const CallRecord &call : record.calls) {
      if (!record.choice.isTaken(call.arm))
        continue;
      if (std::optional<Expr> times = finder.countPlain(call);
          times && times->isOne())
        ++plain[graph.getCalleePosition(call)];
      else
        others.push_back(&call);
    }
    unsigned &numUndecided = report.functions[position].numUndecided;
    for (auto [callee, times] : plain) {
      sums[position].add(sums[callee], times);
      numUndecided += report.functions[callee].numUndecided;
    }
    for (const auto &[callee, list] : finder.collect(others, SizeMap()))
      for (const Invocation &invocation : list) {
        numUndecided += invocation.arms.undecided.size();
        addInvocation(result.functions[callee], invocation, sums[position]);
      }
  }

  void addInvocation(const FunctionRecord &function,
                     const Invocation &invocation, FusedSums &sum) {
    for (const KernelRecord &kernel : function.kernels) {
      auto ofInvocation = [&](const KernelCost &cost) {
        return getCost(cost, invocation, result, kernel.op->getLoc());
      };
      bool isTaken = invocation.arms.isTaken(kernel.arm);
      if (!isTaken && !mayRunInstead(function, invocation.arms, kernel.arm))
        continue;
      KernelCost cost = ofInvocation(*kernel.cost);
      Verdict verdict = cost.judge(options.assumptions);
      if (isTaken)
        sum.add(kernel, cost, verdict, ofInvocation);
      else
        sum.addAlternative(verdict);
    }
  }

  void addFloor(const FunctionRecord &record, ReportFunction &function) {
    std::optional<LevelTraffic> traffic =
        computeFloor(record, graph, finder, result);
    // What is called is part of the floors of its callers.
    bool counts = record.isPublic;
    isFloorKnown &= traffic || !counts;
    if (traffic) {
      function.floor.emplace();
      function.floor->traffic.hbm = *traffic;
      function.floor->verdict =
          judge(function.totals.work, function.floor->traffic, *record.target,
                options.assumptions);
    }
    if (!isFloorKnown)
      report.floor.reset();
    else if (counts)
      addToFloor(*function.floor);
  }

  /// Public functions do not run at the same time.
  void addMemory(const FunctionRecord &record, const ReportFunction &function) {
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
  void addToFloor(const ReportFloor &floor) {
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

  void addUnmodelled(const FunctionRecord &function,
                     const UnmodelledRecord &record) {
    StringRef op = record.op->getName().getStringRef();
    bool inTotals = function.lacks(record);
    ReportUnmodelled &entry = unmodelledOps[{op.str(), record.why, !inTotals}];
    if (entry.op.empty()) {
      entry.op = op.str();
      entry.why = record.why;
      entry.location = locations.getText(record.op->getLoc());
      entry.inTotals = inTotals;
    }
    auto add = [&](const Invocation &invocation) {
      Location location = record.op->getLoc();
      entry.count += getTotal(record.executions, invocation, result, location);
      entry.boundaryBytes +=
          getTotal(record.boundaryBytes, invocation, result, location);
    };
    if (!inTotals)
      add(Invocation());
    for (const Invocation &invocation : function.invocations)
      if (invocation.arms.lacks(record))
        add(invocation);
    symbols.add(entry.count);
    symbols.add(entry.boundaryBytes);
    entry.bytesComplete &=
        record.bytesComplete && !entry.boundaryBytes.isPoisoned();
  }

  AnalysisResult &result;
  const AnalysisOptions &options;
  const FusionPlan &plan;
  CallGraph graph;
  InvocationFinder finder;
  TilingBuilder tilings;
  /// Whether the user gave ranges.
  bool hasRanges;
  RangeBuilder totalRange;
  ReportData report;
  FusedSums totals;
  /// By function: what it and all that it calls add up to, until that is put
  /// into its record.
  std::vector<FusedSums> sums;
  /// By function.
  std::vector<std::optional<DeviceMemory>> memory;
  SymbolCollector symbols;
  LocationNames locations;
  double slowestFloor = 0;
  /// So far, of all functions that the totals contain.
  bool isFloorKnown = true;
  bool isMemoryKnown = true;
  /// By op, reason, and whether they are in no total.
  using UnmodelledKey = std::tuple<std::string, std::string, bool>;
  llvm::MapVector<UnmodelledKey, ReportUnmodelled,
                  std::map<UnmodelledKey, unsigned>>
      unmodelledOps;
};
} // namespace

ReportData mlir::roofline::buildReport(AnalysisResult &result,
                                       const AnalysisOptions &options,
                                       const FusionPlan &plan,
                                       double floorIntensity) {
  return ReportBuilder(result, options, plan, floorIntensity).build();
}
