//===- SweepBuilder.cpp - Verdicts along the values of a symbol -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SweepBuilder.h"
#include "SweepPlans.h"
#include "TotalsBuilder.h"
#include "roofline/Analysis/Invocations.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class SweepBuilder {
public:
  SweepBuilder(const SweepRange &range, AnalysisResult &result,
               const ReportData &report, Location location)
      : range(range), result(result), report(report), location(location),
        plans(result, report) {}

  FailureOr<ReportSweep> build();

private:
  LogicalResult findSymbol();
  LogicalResult checkOtherSymbols();
  void collectSizes(const Expr &count,
                    llvm::SetVector<const Symbol *> &found) const;
  void startSeries(ReportSweep &sweep) const;
  LogicalResult addPoints(int64_t value, const SweepPlan &plan,
                          ReportSweep &sweep) const;

  /// `count` where the symbol is `value`.
  Expr fix(const Expr &count, int64_t value) const {
    if (!symbol)
      return count;
    SizeMap sizes;
    sizes[symbol] = value;
    return instantiate(count, sizes, *result.dimensions);
  }

  const SweepRange &range;
  AnalysisResult &result;
  const ReportData &report;
  Location location;
  /// Null for a sweep of one value, to which the dimension is then bound.
  const Symbol *symbol = nullptr;
  SweepPlans plans;
};
} // namespace

FailureOr<ReportSweep> SweepBuilder::build() {
  if (failed(findSymbol()))
    return failure();
  plans.collect(range.values, symbol);
  if (failed(checkOtherSymbols()))
    return failure();
  ReportSweep sweep;
  startSeries(sweep);
  for (auto [value, plan] : llvm::zip_equal(range.values, plans.getPlans()))
    if (failed(addPoints(value, *plan, sweep)))
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

/// Adds the symbols in `count`, and those that its sums over loops are over.
void SweepBuilder::collectSizes(const Expr &count,
                                llvm::SetVector<const Symbol *> &found) const {
  llvm::SetVector<const Symbol *> inside;
  count.collectSymbols(inside);
  for (const Symbol *other : inside) {
    const OpenSum *sum = result.dimensions->lookupSum(*other);
    if (!sum && !Dimensions::isInduction(*other))
      found.insert(other);
    if (!sum)
      continue;
    collectSizes(sum->turning, found);
    for (const LoopRange &loop : sum->loops)
      collectSizes(loop.trips, found);
  }
}

LogicalResult SweepBuilder::checkOtherSymbols() {
  constexpr size_t kMaxListed = 20;
  llvm::SetVector<const Symbol *> found;
  auto collect = [&](const Expr &count) {
    collectSizes(count, found);
    return count;
  };
  for (const KernelCost &cost : plans.getCosts())
    (void)cost.transform(collect);
  for (const SweepPlan &plan : plans.getAll()) {
    for (const auto &[group, members] : plan.members)
      (void)collect(members.records);
    for (auto [function, list] : llvm::zip_equal(result.functions, plan.lists))
      for (const Invocation &invocation : list)
        if (!invocation.arms.undecided.empty())
          for (const KernelRecord &kernel : function.kernels)
            if (kernel.arm)
              (void)getCost(*kernel.cost, invocation, result, location)
                  .transform(collect);
  }
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
  ArrayRef<SweepGroup> groups = plans.getGroups();
  sweep.series.resize(groups.size() + 1);
  for (auto [group, series] :
       llvm::zip_equal(groups, llvm::drop_begin(sweep.series))) {
    series.op = group.first->op;
    series.location = group.first->location;
  }
  auto raise = [](Expr &most, const Expr &count) {
    most = Expr::max(most, count);
  };
  for (const SweepPlan &plan : plans.getAll()) {
    Expr all;
    for (const auto &[group, members] : plan.members) {
      raise(sweep.series[group + 1].kernels, members.kernels);
      all += members.kernels;
    }
    raise(sweep.series.front().kernels, all);
  }
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

/// Whether all counts of `cost` are numbers.
static bool isNumber(const KernelCost &cost) {
  bool isKnown = true;
  (void)cost.transform([&](const Expr &count) {
    isKnown &= count.isConstant() || count.isPoisoned();
    return count;
  });
  return isKnown;
}

LogicalResult SweepBuilder::addPoints(int64_t value, const SweepPlan &plan,
                                      ReportSweep &sweep) const {
  ArrayRef<KernelCost> costs = plans.getCosts();
  std::vector<Verdict> verdicts(costs.size());
  TotalsBuilder total;
  auto fixHere = [&](const Expr &count) { return fix(count, value); };
  auto reportOverflow = [&] {
    return emitError(location, "--sweep: at ")
           << range.name << " = " << value
           << " some counts are above 2^127, which the model cannot count; "
              "sweep smaller values";
  };
  for (unsigned number : plan.judged) {
    KernelCost cost = costs[number].resize(fixHere);
    if (cost.work.isOverflow() || cost.hbm.isOverflow())
      return reportOverflow();
    if (std::optional<Expr> negative = cost.findNegative())
      return emitError(location, "--sweep: at ")
             << range.name << " = " << value << " a count is below zero, "
             << negative->toString() << "; sweep other values";
    if (!isNumber(cost))
      return emitError(location, "--sweep: at ")
             << range.name << " = " << value
             << " a sum over loops has no closed form, and too many turns to "
                "add up one by one; sweep smaller values";
    verdicts[number] = cost.judge(report.assumptions);
    if (auto uses = plan.uses.find(number); uses != plan.uses.end()) {
      CostSum sum;
      sum.add(cost, uses->second);
      total.addCounts(sum.work, sum.hbm);
    }
  }
  for (unsigned number : plan.totalOrder)
    total.addTime(verdicts[number]);
  ReportTotals totals = total.finish();
  if (totals.work.getOps().isOverflow() || totals.traffic.hbm.isOverflow())
    return reportOverflow();
  ReportSweepPoint point;
  point.seconds = totals.seconds;
  point.intensity = totals.intensity;
  point.attainable = totals.attainable;
  point.regime = totals.regime;
  for (const auto &[group, members] : plan.members)
    point.kernels += fixHere(members.kernels);
  sweep.series.front().points.push_back(point);
  // What does not run takes no time, and nothing binds it.
  ReportSweepPoint none;
  none.seconds = 0;
  for (auto [number, group] : llvm::enumerate(plans.getGroups())) {
    std::vector<ReportSweepPoint> &points = sweep.series[number + 1].points;
    auto found = plan.members.find(number);
    if (found == plan.members.end()) {
      points.push_back(none);
      continue;
    }
    points.push_back(
        makePoint(verdicts[group.cost], fixHere(found->second.records)));
    points.back().kernels = fixHere(found->second.kernels);
  }
  return success();
}

void mlir::roofline::sortGroups(ReportSweep &sweep) {
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
