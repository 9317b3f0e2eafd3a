//===- FirstReads.cpp - What is read before it is written -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FirstReads.h"
#include "IndexSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

using Accesses = SmallVector<const Access *, 4>;

/// How `loop` moves `index`.
static Expr getCoefficient(const IndexExpr &index, unsigned loop) {
  for (const IndexTerm &term : index.terms)
    if (term.loop == loop)
      return term.coefficient;
  return 0;
}

/// Whether the loops around both move `write` and `read`, of which the former
/// comes first, alike: in one turn of them the one has been done, over all
/// loops of its own, when the other is.
static bool movesAlike(const Nest &nest, const Access &write,
                       const Access &read) {
  if (write.isBounded() || read.isBounded() || write.isConditional)
    return false;
  SmallVector<unsigned, 6> around = getLoopsAround(nest, read);
  for (unsigned loop : getLoopsAround(nest, write))
    if (llvm::is_contained(around, loop))
      for (auto [lhs, rhs] : llvm::zip_equal(write.index, read.index))
        if (getCoefficient(lhs, loop) != getCoefficient(rhs, loop))
          return false;
  return true;
}

Expr mlir::roofline::countFirstReads(const Nest &nest, unsigned number) {
  Accesses reads, unfed, fed, feeding;
  for (const Access &read : nest.accesses) {
    if (read.buffer != number || !read.reads() || read.startsKnown)
      continue;
    reads.push_back(&read);
    Accesses before;
    if (nest.hasOrder())
      for (const Access &write : nest.accesses)
        if (&write < &read && write.buffer == number && write.writes() &&
            movesAlike(nest, write, read))
          before.push_back(&write);
    if (before.empty()) {
      unfed.push_back(&read);
      continue;
    }
    fed.push_back(&read);
    for (const Access *write : before)
      if (!llvm::is_contained(feeding, write))
        feeding.push_back(write);
  }
  if (reads.empty())
    return 0;
  Expr all = countDistinctElements(nest, reads);
  if (fed.empty())
    return all;
  Accesses together = feeding;
  llvm::append_range(together, fed);
  std::optional<Expr> written = countExactly(nest, feeding);
  std::optional<Expr> touched = countExactly(nest, together);
  if (!written || !touched)
    return all;
  Expr first = unfed.empty() ? Expr(0) : countDistinctElements(nest, unfed);
  return Expr::min(all, first + (*touched - *written));
}
