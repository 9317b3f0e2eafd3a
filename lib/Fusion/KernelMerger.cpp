//===- KernelMerger.cpp - One kernel put behind another -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelMerger.h"
#include "ChipValues.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::roofline;

/// The most values of a kernel of tiles, which are looked at for each pair that
/// it is in: so that the search stays linear.
static constexpr unsigned kMaxChipValues = 256;

/// Gives loops that index the same dimensions one number, where they are as
/// long. Returns those of the first kernel.
LoopSet KernelMerger::align(const OuterAccess &one, const OuterAccess &other) {
  if (one.view != other.view || first.split != 0 || second.split != 0)
    return alignDigits(one, other);
  LoopSet found = 0;
  unsigned rank = std::min(one.shape->getRank(), other.shape->getRank());
  for (unsigned dim = 0; dim < rank; ++dim) {
    std::optional<unsigned> a = one.getOnlyLoop(dim);
    std::optional<unsigned> b = other.getOnlyLoop(dim);
    if (a && b && first.extents[*a] == second.extents[*b])
      join(*a, *b, found);
  }
  return found;
}

/// Gives loop `b` of the second kernel the number of `a`, and adds that to
/// `found`, unless one of the two has another like already.
void KernelMerger::join(unsigned a, unsigned b, LoopSet &found) {
  bool isNew = loopOf[b] == kNone &&
               (!isIn(a, joined) || (joinsAll && !meetsOther(a, b)));
  if (!isNew && loopOf[b] != a)
    return;
  loopOf[b] = a;
  joined |= LoopSet(1) << a;
  found |= LoopSet(1) << a;
}

/// Whether something in the second kernel depends on its loop `b` and on
/// another one that is `a`.
bool KernelMerger::meetsOther(unsigned a, unsigned b) const {
  LoopSet others = 0;
  for (unsigned loop = 0; loop < loopOf.size(); ++loop)
    if (loopOf[loop] == a)
      others |= LoopSet(1) << loop;
  auto hasBoth = [&](const auto &value) {
    return isIn(b, value.loops) && (value.loops & others);
  };
  return llvm::any_of(second.accesses, hasBoth) ||
         llvm::any_of(second.values, hasBoth);
}

/// As `align` where one side is in other digits; loops of one turn go with any.
LoopSet KernelMerger::alignDigits(const OuterAccess &one,
                                  const OuterAccess &other) {
  LoopSet found = first.getUnitLoops();
  neededSplit = matchDigits(first.getDigits(one), second.getDigits(other),
                            [&](unsigned a, unsigned b) { join(a, b, found); });
  return found;
}

bool KernelMerger::alignLoops() {
  for (Shared pair : shared) {
    if (!isBetween(pair))
      continue;
    bool isReshaped = getFirst(pair).view || getSecond(pair).view;
    if (isReshaped && !getSecond(pair).shape->isReshaped) {
      why = "a reshape, slice or pad stands between them";
      return false;
    }
    out.hasReshapes |= isReshaped;
    isDependent = true;
    startsFromValue |= second.hasReductions() &&
                       getSecond(pair).getKind() == AccessKind::Initial;
    aligned &= align(getFirst(pair), getSecond(pair));
    if (neededSplit)
      return false;
  }
  if (isDependent && !joinsAll)
    return true;
  for (Shared pair : shared)
    if (!neededSplit && isReadByBoth(pair)) {
      LoopSet found = align(getFirst(pair), getSecond(pair));
      if (!isDependent)
        aligned &= found;
    }
  return !neededSplit;
}

LoopSet KernelMerger::map(LoopSet loops) const {
  LoopSet mapped = 0;
  for (unsigned loop = 0; loop < loopOf.size(); ++loop)
    if (isIn(loop, loops))
      mapped |= LoopSet(1) << loopOf[loop];
  return mapped;
}

bool KernelMerger::numberLoops() {
  numLoops = first.extents.size();
  for (uint8_t &number : loopOf) {
    if (number != kNone)
      continue;
    if (numLoops == kMaxLoops) {
      why = "together they have more than 64 loops";
      return false;
    }
    number = numLoops++;
  }
  addLoops();
  if (out.hasReshapes && out.hasPads)
    why = "a reshape and a pad would be in one group";
  return !(out.hasReshapes && out.hasPads);
}

void KernelMerger::addLoops() {
  out.extents = first.extents;
  out.extents.resize(numLoops);
  for (auto [loop, number] : llvm::enumerate(loopOf))
    out.extents[number] = second.extents[loop];
  out.splits = first.splits;
  for (LoopSplit cut : second.splits)
    out.splits.push_back(
        {loopOf[cut.loop], loopOf[cut.outer], loopOf[cut.inner]});
  out.split = first.split | map(second.split);
  out.hasReshapes |= first.hasReshapes || second.hasReshapes;
  // A loop of the result may be several of the second.
  LoopSet all = second.getAllLoops();
  out.parallel = (first.parallel | ~first.getAllLoops()) &
                 ~map(all & ~second.parallel) & out.getAllLoops();
  out.common =
      first.common & map(second.common) & aligned & ~map(all & ~second.common);
  out.hasPads = first.hasPads || second.hasPads;
  out.numOps = first.numOps + second.numOps;
  out.products = first.products;
  for (LoopSet product : second.products)
    out.products.push_back(map(product));
}

bool KernelMerger::addChipValues() {
  out.steps = first.steps + second.steps;
  out.values = listChipValues(first);
  SmallVector<ChipValue, 0> later = listChipValues(second);
  for (ChipValue &value : later) {
    value.loops = map(value.loops);
    value.from += first.steps;
    value.to += first.steps;
  }
  addLaterValues(out.values, later);
  isTooLarge = out.values.size() > kMaxChipValues;
  if (isTooLarge)
    why = llvm::formatv("together they make and read more than {0} values",
                        kMaxChipValues);
  return !isTooLarge;
}

/// Finds what a transpose in the first kernel makes a sum in the second read
/// across its rows.
void KernelMerger::markTransposed() {
  if (!isDependent || !second.hasReductions() || !out.products.empty())
    return;
  // The loops of what is between the two, and those along its rows.
  LoopSet between = 0, rows = 0;
  for (Shared pair : shared) {
    if (!isBetween(pair))
      continue;
    between |= map(getSecond(pair).loops);
    if (std::optional<unsigned> loop = second.getRowLoop(getSecond(pair)))
      rows |= LoopSet(1) << loopOf[*loop];
  }
  for (OuterAccess &access : out.accesses) {
    std::optional<unsigned> loop = out.getRowLoop(access);
    if (!loop || access.writes() || isIn(*loop, rows) ||
        !isIn(*loop, between) || !(access.loops & rows))
      continue;
    access.isAcross |= llvm::any_of(first.accesses, [&](const OuterAccess &a) {
      return !a.writes() && a.isToSameBuffer(access);
    });
  }
}

void KernelMerger::addEnd() {
  bool endsInSecond = llvm::any_of(shared, [&](Shared pair) {
    return isBetween(pair) &&
           llvm::is_contained(first.last->getResults(),
                              Value::getFromOpaquePointer(getFirst(pair).root));
  });
  out.hasOneEnd = first.hasOneEnd && second.hasOneEnd && endsInSecond;
  out.last = second.last;
  out.numLastLoops = second.numLastLoops;
  for (auto [loop, number] : llvm::enumerate(second.getLastLoops()))
    out.lastLoops[loop] = loopOf[number];
}

bool KernelMerger::merge() {
  findShared();
  if (!matchValues() || !alignLoops() || !numberLoops() || !matchAccesses())
    return false;
  out.target = first.target;
  addAccesses();
  markTransposed();
  addEnd();
  out.once = first.once;
  out.once.add(second.once);
  out.readAgain = first.readAgain + second.readAgain;
  return true;
}

std::optional<int64_t> KernelMerger::getRepeats() const {
  if (first.form != FusionForm::Elementwise ||
      second.form != FusionForm::Elementwise || startsFromValue)
    return std::nullopt;
  LoopSet ofFirst = first.getAllLoops(), ofSecond = map(second.getAllLoops());
  LoopSet firstParallel = first.parallel, secondParallel = map(second.parallel);
  if (out.hasReshapes)
    for (LoopSet *loops :
         {&ofFirst, &ofSecond, &firstParallel, &secondParallel})
      *loops &= ~out.getUnitLoops();
  if ((aligned & ofFirst) != ofFirst)
    return std::nullopt;
  // Results are complete at points of their own loops only.
  if (out.hasReductions() &&
      llvm::any_of(out.accesses, [&](const OuterAccess &access) {
        return access.writes() && (access.loops & ~out.parallel);
      }))
    return std::nullopt;
  if (!isDependent)
    return ofFirst == ofSecond && firstParallel == secondParallel
               ? std::optional<int64_t>(1)
               : std::nullopt;
  if (first.hasReductions())
    return std::nullopt;
  int64_t repeats = out.countPoints(ofSecond & ~ofFirst);
  return repeats == 1 || keepsNothing() ? std::optional(repeats) : std::nullopt;
}
