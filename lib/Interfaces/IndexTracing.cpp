//===- IndexTracing.cpp - What an index is --------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers are taken not to wrap: a size that does so is of no program worth an
// analysis. Where an op sees an operand as unsigned, or its meaning depends on
// a sign, the operand must be known not to be negative.
//
//===----------------------------------------------------------------------===//

#include "LaunchTracing.h"
#include "SizeSolver.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "roofline/Interfaces/IndexArithmetic.h"
#include "llvm/ADT/TypeSwitch.h"
#include <functional>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Affine maps
//===----------------------------------------------------------------------===//

Expr mlir::roofline::convertAffine(AffineExpr expr, ArrayRef<Expr> dims,
                                   ArrayRef<Expr> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return Expr(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Expr lhs = convertAffine(binary.getLHS(), dims, symbols);
  Expr rhs = convertAffine(binary.getRHS(), dims, symbols);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return lhs + rhs;
  case AffineExprKind::Mul:
    return lhs * rhs;
  case AffineExprKind::FloorDiv:
    return Expr::floorDiv(lhs, rhs);
  case AffineExprKind::CeilDiv:
    return Expr::ceilDiv(lhs, rhs);
  case AffineExprKind::Mod:
    return Expr::mod(lhs, rhs);
  default:
    llvm_unreachable("no binary kind");
  }
}

SmallVector<Expr, 4> mlir::roofline::applyMap(SizeSolver &solver, AffineMap map,
                                              ValueRange operands) {
  SmallVector<Expr> inputs;
  for (Value operand : operands.take_front(map.getNumInputs()))
    inputs.push_back(solver.getIndex(operand));
  ArrayRef<Expr> dims = ArrayRef(inputs).take_front(map.getNumDims());
  ArrayRef<Expr> symbols = ArrayRef(inputs).drop_front(map.getNumDims());
  return llvm::map_to_vector<4>(map.getResults(), [&](AffineExpr expr) {
    return convertAffine(expr, dims, symbols);
  });
}

Expr mlir::roofline::getMinimum(ArrayRef<Expr> exprs) {
  Expr minimum = exprs.front();
  for (const Expr &expr : exprs.drop_front())
    minimum = Expr::min(minimum, expr);
  return minimum;
}

Expr mlir::roofline::getMaximum(ArrayRef<Expr> exprs) {
  Expr maximum = exprs.front();
  for (const Expr &expr : exprs.drop_front())
    maximum = Expr::max(maximum, expr);
  return maximum;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

bool mlir::roofline::isUnsigned(arith::CmpIPredicate predicate) {
  using Predicate = arith::CmpIPredicate;
  return llvm::is_contained(
      {Predicate::ult, Predicate::ule, Predicate::ugt, Predicate::uge},
      predicate);
}

std::optional<Expr> mlir::roofline::asUnsigned(const Expr &number, Type type) {
  if (number.isKnownNonNegative())
    return number;
  unsigned width = type.isIndex() ? IndexType::kInternalStorageBitWidth
                                  : type.getIntOrFloatBitWidth();
  if (!number.isConstant() || width > 64)
    return std::nullopt;
  return number + Expr(Count(static_cast<unsigned __int128>(1) << width));
}

namespace {
using BinaryFunction = Expr (*)(const Expr &, const Expr &);

/// How an op computes, and what must be known for that to be right.
struct BinaryRule {
  BinaryFunction function;
  bool needsUnsignedLhs = false;
  bool needsUnsignedRhs = false;
  /// Whether the result, of any numbers, is one that may not fit.
  bool mayOverflow = false;
};
} // namespace

static Expr add(const Expr &lhs, const Expr &rhs) { return lhs + rhs; }
static Expr subtract(const Expr &lhs, const Expr &rhs) { return lhs - rhs; }
static Expr multiply(const Expr &lhs, const Expr &rhs) { return lhs * rhs; }

/// 2 to the power of `exponent`; beyond what can be counted in where that is no
/// number, or none that fits.
static Expr getPowerOfTwo(const Expr &exponent) {
  constexpr int64_t kMost = 62;
  std::optional<int64_t> number = exponent.getInt64();
  return number && *number >= 0 && *number <= kMost
             ? Expr(int64_t(1) << *number)
             : Expr::overflow();
}
static Expr shiftLeft(const Expr &lhs, const Expr &rhs) {
  return lhs * getPowerOfTwo(rhs);
}
static Expr shiftRight(const Expr &lhs, const Expr &rhs) {
  Expr divisor = getPowerOfTwo(rhs);
  return divisor.isOverflow() ? divisor : Expr::floorDiv(lhs, divisor);
}

/// What `function` makes of two numbers that are not negative.
template <typename Function>
static Expr combineBits(const Expr &lhs, const Expr &rhs, Function function) {
  std::optional<int64_t> left = lhs.getInt64(), right = rhs.getInt64();
  return left && right ? Expr(static_cast<int64_t>(function(*left, *right)))
                       : Expr::overflow();
}
static Expr keepBits(const Expr &lhs, const Expr &rhs) {
  // A mask of the lowest bits leaves a remainder.
  for (auto [value, mask] : {std::pair(&lhs, &rhs), std::pair(&rhs, &lhs)})
    if (std::optional<int64_t> bits = mask->getInt64();
        bits && *bits < INT64_MAX && llvm::isPowerOf2_64(*bits + 1))
      return Expr::mod(*value, *bits + 1);
  return combineBits(lhs, rhs, std::bit_and<>());
}
/// Whether `low` has no bit at or above the lowest one of `high`.
static bool isBelowBitsOf(const Expr &low, const Expr &high) {
  constexpr unsigned kMost = 32;
  for (unsigned bit = 0; bit <= kMost; ++bit)
    if (Expr limit = int64_t(1) << bit; Expr::isKnownLT(low, limit))
      return Expr::mod(high, limit).isZero();
  return false;
}
/// Bits that do not meet add up.
template <typename Function>
static Expr joinBits(const Expr &lhs, const Expr &rhs) {
  return isBelowBitsOf(lhs, rhs) || isBelowBitsOf(rhs, lhs)
             ? lhs + rhs
             : combineBits(lhs, rhs, Function());
}

static std::optional<BinaryRule> getRule(Operation *op) {
  using Rule = std::optional<BinaryRule>;
  return llvm::TypeSwitch<Operation *, Rule>(op)
      .Case<arith::AddIOp, index::AddOp>(
          [](auto) { return BinaryRule{add, false, false, true}; })
      .Case<arith::SubIOp, index::SubOp>(
          [](auto) { return BinaryRule{subtract, false, false, true}; })
      .Case<arith::MulIOp, index::MulOp>(
          [](auto) { return BinaryRule{multiply, false, false, true}; })
      .Case<arith::MaxSIOp, index::MaxSOp>(
          [](auto) { return BinaryRule{Expr::max}; })
      .Case<arith::MinSIOp, index::MinSOp>(
          [](auto) { return BinaryRule{Expr::min}; })
      .Case<arith::MaxUIOp, index::MaxUOp>(
          [](auto) { return BinaryRule{Expr::max, true, true}; })
      .Case<arith::MinUIOp, index::MinUOp>(
          [](auto) { return BinaryRule{Expr::min, true, true}; })
      .Case<arith::FloorDivSIOp, index::FloorDivSOp>(
          [](auto) { return BinaryRule{Expr::floorDiv, false, true}; })
      .Case<arith::CeilDivSIOp, index::CeilDivSOp>(
          [](auto) { return BinaryRule{Expr::ceilDiv, false, true}; })
      .Case<arith::DivSIOp, arith::DivUIOp, index::DivSOp, index::DivUOp>(
          [](auto) { return BinaryRule{Expr::floorDiv, true, true}; })
      .Case<arith::CeilDivUIOp, index::CeilDivUOp>(
          [](auto) { return BinaryRule{Expr::ceilDiv, true, true}; })
      .Case<arith::RemSIOp, arith::RemUIOp, index::RemSOp, index::RemUOp>(
          [](auto) { return BinaryRule{Expr::mod, true, true}; })
      .Case<arith::ShLIOp, index::ShlOp>(
          [](auto) { return BinaryRule{shiftLeft, false, true}; })
      .Case<arith::ShRSIOp, index::ShrSOp>(
          [](auto) { return BinaryRule{shiftRight, false, true}; })
      .Case<arith::ShRUIOp, index::ShrUOp>(
          [](auto) { return BinaryRule{shiftRight, true, true}; })
      .Case<arith::AndIOp, index::AndOp>(
          [](auto) { return BinaryRule{keepBits, true, true}; })
      .Case<arith::OrIOp, index::OrOp>(
          [](auto) { return BinaryRule{joinBits<std::bit_or<>>, true, true}; })
      .Case<arith::XOrIOp, index::XOrOp>(
          [](auto) { return BinaryRule{joinBits<std::bit_xor<>>, true, true}; })
      .Default(std::nullopt);
}

static std::optional<Expr> computeBinary(Operation *op, const Expr &lhs,
                                         const Expr &rhs) {
  std::optional<BinaryRule> rule = getRule(op);
  if (!rule || (rule->needsUnsignedLhs && !lhs.isKnownNonNegative()) ||
      (rule->needsUnsignedRhs && !rhs.isKnownNonNegative()))
    return std::nullopt;
  Expr value = rule->function(lhs, rhs);
  // A division by zero, or bits of what is no number. Sums and products are
  // what they are, also where they are too large to be counted in.
  bool isDefined = value.isOverflow() && rule->mayOverflow;
  return value.isOverflow() && !lhs.isOverflow() && !isDefined
             ? std::nullopt
             : std::optional(value);
}

static std::optional<Expr> traceBinary(SizeSolver &solver, Operation *op) {
  if (!getRule(op))
    return std::nullopt;
  Expr lhs = solver.getIndex(op->getOperand(0));
  return computeBinary(op, lhs, solver.getIndex(op->getOperand(1)));
}

//===----------------------------------------------------------------------===//
// Casts and sizes
//===----------------------------------------------------------------------===//

/// `value`, if it fits the integer `type` (of up to 64 bits, signed).
static std::optional<Expr> truncate(const Expr &value, Type type) {
  unsigned width = type.getIntOrFloatBitWidth();
  if (width > 64 || !Expr::isKnownLE(llvm::minIntN(width), value) ||
      !Expr::isKnownLE(value, llvm::maxIntN(width)))
    return std::nullopt;
  return value;
}

static std::optional<Expr> traceTruncation(SizeSolver &solver, Value source,
                                           Type type) {
  return truncate(solver.getIndex(source), type);
}

static std::optional<Expr> traceZeroExtension(SizeSolver &solver,
                                              Value source) {
  if (!isTracedNumber(source.getType()))
    return std::nullopt;
  return asUnsigned(solver.getIndex(source), source.getType());
}

static std::optional<Expr> traceSignExtension(SizeSolver &solver,
                                              Value source) {
  if (!isTracedNumber(source.getType()))
    return std::nullopt;
  return solver.getIndex(source);
}

std::optional<Expr> mlir::roofline::computeNumber(Operation *op,
                                                  ArrayRef<Expr> operands) {
  using Answer = std::optional<Expr>;
  auto apply = [&](AffineMap map) {
    return llvm::map_to_vector<4>(map.getResults(), [&](AffineExpr expr) {
      return convertAffine(expr, operands.take_front(map.getNumDims()),
                           operands.drop_front(map.getNumDims()));
    });
  };
  return llvm::TypeSwitch<Operation *, Answer>(op)
      .Case<arith::IndexCastOp, arith::ExtSIOp, index::CastSOp>(
          [&](auto) { return operands.front(); })
      .Case<arith::IndexCastUIOp, arith::ExtUIOp, index::CastUOp>([&](auto op) {
        return asUnsigned(operands.front(), op->getOperand(0).getType());
      })
      .Case([&](arith::TruncIOp op) {
        return truncate(operands.front(), op.getType());
      })
      .Case([&](affine::AffineApplyOp op) -> Answer {
        return apply(op.getMap()).front();
      })
      .Case([&](affine::AffineMinOp op) -> Answer {
        return getMinimum(apply(op.getMap()));
      })
      .Case([&](affine::AffineMaxOp op) -> Answer {
        return getMaximum(apply(op.getMap()));
      })
      .Default([&](Operation *op) {
        return op->getNumOperands() == 2
                   ? computeBinary(op, operands[0], operands[1])
                   : std::nullopt;
      });
}

static std::optional<Expr> traceDim(SizeSolver &solver, Value source,
                                    Value dim) {
  auto type = cast<ShapedType>(source.getType());
  std::optional<int64_t> number = solver.getIndex(dim).getInt64();
  if (!number || solver.isWaiting() || *number < 0 ||
      (type.hasRank() && *number >= type.getRank()))
    return std::nullopt;
  return solver.getSize(source, *number);
}

static std::optional<Expr> traceRank(Value source) {
  auto type = cast<ShapedType>(source.getType());
  return type.hasRank() ? std::optional(Expr(type.getRank())) : std::nullopt;
}

static std::optional<Expr> traceMetadata(SizeSolver &solver,
                                         memref::ExtractStridedMetadataOp op,
                                         Value result) {
  auto size = llvm::find(op.getSizes(), result);
  if (size == op.getSizes().end())
    return std::nullopt;
  return solver.getSize(op.getSource(),
                        std::distance(op.getSizes().begin(), size));
}

static std::optional<Expr> traceConstant(Operation *op) {
  IntegerAttr attribute;
  if (!matchPattern(op, m_Constant(&attribute)) ||
      !attribute.getValue().isSignedIntN(64))
    return std::nullopt;
  return Expr(attribute.getValue().getSExtValue());
}

static std::optional<Expr>
traceDelinearized(SizeSolver &solver, affine::AffineDelinearizeIndexOp op,
                  OpResult result) {
  SmallVector<OpFoldResult> basis = op.getMixedBasis();
  unsigned numInner = op.getNumResults() - result.getResultNumber() - 1;
  Expr unit = 1;
  for (OpFoldResult size : ArrayRef(basis).take_back(numInner))
    unit *= solver.getIndex(size);
  Expr value = solver.getIndex(op.getLinearIndex());
  if (!unit.isKnownPositive())
    return std::nullopt;
  value = Expr::floorDiv(value, unit);
  // What is left over is the outermost one's.
  if (result.getResultNumber() == 0)
    return value;
  Expr size = solver.getIndex(basis[basis.size() - numInner - 1]);
  return size.isKnownPositive() ? std::optional(Expr::mod(value, size))
                                : std::nullopt;
}

static std::optional<Expr> traceLinearized(SizeSolver &solver,
                                           affine::AffineLinearizeIndexOp op) {
  SmallVector<OpFoldResult> basis = op.getMixedBasis();
  Expr value, unit = 1;
  // The outermost size does not matter, and need not be there.
  for (auto [number, index] :
       llvm::enumerate(llvm::reverse(op.getMultiIndex()))) {
    value += unit * solver.getIndex(index);
    if (number < basis.size())
      unit *= solver.getIndex(basis[basis.size() - number - 1]);
  }
  return value;
}

std::optional<Expr> mlir::roofline::traceNumber(SizeSolver &solver,
                                                OpResult result) {
  using Answer = std::optional<Expr>;
  Operation *op = result.getOwner();
  return llvm::TypeSwitch<Operation *, Answer>(op)
      .Case<arith::IndexCastOp, arith::ExtSIOp, index::CastSOp, LLVM::SExtOp>(
          [&](auto) { return traceSignExtension(solver, op->getOperand(0)); })
      .Case<arith::IndexCastUIOp, arith::ExtUIOp, index::CastUOp, LLVM::ZExtOp>(
          [&](auto) { return traceZeroExtension(solver, op->getOperand(0)); })
      .Case([&](UnrealizedConversionCastOp op) -> Answer {
        // Between index and an integer, on the way to other dialects.
        return op.getNumOperands() == 1
                   ? traceSignExtension(solver, op.getOperand(0))
                   : std::nullopt;
      })
      .Case([&](arith::TruncIOp op) {
        return traceTruncation(solver, op.getIn(), op.getType());
      })
      .Case([&](affine::AffineApplyOp op) -> Answer {
        return applyMap(solver, op.getMap(), op.getMapOperands()).front();
      })
      .Case([&](affine::AffineMinOp op) -> Answer {
        return getMinimum(applyMap(solver, op.getMap(), op.getOperands()));
      })
      .Case([&](affine::AffineMaxOp op) -> Answer {
        return getMaximum(applyMap(solver, op.getMap(), op.getOperands()));
      })
      .Case([&](affine::AffineDelinearizeIndexOp op) {
        return traceDelinearized(solver, op, result);
      })
      .Case([&](affine::AffineLinearizeIndexOp op) {
        return traceLinearized(solver, op);
      })
      .Case<tensor::DimOp, memref::DimOp>([&](auto dim) {
        return traceDim(solver, dim.getSource(), dim.getIndex());
      })
      .Case([](tensor::RankOp op) { return traceRank(op.getTensor()); })
      .Case([](memref::RankOp op) { return traceRank(op.getMemref()); })
      .Case([&](memref::ExtractStridedMetadataOp op) {
        return traceMetadata(solver, op, result);
      })
      .Default([&](Operation *op) {
        if (Answer constant = traceConstant(op))
          return constant;
        if (Answer quantity = traceLaunchQuantity(solver, result))
          return quantity;
        return traceBinary(solver, op);
      });
}
