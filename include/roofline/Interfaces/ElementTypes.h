//===- ElementTypes.h - Precision and size of MLIR types --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_ELEMENTTYPES_H
#define ROOFLINE_INTERFACES_ELEMENTTYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Interfaces/OpCost.h"

namespace mlir::roofline {

/// The number class of a scalar type: f8E5M2 -> f8, i24 -> i32. Complex numbers
/// have the class of their parts. Empty for types that no machine has a rate
/// for (f80, f128, i128) and for types that are no numbers.
std::optional<Precision> getPrecision(Type type);

/// The narrowest class that holds every value of both scalar types:
/// i4 x bf16 -> bf16, f8E4M3FN x f8E5M2 -> f8, f16 x bf16 -> tf32.
std::optional<Precision> getCommonPrecision(Type lhs, Type rhs);

/// Whether every value of integer type `from` is exact in float type `to`.
bool isLosslessIntToFloat(Type from, Type to, bool isSigned);

/// Bits of one element in memory: the data layout's where it says, else the
/// bits of the type. Numbers below a byte are packed, wider ones take whole
/// bytes (i12 two); i1 takes a byte, tf32 four, index eight, complex twice its
/// part, a vector its lanes, a quantised type its storage. Empty where the size
/// is not known (a type of another dialect).
std::optional<Count> getElementBits(Type type, const CostContext &context);

/// The same in bytes; empty also where that is no whole number.
std::optional<int64_t> getElementBytes(Type type, const CostContext &context);

/// Lanes that an op on `type` computes at once: the product of a vector's
/// dimensions, 1 for scalars. Empty for scalable vectors.
std::optional<Count> getNumLanes(Type type);

/// The scalar at the bottom of vectors and complex numbers.
Type getScalarType(Type type);

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_ELEMENTTYPES_H
