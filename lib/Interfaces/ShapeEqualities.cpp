//===- ShapeEqualities.cpp - Sizes that ops force to be equal -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeSolver.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

static bool hasOpenShape(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && !shaped.hasStaticShape();
}

/// Operands that are indexed by the same loop have the same size.
static LogicalResult equateLoops(SizeSolver &solver, linalg::LinalgOp op) {
  SmallVector<std::optional<Expr>> sizes(op.getNumLoops());
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<ShapedType>(operand.get().getType());
    if (!type || !type.hasRank())
      continue;
    Shape shape = solver.get(operand.get());
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [size, expr] : llvm::zip_equal(shape, map.getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(expr);
      if (!loop)
        continue;
      std::optional<Expr> &known = sizes[loop.getPosition()];
      if (known && failed(solver.dimensions.equate(*known, size, op->getLoc())))
        return failure();
      if (!known || size.isConstant())
        known = size;
    }
  }
  return success();
}

/// `lhs` and `rhs` have the same shape, but for `exempt`.
static LogicalResult equateShapes(SizeSolver &solver, Value lhs, Value rhs,
                                  Location location,
                                  std::optional<unsigned> exempt = {}) {
  auto lhsType = dyn_cast<ShapedType>(lhs.getType());
  auto rhsType = dyn_cast<ShapedType>(rhs.getType());
  if (!lhsType || !rhsType || !lhsType.hasRank() || !rhsType.hasRank() ||
      lhsType.getRank() != rhsType.getRank() ||
      (lhsType.hasStaticShape() && rhsType.hasStaticShape()))
    return success();
  for (unsigned dim = 0, e = lhsType.getRank(); dim < e; ++dim)
    if (dim != exempt &&
        failed(solver.dimensions.equate(solver.getSize(lhs, dim),
                                        solver.getSize(rhs, dim), location)))
      return failure();
  return success();
}

/// All `values` that have a shape have the same.
static LogicalResult equateAll(SizeSolver &solver, ValueRange values,
                               Location location,
                               std::optional<unsigned> exempt = {}) {
  Value first;
  for (Value value : values) {
    if (!isa<ShapedType>(value.getType()))
      continue;
    if (first && failed(equateShapes(solver, first, value, location, exempt)))
      return failure();
    if (!first)
      first = value;
  }
  return success();
}

static LogicalResult equateElementwise(SizeSolver &solver, Operation *op) {
  if (auto select = dyn_cast<arith::SelectOp>(op))
    if (!isa<ShapedType>(select.getCondition().getType()))
      return success();
  return equateAll(solver, op->getOperands(), op->getLoc());
}

/// What a cast adds to the type is so.
static LogicalResult equateCast(SizeSolver &solver, Operation *cast) {
  auto to = dyn_cast<ShapedType>(cast->getResult(0).getType());
  auto from = dyn_cast<ShapedType>(cast->getOperand(0).getType());
  if (!to || !from || !to.hasRank() || !from.hasRank() ||
      to.getRank() != from.getRank())
    return success();
  for (unsigned dim = 0, e = to.getRank(); dim < e; ++dim)
    if (!to.isDynamicDim(dim) && from.isDynamicDim(dim) &&
        failed(
            solver.dimensions.equate(solver.getSize(cast->getOperand(0), dim),
                                     to.getDimSize(dim), cast->getLoc())))
      return failure();
  return success();
}

/// A slice of something of a known size is no larger.
static LogicalResult limitSlice(SizeSolver &solver,
                                OffsetSizeAndStrideOpInterface slice,
                                Value whole) {
  for (auto [dim, size] : llvm::enumerate(slice.getMixedSizes())) {
    std::optional<int64_t> upper = solver.getSize(whole, dim).getInt64();
    if (upper && isa<Value>(size) &&
        failed(solver.dimensions.limit(solver.getIndex(size), *upper,
                                       slice.getLoc())))
      return failure();
  }
  return success();
}

/// What is inserted has the size of the slice that it replaces.
template <typename InsertOp>
static LogicalResult equateInserted(SizeSolver &solver, InsertOp insert) {
  llvm::SmallBitVector dropped = insert.getDroppedDims();
  unsigned sourceDim = 0;
  for (auto [dim, size] : llvm::enumerate(insert.getMixedSizes())) {
    if (!dropped[dim] && failed(solver.dimensions.equate(
                             solver.getSize(insert.getSource(), sourceDim++),
                             solver.getIndex(size), insert.getLoc())))
      return failure();
  }
  return limitSlice(solver, insert, insert.getDest());
}

/// What a dimension is expanded into makes up all of it.
template <typename ExpandOp>
static LogicalResult equateExpanded(SizeSolver &solver, ExpandOp expand) {
  SmallVector<OpFoldResult> sizes = expand.getMixedOutputShape();
  for (auto [dim, group] : llvm::enumerate(expand.getReassociationIndices())) {
    Expr product = 1;
    for (int64_t inner : group)
      product *= solver.getIndex(sizes[inner]);
    if (failed(solver.dimensions.equate(
            product, solver.getSize(expand.getSrc(), dim), expand.getLoc())))
      return failure();
  }
  return success();
}

/// The steps of loops that run whatever the sizes are must be steps.
static void requireSteps(SizeSolver &solver, LoopLikeOpInterface loop) {
  std::optional<SmallVector<OpFoldResult>> steps = loop.getLoopSteps();
  if (!steps || llvm::all_of(*steps, [](OpFoldResult s) {
        return getConstantIntValue(s);
      }))
    return;
  for (Operation *op = loop; (op = op->getParentOp());) {
    // Calls may pass what keeps a function from getting there.
    if (auto function = dyn_cast<FunctionOpInterface>(op)) {
      if (function.isPrivate())
        return;
      break;
    }
    if (isa<scf::IfOp, scf::IndexSwitchOp, affine::AffineIfOp>(op))
      return;
  }
  for (OpFoldResult step : *steps)
    solver.dimensions.requirePositive(solver.getIndex(step));
}

/// What a function's types say of dimensions that it names, and all its
/// arguments, so that they come first, in order, and can be bound though
/// nothing should use them.
static LogicalResult declareArguments(SizeSolver &solver,
                                      FunctionOpInterface function) {
  if (function.isExternal())
    return success();
  for (BlockArgument argument : function.getArguments())
    if (isOpen(argument.getType()))
      solver.get(argument);
  for (auto [named, size] : solver.functions.getNamedNumbers(function)) {
    if (failed(solver.dimensions.equate(named, size, function.getLoc())))
      return failure();
    Expr known = solver.dimensions.resolve(named);
    if (known != Expr(size))
      return function.emitOpError("names a dimension of size ")
             << size << " as one of size " << known.toString()
             << " is named; give them two names";
  }
  return success();
}

/// A number bound for all calls cannot be one that the turns of a loop change.
static LogicalResult rejectChanging(SizeSolver &solver, CallOpInterface call,
                                    BlockArgument argument, unsigned dim,
                                    const Expr &passed) {
  if (!Dimensions::hasInduction(passed))
    return success();
  Expr bound = solver.functions.getNamed(argument, dim);
  if (!bound.isConstant())
    return success();
  return emitError(call.getLoc(), "--dims: argument ")
         << argument.getArgNumber() << " of the callee is bound to "
         << bound.toString()
         << ", but the turns of a loop change what this call passes; leave "
            "that binding out";
}

/// Whether `op` runs whenever its function does.
static bool runsAlways(Operation *op) {
  return isa_and_nonnull<FunctionOpInterface>(op->getParentOp()) &&
         op->getParentRegion()->hasOneBlock();
}

/// Where the callee needs two of its sizes to be equal, or one to be a number,
/// so must the caller's be. To be called when all of the callee has been looked
/// at.
LogicalResult mlir::roofline::equatePassed(SizeSolver &solver,
                                           CallOpInterface call) {
  FunctionOpInterface callee = solver.functions.getCallee(call);
  if (!callee || callee.isExternal())
    return success();
  solver.dimensions.setHoldsAlways(runsAlways(call));
  llvm::DenseMap<const Symbol *, Expr> passed;
  for (auto [argument, operand] :
       llvm::zip(callee.getArguments(), call.getArgOperands())) {
    if (!isOpen(argument.getType()))
      continue;
    for (auto [dim, size] : llvm::enumerate(solver.get(argument))) {
      const Symbol *symbol = Dimensions::getPlainSymbol(size);
      if (!symbol && !size.isConstant())
        continue;
      Expr here = solver.getSize(operand, dim);
      if (size.isConstant() &&
          (failed(rejectChanging(solver, call, argument, dim, here)) ||
           failed(solver.dimensions.equate(size, here, call.getLoc()))))
        return failure();
      if (!symbol)
        continue;
      auto [known, isNew] = passed.try_emplace(symbol, here);
      if (!isNew &&
          failed(solver.dimensions.equate(known->second, here, call.getLoc())))
        return failure();
    }
  }
  return success();
}

LogicalResult mlir::roofline::equateOperands(SizeSolver &solver,
                                             Operation *op) {
  solver.dimensions.setHoldsAlways(runsAlways(op));
  if (auto function = dyn_cast<FunctionOpInterface>(op))
    return declareArguments(solver, function);
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    requireSteps(solver, loop);
  // Most ops of most modules leave nothing open.
  if (llvm::none_of(op->getOperandTypes(), hasOpenShape) &&
      llvm::none_of(op->getResultTypes(), hasOpenShape))
    return success();
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](linalg::LinalgOp op) { return equateLoops(solver, op); })
      .Case<tensor::ExtractSliceOp, memref::SubViewOp>([&](auto slice) {
        return limitSlice(solver, slice, slice.getSource());
      })
      .Case<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp>(
          [&](auto insert) { return equateInserted(solver, insert); })
      .Case([&](tensor::ConcatOp op) {
        return equateAll(solver, op.getInputs(), op.getLoc(), op.getDim());
      })
      .Case<tensor::ExpandShapeOp, memref::ExpandShapeOp>(
          [&](auto expand) { return equateExpanded(solver, expand); })
      .Case<tensor::CastOp, memref::CastOp>(
          [&](Operation *op) { return equateCast(solver, op); })
      .Case<memref::CopyOp, linalg::SoftmaxOp>([&](Operation *op) {
        return equateAll(solver, op->getOperands(), op->getLoc());
      })
      .Default([&](Operation *op) {
        return op->hasTrait<OpTrait::Elementwise>()
                   ? equateElementwise(solver, op)
                   : success();
      });
}
