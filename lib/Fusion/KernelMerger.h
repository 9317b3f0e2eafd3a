//===- KernelMerger.h - One kernel put behind another -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_KERNELMERGER_H
#define ROOFLINE_LIB_FUSION_KERNELMERGER_H

#include "FusedKernel.h"

namespace mlir::roofline {

/// Puts the second kernel behind the first.
class KernelMerger {
public:
  /// With `joinsAll`, loops of the second become one where the same loop of the
  /// first runs along both, and loops along what both read, too.
  KernelMerger(const FusedKernel &first, const FusedKernel &second,
               std::string &why, bool joinsAll = false)
      : first(first), second(second), why(why), joinsAll(joinsAll),
        loopOf(second.extents.size(), kNone) {}

  /// False with the reason in `why`, or with the loop that has to be split
  /// before.
  bool merge();
  const std::optional<DigitSplit> &getNeededSplit() const {
    return neededSplit;
  }
  /// The points of the second kernel for every point of the first that it has
  /// loops for; empty where the two cannot be one op.
  std::optional<int64_t> getRepeats() const;

  /// Puts in what the steps of tiles make and read; false where that is too
  /// much, with the reason in `why`.
  bool addChipValues();

  const FusedKernel &getResult() const { return out; }
  /// After `merge`: the loop of the result, by loop of the second kernel.
  ArrayRef<uint8_t> getLoops() const { return loopOf; }
  std::unique_ptr<FusedKernel> takeResult() { return std::move(result); }
  /// Whether the two cannot be one however they grow.
  bool isForGood() const { return isTooLarge; }
  /// Whether every value between the two stays between them.
  bool keepsNothing() const { return keptValues == 0; }

private:
  static constexpr uint8_t kNone = kMaxLoops;

  /// An access of the first kernel and one of the second to the same value.
  struct Shared {
    unsigned inFirst;
    unsigned inSecond;
  };

  void findShared();
  bool alignLoops();
  LoopSet align(const OuterAccess &one, const OuterAccess &other);
  LoopSet alignDigits(const OuterAccess &one, const OuterAccess &other);
  void join(unsigned a, unsigned b, LoopSet &found);
  bool meetsOther(unsigned a, unsigned b) const;
  bool numberLoops();
  bool isSmallEnough(unsigned numPartners);
  bool matchValues();
  bool matchAccesses();
  void addLoops();
  void keepAccesses();
  void addAccesses();
  void markTransposed();
  void addEnd();
  LoopSet map(LoopSet loops) const;
  OuterAccess move(const OuterAccess &access) const;

  const OuterAccess &getFirst(Shared pair) const {
    return first.accesses[pair.inFirst];
  }
  const OuterAccess &getSecond(Shared pair) const {
    return second.accesses[pair.inSecond];
  }
  /// Whether the second reads what the first makes.
  bool isBetween(Shared pair) const {
    return getFirst(pair).writes() && !getSecond(pair).writes();
  }
  /// Whether both read one value in the same coordinates.
  bool isReadByBoth(Shared pair) const {
    return !getFirst(pair).writes() && !getSecond(pair).writes() &&
           getFirst(pair).isToSameBuffer(getSecond(pair));
  }

  /// How many operands and results outside use what access `number` of the
  /// first kernel makes.
  unsigned countUsesLeft(unsigned number) const {
    unsigned uses = first.accesses[number].uses;
    return uses - std::min(uses, usesInside[number].value_or(0));
  }
  bool isGone(unsigned number) const {
    return usesInside[number] && countUsesLeft(number) == 0;
  }
  /// Access `number` of the first kernel, which stays, in the result.
  OuterAccess &getKept(unsigned number) {
    return out
        .accesses[number - (llvm::lower_bound(gone, number) - gone.begin())];
  }

  const FusedKernel &first;
  const FusedKernel &second;
  std::string &why;
  bool joinsAll;
  std::optional<DigitSplit> neededSplit;
  SmallVector<Shared, 8> shared;
  /// The loop of the result, by loop of the second kernel.
  SmallVector<uint8_t, 8> loopOf;
  unsigned numLoops = 0;
  bool isDependent = false;
  /// Whether a sum of the second may start from what the first makes.
  bool startsFromValue = false;
  bool isTooLarge = false;
  /// Loops of the first kernel that run over the same dimension of every value
  /// between the two.
  LoopSet aligned = ~LoopSet(0);
  /// Those that have a loop of the second at all.
  LoopSet joined = 0;
  /// By access of the first kernel, how many operands of the second are what it
  /// makes; empty where the second reads none of it.
  SmallVector<std::optional<unsigned>, 8> usesInside;
  /// The accesses of the first kernel that go, in order.
  SmallVector<unsigned, 4> gone;
  /// By access of the second kernel, that of the first which makes what it
  /// reads, or reads the same at every point.
  SmallVector<std::optional<unsigned>, 8> partners;
  unsigned keptValues = 0;
  std::unique_ptr<FusedKernel> result = std::make_unique<FusedKernel>();
  FusedKernel &out = *result;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_KERNELMERGER_H
