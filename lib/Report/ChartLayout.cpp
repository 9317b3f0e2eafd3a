//===- ChartLayout.cpp - Where everything of a chart stands ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/ChartLayout.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::roofline;

void mlir::roofline::placeAreas(const Chart &chart, const PixelBox &area,
                                ChartLayout &layout) {
  constexpr double kMarginWidth = 56, kGap = 6;
  layout.plot = area;
  auto hasAny = [&](auto isMeant) {
    return llvm::any_of(chart.points, isMeant) ||
           llvm::any_of(chart.reach, isMeant);
  };
  if (hasAny([](const ChartPoint &p) { return p.attainable == 0; })) {
    layout.leftMargin = area;
    layout.leftMargin->right = area.left + kMarginWidth;
    layout.plot.left = layout.leftMargin->right + kGap;
  }
  if (hasAny([](const ChartPoint &p) {
        return p.attainable > 0 && !p.intensity;
      })) {
    layout.rightMargin = area;
    layout.rightMargin->left = area.right - kMarginWidth;
    layout.plot.right = layout.rightMargin->left - kGap;
  }
  std::tie(layout.x, layout.y) = chooseAxes(chart);
  layout.x.from = layout.plot.left;
  layout.x.to = layout.plot.right;
  layout.y.from = layout.plot.bottom;
  layout.y.to = layout.plot.top;
}

/// From the left or lower edge to where it meets the machine's top ceiling.
static std::optional<std::pair<double, double>>
findSlopeRange(const Chart &chart, const ChartRoof &slope,
               const ChartLayout &layout) {
  double top = findTopCeiling(chart, slope).value_or(layout.y.high);
  double low = std::max(layout.x.low, layout.y.low / slope.rate);
  double high =
      std::min(layout.x.high, std::min(top, layout.y.high) / slope.rate);
  return low < high ? std::optional(std::pair(low, high)) : std::nullopt;
}

void mlir::roofline::placeRoofs(const Chart &chart, ChartLayout &layout) {
  const LogAxis &x = layout.x, &y = layout.y;
  for (const auto &[index, roof] : llvm::enumerate(chart.roofs)) {
    if (roof.roof.isMemory()) {
      auto range = findSlopeRange(chart, roof, layout);
      if (!range)
        continue;
      auto [low, high] = *range;
      layout.roofs.push_back({index,
                              {x.map(low), y.map(low * roof.rate)},
                              {x.map(high), y.map(high * roof.rate)}});
      continue;
    }
    std::optional<double> memory = findMemoryRate(chart, roof);
    double ridge = memory ? roof.rate / *memory : x.low;
    double height = y.map(roof.rate);
    layout.roofs.push_back(
        {index, {x.map(std::max(ridge, x.low)), height}, {x.to, height}});
  }
}

ChartLayout mlir::roofline::layOut(const Chart &chart, const PixelBox &area) {
  ChartLayout layout;
  placeAreas(chart, area, layout);
  placeRoofs(chart, layout);
  placeMarks(chart, layout);
  placeLabels(chart, layout);
  return layout;
}
