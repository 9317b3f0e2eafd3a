//===- TransferBounds.cpp - Which lanes of a transfer move ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Interfaces/TransferBounds.h"

using namespace mlir;
using namespace mlir::roofline;

std::optional<Expr> mlir::roofline::countInBounds(
    VectorTransferOpInterface transfer, unsigned dim, SizeTracer &sizes,
    llvm::function_ref<bool(const Expr &)> isNeverNegative) {
  auto ofBase =
      dyn_cast<AffineDimExpr>(transfer.getPermutationMap().getResult(dim));
  if (!ofBase)
    return Expr(1);
  Expr lanes = transfer.getVectorType().getDimSize(dim);
  if (transfer.isDimInBounds(dim))
    return lanes;
  unsigned position = ofBase.getPosition();
  Expr start = sizes.getIndex(transfer.getIndices()[position]);
  Expr rest = sizes.getShape(transfer.getBase())[position] - start;
  if (rest.isPoisoned())
    return std::nullopt;
  if (rest.isConstant() && start.isConstant())
    return Expr::max(Expr::min(lanes + Expr::min(start, 0), rest), 0);
  if (!isNeverNegative(start) || !isNeverNegative(rest))
    return std::nullopt;
  return Expr::min(lanes, rest);
}
