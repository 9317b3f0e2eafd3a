//===- CacheTraffic.h - What a cache lets through ---------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The traffic model of a nest with an order. The cache holds the lines touched
// last, as many as fit. In every turn of every loop some lines are touched for
// the first time in that turn; those that an earlier turn of the same loop
// touched as well are reused there, if no more has been touched in between than
// the cache holds, and are fetched again if not.
//
// Example, C += A * B with 384x512x256 f32 in tiles of 32, 64 KiB in lines of
// 64 B: a tile of A is reused in the loop over tiles of columns (three tiles of
// 4 KiB fit), a row of tiles of C is not (it is 32 KiB, and all of B passes
// by): 208,896 lines, of which a simulator of caches counted 208,958.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ACCESS_CACHETRAFFIC_H
#define ROOFLINE_ACCESS_CACHETRAFFIC_H

#include "roofline/Access/Nest.h"
#include "roofline/Cost/Traffic.h"

namespace mlir::roofline {

/// A cache in front of a memory level, and who shares it.
struct CacheShape {
  int64_t capacityBytes = 0;
  int64_t lineBytes = 1;
  /// Turns of grid loops that run at once: cores, or blocks that are resident
  /// together. Their accesses interleave.
  int64_t together = 1;
  /// Whether a line of which a part is stored is fetched for the rest. Memory
  /// that is written by the byte, as that of GPUs, needs none of it.
  bool fetchesToStore = true;
  /// Whether turns of grid loops find what earlier ones left: all cores share
  /// the cache.
  bool isShared = true;
};

/// Bytes of one buffer that are fetched, and stored, more than once.
struct RepeatedBytes {
  Expr read, written;
};

/// What `nest`, which must have an order, moves through `cache`: `read` and
/// `written` in elements, never less than the compulsory traffic nor more than
/// what is requested, `transferred` and `fills` in whole lines. `least` is the
/// compulsory traffic, without what conditions leave out, and what is
/// requested. Empty where a size is no number, or where of an index only a
/// bound is known. Of each buffer, by number, `repeated` gets what it adds to
/// the compulsory traffic, as far as somebody asks.
std::optional<LevelTraffic>
computeCacheTraffic(const Nest &nest, const CacheShape &cache,
                    const LevelTraffic &least,
                    llvm::SmallVectorImpl<RepeatedBytes> *repeated = nullptr);

} // namespace mlir::roofline

#endif // ROOFLINE_ACCESS_CACHETRAFFIC_H
