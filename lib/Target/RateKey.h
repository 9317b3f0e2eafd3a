//===- RateKey.h - "tensor.f16_acc_f32" -------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_TARGET_RATEKEY_H
#define LIB_TARGET_RATEKEY_H

#include "roofline/Target/TargetModel.h"
#include "llvm/Support/Error.h"

namespace mlir::roofline {

/// What a rate in a target file holds for, as its key says: "tensor.bf16",
/// "tensor.f16_acc_f32" (f32 accumulators only), "vector.f64", "special".
struct RateKey {
  UnitKind unit = UnitKind::Vector;
  Precision precision = Precision::F32; ///< meaningless for Special
  std::optional<Precision> accumulator;
};

/// The inverse of `stringify`. The error's text says what is wrong with `key`
/// and suggests a key.
llvm::Expected<RateKey> parseRateKey(llvm::StringRef key);

/// The key of `rate` in a target file.
std::string stringify(const RateKey &key);

/// Whether the two hold for the same.
inline bool operator==(const RateKey &a, const RateKey &b) {
  return a.unit == b.unit && a.precision == b.precision &&
         a.accumulator == b.accumulator;
}

} // namespace mlir::roofline

#endif // LIB_TARGET_RATEKEY_H
