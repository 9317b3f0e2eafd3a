//===- ElementwiseCost.cpp - Arithmetic on tensors and vectors ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `arith.addf %a, %b : tensor<4xf32>` is a kernel of one loop nest over its
// result; on vectors it is a kernel that moves nothing.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "roofline/Interfaces/CostInterfaces.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "roofline/Interfaces/Payload.h"
#include "roofline/Interfaces/SizeTracing.h"

using namespace mlir;
using namespace mlir::roofline;

/// The first result of `op` that is a tensor or vector, or a null type.
static Type getShapedResult(Operation *op) {
  for (Type type : op->getResultTypes())
    if (isa<TensorType, VectorType>(type))
      return type;
  return {};
}

/// Adds an identity access to every tensor that `op` reads or makes.
static LogicalResult addTensors(Operation *op, const CostContext &context,
                                OpCost &cost) {
  Value result = *llvm::find_if(op->getResults(), [](Value value) {
    return isa<TensorType>(value.getType());
  });
  if (std::optional<std::string> problem = getSizeProblem(result, context)) {
    cost.markUnmodelled(*problem);
    return failure();
  }
  Shape shape = context.sizes.getShape(result);
  AffineMap identity =
      AffineMap::getMultiDimIdentityMap(shape.size(), op->getContext());
  NestBuilder nest(context, shape, cost);
  for (Value operand : op->getOperands())
    if (isa<TensorType>(operand.getType()))
      nest.addAccess(operand, identity, AccessKind::Read);
  for (Value made : op->getResults())
    if (isa<TensorType>(made.getType()))
      nest.addAccess(made, identity, AccessKind::Write);
  return nest.finish();
}

static void computeElementwise(ArithmeticOpInterface op, Type result,
                               const CostContext &context, OpCost &cost) {
  // Constants, poison too.
  if (op->hasTrait<OpTrait::ConstantLike>())
    return cost.markFree();
  Arithmetic arithmetic = op.getArithmetic();
  bool isTensor = isa<TensorType>(result);
  // On vectors, what computes nothing only moves registers.
  if (!isTensor && arithmetic.isFree())
    return cost.markFree();
  Expr lanes = 1;
  if (isTensor) {
    if (failed(addTensors(op, context, cost)))
      return;
    lanes = cost.nest.getNumPoints();
    arithmetic.type = arithmetic.type ? getElementTypeOrSelf(arithmetic.type)
                                      : arithmetic.type;
  } else {
    std::optional<Count> known = getNumLanes(arithmetic.type);
    if (!known)
      return cost.markUnmodelled(
          "a scalable vector, whose lanes are not known");
    lanes = *known;
    // One loop over the lanes, unless its extent does not fit.
    if (lanes.getInt64())
      cost.nest.extents = {lanes};
    else
      llvm::append_range(cost.nest.extents,
                         cast<VectorType>(arithmetic.type).getShape());
    cost.markKernel();
  }
  if (std::optional<std::string> problem =
          addArithmetic(arithmetic, lanes, /*sharesSlot=*/false, cost.work))
    return cost.markUnmodelled(*problem);
  // Masks and indices.
  if (!isTensor && cost.work.isEmpty())
    cost.markFree();
}

bool mlir::roofline::computeCost(Operation *op, const CostContext &context,
                                 OpCost &cost) {
  if (auto model = dyn_cast<CostOpInterface>(op)) {
    model.getCost(context, cost);
    return true;
  }
  auto arithmetic = dyn_cast<ArithmeticOpInterface>(op);
  Type shaped = arithmetic ? getShapedResult(op) : Type();
  if (!shaped && arithmetic && op->getNumOperands() > 0 &&
      isa<VectorType>(op->getOperand(0).getType()))
    shaped = op->getOperand(0).getType();
  if (!shaped)
    return false;
  computeElementwise(arithmetic, shaped, context, cost);
  return true;
}
