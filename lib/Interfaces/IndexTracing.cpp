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
#include "llvm/ADT/TypeSwitch.h"

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
};
} // namespace

static Expr add(const Expr &lhs, const Expr &rhs) { return lhs + rhs; }
static Expr subtract(const Expr &lhs, const Expr &rhs) { return lhs - rhs; }
static Expr multiply(const Expr &lhs, const Expr &rhs) { return lhs * rhs; }

static std::optional<BinaryRule> getRule(Operation *op) {
  using Rule = std::optional<BinaryRule>;
  return llvm::TypeSwitch<Operation *, Rule>(op)
      .Case<arith::AddIOp, index::AddOp>([](auto) { return BinaryRule{add}; })
      .Case<arith::SubIOp, index::SubOp>(
          [](auto) { return BinaryRule{subtract}; })
      .Case<arith::MulIOp, index::MulOp>(
          [](auto) { return BinaryRule{multiply}; })
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
      .Default(std::nullopt);
}

static std::optional<Expr> traceBinary(SizeSolver &solver, Operation *op) {
  std::optional<BinaryRule> rule = getRule(op);
  if (!rule)
    return std::nullopt;
  Expr lhs = solver.getIndex(op->getOperand(0));
  Expr rhs = solver.getIndex(op->getOperand(1));
  if ((rule->needsUnsignedLhs && !lhs.isKnownNonNegative()) ||
      (rule->needsUnsignedRhs && !rhs.isKnownNonNegative()))
    return std::nullopt;
  Expr value = rule->function(lhs, rhs);
  // A division by zero.
  return value.isOverflow() && !lhs.isOverflow() ? std::nullopt
                                                 : std::optional(value);
}

//===----------------------------------------------------------------------===//
// Casts and sizes
//===----------------------------------------------------------------------===//

/// `source`, if it fits the integer `type` (of up to 64 bits, signed).
static std::optional<Expr> traceTruncation(SizeSolver &solver, Value source,
                                           Type type) {
  unsigned width = type.getIntOrFloatBitWidth();
  Expr value = solver.getIndex(source);
  if (width > 64 || !Expr::isKnownLE(llvm::minIntN(width), value) ||
      !Expr::isKnownLE(value, llvm::maxIntN(width)))
    return std::nullopt;
  return value;
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
