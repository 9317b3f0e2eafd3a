//===- FirstReads.cpp - What is read before it is written -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FirstReads.h"
#include "AccessSet.h"
#include "FirstReadSets.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Access/IndexSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

using Accesses = SmallVector<const Access *, 4>;

/// Reads of one buffer after writes in the same turn that are looked at one by
/// one; more all count.
static constexpr size_t kMaxFed = 256;

/// How `loop` moves `index`.
static Expr getCoefficient(const IndexExpr &index, unsigned loop) {
  for (const IndexTerm &term : index.terms)
    if (term.loop == loop)
      return term.coefficient;
  return 0;
}

namespace {
/// The least and greatest index while the loops around two accesses stand.
struct IndexReach {
  Expr least, greatest;
};
} // namespace

/// Empty where it is not known which of a loop's turns has the least index.
static std::optional<IndexReach> getReach(const IndexExpr &index,
                                          ArrayRef<Expr> extents,
                                          ArrayRef<unsigned> standing) {
  IndexReach span{index.offset, index.offset};
  for (const IndexTerm &term : index.terms) {
    if (llvm::is_contained(standing, term.loop))
      continue;
    Expr last = term.coefficient * (extents[term.loop] - 1);
    if (Expr::isKnownLE(0, term.coefficient))
      span.greatest += last;
    else if (Expr::isKnownLE(term.coefficient, 0))
      span.least += last;
    else
      return std::nullopt;
  }
  return span;
}

/// Whether what `read` finds along one dimension is stored by then, if at all:
/// in the same turn of the loops `around` both, or in one before.
static bool isStoredByThen(const Nest &nest, const IndexExpr &write,
                           const IndexExpr &read, ArrayRef<unsigned> around) {
  bool rises = false, falls = false;
  for (unsigned loop : around) {
    Expr step = getCoefficient(write, loop);
    if (step != getCoefficient(read, loop))
      return false;
    if (step.isZero())
      continue;
    bool inTurn = nest.places[loop].order == LoopOrder::Sequential;
    rises |= !inTurn || !Expr::isKnownLE(step, 0);
    falls |= !inTurn || !Expr::isKnownLE(0, step);
  }
  if (!rises && !falls)
    return true;
  std::optional<IndexReach> stored = getReach(write, nest.extents, around);
  std::optional<IndexReach> found = getReach(read, nest.extents, around);
  return stored && found &&
         (!rises || Expr::isKnownLE(found->greatest, stored->greatest)) &&
         (!falls || Expr::isKnownLE(stored->least, found->least));
}

/// Whether `write`, which comes first, has stored what `read` finds of all that
/// it stores.
static bool feeds(const Nest &nest, const Access &write, const Access &read) {
  if (write.isBounded() || read.isBounded() || write.isConditional)
    return false;
  SmallVector<unsigned, 6> around = getLoopsAround(nest, read);
  SmallVector<unsigned, 6> aroundWrite = getLoopsAround(nest, write);
  llvm::erase_if(around, [&](unsigned loop) {
    return !llvm::is_contained(aroundWrite, loop);
  });
  return llvm::all_of(llvm::zip_equal(write.index, read.index),
                      [&](auto indices) {
                        auto &[stored, found] = indices;
                        return isStoredByThen(nest, stored, found, around);
                      });
}

/// The writes before `read` that feed it.
static Accesses getFeeding(const Nest &nest, const Access &read) {
  Accesses before;
  if (nest.hasOrder())
    for (const Access &write : nest.accesses)
      if (&write < &read && write.buffer == read.buffer && write.writes() &&
          feeds(nest, write, read))
        before.push_back(&write);
  return before;
}

bool mlir::roofline::isFedByWrites(const Access &read, const Nest &nest) {
  return !getFeeding(nest, read).empty();
}

namespace {

/// A read after writes in the same turn of the loops around both.
struct FedRead {
  const Access *read;
  Accesses before;
};

} // namespace

static void addOnce(Accesses &accesses, ArrayRef<const Access *> others) {
  for (const Access *other : others)
    if (!llvm::is_contained(accesses, other))
      accesses.push_back(other);
}

/// What has touched the elements that `read` need not fetch: the writes before
/// it, and reads that have been counted, or fed by some of these writes.
static Accesses getKnown(const FedRead &read, const Accesses &unfed,
                         ArrayRef<FedRead> earlier) {
  Accesses known = read.before;
  addOnce(known, unfed);
  for (const FedRead &other : earlier)
    if (llvm::all_of(other.before, [&](const Access *write) {
          return llvm::is_contained(read.before, write);
        }))
      addOnce(known, other.read);
  return known;
}

/// What all of `part` and `rest` touch less what `rest` does; empty where that
/// is not known exactly.
static std::optional<Expr> countAdded(const Nest &nest, const Access *part,
                                      const Accesses &rest) {
  Accesses together = rest;
  addOnce(together, part);
  std::optional<Expr> before = countExactly(nest, rest);
  std::optional<Expr> after =
      before ? countExactly(nest, together) : std::nullopt;
  return after ? std::optional(*after - *before) : std::nullopt;
}

/// The reads of buffer `number` that may find what was there before.
static Accesses getReads(const Nest &nest, unsigned number) {
  Accesses reads;
  for (const Access &read : nest.accesses)
    if (read.buffer == number && read.reads() && !read.startsKnown)
      reads.push_back(&read);
  return reads;
}

/// What `reads` find, turn by turn; empty where nothing is written, or that is
/// not known.
static std::optional<ElementCounter> collectFirst(const Nest &nest,
                                                  const Accesses &reads) {
  bool isWritten =
      !reads.empty() && llvm::any_of(nest.accesses, [&](const Access &access) {
        return access.buffer == reads.front()->buffer && access.writes();
      });
  return isWritten && nest.hasOrder() ? collectElementsReadFirst(nest, reads)
                                      : std::nullopt;
}

std::optional<Count> mlir::roofline::countLinesReadFirst(const Nest &nest,
                                                         unsigned number,
                                                         int64_t lineBytes) {
  std::optional<ElementCounter> first =
      collectFirst(nest, getReads(nest, number));
  return first ? first->countLines(nest.buffers[number], lineBytes)
               : std::nullopt;
}

Expr mlir::roofline::countFirstReads(const Nest &nest, unsigned number) {
  Accesses reads = getReads(nest, number), unfed;
  if (reads.empty())
    return 0;
  if (std::optional<ElementCounter> first = collectFirst(nest, reads))
    if (std::optional<Count> count = first->count())
      return *count;
  Expr all = countDistinctElements(nest, reads);
  SmallVector<FedRead, 4> fed;
  for (const Access *read : reads) {
    Accesses before = getFeeding(nest, *read);
    if (before.empty())
      unfed.push_back(read);
    else
      fed.push_back({read, std::move(before)});
  }
  if (fed.empty() || fed.size() > kMaxFed)
    return all;
  Expr first = unfed.empty() ? Expr(0) : countDistinctElements(nest, unfed);
  for (auto [number, part] : llvm::enumerate(fed)) {
    std::optional<Expr> added =
        countAdded(nest, part.read,
                   getKnown(part, unfed, ArrayRef(fed).take_front(number)));
    if (!added)
      return all;
    first += *added;
  }
  return Expr::min(all, first);
}
