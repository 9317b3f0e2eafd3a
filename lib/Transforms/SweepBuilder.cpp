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
// on that value alone does, so that both round alike. Which arms of branches
// count, and so which kernels there are, may be another at each value.
//
//===----------------------------------------------------------------------===//

#include "SweepBuilder.h"
#include "TotalsBuilder.h"
#include "roofline/Analysis/Invocations.h"
#include "roofline/Report/KernelKey.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <deque>
#include <map>
#include <set>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Kernels that share a row of the text report.
struct SweepGroup {
  /// Stands for op and location.
  const ReportKernel *first = nullptr;
  /// Its place among the costs.
  unsigned cost = 0;
};

/// What a kernel in one of the invocations of its function becomes.
struct SweepPart {
  unsigned group = 0;
  /// The cost that the totals judge: that of all the invocations.
  unsigned cost = 0;
  /// Of one invocation.
  Expr executions;
};

/// The kernels of one group that the totals contain.
struct SweepMembers {
  /// How many records there are, and kernels in them.
  Expr records;
  Expr kernels;
};

/// What the totals contain at some of the values.
struct SweepPlan {
  /// What it is made from.
  InvocationLists lists;
  /// The costs that make up the totals, in program order, and how often each
  /// does.
  std::vector<unsigned> totalOrder;
  std::map<unsigned, int64_t> uses;
  /// By group.
  std::map<unsigned, SweepMembers> members;

  /// The costs that are judged, those of groups too.
  std::set<unsigned> judged;
};

class SweepBuilder {
public:
  SweepBuilder(const SweepRange &range, AnalysisResult &result,
               const ReportData &report, Location location)
      : range(range), result(result), report(report), location(location) {}

  FailureOr<ReportSweep> build();

private:
  LogicalResult findSymbol();
  void collectPlans();
  unsigned getPlan(InvocationLists lists);
  void fillPlan(SweepPlan &plan);
  const Invocation &getKnown(unsigned position, const Invocation &invocation);
  void addPart(const KernelRecord &record, const Invocation &invocation,
               const ReportKernel &own, SweepPlan &plan);
  SweepPart makePart(const KernelRecord &record, const Invocation &invocation,
                     const ReportKernel &own);
  unsigned addCost(KernelCost cost);
  LogicalResult checkOtherSymbols();
  void startSeries(ReportSweep &sweep) const;
  LogicalResult addPoints(int64_t value, const SweepPlan &plan,
                          ReportSweep &sweep) const;
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
  std::vector<KernelCost> costs;
  std::vector<SweepGroup> groups;
  std::deque<SweepPlan> plans;
  /// That of each value.
  std::vector<unsigned> planOfValue;
  /// All that differ, by function.
  std::vector<std::deque<Invocation>> known;
  llvm::StringMap<unsigned> groupOfKey;
  llvm::DenseMap<
      std::tuple<const KernelCost *, const Invocation *, OperationName>,
      SweepPart>
      parts;
};
} // namespace

FailureOr<ReportSweep> SweepBuilder::build() {
  if (failed(findSymbol()))
    return failure();
  collectPlans();
  if (failed(checkOtherSymbols()))
    return failure();
  ReportSweep sweep;
  startSeries(sweep);
  for (auto [value, plan] : llvm::zip_equal(range.values, planOfValue))
    if (failed(addPoints(value, plans[plan], sweep)))
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

/// At every value the slowest arms are those there, where none is at all.
void SweepBuilder::collectPlans() {
  known.resize(result.functions.size());
  InvocationLists lists;
  bool areDecided = true;
  for (const FunctionRecord &function : result.functions) {
    lists.push_back(function.invocations);
    for (const Invocation &invocation : function.invocations)
      areDecided &= invocation.arms.undecided.empty();
  }
  if (areDecided || !symbol) {
    planOfValue.assign(range.values.size(), getPlan(std::move(lists)));
    return;
  }
  CallGraph graph(result);
  for (int64_t value : range.values) {
    SizeMap fixed;
    fixed[symbol] = value;
    InvocationFinder finder(graph, result, report.assumptions,
                            std::move(fixed));
    planOfValue.push_back(getPlan(finder.collectAll()));
  }
}

/// Neighbours mostly have the same plan.
unsigned SweepBuilder::getPlan(InvocationLists lists) {
  for (unsigned number = plans.size(); number > 0; --number)
    if (plans[number - 1].lists == lists)
      return number - 1;
  plans.emplace_back();
  plans.back().lists = std::move(lists);
  fillPlan(plans.back());
  return plans.size() - 1;
}

/// Goes through the kernels as the report lists them.
void SweepBuilder::fillPlan(SweepPlan &plan) {
  size_t nextKernel = 0;
  for (auto [position, function] : llvm::enumerate(result.functions)) {
    SmallVector<const Invocation *> invocations;
    for (const Invocation &invocation : plan.lists[position])
      invocations.push_back(&getKnown(position, invocation));
    for (const KernelRecord &record : function.kernels) {
      const ReportKernel &own = report.kernels[nextKernel++];
      for (const Invocation *invocation : invocations)
        if (invocation->arms.isTaken(record.arm))
          addPart(record, *invocation, own, plan);
    }
  }
}

/// One for all that are equal.
const Invocation &SweepBuilder::getKnown(unsigned position,
                                         const Invocation &invocation) {
  std::deque<Invocation> &ofFunction = known[position];
  for (const Invocation &other : ofFunction)
    if (other == invocation)
      return other;
  return ofFunction.emplace_back(invocation);
}

/// Adds `record` in `invocation`, of which `own` is one without its sizes.
void SweepBuilder::addPart(const KernelRecord &record,
                           const Invocation &invocation,
                           const ReportKernel &own, SweepPlan &plan) {
  auto [entry, isNew] = parts.try_emplace(
      {record.cost, &invocation, record.op->getName()}, SweepPart());
  if (isNew)
    entry->second = makePart(record, invocation, own);
  const SweepPart &part = entry->second;
  plan.totalOrder.push_back(part.cost);
  ++plan.uses[part.cost];
  plan.judged.insert({part.cost, groups[part.group].cost});
  SweepMembers &members = plan.members[part.group];
  members.records += invocation.times;
  members.kernels += part.executions * invocation.times;
}

SweepPart SweepBuilder::makePart(const KernelRecord &record,
                                 const Invocation &invocation,
                                 const ReportKernel &own) {
  // One record stands for one invocation, as in the report.
  Invocation once = invocation;
  once.times = 1;
  KernelCost cost =
      getCost(*record.cost, once, result, record.op->getLoc());
  ReportKernel here = own;
  here.executions = cost.executions;
  here.work = cost.work;
  here.traffic = cost.getTraffic();
  here.domain.assign(cost.domain.begin(), cost.domain.end());
  SweepPart part;
  part.executions = cost.executions;
  // What an order moves is not known before there are numbers, so that kernels
  // that look alike until then may differ.
  std::string key = getKernelKey(here);
  if (record.cost->nest)
    key += std::to_string(own.id);
  auto [entry, isNew] = groupOfKey.try_emplace(key, groups.size());
  part.group = entry->second;
  if (isNew)
    groups.push_back({&own, addCost(std::move(cost))});
  part.cost = invocation.times.isOne()
                  ? groups[part.group].cost
                  : addCost(getCost(*record.cost, invocation, result,
                                    record.op->getLoc()));
  return part;
}

unsigned SweepBuilder::addCost(KernelCost cost) {
  costs.push_back(std::move(cost));
  return costs.size() - 1;
}

LogicalResult SweepBuilder::checkOtherSymbols() {
  constexpr size_t kMaxListed = 20;
  llvm::SetVector<const Symbol *> found;
  auto collect = [&](const Expr &count) {
    count.collectSymbols(found);
    return count;
  };
  for (const KernelCost &cost : costs)
    (void)cost.transform(collect);
  for (const SweepPlan &plan : plans) {
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
  sweep.series.resize(groups.size() + 1);
  for (auto [group, series] :
       llvm::zip_equal(groups, llvm::drop_begin(sweep.series))) {
    series.op = group.first->op;
    series.location = group.first->location;
  }
  auto raise = [](Expr &most, const Expr &count) {
    most = Expr::max(most, count);
  };
  for (const SweepPlan &plan : plans) {
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

LogicalResult SweepBuilder::addPoints(int64_t value, const SweepPlan &plan,
                                      ReportSweep &sweep) const {
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
  for (auto [number, group] : llvm::enumerate(groups)) {
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
