//===- FusionMerge.cpp - Two kernels as one -------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusedTiles.h"

using namespace mlir;
using namespace mlir::roofline;

/// The most operands and results of one kernel: as in XLA, whose GPU backend
/// stops there to keep the parameters of a kernel within what a launch takes
/// (openxla/xla, xla/service/gpu/gpu_fusible.cc,
/// MaxOperandsAndOutputsPerFusion).
static constexpr unsigned kMaxBuffers = 96;

/// The loop whose turns `index` counts one by one, if there is one.
static std::optional<unsigned> getOnlyLoop(const IndexExpr &index) {
  if (index.maxDistinct || index.terms.size() != 1 || !index.offset.isZero() ||
      !index.terms.front().coefficient.isOne())
    return std::nullopt;
  return index.terms.front().loop;
}

static bool isSameBuffer(const OuterAccess &lhs, const OuterAccess &rhs) {
  return lhs.buffer.rootKey == rhs.buffer.rootKey &&
         lhs.buffer.viewKey == rhs.buffer.viewKey;
}

static Count getBufferBytes(const Buffer &buffer) {
  Count bits = buffer.bitsPerElement;
  for (const Expr &size : buffer.shape)
    bits *= size.getCount().value_or(Count::overflow());
  return bits.ceilDiv(8);
}

namespace {
/// Puts the second kernel behind the first.
class Merger {
public:
  Merger(const FusedKernel &first, const FusedKernel &second, std::string &why)
      : first(first), second(second), why(why),
        loopOf(second.extents.size(), kNone), out(first) {}

  /// False with the reason in `why`.
  bool merge();
  /// The points of the second kernel for every point of the first that it has
  /// loops for; empty where the two cannot be one op.
  std::optional<int64_t> getRepeats() const;

  FusedKernel &getResult() { return out; }
  bool hasTooManyBuffers() const { return isTooLarge; }
  /// Whether every value between the two stays between them.
  bool keepsNothing() const { return keptValues == 0; }

private:
  static constexpr unsigned kNone = kMaxLoops;

  bool alignLoops();
  LoopSet align(const OuterAccess &write, const OuterAccess &read);
  bool addLoops();
  void addAccesses();
  void addResidents();
  void markTransposed();
  void addEnd();
  LoopSet map(LoopSet loops) const;

  const FusedKernel &first;
  const FusedKernel &second;
  std::string &why;
  /// The loop of the result, by loop of the second kernel.
  SmallVector<unsigned, 6> loopOf;
  FusedKernel out;
  bool isDependent = false;
  bool startsFromValue = false;
  bool isTooLarge = false;
  /// Loops of the first kernel that run over the same dimension of every value
  /// between the two.
  LoopSet aligned = ~LoopSet(0);
  /// Those that have a loop of the second at all.
  LoopSet shared = 0;
  unsigned keptValues = 0;
};
} // namespace

/// Gives loops that index the same dimensions one number, where they are as
/// long. Returns those of the first kernel.
LoopSet Merger::align(const OuterAccess &write, const OuterAccess &read) {
  LoopSet found = 0;
  for (auto [from, to] : llvm::zip(write.index, read.index)) {
    std::optional<unsigned> a = getOnlyLoop(from), b = getOnlyLoop(to);
    if (!a || !b || first.extents[*a] != second.extents[*b])
      continue;
    bool isNew = loopOf[*b] == kNone && !isIn(*a, shared);
    if (!isNew && loopOf[*b] != *a)
      continue;
    loopOf[*b] = *a;
    shared |= LoopSet(1) << *a;
    found |= LoopSet(1) << *a;
  }
  return found;
}

bool Merger::alignLoops() {
  for (const OuterAccess &write : first.accesses)
    for (const OuterAccess &read : second.accesses) {
      if (!write.writes() || read.writes() ||
          write.buffer.rootKey != read.buffer.rootKey)
        continue;
      if (write.buffer.viewKey || read.buffer.viewKey) {
        why = "a reshape stands between them";
        return false;
      }
      isDependent = true;
      startsFromValue |= read.kind == AccessKind::Initial;
      aligned &= align(write, read);
    }
  if (isDependent)
    return true;
  for (const OuterAccess &one : first.accesses)
    for (const OuterAccess &other : second.accesses)
      if (!one.writes() && !other.writes() && isSameBuffer(one, other))
        aligned &= align(one, other);
  return true;
}

LoopSet Merger::map(LoopSet loops) const {
  LoopSet mapped = 0;
  for (unsigned loop = 0; loop < loopOf.size(); ++loop)
    if (isIn(loop, loops))
      mapped |= LoopSet(1) << loopOf[loop];
  return mapped;
}

bool Merger::addLoops() {
  for (auto [loop, number] : llvm::enumerate(loopOf)) {
    if (number != kNone)
      continue;
    if (out.extents.size() == kMaxLoops) {
      why = "together they have more than 64 loops";
      return false;
    }
    number = out.extents.size();
    out.extents.push_back(second.extents[loop]);
  }
  LoopSet ofFirst = first.getAllLoops(), ofSecond = map(second.getAllLoops());
  out.parallel = (first.parallel | ~ofFirst) &
                 (map(second.parallel) | ~ofSecond) & out.getAllLoops();
  out.common = first.common & map(second.common) & aligned;
  for (LoopSet product : second.products)
    out.products.push_back(map(product));
  return true;
}

void Merger::addAccesses() {
  llvm::SmallDenseMap<const void *, unsigned> used;
  SmallVector<OuterAccess, 4> ofSecond;
  llvm::SmallPtrSet<const void *, 4> made;
  for (const OuterAccess &access : first.accesses)
    if (access.writes())
      made.insert(access.buffer.rootKey);
  for (const OuterAccess &access : second.accesses) {
    if (!access.writes() && made.contains(access.buffer.rootKey)) {
      used[access.buffer.rootKey] += access.uses;
      continue;
    }
    OuterAccess moved = access;
    for (IndexExpr &index : moved.index)
      for (IndexTerm &term : index.terms)
        term.loop = loopOf[term.loop];
    auto *same = llvm::find_if(out.accesses, [&](const OuterAccess &known) {
      return !known.writes() && known.kind == moved.kind &&
             isSameBuffer(known, moved) && known.index == moved.index;
    });
    if (same == out.accesses.end()) {
      ofSecond.push_back(std::move(moved));
      continue;
    }
    same->uses += moved.uses;
    same->requested += moved.requested;
  }
  llvm::erase_if(out.accesses, [&](OuterAccess &access) {
    auto uses = used.find(access.buffer.rootKey);
    if (!access.writes() || uses == used.end())
      return false;
    access.uses -= std::min(access.uses, uses->second);
    keptValues += access.uses != 0;
    out.inner.push_back({getBufferBytes(access.buffer), access.getLoops()});
    return access.uses == 0;
  });
  llvm::append_range(out.accesses, ofSecond);
  for (InnerValue value : second.inner)
    out.inner.push_back({value.bytes, map(value.loops)});
}

/// What both read stays on chip from the one to the other.
void Merger::addResidents() {
  for (const OuterAccess &access : second.accesses) {
    const auto *same =
        llvm::find_if(first.accesses, [&](const OuterAccess &other) {
          return !other.writes() && isSameBuffer(other, access);
        });
    if (access.writes() || same == first.accesses.end())
      continue;
    out.inner.push_back({getBufferBytes(access.buffer), same->getLoops()});
  }
}

/// The loop that runs along the rows of what `access` is to.
static std::optional<unsigned> getRowLoop(const OuterAccess &access) {
  return access.index.empty() ? std::nullopt : getOnlyLoop(access.index.back());
}

/// Finds what a transpose in the first kernel makes a sum in the second read
/// across its rows.
void Merger::markTransposed() {
  if (!isDependent || !second.hasReductions() || !out.products.empty())
    return;
  LoopSet rows = 0;
  for (const OuterAccess &read : second.accesses)
    if (std::optional<unsigned> loop = getRowLoop(read);
        loop && !read.writes() &&
        llvm::any_of(first.accesses, [&](const OuterAccess &write) {
          return write.writes() && write.buffer.rootKey == read.buffer.rootKey;
        }))
      rows |= LoopSet(1) << loopOf[*loop];
  for (OuterAccess &access : out.accesses) {
    std::optional<unsigned> loop = getRowLoop(access);
    bool isOfFirst = llvm::any_of(first.accesses, [&](const OuterAccess &one) {
      return !one.writes() && isSameBuffer(one, access);
    });
    if (loop && isOfFirst && !access.writes() && !isIn(*loop, rows) &&
        (access.getLoops() & rows))
      access.isAcross = true;
  }
}

void Merger::addEnd() {
  bool endsInSecond = llvm::any_of(second.accesses, [&](const OuterAccess &a) {
    return !a.writes() &&
           llvm::is_contained(first.last->getResults(),
                              Value::getFromOpaquePointer(a.buffer.rootKey));
  });
  out.hasOneEnd = first.hasOneEnd && second.hasOneEnd && endsInSecond;
  out.last = second.last;
  out.lastLoops.clear();
  for (unsigned loop : second.lastLoops)
    out.lastLoops.push_back(loopOf[loop]);
}

bool Merger::merge() {
  if (!alignLoops() || !addLoops())
    return false;
  addAccesses();
  addResidents();
  isTooLarge = out.accesses.size() > kMaxBuffers;
  if (isTooLarge) {
    why = "together they have more than 96 operands and results";
    return false;
  }
  markTransposed();
  addEnd();
  out.cost.work.add(second.cost.work);
  out.once.add(second.once);
  out.readAgain += second.readAgain;
  return true;
}

std::optional<int64_t> Merger::getRepeats() const {
  if (first.form != FusionForm::Elementwise ||
      second.form != FusionForm::Elementwise || startsFromValue)
    return std::nullopt;
  LoopSet ofFirst = first.getAllLoops(), ofSecond = map(second.getAllLoops());
  if ((aligned & ofFirst) != ofFirst)
    return std::nullopt;
  // Results are complete at points of their own loops only.
  for (const OuterAccess &access : out.accesses)
    if (access.writes() && (access.getLoops() & ~out.parallel))
      return std::nullopt;
  if (!isDependent)
    return ofFirst == ofSecond && first.parallel == map(second.parallel)
               ? std::optional<int64_t>(1)
               : std::nullopt;
  if (first.hasReductions())
    return std::nullopt;
  int64_t repeats = out.countPoints(ofSecond & ~ofFirst);
  return repeats == 1 || keepsNothing() ? std::optional(repeats) : std::nullopt;
}

FusedPair mlir::roofline::fuse(const FusedKernel &first,
                               const FusedKernel &second,
                               const Assumptions &assumptions) {
  FusedPair pair;
  Merger merger(first, second, pair.why);
  if (!merger.merge()) {
    pair.isForGood = merger.hasTooManyBuffers();
    return pair;
  }
  if (std::optional<int64_t> repeats = merger.getRepeats()) {
    pair.repeats = *repeats;
    FusedKernel &oneOp = pair.kernel.emplace(merger.getResult());
    oneOp.form = FusionForm::Elementwise;
    oneOp.inner.clear();
    if (*repeats != 1) {
      Work again = first.cost.work;
      again.scale(*repeats - 1);
      oneOp.cost.work.add(again);
    }
    priceOneOp(oneOp, assumptions);
    // Tiles of the same would move no less.
    if (*repeats == 1)
      return pair;
  }
  FusedKernel &tiled = merger.getResult();
  tiled.form = FusionForm::Tiled;
  tiled.cost.work = tiled.once;
  if (!chooseTiles(tiled, pair.why))
    return pair;
  priceTiles(tiled, assumptions);
  if (!pair.kernel || tiled.seconds < pair.kernel->seconds)
    pair.kernel = std::move(tiled);
  return pair;
}
