//===- Alignment.cpp - Pairing two sequences in order ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Myers' greedy search for the fewest insertions and removals, whose time and
// memory grow with the number of these and not with the square of the length.
// Equal ends, and items that only one list has, are set aside first.
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/Alignment.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::roofline;
using llvm::ArrayRef;

/// Insertions and removals up to which the search is exact. The memory is four
/// bytes times the square of it, 16 MiB.
static constexpr int kMaxEdits = 2048;

namespace {
/// Items of a list that the other one has too, and where they stand.
struct SharedItems {
  SharedItems(ArrayRef<unsigned> items, ArrayRef<unsigned> others) {
    llvm::DenseSet<unsigned> known(others.begin(), others.end());
    for (auto [position, item] : llvm::enumerate(items))
      if (known.contains(item)) {
        keys.push_back(item);
        positions.push_back(position);
      }
  }

  std::vector<unsigned> keys;
  std::vector<unsigned> positions;
};

/// The search for the fewest edits. A path runs over a grid: right removes an
/// item, down adds one, and a diagonal step keeps an equal one. After each
/// number of edits, only how far it gets on each diagonal is of interest.
class EditSearch {
public:
  EditSearch(ArrayRef<unsigned> before, ArrayRef<unsigned> after)
      : before(before), after(after) {}

  /// Pairs of kept items, last first; empty with false where more than
  /// `kMaxEdits` are needed.
  bool run(Alignment &pairs) {
    for (int edits = 0; edits <= kMaxEdits; ++edits)
      if (advance(edits)) {
        trace(edits, pairs);
        return true;
      }
    return false;
  }

private:
  /// How far right the best path with `edits` edits is on `diagonal`.
  int &reach(int edits, int diagonal) {
    return reaches[edits][(diagonal + edits) / 2];
  }

  /// Whether the last edit of that path adds an item, so that it comes from the
  /// diagonal above.
  bool isAddition(int edits, int diagonal) {
    return diagonal == -edits ||
           (diagonal != edits &&
            reach(edits - 1, diagonal - 1) < reach(edits - 1, diagonal + 1));
  }

  /// Where that edit leads to, before equal items follow.
  int getStart(int edits, int diagonal) {
    if (edits == 0)
      return 0;
    return isAddition(edits, diagonal) ? reach(edits - 1, diagonal + 1)
                                       : reach(edits - 1, diagonal - 1) + 1;
  }

  /// Takes all paths one edit further; true if one is at the end.
  bool advance(int edits) {
    reaches.emplace_back(edits + 1);
    int width = before.size(), height = after.size();
    for (int diagonal = -edits; diagonal <= edits; diagonal += 2) {
      int x = getStart(edits, diagonal), y = x - diagonal;
      while (x < width && y < height && before[x] == after[y])
        ++x, ++y;
      reach(edits, diagonal) = x;
      if (x == width && y == height)
        return true;
    }
    return false;
  }

  /// Walks back from the end.
  void trace(int edits, Alignment &pairs) {
    int diagonal = int(before.size()) - int(after.size());
    for (; edits >= 0; --edits) {
      int start = getStart(edits, diagonal);
      for (int x = reach(edits, diagonal); x > start; --x)
        pairs.emplace_back(x - 1, x - 1 - diagonal);
      if (edits > 0)
        diagonal += isAddition(edits, diagonal) ? 1 : -1;
    }
  }

  ArrayRef<unsigned> before, after;
  /// By number of edits, the reach on each diagonal.
  std::vector<std::vector<int>> reaches;
};
} // namespace

/// The longest part of `pairs`, which rise in their first positions, that also
/// rises in the second ones.
static Alignment keepRising(const Alignment &pairs) {
  // By length, the pair that a rising part of that length ends with at the
  // earliest; and for each pair the one before it.
  std::vector<unsigned> ends, previous(pairs.size());
  for (unsigned i = 0; i < pairs.size(); ++i) {
    auto place = llvm::lower_bound(ends, i, [&](unsigned end, unsigned pair) {
      return pairs[end].second < pairs[pair].second;
    });
    if (place != ends.begin())
      previous[i] = *std::prev(place);
    place == ends.end() ? ends.push_back(i) : void(*place = i);
  }
  Alignment rising(ends.size());
  for (unsigned length = ends.size(), i = 0; length > 0; --length) {
    i = length == ends.size() ? ends.back() : previous[i];
    rising[length - 1] = pairs[i];
  }
  return rising;
}

/// The n-th of an item with the n-th of the other list.
static Alignment pairByOccurrence(ArrayRef<unsigned> before,
                                  ArrayRef<unsigned> after) {
  llvm::DenseMap<unsigned, std::vector<unsigned>> places;
  for (unsigned i = after.size(); i > 0; --i)
    places[after[i - 1]].push_back(i - 1);
  Alignment pairs;
  for (unsigned i = 0; i < before.size(); ++i) {
    auto found = places.find(before[i]);
    if (found == places.end() || found->second.empty())
      continue;
    pairs.emplace_back(i, found->second.back());
    found->second.pop_back();
  }
  return keepRising(pairs);
}

/// The pairs between lists with different ends.
static Alignment alignMiddles(ArrayRef<unsigned> before,
                              ArrayRef<unsigned> after) {
  SharedItems left(before, after), right(after, before);
  Alignment pairs;
  if (EditSearch(left.keys, right.keys).run(pairs))
    std::reverse(pairs.begin(), pairs.end());
  else
    pairs = pairByOccurrence(left.keys, right.keys);
  for (auto &[first, second] : pairs) {
    first = left.positions[first];
    second = right.positions[second];
  }
  return pairs;
}

Alignment mlir::roofline::align(ArrayRef<unsigned> before,
                                ArrayRef<unsigned> after) {
  unsigned shorter = std::min(before.size(), after.size());
  unsigned front = 0, back = 0;
  while (front < shorter && before[front] == after[front])
    ++front;
  while (back < shorter - front &&
         before[before.size() - 1 - back] == after[after.size() - 1 - back])
    ++back;

  Alignment pairs;
  for (unsigned i = 0; i < front; ++i)
    pairs.emplace_back(i, i);
  for (auto [first, second] :
       alignMiddles(before.drop_front(front).drop_back(back),
                    after.drop_front(front).drop_back(back)))
    pairs.emplace_back(front + first, front + second);
  for (unsigned i = back; i > 0; --i)
    pairs.emplace_back(before.size() - i, after.size() - i);
  return pairs;
}

Alignment mlir::roofline::alignGaps(const Alignment &pairs,
                                    ArrayRef<unsigned> before,
                                    ArrayRef<unsigned> after) {
  Alignment all;
  unsigned left = 0, right = 0;
  auto fillGap = [&](unsigned leftEnd, unsigned rightEnd) {
    for (auto [first, second] : align(before.slice(left, leftEnd - left),
                                      after.slice(right, rightEnd - right)))
      all.emplace_back(left + first, right + second);
    left = leftEnd + 1;
    right = rightEnd + 1;
  };
  for (auto [first, second] : pairs) {
    fillGap(first, second);
    all.emplace_back(first, second);
  }
  fillGap(before.size(), after.size());
  return all;
}
