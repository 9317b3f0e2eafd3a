//===- ReportDiff.cpp - What changed between two reports ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The comparison of two documents, part by part.
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/ReportDiff.h"
#include "CostChanges.h"
#include "CountReader.h"
#include "KernelMatching.h"
#include "RenamedSizes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::StringRef;

/// What stands for a document that is not there.
static const RecordedReport &getEmptyReport() {
  static const RecordedReport nothing;
  return nothing;
}

namespace {
/// Compares two documents, of which one may be nothing.
class DiffBuilder {
public:
  DiffBuilder(const RecordedReport &before, const RecordedReport &after,
              ReportDiff &diff)
      : before(before), after(after), diff(diff),
        matches(matchKernels(before, after)),
        counts(before, after, matches.renamed, *diff.symbols) {}

  void run() {
    if (diff.isMatched()) {
      addTargets();
      addSettings();
    }
    addFunctions();
    addKernels();
    if (diff.isMatched())
      addKernelTargets();
    addTotals();
    addUnmodelled();
  }

private:
  void addSettings();
  void addTargets();
  Costs read(const RecordedCosts &costs, bool isAfter);
  void addKernelTargets();
  void addFunctions();
  void addKernels();
  void addTotals();
  void addUnmodelled();

  KernelChange compareKernels(const RecordedKernel *old,
                              const RecordedKernel *current);

  const RecordedReport &before, &after;
  ReportDiff &diff;
  KernelMatches matches;
  CountReader counts;
};

/// Tells which kernels the totals of a report contain.
class CountedKernels {
public:
  explicit CountedKernels(const RecordedReport &report) {
    for (const RecordedFunction &function : report.functions)
      functions[function.name] = &function;
  }

  bool contains(const RecordedKernel &kernel) const {
    const RecordedFunction *function = functions.lookup(kernel.function);
    return kernel.isTaken &&
           (!function || (!function->isDead &&
                          function->hasInstances == kernel.times.has_value()));
  }

private:
  llvm::StringMap<const RecordedFunction *> functions;
};
} // namespace

/// A target that the newer report leaves out is judged by nobody.
void DiffBuilder::addTargets() {
  auto list = [](const RecordedReport &report) {
    std::vector<std::string> names;
    for (const RecordedVerdict &verdict : report.totals.onTargets)
      names.push_back(verdict.target);
    return names;
  };
  std::vector<std::string> old = list(before), current = list(after);
  for (const std::string &name : current)
    (llvm::is_contained(old, name) ? diff.targets : diff.newTargets)
        .push_back(name);
  if (diff.targets.size() < old.size())
    diff.settings.push_back(
        {"targets compared", llvm::join(old, ","), llvm::join(current, ",")});
}

/// The costs with those verdicts that both reports have, in one order.
Costs DiffBuilder::read(const RecordedCosts &costs, bool isAfter) {
  Costs result = counts.read(costs, isAfter);
  for (const std::string &target : diff.targets)
    for (const RecordedVerdict &verdict : costs.onTargets)
      if (verdict.target == target) {
        result.onTargets.push_back(verdict);
        if (isAfter)
          result.onTargets.back().bound = counts.rename(verdict.bound);
      }
  return result;
}

void DiffBuilder::addSettings() {
  bool isOtherTarget =
      before.settings.at("target") != after.settings.at("target");
  std::map<std::string, SettingChange> changes;
  for (const auto &[name, value] : before.settings)
    changes[name] = {name, value, ""};
  for (const auto &[name, value] : after.settings) {
    changes[name].name = name;
    changes[name].after = value;
  }
  for (const auto &[name, change] : changes) {
    // That another machine has other rates goes without saying.
    bool isRate = StringRef(name).starts_with("target.");
    if (change.before != change.after && !(isOtherTarget && isRate))
      diff.settings.push_back(change);
  }
}

/// Kernels may have a target that is not the report's own.
void DiffBuilder::addKernelTargets() {
  for (const KernelChange &kernel : diff.kernels) {
    if (!kernel.isMatched() || kernel.old->target == kernel.current->target)
      continue;
    SettingChange change = {"target of some kernels", kernel.old->target,
                            kernel.current->target};
    if (!llvm::is_contained(diff.settings, change))
      diff.settings.push_back(change);
  }
}

void DiffBuilder::addFunctions() {
  std::map<std::string, const RecordedFunction *> byName;
  for (const RecordedFunction &function : before.functions)
    byName[function.name] = &function;
  for (const RecordedFunction &function : after.functions) {
    auto renamed = matches.renamed.find(function.name);
    bool isRenamed = renamed != matches.renamed.end();
    auto old = byName.find(isRenamed ? renamed->second : function.name);
    if (old == byName.end())
      continue;
    const RecordedCount &calls = old->second->calls;
    bool areCallsSame =
        isSameCount(counts.read(calls, /*isAfter=*/false),
                    counts.read(function.calls, /*isAfter=*/true));
    if (isRenamed || !areCallsSame)
      diff.functions.push_back(
          {old->first, function.name, calls, function.calls, areCallsSame});
  }
}

KernelChange DiffBuilder::compareKernels(const RecordedKernel *old,
                                         const RecordedKernel *current) {
  KernelChange change;
  change.old = old;
  change.current = current;
  if (old)
    change.before = read(*old, /*isAfter=*/false);
  if (current)
    change.after = read(*current, /*isAfter=*/true);
  if (!change.isMatched())
    return change;
  auto isSame = [&](const RecordedCount &a, const RecordedCount &b) {
    return isSameCount(counts.read(a, /*isAfter=*/false),
                       counts.read(b, /*isAfter=*/true));
  };
  compareCosts(change, counts.areSame(old->openCounts, current->openCounts));
  change.isAsOften = isSame(old->times.value_or(RecordedCount()),
                            current->times.value_or(RecordedCount()));
  change.isSame &= old->boundBy == current->boundBy &&
                   old->crossover == counts.rename(current->crossover) &&
                   old->isTaken == current->isTaken && change.isAsOften &&
                   isSame(old->executions, current->executions);
  return change;
}

void DiffBuilder::addKernels() {
  std::vector<const RecordedKernel *> partners(after.kernels.size());
  std::vector<bool> isKept(before.kernels.size());
  for (auto [left, right] : matches.pairs) {
    partners[right] = &before.kernels[left];
    isKept[left] = true;
  }
  CountedKernels countedBefore(before), countedAfter(after);
  auto add = [&](const RecordedKernel *old, const RecordedKernel *current) {
    KernelChange change = compareKernels(old, current);
    change.countedBefore = old && countedBefore.contains(*old);
    change.countedAfter = current && countedAfter.contains(*current);
    diff.kernels.push_back(std::move(change));
  };
  for (auto [partner, kernel] : llvm::zip_equal(partners, after.kernels))
    add(partner, &kernel);
  for (auto [position, kernel] : llvm::enumerate(before.kernels))
    if (!isKept[position])
      add(&kernel, nullptr);
}

void DiffBuilder::addTotals() {
  bool isOpenTimeSame =
      diff.functions.empty() &&
      llvm::all_of(diff.kernels, [](const KernelChange &kernel) {
        return kernel.isSame && kernel.countedBefore == kernel.countedAfter;
      });
  auto compare = [&](const RecordedCosts *old, const RecordedCosts *current) {
    CostChange change;
    if (old)
      change.before = read(*old, /*isAfter=*/false);
    if (current)
      change.after = read(*current, /*isAfter=*/true);
    compareCosts(change, isOpenTimeSame);
    return change;
  };
  diff.total = compare(diff.before ? &before.totals : nullptr,
                       diff.after ? &after.totals : nullptr);
  if (before.fused || after.fused)
    diff.fused = compare(before.fused ? &*before.fused : nullptr,
                         after.fused ? &*after.fused : nullptr);
}

void DiffBuilder::addUnmodelled() {
  auto add = [&](const RecordedUnmodelled &entry, bool isAfter) {
    auto change =
        llvm::find_if(diff.unmodelled, [&](const UnmodelledChange &change) {
          return change.op == entry.op && change.isInTotals == entry.isInTotals;
        });
    if (change == diff.unmodelled.end())
      change = diff.unmodelled.insert(
          change, {entry.op, "", "", entry.isInTotals, Expr(), Expr()});
    change->why = entry.why;
    change->location = entry.location;
    std::optional<Expr> &sum = isAfter ? change->after : change->before;
    std::optional<Expr> times = counts.read(entry.count, isAfter);
    sum = sum && times ? std::optional(*sum + *times) : std::nullopt;
  };
  for (const RecordedUnmodelled &entry : before.unmodelled)
    add(entry, /*isAfter=*/false);
  for (const RecordedUnmodelled &entry : after.unmodelled)
    add(entry, /*isAfter=*/true);
}

std::vector<ReportDiff>
mlir::roofline::compareReports(ArrayRef<RecordedReport> before,
                               ArrayRef<RecordedReport> after) {
  std::vector<ReportDiff> diffs;
  auto add = [&](std::optional<unsigned> left, std::optional<unsigned> right) {
    ReportDiff diff;
    diff.indexBefore = left;
    diff.indexAfter = right;
    diff.before = left ? &before[*left] : nullptr;
    diff.after = right ? &after[*right] : nullptr;
    diff.symbols = std::make_unique<SymbolContext>();
    if (diff.isMatched())
      useOldNames(diff);
    DiffBuilder(left ? *diff.before : getEmptyReport(),
                right ? *diff.after : getEmptyReport(), diff)
        .run();
    diffs.push_back(std::move(diff));
  };
  unsigned left = 0, right = 0;
  auto addGap = [&](unsigned leftEnd, unsigned rightEnd) {
    for (; left < leftEnd; ++left)
      add(left, std::nullopt);
    for (; right < rightEnd; ++right)
      add(std::nullopt, right);
  };
  for (auto [first, second] : matchDocuments(before, after)) {
    addGap(first, second);
    add(left++, right++);
  }
  addGap(before.size(), after.size());
  return diffs;
}
