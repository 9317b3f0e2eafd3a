//===- ChartBuilder.cpp - The chart of a report ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What of a report can be drawn, and in which words the rest is counted.
//
//===----------------------------------------------------------------------===//

#include "GroupRows.h"
#include "roofline/Report/Chart.h"
#include "roofline/Report/KernelKey.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <cmath>

using namespace mlir::roofline;

namespace {
class ChartBuilder {
public:
  explicit ChartBuilder(const ReportData &report)
      : report(report), summary(report) {}

  Chart build();

private:
  void addTitle();
  void addRoofs();
  void addUnit(Roof roof);
  void addPoints();
  void addArrows();
  void addPaths();
  void addNotes();
  /// Why `row` has no place in the chart; empty if it has one.
  static llvm::StringRef getObstacle(const KernelRow &row);
  ChartPoint makePoint(const KernelRow &row) const;
  std::optional<double> getShare(std::optional<double> seconds) const;

  const ReportData &report;
  ReportSummary summary;
  Chart chart;
  /// Of all kernels whose time is known.
  double seconds = 0;
  llvm::StringMap<size_t> pointOfKey;
  /// How many kernels are not drawn, by why.
  std::vector<std::pair<llvm::StringRef, Expr>> notDrawn;
};
} // namespace

/// Why kernels have no place that no sweep can give them.
static constexpr llvm::StringLiteral kOpenSizes =
    "open sizes (--dims binds them)";

static bool isFinite(std::optional<double> number) {
  return !number || std::isfinite(*number);
}

void ChartBuilder::addTitle() {
  chart.title = report.target.name;
  if (!summary.file.empty())
    chart.title += ", " + summary.file;
  chart.title += ": " + formatTally(summary.all.kernels) +
                 (summary.all.kernels.isOne() ? " kernel" : " kernels");
  if (report.totals.seconds)
    chart.title += ", " + formatTime(report.totals.seconds);
  if (report.sweep)
    chart.title += ", " + report.sweep->symbol + " = " +
                   std::to_string(report.sweep->values.front()) + " to " +
                   std::to_string(report.sweep->values.back());
  chart.machines = {report.target.name};
  chart.unit = summary.hasIops ? "OP" : "FLOP";
}

/// What the target gives for the level that `kind` is.
static const MemoryLevel &getLevel(const TargetModel &target, Roof::Kind kind) {
  return kind == Roof::Kind::HBM  ? target.hbm
         : kind == Roof::Kind::L2 ? target.l2
                                  : target.smem;
}

/// Adds the ceiling of `roof`, once, with the peak that some kernel has it at.
void ChartBuilder::addUnit(Roof roof) {
  for (const KernelRow &row : summary.rows) {
    if (!row.first->target.empty())
      continue;
    for (const BookedWork &booked : row.first->verdict.compute) {
      if (booked.roof != roof || !booked.peak)
        continue;
      if (llvm::none_of(chart.roofs, [&](const ChartRoof &known) {
            return known.roof == roof;
          }))
        chart.roofs.push_back({roof, *booked.peak, 0});
      return;
    }
  }
}

void ChartBuilder::addRoofs() {
  auto isAsked = [&](Roof::Kind kind) {
    return kind == Roof::Kind::HBM ||
           llvm::any_of(summary.rows,
                        [&](const KernelRow &row) {
                          return llvm::any_of(row.first->verdict.demands,
                                              [&](const RoofDemand &d) {
                                                return d.roof == Roof(kind);
                                              });
                        }) ||
           llvm::any_of(chart.arrows, [&](const ChartArrow &arrow) {
             return arrow.to.boundBy == Roof(kind);
           });
  };
  for (Roof::Kind kind : {Roof::Kind::HBM, Roof::Kind::L2, Roof::Kind::SMem})
    if (const auto &rate = getLevel(*report.target.model, kind).bytesPerSecond;
        rate && isAsked(kind))
      chart.roofs.push_back({kind, rate->value, 0});
  for (const UnitInUse &unit : findUnitsInUse(summary.rows))
    addUnit(unit.roof);
  if (!report.sweep)
    return;
  for (const ReportSweepSeries &series : report.sweep->series)
    for (const ReportSweepPoint &point : series.points)
      if (point.boundBy && !point.boundBy->isMemory())
        addUnit(*point.boundBy);
}

llvm::StringRef ChartBuilder::getObstacle(const KernelRow &row) {
  const Verdict &verdict = row.first->verdict;
  if (!verdict.seconds)
    return kOpenSizes;
  if (!isFinite(verdict.intensity) || !isFinite(verdict.attainable) ||
      !isFinite(verdict.seconds))
    return "counts that overflow";
  if (verdict.attainable)
    return "";
  return verdict.getUnrated().empty()
             ? "neither operations nor bytes"
             : "no rate on this target for all they do";
}

std::optional<double> ChartBuilder::getShare(std::optional<double> part) const {
  return part && seconds > 0 ? std::optional(*part / seconds) : std::nullopt;
}

/// Operations per byte of the level that binds, where that has bytes of its own
/// and there are some of main memory to compare them with.
static std::optional<double> getLevelIntensity(const Verdict &verdict,
                                               const Work &work,
                                               const Traffic &traffic) {
  if (!verdict.boundBy || !verdict.intensity || *verdict.intensity == 0)
    return std::nullopt;
  Roof::Kind kind = verdict.boundBy->getKind();
  const std::optional<LevelTraffic> &level =
      kind == Roof::Kind::L2 ? traffic.chip.l2 : traffic.chip.smem;
  if (!level || (kind != Roof::Kind::L2 && kind != Roof::Kind::SMem))
    return std::nullopt;
  return work.getOps().toDouble() / level->getTimed().toDouble();
}

ChartPoint ChartBuilder::makePoint(const KernelRow &row) const {
  const ReportKernel &kernel = *row.first;
  const Verdict &verdict = kernel.verdict;
  ChartPoint point;
  point.name = kernel.op;
  point.place = summary.formatLocation(kernel.location);
  point.kernels = row.kernels;
  point.intensity = verdict.intensity;
  point.attainable = *verdict.attainable;
  point.boundBy = verdict.boundBy;
  point.share = getShare(row.seconds);
  point.levelIntensity =
      getLevelIntensity(verdict, kernel.work, kernel.traffic);
  return point;
}

void ChartBuilder::addPoints() {
  for (const KernelRow &row : summary.rows)
    if (isFinite(row.seconds))
      seconds += row.seconds.value_or(0);
  for (const KernelRow &row : summary.rows) {
    llvm::StringRef obstacle = getObstacle(row);
    if (obstacle.empty()) {
      pointOfKey[getKernelKey(*row.first)] = chart.points.size();
      chart.points.push_back(makePoint(row));
      continue;
    }
    auto known = llvm::find_if(
        notDrawn, [&](const auto &entry) { return entry.first == obstacle; });
    if (known == notDrawn.end())
      known = notDrawn.insert(known, {obstacle, Expr()});
    known->second += row.kernels;
  }
}

void ChartBuilder::addArrows() {
  // More of them would hide each other.
  constexpr size_t kMostArrows = 6;
  size_t numLeftOut = 0;
  for (const GroupRow &row : rankGroups(summary)) {
    const Verdict &verdict = row.first->verdict;
    ChartArrow arrow;
    for (unsigned id : row.first->kernels)
      if (auto point = pointOfKey.find(getKernelKey(report.kernels[id]));
          point != pointOfKey.end())
        arrow.from.push_back(point->second);
    if (arrow.from.empty() || !verdict.intensity || !verdict.attainable ||
        *verdict.attainable == 0 || chart.arrows.size() == kMostArrows) {
      ++numLeftOut;
      continue;
    }
    arrow.to.name = nameOps(report, *row.first);
    arrow.to.place = summary.formatLocation(
        report.kernels[row.first->kernels.front()].location);
    arrow.to.kernels = row.groups;
    arrow.to.intensity = verdict.intensity;
    arrow.to.attainable = *verdict.attainable;
    arrow.to.boundBy = verdict.boundBy;
    arrow.to.levelIntensity =
        getLevelIntensity(verdict, row.first->work, row.first->traffic);
    arrow.to.share = getShare(row.seconds);
    chart.arrows.push_back(std::move(arrow));
  }
  if (numLeftOut > 0)
    chart.notes.push_back("Kinds of groups to fuse that have no arrow here: " +
                          std::to_string(numLeftOut) +
                          ". The text report lists them.");
}

void ChartBuilder::addPaths() {
  // The total, and the kernels that are slowest at the end.
  constexpr size_t kMostPaths = 6;
  if (!report.sweep)
    return;
  chart.symbol = report.sweep->symbol;
  for (const ReportSweepSeries &series : report.sweep->series) {
    ChartPath path;
    path.name = series.isTotal() ? "total" : series.op;
    path.place = summary.formatLocation(series.location);
    for (auto [value, point] :
         llvm::zip_equal(report.sweep->values, series.points)) {
      if (!point.intensity || !point.attainable || *point.attainable == 0 ||
          !isFinite(point.intensity) || !isFinite(point.attainable))
        continue;
      ChartPoint step;
      step.name = path.name;
      step.kernels = point.kernels;
      step.intensity = point.intensity;
      step.attainable = *point.attainable;
      step.boundBy = point.boundBy;
      path.steps.push_back({value, std::move(step)});
    }
    if (!path.steps.empty() && chart.paths.size() < kMostPaths)
      chart.paths.push_back(std::move(path));
  }
  size_t numSeries = report.sweep->series.size();
  if (numSeries > chart.paths.size())
    chart.notes.push_back(
        "Paths drawn along " + chart.symbol + ": " +
        std::to_string(chart.paths.size()) + " of " +
        std::to_string(numSeries) +
        ", the total's and those of the kernels that take most of the time at "
        "its last value. The CSV report has all.");
}

void ChartBuilder::addNotes() {
  std::vector<std::string> parts;
  for (const auto &[why, kernels] : notDrawn)
    if (!report.sweep || why != kOpenSizes)
      parts.push_back(formatTally(kernels) + " with " + why.str());
  if (!parts.empty())
    chart.notes.push_back("Kernels not drawn: " + llvm::join(parts, ", ") +
                          ".");
  Expr elsewhere;
  for (const KernelRow &row : summary.rows)
    if (!row.first->target.empty())
      elsewhere += row.kernels;
  if (!elsewhere.isZero())
    chart.notes.push_back("Kernels judged on other targets, whose roofs are "
                          "not drawn: " +
                          formatTally(elsewhere) + ".");
  if (!report.totals.seconds && !chart.points.empty())
    chart.notes.push_back(
        "Some times are not known; shares are of those that are.");
  if (!report.isComplete())
    chart.notes.push_back("Some ops are not modelled and not drawn; the text "
                          "report names them.");
}

Chart ChartBuilder::build() {
  addTitle();
  addPoints();
  addArrows();
  addRoofs();
  addPaths();
  addNotes();
  return std::move(chart);
}

Chart mlir::roofline::makeChart(const ReportData &report) {
  return ChartBuilder(report).build();
}
