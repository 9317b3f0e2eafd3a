//===- AlignmentTest.cpp - Pairing two sequences in order -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/Alignment.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <numeric>

using namespace mlir::roofline;

namespace {

using Items = std::vector<unsigned>;

/// The length of the longest common subsequence, by the quadratic recurrence.
size_t countCommon(const Items &a, const Items &b) {
  std::vector<size_t> row(b.size() + 1);
  for (unsigned item : a) {
    size_t diagonal = 0;
    for (size_t j = 1; j <= b.size(); ++j) {
      size_t above = row[j];
      row[j] = item == b[j - 1] ? diagonal + 1 : std::max(above, row[j - 1]);
      diagonal = above;
    }
  }
  return row.back();
}

/// Whether the pairs rise in both lists and are of equal items.
bool isValid(const Alignment &pairs, const Items &a, const Items &b) {
  for (size_t i = 0; i < pairs.size(); ++i) {
    auto [left, right] = pairs[i];
    if (left >= a.size() || right >= b.size() || a[left] != b[right])
      return false;
    if (i > 0 && (pairs[i - 1].first >= left || pairs[i - 1].second >= right))
      return false;
  }
  return true;
}

TEST(AlignmentTest, EmptyLists) {
  EXPECT_TRUE(align({}, {}).empty());
  EXPECT_TRUE(align(Items{1, 2}, {}).empty());
  EXPECT_TRUE(align({}, Items{1, 2}).empty());
}

TEST(AlignmentTest, EqualListsAreWhole) {
  EXPECT_EQ(align(Items{3, 1, 3}, Items{3, 1, 3}),
            (Alignment{{0, 0}, {1, 1}, {2, 2}}));
}

TEST(AlignmentTest, OneItemRemovedFromTheMiddle) {
  EXPECT_EQ(align(Items{1, 2, 3, 4}, Items{1, 2, 4}),
            (Alignment{{0, 0}, {1, 1}, {3, 2}}));
}

TEST(AlignmentTest, LastRepeatOfARepeatedItemIsNotTakenForTheFirst) {
  // Without its first 1 the list keeps the other five.
  EXPECT_EQ(align(Items{1, 2, 1, 3, 1, 4}, Items{2, 1, 3, 1, 4}),
            (Alignment{{1, 0}, {2, 1}, {3, 2}, {4, 3}, {5, 4}}));
}

TEST(AlignmentTest, NothingInCommon) {
  EXPECT_TRUE(align(Items{1, 2, 3}, Items{4, 5, 6}).empty());
}

TEST(AlignmentTest, AsLongAsTheLongestCommonSubsequence) {
  // All pairs of lists of up to five items of three kinds.
  std::vector<Items> lists = {{}};
  for (size_t i = 0; i < lists.size(); ++i)
    if (lists[i].size() < 5)
      for (unsigned item = 0; item < 3; ++item) {
        lists.push_back(lists[i]);
        lists.back().push_back(item);
      }
  ASSERT_EQ(lists.size(), 1u + 3 + 9 + 27 + 81 + 243);
  for (const Items &a : lists)
    for (const Items &b : lists) {
      Alignment pairs = align(a, b);
      ASSERT_TRUE(isValid(pairs, a, b));
      ASSERT_EQ(pairs.size(), countCommon(a, b));
    }
}

TEST(AlignmentTest, LongListsThatShareLittleOrder) {
  // Back to front only one item is in order, and far more edits are needed
  // than are searched for.
  Items rising(10000);
  std::iota(rising.begin(), rising.end(), 0);
  Items falling(rising.rbegin(), rising.rend());
  Alignment pairs = align(rising, falling);
  EXPECT_TRUE(isValid(pairs, rising, falling));
  EXPECT_EQ(pairs.size(), 1u);

  // Two halves that changed places: one of them is in order.
  Items swapped = rising;
  std::rotate(swapped.begin(), swapped.begin() + 4000, swapped.end());
  pairs = align(rising, swapped);
  EXPECT_TRUE(isValid(pairs, rising, swapped));
  EXPECT_EQ(pairs.size(), 6000u);
}

TEST(AlignmentTest, GapsAreFilledBetweenThePairs) {
  // The 9 in front of the pair must not go with the one behind it.
  EXPECT_EQ(alignGaps({{1, 0}}, Items{9, 1, 2, 3}, Items{1, 9, 3}),
            (Alignment{{1, 0}, {3, 2}}));
  EXPECT_EQ(alignGaps({}, Items{1, 2}, Items{2}), (Alignment{{1, 0}}));
}

TEST(AlignmentTest, EqualTextsHaveEqualNumbers) {
  KeyNumbers numbers;
  unsigned a = numbers.get("a");
  EXPECT_NE(numbers.get("b"), a);
  EXPECT_EQ(numbers.get("a"), a);
}

} // namespace
