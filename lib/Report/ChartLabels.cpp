//===- ChartLabels.cpp - Labels of roofs, marks and paths -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportSummary.h"
#include "roofline/Report/ChartLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace mlir::roofline;

/// Between a label and what it stands at.
static constexpr double kOffset = 3;

size_t mlir::roofline::countNumbered(const Chart &chart) {
  // Some are always named; more only if they take some part of the time.
  constexpr double kLeastShare = 0.005;
  constexpr size_t kLeastByTime = 5, kMostByTime = 10, kMost = 24;
  size_t count = 0;
  for (const ChartPoint &point : chart.points) {
    bool isNext = !point.share                  ? count < kMost
                  : *point.share >= kLeastShare ? count < kMostByTime
                                                : count < kLeastByTime;
    if (!isNext)
      break;
    ++count;
  }
  return count;
}

std::string mlir::roofline::getPathLetter(size_t path) {
  constexpr size_t kLetters = 26;
  std::string letter(1, char('a' + path % kLetters));
  return path < kLetters ? letter : letter + std::to_string(path / kLetters);
}

std::string mlir::roofline::describeRoof(const Chart &chart,
                                         const ChartRoof &roof) {
  std::string text;
  if (chart.machines.size() > 1)
    text = makePrintable(chart.machines[roof.machine]) + " ";
  std::string name = roof.roof.getName();
  std::string ofWhat = roof.roof.isMemory() ? "B" : getOpUnit(roof.roof);
  text += name + " " + formatQuantity(roof.rate, ofWhat + "/s");
  if (roof.roof.isMemory() && roof.roof.getKind() != Roof::Kind::HBM)
    text += " per byte of " + name;
  return roof.isOther ? text + " on the data sheet" : text;
}

namespace {
/// Places labels in the order in which it is asked to.
class LabelWriter {
public:
  LabelWriter(const Chart &chart, ChartLayout &layout, PixelBox area)
      : chart(chart), layout(layout), placer(area) {}

  void avoidEverything();
  void labelRoofs();
  void labelMarks();
  void labelPaths();

private:
  /// Places `label`, which belongs to the line `owner`, at one of `corners`.
  void place(ChartLabel label, const PixelSegment &owner,
             llvm::function_ref<std::vector<PixelPoint>(double width)> corners);
  void placeAround(ChartLabel label, PixelPoint center, double radius);

  const Chart &chart;
  ChartLayout &layout;
  LabelPlacer placer;
};
} // namespace

void LabelWriter::avoidEverything() {
  for (const RoofLine &line : layout.roofs)
    placer.addObstacle(line.from, line.to);
  // Labels stand in the plot or in a margin rather than on the edge.
  const PixelBox &plot = layout.plot;
  if (layout.leftMargin)
    placer.addObstacle({plot.left, plot.top}, {plot.left, plot.bottom});
  if (layout.rightMargin)
    placer.addObstacle({plot.right, plot.top}, {plot.right, plot.bottom});
  for (const ArrowLine &line : layout.arrows) {
    constexpr int kPieces = 8;
    for (int i = 0; i < kPieces; ++i)
      placer.addObstacle(line.getPoint(double(i) / kPieces),
                         line.getPoint(double(i + 1) / kPieces),
                         LineKind::Faint);
  }
  for (const PathLine &line : layout.paths)
    for (size_t i = 1; i < line.line.size(); ++i)
      placer.addObstacle(line.line[i - 1], line.line[i]);
  for (const auto *marks : {&layout.marks, &layout.fused})
    for (const ChartMark &mark : *marks)
      placer.addObstacle(mark.getBox());
}

void LabelWriter::place(
    ChartLabel label, const PixelSegment &owner,
    llvm::function_ref<std::vector<PixelPoint>(double width)> corners) {
  // Bold text is a tenth wider, and no two labels touch.
  constexpr double kGap = 4, kBold = 1.1;
  LabelRequest request;
  bool isRoof = label.role == ChartLabel::Role::Roof;
  request.width =
      estimateTextWidth(label.text, kLabelFont * (isRoof ? 1 : kBold)) + kGap +
      label.sampleWidth;
  request.height = kLabelHeight;
  request.owner = owner;
  request.candidates = corners(request.width);
  std::optional<PlacedBox> placed = placer.place(request);
  if (!placed) {
    ++layout.numLostLabels;
    return;
  }
  label.box = placed->box;
  label.isLeftOfLine =
      isRoof && !placed->isAway && owner.from.y > owner.to.y &&
      owner.getNearest(label.box.getCenter()).y > label.box.getCenter().y;
  if (placed->isAway) {
    label.leader = owner.getNearest(label.box.getCenter());
    // Labels that come later do not stand on it.
    placer.addObstacle(*label.leader, label.box.getCenter(), LineKind::Leader);
  }
  layout.labels.push_back(std::move(label));
}

/// Above or below a ceiling, from its right end to its left, and then one line
/// further away.
static std::vector<PixelPoint> listOnCeiling(const RoofLine &line,
                                             double width) {
  constexpr double kStep = 30;
  std::vector<PixelPoint> corners;
  for (double away : {0.0, kLabelHeight})
    for (double right = line.to.x - kOffset;
         right == line.to.x - kOffset || right - width >= line.from.x;
         right -= kStep)
      for (double top : {line.to.y - kOffset - kLabelHeight - away,
                         line.to.y + kOffset + away})
        corners.push_back({right - width, top});
  return corners;
}

/// Right below or left above a slope, from a third of it to its ends.
static std::vector<PixelPoint> listOnSlope(const RoofLine &line, double width) {
  std::vector<PixelPoint> corners;
  for (double part : {0.35, 0.25, 0.45, 0.15, 0.55, 0.65, 0.75, 0.05, 0.85}) {
    double x = line.from.x + part * (line.to.x - line.from.x);
    double y = line.from.y + part * (line.to.y - line.from.y);
    corners.push_back({x - width - 2 * kOffset, y - kLabelHeight});
    corners.push_back({x + 2 * kOffset, y + kOffset});
  }
  return corners;
}

void LabelWriter::labelRoofs() {
  for (const RoofLine &line : layout.roofs) {
    const ChartRoof &roof = chart.roofs[line.roof];
    ChartLabel label;
    label.text = describeRoof(chart, roof);
    label.roof = line.roof;
    label.sampleWidth =
        chart.machines.size() > 1 ? kDashedSampleWidth : kSampleWidth;
    place(std::move(label), {line.from, line.to}, [&](double width) {
      return roof.roof.isMemory() ? listOnSlope(line, width)
                                  : listOnCeiling(line, width);
    });
  }
}

void LabelWriter::placeAround(ChartLabel label, PixelPoint center,
                              double radius) {
  place(std::move(label), {center, center}, [&](double width) {
    double left = center.x - radius - width, right = center.x + radius;
    double above = center.y - radius - kLabelHeight, below = center.y + radius;
    double middle = center.x - width / 2;
    double beside = center.y - kLabelHeight / 2;
    double inward = center.x - radius;
    return std::vector<PixelPoint>{
        {left, above},   {middle, above}, {left, beside},  {right, beside},
        {right, above},  {right, below},  {middle, below}, {left, below},
        {inward, above}, {inward, below}};
  });
}

void LabelWriter::labelMarks() {
  size_t numNumbered = countNumbered(chart);
  for (const ChartMark &mark : layout.marks) {
    std::vector<std::string> numbers;
    for (size_t member : mark.members)
      if (member < numNumbered)
        numbers.push_back(std::to_string(member + 1));
    if (numbers.empty())
      continue;
    ChartLabel label;
    label.role = ChartLabel::Role::Number;
    label.text = llvm::join(numbers, ",");
    placeAround(std::move(label), mark.center, mark.getReach() + 1);
  }
}

void LabelWriter::labelPaths() {
  auto label = [&](std::string text, PixelPoint point) {
    ChartLabel label;
    label.role = ChartLabel::Role::Path;
    label.text = std::move(text);
    placeAround(std::move(label), point, 2 * kOffset);
  };
  for (const PathLine &line : layout.paths) {
    const ChartPath &path = chart.paths[line.path];
    auto getValue = [&](size_t step) {
      return makePrintable(chart.symbol) + " = " +
             std::to_string(path.steps[step].value);
    };
    std::string letter = getPathLetter(line.path);
    // The first one, the total's, says where it begins and ends; that the
    // others do so too would hide them.
    bool isFirst = line.path == 0;
    label(isFirst ? letter + ": " + getValue(line.steps.back()) : letter,
          line.points.back());
    if (isFirst && line.points.size() > 1)
      label(getValue(line.steps.front()), line.points.front());
  }
}

void mlir::roofline::placeLabels(const Chart &chart, ChartLayout &layout) {
  PixelBox area = layout.plot;
  if (layout.leftMargin)
    area.left = layout.leftMargin->left;
  if (layout.rightMargin)
    area.right = layout.rightMargin->right;
  LabelWriter writer(chart, layout, area);
  writer.avoidEverything();
  // Marks first, since a roof is long enough to give way.
  writer.labelMarks();
  writer.labelPaths();
  writer.labelRoofs();
}
