//===- BlockLifting.cpp - Loops and branches between blocks ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockLifting.h"
#include "JoinSplitting.h"
#include "mlir/Conversion/ControlFlowToSCF/ControlFlowToSCF.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"
#include "roofline/Dialect/MutedDiagnostics.h"
#include "roofline/Interfaces/LaunchShape.h"

using namespace mlir;
using namespace mlir::roofline;

/// Whether the dialects are there that lifting makes ops of. The annotate pass
/// loads them.
static bool canLift(MLIRContext *context) {
  return context->getLoadedDialect<arith::ArithDialect>() &&
         context->getLoadedDialect<cf::ControlFlowDialect>() &&
         context->getLoadedDialect<scf::SCFDialect>() &&
         context->getLoadedDialect<ub::UBDialect>();
}

static unsigned countSwitches(Region &region) {
  unsigned number = 0;
  region.walk([&](Operation *op) {
    number += isa<cf::SwitchOp, scf::IndexSwitchOp>(op);
  });
  return number;
}

void LiftedBodies::exchange(Body &body) {
  Region aside;
  aside.takeBody(*body.body);
  body.body->takeBody(*body.other);
  body.other->takeBody(aside);
}

bool LiftedBodies::lift(Region &region, bool splitsJoins) {
  IRMapping mapping;
  Body body{&region, std::make_unique<Region>()};
  region.cloneInto(body.other.get(), mapping);
  exchange(body);

  IRRewriter rewriter(region.getContext());
  (void)eraseUnreachableBlocks(rewriter, region);
  OpCopies copies;
  if (splitsJoins && failed(splitJoins(region, copies))) {
    exchange(body);
    return false;
  }
  unsigned numSwitches = countSwitches(region);
  // What it says of code that it cannot lift is said by the analysis.
  MutedDiagnostics silence(region.getContext());
  ControlFlowToSCFTransformation transformation;
  DominanceInfo dominance(region.getParentOp());
  // Switches that lifting made choose where to go on, as which way into a loop:
  // they are no branches of the program, whose ways would exclude each other.
  if (failed(transformCFGToSCF(region, transformation, dominance)) ||
      countSwitches(region) > numSwitches) {
    exchange(body);
    return false;
  }
  for (auto [original, copy] : mapping.getOperationMap())
    originals[copy] = original;
  for (auto [copy, original] : copies)
    originals[copy] = original;
  bodies.push_back(std::move(body));
  return true;
}

void LiftedBodies::lift(Region &region) {
  if (!lift(region, /*splitsJoins=*/false))
    (void)lift(region, /*splitsJoins=*/true);
}

void LiftedBodies::liftBlocks(Operation *root) {
  if (!canLift(root->getContext()))
    return;
  SmallVector<Region *> regions;
  auto collect = [&](Region &body) {
    if (llvm::range_size(body) > 1)
      regions.push_back(&body);
  };
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<func::FuncOp, gpu::GPUFuncOp>(op))
      collect(op->getRegion(0));
    // Functions stand in symbol tables only.
    return op->hasTrait<OpTrait::SymbolTable>() || op == root
               ? WalkResult::advance()
               : WalkResult::skip();
  });
  for (Region *region : regions)
    lift(*region);
  if (!mayHoldLaunches(root))
    return;
  // Those in copies, too.
  regions.clear();
  root->walk([&](gpu::LaunchOp launch) { collect(launch.getBody()); });
  for (Region *region : regions)
    lift(*region);
}

void LiftedBodies::lift(Operation *root) {
  liftBlocks(root);
  if (mayHoldLaunches(root))
    launches.inlineAll(root);
}

void LiftedBodies::restore() {
  launches.restore();
  for (Body &body : llvm::reverse(bodies))
    exchange(body);
}
