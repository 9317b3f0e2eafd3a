//===- ElementTypes.cpp - Precision and size of MLIR types ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Interfaces/ElementTypes.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

Type mlir::roofline::getScalarType(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    type = vector.getElementType();
  if (auto complex = dyn_cast<ComplexType>(type))
    type = complex.getElementType();
  return type;
}

std::optional<Count> mlir::roofline::getNumLanes(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return Count(1);
  if (vector.isScalable())
    return std::nullopt;
  return getProduct(vector.getShape());
}

static std::optional<Precision> getFloatPrecision(FloatType type) {
  if (type.isF64())
    return Precision::F64;
  if (type.isF32())
    return Precision::F32;
  if (type.isTF32())
    return Precision::TF32;
  if (type.isF16())
    return Precision::F16;
  if (type.isBF16())
    return Precision::BF16;
  switch (type.getWidth()) {
  case 8:
    return Precision::F8;
  case 6:
    return Precision::F6;
  case 4:
    return Precision::F4;
  default:
    return std::nullopt;
  }
}

static std::optional<Precision> getIntegerPrecision(unsigned width) {
  if (width <= 4)
    return Precision::I4;
  if (width <= 8)
    return Precision::I8;
  if (width <= 16)
    return Precision::I16;
  if (width <= 32)
    return Precision::I32;
  if (width <= 64)
    return Precision::I64;
  return std::nullopt;
}

std::optional<Precision> mlir::roofline::getPrecision(Type type) {
  Type scalar = getScalarType(type);
  if (auto floating = dyn_cast<FloatType>(scalar))
    return getFloatPrecision(floating);
  if (auto integer = dyn_cast<IntegerType>(scalar))
    return getIntegerPrecision(integer.getWidth());
  return std::nullopt;
}

/// The narrowest float classes that hold integers of a class, by the bits of
/// their significands: E4M3 4, bf16 8, f16 and tf32 11, f32 24, f64 53. (An i8
/// holds at most eight significant bits, the i4 range -8..7 only three.)
static bool holdsIntegers(Precision floating, Precision integer) {
  switch (integer) {
  case Precision::I4:
    return floating <= Precision::F8;
  case Precision::I8:
    return floating <= Precision::BF16;
  case Precision::I16:
    return floating <= Precision::F32;
  default:
    return floating == Precision::F64;
  }
}

/// Whether `floating` holds every value of `type`, as far as that is not said
/// by its class: f8E8M0FNU has the exponents of f32.
static bool holdsExponents(Precision floating, Type type) {
  return floating != Precision::F16 ||
         !isa<Float8E8M0FNUType>(getScalarType(type));
}

std::optional<Precision> mlir::roofline::getCommonPrecision(Type lhs,
                                                            Type rhs) {
  std::optional<Precision> a = getPrecision(lhs), b = getPrecision(rhs);
  if (!a || !b)
    return std::nullopt;
  if (isInteger(*a) && !isInteger(*b))
    std::swap(a, b);
  bool isMixed = !isInteger(*a) && isInteger(*b);
  ArrayRef<Precision> holdsB = losslessClasses(*b);
  for (Precision candidate : losslessClasses(*a))
    if (holdsExponents(candidate, lhs) && holdsExponents(candidate, rhs) &&
        (isMixed ? holdsIntegers(candidate, *b)
                 : llvm::is_contained(holdsB, candidate)))
      return candidate;
  return std::nullopt;
}

bool mlir::roofline::isLosslessIntToFloat(Type from, Type to, bool isSigned) {
  auto integer = dyn_cast<IntegerType>(getScalarType(from));
  auto floating = dyn_cast<FloatType>(getScalarType(to));
  return integer && floating &&
         integer.getWidth() - (isSigned ? 1 : 0) <=
             floating.getFPMantissaWidth();
}

/// Bits that a number of `width` bits takes in memory: what LLVM stores, except
/// that numbers below a byte are packed.
static Count getStoredBits(uint64_t width) {
  if (width > 1 && width < 8)
    return width;
  return llvm::alignTo(width, 8);
}

std::optional<Count>
mlir::roofline::getElementBits(Type type, const CostContext &context) {
  return llvm::TypeSwitch<Type, std::optional<Count>>(type)
      .Case([](FloatType t) {
        // The 19 bits of tf32 are those of an f32 that a tensor unit uses.
        return t.isTF32() ? Count(32) : getStoredBits(t.getWidth());
      })
      .Case([](IntegerType t) { return getStoredBits(t.getWidth()); })
      .Case<IndexType, DataLayoutTypeInterface>(
          [&](Type t) -> std::optional<Count> {
            // Nothing is known of the size of an opaque struct.
            llvm::TypeSize bits = context.layout.getTypeSizeInBits(t);
            if (bits.isScalable() || bits.isZero())
              return std::nullopt;
            return getStoredBits(bits.getFixedValue());
          })
      .Case([&](ComplexType t) -> std::optional<Count> {
        std::optional<Count> part = getElementBits(t.getElementType(), context);
        return part ? std::optional(*part * 2) : std::nullopt;
      })
      .Case([&](VectorType t) -> std::optional<Count> {
        std::optional<Count> lane = getElementBits(t.getElementType(), context);
        std::optional<Count> lanes = getNumLanes(t);
        return lane && lanes ? std::optional(*lane * *lanes) : std::nullopt;
      })
      .Case([&](quant::QuantizedType t) {
        return getElementBits(t.getStorageType(), context);
      })
      .Default(std::nullopt);
}

std::optional<int64_t>
mlir::roofline::getElementBytes(Type type, const CostContext &context) {
  std::optional<Count> bits = getElementBits(type, context);
  std::optional<int64_t> number = bits ? Expr(*bits).getInt64() : std::nullopt;
  return number && *number % 8 == 0 ? std::optional(*number / 8) : std::nullopt;
}
