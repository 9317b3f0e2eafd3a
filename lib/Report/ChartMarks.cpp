//===- ChartMarks.cpp - Points, arrows and paths in pixels ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/ChartLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cmath>
#include <map>
#include <set>
#include <tuple>

using namespace mlir::roofline;

/// Of a point that has no share of any time.
static constexpr double kPlainRadius = 5;

double mlir::roofline::getOutlineReach(std::optional<Roof::Kind> kind) {
  if (!kind)
    return 1;
  // Each makes the area pi: a square of side 2s has 4 s^2, one on its corner
  // 2 s^2, a triangle in a circle of radius s 3 sqrt(3) / 4 s^2, and a cross of
  // five squares that is 2s wide 20/9 s^2.
  switch (*kind) {
  case Roof::Kind::HBM:
    return 1;
  case Roof::Kind::L2:
    return 0.8862;
  case Roof::Kind::SMem:
    return 1.2533;
  case Roof::Kind::Tensor:
  case Roof::Kind::Vector:
    return 1.5551;
  case Roof::Kind::Special:
    return 1.1890;
  }
  llvm_unreachable("unknown roof");
}

/// Area is proportional to `share`, down to the smallest mark.
static double getRadius(std::optional<double> share) {
  return share ? std::max(kLeastRadius, kMostRadius * std::sqrt(*share))
               : kPlainRadius;
}

/// Where `point` stands; the height of those in the left margin is still open.
static PixelPoint locate(const ChartPoint &point, const ChartLayout &layout) {
  auto getMiddle = [](const PixelBox &box) {
    return (box.left + box.right) / 2;
  };
  if (point.attainable == 0)
    return {getMiddle(*layout.leftMargin), layout.plot.bottom};
  double height = layout.y.map(point.attainable);
  if (!point.intensity)
    return {getMiddle(*layout.rightMargin), height};
  return {layout.x.map(*point.intensity), height};
}

namespace {
/// Gathers points into marks.
class MarkBuilder {
public:
  explicit MarkBuilder(const ChartLayout &layout) : layout(layout) {}

  /// Adds `point`, the `member`th of its list, to the mark at its place.
  void add(size_t member, const ChartPoint &point) {
    // Marks closer than this cannot be told apart.
    constexpr double kCell = 3;
    PixelPoint place = locate(point, layout);
    std::optional<Roof::Kind> kind;
    if (point.boundBy)
      kind = point.boundBy->getKind();
    auto [entry, isNew] = markOfCell.try_emplace(
        {std::lround(place.x / kCell), std::lround(place.y / kCell), kind},
        marks.size());
    if (isNew) {
      marks.push_back({place, 0, kind, {}, std::nullopt});
      shares.emplace_back();
      if (point.levelIntensity)
        marks.back().onSlope = {layout.x.map(*point.levelIntensity), place.y};
    }
    marks[entry->second].members.push_back(member);
    if (point.share)
      shares[entry->second] = shares[entry->second].value_or(0) + *point.share;
  }

  /// The marks, the largest first.
  std::vector<ChartMark> take() {
    for (auto [mark, share] : llvm::zip_equal(marks, shares))
      mark.radius = getRadius(share);
    llvm::stable_sort(marks, [](const ChartMark &a, const ChartMark &b) {
      return a.radius > b.radius;
    });
    return std::move(marks);
  }

private:
  const ChartLayout &layout;
  std::map<std::tuple<long, long, std::optional<Roof::Kind>>, size_t>
      markOfCell;
  std::vector<ChartMark> marks;
  /// Of the time, by mark.
  std::vector<std::optional<double>> shares;
};
} // namespace

/// Stacks the marks in the left margin from its lower end: all of them stand at
/// no operations, and none on another.
static void stackInMargin(ChartLayout &layout) {
  constexpr double kGap = 3;
  if (!layout.leftMargin)
    return;
  double bottom = layout.leftMargin->bottom - kGap;
  for (ChartMark &mark : layout.marks) {
    if (mark.center.x >= layout.plot.left)
      continue;
    mark.center.y = bottom - mark.getReach();
    bottom -= 2 * mark.getReach() + kGap;
  }
}

/// From edge to edge; none between marks that touch.
static std::optional<ArrowLine> connect(const ChartMark &from,
                                        const ChartMark &to) {
  // How far it bends away from the straight line, for its length.
  constexpr double kLeast = 6, kBend = 0.25;
  auto move = [](PixelPoint start, PixelPoint end, double distance) {
    double length = std::hypot(end.x - start.x, end.y - start.y);
    return PixelPoint{start.x + (end.x - start.x) * distance / length,
                      start.y + (end.y - start.y) * distance / length};
  };
  double dx = to.center.x - from.center.x, dy = to.center.y - from.center.y;
  if (std::hypot(dx, dy) < from.radius + to.radius + kLeast)
    return std::nullopt;
  PixelPoint bend = {(from.center.x + to.center.x) / 2 - kBend * dy,
                     (from.center.y + to.center.y) / 2 + kBend * dx};
  return ArrowLine{move(from.center, bend, from.radius), bend,
                   move(to.center, bend, to.radius + 1)};
}

static void placeArrows(const Chart &chart, ChartLayout &layout) {
  MarkBuilder builder(layout);
  for (const auto &[index, arrow] : llvm::enumerate(chart.arrows))
    builder.add(index, arrow.to);
  layout.fused = builder.take();

  std::vector<size_t> markOfPoint(chart.points.size());
  for (const auto &[index, mark] : llvm::enumerate(layout.marks))
    for (size_t member : mark.members)
      markOfPoint[member] = index;
  for (const ChartMark &fused : layout.fused) {
    std::set<size_t> drawn;
    for (size_t member : fused.members)
      for (size_t part : chart.arrows[member].from)
        if (drawn.insert(markOfPoint[part]).second)
          if (auto line = connect(layout.marks[markOfPoint[part]], fused))
            layout.arrows.push_back(*line);
  }
}

/// Whether the step at `place` can be told from the last one on `line`: along
/// thousands of values most cannot.
static bool isApart(const ChartPath &path, const PathLine &line, size_t step,
                    PixelPoint place) {
  constexpr double kLeast = 3;
  if (line.points.empty() || step + 1 == path.steps.size())
    return true;
  const PixelPoint &last = line.points.back();
  return std::hypot(place.x - last.x, place.y - last.y) >= kLeast ||
         path.steps[step].point.boundBy !=
             path.steps[line.steps.back()].point.boundBy;
}

/// Where the way between two points turns, of which main memory binds one and a
/// unit the other: at the ridge, as intensity grows up to there along the slope
/// and then along the ceiling. Empty for others.
static std::optional<PixelPoint> findRidge(const ChartPoint &from,
                                           const ChartPoint &to,
                                           const ChartLayout &layout) {
  if (!from.boundBy || !to.boundBy)
    return std::nullopt;
  bool isRising = from.boundBy->getKind() == Roof::Kind::HBM;
  const ChartPoint &slope = isRising ? from : to,
                   &ceiling = isRising ? to : from;
  if (slope.boundBy->getKind() != Roof::Kind::HBM ||
      ceiling.boundBy->isMemory() || !slope.intensity || !ceiling.intensity)
    return std::nullopt;
  double ridge = ceiling.attainable * *slope.intensity / slope.attainable;
  if (ridge <= *slope.intensity || ridge >= *ceiling.intensity)
    return std::nullopt;
  return PixelPoint{layout.x.map(ridge), layout.y.map(ceiling.attainable)};
}

static void placePaths(const Chart &chart, ChartLayout &layout) {
  for (const auto &[index, path] : llvm::enumerate(chart.paths)) {
    PathLine line;
    line.path = index;
    for (const auto &[number, step] : llvm::enumerate(path.steps)) {
      PixelPoint place = locate(step.point, layout);
      if (!isApart(path, line, number, place))
        continue;
      if (!line.steps.empty())
        if (std::optional<PixelPoint> ridge = findRidge(
                path.steps[line.steps.back()].point, step.point, layout))
          line.line.push_back(*ridge);
      line.line.push_back(place);
      line.points.push_back(place);
      line.steps.push_back(number);
    }
    layout.paths.push_back(std::move(line));
  }
}

void mlir::roofline::placeMarks(const Chart &chart, ChartLayout &layout) {
  MarkBuilder builder(layout);
  for (const auto &[index, point] : llvm::enumerate(chart.points))
    builder.add(index, point);
  layout.marks = builder.take();
  stackInMargin(layout);
  placeArrows(chart, layout);
  placePaths(chart, layout);
}
