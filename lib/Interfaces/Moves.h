//===- Moves.h - Ops that mostly move data ----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the models of copies, pads, packs and generators have in common: whole
// values that are read and written, and bodies that compute one element from
// its indices.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_INTERFACES_MOVES_H
#define ROOFLINE_LIB_INTERFACES_MOVES_H

#include "mlir/IR/ValueRange.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "roofline/Interfaces/Payload.h"
#include "roofline/Interfaces/SizeTracing.h"

namespace mlir::roofline {

/// One loop per dimension of `value`. Where its sizes are not known, `cost` is
/// marked unmodelled with the reason and nothing is returned.
std::optional<Shape> getLoopExtents(Value value, const CostContext &context,
                                    OpCost &cost);

/// The numbers of all loops of a nest with `extents`, for
/// `NestBuilder::addGather`.
SmallVector<unsigned> getAllLoops(ArrayRef<Expr> extents);

/// The cost of writing all of `target` from all of `sources`, in loops over
/// `target`. Fails, with the reason in `cost`, where sizes are not known.
LogicalResult computeMove(ValueRange sources, Value target,
                          const CostContext &context, OpCost &cost);

/// Adds a gather for each of the `loads` in `body`: as many elements as the
/// loops that its indices depend on have points, at most the table.
/// `getLoopsOf` gives the loops behind an argument of `body`.
void addLoads(ArrayRef<PayloadLoad> loads, Block &body, unsigned numLoops,
              llvm::function_ref<llvm::SmallBitVector(unsigned)> getLoopsOf,
              NestBuilder &nest, OpCost &cost);

/// `body`, whose arguments are the induction variables of the loops of `nest`,
/// runs `times` times: counts its arithmetic and adds what it loads. Fails,
/// with the reason in `cost`, where an op of it has no rule.
LogicalResult addIndexedBody(Block &body, const Expr &times, NestBuilder &nest,
                             OpCost &cost);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_INTERFACES_MOVES_H
