//===- SweepRange.cpp - The values of a sweep -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SweepRange.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// How many values a sweep may have.
static constexpr uint64_t kMaxValues = 4096;

static llvm::Error makeError(StringRef text, const Twine &what) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 "--sweep: '" + text + "': " + what);
}

/// Parses one number of `text`.
static llvm::Expected<int64_t> parseNumber(StringRef digits, StringRef text) {
  digits = digits.trim();
  int64_t value;
  if (digits.empty() || !llvm::all_of(digits, llvm::isDigit))
    return makeError(text, "'" + digits +
                               "' is not a whole number; expected "
                               "NAME=LOW:HIGH, NAME=LOW:HIGH:STEP or "
                               "NAME=LOW:HIGH:log");
  if (digits.getAsInteger(10, value))
    return makeError(text, digits + " is larger than 2^63 - 1");
  if (value < 1)
    return makeError(text, "values and steps start at 1");
  return value;
}

/// LOW doubled as long as that is less than HIGH, and HIGH.
static std::vector<int64_t> doubleUp(int64_t low, int64_t high) {
  std::vector<int64_t> values;
  for (int64_t value = low; value < high; value *= 2) {
    values.push_back(value);
    if (value > high / 2)
      break;
  }
  values.push_back(high);
  return values;
}

/// Every `step`-th number from LOW on, and HIGH.
static llvm::Expected<std::vector<int64_t>>
countUp(int64_t low, int64_t high, int64_t step, StringRef text) {
  uint64_t distance = high - low;
  uint64_t numValues = llvm::divideCeil(distance, uint64_t(step)) + 1;
  if (numValues > kMaxValues)
    return makeError(text,
                     "a sweep has at most " + Twine(kMaxValues) +
                         " values; take a step of at least " +
                         Twine(llvm::divideCeil(distance, kMaxValues - 1)) +
                         ", as in NAME=LOW:HIGH:STEP, or double with :log");
  std::vector<int64_t> values;
  for (uint64_t i = 0; i + 1 < numValues; ++i)
    values.push_back(low + int64_t(i) * step);
  values.push_back(high);
  return values;
}

llvm::Expected<SweepRange> SweepRange::parse(StringRef text) {
  auto [name, range] = text.split('=');
  SmallVector<StringRef, 3> parts;
  range.split(parts, ':');
  SweepRange sweep;
  sweep.name = name.trim().str();
  if (sweep.name.empty() || parts.size() < 2 || parts.size() > 3)
    return makeError(text, "expected NAME=LOW:HIGH, NAME=LOW:HIGH:STEP or "
                           "NAME=LOW:HIGH:log");
  llvm::Expected<int64_t> low = parseNumber(parts[0], text);
  if (!low)
    return low.takeError();
  llvm::Expected<int64_t> high = parseNumber(parts[1], text);
  if (!high)
    return high.takeError();
  if (*low > *high)
    return makeError(text, "no number is between " + Twine(*low) + " and " +
                               Twine(*high) + "; the smaller one comes first");
  if (parts.size() == 3 && parts[2].trim() == "log") {
    sweep.values = doubleUp(*low, *high);
    return sweep;
  }
  llvm::Expected<int64_t> step =
      parts.size() == 3 ? parseNumber(parts[2], text) : 1;
  if (!step)
    return step.takeError();
  llvm::Expected<std::vector<int64_t>> values =
      countUp(*low, *high, *step, text);
  if (!values)
    return values.takeError();
  sweep.values = std::move(*values);
  return sweep;
}
