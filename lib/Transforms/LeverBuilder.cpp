//===- LeverBuilder.cpp - What would make a program faster ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LeverBuilder.h"
#include "roofline/Report/TextFormat.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// What to try
//===----------------------------------------------------------------------===//

static bool hasProducts(const ReportKernel &kernel) {
  return !kernel.work.getContractionOps().isZero();
}

static bool hasProductsOfF32(const ReportKernel &kernel) {
  return llvm::any_of(kernel.work.getItems(), [](const WorkItem &item) {
    return item.kind == WorkKind::MultiplyAccumulate &&
           item.precision == Precision::F32;
  });
}

static bool hasImposedTiles(const ReportKernel &kernel) {
  return kernel.tiling && kernel.tiling->tiling.source != TilingSource::Search;
}

static bool isMemoryBound(const ReportKernel &kernel) {
  return kernel.verdict.regime == Regime::MemoryBound;
}

static bool isNearBound(const ReportKernel &kernel) {
  return isMemoryBound(kernel) &&
         kernel.verdict.boundBy->getKind() != Roof::Kind::HBM;
}

/// Every kernel that a change may help is one of products. Eight bits and four
/// are what bf16 weights are halved and quartered to; what is narrower already
/// gains nothing, and is no lever.
std::vector<LeverBuilder::Candidate> LeverBuilder::listCandidates() const {
  auto any = [this](auto... conditions) {
    return llvm::any_of(report.kernels, [&](const ReportKernel &kernel) {
      return kernel.isTaken && hasProducts(kernel) &&
             (conditions(kernel) && ...);
    });
  };
  std::vector<Candidate> candidates;
  if (any(isMemoryBound))
    candidates = {{"weights=f8E4M3FN"},
                  {"weights=i4"},
                  {"cache=f8E4M3FN"},
                  {"batch*2"},
                  {"batch*4"}};
  if (any())
    candidates.push_back({"operands=f8E4M3FN", "weights=f8E4M3FN"});
  if (any(hasProductsOfF32) && !report.assumptions.allowTF32)
    candidates.push_back({"tf32"});
  if (any(hasImposedTiles, isNearBound))
    candidates.push_back({"cluster=2x1"});
  return candidates;
}

//===----------------------------------------------------------------------===//
// What comes of it
//===----------------------------------------------------------------------===//

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

/// Whether `found` gains something, and more than the lever called `lesser`
/// among `levers`, if that is there.
template <typename Levers, typename GetLever>
static bool isWorthIt(const ReportOutcome &found, StringRef lesser,
                      const Levers &levers, GetLever getLever) {
  return found.isGain() && llvm::none_of(levers, [&](const auto &other) {
           const Lever &lever = getLever(other);
           return lever.name == lesser &&
                  *found.speedup < lever.speedup.value_or(0) * kLeastGain;
         });
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

void LeverBuilder::addToKernels(const ReportWhatIf &outcome, StringRef lesser) {
  for (auto [kernel, found] : llvm::zip(report.kernels, outcome.kernels)) {
    if (!isWorthIt(found, lesser, kernel.levers,
                   [](const Lever &lever) { return lever; }))
      continue;
    std::string why = describe(found, outcome.batch);
    if (outcome.batch != 1) {
      if (batchEnds.empty())
        findBatchEnds();
      why += batchEnds[kernel.id];
    }
    kernel.levers.push_back({outcome.what, found.speedup, std::move(why)});
  }
}

void LeverBuilder::addToTotal(const ReportWhatIf &outcome, StringRef lesser) {
  const ReportOutcome &total = outcome.total;
  if (!isWorthIt(total, lesser, report.levers,
                 [](const ReportLever &lever) { return lever.lever; }))
    return;
  ReportLever lever;
  lever.lever = {outcome.what, total.speedup, describe(total, outcome.batch)};
  lever.savedSeconds = *total.secondsBefore * (1 - 1 / *total.speedup);
  for (auto [kernel, found] : llvm::zip(report.kernels, outcome.kernels))
    if (found.isGain())
      lever.kernels.push_back(kernel.id);
  report.levers.push_back(std::move(lever));
}

void LeverBuilder::tryChange(const Candidate &candidate) {
  llvm::Expected<WhatIf> change =
      WhatIf::parse(candidate.change, root->getContext());
  assert(change && "a form that there is");
  FailureOr<ReportData> after =
      change->run(root, options, fusion, /*isQuiet=*/true);
  // What cannot be counted is no lever.
  if (failed(after))
    return;
  ReportWhatIf outcome = compare(report, *after, *change);
  addToKernels(outcome, candidate.lesser);
  addToTotal(outcome, candidate.lesser);
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
  if (!report.fused || !report.totals.seconds || !report.fused->seconds ||
      *report.fused->seconds <= 0)
    return;
  ReportLever lever;
  double speedup = *report.totals.seconds / *report.fused->seconds;
  if (speedup < kLeastGain)
    return;
  lever.savedSeconds = *report.totals.seconds - *report.fused->seconds;
  for (const ReportGroup &group : report.groups)
    llvm::append_range(lever.kernels, group.kernels);
  llvm::sort(lever.kernels);
  lever.lever = {"fuse", speedup,
                 std::to_string(report.groups.size()) +
                     (report.groups.size() == 1 ? " group" : " groups")};
  report.levers.push_back(std::move(lever));
}

/// What gains most comes first, after what keeps a launch from running, which
/// is the first of its levers already.
void LeverBuilder::sort() {
  for (ReportKernel &kernel : report.kernels) {
    bool cannotRun = kernel.launchFit.blocksPerUnit == 0;
    llvm::stable_sort(
        llvm::MutableArrayRef(kernel.levers).drop_front(cannotRun ? 1 : 0),
        [](const Lever &a, const Lever &b) {
          return a.speedup.value_or(0) > b.speedup.value_or(0);
        });
  }
  llvm::stable_sort(report.levers,
                    [](const ReportLever &a, const ReportLever &b) {
                      return a.savedSeconds > b.savedSeconds;
                    });
}

void LeverBuilder::build() {
  addFusion();
  for (const Candidate &candidate : listCandidates())
    tryChange(candidate);
  sort();
}
