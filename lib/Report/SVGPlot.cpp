//===- SVGPlot.cpp - The plot of an SVG chart -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SVGParts.h"
#include "roofline/Report/TextFormat.h"
#include <algorithm>
#include <cmath>

using namespace mlir::roofline;
using llvm::raw_ostream;
using llvm::StringRef;

static void printRect(const PixelBox &box, StringRef classes, raw_ostream &os) {
  os << "<rect class=\"" << classes << "\" x=\"" << formatPixels(box.left)
     << "\" y=\"" << formatPixels(box.top) << "\" width=\""
     << formatPixels(box.right - box.left) << "\" height=\""
     << formatPixels(box.bottom - box.top) << "\"/>\n";
}

/// A line of the grid, and the text at its end.
static void printTicks(const ChartLayout &layout, raw_ostream &os) {
  constexpr double kBelow = 15, kBeside = 5, kHalfLine = 4;
  constexpr double kColumnGap = 44, kLineGap = 18;
  const PixelBox &plot = layout.plot;
  for (const AxisTick &tick : layout.x.getTicks(kColumnGap)) {
    double x = layout.x.map(tick.value);
    printLine({{x, plot.top}, {x, plot.bottom}, "grid"}, os);
    if (!tick.text.empty())
      printText(tick.text, {x, plot.bottom + kBelow}, "middle", os);
  }
  double left = layout.leftMargin ? layout.leftMargin->left : plot.left;
  for (const AxisTick &tick : layout.y.getTicks(kLineGap)) {
    double y = layout.y.map(tick.value);
    printLine({{plot.left, y}, {plot.right, y}, "grid"}, os);
    if (!tick.text.empty())
      printText(tick.text, {left - kBeside, y + kHalfLine}, "end", os);
  }
}

static void printMargin(const PixelBox &box, StringRef what, raw_ostream &os) {
  constexpr double kBelow = 15;
  printRect(box, "margin", os);
  printText(what, {(box.left + box.right) / 2, box.bottom + kBelow}, "middle",
            os);
}

static void printAxes(const Chart &chart, const ChartLayout &layout,
                      raw_ostream &os) {
  constexpr double kBelow = 34;
  const PixelBox &plot = layout.plot;
  os << "<g class=\"dim\">\n";
  printTicks(layout, os);
  if (layout.leftMargin)
    printMargin(*layout.leftMargin, "no ops", os);
  if (layout.rightMargin)
    printMargin(*layout.rightMargin, "no bytes", os);
  printText(chart.unit + " per byte of main memory",
            {(plot.left + plot.right) / 2, plot.bottom + kBelow}, "middle", os);
  printText("attainable " + chart.unit + "/s",
            {kChartPadding, plot.top - kAbovePlot}, "", os);
  os << "</g>\n";
  printRect(plot, "frame", os);
}

static void printRoofs(const Chart &chart, const ChartLayout &layout,
                       raw_ostream &os) {
  for (const RoofLine &line : layout.roofs)
    printLine(makeRoofLine(chart.roofs[line.roof], line.from, line.to), os);
}

std::string mlir::roofline::formatIntensity(const Chart &chart,
                                            const ChartPoint &point) {
  return point.intensity
             ? formatRatio(*point.intensity) + " " + chart.unit + "/B"
             : "no bytes";
}

std::string mlir::roofline::formatAttained(const Chart &chart,
                                           const ChartPoint &point) {
  return point.attainable > 0
             ? formatQuantity(point.attainable, chart.unit + "/s")
             : "-";
}

/// All that is known of a point, for those who point at it or have it read.
static std::string describe(const Chart &chart, const ChartPoint &point) {
  std::string text = formatRepeated(point.name, point.kernels);
  if (!point.place.empty())
    text += " " + makePrintable(point.place);
  text += ": " + formatIntensity(chart, point);
  if (point.attainable > 0)
    text += ", " + formatAttained(chart, point);
  if (point.boundBy)
    text += ", bound by " + point.boundBy->getName();
  if (point.share)
    text += ", " + formatPercent(100 * *point.share) + " of the time";
  return text;
}

namespace {
/// How a mark is drawn, and what it says.
struct MarkText {
  StringRef classes;
  /// Escaped.
  std::string title;
  /// The kernels that it stands for, "3 7", where a page asks for them.
  std::string ids = "";
};
} // namespace

static std::string listIds(const Chart &chart, const ChartMark &mark) {
  std::string ids;
  for (size_t member : mark.members)
    if (chart.hasIds && chart.points[member].kernel)
      ids += (ids.empty() ? "" : " ") +
             std::to_string(*chart.points[member].kernel);
  return ids;
}

static void printMark(const ChartMark &mark, const MarkText &text,
                      raw_ostream &os) {
  os << "<path role=\"img\"";
  if (!text.ids.empty())
    os << " data-kernels=\"" << text.ids << '"';
  os << " class=\"" << text.classes << ' ' << getKindClass(mark.kind)
     << "\" d=\"" << getOutline(mark.kind, mark.center, mark.radius)
     << "\"><title>" << text.title << "</title></path>\n";
}

/// What the points of a mark are, a line each.
static std::string
describeAll(const ChartMark &mark,
            llvm::function_ref<std::string(size_t member)> describeOne) {
  constexpr size_t kMost = 4;
  std::string text;
  llvm::ArrayRef<size_t> members = mark.members;
  if (members.size() > 1)
    text = std::to_string(members.size()) + " at one place\n";
  for (size_t member : members.take_front(kMost))
    text += escapeXML(describeOne(member)) + "\n";
  if (members.size() > kMost)
    text += "and " + std::to_string(members.size() - kMost) + " more\n";
  text.pop_back();
  return text;
}

/// To where the slope of the binding level holds it.
static void printSlopeMark(const ChartMark &mark, raw_ostream &os) {
  constexpr double kSmall = 3.5;
  if (!mark.onSlope)
    return;
  std::string kind = getKindClass(mark.kind).str();
  printLine({*mark.onSlope, mark.center, "l " + kind, "1 3"}, os);
  os << "<path class=\"h " << kind << "\" d=\""
     << getOutline(mark.kind, *mark.onSlope, kSmall) << "\"/>\n";
}

static void printMarks(const Chart &chart, const ChartLayout &layout,
                       raw_ostream &os) {
  for (const ChartMark &mark : layout.marks) {
    auto describeOne = [&](size_t member) {
      return describe(chart, chart.points[member]);
    };
    printSlopeMark(mark, os);
    printMark(mark, {"m", describeAll(mark, describeOne), listIds(chart, mark)},
              os);
  }
  for (const ChartMark &mark : layout.fused) {
    auto describeOne = [&](size_t member) {
      return "fused: " + describe(chart, chart.arrows[member].to);
    };
    printSlopeMark(mark, os);
    printMark(mark, {"h", describeAll(mark, describeOne)}, os);
  }
}

/// A bow, since parts and the fused kernel often stand on the same slope.
static void printArrow(const ArrowLine &arrow, raw_ostream &os) {
  constexpr double kLength = 6, kHalfWidth = 2.5;
  const PixelPoint &bend = arrow.bend, &to = arrow.to;
  double dx = to.x - bend.x, dy = to.y - bend.y;
  double length = std::hypot(dx, dy);
  auto print = [](double x, double y) {
    return formatPixels(x) + " " + formatPixels(y);
  };
  auto at = [&](double back, double aside) {
    return print(to.x - (dx * back + dy * aside) / length,
                 to.y - (dy * back - dx * aside) / length);
  };
  os << "<path class=\"a\" d=\"M" << print(arrow.from.x, arrow.from.y) << 'Q'
     << print(bend.x, bend.y) << ' ' << at(0, 0) << 'M'
     << at(kLength, kHalfWidth) << 'L' << at(0, 0) << 'L'
     << at(kLength, -kHalfWidth) << "\"/>\n";
}

static void printPath(const Chart &chart, const PathLine &line,
                      raw_ostream &os) {
  constexpr double kStepRadius = 3;
  const ChartPath &path = chart.paths[line.path];
  for (size_t i = 1; i < line.line.size(); ++i)
    printLine({line.line[i - 1], line.line[i], "a"}, os);
  for (auto [at, number] : llvm::zip_equal(line.points, line.steps)) {
    const ChartPath::Step &step = path.steps[number];
    ChartMark mark;
    mark.center = at;
    mark.radius = kStepRadius;
    if (step.point.boundBy)
      mark.kind = step.point.boundBy->getKind();
    printMark(
        mark,
        {"m", escapeXML(chart.symbol + " = " + std::to_string(step.value) +
                        ", " + describe(chart, step.point))},
        os);
  }
}

static void printLabel(const Chart &chart, const ChartLabel &label,
                       raw_ostream &os) {
  constexpr double kDescent = 3, kGap = 5;
  PixelBox box = label.box;
  if (label.leader) {
    PixelPoint nearest = {std::clamp(label.leader->x, box.left, box.right),
                          std::clamp(label.leader->y, box.top, box.bottom)};
    printLine({*label.leader, nearest, "lead"}, os);
  }
  double baseline = box.bottom - kDescent;
  if (label.role != ChartLabel::Role::Roof) {
    printHaloText(label.text, {box.getCenter().x, baseline}, "middle", "b", os);
    return;
  }
  double middle = (box.top + box.bottom) / 2, length = label.sampleWidth - kGap;
  double start = label.isLeftOfLine ? box.right - length : box.left;
  printLine(makeRoofLine(chart.roofs[label.roof], {start, middle},
                         {start + length, middle}),
            os);
  if (label.isLeftOfLine)
    printHaloText(label.text, {start - kGap, baseline}, "end", "", os);
  else
    printHaloText(label.text, {start + length + kGap, baseline}, "start", "",
                  os);
}

void mlir::roofline::printPlot(const Chart &chart, const ChartLayout &layout,
                               raw_ostream &os) {
  printAxes(chart, layout, os);
  printRoofs(chart, layout, os);
  printGroup(chart, ChartPart::Replaced, os, [&] {
    for (const ArrowLine &arrow : layout.arrows)
      printArrow(arrow, os);
    printMarks(chart, layout, os);
  });
  for (const PathLine &line : layout.paths)
    printPath(chart, line, os);
  auto printLabels = [&](bool isOfMarks) {
    for (const ChartLabel &label : layout.labels)
      if ((label.role == ChartLabel::Role::Number) == isOfMarks)
        printLabel(chart, label, os);
  };
  printGroup(chart, ChartPart::Replaced, os,
             [&] { printLabels(/*isOfMarks=*/true); });
  printGroup(chart, ChartPart::Labels, os,
             [&] { printLabels(/*isOfMarks=*/false); });
}
