//===- LabelPlacementTest.cpp - Labels that do not overlap ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/LabelPlacement.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir::roofline;

namespace {

constexpr PixelBox kPlot = {100, 50, 500, 350};

LabelRequest request(double width, std::vector<PixelPoint> candidates) {
  LabelRequest label;
  label.width = width;
  label.height = 14;
  label.owner = {candidates.front(), candidates.front()};
  label.candidates = std::move(candidates);
  return label;
}

TEST(LabelPlacement, TheFirstFreeCandidateCounts) {
  LabelPlacer placer(kPlot);
  std::optional<PlacedBox> first =
      placer.place(request(40, {{200, 100}, {300, 100}}));
  ASSERT_TRUE(first);
  EXPECT_EQ(first->box.left, 200);
  EXPECT_FALSE(first->isAway);
  // 230 lies in 200..240, so the second candidate is taken.
  std::optional<PlacedBox> second =
      placer.place(request(40, {{230, 105}, {300, 100}}));
  ASSERT_TRUE(second);
  EXPECT_EQ(second->box.left, 300);
  EXPECT_FALSE(second->isAway);
}

TEST(LabelPlacement, LabelsThatTouchDoNotOverlap) {
  LabelPlacer placer(kPlot);
  ASSERT_TRUE(placer.place(request(40, {{200, 100}})));
  std::optional<PlacedBox> beside = placer.place(request(40, {{240, 100}}));
  ASSERT_TRUE(beside);
  EXPECT_EQ(beside->box.left, 240);
}

TEST(LabelPlacement, MarksAndLinesAreKeptFree) {
  LabelPlacer placer(kPlot);
  placer.addObstacle({195, 95, 205, 105});
  placer.addObstacle(PixelPoint{300, 60}, PixelPoint{300, 340});
  std::optional<PlacedBox> label =
      placer.place(request(40, {{200, 100}, {280, 100}, {400, 100}}));
  ASSERT_TRUE(label);
  EXPECT_EQ(label->box.left, 400);
  EXPECT_FALSE(label->isAway);
  // Where only one place is wanted, it gives way a little.
  label = placer.place(request(40, {{200, 100}}));
  ASSERT_TRUE(label);
  EXPECT_GE(label->box.left, 205);
  EXPECT_TRUE(label->isAway);
}

TEST(LabelPlacement, WhereEverythingIsCoveredLabelsStay) {
  LabelPlacer placer(kPlot);
  placer.addObstacle(kPlot);
  std::optional<PlacedBox> label = placer.place(request(40, {{200, 100}}));
  ASSERT_TRUE(label);
  EXPECT_EQ(label->box.left, 200);
  EXPECT_FALSE(label->isAway);
}

TEST(LabelPlacement, NothingStandsOutsideOfTheArea) {
  LabelPlacer placer(kPlot);
  std::optional<PlacedBox> label = placer.place(request(40, {{480, 340}}));
  ASSERT_TRUE(label);
  EXPECT_TRUE(kPlot.contains(label->box));
  EXPECT_TRUE(label->isAway);
  EXPECT_FALSE(placer.place(request(401, {{100, 50}})));
}

TEST(LabelPlacement, ManyLabelsAtAFewPlacesNeverOverlap) {
  // Far more than the candidates have room for: 300 labels of 20 to 59 by 14
  // take up 300 * 40 * 14 = 168,000 of 120,000 square pixels, so that some
  // find no place at all.
  std::mt19937 random(1);
  LabelPlacer placer(kPlot);
  std::vector<PixelBox> placed;
  unsigned numLost = 0, numAway = 0;
  for (unsigned i = 0; i < 300; ++i) {
    double width = 20 + random() % 40;
    double x = 150 + random() % 50, y = 100 + random() % 50;
    std::optional<PlacedBox> label =
        placer.place(request(width, {{x, y}, {x - width, y}, {x, y + 14}}));
    if (!label) {
      ++numLost;
      continue;
    }
    numAway += label->isAway;
    EXPECT_TRUE(kPlot.contains(label->box));
    for (const PixelBox &other : placed)
      EXPECT_FALSE(label->box.intersects(other));
    placed.push_back(label->box);
  }
  EXPECT_GT(placed.size(), 150u);
  EXPECT_GT(numAway, 100u);
  EXPECT_GT(numLost, 0u);
}

TEST(LabelPlacement, TextIsNotWiderThanEstimated) {
  // DejaVu Sans, 2048 units per em: digits 1303, "m" 1995, "i" 569.
  EXPECT_GE(estimateTextWidth("0123456789", 2048), 10 * 1303);
  EXPECT_GE(estimateTextWidth("mmmm", 2048), 4 * 1995);
  EXPECT_GE(estimateTextWidth("iiii", 2048), 4 * 569);
  EXPECT_GE(estimateTextWidth("\u00d7", 2048), 1716);
}

} // namespace
