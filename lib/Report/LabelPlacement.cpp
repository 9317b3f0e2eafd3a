//===- LabelPlacement.cpp - Labels that do not overlap --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/LabelPlacement.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>

using namespace mlir::roofline;

double mlir::roofline::estimateTextWidth(llvm::StringRef text,
                                         double fontSize) {
  // In ems, from the widths of DejaVu Sans and Verdana, the widest sans-serif
  // fonts that browsers fall back to: most lower-case letters and digits take
  // 0.64, capitals up to 0.77, m, w and W 1. Wider scripts take an em a column.
  double ems = 0;
  for (char c : text) {
    if (llvm::StringRef("mwMW%@").contains(c))
      ems += 1;
    else if (llvm::StringRef("iljI.,:;|'!()[] ").contains(c))
      ems += 0.42;
    else if (c >= 'A' && c <= 'Z')
      ems += 0.77;
    else if ((c & 0x80) == 0)
      ems += 0.64;
  }
  size_t ascii = llvm::count_if(text, [](char c) { return (c & 0x80) == 0; });
  size_t columns = getDisplayWidth(text);
  return fontSize * (ems + (columns > ascii ? columns - ascii : 0));
}

PixelPoint PixelSegment::getNearest(PixelPoint point) const {
  double dx = to.x - from.x, dy = to.y - from.y;
  double square = dx * dx + dy * dy;
  if (square == 0)
    return from;
  double part = std::clamp(
      ((point.x - from.x) * dx + (point.y - from.y) * dy) / square, 0.0, 1.0);
  return {from.x + part * dx, from.y + part * dy};
}

void LabelPlacer::addObstacle(const PixelBox &box) {
  constexpr double kCost = 40;
  obstacles.push_back({box, kCost});
}

void LabelPlacer::addObstacle(PixelPoint from, PixelPoint to, LineKind kind) {
  // Beads on the line; closer than the lowest label is high.
  constexpr double kStep = 8;
  double cost = kind == LineKind::Leader  ? 30
                : kind == LineKind::Faint ? 6
                                          : 10;
  double length = std::hypot(to.x - from.x, to.y - from.y);
  unsigned count = std::ceil(length / kStep);
  for (unsigned i = 0; i <= count; ++i) {
    double part = count == 0 ? 0 : double(i) / count;
    double x = from.x + part * (to.x - from.x);
    double y = from.y + part * (to.y - from.y);
    obstacles.push_back({{x - 1, y - 1, x + 1, y + 1}, cost});
  }
}

bool LabelPlacer::isFree(const PixelBox &box) const {
  return area.contains(box) &&
         llvm::none_of(labels, [&](const PixelBox &label) {
           return label.intersects(box);
         });
}

bool LabelPlacer::isLeaderFree(const PixelBox &box,
                               const PixelSegment &owner) const {
  constexpr int kBeads = 32;
  PixelPoint start = box.getCenter(), end = owner.getNearest(start);
  for (int i = 0; i <= kBeads; ++i) {
    double part = double(i) / kBeads;
    PixelPoint bead = {start.x + part * (end.x - start.x),
                       start.y + part * (end.y - start.y)};
    PixelBox point = {bead.x - 1, bead.y - 1, bead.x + 1, bead.y + 1};
    if (llvm::any_of(labels, [&](const PixelBox &label) {
          return label.intersects(point);
        }))
      return false;
  }
  return true;
}

double LabelPlacer::getCost(const PixelBox &box) const {
  double cost = 0;
  for (const Obstacle &obstacle : obstacles)
    cost += obstacle.box.intersects(box) ? obstacle.cost : 0;
  return cost;
}

std::optional<LabelPlacer::Place>
LabelPlacer::findBest(const LabelRequest &request) const {
  std::optional<Place> best;
  for (const PixelPoint &corner : request.candidates) {
    PixelBox box = {corner.x, corner.y, corner.x + request.width,
                    corner.y + request.height};
    if (!isFree(box))
      continue;
    double cost = getCost(box);
    if (!best || cost < best->cost)
      best = {box, cost};
    if (best->cost == 0)
      break;
  }
  return best;
}

std::optional<LabelPlacer::Place>
LabelPlacer::findElsewhere(const LabelRequest &request,
                           std::optional<Place> known) const {
  constexpr double kCrossedLabel = 80;
  PixelPoint wanted = request.candidates.front();
  std::optional<Place> best;
  auto isWorse = [&](double cost) {
    return (best && cost >= best->cost) || (known && cost >= known->cost);
  };
  double step = request.height / 2;
  for (double y = area.top; y + request.height <= area.bottom; y += step)
    for (double x = area.left; x + request.width <= area.right; x += step) {
      PixelBox box = {x, y, x + request.width, y + request.height};
      double cost = std::hypot(x - wanted.x, y - wanted.y);
      if (isWorse(cost) || !isFree(box))
        continue;
      cost += getCost(box);
      if (!isWorse(cost) && !isLeaderFree(box, request.owner))
        cost += kCrossedLabel;
      if (!isWorse(cost))
        best = {box, cost};
    }
  return best;
}

std::optional<PlacedBox> LabelPlacer::place(const LabelRequest &request) {
  std::optional<Place> place = findBest(request);
  bool isAway = false;
  if (!place || place->cost > 0)
    if (std::optional<Place> better = findElsewhere(request, place)) {
      place = better;
      isAway = true;
    }
  if (!place)
    return std::nullopt;
  labels.push_back(place->box);
  return PlacedBox{place->box, isAway};
}
