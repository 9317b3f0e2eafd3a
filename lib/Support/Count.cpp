//===- Count.cpp - Exact, checked 128-bit counts --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Count.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallString.h"
#include <cassert>
#include <limits>

using namespace mlir::roofline;

Count Count::fromAPInt(const llvm::APInt &value) {
  assert(!value.isNegative() && "a count is not negative");
  if (value.getActiveBits() > 127)
    return overflow();
  llvm::APInt wide = value.zextOrTrunc(128);
  return raw(static_cast<unsigned __int128>(wide.getRawData()[1]) << 64 |
             wide.getRawData()[0]);
}

double Count::toDouble() const {
  return isOverflow() ? std::numeric_limits<double>::infinity()
                      : static_cast<double>(value);
}

int64_t Count::toInt64() const {
  assert(fitsInt64() && "count does not fit 64 bits");
  return static_cast<int64_t>(value);
}

llvm::APInt Count::toAPInt() const {
  uint64_t words[] = {static_cast<uint64_t>(value),
                      static_cast<uint64_t>(value >> 64)};
  return llvm::APInt(128, llvm::ArrayRef<uint64_t>(words));
}

std::string Count::toString() const {
  if (isOverflow())
    return "overflow";
  llvm::SmallString<40> digits;
  toAPInt().toStringUnsigned(digits);
  return std::string(digits);
}
