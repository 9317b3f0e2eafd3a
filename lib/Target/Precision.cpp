//===- Precision.cpp - Arithmetic types and the units that run them -------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/Precision.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::StringRef;

StringRef mlir::roofline::stringify(Precision precision) {
  switch (precision) {
  case Precision::F64:
    return "f64";
  case Precision::F32:
    return "f32";
  case Precision::TF32:
    return "tf32";
  case Precision::F16:
    return "f16";
  case Precision::BF16:
    return "bf16";
  case Precision::F8:
    return "f8";
  case Precision::F6:
    return "f6";
  case Precision::F4:
    return "f4";
  case Precision::I64:
    return "i64";
  case Precision::I32:
    return "i32";
  case Precision::I16:
    return "i16";
  case Precision::I8:
    return "i8";
  case Precision::I4:
    return "i4";
  }
  llvm_unreachable("unknown precision");
}

std::optional<Precision> mlir::roofline::parsePrecision(StringRef name) {
  for (unsigned i = 0; i < kNumPrecisions; ++i)
    if (stringify(static_cast<Precision>(i)) == name)
      return static_cast<Precision>(i);
  return std::nullopt;
}

StringRef mlir::roofline::stringify(UnitKind unit) {
  switch (unit) {
  case UnitKind::Tensor:
    return "tensor";
  case UnitKind::Vector:
    return "vector";
  case UnitKind::Special:
    return "special";
  }
  llvm_unreachable("unknown unit kind");
}

bool mlir::roofline::isInteger(Precision precision) {
  return precision >= Precision::I64;
}

ArrayRef<Precision> mlir::roofline::losslessClasses(Precision precision) {
  using P = Precision;
  // Both 8-bit formats in use (E4M3, E5M2) fit in f16 as well as in bf16; f16
  // comes first as the narrower exponent. tf32 has bf16's exponent and f16's
  // mantissa, so it holds both.
  static const P f64[] = {P::F64};
  static const P f32[] = {P::F32, P::F64};
  static const P tf32[] = {P::TF32, P::F32, P::F64};
  static const P f16[] = {P::F16, P::TF32, P::F32, P::F64};
  static const P bf16[] = {P::BF16, P::TF32, P::F32, P::F64};
  static const P f8[] = {P::F8, P::F16, P::BF16, P::TF32, P::F32, P::F64};
  static const P f6[] = {P::F6,   P::F8,  P::F16, P::BF16,
                         P::TF32, P::F32, P::F64};
  static const P f4[] = {P::F4,   P::F6,   P::F8,  P::F16,
                         P::BF16, P::TF32, P::F32, P::F64};
  static const P i64[] = {P::I64};
  static const P i32[] = {P::I32, P::I64};
  static const P i16[] = {P::I16, P::I32, P::I64};
  static const P i8[] = {P::I8, P::I16, P::I32, P::I64};
  static const P i4[] = {P::I4, P::I8, P::I16, P::I32, P::I64};
  switch (precision) {
  case P::F64:
    return f64;
  case P::F32:
    return f32;
  case P::TF32:
    return tf32;
  case P::F16:
    return f16;
  case P::BF16:
    return bf16;
  case P::F8:
    return f8;
  case P::F6:
    return f6;
  case P::F4:
    return f4;
  case P::I64:
    return i64;
  case P::I32:
    return i32;
  case P::I16:
    return i16;
  case P::I8:
    return i8;
  case P::I4:
    return i4;
  }
  llvm_unreachable("unknown precision");
}
