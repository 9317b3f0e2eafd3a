//===- FusionLoops.h - What loops ops have in common ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last op of a group gives the loops. What the loops of the others are in
// terms of these follows from where values are made and used: an op that makes
// y(j, i) for a user that reads y(a, b) has j = a, i = b. Ops that only share
// an input are matched along it, and what is still open in the order of the
// loops.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_FUSIONLOOPS_H
#define ROOFLINE_LIB_TRANSFORMS_FUSIONLOOPS_H

#include "FusionForms.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::roofline {

class FusionLoops {
public:
  /// Matches the loops of `ops`, all of known sizes and in program order, where
  /// that can be done.
  explicit FusionLoops(ArrayRef<linalg::LinalgOp> ops);

  /// The loops of `op` in terms of those of the last; null if there are none.
  AffineMap get(Operation *op) const { return loopsOf.lookup(op); }
  ArrayRef<int64_t> getExtents() const { return extents; }

  /// The elements that `operand` is read at, or written, in terms of the loops
  /// of the last op.
  AffineMap getIndices(OpOperand &operand) const;
  AffineMap getIndices(OpResult result) const;
  /// The same with loops of one turn at 0: equal where the elements are.
  template <typename T>
  AffineMap getPlaces(T &operand) const {
    return dropUnits(getIndices(operand));
  }
  /// The op of the group that makes `value`.
  linalg::LinalgOp getMaker(Value value) const;

private:
  AffineMap dropUnits(AffineMap indices) const;
  void match();
  /// Finds the loops of `op` from those that are known; along shared inputs and
  /// in their order only as the last resort.
  bool findLoops(linalg::LinalgOp op, bool isLastResort);
  void matchSharedInputs(linalg::LinalgOp op,
                         SmallVectorImpl<AffineExpr> &loops);
  void matchInOrder(linalg::LinalgOp op, SmallVectorImpl<AffineExpr> &loops);

  ArrayRef<linalg::LinalgOp> ops;
  OpSet group;
  SmallVector<int64_t, 4> extents;
  SmallVector<utils::IteratorType> kinds;
  llvm::DenseMap<Operation *, AffineMap> loopsOf;
  /// Where the first op of known loops reads a value.
  llvm::DenseMap<Value, AffineMap> reads;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_FUSIONLOOPS_H
