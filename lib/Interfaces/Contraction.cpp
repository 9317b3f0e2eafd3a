//===- Contraction.cpp - Multiply-accumulates by structure ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Interfaces/Contraction.h"
#include "IndexConversion.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "roofline/Interfaces/ElementTypes.h"

using namespace mlir;
using namespace mlir::roofline;

static bool hasRole(Operation *op, Arithmetic::Role role) {
  auto arithmetic = dyn_cast_or_null<ArithmeticOpInterface>(op);
  return arithmetic && arithmetic.getArithmetic().role == role;
}

/// Looks through conversions between float types or between integer types.
static Value skipConversions(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp, arith::TruncFOp,
             arith::TruncIOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

Value mlir::roofline::skipExtensions(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp,
             arith::ScalingExtFOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// The type that `value` had before it was widened: extensions, exact
/// conversions from integers, and the zero-point subtraction of a quantised
/// operand (whose zero point is the same at every point) keep the multiply at
/// the narrow type.
static Type getTypeBeforeWidening(Value value, Block &block,
                                  ArrayRef<AffineMap> maps) {
  while (Operation *op = (value = skipExtensions(value)).getDefiningOp()) {
    if (isa<arith::SIToFPOp, arith::UIToFPOp>(op) &&
        isLosslessIntToFloat(op->getOperand(0).getType(), value.getType(),
                             isa<arith::SIToFPOp>(op))) {
      value = op->getOperand(0);
      continue;
    }
    if (isa<arith::SubIOp>(op)) {
      Dependences zeroPoint = getDependences(op->getOperand(1), block, 0);
      bool isUniform =
          !zeroPoint.isOpaque &&
          llvm::all_of(zeroPoint.arguments.set_bits(), [&](unsigned argument) {
            return maps[argument].getNumResults() == 0;
          });
      if (isUniform) {
        value = op->getOperand(0);
        continue;
      }
    }
    break;
  }
  return value.getType();
}

/// Whether `map` only has sums of scaled loops, as the operands of contractions
/// and convolutions do.
static bool isLinear(AffineMap map) {
  if (map.getNumSymbols() != 0)
    return false;
  return llvm::all_of(map.getResults(), [](AffineExpr result) {
    bool linear = true;
    result.walk([&](AffineExpr expr) {
      linear &= expr.getKind() != AffineExprKind::FloorDiv &&
                expr.getKind() != AffineExprKind::CeilDiv &&
                expr.getKind() != AffineExprKind::Mod;
    });
    return linear;
  });
}

/// The loops that the operands behind `arguments` are indexed by, as far as
/// they are indexed by sums of loops: a scale per group of 32 (k floordiv 32)
/// changes nothing about the weights that it belongs to.
static llvm::SmallBitVector getLoops(const llvm::SmallBitVector &arguments,
                                     ArrayRef<AffineMap> maps,
                                     unsigned numLoops) {
  llvm::SmallBitVector loops(numLoops);
  for (unsigned argument : arguments.set_bits())
    if (isLinear(maps[argument]))
      loops |= getLoopsOf(maps[argument]);
  return loops;
}

/// Whether x and y of a multiply, which depend on these, come from different
/// operands and are summed over a loop that both are indexed by.
static bool isContracted(linalg::LinalgOp op, const Dependences &x,
                         const Dependences &y, ArrayRef<AffineMap> maps) {
  unsigned numLoops = maps.front().getNumDims();
  if (x.isOpaque || y.isOpaque || x.arguments == y.arguments)
    return false;
  llvm::SmallBitVector shared = getLoops(x.arguments, maps, numLoops);
  shared &= getLoops(y.arguments, maps, numLoops);
  SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();
  return llvm::any_of(shared.set_bits(), [&](unsigned loop) {
    return iterators[loop] == utils::IteratorType::reduction;
  });
}

/// All loops that the operands behind `arguments` are indexed by.
static llvm::SmallBitVector getAllLoops(const llvm::SmallBitVector &arguments,
                                        ArrayRef<AffineMap> maps) {
  llvm::SmallBitVector loops(maps.front().getNumDims());
  for (unsigned argument : arguments.set_bits())
    loops |= getLoopsOf(maps[argument]);
  return loops;
}

/// What each loop is to the product of x and y, which depend on these, that is
/// added to an output indexed by `out`.
static SmallVector<LoopRole, 6> getRoles(const Dependences &x,
                                         const Dependences &y, AffineMap out,
                                         ArrayRef<AffineMap> maps) {
  bool isSwapped = x.arguments.find_first() > y.arguments.find_first();
  llvm::SmallBitVector inA =
      getAllLoops(isSwapped ? y.arguments : x.arguments, maps);
  llvm::SmallBitVector inB =
      getAllLoops(isSwapped ? x.arguments : y.arguments, maps);
  llvm::SmallBitVector inC = getLoopsOf(out);
  SmallVector<LoopRole, 6> roles;
  for (unsigned loop = 0, e = inC.size(); loop < e; ++loop)
    roles.push_back(!inC[loop]   ? LoopRole::K
                    : !inA[loop] ? LoopRole::N
                    : inB[loop]  ? LoopRole::Batch
                                 : LoopRole::M);
  return roles;
}

/// The types that `ops`, known to be a contraction, runs at. Integers that are
/// multiplied as floats run at the type of the multiply.
static std::optional<Contraction>
getTypes(MultiplyAccumulateOps ops, Block &block, ArrayRef<AffineMap> maps) {
  Type product = ops.multiply->getResult(0).getType();
  std::optional<Precision> operand = getCommonPrecision(
      getTypeBeforeWidening(ops.multiply->getOperand(0), block, maps),
      getTypeBeforeWidening(ops.multiply->getOperand(1), block, maps));
  if (operand && isInteger(*operand) && !product.isInteger())
    operand = getPrecision(product);
  std::optional<Precision> accumulator =
      getPrecision(ops.add->getResult(0).getType());
  if (!operand || !accumulator)
    return std::nullopt;
  Contraction contraction;
  contraction.ops = ops;
  contraction.operand = *operand;
  contraction.accumulator = *accumulator;
  return contraction;
}

/// The ops of `yielded` = `out` + x * y, written as two ops or as one fma.
static std::optional<MultiplyAccumulateOps>
matchMultiplyAccumulate(Value yielded, BlockArgument out) {
  Operation *add = skipConversions(yielded).getDefiningOp();
  if (!add)
    return std::nullopt;
  if (isa<math::FmaOp>(add) && skipConversions(add->getOperand(2)) == out)
    return MultiplyAccumulateOps{add, add};
  if (!hasRole(add, Arithmetic::Role::Add) ||
      isa<ComplexType>(getElementTypeOrSelf(add->getResult(0))))
    return std::nullopt;
  for (unsigned side : {0, 1}) {
    // `x * y - out` turns the sign of the sum at every point.
    if (side == 1 && !add->hasTrait<OpTrait::IsCommutative>())
      break;
    Operation *multiply =
        skipConversions(add->getOperand(1 - side)).getDefiningOp();
    if (skipConversions(add->getOperand(side)) == out &&
        hasRole(multiply, Arithmetic::Role::Multiply) && multiply->hasOneUse())
      return MultiplyAccumulateOps{multiply, add};
  }
  return std::nullopt;
}

/// Matches an output that accumulates a product of different operands.
static std::optional<Contraction> matchOutput(linalg::LinalgOp op,
                                              Value yielded, BlockArgument out,
                                              ArrayRef<AffineMap> maps) {
  std::optional<MultiplyAccumulateOps> ops =
      matchMultiplyAccumulate(yielded, out);
  AffineMap outMap = maps[out.getArgNumber()];
  if (!ops || !isLinear(outMap))
    return std::nullopt;
  Block &block = *op.getBlock();
  unsigned numLoops = outMap.getNumDims();
  Dependences x = getDependences(ops->multiply->getOperand(0), block, numLoops);
  Dependences y = getDependences(ops->multiply->getOperand(1), block, numLoops);
  if (!isContracted(op, x, y, maps))
    return std::nullopt;
  std::optional<Contraction> contraction = getTypes(*ops, block, maps);
  if (contraction)
    contraction->roles = getRoles(x, y, outMap, maps);
  return contraction;
}

SmallVector<Contraction, 1>
mlir::roofline::matchContractions(linalg::LinalgOp op,
                                  ArrayRef<AffineMap> maps) {
  SmallVector<Contraction, 1> contractions;
  if (op.getNumReductionLoops() == 0)
    return contractions;
  Block &block = *op.getBlock();
  Operation *yield = block.getTerminator();
  for (auto [number, value, out] :
       llvm::enumerate(yield->getOperands(), op.getRegionOutputArgs()))
    if (std::optional<Contraction> match = matchOutput(op, value, out, maps)) {
      match->output = number;
      contractions.push_back(*match);
    }
  return contractions;
}
