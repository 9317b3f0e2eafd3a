//===- KernelLoops.cpp - Loops of fused kernels ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusedKernel.h"

using namespace mlir;
using namespace mlir::roofline;

int64_t FusedKernel::countPoints(LoopSet loops) const {
  Count points = 1;
  for (unsigned loop = 0; loop < extents.size(); ++loop)
    if (isIn(loop, loops))
      points *= extents[loop];
  return points.fitsInt64() ? points.toInt64() : INT64_MAX;
}

LoopSet FusedKernel::getUnitLoops() const {
  LoopSet units = 0;
  for (auto [loop, extent] : llvm::enumerate(extents))
    if (extent == 1)
      units |= LoopSet(1) << loop;
  return units & parallel;
}

void FusedKernel::addParts(unsigned loop,
                           SmallVectorImpl<unsigned> &parts) const {
  if (!isIn(loop, split)) {
    parts.push_back(loop);
    return;
  }
  for (const LoopSplit &cut : splits)
    if (cut.loop == loop) {
      addParts(cut.outer, parts);
      addParts(cut.inner, parts);
    }
}

/// Whether `access` has `loop` in an index that is more than that.
static bool isInLargerIndex(unsigned loop, const OuterAccess &access) {
  for (auto [dim, expr] : llvm::enumerate(access.shape->index))
    if (!access.shape->onlyLoops[dim])
      for (const IndexTerm &term : expr.terms)
        if (access.loopOf[term.loop] == loop)
          return true;
  return false;
}

bool FusedKernel::splitLoop(unsigned loop, int64_t outer) {
  if (extents.size() + 2 > kMaxLoops || numLastLoops == kMaxOpLoops ||
      llvm::any_of(accesses, [&](const OuterAccess &access) {
        return isInLargerIndex(loop, access);
      }))
    return false;
  uint8_t first = extents.size(), second = first + 1;
  extents.push_back(outer);
  extents.push_back(extents[loop] / outer);
  splits.push_back({static_cast<uint8_t>(loop), first, second});
  auto replace = [&](LoopSet &set) {
    if (isIn(loop, set))
      set = (set & ~(LoopSet(1) << loop)) | LoopSet(3) << first;
  };
  replace(parallel);
  replace(common);
  llvm::for_each(products, replace);
  for (ChipValue &value : values)
    replace(value.loops);
  for (OuterAccess &access : accesses)
    replace(access.loops);
  split |= LoopSet(1) << loop;
  auto *end = lastLoops.begin() + numLastLoops;
  if (auto *place = std::find(lastLoops.begin(), end, loop); place != end) {
    std::copy_backward(place + 1, end, end + 1);
    *place = first;
    *(place + 1) = second;
    ++numLastLoops;
  }
  return true;
}

SmallVector<IndexExpr, 2>
FusedKernel::getIndex(const OuterAccess &access) const {
  SmallVector<IndexExpr, 2> index(llvm::ArrayRef(access.shape->index));
  if (index.empty())
    for (std::optional<uint8_t> loop : access.shape->onlyLoops)
      index.emplace_back().terms.push_back({*loop, 1});
  for (IndexExpr &expr : index)
    for (IndexTerm &term : expr.terms)
      term.loop = access.loopOf[term.loop];
  if (split == 0)
    return index;
  for (IndexExpr &expr : index) {
    SmallVector<IndexTerm, 2> terms;
    for (const IndexTerm &term : expr.terms) {
      SmallVector<unsigned, 4> parts;
      addParts(term.loop, parts);
      unsigned start = terms.size();
      Expr coefficient = term.coefficient;
      for (unsigned part : llvm::reverse(parts)) {
        terms.insert(terms.begin() + start, {part, coefficient});
        coefficient *= Expr(extents[part]);
      }
    }
    expr.terms = terms;
  }
  return index;
}

bool FusedKernel::haveSameIndex(const OuterAccess &one,
                                const OuterAccess &other) const {
  if (one.shape == other.shape && one.loopOf == other.loopOf)
    return true;
  if (one.loops != other.loops ||
      one.shape->getRank() != other.shape->getRank())
    return false;
  if (!one.shape->index.empty() || !other.shape->index.empty())
    return getIndex(one) == getIndex(other);
  return llvm::all_of(llvm::seq(one.shape->getRank()), [&](unsigned dim) {
    return one.getOnlyLoop(dim) == other.getOnlyLoop(dim);
  });
}

SmallVector<Digit, 6> FusedKernel::getDigits(const OuterAccess &access) const {
  SmallVector<Digit, 6> digits;
  for (auto [dim, size] : llvm::enumerate(access.shape->sizes)) {
    std::optional<unsigned> loop = access.getOnlyLoop(dim);
    if (!loop || extents[*loop] != size) {
      digits.push_back({size, std::nullopt});
      continue;
    }
    SmallVector<unsigned, 4> parts;
    addParts(*loop, parts);
    for (unsigned part : parts)
      digits.push_back({extents[part], part});
  }
  return digits;
}

bool FusedKernel::isReshaped(const OuterAccess &access) const {
  return access.view ||
         llvm::any_of(
             ArrayRef(access.loopOf).take_front(access.shape->numLoops),
             [&](unsigned loop) { return isIn(loop, split); });
}

std::optional<unsigned>
FusedKernel::getRowLoop(const OuterAccess &access) const {
  unsigned rank = access.shape->getRank();
  std::optional<unsigned> loop;
  if (rank != 0)
    loop = access.getOnlyLoop(rank - 1);
  if (!loop)
    return std::nullopt;
  SmallVector<unsigned, 4> parts;
  addParts(*loop, parts);
  return parts.back();
}
