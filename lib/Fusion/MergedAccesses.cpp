//===- MergedAccesses.cpp - Accesses of one kernel behind another ---------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What two kernels access in common, and what the one that they become still
// accesses. A pair may be tried many times while its groups grow, so that
// nothing here goes over all accesses but to look up roots and to copy.
//
//===----------------------------------------------------------------------===//

#include "KernelMerger.h"

using namespace mlir;
using namespace mlir::roofline;

/// The most operands and results of one kernel: as in XLA, whose GPU backend
/// stops there to keep the parameters of a kernel within what a launch takes
/// (openxla/xla, xla/service/gpu/gpu_fusible.cc,
/// MaxOperandsAndOutputsPerFusion).
static constexpr unsigned kMaxBuffers = 96;

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

/// Whether the two together, of whose accesses so many become part of others,
/// have no more than a kernel may have.
bool KernelMerger::isSmallEnough(unsigned numPartners) {
  unsigned number = first.accesses.size() - gone.size() +
                    second.accesses.size() - numPartners;
  isTooLarge = number > kMaxBuffers;
  if (isTooLarge)
    why = "together they have more than 96 operands and results";
  return !isTooLarge;
}

/// Finds out what of the first kernel stays inside; false where the two are too
/// large whatever else they share.
bool KernelMerger::matchValues() {
  usesInside.resize(first.accesses.size());
  for (Shared pair : shared)
    if (isBetween(pair))
      usesInside[pair.inFirst] =
          usesInside[pair.inFirst].value_or(0) + getSecond(pair).uses;
  for (Shared pair : shared)
    if (isGone(pair.inFirst) && (gone.empty() || gone.back() != pair.inFirst))
      gone.push_back(pair.inFirst);
  return isSmallEnough(std::min(shared.size(), second.accesses.size()));
}

/// Finds out what becomes of the accesses of the second kernel, before anything
/// is copied.
bool KernelMerger::matchAccesses() {
  partners.resize(second.accesses.size());
  for (Shared pair : shared) {
    const OuterAccess &one = getFirst(pair), &other = getSecond(pair);
    std::optional<unsigned> &partner = partners[pair.inSecond];
    if (isBetween(pair) ||
        (!partner && isReadByBoth(pair) && one.getKind() == other.getKind() &&
         out.haveSameIndex(one, move(other))))
      partner = pair.inFirst;
  }
  return isSmallEnough(partners.size() - llvm::count(partners, std::nullopt));
}

/// `access` of the second kernel in loops of the result.
OuterAccess KernelMerger::move(const OuterAccess &access) const {
  OuterAccess moved = access;
  moved.loops = map(access.loops);
  for (unsigned loop = 0; loop < access.shape->numLoops; ++loop)
    moved.loopOf[loop] = loopOf[access.loopOf[loop]];
  return moved;
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
