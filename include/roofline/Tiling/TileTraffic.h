//===- TileTraffic.h - What tiles move --------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product cut into tiles, one block each. Over its sum a block reads what its
// tile touches of A and B once, as many elements as there are different ones,
// and it writes its tile of C once; tiles at the borders are as small as they
// are. So A is read ceil(N / n) times and B ceil(M / m) times, and a cluster
// reads what its blocks share once for all of them. Example, C of 8192 x 8192,
// bf16, in tiles of 128 x 128 over a sum of 8192:
//
//   A and B   2 * 64 * 134,217,728 = 17,179,869,184 bytes from L2
//   C         134,217,728 bytes to L2
//
// All of that is exact where footprints are (Footprint.h).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TILING_TILETRAFFIC_H
#define ROOFLINE_TILING_TILETRAFFIC_H

#include "roofline/Cost/Traffic.h"
#include "roofline/Tiling/TileProblem.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::roofline {

/// The sides of a tile, one per loop: 1 for batches.
using TileBox = llvm::SmallVector<int64_t, 6>;

/// The part of a tile whose operands are fetched from shared memory once: what
/// a warp, or an instruction, computes. Both sides positive.
struct RegisterTile {
  int64_t m = 1;
  int64_t n = 1;
};

/// Counts what the tiles of one problem move. The problem has no obstacle, and
/// outlives this.
class TileCounter {
public:
  explicit TileCounter(const TileProblem &problem) : problem(problem) {}

  /// The loops of each role as a box of at most as many points as `sizes` says
  /// for it. Inner loops are taken whole first; where windows overlap, the box
  /// of rows is the one that reads the least. A role of a single loop has that
  /// side, also where the loop is shorter.
  TileBox makeBox(const TileSizes &sizes) const;

  /// How many tiles the loops of `role` are cut into.
  Expr countTiles(LoopRole role, const TileBox &box) const;
  /// The part of "what all blocks together touch of `access`" that is due to
  /// the loops of `role`, where `together` neighbours along it load what they
  /// share once. The product over all roles, with the whole of the sum, is the
  /// number of elements.
  Expr countTouched(const Access &access, LoopRole role, const TileBox &box,
                    int64_t together = 1) const;
  /// The same of what a block has in shared memory at a time.
  Expr countStaged(const Access &access, LoopRole role,
                   const TileBox &box) const;
  /// Over all tiles along `role`, how many sides of `side` points they are cut
  /// into.
  Expr countPieces(LoopRole role, const TileBox &box, int64_t side) const;

  /// What all blocks move to and from L2, in `cluster`s.
  LevelTraffic countL2(const TileBox &box, ClusterShape cluster) const;
  /// What all blocks write into shared memory, and read from there for tiles of
  /// registers. C goes there and back in some kernels; that is not counted.
  LevelTraffic countSMem(const TileBox &box, RegisterTile tile) const;
  /// Bytes of the operands of one step of the sum in a whole tile.
  Expr countStageBytes(const TileBox &box) const;

  /// Whether `access` is an operand that goes through shared memory: one that
  /// the sum runs over. Others are used once per element of C.
  bool isStaged(const Access &access) const;
  bool hasLoopOf(const Access &access, LoopRole role) const;
  Count getBits(const Access &access) const {
    return problem.nest.buffers[access.buffer].bitsPerElement;
  }

private:
  bool isIndexedBy(const Access &access, unsigned loop) const;
  Expr countPoints(const Access &access) const;
  Expr countRowReads(const TileBox &box) const;
  void fillImage(llvm::SmallVector<unsigned, 4> loops, int64_t points,
                 TileBox &box) const;
  /// The values of `index`, an index into a dimension of `size`, in each tile,
  /// over all tiles.
  Expr sumOverTiles(const IndexExpr &index, const TileBox &box,
                    const Expr &size) const;

  const TileProblem &problem;
  /// What `sumOverTiles` said, by index and the side of the only loop that is
  /// cut; a search asks for the same sides again and again.
  mutable llvm::DenseMap<std::pair<const IndexExpr *, int64_t>, Expr> sums;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TILING_TILETRAFFIC_H
