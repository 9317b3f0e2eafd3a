//===- TileSearch.cpp - The best tiles ------------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tiles move is a product of what their rows, their columns and their
// steps decide (TileTraffic.cpp). So each of these is counted once per
// candidate, and a pair of candidates costs a few multiplications; most pairs
// end there, since their bytes alone take longer than the best tile found so
// far.
//
//===----------------------------------------------------------------------===//

#include "roofline/Tiling/TileSearch.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <tuple>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace {
/// Rows or columns of a tile, and what they decide.
struct Side {
  int64_t size = 1;
  TileBox box;
  double tiles = 1;
  /// Rows or columns that blocks compute, with those beyond the border.
  double padded = 1;
  /// Factors of the elements touched, by access: of a cluster, and of a block
  /// by itself; and of those staged.
  SmallVector<double, 4> together, alone, staged;
  /// The parts that all tiles have, by their size.
  SmallVector<std::pair<int64_t, double>, 4> pieces;
};

/// A step of the sum.
struct Step {
  int64_t size = 1;
  double padded = 1;
  SmallVector<double, 4> staged;
};

struct Candidate {
  TileSizes sizes;
  double seconds = 0;
  double l2Bytes = 0;

  bool isBetterThan(const Candidate &other) const {
    auto rank = [](const Candidate &candidate) {
      return std::tuple(
          candidate.seconds, candidate.sizes.m * candidate.sizes.n,
          candidate.l2Bytes, -candidate.sizes.k, -candidate.sizes.m);
    };
    return rank(*this) < rank(other);
  }
};

class TileSearch {
public:
  TileSearch(const TileProblem &problem, ClusterShape cluster,
             ArrayRef<RoofTime> untiled, const TargetModel &target);

  std::optional<Candidate> run();

private:
  Side makeSide(LoopRole role, int64_t size) const;
  Step makeStep(int64_t size) const;
  void consider(Side &rows, Side &columns);
  double getSMemSeconds(Side &rows, Side &columns, double waveFactor) const;
  double countPieces(LoopRole role, Side &side, int64_t size) const;
  bool fits(const Side &rows, const Side &columns, const Step &step) const;

  const TileProblem &problem;
  const TargetModel &target;
  ClusterShape cluster;
  TileCounter counter;
  double batches = 1;
  /// Without tiles, in seconds.
  double hbmSeconds = 0, computeSeconds = 0;
  double rowPoints = 1, columnPoints = 1, sumPoints = 1;
  /// By access: bytes per unit of what rows and columns decide, of those that
  /// are read, and the bytes written.
  SmallVector<double, 4> readBytes;
  double writtenBytes = 0;
  /// By access: bytes of all its points, where it is staged; else 0.
  SmallVector<double, 4> pointBytes;
  SmallVector<Step, 8> steps;
  std::optional<Candidate> best;
};
} // namespace

/// The sizes to try for a side or step of `extent`, the largest first.
static SmallVector<int64_t, 32> getSizes(double extent, int64_t most) {
  constexpr int64_t kStep = 16;
  if (extent <= 1)
    return {1};
  SmallVector<int64_t, 32> sizes;
  for (int64_t size = most; size > 0; size -= kStep)
    if (size < extent + kStep)
      sizes.push_back(size);
  return sizes;
}

TileSearch::TileSearch(const TileProblem &problem, ClusterShape cluster,
                       ArrayRef<RoofTime> untiled, const TargetModel &target)
    : problem(problem), target(target), cluster(cluster), counter(problem),
      batches(problem.getExtent(LoopRole::Batch).toDouble()),
      rowPoints(problem.getExtent(LoopRole::M).toDouble()),
      columnPoints(problem.getExtent(LoopRole::N).toDouble()),
      sumPoints(problem.getExtent(LoopRole::K).toDouble()) {
  for (const RoofTime &time : untiled) {
    if (time.roof.getKind() == Roof::Kind::HBM)
      hbmSeconds = time.seconds;
    else if (!time.roof.isMemory())
      computeSeconds = std::max(computeSeconds, time.seconds);
  }
  TileBox box(problem.roles.size(), 1);
  for (const Access &access : problem.nest.accesses) {
    double bytes =
        counter.getBits(access).toDouble() / 8 *
        counter.countTouched(access, LoopRole::Batch, box).toDouble() *
        counter.countTouched(access, LoopRole::K, box).toDouble();
    readBytes.push_back(access.reads() ? bytes : 0);
    // Every element of C belongs to one tile.
    if (access.writes())
      writtenBytes +=
          bytes * counter.countTouched(access, LoopRole::M, box).toDouble() *
          counter.countTouched(access, LoopRole::N, box).toDouble();
    double points = 0;
    if (counter.isStaged(access)) {
      points = counter.getBits(access).toDouble() / 8 * batches * sumPoints;
      if (counter.hasLoopOf(access, LoopRole::M))
        points *= rowPoints;
      if (counter.hasLoopOf(access, LoopRole::N))
        points *= columnPoints;
    }
    pointBytes.push_back(points);
  }
  for (int64_t size : getSizes(sumPoints, 128))
    steps.push_back(makeStep(size));
}

Side TileSearch::makeSide(LoopRole role, int64_t size) const {
  Side side;
  side.size = size;
  TileSizes sizes;
  (role == LoopRole::M ? sizes.m : sizes.n) = size;
  side.box = counter.makeBox(sizes);
  side.tiles = counter.countTiles(role, side.box).toDouble();
  side.padded = side.tiles;
  for (auto [own, points] : llvm::zip_equal(problem.roles, side.box))
    if (own == role)
      side.padded *= double(points);
  int64_t shared = role == LoopRole::M ? cluster.m : cluster.n;
  for (const Access &access : problem.nest.accesses) {
    side.alone.push_back(
        counter.countTouched(access, role, side.box).toDouble());
    side.together.push_back(
        shared == 1
            ? side.alone.back()
            : counter.countTouched(access, role, side.box, shared).toDouble());
    side.staged.push_back(
        counter.isStaged(access)
            ? counter.countStaged(access, role, side.box).toDouble()
            : 0);
  }
  return side;
}

Step TileSearch::makeStep(int64_t size) const {
  Step step;
  step.size = size;
  TileSizes sizes;
  sizes.k = size;
  TileBox box = counter.makeBox(sizes);
  step.padded = counter.countTiles(LoopRole::K, box).toDouble();
  for (auto [own, points] : llvm::zip_equal(problem.roles, box))
    if (own == LoopRole::K)
      step.padded *= double(points);
  for (const Access &access : problem.nest.accesses)
    step.staged.push_back(
        counter.isStaged(access)
            ? counter.countStaged(access, LoopRole::K, box).toDouble() *
                  counter.countStaged(access, LoopRole::Batch, box).toDouble() *
                  counter.getBits(access).toDouble() / 8
            : 0);
  return step;
}

double TileSearch::countPieces(LoopRole role, Side &side, int64_t size) const {
  for (auto [known, number] : side.pieces)
    if (known == size)
      return number;
  side.pieces.push_back(
      {size, counter.countPieces(role, side.box, size).toDouble()});
  return side.pieces.back().second;
}

double TileSearch::getSMemSeconds(Side &rows, Side &columns,
                                  double waveFactor) const {
  if (!target.smem.bytesPerSecond)
    return 0;
  TileSizes sizes{rows.size, columns.size, 1};
  std::optional<RegisterTile> tile = chooseRegisterTile(problem, sizes, target);
  if (!tile)
    return 0;
  double bytes = 0;
  for (auto [i, access] : llvm::enumerate(problem.nest.accesses)) {
    if (pointBytes[i] == 0)
      continue;
    bytes += readBytes[i] * rows.alone[i] * columns.alone[i];
    double fetched = pointBytes[i];
    if (!counter.hasLoopOf(access, LoopRole::M))
      fetched *= countPieces(LoopRole::M, rows, tile->m);
    if (!counter.hasLoopOf(access, LoopRole::N))
      fetched *= countPieces(LoopRole::N, columns, tile->n);
    bytes += fetched;
  }
  return bytes / target.smem.bytesPerSecond->value * waveFactor;
}

bool TileSearch::fits(const Side &rows, const Side &columns,
                      const Step &step) const {
  double bytes = 0;
  for (auto [i, ofStep] : llvm::enumerate(step.staged))
    bytes += ofStep * rows.staged[i] * columns.staged[i];
  return bytes * kTileStages <= getSMemPerBlock(target)->value;
}

void TileSearch::consider(Side &rows, Side &columns) {
  double sums = double(rows.size) * columns.size * problem.accumulatorBytes;
  if (sums * kAccumulatorShare > target.registerBytesPerUnit->value)
    return;
  Candidate candidate;
  candidate.l2Bytes = writtenBytes;
  for (auto [i, bytes] : llvm::enumerate(readBytes))
    candidate.l2Bytes += bytes * rows.together[i] * columns.together[i];
  double blocks = batches * rows.tiles * columns.tiles;
  double waveFactor = 1 / getBusyShare(blocks, target);
  double compute = computeSeconds * waveFactor * (rows.padded / rowPoints) *
                   (columns.padded / columnPoints);
  double seconds =
      std::max(hbmSeconds, candidate.l2Bytes / target.l2.bytesPerSecond->value);
  auto isSlower = [&](double time) { return best && time > best->seconds; };
  if (isSlower(seconds) || isSlower(compute))
    return;
  seconds = std::max(seconds, getSMemSeconds(rows, columns, waveFactor));
  if (isSlower(seconds))
    return;
  for (const Step &step : steps) {
    if (!fits(rows, columns, step))
      continue;
    candidate.sizes = {rows.size, columns.size, step.size};
    candidate.seconds = std::max(seconds, compute * (step.padded / sumPoints));
    if (!best || candidate.isBetterThan(*best))
      best = candidate;
  }
}

std::optional<Candidate> TileSearch::run() {
  constexpr int64_t kMostOfSide = 512;
  SmallVector<Side, 32> rows, columns;
  for (int64_t size : getSizes(rowPoints, kMostOfSide))
    rows.push_back(makeSide(LoopRole::M, size));
  for (int64_t size : getSizes(columnPoints, kMostOfSide))
    columns.push_back(makeSide(LoopRole::N, size));
  for (Side &ofRows : rows)
    for (Side &ofColumns : columns)
      consider(ofRows, ofColumns);
  return best;
}

/// What keeps tiles from being compared, empty if nothing does.
static std::string findMissing(const TileProblem &problem, ClusterShape cluster,
                               const TargetModel &target) {
  if (std::string obstacle = problem.findObstacle(); !obstacle.empty())
    return obstacle;
  if (problem.nest.getNumPoints().isZero())
    return "there is nothing to compute";
  std::string says = target.name + " says nothing of ";
  if (!target.l2.bytesPerSecond)
    return says + "the bandwidth of its L2, by which tiles would be compared";
  if (!target.registerBytesPerUnit)
    return says + "its registers, which would limit tiles";
  if (!getSMemPerBlock(target))
    return says + "its shared memory, which would limit tiles";
  if (cluster.isSingle())
    return "";
  if (!target.maxBlocksPerCluster)
    return says + "clusters of blocks";
  if (double(cluster.m) * cluster.n > target.maxBlocksPerCluster->value)
    return "no cluster has so many blocks";
  return "";
}

TiledTraffic mlir::roofline::searchTiles(const TileProblem &problem,
                                         ClusterShape cluster,
                                         ArrayRef<RoofTime> untiled,
                                         const TargetModel &target) {
  TiledTraffic none;
  none.tiling.cluster = cluster;
  none.tiling.why = findMissing(problem, cluster, target);
  if (!none.tiling.why.empty())
    return none;
  std::optional<Candidate> best =
      TileSearch(problem, cluster, untiled, target).run();
  if (!best) {
    none.tiling.why = "no tile fits";
    return none;
  }
  return tile(problem, best->sizes, cluster, TilingSource::Search, target);
}
