//===- FirstReadSets.cpp - First reads, turn by turn ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A read in turns r of an element finds what a write has stored there if that
// was in turns w before r: earlier in one loop around both and at the same turn
// of those outside it, or in the same turn of all and earlier in the program.
// Each of these ways is a polyhedron of elements and turns of both; without
// those of the write it is what the read need not fetch. Example, x[i] after
// all x[j] with j < i:
//
//   {(e, i, j) : e = j, 0 <= j < i < n} less
//   {(e, i, j) : e = w, 0 <= w < i}, from turn w < i of the outer loop: nothing
//
//===----------------------------------------------------------------------===//

#include "FirstReadSets.h"
#include "AccessSet.h"
#include "ElementCounter.h"
#include "SetProjection.h"
#include "mlir/Analysis/Presburger/PresburgerRelation.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using presburger::IntegerPolyhedron;
using presburger::IntegerRelation;
using presburger::PresburgerSet;
using presburger::VarKind;

/// Pairs of a write and a read that are looked at, and pieces that a read falls
/// into.
static constexpr size_t kMaxPairs = 64, kMaxFirstPieces = 64;

namespace {
/// An access and when it goes where on some of the grids that it falls on.
struct AccessTurns {
  const Access *access;
  SmallVector<unsigned, 6> loops;
  Grids grids;
  IntegerPolyhedron set;
};
} // namespace

/// Elements with the turns of a read and then those of a write that go there.
static IntegerPolyhedron join(const AccessTurns &read,
                              const AccessTurns &write) {
  unsigned rank = read.grids.size();
  IntegerPolyhedron both = read.set;
  both.appendVar(VarKind::SetDim, write.set.getNumVars() - rank);
  IntegerPolyhedron ofWrite = write.set;
  ofWrite.insertVar(VarKind::SetDim, rank, read.set.getNumVars() - rank);
  both.append(ofWrite);
  return both;
}

/// The turns of `read` that find what `write` has stored, one set for each way
/// of coming first. Fewer where a way has no exact form.
static SmallVector<IntegerPolyhedron, 4>
findFed(const Nest &nest, const AccessTurns &read, const AccessTurns &write) {
  SmallVector<IntegerPolyhedron, 4> fed;
  if (read.grids != write.grids)
    return fed;
  IntegerPolyhedron both = join(read, write);
  unsigned numKept = read.set.getNumVars();
  auto addWay = [&](IntegerPolyhedron way) {
    if (way.isEmpty())
      return;
    if (auto ofRead = takeOut(way, numKept, way.getNumVars(), kMaxFirstPieces))
      llvm::move(*ofRead, std::back_inserter(fed));
  };
  // Loops come innermost first: those around both are at the ends.
  for (unsigned readColumn = numKept, writeColumn = both.getNumVars();;) {
    unsigned depth = numKept - readColumn;
    if (depth == std::min(read.loops.size(), write.loops.size()) ||
        read.loops.rbegin()[depth] != write.loops.rbegin()[depth])
      break;
    unsigned loop = read.loops.rbegin()[depth];
    SmallVector<int64_t, 8> distance(both.getNumVars() + 1, 0);
    distance[--readColumn] = 1;
    distance[--writeColumn] = -1;
    if (nest.places[loop].order == LoopOrder::Sequential) {
      IntegerPolyhedron earlier = both;
      distance.back() = -1;
      earlier.addInequality(distance);
      distance.back() = 0;
      addWay(std::move(earlier));
    }
    both.addEquality(distance);
  }
  if (write.access < read.access)
    addWay(std::move(both));
  return fed;
}

/// The turns of `reads` and of other `writes` to their buffer, of which those
/// that have no exact form are left out. Empty where a read has none.
static std::optional<SmallVector<AccessTurns, 4>>
findTurns(const Nest &nest, ArrayRef<const Access *> reads,
          ArrayRef<const Access *> writes) {
  SmallVector<AccessSet, 4> sets;
  for (const Access *access : llvm::concat<const Access *const>(reads, writes))
    if (AccessSet set(nest, *access); set.isLinear())
      sets.push_back(std::move(set));
    else if (llvm::is_contained(reads, access))
      return std::nullopt;
  SmallVector<AccessTurns, 4> turns;
  for (auto [set, grids] : llvm::zip_equal(sets, findGrids(sets)))
    for (const Grids &part : grids)
      if (std::optional<IntegerPolyhedron> polyhedron = set.build(part))
        turns.push_back({&set.getAccess(),
                         SmallVector<unsigned, 6>(set.getLoops()), part,
                         std::move(*polyhedron)});
      else if (llvm::is_contained(reads, &set.getAccess()))
        return std::nullopt;
  return turns;
}

/// The turns of `read` that find what was there before.
static PresburgerSet findFirst(const Nest &nest, const AccessTurns &read,
                               ArrayRef<AccessTurns> all) {
  PresburgerSet fed = PresburgerSet::getEmpty(read.set.getSpace());
  for (const AccessTurns &write : all)
    if (write.access->writes())
      for (const IntegerPolyhedron &way : findFed(nest, read, write))
        fed.unionInPlace(way);
  return PresburgerSet(read.set).subtract(fed);
}

std::optional<ElementCounter>
mlir::roofline::collectElementsReadFirst(const Nest &nest,
                                         ArrayRef<const Access *> reads) {
  SmallVector<const Access *, 4> writes;
  for (const Access &access : nest.accesses)
    if (access.buffer == reads.front()->buffer && access.writes() &&
        !llvm::is_contained(reads, &access))
      writes.push_back(&access);
  if (reads.front()->index.empty() ||
      reads.size() * (reads.size() + writes.size()) > kMaxPairs)
    return std::nullopt;
  auto turns = findTurns(nest, reads, writes);
  if (!turns)
    return std::nullopt;
  ElementCounter counter;
  for (const AccessTurns &read : *turns) {
    if (!llvm::is_contained(reads, read.access))
      continue;
    PresburgerSet first = findFirst(nest, read, *turns);
    if (first.getNumDisjuncts() > kMaxFirstPieces)
      return std::nullopt;
    for (const IntegerRelation &piece : first.getAllDisjuncts())
      if (piece.getNumLocalVars() != 0 ||
          !counter.add(IntegerPolyhedron(piece), read.grids))
        return std::nullopt;
  }
  return counter;
}
