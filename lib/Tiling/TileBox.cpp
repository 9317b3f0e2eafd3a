//===- TileBox.cpp - The sides of a tile ----------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// So many rows, columns or steps as a box in the loops that make them.
//
//===----------------------------------------------------------------------===//

#include "roofline/Tiling/TileTraffic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

/// The loops of `role`, innermost first.
static SmallVector<unsigned, 4> getLoops(const TileProblem &problem,
                                         LoopRole role) {
  SmallVector<unsigned, 4> loops;
  for (unsigned loop = problem.roles.size(); loop-- > 0;)
    if (problem.roles[loop] == role)
      loops.push_back(loop);
  return loops;
}

/// Gives `loops` the sides of a box of at most `points`, in that order. Their
/// sizes are numbers.
static void fill(const TileProblem &problem, ArrayRef<unsigned> loops,
                 int64_t points, TileBox &box) {
  for (unsigned loop : loops) {
    int64_t extent = problem.nest.extents[loop].getInt64().value_or(points);
    box[loop] = std::clamp<int64_t>(extent, 1, points);
    points /= box[loop];
  }
}

/// Whether `loop` moves a window: some read has an index in which it stands
/// beside a loop of the sum.
static bool movesWindow(const TileProblem &problem, unsigned loop) {
  return llvm::any_of(problem.nest.accesses, [&](const Access &access) {
    return llvm::any_of(access.index, [&](const IndexExpr &index) {
      bool hasLoop = false, hasSum = false;
      for (const IndexTerm &term : index.terms) {
        hasLoop |= term.loop == loop;
        hasSum |= problem.roles[term.loop] == LoopRole::K;
      }
      return hasLoop && hasSum;
    });
  });
}

/// What the rows of `box` make all blocks read, relative to other boxes.
Expr TileCounter::countRowReads(const TileBox &box) const {
  Expr elements;
  for (const Access &access : problem.nest.accesses)
    if (isStaged(access) && hasLoopOf(access, LoopRole::M))
      elements += countTouched(access, LoopRole::M, box);
  return elements;
}

/// Whether a side of `side` may be worth a look: a power of two, or one that
/// leaves nothing over of a row of `extent` or of all points.
static bool isRound(int64_t side, const Expr &extent, int64_t points) {
  return llvm::isPowerOf2_64(side) || points % side == 0 ||
         extent.getInt64().value_or(1) % side == 0;
}

/// Neighbouring windows overlap, so a square of them reads less than a row: of
/// the boxes whose inner side is the whole row or a round number, the one that
/// reads the least.
void TileCounter::fillImage(SmallVector<unsigned, 4> loops, int64_t points,
                            TileBox &box) const {
  fill(problem, loops, points, box);
  auto *inner = llvm::find_if(
      loops, [&](unsigned loop) { return movesWindow(problem, loop); });
  if (inner == loops.end())
    return;
  unsigned row = *inner;
  loops.erase(inner);
  int64_t whole = box[row];
  Expr least = countRowReads(box);
  TileBox candidate = box;
  for (int64_t side = 1; side < whole; ++side) {
    if (!isRound(side, problem.nest.extents[row], points))
      continue;
    candidate[row] = side;
    fill(problem, loops, points / side, candidate);
    Expr reads = countRowReads(candidate);
    if (Expr::isKnownLT(reads, least)) {
      least = reads;
      box = candidate;
    }
  }
}

TileBox TileCounter::makeBox(const TileSizes &sizes) const {
  TileBox box(problem.roles.size(), 1);
  for (auto [role, points] :
       {std::pair(LoopRole::M, sizes.m), std::pair(LoopRole::N, sizes.n),
        std::pair(LoopRole::K, sizes.k)}) {
    SmallVector<unsigned, 4> loops = getLoops(problem, role);
    if (loops.size() == 1)
      box[loops.front()] = points;
    else if (role == LoopRole::M)
      fillImage(loops, points, box);
    else
      fill(problem, loops, points, box);
  }
  return box;
}
