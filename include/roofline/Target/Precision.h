//===- Precision.h - Arithmetic types and the units that run them -*- C++
//-*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The closed set of number classes that a machine quotes rates for, and the
// three kinds of unit that do arithmetic. A precision is a class, not a format:
// every 8-bit float is `f8`, because a data sheet gives one rate for them all.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_PRECISION_H
#define ROOFLINE_TARGET_PRECISION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace mlir::roofline {

/// A number class that rates are given for, from wide to narrow.
enum class Precision : uint8_t {
  F64,
  F32,
  TF32,
  F16,
  BF16,
  F8,
  F6,
  F4,
  I64,
  I32,
  I16,
  I8,
  I4,
};
constexpr unsigned kNumPrecisions = 13;

/// The kinds of execution unit that a roof can belong to.
enum class UnitKind : uint8_t {
  Tensor,  ///< matrix multiply-accumulate units (tensor cores, MFMA, MXU, AMX)
  Vector,  ///< the general SIMD/SIMT pipelines; a peak is two flops per slot
  Special, ///< the special-function units (exp, rsqrt, reciprocal, ...)
};

/// The name used in roofs and files: "bf16", "tf32", "i8", ...
llvm::StringRef stringify(Precision precision);

/// The inverse of `stringify(Precision)`; empty for any other text.
std::optional<Precision> parsePrecision(llvm::StringRef name);

/// "tensor", "vector" or "special".
llvm::StringRef stringify(UnitKind unit);

/// Whether `precision` is one of the integer classes.
bool isInteger(Precision precision);

/// The classes that hold every value of `precision`, `precision` itself first
/// and then ever wider: bf16 -> {bf16, tf32, f32, f64}. Work whose own class
/// has no rate on a machine runs at the first of these that has one.
llvm::ArrayRef<Precision> losslessClasses(Precision precision);

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_PRECISION_H
