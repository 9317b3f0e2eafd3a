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

/// The most operands and results of one kernel: as in XLA, whose GPU backend
/// stops there to keep the parameters of a kernel within what a launch takes
/// (openxla/xla, xla/service/gpu/gpu_fusible.cc,
/// MaxOperandsAndOutputsPerFusion).
static constexpr unsigned kMaxBuffers = 96;

/// The most values of a kernel of tiles, which are looked at for each pair that
/// it is in: so that the search stays linear.
static constexpr unsigned kMaxChipValues = 256;

/// In how many lists accesses are put, by their root.
static constexpr unsigned kNumLists = 64;

static unsigned getList(const OuterAccess &access) {
  return llvm::DenseMapInfo<const void *>::getHashValue(access.root) %
         kNumLists;
}

void KernelMerger::findShared() {
  std::array<int, kNumLists> start;
  start.fill(-1);
  SmallVector<int, 8> next(second.accesses.size());
  for (int i = second.accesses.size(); i-- > 0;)
    next[i] = std::exchange(start[getList(second.accesses[i])], i);
  for (auto [i, access] : llvm::enumerate(first.accesses))
    for (int j = start[getList(access)]; j >= 0; j = next[j])
      if (second.accesses[j].root == access.root)
        shared.push_back({unsigned(i), unsigned(j)});
}

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
  bool isNew = loopOf[b] == kNone && !isIn(a, joined);
  if (!isNew && loopOf[b] != a)
    return;
  loopOf[b] = a;
  joined |= LoopSet(1) << a;
  found |= LoopSet(1) << a;
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
      why = "a reshape or slice stands between them";
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
  if (isDependent)
    return true;
  for (Shared pair : shared)
    if (!neededSplit && isReadByBoth(pair))
      aligned &= align(getFirst(pair), getSecond(pair));
  return !neededSplit;
}

LoopSet KernelMerger::map(LoopSet loops) const {
  LoopSet mapped = 0;
  for (unsigned loop = 0; loop < loopOf.size(); ++loop)
    if (isIn(loop, loops))
      mapped |= LoopSet(1) << loopOf[loop];
  return mapped;
}

/// `access` of the second kernel in loops of the result.
OuterAccess KernelMerger::move(const OuterAccess &access) const {
  OuterAccess moved = access;
  moved.loops = map(access.loops);
  for (unsigned loop = 0; loop < access.shape->numLoops; ++loop)
    moved.loopOf[loop] = loopOf[access.loopOf[loop]];
  return moved;
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
  return true;
}

/// Finds out what becomes of the accesses, before anything is copied.
bool KernelMerger::matchAccesses() {
  usesInside.resize(first.accesses.size());
  partners.resize(second.accesses.size());
  for (Shared pair : shared) {
    const OuterAccess &one = getFirst(pair), &other = getSecond(pair);
    std::optional<unsigned> &partner = partners[pair.inSecond];
    if (isBetween(pair)) {
      usesInside[pair.inFirst] =
          usesInside[pair.inFirst].value_or(0) + other.uses;
      partner = pair.inFirst;
    } else if (!partner && isReadByBoth(pair) &&
               one.getKind() == other.getKind() &&
               out.haveSameIndex(one, move(other))) {
      partner = pair.inFirst;
    }
  }
  for (Shared pair : shared)
    if (isGone(pair.inFirst) && (gone.empty() || gone.back() != pair.inFirst))
      gone.push_back(pair.inFirst);
  unsigned number =
      first.accesses.size() - gone.size() + llvm::count(partners, std::nullopt);
  isTooLarge = number > kMaxBuffers;
  if (isTooLarge)
    why = "together they have more than 96 operands and results";
  return !isTooLarge;
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
  LoopSet ofFirst = first.getAllLoops(), ofSecond = map(second.getAllLoops());
  out.parallel = (first.parallel | ~ofFirst) &
                 (map(second.parallel) | ~ofSecond) & out.getAllLoops();
  out.common = first.common & map(second.common) & aligned;
  out.products = first.products;
  for (LoopSet product : second.products)
    out.products.push_back(map(product));
}

/// Adds those of the first kernel that stay.
void KernelMerger::keepAccesses() {
  out.outer = first.outer;
  const OuterAccess *next = first.accesses.begin();
  for (unsigned number : gone) {
    const OuterAccess *access = first.accesses.begin() + number;
    out.outer.remove(*access);
    out.accesses.append(next, access);
    next = access + 1;
  }
  out.accesses.append(next, first.accesses.end());
  std::optional<unsigned> last;
  for (Shared pair : shared) {
    if (!usesInside[pair.inFirst] || isGone(pair.inFirst) ||
        last == pair.inFirst)
      continue;
    last = pair.inFirst;
    ++keptValues;
    getKept(pair.inFirst).uses = countUsesLeft(pair.inFirst);
  }
}

void KernelMerger::addAccesses() {
  out.accesses.reserve(first.accesses.size() + second.accesses.size());
  keepAccesses();
  for (auto [access, partner] : llvm::zip(second.accesses, partners)) {
    if (!partner) {
      out.accesses.push_back(move(access));
      out.outer.add(access);
    } else if (!first.accesses[*partner].writes()) {
      OuterAccess &same = getKept(*partner);
      same.uses += access.uses;
      same.requestedBytes += access.requestedBytes;
      out.outer.requested += access.requestedBytes;
    }
  }
  for (Shared pair : shared)
    out.countMoved(getFirst(pair).root);
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
  if (!alignLoops() || !numberLoops() || !matchAccesses())
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
