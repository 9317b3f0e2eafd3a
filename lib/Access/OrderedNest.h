//===- OrderedNest.h - A nest in numbers ------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a cache sees of a nest whose loops have an order and whose sizes are
// numbers: references, each under a path of loops that turn one after the other
// ("steps"), and with loops whose turns happen at once ("spans": lanes, the
// loops of an op that is not taken apart, blocks that run together).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_ORDEREDNEST_H
#define ROOFLINE_LIB_ACCESS_ORDEREDNEST_H

#include "BoxUnion.h"
#include "TripFormula.h"
#include "roofline/Access/CacheTraffic.h"
#include <limits>

namespace mlir::roofline {

/// Values of induction variables, by loop; `kOpen` for those that may be any.
using Turns = llvm::SmallVector<int64_t, 8>;
inline constexpr int64_t kOpen = -1;

/// Loops, and what each turn of them counts.
using NumericTerms = llvm::SmallVector<std::pair<unsigned, int64_t>, 4>;

/// A condition: lower <= sum of coefficient * loop < upper.
struct NumericLimit {
  NumericTerms terms;
  int64_t lower = 0, upper = 0;
};

/// Whether `loop` is among `terms`.
bool moves(unsigned loop, const NumericTerms &terms);

/// How many times all terms of `part` are in `whole`; 0 where they are not.
int64_t getFactor(const NumericTerms &part, const NumericTerms &whole);

/// A count that is an average in places, hence no integer. With 113 bits those
/// that are integers stay exact up to 2^113, where a double rounds from 2^53
/// on.
using Amount = __float128;

Amount toAmount(Count count);
/// The nearest integer; `overflow` beyond those that are exact.
Count toCount(Amount amount);

/// What a limit of a reference says about an index: `unit` * sum of `terms` +
/// sum of `rest` is within the limit, and `terms` are `factor` times over among
/// those of the index. There is a rest where a dimension was split.
struct IndexLimit {
  unsigned number = 0;
  NumericTerms terms, rest;
  int64_t unit = 1, factor = 1;
};

/// An index into one dimension: offset + sum of coefficient * loop.
struct NumericIndex {
  int64_t offset = 0;
  NumericTerms terms;
  /// Where the dimension is part of one that was split: the number of that, and
  /// how far in it a step of this one is.
  std::optional<std::pair<unsigned, int64_t>> partOf;
  llvm::SmallVector<IndexLimit, 1> limits;
};

/// A limit, of that number, on what two indices are made of; both are whole or
/// part of it, and have no loop in common.
struct Crossing {
  unsigned limit = 0, first = 0, second = 0;
};

/// An access under loops.
struct Reference {
  /// The buffer, and the position in the program.
  unsigned buffer = 0;
  unsigned position = 0;
  bool reads = false;
  bool writes = false;
  /// The steps around, outermost first.
  llvm::SmallVector<unsigned, 6> path;
  /// One per dimension of the buffer.
  llvm::SmallVector<NumericIndex, 4> index;
  /// It happens only where all of these hold.
  llvm::SmallVector<NumericLimit, 2> limits;
  llvm::SmallVector<Crossing, 1> crossings;
  /// Whether one execution touches more than one element.
  bool hasSpans = false;
  /// Whether some extents are only the most that their loops turn, so that the
  /// index may seem to leave the buffer.
  bool hasLooseExtents = false;

  /// Whether `loops` are the outermost of those around.
  bool standsIn(llvm::ArrayRef<unsigned> loops) const {
    return path.size() >= loops.size() &&
           llvm::ArrayRef(path).take_front(loops.size()) == loops;
  }
};

/// Parts of a buffer that are touched.
struct Region {
  llvm::SmallVector<Box, 16> boxes;
  /// No more elements than this are in all of them, together: what moves along
  /// a diagonal touches less than the box around it.
  Amount mostElements = 0;
};

/// A buffer in rows; its last dimension is contiguous. Dimensions are in the
/// order of their strides.
struct NumericBuffer {
  llvm::SmallVector<int64_t, 4> shape;
  /// In bits, from one index to the next along each dimension.
  llvm::SmallVector<int64_t, 4> strides;
  int64_t bits = 8;
  /// How many there are in all, and the bits from the first to the last.
  Amount elements = 1, extentBits = 0;
  /// References to it, in program order.
  llvm::SmallVector<unsigned, 4> references;
};

struct NumericLoop {
  std::optional<unsigned> parent;
  /// The most that it turns.
  int64_t extent = 1;
  /// How often it turns where that is not always the same; of a loop over
  /// groups, and of that over the turns of a group, how many turns there are in
  /// all groups.
  std::optional<TripFormula> trips;
  /// The most of these, and how many there are where there is no formula.
  int64_t mostInAll = 1;
  /// Of a loop over groups, the loop over the turns of a group, which run at
  /// once; its extent is their number, less only in the last group.
  std::optional<unsigned> withinGroup;
  /// Of that loop, the one over groups.
  std::optional<unsigned> groups;
  bool isSpan = false;
  /// Its turns are on different cores, which have caches of their own.
  bool isGrid = false;
  /// Whether the trips of a loop inside depend on it.
  bool drives = false;
  /// The position of the first access inside.
  unsigned position = std::numeric_limits<unsigned>::max();
};

class OrderedNest {
public:
  /// Empty where `nest` has no order, a size that is no number, or an index of
  /// which only a bound is known. Accesses to other memory than `space` are
  /// left out. Of the turns of grid loops, innermost first, those that run at
  /// once on what uses `cache` become spans.
  static std::optional<OrderedNest> create(const Nest &nest, MemorySpace space,
                                           const CacheShape &cache);

  llvm::SmallVector<NumericLoop, 8> loops;
  /// The numbers of the loops, each before those inside it.
  llvm::SmallVector<unsigned, 8> outsideIn;
  llvm::SmallVector<NumericBuffer, 4> buffers;
  std::vector<Reference> references;

  /// How often `loop` turns where the loops around it are as `turns` says; the
  /// most where that does not say enough.
  int64_t getTrips(unsigned loop, llvm::ArrayRef<int64_t> turns) const;

  /// Some turns of a loop.
  struct LoopTurns {
    unsigned loop;
    int64_t first, last;
  };
  /// The elements that `reference` touches in the turns that `turns` leaves
  /// open, of one loop only some. One box, but for loops whose trips change
  /// along another dimension: a triangle is a flight of steps.
  void addBoxes(const Reference &reference, llvm::ArrayRef<int64_t> turns,
                std::optional<LoopTurns> range, Region &region) const;

  /// The least and most that `terms` add up to where open loops turn freely, or
  /// as `ranges` says.
  std::pair<int64_t, int64_t> getReach(const NumericTerms &terms,
                                       llvm::ArrayRef<int64_t> turns,
                                       llvm::ArrayRef<LoopTurns> ranges) const;
  /// Whether some limit of `reference` holds nowhere.
  bool isIdle(const Reference &reference, llvm::ArrayRef<int64_t> turns,
              llvm::ArrayRef<LoopTurns> ranges) const;

  /// The steps that stand for a slope: few where triangles are inside of each
  /// other, since the boxes of one reference are a power of it.
  int64_t getNumSteps() const;

private:
  Progression getValues(const Reference &reference, const NumericIndex &index,
                        llvm::ArrayRef<int64_t> turns,
                        llvm::ArrayRef<LoopTurns> ranges) const;
  std::optional<int64_t> getEnd(const NumericIndex &index,
                                llvm::ArrayRef<int64_t> turns,
                                llvm::ArrayRef<LoopTurns> ranges,
                                int64_t numBack) const;
  Box getBox(const Reference &reference, llvm::ArrayRef<int64_t> turns,
             llvm::ArrayRef<LoopTurns> ranges) const;
  bool isDriven(const Reference &reference, unsigned inner, unsigned loop,
                llvm::ArrayRef<int64_t> turns) const;
  bool isDiagonal(const Reference &reference, unsigned loop,
                  llvm::ArrayRef<int64_t> turns) const;
  std::optional<unsigned> findDiagonal(const Reference &reference,
                                       llvm::ArrayRef<int64_t> turns,
                                       llvm::ArrayRef<LoopTurns> ranges) const;
  std::optional<unsigned> findSlope(const Reference &reference,
                                    llvm::ArrayRef<int64_t> turns,
                                    llvm::ArrayRef<LoopTurns> ranges) const;
  void addSteps(const Reference &reference, const Turns &turns,
                llvm::SmallVectorImpl<LoopTurns> &ranges, Region &region) const;
  Amount countPoints(const Reference &reference, llvm::ArrayRef<int64_t> turns,
                     llvm::ArrayRef<LoopTurns> ranges) const;
  bool placeLimits(Reference &reference) const;
  /// Finds the indices that a limit is about which is on several at once; false
  /// where it is on them in another way.
  bool placeAcross(Reference &reference, unsigned number) const;
  /// Adds what limits on two indices leave of `box`.
  void addCut(const Reference &reference, llvm::ArrayRef<int64_t> turns,
              llvm::ArrayRef<LoopTurns> ranges, const Box &box,
              Region &region) const;
  void followTrips(const Nest &nest);
  /// Puts dimensions in the order of their strides, the last contiguous; false
  /// where strides are not known. Rows of an unknown pitch begin with a line.
  bool layOut(const Buffer &buffer, NumericBuffer &numbers, int64_t lineBits);
  /// Makes `together` turns of the innermost grid loops spans.
  void spread(int64_t together);
  /// How many turns `loop` has in all its groups.
  int64_t countTurns(const NumericLoop &loop,
                     llvm::ArrayRef<int64_t> turns) const;
  /// The turn that formulas mean: of a loop over groups, the one in all of
  /// them; the first or the last of those that are open.
  int64_t getTurn(unsigned loop, llvm::ArrayRef<int64_t> turns,
                  bool atEnd) const;
  void mergeShortRows(int64_t lineBits);
  /// Makes two dimensions of one along which references leave holes.
  void splitDimensions(int64_t lineBits);
};

/// `values` that are at least `low` and below `high`; one of them where there
/// are none.
Progression clip(Progression values, int64_t low, int64_t high);

/// The range of `loop` among `ranges`; null where it is not there.
const OrderedNest::LoopTurns *
findRange(llvm::ArrayRef<OrderedNest::LoopTurns> ranges, unsigned loop);
/// `turns` with every loop of `ranges` in the middle of its range, as far as
/// that decides how often others turn.
Turns settle(llvm::ArrayRef<int64_t> turns,
             llvm::ArrayRef<OrderedNest::LoopTurns> ranges);

/// The indices that `terms` reach from `low` on, every loop running to its
/// extent: as one progression, with gaps filled where they are several.
Progression
getProgression(int64_t offset,
               llvm::ArrayRef<std::pair<int64_t, int64_t>> strideAndCount);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_ORDEREDNEST_H
