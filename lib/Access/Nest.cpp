//===- Nest.cpp - Loops and the accesses inside them ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/Nest.h"

using namespace mlir::roofline;
using llvm::ArrayRef;

Expr mlir::roofline::getProduct(ArrayRef<Expr> sizes) {
  if (llvm::any_of(sizes, std::mem_fn(&Expr::isZero)))
    return 0;
  Expr product = 1;
  for (const Expr &size : sizes)
    product *= size;
  return product;
}

Count mlir::roofline::getProduct(ArrayRef<int64_t> sizes) {
  if (llvm::is_contained(sizes, 0))
    return 0;
  Count product = 1;
  for (int64_t size : sizes)
    product *= size;
  return product;
}

llvm::SmallVector<Expr, 4> mlir::roofline::toExprs(ArrayRef<int64_t> sizes) {
  return llvm::SmallVector<Expr, 4>(sizes.begin(), sizes.end());
}

Nest Nest::transform(llvm::function_ref<Expr(const Expr &)> change) const {
  Nest result = *this;
  auto changeHere = [change](Expr &expr) { expr = change(expr); };
  llvm::for_each(result.extents, changeHere);
  for (LoopPlace &place : result.places) {
    changeHere(place.trips);
    if (place.most)
      changeHere(*place.most);
  }
  for (Buffer &buffer : result.buffers) {
    llvm::for_each(buffer.shape, changeHere);
    if (buffer.rootElements)
      changeHere(*buffer.rootElements);
  }
  for (Access &access : result.accesses) {
    if (access.ownExtents)
      llvm::for_each(*access.ownExtents, changeHere);
    if (access.maxElements)
      changeHere(*access.maxElements);
    changeHere(access.turns);
    if (access.limits)
      for (TurnLimit &limit : *access.limits) {
        for (std::optional<Expr> *end : {&limit.lower, &limit.upper})
          if (*end)
            changeHere(**end);
        for (IndexTerm &term : limit.terms)
          changeHere(term.coefficient);
      }
    auto changeIndex = [&](IndexExpr &index) {
      changeHere(index.offset);
      if (index.maxDistinct)
        changeHere(*index.maxDistinct);
      for (IndexTerm &term : index.terms)
        changeHere(term.coefficient);
    };
    llvm::for_each(access.index, changeIndex);
    if (access.indexInTurns)
      llvm::for_each(*access.indexInTurns, changeIndex);
  }
  return result;
}
