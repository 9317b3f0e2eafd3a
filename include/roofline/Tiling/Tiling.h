//===- Tiling.h - Tiles on a device -----------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether tiles of some sizes fit a device, and how long they take on it.
//
// A block needs two things of its unit (SM, CU):
//  * shared memory for two steps of the sum: one is computed on while the next
//    is loaded;
//  * registers for its tile of C, which stays there over the whole sum, beside
//    operands and addresses.
//
// Both are what NVIDIA's own kernels do (NVIDIA/cutlass at 21779de,
// media/docs/cpp/efficient_gemm.md, "Pipelining": two tiles in shared memory,
// accumulators in at least half of a thread's registers), and the largest tiles
// of its default kernels, 128 x 256 in f32, take just that half.
//
// Example, H100 (227 KiB of shared memory a block, 256 KiB of registers), bf16:
//
//   128x128x64   stages 2 * 2 * (128 + 128) * 64 = 64 KiB, sums 64 KiB: fits
//   256x512x64   sums 4 * 256 * 512 = 512 KiB: does not fit
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TILING_TILING_H
#define ROOFLINE_TILING_TILING_H

#include "roofline/Cost/Roofline.h"
#include "roofline/Tiling/TileTraffic.h"

namespace mlir::roofline {

/// Who chose the tiles.
enum class TilingSource : uint8_t { Search, Option, Attribute };
/// "search", "option", "attribute".
llvm::StringRef stringify(TilingSource source);

/// Steps of the sum whose operands a block has in shared memory.
constexpr int64_t kTileStages = 2;
/// Sums that take at most one of so many parts of the registers leave enough
/// for operands and addresses.
constexpr int kAccumulatorShare = 2;

/// The shared memory that one block may have, where `target` says.
inline const std::optional<Figure> &getSMemPerBlock(const TargetModel &target) {
  return target.maxSmemBytesPerBlock ? target.maxSmemBytesPerBlock
                                     : target.smemBytesPerUnit;
}

/// The tiles of one kernel, and what a block of them needs.
struct Tiling {
  TilingSource source = TilingSource::Search;
  /// Absent where a search has nothing to go by.
  std::optional<TileSizes> sizes;
  ClusterShape cluster;
  /// The sides of a tile, by loop; empty where tiles are not modelled.
  TileBox box;
  /// Absent where the device does not say what its registers hold.
  std::optional<RegisterTile> registerTile;
  /// Shared memory of a block, the most that it may be where only a bound of an
  /// index is known; absent where tiles are not modelled, or a window has an
  /// open size.
  std::optional<Count> smemBytesPerBlock;
  /// The tile of C in registers.
  Count accumulatorBytes;
  /// Blocks, the points that they compute, with those beyond a border, and the
  /// points of the loops. Of one execution; zero where tiles are not modelled.
  Expr blocks, computedPoints, points;
  /// Whether a unit of the device holds a block; absent where that is not
  /// known.
  std::optional<bool> feasible;
  /// Why it is not feasible, or not known to be; where that there are no sizes,
  /// or no traffic.
  std::string why;

  /// What blocks reach on `target`, as far as the numbers are known.
  UnitUse getUse(const TargetModel &target) const;
  /// Every size replaced by what `change` makes of it.
  Tiling transform(llvm::function_ref<Expr(const Expr &)> change) const;
};

/// Tiles and their traffic in one execution, which is empty where they are not
/// modelled. A level of which the device says nothing is absent.
struct TiledTraffic {
  Tiling tiling;
  ChipTraffic traffic;
};

/// The tiles that somebody has chosen for `problem`, whatever fits.
TiledTraffic tile(const TileProblem &problem, const TileSizes &sizes,
                  ClusterShape cluster, TilingSource source,
                  const TargetModel &target);

/// The best way to cut a tile of `sizes` for the registers of `target`: the one
/// that makes its parts fetch the least from shared memory. Parts are equal, in
/// steps of the 16 rows and columns of a matrix instruction, and
///  * either what a matrix instruction makes of operands in shared memory,
///  * or what a warp has registers for: as eight warps share those of a unit,
///    and half of them hold sums, 16 KiB on NVIDIA, which are the 64 x 64 in
///    f32 of CUTLASS's default kernels (NVIDIA/cutlass at 7c04f95,
///    include/cutlass/gemm/device/default_gemm_configuration.h: blocks of
///    128 x 256 in eight warps).
/// Empty where the target says nothing of either.
std::optional<RegisterTile> chooseRegisterTile(const TileProblem &problem,
                                               const TileSizes &sizes,
                                               const TargetModel &target);

} // namespace mlir::roofline

#endif // ROOFLINE_TILING_TILING_H
