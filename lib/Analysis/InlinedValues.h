//===- InlinedValues.h - Values as seen through calls and branches
//-*-C++-*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function with its calls inlined and its branches replaced by the arms that
// count, without changing the IR: every call of a function is a frame in which
// its values are other values, and arguments, results of calls and results of
// branches stand for what they are given.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_INLINEDVALUES_H
#define ROOFLINE_LIB_ANALYSIS_INLINEDVALUES_H

#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"

namespace mlir::roofline {

/// A value in one call of its function; frame 0 is the function that is looked
/// at. What exists once, as constants do, is in frame 0.
struct FramedValue {
  unsigned frame = 0;
  Value value;

  bool operator==(const FramedValue &rhs) const {
    return frame == rhs.frame && value == rhs.value;
  }
};

/// Where the data of a value is.
struct FramedRoot {
  FramedValue root;
  /// Where coordinates in the value asked for are not those in `root`: the
  /// views in between, each of the root that the next one is a view of; the
  /// first is what they are of.
  SmallVector<FramedValue, 1> views;
};

class InlinedValues {
public:
  explicit InlinedValues(ValueTracer &values) : values(values) {}

  /// A frame of its own.
  unsigned createFrame() { return ++numFrames; }
  /// Takes note that `value` is `source`.
  void alias(const FramedValue &value, const FramedValue &source);

  /// What `root`, which is no view in its function, is.
  FramedRoot trace(FramedValue root) const;
  /// Whether a single op uses the data of `value`, once, wherever it goes.
  bool isUsedOnce(FramedValue value) const;
  /// Tells views apart, of all frames.
  const void *getViewKey(const FramedValue &view);

private:
  ValueTracer &values;
  unsigned numFrames = 0;
  llvm::DenseMap<FramedValue, FramedValue> aliases;
  llvm::DenseMap<FramedValue, const void *> keys;
  llvm::BumpPtrAllocator allocator;
};

} // namespace mlir::roofline

namespace llvm {
template <>
struct DenseMapInfo<mlir::roofline::FramedValue> {
  using FramedValue = mlir::roofline::FramedValue;
  using Values = DenseMapInfo<mlir::Value>;
  static FramedValue getEmptyKey() { return {0, Values::getEmptyKey()}; }
  static FramedValue getTombstoneKey() {
    return {0, Values::getTombstoneKey()};
  }
  static unsigned getHashValue(const FramedValue &value) {
    return hash_combine(value.frame, Values::getHashValue(value.value));
  }
  static bool isEqual(const FramedValue &lhs, const FramedValue &rhs) {
    return lhs == rhs;
  }
};
} // namespace llvm

#endif // ROOFLINE_LIB_ANALYSIS_INLINEDVALUES_H
