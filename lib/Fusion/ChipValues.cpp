//===- ChipValues.cpp - What a tile has on chip, step by step -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChipValues.h"

using namespace mlir;
using namespace mlir::roofline;

/// The root of what `kernel`, which is one op, may write over what it reads by
/// `read`: there, every point reads nothing but the element that it writes. A
/// sum only does where it starts from that.
static const void *findHeir(const FusedKernel &kernel,
                            const OuterAccess &read) {
  if (kernel.hasReductions() && read.getKind() != AccessKind::Initial)
    return nullptr;
  for (const OuterAccess &access : kernel.accesses)
    if (access.writes() && kernel.haveSameIndex(access, read))
      return access.root;
  return nullptr;
}

/// Puts in that `value` is read by `read`, too.
static void addUse(ChipValue &value, const ChipValue &read) {
  if (read.to < value.to)
    return;
  bool isRival = read.to == value.to && read.heir != value.heir;
  value.heir = isRival ? nullptr : read.heir;
  value.to = read.to;
}

/// The number of the value that `value` is, too, in `values`; empty where it is
/// none of them.
static std::optional<unsigned> findSame(ArrayRef<ChipValue> values,
                                        const ChipValue &value) {
  const auto *same = llvm::find_if(values, [&](const ChipValue &known) {
    return known.root == value.root &&
           (known.isMade || known.view == value.view);
  });
  if (same == values.end())
    return std::nullopt;
  return same - values.begin();
}

SmallVector<ChipValue, 0>
mlir::roofline::listChipValues(const FusedKernel &kernel) {
  if (kernel.hasTiles())
    return kernel.values;
  SmallVector<ChipValue, 0> values;
  values.reserve(kernel.accesses.size());
  for (const OuterAccess &access : kernel.accesses) {
    ChipValue value;
    value.root = access.root;
    value.view = access.view;
    value.bytes = access.shape->bufferBytes;
    value.loops = access.loops;
    value.isMade = access.writes();
    if (!value.isMade)
      value.heir = findHeir(kernel, access);
    std::optional<unsigned> same;
    if (!value.isMade)
      same = findSame(values, value);
    if (same)
      addUse(values[*same], value);
    else
      values.push_back(value);
  }
  return values;
}

void mlir::roofline::addLaterValues(SmallVectorImpl<ChipValue> &values,
                                    ArrayRef<ChipValue> later) {
  unsigned numBefore = values.size();
  values.reserve(numBefore + later.size());
  for (const ChipValue &value : later) {
    ArrayRef<ChipValue> before = ArrayRef(values).take_front(numBefore);
    std::optional<unsigned> same;
    if (!value.isMade)
      same = findSame(before, value);
    if (!same) {
      values.push_back(value);
      continue;
    }
    addUse(values[*same], value);
    values[*same].isOnChip = true;
  }
}

/// The bytes of `value` in one tile.
static Count countSlice(const FusedKernel &kernel, const ChipValue &value) {
  Count slice = value.bytes;
  for (unsigned loop = 0; loop < kernel.extents.size(); ++loop)
    if (isIn(loop, value.loops & kernel.common))
      slice = (slice * kernel.tile[loop]).ceilDiv(kernel.extents[loop]);
    else if (isIn(loop, value.loops & kernel.inPieces))
      slice = (slice * kernel.pieceSize).ceilDiv(kernel.extents[loop]);
  return slice;
}

/// Whether `value` takes the place of another one that is read for the last
/// time by what makes it.
static bool takesPlace(const FusedKernel &kernel, const ChipValue &value) {
  return value.isMade &&
         llvm::any_of(kernel.values, [&](const ChipValue &other) {
           return other.isOnChip && other.heir == value.root &&
                  other.to == value.from && other.bytes == value.bytes;
         });
}

Count mlir::roofline::countOnChip(const FusedKernel &kernel) {
  // By step, what needs room from there on, and what makes room behind it.
  SmallVector<Count, 16> added(kernel.steps + 1), removed(kernel.steps);
  for (const ChipValue &value : kernel.values) {
    if (!value.isOnChip)
      continue;
    Count slice = countSlice(kernel, value);
    added[value.from + takesPlace(kernel, value)] += slice;
    removed[value.to] += slice;
  }
  Count bytes, most;
  for (unsigned step = 0; step < kernel.steps; ++step) {
    bytes += added[step];
    most = std::max(most, bytes);
    bytes = bytes - removed[step];
  }
  return most;
}
