//===- ConditionTest.cpp - What a cache lets through under conditions -----===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestNest.h"
#include "roofline/Access/CacheTraffic.h"
#include <algorithm>
#include <array>
#include <random>
#include <set>

using namespace mlir::roofline;

namespace {
/// Blocks of `rows` x `columns` threads over a matrix of `shape`, as many as it
/// takes to cover `limits` and `more` on top, that read what is within limits
/// `repeat` times.
struct GuardedMove {
  int64_t rows = 8, columns = 32;
  std::array<int64_t, 2> shape, limits, lower = {0, 0};
  int64_t more = 0, repeat = 1;
  int64_t bits = 32;

  std::array<int64_t, 2> getGrid() const {
    return {(limits[0] + rows - 1) / rows + more,
            (limits[1] + columns - 1) / columns + more};
  }

  Nest makeNest() const {
    auto grid = getGrid();
    Nest nest;
    nest.extents = {grid[0], grid[1], rows, columns, repeat};
    for (unsigned loop = 0; loop < nest.extents.size(); ++loop) {
      LoopPlace &place = nest.places.emplace_back();
      place.order = loop < 2   ? LoopOrder::Grid
                    : loop < 4 ? LoopOrder::Thread
                               : LoopOrder::Sequential;
      if (loop > 0)
        place.parent = loop - 1;
      place.trips = nest.extents[loop];
    }
    nest.buffers = {makeBuffer({shape[0], shape[1]}, bits, 0)};
    IndexExpr row = makeIndex({{0, rows}, {2, 1}});
    IndexExpr column = makeIndex({{1, columns}, {3, 1}});
    Access access = makeAccess(AccessKind::Read, {row, column}, 0);
    access.within = nest.extents.size() - 1;
    access.isConditional = true;
    access.limits = {{row.terms, Expr(lower[0]), Expr(limits[0])},
                     {column.terms, Expr(lower[1]), Expr(limits[1])}};
    nest.accesses = {access};
    return nest;
  }

  /// The sectors of 32 bytes that each block touches, thread by thread, in all.
  int64_t countSectors() const {
    auto grid = getGrid();
    int64_t sum = 0;
    for (int64_t by = 0; by < grid[0]; ++by)
      for (int64_t bx = 0; bx < grid[1]; ++bx) {
        std::set<int64_t> sectors;
        for (int64_t i = by * rows; i < (by + 1) * rows; ++i)
          for (int64_t j = bx * columns; j < (bx + 1) * columns; ++j)
            if (i >= lower[0] && j >= lower[1] && i < limits[0] &&
                j < limits[1])
              sectors.insert((i * shape[1] + j) * bits / 8 / 32);
        sum += int64_t(sectors.size());
      }
    return sum;
  }

  int64_t countElements() const {
    return std::max<int64_t>(limits[0] - lower[0], 0) *
           std::max<int64_t>(limits[1] - lower[1], 0);
  }

  LevelTraffic compute() const {
    CacheShape cache{/*capacityBytes=*/1 << 20, /*lineBytes=*/32};
    cache.isShared = false;
    cache.fetchesToStore = false;
    LevelTraffic least;
    least.read = least.compulsory = countElements() * bits / 8;
    least.requested = least.compulsory * repeat;
    return computeCacheTraffic(makeNest(), cache, least)
        .value_or(LevelTraffic());
  }
};

TEST(ConditionTest, RowsThatDoNotBeginOnASector) {
  // 100 rows of 70 f32 begin at bytes 0, 24, 16 and 8 of a sector. Blocks of 32
  // columns touch 4+5+5+5 sectors in four rows, twice, and the last 6 columns
  // 1+2+2+1: 44, 25 times.
  GuardedMove move;
  move.shape = move.limits = {100, 70};
  EXPECT_EQ(move.compute().transferred, Expr(1100 * 32));
  EXPECT_EQ(move.compute().read, Expr(28000));
}

TEST(ConditionTest, ConditionsOneByOne) {
  std::mt19937 random(11);
  auto pick = [&](int64_t low, int64_t high) {
    return low + int64_t(random() % (high - low + 1));
  };
  for (unsigned i = 0; i < 200; ++i) {
    SCOPED_TRACE(i);
    GuardedMove move;
    move.bits = 8 << pick(0, 3);
    move.rows = pick(0, 1) ? 1 : 1 << pick(1, 4);
    move.columns = pick(0, 2) ? 32 : pick(1, 40);
    // Rows of less than a sector are seen as one.
    move.shape = {pick(1, 90),
                  std::max<int64_t>(pick(5, 150), 256 / move.bits)};
    move.limits = {pick(1, move.shape[0]), pick(1, move.shape[1])};
    if (pick(0, 2) == 0)
      move.lower = {pick(0, 5), pick(0, 9)};
    move.more = pick(0, 1);
    move.repeat = pick(1, 3);
    EXPECT_EQ(move.compute().transferred, Expr(32 * move.countSectors()));
  }
}
} // namespace
