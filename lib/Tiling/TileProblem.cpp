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

/// The numbers of "128x256x64"; empty unless there are `count`, all positive.
static SmallVector<int64_t, 3> parseSizes(StringRef text, unsigned count) {
  SmallVector<int64_t, 3> sizes;
  for (StringRef part : llvm::split(text, 'x')) {
    // What is larger makes no tile, and would overflow in products.
    constexpr int64_t kMostOfSide = 1 << 20;
    int64_t size;
    if (part.getAsInteger(10, size) || size < 1 || size > kMostOfSide)
      return {};
    sizes.push_back(size);
  }
  return sizes.size() == count ? sizes : SmallVector<int64_t, 3>();
}

llvm::Expected<TileSizes> TileSizes::parse(StringRef text) {
  SmallVector<int64_t, 3> sizes = parseSizes(text, 3);
  if (sizes.empty())
    return llvm::createStringError("'" + text +
                                   "' are no tile sizes; give three positive "
                                   "numbers MxNxK up to 1048576, as in "
                                   "128x128x64");
  return TileSizes{sizes[0], sizes[1], sizes[2]};
}

std::string TileSizes::toString() const {
  return std::to_string(m) + "x" + std::to_string(n) + "x" + std::to_string(k);
}

llvm::Expected<ClusterShape> ClusterShape::parse(StringRef text) {
  SmallVector<int64_t, 3> sizes = parseSizes(text, 2);
  if (sizes.empty())
    return llvm::createStringError(
        "'" + text +
        "' is no cluster of blocks; give two positive numbers, as in 2x1");
  return ClusterShape{sizes[0], sizes[1]};
}

std::string ClusterShape::toString() const {
  return std::to_string(m) + "x" + std::to_string(n);
}

//===----------------------------------------------------------------------===//
// Problems
//===----------------------------------------------------------------------===//

/// Whether some loop stands in two dimensions of `access`, or a dimension moves
/// with two of batch, rows and columns: a tile is then no product of tiles.
static bool isEntangled(const Access &access,
                        llvm::ArrayRef<LoopRole> roles) {
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
    if (access.ownExtents || access.maxElements || access.hasLooseExtents)
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
