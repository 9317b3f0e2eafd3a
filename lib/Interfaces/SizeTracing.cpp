//===- SizeTracing.cpp - Sizes and indices as expressions -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeSolver.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

bool mlir::roofline::isTracedNumber(Type type) {
  return type.isIndex() || (isa<IntegerType>(type) && !type.isInteger(1));
}

unsigned mlir::roofline::getNumSizes(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() ? shaped.getRank() : 1;
}

std::optional<int64_t> mlir::roofline::getStaticSize(Type type, unsigned dim) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasRank() || shaped.isDynamicDim(dim))
    return std::nullopt;
  return shaped.getDimSize(dim);
}

bool mlir::roofline::isOpen(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? shaped.hasRank() && !shaped.hasStaticShape()
                : isTracedNumber(type);
}

bool mlir::roofline::isFunctionArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || !argument.getOwner()->isEntryBlock())
    return false;
  auto function =
      dyn_cast_or_null<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return function && argument.getArgNumber() < function.getNumArguments();
}

//===----------------------------------------------------------------------===//
// SizeTracer
//===----------------------------------------------------------------------===//

SizeTracer::SizeTracer(Operation *root, Dimensions &dimensions)
    : dimensions(dimensions),
      solver(std::make_unique<SizeSolver>(root, dimensions)) {}

SizeTracer::SizeTracer(SizeTracer &&) = default;
SizeTracer::~SizeTracer() = default;

Shape SizeTracer::getShape(Value value) { return solver->get(value); }

Expr SizeTracer::getIndex(Value value) { return solver->getIndex(value); }

Expr SizeTracer::getIndex(OpFoldResult value) {
  return solver->getIndex(value);
}

std::optional<Expr> SizeTracer::getCondition(Value condition) {
  return traceCondition(*solver, condition);
}

std::optional<Expr> SizeTracer::getCondition(Region &arm) {
  return traceArm(*solver, arm);
}

std::optional<SmallVector<LoopRange, 2>>
SizeTracer::getRanges(Operation *loop) {
  return computeRanges(*solver, loop);
}

void SizeTracer::setWarps(Operation *launch, const WarpTraits &warps) {
  solver->setWarps(launch, warps);
}

const LaunchShape &SizeTracer::getLaunchShape(Operation *launch) {
  return *solver->getLaunchShape(launch);
}

FunctionOpInterface SizeTracer::getCallee(CallOpInterface call) {
  return solver->functions.getCallee(call);
}

bool SizeTracer::isUsed(Operation *symbol) {
  return solver->functions.isUsed(symbol);
}

SmallVector<Expr, 4> SizeTracer::getResults(AffineMap map,
                                            ValueRange operands) {
  return applyMap(*solver, map, operands);
}

Expr SizeTracer::instantiate(const Expr &expr, CallOpInterface call) {
  return instantiateAtCall(*solver, expr, call);
}

LogicalResult SizeTracer::collectEqualities(Operation *scope) {
  unsigned numKnown = dimensions.getNumEqualities();
  SmallVector<CallOpInterface> calls;
  WalkResult result = scope->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto call = dyn_cast<CallOpInterface>(op))
      calls.push_back(call);
    if (failed(equateOperands(*solver, op)))
      return WalkResult::interrupt();
    // Payloads work on elements.
    return isa<linalg::LinalgOp>(op) ? WalkResult::skip()
                                     : WalkResult::advance();
  });
  // Callees may come after their callers.
  for (CallOpInterface call : calls)
    if (!result.wasInterrupted())
      result = WalkResult(equatePassed(*solver, call));
  // Bounds found late may simplify what was found early.
  if (dimensions.getNumEqualities() != numKnown)
    solver->clear();
  return failure(result.wasInterrupted());
}
