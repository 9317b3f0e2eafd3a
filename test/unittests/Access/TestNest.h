//===- TestNest.h - Accesses to test with, and brute force ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_UNITTESTS_ACCESS_TESTNEST_H
#define ROOFLINE_UNITTESTS_ACCESS_TESTNEST_H

#include "roofline/Access/Nest.h"
#include "gtest/gtest.h"
#include <functional>
#include <ostream>
#include <set>
#include <vector>

namespace mlir::roofline {

/// How GoogleTest shows counts.
inline void PrintTo(const Expr &count, std::ostream *os) {
  *os << count.toString();
}
inline void PrintTo(Count count, std::ostream *os) { *os << count.toString(); }

/// offset + sum of terms.
inline IndexExpr makeIndex(llvm::ArrayRef<IndexTerm> terms,
                           const Expr &offset = 0) {
  IndexExpr index;
  index.terms.assign(terms.begin(), terms.end());
  index.offset = offset;
  return index;
}

/// An index of which only a bound is known: `maxDistinct` values at most, from
/// the given loops.
inline IndexExpr makeBounded(const Expr &maxDistinct,
                             llvm::ArrayRef<unsigned> loops) {
  IndexExpr index;
  index.maxDistinct = maxDistinct;
  for (unsigned loop : loops)
    index.terms.push_back({loop, 1});
  return index;
}

inline Access makeAccess(AccessKind kind, llvm::ArrayRef<IndexExpr> index,
                         unsigned buffer = 0) {
  Access access;
  access.buffer = buffer;
  access.kind = kind;
  access.index.assign(index.begin(), index.end());
  return access;
}

/// A buffer that is its own root, number `root`.
inline Buffer makeBuffer(llvm::ArrayRef<Expr> shape, unsigned bits = 32,
                         unsigned root = 0) {
  Buffer buffer;
  buffer.shape.assign(shape.begin(), shape.end());
  buffer.bitsPerElement = bits;
  buffer.root = root;
  buffer.rootElements = getProduct(shape);
  return buffer;
}

/// The constants that `exprs` are.
inline llvm::SmallVector<int64_t, 4> getInts(llvm::ArrayRef<Expr> exprs) {
  llvm::SmallVector<int64_t, 4> ints;
  for (const Expr &expr : exprs)
    ints.push_back(*expr.getInt64());
  return ints;
}

/// Calls `visit` for every point of the loops.
inline void
forEachPoint(llvm::ArrayRef<int64_t> extents,
             const std::function<void(const std::vector<int64_t> &)> &visit) {
  std::vector<int64_t> point(extents.size(), 0);
  for (int64_t extent : extents)
    if (extent == 0)
      return;
  while (true) {
    visit(point);
    size_t loop = 0;
    while (loop < extents.size() && ++point[loop] == extents[loop])
      point[loop++] = 0;
    if (loop == extents.size())
      return;
  }
}

using Elements = std::set<std::vector<int64_t>>;

/// Adds every element that `access` touches, by running the loops.
inline void touch(const Access &access, llvm::ArrayRef<Expr> extents,
                  Elements &elements) {
  forEachPoint(getInts(access.getExtents(extents)),
               [&](const std::vector<int64_t> &point) {
                 std::vector<int64_t> element;
                 for (const IndexExpr &index : access.index) {
                   int64_t value = *index.offset.getInt64();
                   for (const IndexTerm &term : index.terms)
                     value += *term.coefficient.getInt64() * point[term.loop];
                   element.push_back(value);
                 }
                 elements.insert(element);
               });
}

/// How many elements `accesses` touch together.
inline Count runLoops(llvm::ArrayRef<const Access *> accesses,
                      llvm::ArrayRef<Expr> extents) {
  Elements elements;
  for (const Access *access : accesses)
    touch(*access, extents, elements);
  return static_cast<int64_t>(elements.size());
}

} // namespace mlir::roofline

#endif // ROOFLINE_UNITTESTS_ACCESS_TESTNEST_H
