//===- SweepBuilder.cpp - Verdicts along the values of a symbol -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A network has few different kernels, each many times. So the costs that
// differ are collected once, and only these are judged at each value; the
// totals add up their times kernel by kernel, in the order in which a report
// on that value alone does, so that both round alike.
//
//===----------------------------------------------------------------------===//

#include "SweepBuilder.h"
#include "TotalsBuilder.h"
#include "roofline/Analysis/Invocations.h"
#include "roofline/Report/KernelKey.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// A cost that is judged by itself.
struct SweepCost {
  KernelCost cost;
  /// How many kernels of the totals have it.
  int64_t uses = 0;
};

/// Kernels that share a row of the text report.
struct SweepGroup {
  /// Stands for op and location.
  const ReportKernel *first = nullptr;
  /// Its place among the costs.
  unsigned cost = 0;
  /// How many records there are, and kernels in them.
  Expr records;
  Expr kernels;
};

/// What a kernel in one of the invocations of its function becomes.
struct SweepPart {
  unsigned group = 0;
  /// The cost that the totals judge: that of all the invocations.
  unsigned cost = 0;
};

class SweepBuilder {
public:
  SweepBuilder(const SweepRange &range, AnalysisResult &result,
               const ReportData &report, Location location)
      : range(range), result(result), report(report), location(location) {}

  FailureOr<ReportSweep> build();

private:
  LogicalResult findSymbol();
  void collectParts();
  void addPart(const KernelRecord &record, const Invocation &invocation,
               const ReportKernel &shown);
  SweepPart makePart(const KernelRecord &record, const Invocation &invocation,
                     const ReportKernel &shown);
  unsigned addCost(KernelCost cost);
  LogicalResult checkOtherSymbols();
  void startSeries(ReportSweep &sweep) const;
  LogicalResult addPoints(int64_t value, ReportSweep &sweep) const;
  std::optional<ReportSweepPoint> judgeTotal(ArrayRef<KernelCost> costsHere,
                                             ArrayRef<Verdict> verdicts) const;
  void sortGroups(ReportSweep &sweep) const;

  /// `count` where the symbol is `value`.
  Expr fix(const Expr &count, int64_t value) const {
    return symbol ? count.replace(*symbol, value) : count;
  }

  const SweepRange &range;
  AnalysisResult &result;
  const ReportData &report;
  Location location;
  /// Null for a sweep of one value, to which the dimension is then bound.
  const Symbol *symbol = nullptr;
  std::vector<SweepCost> costs;
  std::vector<SweepGroup> groups;
  llvm::StringMap<unsigned> groupOfKey;
  llvm::DenseMap<
      std::tuple<const KernelCost *, const Invocation *, OperationName>,
      SweepPart>
      parts;
  /// The costs that make up the totals, in program order.
  std::vector<unsigned> totalOrder;
};
} // namespace

FailureOr<ReportSweep> SweepBuilder::build() {
  if (failed(findSymbol()))
    return failure();
  collectParts();
  if (failed(checkOtherSymbols()))
    return failure();
  ReportSweep sweep;
  startSeries(sweep);
  for (int64_t value : range.values)
    if (failed(addPoints(value, sweep)))
      return failure();
  sortGroups(sweep);
  return sweep;
}

/// The dimension may be equal to another, or narrower than the user thinks.
LogicalResult SweepBuilder::findSymbol() {
  std::vector<DimensionRecord> records = result.dimensions->getRecords();
  const DimensionRecord &record =
      *llvm::find_if(records, [&](const DimensionRecord &record) {
        return record.name == range.name;
      });
  if (record.bound)
    return success();
  Expr resolved = result.dimensions->resolve(Expr(*record.symbol));
  if (resolved.isConstant())
    return emitError(location, "--sweep: '")
           << range.name << "' is always " << resolved.toString() << " here";
  symbol = Dimensions::getPlainSymbol(resolved);
  assert(symbol && "a range keeps its dimension from becoming a formula");
  int64_t low = range.values.front(), high = range.values.back();
  if (symbol->lower <= low && symbol->upper.value_or(high) >= high)
    return success();
  InFlightDiagnostic diagnostic = emitError(location, "--sweep: '")
                                  << range.name << "' is at least "
                                  << symbol->lower;
  if (symbol->upper)
    diagnostic << " and at most " << *symbol->upper;
  return diagnostic << " here; sweep values between";
}

//===----------------------------------------------------------------------===//
// What there is to judge
//===----------------------------------------------------------------------===//

/// Goes through the kernels as the report lists them.
void SweepBuilder::collectParts() {
  size_t nextKernel = 0, nextInstance = 0;
  for (auto [function, shown] :
       llvm::zip_equal(result.functions, report.functions))
    for (const KernelRecord &record : function.kernels) {
      const ReportKernel &own = report.kernels[nextKernel++];
      if (!own.isTaken)
        continue;
      for (const Invocation &invocation : function.invocations)
        addPart(record, invocation,
                shown.hasInstances ? report.instances[nextInstance++].kernel
                                   : own);
    }
}

/// Adds `record` in `invocation`, of which `shown` is one record.
void SweepBuilder::addPart(const KernelRecord &record,
                           const Invocation &invocation,
                           const ReportKernel &shown) {
  auto [entry, isNew] = parts.try_emplace(
      {record.cost, &invocation, record.op->getName()}, SweepPart());
  if (isNew)
    entry->second = makePart(record, invocation, shown);
  const SweepPart &part = entry->second;
  totalOrder.push_back(part.cost);
  ++costs[part.cost].uses;
  SweepGroup &group = groups[part.group];
  group.records += invocation.times;
  group.kernels += shown.executions * invocation.times;
}

SweepPart SweepBuilder::makePart(const KernelRecord &record,
                                 const Invocation &invocation,
                                 const ReportKernel &shown) {
  SweepPart part;
  // What an order moves is not known before there are numbers, so that kernels
  // that look alike until then may differ.
  std::string key = getKernelKey(shown);
  if (record.cost->nest)
    key += std::to_string(shown.id);
  auto [entry, isNew] = groupOfKey.try_emplace(key, groups.size());
  part.group = entry->second;
  if (isNew) {
    // One record stands for one invocation, as in the report.
    Invocation once = invocation;
    once.times = 1;
    groups.push_back(
        {&shown,
         addCost(getCost(*record.cost, once, result, record.op->getLoc())),
         Expr(), Expr()});
  }
  part.cost = invocation.isPlain()
                  ? groups[part.group].cost
                  : addCost(getCost(*record.cost, invocation, result,
                                    record.op->getLoc()));
  return part;
}

unsigned SweepBuilder::addCost(KernelCost cost) {
  costs.push_back({std::move(cost)});
  return costs.size() - 1;
}

LogicalResult SweepBuilder::checkOtherSymbols() {
  constexpr size_t kMaxListed = 20;
  llvm::SetVector<const Symbol *> found;
  auto collect = [&](const Expr &count) {
    count.collectSymbols(found);
    return count;
  };
  for (const SweepCost &entry : costs)
    (void)entry.cost.transform(collect);
  for (const SweepGroup &group : groups)
    (void)collect(group.records);
  if (symbol)
    found.remove(symbol);
  if (found.empty())
    return success();
  SmallVector<std::string> names, bindings;
  for (const Symbol *other : found.getArrayRef().take_front(kMaxListed)) {
    names.push_back(other->name);
    bindings.push_back(other->name + "=...");
  }
  if (found.size() > kMaxListed)
    names.push_back(std::to_string(found.size() - kMaxListed) + " more");
  return emitError(location, "--sweep: the counts depend on other sizes too: ")
         << llvm::join(names, ", ")
         << "; bind them with --dims=" << llvm::join(bindings, ",");
}

//===----------------------------------------------------------------------===//
// The points
//===----------------------------------------------------------------------===//

void SweepBuilder::startSeries(ReportSweep &sweep) const {
  sweep.symbol = range.name;
  sweep.values = range.values;
  ReportSweepSeries total;
  for (const SweepGroup &group : groups) {
    ReportSweepSeries series;
    series.op = group.first->op;
    series.location = group.first->location;
    series.kernels = group.kernels;
    total.kernels += group.kernels;
    sweep.series.push_back(std::move(series));
  }
  sweep.series.insert(sweep.series.begin(), std::move(total));
}

/// The group that `verdict` is of, with `records` records.
static ReportSweepPoint makePoint(const Verdict &verdict, const Expr &records) {
  ReportSweepPoint point;
  point.intensity = verdict.intensity;
  point.boundBy = verdict.boundBy;
  point.regime = verdict.regime;
  point.attainable = verdict.attainable;
  point.seconds = *verdict.seconds * records.toDouble();
  return point;
}

LogicalResult SweepBuilder::addPoints(int64_t value, ReportSweep &sweep) const {
  std::vector<KernelCost> costsHere;
  std::vector<Verdict> verdicts;
  auto fixHere = [&](const Expr &count) { return fix(count, value); };
  auto reportOverflow = [&] {
    return emitError(location, "--sweep: at ")
           << range.name << " = " << value
           << " some counts are above 2^127, which the model cannot count; "
              "sweep smaller values";
  };
  for (const SweepCost &entry : costs) {
    costsHere.push_back(entry.cost.resize(fixHere));
    const KernelCost &cost = costsHere.back();
    if (cost.work.isOverflow() || cost.hbm.isOverflow())
      return reportOverflow();
    if (std::optional<Expr> negative = cost.findNegative())
      return emitError(location, "--sweep: at ")
             << range.name << " = " << value << " a count is below zero, "
             << negative->toString() << "; sweep other values";
    verdicts.push_back(cost.judge(report.assumptions));
  }
  std::optional<ReportSweepPoint> total = judgeTotal(costsHere, verdicts);
  if (!total)
    return reportOverflow();
  sweep.series.front().points.push_back(*total);
  for (auto [group, series] :
       llvm::zip_equal(groups, llvm::drop_begin(sweep.series)))
    series.points.push_back(
        makePoint(verdicts[group.cost], fixHere(group.records)));
  for (ReportSweepSeries &series : sweep.series)
    series.points.back().kernels = fixHere(series.kernels);
  return success();
}

/// All kernels one after the other; nothing if the counts leave 127 bits.
std::optional<ReportSweepPoint>
SweepBuilder::judgeTotal(ArrayRef<KernelCost> costsHere,
                         ArrayRef<Verdict> verdicts) const {
  TotalsBuilder total;
  for (auto [entry, cost] : llvm::zip_equal(costs, costsHere)) {
    CostSum uses;
    uses.add(cost, entry.uses);
    total.addCounts(uses.work, uses.hbm);
  }
  for (unsigned cost : totalOrder)
    total.addTime(verdicts[cost]);
  ReportTotals totals = total.finish();
  if (totals.work.getOps().isOverflow() || totals.traffic.hbm.isOverflow())
    return std::nullopt;
  ReportSweepPoint point;
  point.seconds = totals.seconds;
  point.intensity = totals.intensity;
  point.attainable = totals.attainable;
  point.regime = totals.regime;
  return point;
}

void SweepBuilder::sortGroups(ReportSweep &sweep) const {
  std::stable_sort(sweep.series.begin() + 1, sweep.series.end(),
                   [](const ReportSweepSeries &a, const ReportSweepSeries &b) {
                     return a.points.back().seconds > b.points.back().seconds;
                   });
}

FailureOr<ReportSweep> mlir::roofline::buildSweep(const SweepRange &range,
                                                  AnalysisResult &result,
                                                  const ReportData &report,
                                                  Location location) {
  return SweepBuilder(range, result, report, location).build();
}
