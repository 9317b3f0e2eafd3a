//===- CacheTrafficTest.cpp - What a cache lets through ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The model against a cache that is fed with every access. Nests from the IR
// are compared with cachegrind by utils/validate_traffic.py.
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/CacheTraffic.h"
#include "TestNest.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "llvm/ADT/Sequence.h"
#include <algorithm>
#include <list>
#include <map>
#include <numeric>
#include <random>

using namespace mlir::roofline;
using llvm::SmallVector;

namespace {

/// Loops one inside the other, all of a constant number of turns.
Nest makeNest(llvm::ArrayRef<Expr> extents,
              llvm::ArrayRef<LoopOrder> orders = {}) {
  Nest nest;
  nest.extents.assign(extents.begin(), extents.end());
  for (unsigned i = 0; i < extents.size(); ++i) {
    LoopPlace place;
    place.order = orders.empty() ? LoopOrder::Sequential : orders[i];
    if (i > 0)
      place.parent = i - 1;
    place.trips = extents[i];
    nest.places.push_back(place);
  }
  return nest;
}

void addAccess(Nest &nest, unsigned buffer, AccessKind kind,
               llvm::ArrayRef<IndexExpr> index) {
  Access access = makeAccess(kind, index, buffer);
  access.within = nest.extents.size() - 1;
  nest.accesses.push_back(access);
}

Expr countRequested(const Nest &nest) {
  Expr bytes;
  for (const Access &access : nest.accesses)
    bytes += getBytes(nest.getNumPoints(),
                      nest.buffers[access.buffer].bitsPerElement) *
             (access.kind == AccessKind::Update ? 2 : 1);
  return bytes;
}

/// Without conditions.
std::optional<LevelTraffic> compute(const Nest &nest, const CacheShape &cache,
                                    const Expr &requested) {
  LevelTraffic least = computeCompulsoryTraffic(nest);
  least.requested = requested;
  return computeCacheTraffic(nest, cache, least);
}

LevelTraffic compute(const Nest &nest, const CacheShape &cache) {
  std::optional<LevelTraffic> traffic =
      compute(nest, cache, countRequested(nest));
  EXPECT_TRUE(traffic.has_value());
  return traffic.value_or(LevelTraffic());
}

/// A cache that throws out what was used longest ago.
class Simulator {
public:
  explicit Simulator(const CacheShape &cache) : cache(cache) {}

  void touch(unsigned buffer, int64_t byte) {
    std::pair<unsigned, int64_t> line = {buffer, byte / cache.lineBytes};
    auto known = places.find(line);
    if (known != places.end()) {
      lines.splice(lines.begin(), lines, known->second);
      return;
    }
    ++fills;
    lines.push_front(line);
    places[line] = lines.begin();
    if (int64_t(lines.size()) > cache.capacityBytes / cache.lineBytes) {
      places.erase(lines.back());
      lines.pop_back();
    }
  }
  int64_t fills = 0;

private:
  CacheShape cache;
  std::list<std::pair<unsigned, int64_t>> lines;
  std::map<std::pair<unsigned, int64_t>, decltype(lines)::iterator> places;
};

/// Where an access goes: the bit of its buffer that it starts from, and how
/// many each loop adds.
struct Walk {
  unsigned buffer;
  int64_t start = 0;
  std::vector<int64_t> steps;
};

/// As plain numbers, because millions of points are walked through.
Walk getWalk(const Nest &nest, const Access &access) {
  const Buffer &buffer = nest.buffers[access.buffer];
  Walk walk = {access.buffer, 0, std::vector<int64_t>(nest.extents.size(), 0)};
  int64_t scale = *Expr(buffer.bitsPerElement).getInt64();
  for (size_t dim = access.index.size(); dim-- > 0;) {
    walk.start += scale * *access.index[dim].offset.getInt64();
    for (const IndexTerm &term : access.index[dim].terms)
      walk.steps[term.loop] += scale * *term.coefficient.getInt64();
    scale *= *buffer.shape[dim].getInt64();
  }
  return walk;
}

/// The lines that a perfect nest of constant loops fetches.
int64_t simulate(const Nest &nest, const CacheShape &cache) {
  Simulator simulator(cache);
  std::vector<int64_t> extents, point(nest.extents.size(), 0);
  for (const Expr &extent : nest.extents)
    extents.push_back(*extent.getInt64());
  std::vector<Walk> walks;
  for (const Access &access : nest.accesses)
    walks.push_back(getWalk(nest, access));
  while (true) {
    for (const Walk &walk : walks)
      simulator.touch(walk.buffer,
                      std::inner_product(point.begin(), point.end(),
                                         walk.steps.begin(), walk.start) /
                          8);
    int loop = extents.size() - 1;
    for (; loop >= 0 && ++point[loop] == extents[loop]; --loop)
      point[loop] = 0;
    if (loop < 0)
      return simulator.fills;
  }
}

/// C[i,j] += A[i,k] * B[k,j], all f32, in the order i, j, k.
Nest makeMatmul(int64_t m, int64_t n, int64_t k) {
  IndexExpr i = makeIndex({{0, 1}}), j = makeIndex({{1, 1}}),
            l = makeIndex({{2, 1}});
  Nest nest = makeNest({m, n, k});
  nest.buffers = {makeBuffer({m, k}, 32, 0), makeBuffer({k, n}, 32, 1),
                  makeBuffer({m, n}, 32, 2)};
  addAccess(nest, 0, AccessKind::Read, {i, l});
  addAccess(nest, 1, AccessKind::Read, {l, j});
  addAccess(nest, 2, AccessKind::Update, {i, j});
  return nest;
}

/// 64 x 64 x 64: 256 lines of 64 B each in A, B and C.
TEST(CacheTrafficTest, AllFits) {
  // 3 * 256 lines are 48 KiB.
  LevelTraffic traffic =
      compute(makeMatmul(64, 64, 64), {/*capacityBytes=*/65536, 64});
  EXPECT_EQ(traffic.fills, Expr(3 * 16384));
  EXPECT_EQ(traffic.read, Expr(3 * 16384));
  EXPECT_EQ(traffic.written, Expr(16384));
  EXPECT_EQ(traffic.getModelled(), traffic.compulsory);
  EXPECT_EQ(traffic.transferred, Expr(4 * 16384));
}

TEST(CacheTrafficTest, RowFitsMatrixDoesNot) {
  // 8 KiB are 128 lines. Down a column of B are 64 lines, one per row, which
  // serve 16 columns; with the 4 lines of the row of A they stay. All of B, 256
  // lines, does not until the next row of C: it comes 64 times.
  LevelTraffic traffic = compute(makeMatmul(64, 64, 64), {8192, 64});
  EXPECT_EQ(traffic.fills, Expr(64 * (256 + 64 * 256 + 256)));
  EXPECT_EQ(traffic.read, Expr(16384 + 64 * 16384 + 16384));
  EXPECT_EQ(traffic.written, Expr(16384));
}

TEST(CacheTrafficTest, NothingStays) {
  // 32 lines: a column of B is gone when the next one begins, so that every
  // load of it fetches a line: 64^3. The 4 lines of a row of A are gone too and
  // come 64 times for each of 64 rows. In elements A and B come 64 times each.
  LevelTraffic traffic = compute(makeMatmul(64, 64, 64), {2048, 64});
  EXPECT_EQ(traffic.fills, Expr(64 * (64 * 256 + 64 * 64 * 64 + 256)));
  EXPECT_EQ(traffic.read, Expr(64 * 16384 + 64 * 16384 + 16384));
  EXPECT_EQ(traffic.transferred,
            Expr(64 * (64 * 256 + 64 * 64 * 64 + 256 + 256)));
}

TEST(CacheTrafficTest, BlocksShareOnlyWhatIsShared) {
  // The matmul in tiles of 16 x 16, one block each; all fits everywhere.
  Nest nest = makeNest(
      {4, 4, 64}, {LoopOrder::Grid, LoopOrder::Grid, LoopOrder::Sequential});
  for (unsigned i = 0; i < 2; ++i) {
    LoopPlace lanes;
    lanes.order = LoopOrder::Thread;
    lanes.parent = nest.extents.size() - 1;
    lanes.trips = 16;
    nest.extents.push_back(16);
    nest.places.push_back(lanes);
  }
  nest.buffers = {makeBuffer({64, 64}, 32, 0), makeBuffer({64, 64}, 32, 1),
                  makeBuffer({64, 64}, 32, 2)};
  IndexExpr i = makeIndex({{0, 16}, {3, 1}}), j = makeIndex({{1, 16}, {4, 1}}),
            k = makeIndex({{2, 1}});
  addAccess(nest, 0, AccessKind::Read, {i, k});
  addAccess(nest, 1, AccessKind::Read, {k, j});
  addAccess(nest, 2, AccessKind::Update, {i, j});
  Expr requested = countRequested(nest);
  CacheShape cache{/*capacityBytes=*/65536, /*lineBytes=*/32};
  cache.together = 16;
  EXPECT_EQ(compute(nest, cache, requested)->read, Expr(3 * 16384));
  // Every block fetches its own: A and B four times each.
  cache.together = 1;
  cache.isShared = false;
  LevelTraffic own = *compute(nest, cache, requested);
  EXPECT_EQ(own.read, Expr(4 * 16384 + 4 * 16384 + 16384));
  EXPECT_EQ(own.written, Expr(16384));
}

TEST(CacheTrafficTest, StreamOfEighthElements) {
  // 1000 loads, 32 B apart, two per line.
  Nest nest = makeNest({1000});
  nest.buffers = {makeBuffer({8000}, 32, 0)};
  addAccess(nest, 0, AccessKind::Read, {makeIndex({{0, 8}})});
  LevelTraffic traffic = compute(nest, {1024, 64});
  EXPECT_EQ(traffic.read, Expr(4000));
  EXPECT_EQ(traffic.transferred, Expr(500 * 64));
}

TEST(CacheTrafficTest, WhatItStoresIsNotRead) {
  // A row is stored, then loaded in another loop of the same turn.
  Nest nest = makeNest({10});
  for (unsigned i = 0; i < 2; ++i) {
    LoopPlace place;
    place.order = LoopOrder::Sequential;
    place.parent = 0;
    place.trips = 256;
    nest.extents.push_back(256);
    nest.places.push_back(place);
  }
  nest.buffers = {makeBuffer({10, 256}, 32, 0)};
  Access write =
      makeAccess(AccessKind::Write, {makeIndex({{0, 1}}), makeIndex({{1, 1}})});
  write.within = 1;
  Access read =
      makeAccess(AccessKind::Read, {makeIndex({{0, 1}}), makeIndex({{2, 1}})});
  read.within = 2;
  nest.accesses = {write, read};
  LevelTraffic traffic = *compute(nest, {65536, 64}, 20480);
  EXPECT_EQ(traffic.read, Expr(0));
  EXPECT_EQ(traffic.written, Expr(10240));
  // A row is 16 lines; where 8 fit each of them comes back.
  EXPECT_EQ(compute(nest, {512, 64}, 20480)->read, Expr(10240));
}

TEST(CacheTrafficTest, OpenSizesHaveNoAnswer) {
  SymbolContext symbols;
  Nest nest = makeNest({Expr(symbols.create("N", 1))});
  nest.buffers = {makeBuffer({100}, 32, 0)};
  addAccess(nest, 0, AccessKind::Read, {makeIndex({{0, 1}})});
  EXPECT_FALSE(compute(nest, {1024, 64}, 100).has_value());
}

/// A nest of a few loops over a few arrays, whose rows may end inside lines.
Nest makeRandomNest(std::mt19937 &random) {
  auto pick = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  SmallVector<Expr, 4> extents;
  for (int64_t i = pick(2, 4), points = 200000; i > 0; --i) {
    int64_t extent =
        pick(2, std::min<int64_t>(60, std::max<int64_t>(2, points)));
    extents.push_back(extent);
    points /= extent;
  }
  Nest nest = makeNest(extents);
  unsigned numBuffers = pick(1, 3);
  for (unsigned buffer = 0; buffer < numBuffers; ++buffer) {
    SmallVector<Expr, 4> shape;
    SmallVector<IndexExpr, 4> index;
    auto all = llvm::seq<unsigned>(0, extents.size());
    SmallVector<unsigned, 4> loops(all.begin(), all.end());
    std::shuffle(loops.begin(), loops.end(), random);
    loops.truncate(pick(1, std::min<int64_t>(3, loops.size())));
    for (unsigned loop : loops) {
      int64_t stride = pick(0, 3) == 0 ? 2 : 1;
      index.push_back(makeIndex({{loop, stride}}, 1));
      shape.push_back(extents[loop] * stride + 2);
    }
    nest.buffers.push_back(makeBuffer(shape, pick(0, 1) ? 32 : 64, buffer));
    addAccess(nest, buffer, AccessKind::Read, index);
    if (pick(0, 2) == 0) {
      index.back().offset = 2;
      addAccess(nest, buffer, AccessKind::Read, index);
    }
  }
  return nest;
}

/// `nest` with one-dimensional buffers.
Nest flatten(Nest nest) {
  for (Access &access : nest.accesses) {
    IndexExpr flat;
    for (auto [index, size] :
         llvm::zip_equal(access.index, nest.buffers[access.buffer].shape)) {
      flat.offset = flat.offset * size + index.offset;
      for (IndexTerm &term : flat.terms)
        term.coefficient *= size;
      llvm::append_range(flat.terms, index.terms);
    }
    access.index.assign({flat});
  }
  for (Buffer &buffer : nest.buffers)
    buffer.shape.assign({getProduct(buffer.shape)});
  return nest;
}

TEST(CacheTrafficTest, RandomNestsAgainstASimulator) {
  std::mt19937 random(7);
  std::vector<double> errors;
  for (unsigned i = 0; i < 300; ++i) {
    Nest nest = makeRandomNest(random);
    for (int64_t capacity : {1024, 8192}) {
      CacheShape cache{capacity, 64};
      double truth = simulate(nest, cache);
      for (const Nest &form : {nest, flatten(nest)}) {
        double model = compute(form, cache).fills->toDouble() / 64;
        errors.push_back(std::abs(model - truth) / truth);
      }
    }
  }
  std::sort(errors.begin(), errors.end());
  // The worst are small arrays whose rows end inside lines, walked down their
  // columns: that a line serves the next row too, much later, is not seen.
  EXPECT_LE(errors[errors.size() / 2], 0.005);
  EXPECT_LE(errors[errors.size() * 9 / 10], 0.06);
  EXPECT_LE(errors.back(), 0.35);
}

} // namespace
