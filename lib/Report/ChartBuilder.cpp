//===- ChartBuilder.cpp - The chart of a report ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChartBuilder.h"
#include "MeasuredRoofs.h"
#include "roofline/Report/KernelKey.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace mlir::roofline;

bool mlir::roofline::isFinite(std::optional<double> number) {
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
  if (report.sweep)
    for (const ReportSweepSeries &series : report.sweep->series)
      for (const ReportSweepPoint &point : series.points)
        if (point.boundBy && !point.boundBy->isMemory())
          addUnit(*point.boundBy);
  addDatasheetRoofs(*report.target.model, /*machine=*/0, chart);
  addComparedRoofs();
}

/// Of each other target that is compared, the slope of main memory and what it
/// has in the place of the highest ceiling: all of several would hide the
/// points, which are those of the first.
void ChartBuilder::addComparedRoofs() {
  llvm::SmallVector<Roof, 2> compared = {Roof::Kind::HBM};
  const ChartRoof *highest = nullptr;
  for (const ChartRoof &roof : chart.roofs)
    if (!roof.roof.isMemory() && !roof.isOther &&
        (!highest || roof.rate > highest->rate))
      highest = &roof;
  if (highest)
    compared.push_back(highest->roof);
  for (const ComparedTarget &target : report.totals.onTargets) {
    if (target.name == report.target.name)
      continue;
    chart.machines.push_back(target.name);
    for (Roof roof : compared)
      if (std::optional<double> rate = findRoofRate(*target.model, roof))
        chart.roofs.push_back({roof, *rate, chart.machines.size() - 1});
  }
}

void mlir::roofline::addDatasheetRoofs(const TargetModel &target,
                                       size_t machine, Chart &chart) {
  if (!target.datasheet)
    return;
  std::vector<ChartRoof> others;
  for (const ChartRoof &roof : chart.roofs) {
    std::optional<double> rate = findRoofRate(*target.datasheet, roof.roof);
    if (roof.machine == machine && rate && *rate != roof.rate)
      others.push_back({roof.roof, *rate, machine, /*isOther=*/true});
  }
  chart.roofs.insert(chart.roofs.end(), others.begin(), others.end());
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

std::optional<double> ChartBuilder::getLevelIntensity(const Verdict &verdict,
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
  point.kernel = kernel.id;
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
