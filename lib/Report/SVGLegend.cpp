//===- SVGLegend.cpp - What stands above and below the plot ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportSummary.h"
#include "SVGParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <set>

using namespace mlir::roofline;
using llvm::raw_ostream;
using llvm::StringRef;

std::string mlir::roofline::formatRepeated(StringRef name,
                                           const Expr &kernels) {
  std::string text = makePrintable(name), repeats = formatRepeats(kernels);
  return repeats.empty() ? text : text + " \u00d7" + repeats.substr(1);
}

/// `text`, cut in the middle where it takes more than `width` pixels.
static std::string fit(llvm::StringRef text, double width, double fontSize) {
  std::string fitting = makePrintable(text);
  for (unsigned columns = getDisplayWidth(fitting);
       estimateTextWidth(fitting, fontSize) > width; --columns)
    fitting = shorten(fitting, columns - 1, Cut::Middle);
  return fitting;
}

static constexpr double kFont = 11;

//===----------------------------------------------------------------------===//
// The heading
//===----------------------------------------------------------------------===//

/// Every kind that some mark has, in the order of their declaration, sums last.
static std::vector<std::optional<Roof::Kind>>
listKinds(const Chart &chart, const ChartLayout &layout) {
  std::set<Roof::Kind> kinds;
  bool hasSums = false;
  auto add = [&](std::optional<Roof::Kind> kind) {
    kind ? void(kinds.insert(*kind)) : void(hasSums = true);
  };
  for (const auto *marks : {&layout.marks, &layout.fused})
    for (const ChartMark &mark : *marks)
      add(mark.kind);
  for (const ChartPath &path : chart.paths)
    for (const ChartPath::Step &step : path.steps)
      step.point.boundBy ? add(step.point.boundBy->getKind())
                         : add(std::nullopt);
  std::vector<std::optional<Roof::Kind>> list(kinds.begin(), kinds.end());
  if (hasSums)
    list.push_back(std::nullopt);
  return list;
}

/// What the drawing says beside shapes: "area: share of time".
static std::string describeSigns(const Chart &chart,
                                 const ChartLayout &layout) {
  std::vector<std::string> signs;
  if (llvm::any_of(chart.points, [](const ChartPoint &p) { return p.share; }))
    signs.push_back("area: share of time");
  if (!layout.fused.empty())
    signs.push_back("hollow, with arrows: fused");
  auto isOnSlope = [](const ChartMark &mark) {
    return mark.onSlope.has_value();
  };
  if (llvm::any_of(layout.marks, isOnSlope) ||
      llvm::any_of(layout.fused, isOnSlope))
    signs.push_back("dotted: to the slope that binds");
  return llvm::join(signs, "; ");
}

void mlir::roofline::printHeading(const Chart &chart, const ChartLayout &layout,
                                  raw_ostream &os) {
  constexpr double kTitleY = 22, kKindsY = 41, kShape = 4.5;
  constexpr double kTitleFont = 16; // a little more, since it is bold
  constexpr double kWidth = kChartWidth - 2 * kChartPadding;
  os << "<text class=\"title\" x=\"" << formatPixels(kChartPadding) << "\" y=\""
     << formatPixels(kTitleY) << "\">"
     << escapeXML(fit(chart.title, kWidth, kTitleFont)) << "</text>\n";
  double x = kChartPadding;
  auto print = [&](StringRef text, double gap) {
    printText(text, {x, kKindsY}, "", os);
    x += estimateTextWidth(text, kFont) + gap;
  };
  std::vector<std::optional<Roof::Kind>> kinds = listKinds(chart, layout);
  if (!kinds.empty())
    print("bound by", 6);
  for (std::optional<Roof::Kind> kind : kinds) {
    os << "<path class=\"m " << getKindClass(kind) << "\" d=\""
       << getOutline(kind, {x + kShape, kKindsY - 4}, kShape) << "\"/>\n";
    x += 2 * kShape + 5;
    print(kind ? getKindClass(kind) : "several", 10);
  }
  printText(describeSigns(chart, layout),
            {kChartWidth - kChartPadding, layout.plot.top - kAbovePlot}, "end",
            os);
}

//===----------------------------------------------------------------------===//
// The legend
//===----------------------------------------------------------------------===//

namespace {
/// Where a column of the legend stands.
struct LegendColumn {
  double x;
  /// What its text is cut to.
  double width;
  /// "end" for numbers.
  StringRef anchor;
};

/// A number or letter of the plot, and what it stands for.
struct LegendRow {
  std::string key;
  /// Of the shape behind the key; nothing is drawn in the heading.
  std::optional<ChartMark> mark;
  /// By column.
  std::vector<std::string> cells;
};
} // namespace

static constexpr double kRowHeight = 17;
static constexpr LegendColumn kColumns[] = {
    {56, 236, ""},    {300, 150, ""}, {532, 80, "end"},
    {636, 96, "end"}, {650, 104, ""}, {784, 60, "end"},
};

static void printRow(const LegendRow &row, double y, raw_ostream &os) {
  constexpr double kKeyX = 32, kShapeX = 44;
  if (!row.key.empty())
    os << "<text class=\"b\" text-anchor=\"end\" x=\"" << formatPixels(kKeyX)
       << "\" y=\"" << formatPixels(y) << "\">" << row.key << "</text>\n";
  if (row.mark)
    os << "<path class=\"m " << getKindClass(row.mark->kind) << "\" d=\""
       << getOutline(row.mark->kind, {kShapeX, y - 4}, row.mark->radius)
       << "\"/>\n";
  for (const auto &[column, cell] : llvm::zip_equal(kColumns, row.cells)) {
    // Where there is no last cell, the one before it has its room.
    bool isLast = &column == std::end(kColumns) - 2 && row.cells.back().empty();
    double width =
        isLast ? kChartWidth - kChartPadding - column.x : column.width;
    if (!cell.empty())
      printText(fit(cell, width, kFont), {column.x, y}, column.anchor, os);
  }
}

static std::optional<ChartMark> makeMark(const ChartPoint &point) {
  constexpr double kRadius = 4.5;
  ChartMark mark;
  mark.radius = kRadius;
  if (point.boundBy)
    mark.kind = point.boundBy->getKind();
  return mark;
}

static LegendRow makeRow(const Chart &chart, size_t index) {
  const ChartPoint &point = chart.points[index];
  LegendRow row;
  row.key = std::to_string(index + 1);
  row.mark = makeMark(point);
  row.cells = {formatRepeated(point.name, point.kernels),
               point.place,
               point.intensity ? formatRatio(*point.intensity) : "no bytes",
               formatAttained(chart, point),
               point.boundBy ? point.boundBy->getName() : "",
               point.share ? formatPercent(100 * *point.share) : ""};
  return row;
}

/// "1.06 → 48.1"; one of them where they are the same.
static std::string formatFromTo(const std::string &first,
                                const std::string &last) {
  return first == last ? first : first + " \u2192 " + last;
}

/// From its first step to its last.
static LegendRow makeRow(const ChartPath &path, size_t index) {
  const ChartPoint &first = path.steps.front().point;
  const ChartPoint &last = path.steps.back().point;
  auto getWall = [](const ChartPoint &point) {
    return point.boundBy ? point.boundBy->getName() : "";
  };
  LegendRow row;
  row.key = getPathLetter(index);
  row.mark = makeMark(last);
  row.cells = {path.name,
               path.place,
               formatFromTo(formatRatioOr(first.intensity),
                            formatRatioOr(last.intensity)),
               formatFromTo(formatQuantity(first.attainable),
                            formatQuantity(last.attainable)),
               formatFromTo(getWall(first), getWall(last)),
               ""};
  return row;
}

/// The chart's own notes, and what only the layout knows.
static std::vector<std::string> listNotes(const Chart &chart,
                                          const ChartLayout &layout) {
  std::vector<std::string> notes = chart.notes;
  size_t numShared = llvm::count_if(layout.marks, [](const ChartMark &mark) {
    return mark.members.size() > 1;
  });
  if (numShared > 0)
    notes.push_back("Marks of several at one place: " +
                    std::to_string(numShared) + ". Point at one to see which.");
  if (layout.numLostLabels > 0)
    notes.push_back("Labels for which there is no room: " +
                    std::to_string(layout.numLostLabels) + ".");
  return notes;
}

/// Prints notes from `top` down, and returns where they end.
static double printNoteLines(llvm::ArrayRef<std::string> notes, double top,
                             raw_ostream &os) {
  constexpr unsigned kColumnsOfNotes = 118;
  constexpr double kLineHeight = 15;
  if (notes.empty())
    return top;
  os << "<g class=\"dim\">\n";
  for (const std::string &note : notes) {
    std::string wrapped;
    llvm::raw_string_ostream stream(wrapped);
    printWrapped(makePrintable(note), kColumnsOfNotes, /*indent=*/0, stream);
    for (StringRef line : llvm::split(StringRef(wrapped).rtrim('\n'), '\n'))
      printText(line, {kChartPadding, top += kLineHeight}, "", os);
  }
  os << "</g>\n";
  return top;
}

double mlir::roofline::printLegend(const Chart &chart,
                                   const ChartLayout &layout, double top,
                                   raw_ostream &os) {
  std::vector<LegendRow> rows;
  for (size_t i = 0; i < countNumbered(chart); ++i)
    rows.push_back(makeRow(chart, i));
  for (const auto &[index, path] : llvm::enumerate(chart.paths))
    rows.push_back(makeRow(path, index));
  double y = top;
  if (!rows.empty()) {
    bool hasShares = llvm::any_of(
        rows, [](const LegendRow &row) { return !row.cells.back().empty(); });
    os << "<g class=\"dim\">\n";
    printRow({"",
              std::nullopt,
              {"", "", chart.unit + "/B", "attainable", "bound by",
               hasShares ? "share" : ""}},
             y, os);
    os << "</g>\n";
  }
  for (const LegendRow &row : rows)
    printRow(row, y += kRowHeight, os);
  y += rows.empty() ? 0 : kRowHeight / 2;
  return printNoteLines(listNotes(chart, layout), y, os);
}
