//===- TileProblem.cpp - What is there to be tiled ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Tiling/TileProblem.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::SmallVector;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Sizes as text
//===----------------------------------------------------------------------===//

/// The numbers of "128x256x64"; empty where something is no number.
static SmallVector<int64_t, 3> parseNumbers(StringRef text) {
  SmallVector<int64_t, 3> numbers;
  for (StringRef part : llvm::split(text, 'x')) {
    int64_t number;
    if (part.getAsInteger(10, number))
      return {};
    numbers.push_back(number);
  }
  return numbers;
}

static bool areSides(llvm::ArrayRef<int64_t> numbers) {
  return llvm::all_of(numbers, [](int64_t number) {
    return number >= 1 && number <= TileSizes::kMostOfSide;
  });
}

std::optional<TileSizes> TileSizes::get(llvm::ArrayRef<int64_t> sizes) {
  if (sizes.size() != 3 || !areSides(sizes))
    return std::nullopt;
  return TileSizes{sizes[0], sizes[1], sizes[2]};
}

llvm::Expected<TileSizes> TileSizes::parse(StringRef text) {
  if (std::optional<TileSizes> sizes = get(parseNumbers(text)))
    return *sizes;
  return llvm::createStringError(
      "'" + text +
      "' are no tile sizes; give three numbers MxNxK from 1 up to " +
      llvm::Twine(kMostOfSide) + ", as in 128x128x64");
}

std::string TileSizes::toString() const {
  return std::to_string(m) + "x" + std::to_string(n) + "x" + std::to_string(k);
}

llvm::Expected<ClusterShape> ClusterShape::parse(StringRef text) {
  SmallVector<int64_t, 3> sides = parseNumbers(text);
  if (sides.size() != 2 || !areSides(sides))
    return llvm::createStringError(
        "'" + text +
        "' is no cluster of blocks; give two positive numbers, as in 2x1");
  return ClusterShape{sides[0], sides[1]};
}

std::string ClusterShape::toString() const {
  return std::to_string(m) + "x" + std::to_string(n);
}

//===----------------------------------------------------------------------===//
// Problems
//===----------------------------------------------------------------------===//

/// Whether some loop stands in two dimensions of `access`, or a dimension moves
/// with two of batch, rows and columns: a tile is then no product of tiles.
static bool isEntangled(const Access &access, llvm::ArrayRef<LoopRole> roles) {
  llvm::SmallSet<unsigned, 8> seen;
  for (const IndexExpr &index : access.index) {
    std::optional<LoopRole> role;
    for (const IndexTerm &term : index.terms) {
      if (!seen.insert(term.loop).second)
        return true;
      LoopRole own = roles[term.loop];
      if (own == LoopRole::K)
        continue;
      if (role && *role != own)
        return true;
      role = own;
    }
  }
  return false;
}

std::string TileProblem::findObstacle() const {
  for (const Access &access : nest.accesses) {
    if (!nest.isGlobal(access))
      return "an operand is on chip already";
    if (access.ownExtents || access.maxElements || access.hasLooseExtents())
      return "an operand is not indexed by the loops of the op alone";
    if (isEntangled(access, roles))
      return "an operand has a dimension that two kinds of loops index, or a "
             "loop that indexes two dimensions";
  }
  // A box in loops of open size has no known sides, unless it has one.
  for (LoopRole role : {LoopRole::M, LoopRole::N, LoopRole::K}) {
    unsigned number = 0;
    bool isOpen = false;
    for (auto [loop, extent] : llvm::enumerate(nest.extents)) {
      number += roles[loop] == role;
      isOpen |= roles[loop] == role && !extent.isConstant();
    }
    if (isOpen && number > 1)
      return "several loops make one side of a tile, and their sizes are open; "
             "bind them with --dims";
  }
  return "";
}

bool TileProblem::isConstant() const {
  return llvm::all_of(nest.extents, std::mem_fn(&Expr::isConstant)) &&
         llvm::all_of(nest.accesses, [](const Access &access) {
           return llvm::all_of(access.index, [](const IndexExpr &index) {
             return llvm::all_of(index.terms, [](const IndexTerm &term) {
               return term.coefficient.isConstant();
             });
           });
         });
}

Expr TileProblem::getExtent(LoopRole role) const {
  Expr extent = 1;
  for (auto [own, size] : llvm::zip_equal(roles, nest.extents))
    if (own == role)
      extent *= size;
  return extent;
}
