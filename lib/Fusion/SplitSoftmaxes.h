//===- SplitSoftmaxes.h - Softmaxes that groups would split -----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_SPLITSOFTMAXES_H
#define ROOFLINE_LIB_FUSION_SPLITSOFTMAXES_H

#include "BufferOrder.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::roofline {

/// The softmaxes of a program whose parts are best in several groups: a group
/// of the program has all of a softmax or nothing.
class SplitSoftmaxes {
public:
  explicit SplitSoftmaxes(const BufferOrder &order) : order(order) {}

  /// Whether `group`, of parts, has some of a softmax and not all. Then it is
  /// kept in mind.
  bool add(const FusionGroup &group);

  /// Adds to `misses` what would be worth it if somebody took the softmax
  /// apart; `getSeconds` says what an op of the program takes.
  void addMisses(const FusionOptions &options,
                 llvm::function_ref<double(Operation *)> getSeconds,
                 std::vector<FusionMiss> &misses) const;

private:
  /// The groups that have parts of one softmax.
  struct Split {
    unsigned numGroups = 0;
    unsigned numParts = 0;
    double seconds = 0;
    /// Of the program.
    llvm::SetVector<Operation *> ops;
  };

  const BufferOrder &order;
  llvm::MapVector<Operation *, Split> splits;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_SPLITSOFTMAXES_H
