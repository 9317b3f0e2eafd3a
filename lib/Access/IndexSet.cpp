//===- IndexSet.cpp - The elements that an ordered access touches ---------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/IndexSet.h"
#include "AccessSet.h"
#include "ElementCounter.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using presburger::IntegerPolyhedron;

/// The elements of `accesses`; empty where they are not known exactly.
static std::optional<ElementCounter>
collectElements(const Nest &nest, ArrayRef<const Access *> accesses) {
  if (accesses.empty() || accesses.front()->index.empty())
    return std::nullopt;
  SmallVector<AccessSet, 4> sets;
  for (const Access *access : accesses)
    if (!sets.emplace_back(nest, *access).isLinear())
      return std::nullopt;
  ElementCounter counter;
  for (auto [set, grids] : llvm::zip_equal(sets, findGrids(sets)))
    for (const Grids &part : grids) {
      std::optional<IntegerPolyhedron> turns = set.build(part);
      if (!turns || !counter.add(*turns, part))
        return std::nullopt;
    }
  return counter;
}

std::optional<Count>
mlir::roofline::countElements(const Nest &nest,
                              ArrayRef<const Access *> accesses) {
  std::optional<ElementCounter> counter = collectElements(nest, accesses);
  return counter ? counter->count() : std::nullopt;
}

/// Whether the elements of `access` may be fewer than the box of its loops'
/// extents tells.
static bool isTriangular(const Nest &nest, const Access &access) {
  if (access.maxElements || access.limits || access.indexInTurns ||
      llvm::any_of(getLoopsAround(nest, access), [&](unsigned loop) {
        return !nest.places[loop].trips.isConstant();
      }))
    return true;
  SmallVector<unsigned, 8> seen;
  for (const IndexExpr &index : access.index)
    for (const IndexTerm &term : index.terms) {
      if (llvm::is_contained(seen, term.loop))
        return true;
      seen.push_back(term.loop);
    }
  return false;
}

static bool areTriangular(const Nest &nest, ArrayRef<const Access *> accesses) {
  return nest.hasOrder() && llvm::any_of(accesses, [&](const Access *access) {
           return isTriangular(nest, *access);
         });
}

/// `countElements` of what the box of the loops' extents may not be.
static std::optional<Count> countTriangles(const Nest &nest,
                                           ArrayRef<const Access *> accesses) {
  return areTriangular(nest, accesses) ? countElements(nest, accesses)
                                       : std::nullopt;
}

std::optional<Count> mlir::roofline::countLinesOfTriangles(
    const Nest &nest, ArrayRef<const Access *> accesses, int64_t lineBytes) {
  if (accesses.empty() || !areTriangular(nest, accesses))
    return std::nullopt;
  std::optional<ElementCounter> counter = collectElements(nest, accesses);
  return counter ? counter->countLines(nest.buffers[accesses.front()->buffer],
                                       lineBytes)
                 : std::nullopt;
}

static Expr countBoxes(const Nest &nest, ArrayRef<const Access *> accesses,
                       UnionBound bound) {
  return countUnion(accesses, nest.buffers[accesses.front()->buffer],
                    nest.extents, bound);
}

std::optional<Expr>
mlir::roofline::countExactly(const Nest &nest,
                             ArrayRef<const Access *> accesses) {
  if (std::optional<Count> count = countTriangles(nest, accesses))
    return *count;
  Expr upper = countBoxes(nest, accesses, UnionBound::Upper);
  Expr lower = countBoxes(nest, accesses, UnionBound::Lower);
  return upper == lower ? std::optional(upper) : std::nullopt;
}

Expr mlir::roofline::countDistinctElements(const Nest &nest,
                                           ArrayRef<const Access *> accesses) {
  if (std::optional<Count> count = countTriangles(nest, accesses))
    return *count;
  return countBoxes(nest, accesses, UnionBound::Upper);
}
