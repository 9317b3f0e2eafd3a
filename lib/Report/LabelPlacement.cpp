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

void LabelPlacer::addObstacle(PixelPoint from, PixelPoint to) {
  // Beads on the line; as far apart as the lowest label is high.
  constexpr double kStep = 8;
  double length = std::hypot(to.x - from.x, to.y - from.y);
  unsigned count = std::ceil(length / kStep);
  for (unsigned i = 0; i <= count; ++i) {
    double part = count == 0 ? 0 : double(i) / count;
    double x = from.x + part * (to.x - from.x);
    double y = from.y + part * (to.y - from.y);
    obstacles.push_back({x - 1, y - 1, x + 1, y + 1});
  }
}

bool LabelPlacer::isFree(const PixelBox &box) const {
  return area.contains(box) &&
         llvm::none_of(labels, [&](const PixelBox &label) {
           return label.intersects(box);
         });
}

size_t LabelPlacer::countCovered(const PixelBox &box) const {
  return llvm::count_if(obstacles, [&](const PixelBox &obstacle) {
    return obstacle.intersects(box);
  });
}

std::optional<PixelBox>
LabelPlacer::findBest(const LabelRequest &request) const {
  std::optional<PixelBox> best;
  size_t leastCovered = 0;
  for (const PixelPoint &corner : request.candidates) {
    PixelBox box = {corner.x, corner.y, corner.x + request.width,
                    corner.y + request.height};
    if (!isFree(box))
      continue;
    size_t covered = countCovered(box);
    if (best && covered >= leastCovered)
      continue;
    best = box;
    leastCovered = covered;
    if (covered == 0)
      break;
  }
  return best;
}

std::optional<PixelBox>
LabelPlacer::findNearest(const LabelRequest &request) const {
  // What it costs to cover something, in pixels of distance.
  constexpr double kPenalty = 40;
  PixelPoint wanted = request.candidates.front();
  std::optional<PixelBox> best;
  double leastCost = 0;
  double step = request.height / 2;
  for (double y = area.top; y + request.height <= area.bottom; y += step)
    for (double x = area.left; x + request.width <= area.right; x += step) {
      PixelBox box = {x, y, x + request.width, y + request.height};
      double cost = std::hypot(x - wanted.x, y - wanted.y);
      if ((best && cost >= leastCost) || !isFree(box))
        continue;
      cost += kPenalty * countCovered(box);
      if (best && cost >= leastCost)
        continue;
      best = box;
      leastCost = cost;
    }
  return best;
}

std::optional<PlacedBox> LabelPlacer::place(const LabelRequest &request) {
  std::optional<PixelBox> box = findBest(request);
  bool isAway = !box;
  if (isAway)
    box = findNearest(request);
  if (!box)
    return std::nullopt;
  labels.push_back(*box);
  return PlacedBox{*box, isAway};
}
