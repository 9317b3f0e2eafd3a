//===- Moves.cpp - Ops that mostly move data ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Moves.h"
#include "roofline/Interfaces/ValueTracing.h"

using namespace mlir;
using namespace mlir::roofline;

std::optional<Shape> mlir::roofline::getLoopExtents(Value value,
                                                    const CostContext &context,
                                                    OpCost &cost) {
  if (std::optional<std::string> problem = getSizeProblem(value, context)) {
    cost.markUnmodelled(*problem);
    return std::nullopt;
  }
  return context.sizes.getShape(value);
}

SmallVector<unsigned> mlir::roofline::getAllLoops(ArrayRef<Expr> extents) {
  return llvm::to_vector(llvm::seq<unsigned>(0, extents.size()));
}

LogicalResult mlir::roofline::computeMove(ValueRange sources, Value target,
                                          const CostContext &context,
                                          OpCost &cost) {
  std::optional<Shape> extents = getLoopExtents(target, context, cost);
  if (!extents)
    return failure();
  NestBuilder nest(context, *extents, cost);
  for (Value source : sources)
    nest.addWhole(source, AccessKind::Read);
  nest.addWhole(target, AccessKind::Write);
  return nest.finish();
}

/// The loops that the indices of `load` depend on.
static llvm::SmallBitVector
getLoopsOfLoad(const PayloadLoad &load, Block &body, unsigned numLoops,
               llvm::function_ref<llvm::SmallBitVector(unsigned)> getLoopsOf) {
  llvm::SmallBitVector loops(numLoops);
  for (Value index : load.op->getOperands().drop_front()) {
    Dependences from = getDependences(index, body, numLoops);
    loops |= from.indices;
    if (from.isOpaque)
      loops.set();
    for (unsigned argument : from.arguments.set_bits())
      loops |= getLoopsOf(argument);
  }
  return loops;
}

void mlir::roofline::addLoads(
    ArrayRef<PayloadLoad> loads, Block &body, unsigned numLoops,
    llvm::function_ref<llvm::SmallBitVector(unsigned)> getLoopsOf,
    NestBuilder &nest, OpCost &cost) {
  for (const PayloadLoad &load : loads) {
    llvm::SmallBitVector loops =
        getLoopsOfLoad(load, body, numLoops, getLoopsOf);
    nest.addGather(load.op->getOperand(0), llvm::to_vector(loops.set_bits()),
                   AccessKind::Read, load.times);
    // A table is captured from outside, not an operand.
    cost.markNotShareable();
  }
}

LogicalResult mlir::roofline::addIndexedBody(Block &body, const Expr &times,
                                             NestBuilder &nest, OpCost &cost) {
  Payload payload;
  if (std::optional<std::string> problem = countPayload(body, {}, payload)) {
    cost.markUnmodelled(*problem);
    return failure();
  }
  // Argument i is the index of loop i.
  unsigned numLoops = body.getNumArguments();
  auto getLoopOf = [numLoops](unsigned argument) {
    return llvm::SmallBitVector(numLoops).set(argument);
  };
  // A body that runs at all points loads as a payload does.
  if (times == cost.nest.getNumPoints())
    addLoads(payload.loads, body, numLoops, getLoopOf, nest, cost);
  else
    for (const PayloadLoad &load : payload.loads) {
      Expr points = 1;
      for (unsigned loop :
           getLoopsOfLoad(load, body, numLoops, getLoopOf).set_bits())
        points *= cost.nest.extents[loop];
      nest.addLooseGather(load.op->getOperand(0),
                          Expr::min(points, times) * load.times,
                          times * load.times);
      cost.markNotShareable();
    }
  payload.work.scale(times);
  cost.work.add(payload.work);
  return success();
}
