//===- RegisterTile.cpp - The parts of a tile that registers hold ---------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every part of a tile fetches its rows of A and its columns of B from shared
// memory. The fewer parts there are along rows, the less often B is fetched.
//
//===----------------------------------------------------------------------===//

#include "roofline/Tiling/Tiling.h"

using namespace mlir::roofline;
using llvm::SmallVector;

namespace {
/// A side of a tile in `number` equal parts of `size`.
struct Cut {
  int64_t size = 1;
  int64_t number = 1;
};

/// What a tile fetches per step of 1 of the sum, in bits: from operands with
/// rows, with columns, and with neither.
struct Fetches {
  double withRows = 0;
  double withColumns = 0;
  double withNeither = 0;

  double count(const TileSizes &sizes, Cut rows, Cut columns) const {
    return withRows * sizes.m * columns.number +
           withColumns * sizes.n * rows.number +
           withNeither * rows.number * columns.number;
  }
};

/// What parts may be.
struct Limits {
  int64_t accumulatorBytes = 4;
  /// Of the sums of a part; 0 where not known.
  double mostBytes = 0;
  /// What a matrix instruction makes of operands in shared memory; 0 where it
  /// does not take them from there.
  int64_t matrixRows = 0;
  int64_t matrixColumns = 0;

  bool isMatrixTile(int64_t rows, int64_t columns) const {
    return rows == matrixRows && columns <= matrixColumns;
  }
  bool allow(Cut rows, Cut columns) const {
    double bytes = double(rows.size) * columns.size * accumulatorBytes;
    // The operands of a product may change places.
    return bytes <= mostBytes || isMatrixTile(rows.size, columns.size) ||
           isMatrixTile(columns.size, rows.size);
  }
};
} // namespace

/// The ways to cut `side` into equal parts, the fewest first.
static SmallVector<Cut, 8> getCuts(int64_t side) {
  // The granularity of rows and columns that matrix instructions have on all
  // targets; a single row or column needs none.
  constexpr int64_t kStep = 16;
  if (side == 1)
    return {Cut{1, 1}};
  int64_t steps = (side + kStep - 1) / kStep;
  SmallVector<Cut, 8> cuts;
  for (int64_t number = 1; number <= steps; ++number)
    if (steps % number == 0)
      cuts.push_back({steps / number * kStep, number});
  return cuts;
}

static Fetches getFetches(const TileProblem &problem) {
  TileCounter counter(problem);
  Fetches fetches;
  for (const Access &access : problem.nest.accesses) {
    if (!counter.isStaged(access))
      continue;
    bool hasRows = counter.hasLoopOf(access, LoopRole::M);
    bool hasColumns = counter.hasLoopOf(access, LoopRole::N);
    // Where both are, parts share nothing.
    if (hasRows && hasColumns)
      continue;
    (hasRows      ? fetches.withRows
     : hasColumns ? fetches.withColumns
                  : fetches.withNeither) += counter.getBits(access).toDouble();
  }
  return fetches;
}

static Limits getLimits(const TileProblem &problem, const TargetModel &target) {
  constexpr int kWarpsPerUnit = 8;
  Limits limits;
  limits.accumulatorBytes = problem.accumulatorBytes;
  if (target.registerBytesPerUnit)
    limits.mostBytes = target.registerBytesPerUnit->value /
                       (kWarpsPerUnit * kAccumulatorShare);
  if (problem.usesMatrixUnit && target.matrixTileRows &&
      target.matrixTileColumns) {
    limits.matrixRows = static_cast<int64_t>(target.matrixTileRows->value);
    limits.matrixColumns =
        static_cast<int64_t>(target.matrixTileColumns->value);
  }
  return limits;
}

std::optional<RegisterTile>
mlir::roofline::chooseRegisterTile(const TileProblem &problem,
                                   const TileSizes &sizes,
                                   const TargetModel &target) {
  Limits limits = getLimits(problem, target);
  Fetches fetches = getFetches(problem);
  SmallVector<Cut, 8> ofRows = getCuts(sizes.m), ofColumns = getCuts(sizes.n);
  std::optional<RegisterTile> best;
  double least = 0;
  for (Cut rows : ofRows)
    for (Cut columns : ofColumns) {
      if (!limits.allow(rows, columns))
        continue;
      double fetched = fetches.count(sizes, rows, columns);
      if (!best || fetched < least) {
        best = RegisterTile{rows.size, columns.size};
        least = fetched;
      }
      // More columns of parts fetch no less.
      break;
    }
  return best;
}
