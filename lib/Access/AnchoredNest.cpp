//===- AnchoredNest.cpp - Accesses at places not known --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/AnchoredNest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

/// The number in the sum that `offset` is; empty where it cannot be had.
static std::optional<int64_t> getConstantPart(const Expr &offset) {
  if (offset.isPoisoned())
    return std::nullopt;
  if (offset.isConstant())
    return offset.getInt64();
  for (const ExprTerm &term : offset.getTerms())
    if (term.factors.empty()) {
      int64_t number = static_cast<int64_t>(term.coefficient);
      return number == term.coefficient ? std::optional(number) : std::nullopt;
    }
  return 0;
}

namespace {
/// The least and the largest index along a dimension, but for the part of the
/// offset that is not known.
struct Reach {
  int64_t low = 0, high = 0;
};
/// Per dimension, the part of the offset that is not known.
using Unknowns = SmallVector<Expr, 4>;

/// Accesses that share what is not known of their offsets.
struct AnchorGroup {
  Unknowns unknowns;
  SmallVector<Reach, 4> reaches;
  SmallVector<unsigned, 4> accesses;
};
} // namespace

static std::optional<Reach> getReach(const IndexExpr &index,
                                     ArrayRef<Expr> extents) {
  std::optional<int64_t> start = getConstantPart(index.offset);
  if (index.maxDistinct || !start)
    return std::nullopt;
  Expr low = *start, high = *start;
  for (const IndexTerm &term : index.terms) {
    Expr most = term.coefficient * (extents[term.loop] - 1);
    if (!most.isConstant())
      return std::nullopt;
    (most.isKnownNonNegative() ? high : low) += most;
  }
  std::optional<int64_t> first = low.getInt64(), last = high.getInt64();
  return first && last ? std::optional(Reach{*first, *last}) : std::nullopt;
}

/// The accesses to buffer `number` in groups, in their order; empty where some
/// cannot be moved.
static SmallVector<AnchorGroup, 2> getGroups(const Nest &nest,
                                             unsigned number) {
  SmallVector<AnchorGroup, 2> groups;
  for (auto [position, access] : llvm::enumerate(nest.accesses)) {
    if (access.buffer != number)
      continue;
    Unknowns unknowns;
    SmallVector<Reach, 4> reaches;
    for (const IndexExpr &index : access.index) {
      std::optional<Reach> reach =
          getReach(index, access.getExtents(nest.extents));
      if (!reach)
        return {};
      unknowns.push_back(index.offset - *getConstantPart(index.offset));
      reaches.push_back(*reach);
    }
    auto *group = llvm::find_if(groups, [&](const AnchorGroup &other) {
      return other.unknowns == unknowns;
    });
    if (group == groups.end()) {
      groups.push_back({unknowns, reaches, {}});
      group = &groups.back();
    }
    for (auto [all, reach] : llvm::zip_equal(group->reaches, reaches))
      all = {std::min(all.low, reach.low), std::max(all.high, reach.high)};
    group->accesses.push_back(position);
  }
  return groups;
}

/// How far to move what reaches that far in a dimension of `size`, so that it
/// lies inside: by whole lines, where there is room for that.
static int64_t getShift(const Reach &reach, const Expr &size) {
  // As many elements of any type are a number of lines.
  constexpr int64_t kWholeLines = 4096;
  int64_t shift =
      -llvm::divideFloorSigned(reach.low, kWholeLines) * kWholeLines;
  bool fits = Expr::isKnownLT(Expr(reach.high) + shift, size);
  return fits ? shift : -reach.low;
}

Nest mlir::roofline::anchorOffsets(const Nest &nest) {
  Nest anchored = nest;
  for (unsigned number = 0; number < nest.buffers.size(); ++number) {
    bool isFirst = true;
    for (const AnchorGroup &group : getGroups(nest, number)) {
      unsigned buffer = number;
      if (!std::exchange(isFirst, false)) {
        buffer = anchored.buffers.size();
        anchored.buffers.push_back(nest.buffers[number]);
      }
      for (unsigned position : group.accesses) {
        Access &access = anchored.accesses[position];
        access.buffer = buffer;
        for (unsigned dim = 0; dim < access.index.size(); ++dim)
          if (!group.unknowns[dim].isZero()) {
            Expr &offset = access.index[dim].offset;
            offset =
                offset - group.unknowns[dim] +
                getShift(group.reaches[dim], nest.buffers[number].shape[dim]);
          }
      }
    }
  }
  return anchored;
}
