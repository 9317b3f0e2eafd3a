//===- Moves.cpp - Ops that mostly move data ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Moves.h"
#include "roofline/Interfaces/Payload.h"
#include "roofline/Interfaces/ValueTracing.h"

using namespace mlir;
using namespace mlir::roofline;

std::optional<LoopExtents>
mlir::roofline::getLoopExtents(Value value, const CostContext &context,
                               OpCost &cost) {
  if (std::optional<std::string> problem = getSizeProblem(value, context)) {
    cost.markUnmodelled(*problem);
    return std::nullopt;
  }
  return getKnownShape(value);
}

SmallVector<unsigned> mlir::roofline::getAllLoops(ArrayRef<int64_t> extents) {
  return llvm::to_vector(llvm::seq<unsigned>(0, extents.size()));
}

void mlir::roofline::readWhole(Value source, NestBuilder &nest) {
  if (!isKnownContents(source))
    nest.addWhole(source, AccessKind::Read);
}

LogicalResult mlir::roofline::computeMove(ValueRange sources, Value target,
                                          const CostContext &context,
                                          OpCost &cost) {
  std::optional<LoopExtents> extents = getLoopExtents(target, context, cost);
  if (!extents)
    return failure();
  NestBuilder nest(context, *extents, cost);
  for (Value source : sources)
    readWhole(source, nest);
  nest.addWhole(target, AccessKind::Write);
  return nest.finish();
}

/// The loops that decide which element `load` loads.
static SmallVector<unsigned> getIndexLoops(Operation *load, Block &body) {
  unsigned numLoops = body.getNumArguments();
  llvm::SmallBitVector loops(numLoops);
  for (Value index : load->getOperands().drop_front()) {
    Dependences from = getDependences(index, body, numLoops);
    loops |= from.arguments;
    if (from.isOpaque)
      loops.set();
  }
  return llvm::to_vector(loops.set_bits());
}

LogicalResult mlir::roofline::addIndexedBody(Block &body, Count times,
                                             NestBuilder &nest, OpCost &cost) {
  Payload payload;
  if (std::optional<std::string> problem = countPayload(body, {}, payload)) {
    cost.markUnmodelled(*problem);
    return failure();
  }
  payload.work.scale(times);
  cost.work.add(payload.work);
  for (const PayloadLoad &load : payload.loads) {
    Value table = load.op->getOperand(0);
    if (!isKnownContents(table))
      nest.addGather(table, getIndexLoops(load.op, body), AccessKind::Read,
                     load.times);
    // A table is captured from outside, not an operand.
    cost.markNotShareable();
  }
  return success();
}
