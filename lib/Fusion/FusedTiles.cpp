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
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Access/Footprint.h"
#include "roofline/Tiling/Tiling.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::roofline;

/// Sides of the tiles of a product whose sums stay in registers until the ops
/// after it are done: those of CUTLASS's default kernels (NVIDIA/cutlass at
/// 7c04f95, include/cutlass/gemm/device/default_gemm_configuration.h: blocks
/// of 128 x 128 and 128 x 256).
static constexpr int64_t kProductTile = 128;

static Expr getFootprintBytes(const Access &access, const Nest &nest) {
  const Buffer &buffer = nest.buffers[access.buffer];
  return getBytes(countFootprint(access, buffer, nest.extents),
                  buffer.bitsPerElement);
}

/// The bytes that a sum loads in vain where a transpose is part of it: every
/// element takes a sector. A transpose by itself goes through shared memory,
/// and so do the operands of products.
static Expr countLostBytes(const FusedKernel &kernel, const Nest &nest) {
  const std::optional<Figure> &line = kernel.cost.target->l2.lineBytes;
  Expr lost;
  if (!line)
    return lost;
  for (auto [outer, access] : llvm::zip(kernel.accesses, nest.accesses)) {
    if (!outer.isAcross)
      continue;
    int64_t bits = nest.buffers[access.buffer].bitsPerElement.toInt64();
    int64_t perSector =
        bits == 0 ? 1 : static_cast<int64_t>(line->value) * 8 / bits;
    if (perSector > 1)
      lost += getFootprintBytes(access, nest) * (perSector - 1);
  }
  return lost;
}

static void setTraffic(FusedKernel &kernel, const Nest &nest) {
  LevelTraffic &hbm = kernel.cost.hbm;
  hbm = computeCompulsoryTraffic(nest);
  hbm.requested = 0;
  for (const OuterAccess &access : kernel.accesses)
    hbm.requested += access.requested;
  Expr lost = countLostBytes(kernel, nest);
  if (!lost.isZero())
    hbm.transferred = hbm.getModelled() + lost;
}

void mlir::roofline::priceOneOp(FusedKernel &kernel,
                                const Assumptions &assumptions) {
  Nest nest = kernel.makeNest();
  setTraffic(kernel, nest);
  kernel.cost.chip = nullptr;
  kernel.cost.domain.clear();
  for (unsigned loop : kernel.lastLoops)
    kernel.cost.domain.push_back(kernel.extents[loop]);
  kernel.seconds = kernel.cost.judge(assumptions).seconds.value_or(0);
}

/// Bytes on chip of the values in between, in one tile.
static Count countOnChip(const FusedKernel &kernel) {
  Count bytes;
  for (const InnerValue &value : kernel.inner) {
    Count slice = value.bytes;
    for (unsigned loop = 0; loop < kernel.extents.size(); ++loop)
      if (isIn(loop, value.loops & kernel.common))
        slice = (slice * kernel.tile[loop]).ceilDiv(kernel.extents[loop]);
    bytes += slice;
  }
  return bytes;
}

static Count countTiles(const FusedKernel &kernel, LoopSet loops) {
  Count tiles = 1;
  for (unsigned loop = 0; loop < kernel.extents.size(); ++loop)
    if (isIn(loop, loops & kernel.common))
      tiles *= Count(kernel.extents[loop]).ceilDiv(kernel.tile[loop]);
  return tiles;
}

/// Whether all sums of every product in `kernel` are cut by the tiles, so that
/// its operands are read as by any kernel of that product.
static bool ownsProducts(const FusedKernel &kernel) {
  return llvm::all_of(kernel.products, [&](LoopSet product) {
    return (product & ~kernel.common) == 0;
  });
}

/// Loops of tiles along the rows of something in main memory: a tile must be as
/// wide as a sector.
static void widenToSectors(FusedKernel &kernel) {
  const std::optional<Figure> &line = kernel.cost.target->l2.lineBytes;
  for (const OuterAccess &access : kernel.accesses) {
    if (!line || access.index.empty() || access.buffer.bitsPerElement.isZero())
      continue;
    int64_t perSector = static_cast<int64_t>(line->value) * 8 /
                        access.buffer.bitsPerElement.toInt64();
    for (const IndexTerm &term : access.index.back().terms)
      if (isIn(term.loop, kernel.common))
        kernel.tile[term.loop] =
            std::min(std::max(kernel.tile[term.loop], perSector),
                     kernel.extents[term.loop]);
  }
}

/// Doubles the side of the tile that makes the others read least again, as
/// long as all units have one and the tile fits.
static void grow(FusedKernel &kernel, LoopSet loops, Count capacity) {
  int64_t units =
      kernel.cost.target->unitCount
          ? static_cast<int64_t>(kernel.cost.target->unitCount->value)
          : 1;
  for (unsigned loop = 0; loop < kernel.extents.size(); ++loop) {
    if (!isIn(loop, loops))
      continue;
    while (kernel.tile[loop] < kernel.extents[loop]) {
      int64_t side = kernel.tile[loop];
      kernel.tile[loop] = std::min(2 * side, kernel.extents[loop]);
      if (countOnChip(kernel) <= capacity &&
          countTiles(kernel, kernel.common) >= Count(units))
        continue;
      kernel.tile[loop] = side;
      break;
    }
  }
}

/// Whether the shared cache holds what tiles read again.
static bool fitsSharedCache(const FusedKernel &kernel) {
  const std::optional<Figure> &capacity = kernel.cost.target->l2.capacityBytes;
  Nest nest = kernel.makeNest();
  Expr bytes;
  for (auto [outer, access] : llvm::zip(kernel.accesses, nest.accesses))
    if (!outer.writes() && (kernel.common & ~outer.getLoops()))
      bytes += getFootprintBytes(access, nest);
  return bytes.isZero() || (capacity && bytes.toDouble() <= capacity->value);
}

/// Tile loops that something read by every tile does not depend on.
static LoopSet getLoopsOfReuse(const FusedKernel &kernel) {
  LoopSet loops = 0;
  for (const OuterAccess &access : kernel.accesses)
    if (!access.writes())
      loops |= kernel.common & ~access.getLoops();
  return loops;
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
  const TargetModel &target = *kernel.cost.target;
  kernel.tile.assign(kernel.extents.size(), 0);
  bool hasProductTiles = !kernel.products.empty() && ownsProducts(kernel);
  for (unsigned loop = 0; loop < kernel.extents.size(); ++loop)
    if (isIn(loop, kernel.common))
      kernel.tile[loop] =
          hasProductTiles ? std::min(kProductTile, kernel.extents[loop]) : 1;
  if (hasProductTiles)
    return true; // What is in between stays where the sums are.
  const std::optional<Figure> &capacity = getSMemPerBlock(target);
  if (!capacity) {
    why = "the target does not say how much fits on chip";
    return false;
  }
  Count bytes = static_cast<int64_t>(capacity->value);
  widenToSectors(kernel);
  kernel.onChipBytes = countOnChip(kernel);
  if (kernel.onChipBytes > bytes) {
    why = llvm::formatv("a tile keeps {0} B on chip, and a block has {1} B",
                        kernel.onChipBytes.toString(), bytes.toString());
    return false;
  }
  if (!fitsSharedCache(kernel)) {
    why =
        "what every tile reads again is not known to stay in the shared cache";
    return false;
  }
  grow(kernel, getLoopsOfReuse(kernel), bytes);
  kernel.onChipBytes = countOnChip(kernel);
  return true;
}

void mlir::roofline::priceTiles(FusedKernel &kernel,
                                const Assumptions &assumptions) {
  Nest nest = kernel.makeNest();
  setTraffic(kernel, nest);
  kernel.cost.hbm.read += kernel.readAgain;
  LevelTraffic l2;
  l2.written = kernel.cost.hbm.written;
  bool hasProductTiles = ownsProducts(kernel);
  for (auto [outer, access] : llvm::zip(kernel.accesses, nest.accesses)) {
    if (outer.writes())
      continue;
    Expr bytes = getFootprintBytes(access, nest);
    bool isAsBefore = outer.isOfProduct && hasProductTiles;
    l2.read += isAsBefore ? bytes
                          : bytes * Expr(countTiles(kernel, ~outer.getLoops()));
  }
  l2.compulsory = kernel.cost.hbm.compulsory;
  l2.requested = kernel.cost.hbm.requested;
  ChipTraffic chip;
  chip.l2 = std::move(l2);
  kernel.cost.chip = std::make_shared<const ChipTraffic>(std::move(chip));
  kernel.cost.domain.clear();
  for (unsigned loop : kernel.lastLoops)
    if (isIn(loop, kernel.common))
      kernel.cost.domain.push_back(
          Expr::ceilDiv(kernel.extents[loop], kernel.tile[loop]));
  kernel.seconds = kernel.cost.judge(assumptions).seconds.value_or(0);
}
