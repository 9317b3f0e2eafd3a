//===- LeverBuilder.cpp - What would make a program faster ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LeverBuilder.h"
#include "roofline/Report/CountedKernels.h"
#include "roofline/Report/TextFormat.h"

using namespace mlir;
using namespace mlir::roofline;

/// "134 MB -> 67.1 MB", for each of `batch` elements, where they are numbers.
static std::string describeBytes(const ReportOutcome &outcome, int64_t batch) {
  if (!outcome.bytesBefore || !outcome.bytesAfter ||
      outcome.bytesBefore == outcome.bytesAfter)
    return "";
  double after = outcome.bytesAfter->toDouble() / static_cast<double>(batch);
  return formatCount(Expr(*outcome.bytesBefore), "B") + " -> " +
         formatQuantity(after, "B") + (batch == 1 ? ", " : " per element, ");
}

static std::string describe(const ReportOutcome &outcome, int64_t batch = 1) {
  return describeBytes(outcome, batch) + "then bound by " +
         (outcome.boundAfter ? outcome.boundAfter->getName() : "nothing");
}

/// The name that stands for the number of batches.
static constexpr llvm::StringLiteral kBatchSymbol = "$batch";

/// "compute-bound from batch*319".
static std::string describeEnd(const Verdict &verdict) {
  StringRef text = verdict.crossover;
  StringRef number = text;
  if (number.consume_front(
          ("compute-bound from " + kBatchSymbol + " = ").str()) &&
      llvm::all_of(number, llvm::isDigit))
    return ("; compute-bound from batch*" + number).str();
  return verdict.regime == Regime::MemoryBound ? "; memory-bound at any batch"
                                               : "";
}

void LeverBuilder::findBatchEnds() {
  FailureOr<ReportData> open =
      WhatIf::ofOpenBatch(kBatchSymbol)
          .run(root, options, fusion, /*isQuiet=*/true);
  batchEnds.assign(report.kernels.size(), "");
  if (failed(open) || open->kernels.size() != report.kernels.size())
    return;
  for (auto [end, kernel] : llvm::zip_equal(batchEnds, open->kernels))
    end = describeEnd(kernel.verdict);
}

/// Adds the lever of `found` to `kernel`, unless that gains nothing, or no more
/// than the lesser lever.
void LeverBuilder::addToKernel(const LeverCandidate &candidate,
                               const ReportOutcome &found, int64_t batch,
                               ReportKernel &kernel) {
  if (!found.isGain() || llvm::any_of(kernel.levers, [&](const Lever &lever) {
        return lever.name == candidate.lesser &&
               *found.speedup < lever.speedup.value_or(0) * kLeastGain;
      }))
    return;
  std::string why =
      describeReason(candidate, kernel, found) + describe(found, batch);
  if (batch != 1) {
    if (batchEnds.empty())
      findBatchEnds();
    why += batchEnds[kernel.id];
  }
  kernel.levers.push_back({candidate.change, found.speedup, std::move(why)});
}

void LeverBuilder::addToKernels(const LeverCandidate &candidate,
                                const ReportWhatIf &outcome) {
  for (auto [kernel, found] : llvm::zip(report.kernels, outcome.kernels))
    addToKernel(candidate, found, outcome.batch, kernel);
  for (auto [instance, found] : llvm::zip(report.instances, outcome.instances))
    addToKernel(candidate, found, outcome.batch, instance.kernel);
}

/// The time of all kernels of which it is known.
static double sumKnownSeconds(const ReportData &report) {
  double seconds = 0;
  for (const auto &[kernel, times] : listKernels(report))
    if (kernel->isTaken && times.isConstant())
      seconds += times.toDouble() * kernel->verdict.seconds.value_or(0);
  return seconds;
}

/// What is saved of the whole, or where sizes keep that from being known, in
/// the kernels of which it is; in seconds.
static double sumSaved(const ReportData &report, const ReportWhatIf &outcome) {
  const ReportOutcome &total = outcome.total;
  if (total.speedup)
    return *total.secondsBefore * (1 - 1 / *total.speedup);
  double saved = 0;
  auto add = [&](const ReportKernel &kernel, const ReportOutcome &found,
                 const Expr &times) {
    if (kernel.isTaken && found.speedup && times.isConstant())
      saved +=
          times.toDouble() * *found.secondsBefore * (1 - 1 / *found.speedup);
  };
  for (auto [kernel, found] : llvm::zip(report.kernels, outcome.kernels))
    add(kernel, found, countCalls(kernel, report));
  for (auto [instance, found] : llvm::zip(report.instances, outcome.instances))
    add(instance.kernel, found, instance.times);
  return saved;
}

/// Whether saving so many seconds gains something, and more than the lever
/// called `lesser`, if there is one.
bool LeverBuilder::isWorthIt(double saved, StringRef lesser) const {
  auto getSpeedup = [this](double saved) {
    return knownSeconds / (knownSeconds - saved);
  };
  return saved > 0 && saved < knownSeconds && getSpeedup(saved) >= kLeastGain &&
         llvm::none_of(
             report.levers,
             [&](const ReportLever &other) {
               return other.lever.name == lesser &&
                      getSpeedup(saved) <
                          getSpeedup(other.savedSeconds) * kLeastGain;
             });
}

void LeverBuilder::addToTotal(const LeverCandidate &candidate,
                              const ReportWhatIf &outcome) {
  ReportLever lever;
  lever.savedSeconds = sumSaved(report, outcome);
  if (!outcome.total.obstacle.empty() ||
      !isWorthIt(lever.savedSeconds, candidate.lesser))
    return;
  std::vector<std::string> reasons;
  for (auto [kernel, found] : llvm::zip(report.kernels, outcome.kernels))
    if (found.isGain()) {
      lever.kernels.push_back(kernel.id);
      reasons.push_back(describeReason(candidate, kernel, found));
    }
  lever.lever = {candidate.change, outcome.total.speedup,
                 describeReasons(candidate, reasons) +
                     describe(outcome.total, outcome.batch)};
  report.levers.push_back(std::move(lever));
}

void LeverBuilder::tryChange(const LeverCandidate &candidate) {
  llvm::Expected<WhatIf> change =
      WhatIf::parse(candidate.change, root->getContext());
  assert(change && "a form that there is");
  FailureOr<ReportData> after =
      change->run(root, options, fusion, /*isQuiet=*/true);
  // What cannot be counted is no lever.
  if (failed(after))
    return;
  ReportWhatIf outcome = compare(report, *after, *change);
  addToKernels(candidate, outcome);
  addToTotal(candidate, outcome);
}

/// What the groups of the plan gain, which is there already.
void LeverBuilder::addFusion() {
  for (auto [number, group] : llvm::enumerate(report.groups))
    for (unsigned id : group.kernels) {
      ReportOutcome outcome;
      outcome.bytesBefore = group.partsTraffic.getModelled().getCount();
      outcome.bytesAfter = group.traffic.hbm.getModelled().getCount();
      outcome.boundAfter = group.verdict.boundBy;
      report.kernels[id].levers.push_back(
          {"fuse", group.getSpeedup(),
           "as group " + std::to_string(number) + " of " +
               std::to_string(group.kernels.size()) + " kernels, together " +
               describe(outcome)});
    }
  addFusionToTotal();
}

/// What all groups save of the whole, or where sizes keep that from being
/// known, each as often as its function is called.
double LeverBuilder::sumSavedByFusion() const {
  if (report.fused && report.totals.seconds && report.fused->seconds)
    return *report.totals.seconds - *report.fused->seconds;
  double saved = 0;
  for (const ReportGroup &group : report.groups) {
    Expr calls = countCalls(report.kernels[group.kernels.front()], report);
    if (calls.isConstant())
      saved += calls.toDouble() * (group.partsSeconds - group.seconds);
  }
  return saved;
}

void LeverBuilder::addFusionToTotal() {
  ReportLever lever;
  lever.savedSeconds = sumSavedByFusion();
  if (!isWorthIt(lever.savedSeconds, /*lesser=*/""))
    return;
  for (const ReportGroup &group : report.groups)
    llvm::append_range(lever.kernels, group.kernels);
  llvm::sort(lever.kernels);
  lever.lever = {"fuse", std::nullopt,
                 std::to_string(report.groups.size()) +
                     (report.groups.size() == 1 ? " group" : " groups")};
  if (report.totals.seconds)
    lever.lever.speedup =
        *report.totals.seconds / (*report.totals.seconds - lever.savedSeconds);
  report.levers.push_back(std::move(lever));
}

/// What gains most comes first, after what keeps a launch from running, which
/// is the first of its levers already.
void LeverBuilder::sort() {
  auto sortOf = [](ReportKernel &kernel) {
    bool cannotRun = kernel.launchFit.blocksPerUnit == 0;
    llvm::stable_sort(
        llvm::MutableArrayRef(kernel.levers).drop_front(cannotRun ? 1 : 0),
        [](const Lever &a, const Lever &b) {
          return a.speedup.value_or(0) > b.speedup.value_or(0);
        });
  };
  for (ReportKernel &kernel : report.kernels)
    sortOf(kernel);
  for (ReportInstance &instance : report.instances)
    sortOf(instance.kernel);
  llvm::stable_sort(report.levers,
                    [](const ReportLever &a, const ReportLever &b) {
                      return a.savedSeconds > b.savedSeconds;
                    });
}

void LeverBuilder::build() {
  knownSeconds =
      report.totals.seconds ? *report.totals.seconds : sumKnownSeconds(report);
  addFusion();
  for (const LeverCandidate &candidate : listCandidates(report))
    tryChange(candidate);
  sort();
}
