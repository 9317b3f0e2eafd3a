//===- FusedTiles.cpp - Tiles of fused kernels, and their price -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tiles run along loops that all ops of a kernel have, so that nothing is
// computed twice. What every tile reads again comes from the shared cache.
//
//   softmax of 1024 rows of 512   tiles of 1 row: exp keeps 2 KiB on chip
//   x * gamma after that          gamma is read by every tile: 1024 x 2 KiB
//
//===----------------------------------------------------------------------===//

#include "FusedTiles.h"
#include "ChipValues.h"
#include "roofline/Tiling/ChipFit.h"
#include "roofline/Tiling/Tiling.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace mlir::roofline;

/// Sides of the tiles of a product whose sums stay in registers until the ops
/// after it are done: those of CUTLASS's default kernels (NVIDIA/cutlass at
/// 7c04f95, include/cutlass/gemm/device/default_gemm_configuration.h: blocks
/// of 128 x 128 and 128 x 256).
static constexpr int64_t kProductTile = 128;

/// Puts in the bytes that a sum loads in vain where a transpose is part of it:
/// every element takes a sector. A transpose by itself goes through shared
/// memory, and so do the operands of products.
static void countLostBytes(FusedKernel &kernel) {
  kernel.lostBytes = 0;
  const std::optional<Figure> &line = kernel.target->l2.lineBytes;
  if (!line)
    return;
  for (const OuterAccess &access : kernel.accesses) {
    if (!access.isAcross)
      continue;
    int64_t bits = access.shape->bitsPerElement.toInt64();
    int64_t perSector =
        bits == 0 ? 1 : static_cast<int64_t>(line->value) * 8 / bits;
    if (perSector > 1)
      kernel.lostBytes += access.shape->touchedBytes * (perSector - 1);
  }
}

/// Puts in what is read of reshapes beyond their end where tiles stick out, as
/// far as there is more behind it.
static void countPaddedBytes(FusedKernel &kernel) {
  kernel.paddedBytes = 0;
  for (const OuterAccess &access : kernel.accesses) {
    if (access.writes() || !kernel.isReshaped(access))
      continue;
    Count padded = access.movedBytes;
    for (unsigned loop = 0; loop < kernel.extents.size(); ++loop)
      if (isIn(loop, access.loops & kernel.common)) {
        Count extent = kernel.extents[loop], side = kernel.tile[loop];
        padded = (padded * extent.ceilDiv(side) * side).ceilDiv(extent);
      }
    Count ofRoot;
    for (const OuterAccess &other : kernel.accesses)
      if (other.root == access.root && !other.writes())
        ofRoot += other.movedBytes;
    Count room =
        access.shape->rootBytes - std::min(ofRoot, access.shape->rootBytes);
    kernel.paddedBytes += std::min(padded - access.movedBytes, room);
  }
}

void mlir::roofline::priceOneOp(FusedKernel &kernel,
                                const Assumptions &assumptions) {
  kernel.form = FusionForm::Elementwise;
  countLostBytes(kernel);
  kernel.judge(assumptions);
}

static Count countTiles(const FusedKernel &kernel, LoopSet loops) {
  Count tiles = 1;
  for (unsigned loop = 0; loop < kernel.extents.size(); ++loop)
    if (isIn(loop, loops & kernel.common))
      tiles *= Count(kernel.extents[loop]).ceilDiv(kernel.tile[loop]);
  return tiles;
}

/// Sides of the tiles of a product, the innermost loops first, that have no
/// more sums than a tile with both sides of `kProductTile`.
static void cutSums(FusedKernel &kernel) {
  int64_t room = kProductTile * kProductTile;
  for (unsigned loop : llvm::reverse(kernel.getLastLoops())) {
    if (!isIn(loop, kernel.common))
      continue;
    int64_t most =
        std::min<int64_t>(kProductTile, llvm::bit_floor<uint64_t>(room));
    kernel.tile[loop] = std::min(most, kernel.extents[loop]);
    room /= kernel.tile[loop];
  }
}

/// Loops of tiles along the rows of something in main memory: a tile must be as
/// wide as a sector, unless that is next to nothing of what moves.
static void widenToSectors(FusedKernel &kernel) {
  constexpr int64_t kNextToNothing = 100;
  const std::optional<Figure> &line = kernel.target->l2.lineBytes;
  Count all;
  for (const OuterAccess &access : kernel.accesses)
    all += access.shape->touchedBytes;
  for (const OuterAccess &access : kernel.accesses) {
    const AccessShape &shape = *access.shape;
    if (!line || shape.getRank() == 0 || shape.bitsPerElement.isZero())
      continue;
    int64_t perSector =
        static_cast<int64_t>(line->value) * 8 / shape.bitsPerElement.toInt64();
    if (shape.touchedBytes * perSector * kNextToNothing <= all)
      continue;
    for (unsigned ofOp = 0; ofOp < shape.numLoops; ++ofOp) {
      if (!isIn(ofOp, shape.rowLoops))
        continue;
      SmallVector<unsigned, 4> parts;
      kernel.addParts(access.loopOf[ofOp], parts);
      int64_t width = perSector;
      for (unsigned loop : llvm::reverse(parts)) {
        if (!isIn(loop, kernel.common))
          break;
        int64_t extent = kernel.extents[loop];
        kernel.tile[loop] =
            std::min(std::max(kernel.tile[loop], width), extent);
        width = llvm::divideCeil(width, extent);
      }
    }
  }
}

/// Bytes of `access`, of which windows overlap, that all tiles touch.
static Count countWindowBytes(const FusedKernel &kernel,
                              const OuterAccess &access) {
  Count elements = countTiles(kernel, kernel.common);
  SmallVector<IndexExpr, 2> index = kernel.getIndex(access);
  for (auto [expr, size] : llvm::zip_equal(index, access.shape->sizes)) {
    Expr width = 1;
    for (const IndexTerm &term : expr.terms) {
      bool isCut = isIn(term.loop, kernel.common);
      Expr side = isCut ? kernel.tile[term.loop] : kernel.extents[term.loop];
      width += term.coefficient * (side - 1);
    }
    elements *= std::min(width.getCount().value_or(size), Count(size));
  }
  return (elements * access.shape->bitsPerElement).ceilDiv(8);
}

/// Whether tiles beside each other touch the same of `access`, since several
/// loops make one index.
static bool hasWindows(const OuterAccess &access) {
  return llvm::any_of(access.shape->index, [](const IndexExpr &index) {
    return index.terms.size() > 1 && !index.maxDistinct;
  });
}

/// Bytes that tiles read from the shared cache.
static Count countCacheBytes(const FusedKernel &kernel) {
  Count bytes;
  bool hasProductTiles = kernel.ownsProducts();
  for (const OuterAccess &access : kernel.accesses) {
    if (access.writes())
      continue;
    if (access.shape->isOfProduct && hasProductTiles)
      bytes += access.shape->touchedBytes;
    else if (hasWindows(access))
      bytes += countWindowBytes(kernel, access);
    else
      bytes += access.shape->touchedBytes * countTiles(kernel, ~access.loops);
  }
  return bytes;
}

/// The units that tiles have to be there for.
static Count countUnits(const FusedKernel &kernel) {
  const std::optional<Figure> &units = kernel.target->unitCount;
  return units ? static_cast<int64_t>(units->value) : 1;
}

/// Doubles the side of the tile that makes the others read least again, as
/// long as all units have one and the tile fits.
static void grow(FusedKernel &kernel, LoopSet loops, Count capacity) {
  Count units = countUnits(kernel);
  while (true) {
    std::optional<unsigned> best;
    Count least;
    for (unsigned loop = 0; loop < kernel.extents.size(); ++loop) {
      int64_t side = kernel.tile[loop];
      if (!isIn(loop, loops) || side == kernel.extents[loop])
        continue;
      kernel.tile[loop] = std::min(2 * side, kernel.extents[loop]);
      Count bytes = countCacheBytes(kernel);
      if ((!best || bytes < least) && countOnChip(kernel) <= capacity &&
          countTiles(kernel, kernel.common) >= units) {
        best = loop;
        least = bytes;
      }
      kernel.tile[loop] = side;
    }
    if (!best)
      return;
    kernel.tile[*best] =
        std::min(2 * kernel.tile[*best], kernel.extents[*best]);
  }
}

/// Whether the shared cache holds what tiles read again.
static bool fitsSharedCache(const FusedKernel &kernel) {
  const std::optional<Figure> &capacity = kernel.target->l2.capacityBytes;
  Count bytes;
  for (const OuterAccess &access : kernel.accesses)
    if (!access.writes() && (kernel.common & ~access.loops))
      bytes += access.shape->touchedBytes;
  return bytes.isZero() || (capacity && bytes.toDouble() <= capacity->value);
}

/// Tile loops that something read by every tile does not depend on, or that
/// windows of tiles overlap along.
static LoopSet getLoopsOfReuse(const FusedKernel &kernel) {
  LoopSet loops = 0;
  for (const OuterAccess &access : kernel.accesses) {
    if (access.writes())
      continue;
    loops |= ~access.loops;
    for (const IndexExpr &index : access.shape->index)
      if (index.terms.size() > 1)
        for (const IndexTerm &term : index.terms)
          loops |= LoopSet(1) << access.loopOf[term.loop];
  }
  return loops & kernel.common;
}

bool mlir::roofline::chooseTiles(FusedKernel &kernel, std::string &why) {
  if (!kernel.hasOneEnd) {
    why = "no op among them uses what all others make";
    return false;
  }
  if (kernel.countPoints(kernel.common) < 2) {
    why = "no loop of theirs has tiles for more than one unit";
    return false;
  }
  const TargetModel &target = *kernel.target;
  kernel.tile.assign(kernel.extents.size(), 0);
  bool hasProductTiles = !kernel.products.empty() && kernel.ownsProducts();
  for (unsigned loop = 0; loop < kernel.extents.size(); ++loop)
    if (isIn(loop, kernel.common))
      kernel.tile[loop] = 1;
  if (hasProductTiles) {
    cutSums(kernel);
    return true; // What is in between stays where the sums are.
  }
  const std::optional<Figure> &capacity = getSMemPerBlock(target);
  if (!capacity) {
    why = "the target does not say how much fits on chip";
    return false;
  }
  Count bytes = static_cast<int64_t>(capacity->value);
  widenToSectors(kernel);
  kernel.onChipBytes = countOnChip(kernel);
  if (kernel.onChipBytes > bytes) {
    why = "a tile keeps " + formatKiB(kernel.onChipBytes.toDouble()) +
          " on chip, and a block has " + formatKiB(capacity->value);
    return false;
  }
  // What passes again is followed for online groups, but not through reshapes.
  if ((!kernel.inPieces || kernel.readsReshapes()) &&
      !fitsSharedCache(kernel)) {
    why =
        "what every tile reads again is not known to stay in the shared cache";
    return false;
  }
  if (kernel.inPieces &&
      countTiles(kernel, kernel.common) < countUnits(kernel)) {
    why = "there are fewer tiles than units";
    return false;
  }
  grow(kernel, getLoopsOfReuse(kernel), bytes);
  kernel.onChipBytes = countOnChip(kernel);
  return true;
}

void mlir::roofline::priceTiles(FusedKernel &kernel,
                                const Assumptions &assumptions) {
  kernel.form = FusionForm::Tiled;
  countLostBytes(kernel);
  countPaddedBytes(kernel);
  kernel.cacheBytes = countCacheBytes(kernel);
  kernel.judge(assumptions);
}
