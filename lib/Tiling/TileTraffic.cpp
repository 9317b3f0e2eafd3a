//===- TileTraffic.cpp - What tiles move ----------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No loop indexes two dimensions of an operand, and no dimension moves with two
// kinds of loops. So the elements that all tiles touch of it are a product: of
// a factor per dimension, which is a sum over the tiles of the loops in it, and
// of the number of tiles of each loop that does not index it.
//
//===----------------------------------------------------------------------===//

#include "roofline/Tiling/TileTraffic.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Access/Footprint.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

constexpr LoopRole kRoles[] = {LoopRole::Batch, LoopRole::M, LoopRole::N,
                               LoopRole::K};

//===----------------------------------------------------------------------===//
// One dimension
//===----------------------------------------------------------------------===//

/// The distinct values of `index` in loops of `extents`, an index into a
/// dimension of `size`.
static Expr countValues(const IndexExpr &index, ArrayRef<Expr> extents,
                        const Expr &size) {
  if (index.terms.size() == 1 && !index.maxDistinct)
    return extents[index.terms.front().loop];
  Access access;
  access.index.push_back(index);
  Buffer buffer;
  buffer.shape.push_back(size);
  return countFootprint(access, buffer, extents);
}

namespace {
/// Sums a function of a box over all tiles.
class TileSum {
public:
  /// Loops with a side in `sides` are cut into tiles of it, others are whole.
  TileSum(ArrayRef<Expr> extents, ArrayRef<int64_t> sides)
      : extents(extents.begin(), extents.end()), sides(sides) {}

  using Function = llvm::function_ref<Expr(ArrayRef<Expr> extents)>;

  /// The sum over the tiles of `loops`.
  Expr sum(ArrayRef<unsigned> loops, Function function) {
    if (loops.empty())
      return function(extents);
    unsigned loop = loops.front();
    Expr whole = extents[loop], total;
    Expr numFull = Expr::floorDiv(whole, sides[loop]);
    Expr rest = Expr::mod(whole, sides[loop]);
    if (!numFull.isZero()) {
      extents[loop] = sides[loop];
      total += numFull * sum(loops.drop_front(), function);
    }
    if (!rest.isZero()) {
      extents[loop] = rest;
      total += sum(loops.drop_front(), function);
    }
    extents[loop] = whole;
    return total;
  }

private:
  SmallVector<Expr, 6> extents;
  ArrayRef<int64_t> sides;
};
} // namespace

/// The role of the loops that move `index`, other than the sum; K if there are
/// none.
static LoopRole getRole(const IndexExpr &index, ArrayRef<LoopRole> roles) {
  for (const IndexTerm &term : index.terms)
    if (roles[term.loop] != LoopRole::K)
      return roles[term.loop];
  return LoopRole::K;
}

/// The loops that move `index`, other than the sum.
static SmallVector<unsigned, 2> getCutLoops(const IndexExpr &index,
                                            ArrayRef<LoopRole> roles) {
  SmallVector<unsigned, 2> loops;
  for (const IndexTerm &term : index.terms)
    if (roles[term.loop] != LoopRole::K)
      loops.push_back(term.loop);
  return loops;
}

Expr TileCounter::sumOverTiles(const IndexExpr &index, const TileBox &box,
                               const Expr &size) const {
  ArrayRef<Expr> extents = problem.nest.extents;
  SmallVector<unsigned, 2> cut = getCutLoops(index, problem.roles);
  // Tiles of a loop that moves the index alone have nothing in common.
  if (cut.size() == 1 && index.terms.size() == 1 && !index.maxDistinct)
    return extents[cut.front()];
  auto sum = [&] {
    return TileSum(extents, box).sum(cut, [&](ArrayRef<Expr> ofTile) {
      return countValues(index, ofTile, size);
    });
  };
  if (cut.size() != 1)
    return sum();
  auto [entry, isNew] = sums.try_emplace({&index, box[cut.front()]});
  if (isNew)
    entry->second = sum();
  return entry->second;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

bool TileCounter::isIndexedBy(const Access &access, unsigned loop) const {
  return llvm::any_of(access.index, [&](const IndexExpr &index) {
    return llvm::any_of(
        index.terms, [&](const IndexTerm &term) { return term.loop == loop; });
  });
}

bool TileCounter::hasLoopOf(const Access &access, LoopRole role) const {
  return llvm::any_of(access.index, [&](const IndexExpr &index) {
    return llvm::any_of(index.terms, [&](const IndexTerm &term) {
      return problem.roles[term.loop] == role;
    });
  });
}

bool TileCounter::isStaged(const Access &access) const {
  return access.kind == AccessKind::Read && hasLoopOf(access, LoopRole::K);
}

/// How many tiles `loop` is cut into.
static Expr countTilesOf(unsigned loop, const TileProblem &problem,
                         const TileBox &box) {
  return Expr::ceilDiv(problem.nest.extents[loop], box[loop]);
}

Expr TileCounter::countTiles(LoopRole role, const TileBox &box) const {
  Expr tiles = 1;
  for (auto [loop, own] : llvm::enumerate(problem.roles))
    if (own == role)
      tiles *= countTilesOf(loop, problem, box);
  return tiles;
}

Expr TileCounter::countTouched(const Access &access, LoopRole role,
                               const TileBox &box, int64_t together) const {
  ArrayRef<Expr> shape = problem.nest.buffers[access.buffer].shape;
  Expr touched = 1;
  for (auto [index, size] : llvm::zip_equal(access.index, shape))
    if (getRole(index, problem.roles) == role)
      touched *= sumOverTiles(index, box, size);
  if (role == LoopRole::K)
    return touched;
  if (!hasLoopOf(access, role))
    return Expr::ceilDiv(countTiles(role, box), together);
  for (auto [loop, own] : llvm::enumerate(problem.roles))
    if (own == role && !isIndexedBy(access, loop))
      touched *= countTilesOf(loop, problem, box);
  return touched;
}

Expr TileCounter::countStaged(const Access &access, LoopRole role,
                              const TileBox &box) const {
  const Nest &nest = problem.nest;
  Expr staged = 1;
  for (auto [index, size] :
       llvm::zip_equal(access.index, nest.buffers[access.buffer].shape)) {
    if (getRole(index, problem.roles) != role)
      continue;
    // A window stays while the tile's part of the image does.
    SmallVector<Expr, 6> extents(box.begin(), box.end());
    if (role != LoopRole::K)
      for (const IndexTerm &term : index.terms)
        if (problem.roles[term.loop] == LoopRole::K)
          extents[term.loop] = nest.extents[term.loop];
    staged *= countValues(index, extents, size);
  }
  return staged;
}

Expr TileCounter::countPieces(LoopRole role, const TileBox &box,
                              int64_t side) const {
  SmallVector<unsigned, 4> loops;
  for (auto [loop, own] : llvm::enumerate(problem.roles))
    if (own == role)
      loops.push_back(loop);
  return TileSum(problem.nest.extents, box)
      .sum(loops, [&](ArrayRef<Expr> extents) {
        Expr points = 1;
        for (unsigned loop : loops)
          points *= extents[loop];
        return Expr::ceilDiv(points, side);
      });
}

//===----------------------------------------------------------------------===//
// Levels
//===----------------------------------------------------------------------===//

/// The product of what `count` says of every role.
static Expr multiplyRoles(llvm::function_ref<Expr(LoopRole)> count) {
  Expr product = 1;
  for (LoopRole role : kRoles)
    product *= count(role);
  return product;
}

LevelTraffic TileCounter::countL2(const TileBox &box,
                                  ClusterShape cluster) const {
  // At the least each byte that comes from main memory crosses L2 as well, at
  // the most each that an instruction asks for.
  LevelTraffic traffic = computeCompulsoryTraffic(problem.nest);
  if (problem.nest.getNumPoints().isZero())
    return traffic;
  traffic.read = traffic.written = 0;
  for (const Access &access : problem.nest.accesses) {
    Expr elements = multiplyRoles([&](LoopRole role) {
      int64_t together = role == LoopRole::M   ? cluster.m
                         : role == LoopRole::N ? cluster.n
                                               : 1;
      return countTouched(access, role, box, together);
    });
    Expr bytes = getBytes(elements, getBits(access));
    if (access.reads())
      traffic.read += bytes;
    if (access.writes())
      traffic.written += bytes;
  }
  return traffic;
}

/// The points of the loops that index `access`.
Expr TileCounter::countPoints(const Access &access) const {
  Expr points = 1;
  for (auto [loop, extent] : llvm::enumerate(problem.nest.extents))
    if (isIndexedBy(access, loop))
      points *= extent;
  return points;
}

LevelTraffic TileCounter::countSMem(const TileBox &box,
                                    RegisterTile tile) const {
  LevelTraffic traffic;
  Expr numPoints = problem.nest.getNumPoints();
  if (numPoints.isZero())
    return traffic;
  Expr distinct;
  for (const Access &access : problem.nest.accesses) {
    if (!isStaged(access))
      continue;
    traffic.written += getBytes(multiplyRoles([&](LoopRole role) {
                                  return countTouched(access, role, box);
                                }),
                                getBits(access));
    Expr fetched = countPoints(access);
    if (!hasLoopOf(access, LoopRole::M))
      fetched *= countPieces(LoopRole::M, box, tile.m);
    if (!hasLoopOf(access, LoopRole::N))
      fetched *= countPieces(LoopRole::N, box, tile.n);
    if (!hasLoopOf(access, LoopRole::Batch))
      fetched *= problem.getExtent(LoopRole::Batch);
    traffic.read += getBytes(fetched, getBits(access));
    distinct +=
        getBytes(countFootprint(access, problem.nest.buffers[access.buffer],
                                problem.nest.extents),
                 getBits(access));
    traffic.requested += getBytes(numPoints, getBits(access));
  }
  traffic.requested += traffic.written;
  traffic.compulsory = distinct * 2;
  return traffic;
}

Expr TileCounter::countStageBytes(const TileBox &box) const {
  Expr bytes;
  for (const Access &access : problem.nest.accesses)
    if (isStaged(access))
      bytes += getBytes(multiplyRoles([&](LoopRole role) {
                          return countStaged(access, role, box);
                        }),
                        getBits(access));
  return bytes;
}
