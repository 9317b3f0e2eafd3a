//===- ChartLayout.h - Where everything of a chart stands -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The geometry of a chart in pixels, without a word of SVG:
//
//   +--------+------------------------------+-------+
//   | no     |          ,------ ceiling     |  no   |
//   | opera- |        ,' slope    o mark    | bytes |
//   | tions  |      ,'     o----->o arrow   |       |
//   +--------+------------------------------+-------+
//
// Marks that would stand on one another are one mark of several points, which
// keeps a chart of 10,000 kernels legible, and small.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_CHARTLAYOUT_H
#define ROOFLINE_REPORT_CHARTLAYOUT_H

#include "roofline/Report/ChartAxes.h"
#include "roofline/Report/LabelPlacement.h"

namespace mlir::roofline {

/// The visible part of a roof, left end first.
struct RoofLine {
  /// Its place in `Chart::roofs`.
  size_t roof = 0;
  PixelPoint from, to;
};

/// How far the outline of a mark of `kind` reaches, in radii of the circle that
/// has its area: shapes of one share look equally large.
double getOutlineReach(std::optional<Roof::Kind> kind);

/// One or several points of one kind of roof, drawn as one.
struct ChartMark {
  PixelPoint center;
  /// Of the circle that has its area.
  double radius = 0;
  /// Absent for sums.
  std::optional<Roof::Kind> kind;
  /// Places in `Chart::points`, or in `Chart::arrows` for fused kernels, the
  /// most important first.
  std::vector<size_t> members;
  /// Where the slope of another level than main memory holds the first of them.
  std::optional<PixelPoint> onSlope;

  /// From the centre to where nothing of it is.
  double getReach() const { return radius * getOutlineReach(kind); }
  /// What labels keep off.
  PixelBox getBox() const {
    double reach = getReach();
    return {center.x - reach, center.y - reach, center.x + reach,
            center.y + reach};
  }
};

/// From the edge of a mark to the edge of another, in a curve of the second
/// degree that starts and ends towards `bend`.
struct ArrowLine {
  PixelPoint from, bend, to;

  /// The point at `part` of it, 0 to 1.
  PixelPoint getPoint(double part) const {
    double rest = 1 - part;
    double a = rest * rest, b = 2 * rest * part, c = part * part;
    return {a * from.x + b * bend.x + c * to.x,
            a * from.y + b * bend.y + c * to.y};
  }
};

/// A path, with those of its steps that can be told apart.
struct PathLine {
  /// Its place in `Chart::paths`.
  size_t path = 0;
  /// The line: the points, and the ridge where it passes over it.
  std::vector<PixelPoint> line;
  std::vector<PixelPoint> points;
  /// The place in `ChartPath::steps` of each.
  std::vector<size_t> steps;
};

/// A text with its place.
struct ChartLabel {
  enum class Role : uint8_t { Roof, Number, Path };

  std::string text;
  Role role = Role::Roof;
  /// Its place in `Chart::roofs`, where it is of one: a piece of that line
  /// stands beside the text.
  size_t roof = 0;
  /// What of the box that piece takes.
  double sampleWidth = 0;
  PixelBox box;
  /// Whether its line is to the right of it, and so is the piece.
  bool isLeftOfLine = false;
  /// What it belongs to, where a line has to lead there.
  std::optional<PixelPoint> leader;
};

/// A chart in pixels.
struct ChartLayout {
  PixelBox plot;
  LogAxis x, y;
  /// Where points without operations, and without bytes, stand; absent where
  /// there are none.
  std::optional<PixelBox> leftMargin, rightMargin;
  std::vector<RoofLine> roofs;
  /// The largest first, so that small ones are drawn over them.
  std::vector<ChartMark> marks;
  /// The fused ones that arrows lead to.
  std::vector<ChartMark> fused;
  std::vector<ArrowLine> arrows;
  std::vector<PathLine> paths;
  std::vector<ChartLabel> labels;
  /// Labels for which there was no room.
  size_t numLostLabels = 0;
};

/// The radius of a kernel that takes all the time, and of one that takes next
/// to nothing of it.
inline constexpr double kMostRadius = 24, kLeastRadius = 3.5;

/// The size of the plot's labels, and how high a box around one is.
inline constexpr double kLabelFont = 11, kLabelHeight = 14;

/// The piece of its line in the label of a roof, with the gap beside it; where
/// dashes tell machines apart it shows them.
inline constexpr double kSampleWidth = 18, kDashedSampleWidth = 34;

/// How many points have numbers: the first ones.
size_t countNumbered(const Chart &chart);

/// "a" of the first path, "a1" of the twenty-seventh.
std::string getPathLetter(size_t path);

/// What is written at a roof: "tensor.bf16 989 TFLOP/s", with the machine where
/// there are several, and with what a slope counts bytes of where that is not
/// main memory.
std::string describeRoof(const Chart &chart, const ChartRoof &roof);

/// Places everything. The upper left corner of the plot's area, margins
/// included, is `area`'s.
ChartLayout layOut(const Chart &chart, const PixelBox &area);

// The parts of `layOut`, in order; each needs what those before it filled in.

/// Axes and margins.
void placeAreas(const Chart &chart, const PixelBox &area, ChartLayout &layout);
void placeRoofs(const Chart &chart, ChartLayout &layout);
/// Marks, arrows and paths.
void placeMarks(const Chart &chart, ChartLayout &layout);
void placeLabels(const Chart &chart, ChartLayout &layout);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_CHARTLAYOUT_H
