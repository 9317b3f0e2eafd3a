//===- LabelPlacement.h - Labels that do not overlap ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Labels are placed one after the other, the most important first, each at the
// best of its own candidates: never on a label, and on as few marks and lines
// as there are. Where all candidates are taken, or cover more than it is worth,
// a free place near by counts, and the caller draws a line to it. Same calls,
// same places.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_LABELPLACEMENT_H
#define ROOFLINE_REPORT_LABELPLACEMENT_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <vector>

namespace mlir::roofline {

/// A place in pixels, y downwards.
struct PixelPoint {
  double x = 0, y = 0;
};

/// A rectangle in pixels, y downwards.
struct PixelBox {
  double left = 0, top = 0, right = 0, bottom = 0;

  bool intersects(const PixelBox &other) const {
    return left < other.right && other.left < right && top < other.bottom &&
           other.top < bottom;
  }
  PixelPoint getCenter() const {
    return {(left + right) / 2, (top + bottom) / 2};
  }
  bool contains(const PixelBox &other) const {
    return left <= other.left && other.right <= right && top <= other.top &&
           other.bottom <= bottom;
  }
};

/// A straight line; a point where both ends are one.
struct PixelSegment {
  PixelPoint from, to;

  /// The point of it that is next to `point`.
  PixelPoint getNearest(PixelPoint point) const;
};

/// How many pixels wide `text` is at most in the fonts that a chart asks for.
double estimateTextWidth(llvm::StringRef text, double fontSize);

/// A text of some size, and where it would like to stand.
struct LabelRequest {
  double width = 0, height = 0;
  /// Top left corners, the best first; not empty.
  std::vector<PixelPoint> candidates;
  /// What it belongs to: where a line has to lead.
  PixelSegment owner;
};

/// A label that has its place.
struct PlacedBox {
  PixelBox box;
  /// It stands away from its candidates and needs a line.
  bool isAway = false;
};

/// Lines, the one that may rather be covered first.
enum class LineKind : uint8_t {
  Faint,
  Plain,
  /// From a label to what it belongs to: cut in two it leads nowhere.
  Leader,
};

/// Places labels inside of an area.
class LabelPlacer {
public:
  explicit LabelPlacer(PixelBox area) : area(area) {}

  /// Something that labels should rather not cover, but may.
  void addObstacle(const PixelBox &box);
  /// The same for a straight line, which may be covered rather than a box.
  void addObstacle(PixelPoint from, PixelPoint to,
                   LineKind kind = LineKind::Plain);

  /// Places a label. Empty if the area has no room for it.
  std::optional<PlacedBox> place(const LabelRequest &request);

private:
  struct Obstacle {
    PixelBox box;
    /// How far a label would rather move, in pixels.
    double cost = 0;
  };
  struct Place {
    PixelBox box;
    /// What is covered, and how far it is from where it is wanted.
    double cost = 0;
  };

  bool isFree(const PixelBox &box) const;
  /// Whether the line from a label at `box` to its `owner` crosses no label.
  bool isLeaderFree(const PixelBox &box, const PixelSegment &owner) const;
  double getCost(const PixelBox &box) const;
  /// The best of the candidates that are free, the first among equals.
  std::optional<Place> findBest(const LabelRequest &request) const;
  /// The best place of all, if that is better than `known`.
  std::optional<Place> findElsewhere(const LabelRequest &request,
                                     std::optional<Place> known) const;

  PixelBox area;
  std::vector<Obstacle> obstacles;
  std::vector<PixelBox> labels;
};

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_LABELPLACEMENT_H
