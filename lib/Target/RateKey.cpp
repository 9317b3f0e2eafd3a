//===- RateKey.cpp - "tensor.f16_acc_f32" ---------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RateKey.h"
#include "roofline/Target/Suggestion.h"

using namespace mlir::roofline;
using llvm::StringRef;

static constexpr llvm::StringLiteral kAccumulatorMark = "_acc_";

std::string mlir::roofline::stringify(const RateKey &key) {
  if (key.unit == UnitKind::Special)
    return stringify(key.unit).str();
  std::string text =
      (stringify(key.unit) + "." + stringify(key.precision)).str();
  if (key.accumulator)
    text += (kAccumulatorMark + stringify(*key.accumulator)).str();
  return text;
}

/// Says that `key` is unknown and what it may have been meant to be.
static llvm::Error makeUnknownKeyError(StringRef key) {
  auto [rate, accumulator] = key.split(kAccumulatorMark);
  std::vector<std::string> known = {"special"};
  for (UnitKind unit : {UnitKind::Tensor, UnitKind::Vector})
    for (unsigned i = 0; i < kNumPrecisions; ++i)
      known.push_back(stringify(RateKey{unit, static_cast<Precision>(i), {}}));
  std::vector<StringRef> words(known.begin(), known.end());
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      "unknown rate '" + key + "'" + suggest(rate, words) +
          (accumulator.empty() ? ""
                               : " (with an accumulator as in "
                                 "`tensor.f16_acc_f32`)"));
}

llvm::Expected<RateKey> mlir::roofline::parseRateKey(StringRef key) {
  RateKey result;
  if (key == stringify(UnitKind::Special)) {
    result.unit = UnitKind::Special;
    return result;
  }
  auto [unit, types] = key.split('.');
  auto [operand, accumulator] = types.split(kAccumulatorMark);
  bool isTensor = unit == stringify(UnitKind::Tensor);
  std::optional<Precision> precision = parsePrecision(operand);
  if ((!isTensor && unit != stringify(UnitKind::Vector)) || !precision)
    return makeUnknownKeyError(key);

  result.unit = isTensor ? UnitKind::Tensor : UnitKind::Vector;
  result.precision = *precision;
  if (operand.size() == types.size())
    return result;
  result.accumulator = parsePrecision(accumulator);
  if (!isTensor || !result.accumulator)
    return makeUnknownKeyError(key);
  return result;
}
