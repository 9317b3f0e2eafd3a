//===- AccessShapes.cpp - Accesses of single ops --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessShapes.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Access/Footprint.h"

using namespace mlir;
using namespace mlir::roofline;

/// The loop whose turns `index` counts one by one, if there is one.
static std::optional<uint8_t> getOnlyLoop(const IndexExpr &index) {
  if (index.maxDistinct || index.terms.size() != 1 || !index.offset.isZero() ||
      !index.terms.front().coefficient.isOne())
    return std::nullopt;
  return index.terms.front().loop;
}

LoopSet mlir::roofline::getLoops(const IndexExpr &index) {
  LoopSet loops = 0;
  for (const IndexTerm &term : index.terms)
    loops |= LoopSet(1) << term.loop;
  return loops;
}

static void setIndex(ArrayRef<IndexExpr> index, AccessShape &shape) {
  bool isAll = true;
  for (const IndexExpr &expr : index) {
    shape.onlyLoops.push_back(getOnlyLoop(expr));
    isAll &= shape.onlyLoops.back().has_value();
  }
  if (!isAll)
    shape.index.assign(index.begin(), index.end());
  if (!index.empty())
    shape.rowLoops = getLoops(index.back());
}

/// False where some size is no number.
static bool setBuffer(const Buffer &buffer, AccessShape &shape) {
  for (const Expr &size : buffer.shape) {
    std::optional<int64_t> number = size.getInt64();
    if (!number)
      return false;
    shape.sizes.push_back(*number);
  }
  shape.space = buffer.space;
  shape.bitsPerElement = buffer.bitsPerElement;
  shape.rootElements = buffer.rootElements;
  shape.rootBytes = Count::overflow();
  if (buffer.rootElements)
    shape.rootBytes = getBytes(*buffer.rootElements, buffer.bitsPerElement)
                          .getCount()
                          .value_or(Count::overflow());
  shape.bufferBytes = getBytes(getProduct(buffer.shape), buffer.bitsPerElement)
                          .getCount()
                          .value_or(Count::overflow());
  return true;
}

/// Whether every element of the buffer is touched: each dimension has a loop
/// of its own that runs along all of it.
static bool touchesAll(const Access &access, const AccessShape &shape,
                       const FusedKernel &kernel) {
  LoopSet seen = 0;
  for (auto [loop, size] : llvm::zip_equal(shape.onlyLoops, shape.sizes)) {
    if (!loop || isIn(*loop, seen) || kernel.extents[*loop] != size)
      return false;
    seen |= LoopSet(1) << *loop;
  }
  return !access.maxElements;
}

/// False where some count is no number.
static bool setBytes(const Access &access, const Nest &nest,
                     const FusedKernel &kernel, AccessShape &shape) {
  const Buffer &buffer = nest.buffers[access.buffer];
  Count bits = buffer.bitsPerElement;
  std::optional<Count> touchedBytes = shape.bufferBytes;
  std::optional<Count> movedBytes =
      std::min(shape.bufferBytes, shape.rootBytes);
  if (!touchesAll(access, shape, kernel)) {
    Expr touched = countFootprint(access, buffer, nest.extents);
    touchedBytes = movedBytes = getBytes(touched, bits).getCount();
    // In its root's own coordinates nothing is counted beyond the root.
    if (buffer.viewKey)
      movedBytes =
          getBytes(capAt(touched, buffer.rootElements), bits).getCount();
  }
  // What is not only read is asked for once.
  std::optional<Count> requested = touchedBytes;
  if (access.kind == AccessKind::Read)
    requested = countRequestedBytes(access, nest).getCount();
  if (!touchedBytes || !movedBytes || !requested)
    return false;
  shape.touchedBytes = *touchedBytes;
  shape.movedBytes = nest.isGlobal(access) ? *movedBytes : Count();
  shape.requestedBytes = *requested;
  return true;
}

bool mlir::roofline::describeAccess(const Access &access, const Nest &nest,
                                    const FusedKernel &kernel,
                                    AccessShape &shape) {
  shape.kind = access.kind;
  shape.isOfProduct =
      !kernel.products.empty() && access.kind == AccessKind::Read;
  shape.numLoops = nest.extents.size();
  setIndex(access.index, shape);
  return setBuffer(nest.buffers[access.buffer], shape) &&
         setBytes(access, nest, kernel, shape);
}
