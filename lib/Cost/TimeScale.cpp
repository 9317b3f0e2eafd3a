//===- TimeScale.cpp - Times as whole numbers -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TimeScale.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

std::optional<int64_t> mlir::roofline::getWholeRate(double rate) {
  double rounded = std::round(rate);
  return rounded >= 1 && rounded < 0x1p63
             ? std::optional(static_cast<int64_t>(rounded))
             : std::nullopt;
}

/// The greatest common divisor of all rates.
static std::optional<int64_t> getCommonDivisor(ArrayRef<RoofDemand> demands) {
  int64_t divisor = 0;
  for (const RoofDemand &demand : demands)
    for (const Demand &part : demand.parts) {
      std::optional<int64_t> rate = getWholeRate(part.rate);
      if (!rate)
        return std::nullopt;
      divisor = std::gcd(divisor, *rate);
    }
  return divisor;
}

/// The least common multiple of the rates in units of `divisor`.
static std::optional<int64_t> getCommonMultiple(ArrayRef<RoofDemand> demands,
                                                int64_t divisor) {
  int64_t multiple = 1;
  for (const RoofDemand &demand : demands)
    for (const Demand &part : demand.parts) {
      int64_t rate = *getWholeRate(part.rate) / divisor;
      if (llvm::MulOverflow(multiple / std::gcd(multiple, rate), rate,
                            multiple))
        return std::nullopt;
    }
  return multiple;
}

std::optional<SmallVector<Expr, 4>>
mlir::roofline::scaleTimes(ArrayRef<RoofDemand> demands) {
  std::optional<int64_t> divisor = getCommonDivisor(demands);
  std::optional<int64_t> multiple =
      divisor ? getCommonMultiple(demands, *divisor) : std::nullopt;
  if (!multiple)
    return std::nullopt;
  SmallVector<Expr, 4> times;
  for (const RoofDemand &demand : demands) {
    Expr &time = times.emplace_back();
    for (const Demand &part : demand.parts)
      time += part.amount * (*multiple / (*getWholeRate(part.rate) / *divisor));
    if (time.isPoisoned())
      return std::nullopt;
  }
  return times;
}
