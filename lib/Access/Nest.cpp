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
