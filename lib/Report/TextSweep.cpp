//===- TextSweep.cpp - The totals along a sweep ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intensity grows with the batch and time hardly does, until the ridge; then it
// is the other way round:
//
//     B  flop/B  regime           attainable     time
//     1    1.00  memory-bound   3.35 TFLOP/s  40.1 us
//   256     241  memory-bound    807 TFLOP/s  42.6 us
//   512     455  compute-bound   989 TFLOP/s  69.5 us
//
// Where there are too many values for a screen, those around each change of
// regime are shown before others.
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <set>

using namespace mlir::roofline;
using Align = TextColumn::Align;

//===----------------------------------------------------------------------===//
// The table of the total
//===----------------------------------------------------------------------===//

/// Those before and after a change of regime.
static std::vector<size_t> findTurns(const ReportSweepSeries &total) {
  std::set<size_t> turns;
  for (size_t i = 1; i < total.points.size(); ++i)
    if (total.points[i].regime != total.points[i - 1].regime)
      turns.insert({i - 1, i});
  return {turns.begin(), turns.end()};
}

/// The values to show, `maxRows` (or 2) at most: the first and the
/// last, then turns, then others, evenly.
static std::set<size_t> choosePoints(const ReportSweepSeries &total,
                                     size_t maxRows) {
  std::set<size_t> chosen = {0, total.points.size() - 1};
  auto choose = [&](llvm::ArrayRef<size_t> from) {
    size_t room = maxRows - std::min(maxRows, chosen.size());
    size_t count = std::min(from.size(), room);
    for (size_t i = 0; i < count; ++i)
      chosen.insert(from[(2 * i + 1) * from.size() / (2 * count)]);
  };
  choose(findTurns(total));
  std::vector<size_t> others;
  for (size_t i = 0; i < total.points.size(); ++i)
    if (!chosen.count(i))
      others.push_back(i);
  choose(others);
  return chosen;
}

/// The roof of a group, of the total the regime.
static TextCell getBoundCell(const ReportSweepPoint &point) {
  if (point.regime == Regime::None)
    return "-";
  return {point.boundBy ? point.boundBy->getName()
                        : stringify(point.regime).str(),
          point.regime == Regime::MemoryBound ? Tone::Memory : Tone::Compute};
}

static void printTable(const TextContext &context, const ReportSweep &sweep,
                       const ReportSweepSeries &series,
                       const std::set<size_t> &shown) {
  // The smaller the third number, the sooner a column goes.
  TextTable table({{sweep.symbol, Align::Right, 5},
                   {context.hasIops ? "op/B" : "flop/B", Align::Right, 3},
                   {series.isTotal() ? "regime" : "bound by", Align::Left, 2},
                   {"attainable", Align::Right, 1},
                   {"time", Align::Right, 4}});
  for (size_t i : shown) {
    const ReportSweepPoint &point = series.points[i];
    table.addRow({std::to_string(sweep.values[i]),
                  formatRatioOr(point.intensity), getBoundCell(point),
                  context.formatAttainable(point.attainable),
                  formatTime(point.seconds)});
  }
  table.print(context.layout.width, context.layout.useColor, context.os);
}

/// The tables of the slowest groups, at a few values, where there are several.
static void printGroupTables(const TextContext &context,
                             const ReportSweep &sweep) {
  constexpr size_t kMaxGroups = 3, kMaxRows = 5;
  llvm::ArrayRef<ReportSweepSeries> groups = sweep.series;
  groups = groups.drop_front();
  if (groups.size() == 1)
    return;
  for (const ReportSweepSeries &series : groups.take_front(kMaxGroups)) {
    context.printParagraph(
        context.formatPlace(series.op, series.kernels, series.location) + ":");
    printTable(context, sweep, series, choosePoints(series, kMaxRows));
  }
}

//===----------------------------------------------------------------------===//
// What the groups are bound by
//===----------------------------------------------------------------------===//

namespace {
/// Values one after the other with one binding roof.
struct BoundRun {
  std::string bound;
  int64_t first;
  int64_t last;
};
} // namespace

static std::vector<BoundRun> findRuns(const ReportSweep &sweep,
                                      const ReportSweepSeries &series) {
  std::vector<BoundRun> runs;
  for (auto [value, point] : llvm::zip_equal(sweep.values, series.points)) {
    std::string bound = point.boundBy            ? point.boundBy->getName()
                        : point.kernels.isZero() ? "not run"
                                                 : "nothing";
    if (runs.empty() || runs.back().bound != bound)
      runs.push_back({bound, value, value});
    runs.back().last = value;
  }
  return runs;
}

/// "hbm throughout", or "hbm up to B = 64, l2 from B = 128 to 256, tensor.bf16
/// from B = 512".
static std::string describe(llvm::ArrayRef<BoundRun> runs,
                            const std::string &symbol) {
  constexpr size_t kMaxShown = 5;
  const BoundRun &last = runs.back();
  if (runs.size() == 1)
    return last.bound + " throughout";
  std::string text = runs.front().bound + " up to " + symbol + " = " +
                     std::to_string(runs.front().last);
  llvm::ArrayRef<BoundRun> between = runs.drop_front().drop_back();
  size_t numShown = std::min(between.size(), kMaxShown - 2);
  for (const BoundRun &run : between.take_front(numShown))
    text += ", " + run.bound + " from " + symbol + " = " +
            std::to_string(run.first) + " to " + std::to_string(run.last);
  if (numShown < between.size())
    text += ", " + std::to_string(between.size() - numShown) + " more turns";
  return text + ", " + last.bound + " from " + symbol + " = " +
         std::to_string(last.first);
}

/// A line for all groups whose bound changes alike, the slowest first.
static void printBounds(const TextContext &context, const ReportSweep &sweep) {
  llvm::MapVector<std::string, std::vector<const ReportSweepSeries *>,
                  llvm::StringMap<unsigned>>
      groups;
  for (const ReportSweepSeries &series : llvm::drop_begin(sweep.series))
    groups[describe(findRuns(sweep, series), sweep.symbol)].push_back(&series);
  context.printParagraph("Bound by, in steps of the sweep:");
  size_t numShown = 0;
  for (const auto &[bounds, alike] : groups) {
    if (numShown == context.layout.maxKernels)
      break;
    const ReportSweepSeries &first = *alike.front();
    std::string text =
        context.formatPlace(first.op, first.kernels, first.location);
    if (alike.size() > 1)
      text += " and " + std::to_string(alike.size() - 1) + " more";
    context.printParagraph("- " + text + ": " + bounds);
    ++numShown;
  }
  if (numShown < groups.size())
    context.printParagraph("- " + std::to_string(groups.size() - numShown) +
                           " more");
}

void mlir::roofline::printSweep(const TextContext &context) {
  if (!context.report.sweep || context.rows.empty())
    return;
  const ReportSweep &sweep = *context.report.sweep;
  std::set<size_t> shown =
      choosePoints(sweep.series.front(), context.layout.maxKernels);
  std::string title = "Sweep over " + sweep.symbol + ", total";
  if (shown.size() < sweep.values.size())
    title += "; " + std::to_string(shown.size()) + " of " +
             std::to_string(sweep.values.size()) +
             " values, with those at changes of regime";
  context.os << '\n';
  context.printParagraph(title + ":");
  printTable(context, sweep, sweep.series.front(), shown);
  printGroupTables(context, sweep);
  printBounds(context, sweep);
}
