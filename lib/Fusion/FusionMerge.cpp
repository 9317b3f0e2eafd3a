//===- FusionMerge.cpp - Two kernels as one -------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusedTiles.h"
#include "KernelMerger.h"
#include "PadFusion.h"

using namespace mlir;
using namespace mlir::roofline;

/// Makes `kernel`, which is `first` and `second`, one op that computes the
/// former `repeats` times.
static void makeOneOp(FusedKernel &kernel, const FusedKernel &first,
                      const FusedKernel &second, int64_t repeats,
                      const Assumptions &assumptions) {
  if (first.again || second.again || repeats != 1) {
    Work all = first.getWork(), again;
    all.scale(repeats - 1);
    for (const std::shared_ptr<const Work> &part : {first.again, second.again})
      if (part)
        again.add(*part);
    again.add(all);
    kernel.again = std::make_shared<Work>(std::move(again));
  }
  priceOneOp(kernel, assumptions);
}

using FuseFn = llvm::function_ref<void(const FusedKernel &first,
                                       const FusedKernel &second)>;

/// Calls `fuse` with one loop of one of the two as two loops; false where that
/// cannot be.
static bool splitAndFuse(const FusedKernel &first, const FusedKernel &second,
                         DigitSplit split, FuseFn fuse) {
  FusedKernel changed = split.isOfFirst ? first : second;
  if (!changed.splitLoop(split.loop, split.outer))
    return false;
  if (split.isOfFirst)
    fuse(changed, second);
  else
    fuse(first, changed);
  return true;
}

FusedPair mlir::roofline::fuse(const FusedKernel &first,
                               const FusedKernel &second,
                               const Assumptions &assumptions) {
  if (first.isPad || second.isPad)
    return fusePad(first, second, assumptions);
  FusedPair pair;
  KernelMerger merger(first, second, pair.why);
  if (!merger.merge()) {
    if (const std::optional<DigitSplit> &split = merger.getNeededSplit()) {
      if (!splitAndFuse(first, second, *split, [&](auto &&...both) {
            pair = fuse(both..., assumptions);
          }))
        pair.why = "the loops on both sides of a reshape cannot be the same";
      return pair;
    }
    pair.isForGood = merger.isForGood();
    return pair;
  }
  std::optional<int64_t> repeats = merger.getRepeats();
  // Tiles of what is computed once as one op would move no less.
  if (repeats == 1) {
    pair.kernel = merger.takeResult();
    makeOneOp(*pair.kernel, first, second, *repeats, assumptions);
    return pair;
  }
  if (repeats) {
    pair.repeats = *repeats;
    pair.kernel = std::make_unique<FusedKernel>(merger.getResult());
    makeOneOp(*pair.kernel, first, second, *repeats, assumptions);
  }
  bool hasRoom = merger.addChipValues();
  pair.isForGood = !hasRoom && !repeats;
  std::unique_ptr<FusedKernel> tiled = merger.takeResult();
  if (!hasRoom || !chooseTiles(*tiled, pair.why))
    return pair;
  priceTiles(*tiled, assumptions);
  if (!pair.kernel || tiled->seconds < pair.kernel->seconds)
    pair.kernel = std::move(tiled);
  return pair;
}

std::unique_ptr<FusedKernel>
mlir::roofline::joinSteps(const FusedKernel &first, const FusedKernel &second,
                          SmallVectorImpl<uint8_t> &loopOf) {
  std::unique_ptr<FusedKernel> joined;
  std::string why;
  KernelMerger merger(first, second, why, /*joinsAll=*/true);
  if (merger.merge() && merger.addChipValues()) {
    loopOf.assign(merger.getLoops().begin(), merger.getLoops().end());
    joined = merger.takeResult();
    joined->form = FusionForm::Tiled;
  } else if (const std::optional<DigitSplit> &split = merger.getNeededSplit()) {
    splitAndFuse(first, second, *split,
                 [&](auto &&...both) { joined = joinSteps(both..., loopOf); });
  }
  return joined;
}
