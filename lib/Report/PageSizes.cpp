//===- PageSizes.cpp - Open sizes that a page can move --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PageSizes.h"
#include "roofline/Support/Symbol.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

std::optional<SliderRange>
mlir::roofline::getSliderRange(const ReportData &report,
                               const ReportSymbol &symbol) {
  // As far as sequences and batches go, or ten doublings of a larger size.
  constexpr int64_t kFar = 65536, kTimes = 1024;
  bool choosesArms = !report.decidingSizes.empty() ||
                     llvm::any_of(report.functions, [](const auto &function) {
                       return function.numUndecided != 0;
                     });
  if (choosesArms || symbol.bound || !symbol.dependsOn.empty())
    return std::nullopt;
  SliderRange range;
  range.least = std::max<int64_t>(1, symbol.lower);
  int64_t far = std::numeric_limits<int64_t>::max();
  if (range.least <= far / kTimes)
    far = std::max(kFar, range.least * kTimes);
  range.most = std::max(range.least, std::min(far, symbol.upper.value_or(far)));
  return range;
}

std::vector<SliderCorner>
mlir::roofline::listSliderCorners(const ReportData &report) {
  SymbolValues least, most;
  for (const ReportSymbol &entry : report.symbols) {
    std::optional<SliderRange> range = getSliderRange(report, entry);
    const Symbol *symbol =
        range ? report.symbolContext->lookup(entry.name) : nullptr;
    if (!symbol)
      continue;
    least[symbol] = range->least;
    most[symbol] = range->most;
  }
  std::vector<SliderCorner> corners;
  if (least.empty())
    return corners;
  corners = {{least}, {most}};
  for (const auto &[symbol, value] : least) {
    corners.push_back({most, symbol});
    corners.back().values[symbol] = value;
    corners.push_back({least, symbol});
    corners.back().values[symbol] = most[symbol];
  }
  return corners;
}

std::optional<Verdict> mlir::roofline::judgeAt(const ReportKernel &kernel,
                                               const SymbolValues &values,
                                               const TargetModel &model,
                                               const Assumptions &assumptions) {
  if (!kernel.hasFixedBytes)
    return std::nullopt;
  auto at = [&](const Expr &count) { return evaluate(count, values); };
  Traffic traffic;
  traffic.hbm = kernel.traffic.hbm.transform(at);
  Work work = kernel.work.transform(at);
  Expr executions = at(kernel.executions);
  if (!traffic.hbm.getModelled().isConstant() || !executions.isConstant() ||
      !llvm::all_of(work.getItems(), [](const WorkItem &item) {
        return item.ops.isConstant() && item.slots.isConstant();
      }))
    return std::nullopt;
  return judge(work, traffic, model, assumptions, executions);
}

/// Adds the ceiling of the unit that is kept busiest, if there is one that the
/// chart does not have.
static void addCeiling(const Verdict &verdict, Chart &chart) {
  for (const BookedWork &booked : verdict.compute)
    if (booked.peak && verdict.dominantUnit == booked.roof &&
        llvm::none_of(chart.roofs, [&](const ChartRoof &known) {
          return known.machine == 0 && known.roof == booked.roof;
        }))
      chart.roofs.push_back({booked.roof, *booked.peak, /*machine=*/0});
}

void mlir::roofline::addReach(const ReportSummary &summary,
                              const TargetModel &model, Chart &chart) {
  std::vector<SliderCorner> corners = listSliderCorners(summary.report);
  for (const KernelRow &row : summary.rows) {
    const ReportKernel &kernel = *row.first;
    if (kernel.verdict.seconds || !kernel.target.empty())
      continue;
    llvm::SetVector<const Symbol *> symbols;
    kernel.work.getOps().collectSymbols(symbols);
    kernel.traffic.hbm.getModelled().collectSymbols(symbols);
    for (const SliderCorner &corner : corners) {
      // The kernel is the same as where all are at one end.
      if (corner.odd && !symbols.contains(corner.odd))
        continue;
      std::optional<Verdict> verdict =
          judgeAt(kernel, corner.values, model, summary.report.assumptions);
      if (!verdict || !verdict->attainable)
        continue;
      addCeiling(*verdict, chart);
      ChartPoint &point = chart.reach.emplace_back();
      point.intensity = verdict->intensity;
      point.attainable = *verdict->attainable;
    }
  }
}
