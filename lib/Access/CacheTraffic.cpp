//===- CacheTraffic.cpp - What a cache lets through -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/CacheTraffic.h"
#include "FirstReads.h"
#include "MissCounter.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Access/Footprint.h"
#include "roofline/Access/IndexSet.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace {
/// What all buffers move, in bytes.
struct Totals {
  /// In elements, beyond what is compulsory.
  Amount readAgain = 0, writtenAgain = 0;
  /// In lines.
  Amount fills = 0, linesRead = 0, linesWritten = 0;
};
} // namespace

static SmallVector<unsigned, 4> select(const OrderedNest &nest,
                                       const NumericBuffer &buffer,
                                       bool Reference::*property) {
  SmallVector<unsigned, 4> selected;
  for (unsigned number : buffer.references)
    if (nest.references[number].*property)
      selected.push_back(number);
  return selected;
}

/// What share of the elements of buffer `number` that are read is not known, or
/// written before.
static Amount getShareFromMemory(const Nest &nest, unsigned number) {
  SmallVector<const Access *, 4> reads;
  for (const Access &access : nest.accesses)
    if (access.buffer == number && access.reads())
      reads.push_back(&access);
  if (reads.empty())
    return 0;
  Expr all = countDistinctElements(nest, reads);
  Expr first = countFirstReads(nest, number);
  std::optional<Count> ofAll = all.getCount(), ofFirst = first.getCount();
  if (!ofAll || !ofFirst || ofAll->isZero())
    return first.isZero() ? 0 : 1;
  return std::min<Amount>(1, toAmount(*ofFirst) / toAmount(*ofAll));
}

/// `share` is how much of what is read comes from memory; `open` is the nest
/// that `nest` was made of.
static void addBuffer(const OrderedNest &nest, const Nest &open,
                      const CacheShape &cache, unsigned number, Amount share,
                      Totals &totals) {
  const NumericBuffer &buffer = nest.buffers[number];
  auto counterOf = [&](ArrayRef<unsigned> references) {
    return MissCounter(nest, cache, number, references);
  };
  // All lines that are touched, once.
  auto countDistinct = [&](ArrayRef<unsigned> references) {
    SmallVector<const Access *, 4> accesses;
    for (unsigned reference : references)
      accesses.push_back(&open.accesses[nest.references[reference].position]);
    if (std::optional<Count> lines =
            countLinesOfTriangles(open, accesses, cache.lineBytes))
      return toAmount(*lines);
    return counterOf(references).countDistinct().lines;
  };
  SmallVector<unsigned, 4> reads = select(nest, buffer, &Reference::reads);
  SmallVector<unsigned, 4> writes = select(nest, buffer, &Reference::writes);
  MissCounter all = counterOf(buffer.references);
  MissCounter written = counterOf(writes);
  Misses again = all.countRefetched();
  // Lines leave the cache changed once for every time that they are changed in
  // it.
  Misses changedAgain = written.countRefetched();
  Amount bytes = buffer.bits / 8.0;
  totals.readAgain += again.read.elements * bytes;
  totals.writtenAgain += changedAgain.all.elements * bytes;
  Amount line = cache.lineBytes;
  totals.fills += (countDistinct(buffer.references) + again.all.lines) * line;
  std::optional<Count> first =
      countLinesReadFirst(open, number, cache.lineBytes);
  Amount linesRead = first ? toAmount(*first) : countDistinct(reads) * share;
  totals.linesRead += (linesRead + again.read.lines) * line;
  totals.linesWritten +=
      (countDistinct(writes) + changedAgain.all.lines) * line;
}

std::optional<LevelTraffic> mlir::roofline::computeCacheTraffic(
    const Nest &nest, const CacheShape &cache, const LevelTraffic &least,
    llvm::SmallVectorImpl<RepeatedBytes> *repeated) {
  std::optional<OrderedNest> ordered =
      OrderedNest::create(nest, MemorySpace::Global, cache);
  if (!ordered || !least.compulsory.isConstant() ||
      !least.requested.isConstant())
    return std::nullopt;
  Totals totals;
  for (unsigned number = 0; number < ordered->buffers.size(); ++number) {
    Totals before = totals;
    if (!ordered->buffers[number].references.empty())
      addBuffer(*ordered, nest, cache, number, getShareFromMemory(nest, number),
                totals);
    if (repeated)
      repeated->push_back({toCount(totals.readAgain - before.readAgain),
                           toCount(totals.writtenAgain - before.writtenAgain)});
  }
  // Where no conditions are followed, all is counted as if they held.
  LevelTraffic once = least;
  if (llvm::all_of(ordered->references, [](const Reference &reference) {
        return reference.limits.empty();
      }))
    once = computeCompulsoryTraffic(nest);
  LevelTraffic traffic = least;
  // Rounding must not lead beyond what is executed.
  Expr room = Expr::subtractToZero(least.requested, once.compulsory);
  Expr writtenAgain = Expr::min(toCount(totals.writtenAgain), room);
  Expr readAgain = Expr::min(toCount(totals.readAgain), room - writtenAgain);
  traffic.read += readAgain;
  traffic.written += writtenAgain;
  Expr inLines =
      Expr::max(toCount(totals.linesRead), once.read + readAgain) +
      Expr::max(toCount(totals.linesWritten), once.written + writtenAgain);
  traffic.transferred = Expr::max(inLines, traffic.getModelled());
  Expr fills = toCount(totals.fills);
  traffic.fills = once.read == least.read
                      ? fills
                      : Expr::max(fills - once.read + least.read, least.read);
  return traffic;
}
