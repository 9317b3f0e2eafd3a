//===- TileBounds.cpp - What no tiles can go below ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Roots are taken of whole numbers, in as many bits as that takes, and rounded
// down.
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Tiling/TilingTimes.h"
#include <numeric>

using namespace mlir::roofline;
using llvm::APInt;
using llvm::SmallVector;

/// The largest number whose square is at most `value`.
static APInt getRoot(const APInt &value) {
  APInt root = value.sqrt();
  // It may have been rounded up.
  if ((root * root).ugt(value))
    --root;
  return root;
}

/// At most so many points of the loops of `index` have one value; empty where
/// only a bound of the index is known. In a i + b j those with the same value
/// are (b/g, -a/g) apart.
static std::optional<int64_t> countPointsPerValue(const IndexExpr &index,
                                                  const TileProblem &problem) {
  if (index.maxDistinct)
    return std::nullopt;
  if (index.terms.size() < 2)
    return 1;
  SmallVector<int64_t, 2> extents, strides;
  for (const IndexTerm &term : index.terms) {
    std::optional<int64_t> extent = problem.nest.extents[term.loop].getInt64();
    std::optional<int64_t> stride = term.coefficient.getInt64();
    if (!extent || !stride || *stride == 0)
      return std::nullopt;
    extents.push_back(*extent);
    strides.push_back(std::abs(*stride));
  }
  if (index.terms.size() > 2)
    return std::nullopt;
  int64_t gcd = std::gcd(strides[0], strides[1]);
  auto count = [&](unsigned loop) {
    int64_t apart = strides[1 - loop] / gcd;
    return (extents[loop] + apart - 1) / apart;
  };
  return std::min(count(0), count(1));
}

/// R of the two operands together; empty where it, or a loop of them, is not
/// known.
static std::optional<Count> countReuse(const TileProblem &problem) {
  TileCounter counter(problem);
  Count reuse = 1;
  unsigned numOperands = 0;
  std::optional<unsigned> root;
  for (const Access &access : problem.nest.accesses) {
    if (!counter.isStaged(access))
      continue;
    ++numOperands;
    // What is loaded for the one side of a matrix times itself serves the
    // other.
    unsigned own = problem.nest.buffers[access.buffer].root;
    if (root == own)
      return std::nullopt;
    root = own;
    for (const IndexExpr &index : access.index) {
      std::optional<int64_t> points = countPointsPerValue(index, problem);
      if (!points)
        return std::nullopt;
      reuse *= *points;
    }
    // An operand that some part of the sum does not move is no face of the
    // box of multiply-adds.
    bool hasRows = counter.hasLoopOf(access, LoopRole::M);
    bool hasColumns = counter.hasLoopOf(access, LoopRole::N);
    SmallVector<bool, 6> isMoved(problem.roles.size(), false);
    for (const IndexExpr &index : access.index)
      for (const IndexTerm &term : index.terms)
        isMoved[term.loop] = true;
    for (auto [role, moved] : llvm::zip_equal(problem.roles, isMoved)) {
      bool isOwn = role == LoopRole::K || role == LoopRole::Batch ||
                   (role == LoopRole::M && hasRows) ||
                   (role == LoopRole::N && hasColumns);
      if (isOwn && !moved)
        return std::nullopt;
    }
  }
  return numOperands == 2 ? std::optional(reuse) : std::nullopt;
}

/// Bits of the smallest operand.
static Count getLeastBits(const TileProblem &problem) {
  TileCounter counter(problem);
  std::optional<Count> least;
  for (const Access &access : problem.nest.accesses)
    if (counter.isStaged(access))
      if (Count bits = counter.getBits(access); !least || bits < *least)
        least = bits;
  return least.value_or(8);
}

/// 2 P / sqrt(R S) elements in bytes, S as many as `memory` bytes hold; empty
/// where they hold none.
static std::optional<Count> countBound(Count points, Count reuse, Count bits,
                                       double memory) {
  Count held = Count(int64_t(memory)) * 8;
  if (points.isOverflow() || reuse.isOverflow() || held < bits || bits.isZero())
    return std::nullopt;
  constexpr unsigned kBits = 640; // (2^127 * 2^127)^2, and more
  auto widen = [](Count count) { return count.toAPInt().zext(kBits); };
  APInt elements = widen(held).udiv(widen(bits));
  // Bytes are 2 P b / 8.
  APInt bytes = widen(points) * widen(bits);
  APInt squared = (bytes * bytes).udiv(widen(reuse) * elements);
  return Count::fromAPInt(getRoot(squared.lshr(4)));
}

TileBounds mlir::roofline::computeTileBounds(const TileProblem &problem,
                                             ClusterShape cluster,
                                             const TargetModel &target) {
  TileBounds bounds;
  std::optional<Count> points = problem.nest.getNumPoints().getCount();
  std::optional<Count> reuse = countReuse(problem);
  if (!points || !reuse || !target.smemBytesPerUnit ||
      !target.registerBytesPerUnit || !problem.isConstant())
    return bounds;
  Count bits = getLeastBits(problem);
  std::optional<Count> compulsory =
      computeCompulsoryTraffic(problem.nest).getModelled().getCount();
  auto bound = [&](double memory) -> std::optional<Count> {
    std::optional<Count> moved = countBound(*points, *reuse, bits, memory);
    if (!moved || !compulsory)
      return std::nullopt;
    return *moved < *compulsory ? compulsory : moved;
  };
  double ofUnit =
      target.smemBytesPerUnit->value + target.registerBytesPerUnit->value;
  bounds.l2 = bound(ofUnit * cluster.m * cluster.n);
  if (target.unitCount && target.l2.capacityBytes)
    bounds.hbm = bound(target.l2.capacityBytes->value +
                       ofUnit * target.unitCount->value);
  return bounds;
}
