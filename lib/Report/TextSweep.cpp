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
//     B  flop/B  bound by           attainable     time
//     1    1.00  memory-bound    3.35 TFLOP/s  40.1 us
//   256     241  memory-bound     807 TFLOP/s  42.6 us
//   512     455  compute-bound    989 TFLOP/s  69.5 us
//
// Where there are too many values for a screen, those around each change of
// regime are shown before others.
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <set>

using namespace mlir::roofline;
using Align = TextColumn::Align;

//===----------------------------------------------------------------------===//
// The table of the total
//===----------------------------------------------------------------------===//

/// The first value, the last, and those before and after a change of regime.
static std::vector<size_t> findTurns(const ReportSweepSeries &total) {
  std::set<size_t> turns = {0, total.points.size() - 1};
  for (size_t i = 1; i < total.points.size(); ++i)
    if (total.points[i].regime != total.points[i - 1].regime)
      turns.insert({i - 1, i});
  return {turns.begin(), turns.end()};
}

/// `count` of `size` positions, evenly from the first to the last.
static std::vector<size_t> spread(size_t size, size_t count) {
  std::vector<size_t> positions;
  for (size_t i = 0; i < count; ++i)
    positions.push_back(count < 2 ? 0 : i * (size - 1) / (count - 1));
  return positions;
}

/// The values to show, `maxRows` at most: turns first, then others evenly.
static std::set<size_t> choosePoints(const ReportSweepSeries &total,
                                     size_t maxRows) {
  std::set<size_t> chosen;
  auto choose = [&](llvm::ArrayRef<size_t> from) {
    size_t count = std::min(from.size(), maxRows - chosen.size());
    for (size_t i : spread(from.size(), count))
      chosen.insert(from[i]);
  };
  choose(findTurns(total));
  std::vector<size_t> others;
  for (size_t i = 0; i < total.points.size(); ++i)
    if (!chosen.count(i))
      others.push_back(i);
  choose(others);
  return chosen;
}

static TextCell getRegimeCell(Regime regime) {
  if (regime == Regime::None)
    return "-";
  return {stringify(regime).str(),
          regime == Regime::MemoryBound ? Tone::Memory : Tone::Compute};
}

static void printTable(const TextContext &context, const ReportSweep &sweep,
                       const std::set<size_t> &shown) {
  // The smaller the third number, the sooner a column goes.
  TextTable table({{sweep.symbol, Align::Right, 5},
                   {context.hasIops ? "op/B" : "flop/B", Align::Right, 3},
                   {"bound by", Align::Left, 2},
                   {"attainable", Align::Right, 1},
                   {"time", Align::Right, 4}});
  const ReportSweepSeries &total = sweep.series.front();
  for (size_t i : shown) {
    const ReportSweepPoint &point = total.points[i];
    table.addRow({std::to_string(sweep.values[i]),
                  formatRatioOr(point.intensity), getRegimeCell(point.regime),
                  context.formatAttainable(point.attainable),
                  formatTime(point.seconds)});
  }
  table.print(context.layout.width, context.layout.useColor, context.os);
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
    std::string bound = point.boundBy ? point.boundBy->getName() : "nothing";
    if (runs.empty() || runs.back().bound != bound)
      runs.push_back({bound, value, value});
    runs.back().last = value;
  }
  return runs;
}

/// "hbm up to B = 64, l2 from B = 128 to 256, tensor.bf16 from B = 512".
static std::string describe(llvm::ArrayRef<BoundRun> runs,
                            llvm::StringRef symbol) {
  constexpr size_t kMaxShown = 4;
  llvm::SmallVector<std::string> parts;
  for (const BoundRun &run : runs.take_front(kMaxShown)) {
    std::string part = run.bound;
    part += &run == &runs.front() ? " up to " : " from ";
    part += symbol;
    part +=
        " = " + std::to_string(&run == &runs.front() ? run.last : run.first);
    if (&run != &runs.front() && &run != &runs.back())
      part += " to " + std::to_string(run.last);
    parts.push_back(std::move(part));
  }
  if (runs.size() > kMaxShown)
    parts.push_back("then " + std::to_string(runs.size() - kMaxShown) +
                    " more changes up to " + runs.back().bound + " from " +
                    symbol.str() + " = " + std::to_string(runs.back().first));
  return llvm::join(parts, ", ");
}

/// "linalg.matmul x7 :12:8".
static std::string formatSeries(const TextContext &context,
                                const ReportSweepSeries &series) {
  std::string text = makePrintable(series.op);
  for (const std::string &part :
       {formatRepeats(series.kernels),
        makePrintable(context.formatLocation(series.location))})
    text += part.empty() ? "" : " " + part;
  return text;
}

/// A line for each group whose bound changes, the slowest first, and one for
/// those of each bound that does not.
static void printBounds(const TextContext &context, const ReportSweep &sweep) {
  std::vector<std::string> lines;
  llvm::MapVector<std::string, std::vector<const ReportSweepSeries *>,
                  llvm::StringMap<unsigned>>
      steady;
  for (const ReportSweepSeries &series : llvm::drop_begin(sweep.series)) {
    std::vector<BoundRun> runs = findRuns(sweep, series);
    if (runs.size() == 1)
      steady[runs.front().bound].push_back(&series);
    else
      lines.push_back(formatSeries(context, series) + ": " +
                      describe(runs, sweep.symbol));
  }
  size_t numShown = std::min<size_t>(lines.size(), context.layout.maxKernels);
  context.printParagraph("Bound by, in steps of the sweep:");
  for (const std::string &line : llvm::ArrayRef(lines).take_front(numShown))
    context.printParagraph("- " + line);
  if (numShown < lines.size())
    context.printParagraph("- " + std::to_string(lines.size() - numShown) +
                           " more rows that change");
  for (const auto &[bound, group] : steady) {
    std::string text = formatSeries(context, *group.front());
    if (group.size() > 1)
      text += " and " + std::to_string(group.size() - 1) + " more rows";
    context.printParagraph("- " + text + ": " + bound + " throughout");
  }
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
             " values, those around changes of regime among them";
  context.os << '\n';
  context.printParagraph(title + ":");
  printTable(context, sweep, shown);
  printBounds(context, sweep);
}
