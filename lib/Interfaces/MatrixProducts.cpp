//===- MatrixProducts.cpp - Multiply-accumulates of one op ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MatrixProducts.h"
#include "roofline/Interfaces/ElementTypes.h"

using namespace mlir;
using namespace mlir::roofline;

std::optional<std::string>
mlir::roofline::addMultiplyAccumulates(const ProductTypes &types,
                                       const Expr &points, Work &work) {
  std::optional<Precision> operand = getCommonPrecision(types.lhs, types.rhs);
  std::optional<Precision> accumulator = getPrecision(types.accumulator);
  if (!operand || !accumulator) {
    std::string why;
    llvm::raw_string_ostream(why)
        << "no rate class for " << getScalarType(types.lhs)
        << " accumulated in " << getScalarType(types.accumulator);
    return why;
  }
  WorkItem item;
  item.kind = WorkKind::MultiplyAccumulate;
  item.precision = *operand;
  item.accumulator = *accumulator;
  item.isSparse = types.isSparse;
  item.ops = points * 2;
  item.slots = points;
  work.add(item);
  return std::nullopt;
}

void mlir::roofline::computeProduct(const ProductShape &shape,
                                    const ProductTypes &types,
                                    ExecutionScope scope, OpCost &cost) {
  int64_t loops[] = {shape.blocks, shape.m, shape.n, shape.k};
  if (llvm::any_of(loops, [](int64_t loop) { return loop <= 0; }))
    return cost.markUnmodelled("a matrix of no rows or columns");
  // xor or and, and a population count: no data sheet that we read rates them
  // as operations of i4.
  if (getScalarType(types.lhs).isInteger(1))
    return cost.markUnmodelled("no rate class for products of single bits");
  bool isOneBlock = shape.blocks == 1;
  for (int64_t loop : ArrayRef(loops).drop_front(isOneBlock ? 1 : 0))
    cost.nest.extents.push_back(loop);
  if (std::optional<std::string> problem =
          addMultiplyAccumulates(types, cost.nest.getNumPoints(), cost.work))
    return cost.markUnmodelled(*problem);
  cost.scope = scope;
  cost.markKernel();
}
