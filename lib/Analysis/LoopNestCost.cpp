//===- LoopNestCost.cpp - The cost of a loop nest as one kernel -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopNestCost.h"
#include "ImposedTiles.h"
#include "LoopKind.h"
#include "NestAccesses.h"
#include "Repetition.h"
#include "Unmodelled.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/VectorInterfaces.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Interfaces/Payload.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Walks a loop and adds up what it finds.
class LoopNestBuilder {
public:
  LoopNestBuilder(Operation *loop, const CostContext &context)
      : context(context), accesses(loop, context) {}

  std::optional<std::string> addLoop(Operation *loop);

  /// What was found.
  LoopNest finish() {
    LoopNest nest;
    nest.cost.work = std::move(work);
    nest.cost.hbm = accesses.computeTraffic();
    nest.cost.domain = std::move(domain);
    nest.accesses = accesses.getNest();
    return nest;
  }

private:
  std::optional<std::string> addBlock(Block &block);
  std::optional<std::string> addOp(Operation *op);
  std::optional<std::string> addBranch(Operation *op);
  std::optional<std::string> addCosted(Operation *op);

  const CostContext &context;
  NestAccesses accesses;
  Work work;
  SmallVector<Expr, 4> domain;
};
} // namespace

std::optional<std::string> LoopNestBuilder::addLoop(Operation *loop) {
  std::optional<SmallVector<LoopRange, 2>> ranges =
      context.sizes.getRanges(loop);
  if (!ranges)
    return getMissingModel(loop).value_or(
        "loops of this kind are not followed");
  LoopOrder order = isParallel(loop) ? LoopOrder::Grid : LoopOrder::Sequential;
  for (const LoopRange &range : *ranges) {
    std::optional<Expr> extent = accesses.enterLoop(range, order);
    if (!extent)
      return kUnknownLoops.str();
    domain.push_back(std::move(*extent));
  }
  std::optional<std::string> problem;
  for (Region &region : loop->getRegions())
    for (Block &block : region)
      if (!problem)
        problem = addBlock(block);
  for (unsigned i = 0; i < ranges->size(); ++i)
    accesses.leaveLoop();
  return problem;
}

std::optional<std::string> LoopNestBuilder::addBlock(Block &block) {
  for (Operation &op : block)
    if (std::optional<std::string> problem = addOp(&op))
      return problem;
  return std::nullopt;
}

/// Whether nothing in `region` computes data or moves any.
static bool isIdle(Region &region) {
  return llvm::all_of(region.getOps(), [](Operation &op) {
    return op.hasTrait<OpTrait::IsTerminator>() ||
           op.hasTrait<OpTrait::ConstantLike>() ||
           (isMemoryEffectFree(&op) && op.getNumRegions() == 0 &&
            llvm::all_of(op.getResultTypes(), [](Type type) {
              return type.isIndex() || type.isInteger(1);
            }));
  });
}

/// What guards a single arm counts as that arm: the most that may run.
std::optional<std::string> LoopNestBuilder::addBranch(Operation *op) {
  Region *busy = nullptr;
  for (Region &region : op->getRegions()) {
    if (isIdle(region))
      continue;
    if (busy || !region.hasOneBlock())
      return "a branch between several arms inside a kernel";
    busy = &region;
  }
  return busy ? addBlock(busy->front()) : std::nullopt;
}

std::optional<std::string> LoopNestBuilder::addCosted(Operation *op) {
  warnOfIdleTiles(op);
  OpCost cost;
  if (!computeCost(op, context, cost))
    return getMissingModel(op);
  if (cost.getStatus() == OpCost::Status::Unmodelled)
    return cost.getReason().str();
  if (!cost.isKernel())
    return std::nullopt;
  work.add(cost.work.transform(
      [this](const Expr &count) { return accesses.sumOverLoops(count); }));
  return accesses.addNest(cost.nest);
}

std::optional<std::string> LoopNestBuilder::addOp(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>()) {
    // What scf.reduce combines, and what scf.forall inserts.
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (std::optional<std::string> problem = addBlock(block))
          return problem;
    return std::nullopt;
  }
  if (context.sizes.getRanges(op))
    return addLoop(op);
  if (isa<RegionBranchOpInterface>(op))
    return addBranch(op);
  if (accesses.addElementAccess(op))
    return std::nullopt;
  // Arithmetic on scalars is nobody's kernel, but part of this one.
  if (!isa<ArithmeticOpInterface>(op) || !isScalarCode(op))
    return addCosted(op);
  Payload payload;
  if (std::optional<std::string> problem = countPayloadOp(op, payload))
    return problem;
  work.add(payload.work.transform(
      [this](const Expr &count) { return accesses.sumOverLoops(count); }));
  return std::nullopt;
}

std::optional<std::string>
mlir::roofline::computeLoopNest(Operation *loop, const CostContext &context,
                                LoopNest &nest) {
  LoopNestBuilder builder(loop, context);
  std::optional<std::string> problem = builder.addLoop(loop);
  if (!problem)
    nest = builder.finish();
  return problem;
}
