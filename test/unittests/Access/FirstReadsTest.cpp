//===- FirstReadsTest.cpp - What is read before it is written -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random nests in which some turns are left out and indices have steps, against
// running them.
//
//===----------------------------------------------------------------------===//

#include "TestNest.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Support/Symbol.h"
#include <random>

using namespace mlir::roofline;
using llvm::SmallVector;

namespace {

/// One nest of loops, all accesses to one buffer in the innermost one.
class RandomNest {
public:
  explicit RandomNest(unsigned seed) : random(seed) {
    for (unsigned loop = 0; loop < 3; ++loop) {
      LoopPlace place;
      place.order = LoopOrder::Sequential;
      if (loop > 0)
        place.parent = loop - 1;
      place.trips = pick({2, 3, 5, 6});
      nest.extents.push_back(place.trips);
      nest.places.push_back(place);
    }
    nest.buffers.push_back(makeBuffer({64, 64}));
    for (int count = pick({2, 3, 4}); count > 0; --count)
      nest.accesses.push_back(makeRandomAccess());
  }

  /// The elements that are read as they were before, and those written.
  std::pair<Count, Count> run() const;

  Nest nest;

private:
  int64_t pick(std::initializer_list<int64_t> values) {
    return values.begin()[random() % values.size()];
  }
  IndexExpr makeRandomIndex() {
    SmallVector<IndexTerm, 2> terms;
    for (unsigned loop = 0; loop < 3; ++loop)
      if (int64_t coefficient = pick({0, 0, 0, 1, 1, 2, 3, -1}))
        terms.push_back({loop, coefficient});
    return makeIndex(terms, pick({20, 21, 22}));
  }
  Access makeRandomAccess() {
    AccessKind kind = pick({0, 0, 1}) ? AccessKind::Write : AccessKind::Read;
    Access access =
        makeAccess(kind, {makeRandomIndex(), makeRandomIndex()}, /*buffer=*/0);
    access.within = 2;
    if (pick({0, 1})) {
      TurnLimit limit;
      limit.terms = {{0, pick({1, -1})}, {2, pick({1, 2})}};
      limit.lower = pick({0, 1});
      if (pick({0, 1}))
        limit.upper = pick({3, 4, 5});
      access.isConditional = true;
      access.limits = {limit};
    }
    return access;
  }

  std::mt19937 random;
};

int64_t addUp(llvm::ArrayRef<IndexTerm> terms,
              const std::vector<int64_t> &turns) {
  int64_t sum = 0;
  for (const IndexTerm &term : terms)
    sum += *term.coefficient.getInt64() * turns[term.loop];
  return sum;
}

bool happens(const Access &access, const std::vector<int64_t> &turns) {
  if (!access.limits)
    return true;
  return llvm::all_of(*access.limits, [&](const TurnLimit &limit) {
    int64_t sum = addUp(limit.terms, turns);
    return (!limit.lower || *limit.lower->getInt64() <= sum) &&
           (!limit.upper || sum < *limit.upper->getInt64());
  });
}

std::pair<Count, Count> RandomNest::run() const {
  Elements first, written;
  SmallVector<int64_t, 4> trips = getInts(nest.extents);
  std::vector<int64_t> turns(3);
  for (turns[0] = 0; turns[0] < trips[0]; ++turns[0])
    for (turns[1] = 0; turns[1] < trips[1]; ++turns[1])
      for (turns[2] = 0; turns[2] < trips[2]; ++turns[2])
        for (const Access &access : nest.accesses) {
          if (!happens(access, turns))
            continue;
          std::vector<int64_t> element;
          for (const IndexExpr &index : access.index)
            element.push_back(*index.offset.getInt64() +
                              addUp(index.terms, turns));
          if (access.writes())
            written.insert(element);
          else if (!written.count(element))
            first.insert(element);
        }
  return {static_cast<int64_t>(first.size()),
          static_cast<int64_t>(written.size())};
}

TEST(FirstReadsTest, RandomNestsAgainstRunningThem) {
  int numAbove = 0;
  for (unsigned seed = 0; seed < 300; ++seed) {
    RandomNest random(seed);
    LevelTraffic traffic = computeCompulsoryTraffic(random.nest);
    auto [first, written] = random.run();
    EXPECT_EQ(traffic.written, Expr(written * 4)) << "seed " << seed;
    EXPECT_TRUE(Expr::isKnownLE(first * 4, traffic.read)) << "seed " << seed;
    numAbove += traffic.read != Expr(first * 4);
  }
  // What falls into too many pieces counts as read.
  EXPECT_LE(numAbove, 2);
}

} // namespace
