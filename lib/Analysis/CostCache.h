//===- CostCache.h - One cost for ops that look alike -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A network repeats a few dozen ops thousands of times. Two ops look alike when
// name, properties, operand and result types and payload are equal, and their
// operands are alike in the ways that a cost depends on: which of them share a
// buffer, and which have known contents.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_COSTCACHE_H
#define ROOFLINE_LIB_ANALYSIS_COSTCACHE_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::roofline {

/// What the cost of an op may depend on, made once per op.
struct OpSignature {
  OpSignature(Operation *op, const CostContext &context);

  Operation *op;
  /// Per operand: what it shares with earlier ones, and what is known of it.
  SmallVector<uint16_t, 6> operands;
  /// Types of what the operands are views of: the size of a buffer bounds what
  /// is touched of it.
  SmallVector<Type, 6> rootTypes;
  /// The sizes, in order, of operands, roots and results whose types do not say
  /// them.
  SmallVector<Expr, 0> sizes;
  /// False where operands are related in ways that `operands` cannot say, or a
  /// size is none.
  bool isComplete = true;
  uint64_t hash = 0;
};

/// The costs found so far, by look. The ops must stay as they are.
class CostCache {
public:
  /// The cost of an op that looks like `signature`, or null.
  const KernelCost *find(const OpSignature &signature) const;
  /// Remembers the cost of an op; `signature` must be complete.
  void insert(OpSignature signature, const KernelCost *cost);

private:
  struct Entry {
    OpSignature signature;
    const KernelCost *cost;
  };
  llvm::DenseMap<uint64_t, SmallVector<Entry, 1>> entries;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_COSTCACHE_H
