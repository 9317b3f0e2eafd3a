//===- RepeatedOps.h - Ops that compute what there is -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_REPEATEDOPS_H
#define ROOFLINE_LIB_TRANSFORMS_REPEATEDOPS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::roofline {

/// Ops that compute what an op before them in their block has computed, as
/// common subexpression elimination would find, and through such ops.
class RepeatedOps {
public:
  /// The first op that computes what `op` does; null if that is `op`. Looks at
  /// the whole block of `op` the first time.
  Operation *findFirst(Operation *op);

private:
  void numberBlock(Block &block);
  Value getNumber(Value value) const {
    Value first = firstValues.lookup(value);
    return first ? first : value;
  }

  llvm::DenseSet<Block *> seen;
  llvm::DenseMap<Operation *, Operation *> firstOps;
  llvm::DenseMap<Value, Value> firstValues;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_REPEATEDOPS_H
