//===- CompulsoryTraffic.cpp - Main-memory bytes of a nest ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/CompulsoryTraffic.h"
#include "FirstReads.h"
#include "roofline/Access/Footprint.h"
#include "roofline/Access/IndexSet.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <functional>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

Expr mlir::roofline::getBytes(const Expr &elements, Count bits) {
  // Nothing, however large each.
  if (elements.isZero())
    return 0;
  // Not by way of bits, which overflow three doublings earlier.
  Count bytes = bits.ceilDiv(8);
  return bytes * 8 == bits ? elements * bytes
                           : Expr::ceilDiv(elements * bits, 8);
}

/// The distinct elements of buffer `number` that `nest` writes.
static Expr countWritten(const Nest &nest, unsigned number) {
  SmallVector<const Access *, 4> accesses;
  for (const Access &access : nest.accesses)
    if (access.buffer == number && access.writes())
      accesses.push_back(&access);
  return accesses.empty() ? Expr() : countDistinctElements(nest, accesses);
}

/// Bytes of main memory, of which `count` gives the elements of each buffer;
/// per root no more than the root.
template <typename Function>
static Expr sumDistinctBytes(const Nest &nest, Function count) {
  SmallVector<Expr, 4> touched;
  for (auto [number, buffer] : llvm::enumerate(nest.buffers))
    touched.push_back(buffer.space == MemorySpace::Global ? count(nest, number)
                                                          : Expr());
  Expr bytes;
  for (auto [number, buffer] : llvm::enumerate(nest.buffers)) {
    // Each root is summed at the first of its buffers.
    auto sharesRoot = [root = buffer.root](const Buffer &other) {
      return other.root == root;
    };
    if (llvm::any_of(ArrayRef(nest.buffers).take_front(number), sharesRoot))
      continue;
    Expr elements;
    for (unsigned i = number; i < nest.buffers.size(); ++i)
      if (sharesRoot(nest.buffers[i]))
        elements += touched[i];
    // In its root's own coordinates nothing is counted beyond the root.
    if (buffer.viewKey || llvm::count_if(nest.buffers, sharesRoot) > 1)
      elements = capAt(elements, buffer.rootElements);
    bytes += getBytes(elements, buffer.bitsPerElement);
  }
  return bytes;
}

Expr mlir::roofline::countRequestedBytes(const Access &access,
                                         const Nest &nest) {
  const Buffer &buffer = nest.buffers[access.buffer];
  Expr once = access.kind == AccessKind::Read
                  ? getProduct(access.getExtents(nest.extents))
                  : countFootprint(access, buffer, nest.extents);
  int64_t times = access.kind == AccessKind::Update ? 2 : 1;
  return getBytes(once, buffer.bitsPerElement) * times;
}

/// Bytes of every load and store of main memory executed.
static Expr sumRequestedBytes(const Nest &nest) {
  Expr bytes;
  for (const Access &access : nest.accesses)
    if (nest.isGlobal(access))
      bytes += countRequestedBytes(access, nest);
  return bytes;
}

LevelTraffic mlir::roofline::computeCompulsoryTraffic(const Nest &nest) {
  LevelTraffic traffic;
  if (nest.getNumPoints().isZero())
    return traffic;
  traffic.read = sumDistinctBytes(nest, countFirstReads);
  traffic.written = sumDistinctBytes(nest, countWritten);
  traffic.compulsory = traffic.getModelled();
  traffic.requested = sumRequestedBytes(nest);
  return traffic;
}
