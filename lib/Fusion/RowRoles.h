//===- RowRoles.h - What values are to the rows of a softmax ----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A softmax can run along its rows in pieces, with the maximum so far: what was
// computed with a smaller one is off by a factor, which sums can make up for
// (Milakov and Gimelshein, arXiv:1805.02867). That holds for everything that is
// in proportion to exp(s - maximum), and for what comes after the last piece.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_ROWROLES_H
#define ROOFLINE_LIB_FUSION_ROWROLES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::roofline {

/// What a value is to the maximum of a row.
enum class RowRole : uint8_t {
  Free,       ///< has nothing to do with it
  Maximum,    ///< is the maximum
  Shifted,    ///< is something free less the maximum
  Scaled,     ///< is in proportion to e, or 2, to the power of that
  Sum,        ///< is a sum of these along the row
  Reciprocal, ///< is in proportion to one over such a sum
  Normal,     ///< is something scaled over such a sum
  Late,       ///< is known when the whole row is
  Start,      ///< is what a sum or maximum has come to so far
};

/// What a value is in proportion to: of two that are to be added, one factor
/// has to make up for both.
struct RowBasis {
  /// The maximum in the power of e, or the value that is another power.
  Value power;
  /// The sum along the row that it is over.
  Value sum;

  bool operator==(const RowBasis &other) const {
    return power == other.power && sum == other.sum;
  }
};

/// The roles of the values of ops that run along rows in pieces.
class RowRoles {
public:
  /// Adds `op`, behind those that it uses; `rowLoop` is its loop along the
  /// rows, where it has one. False if it must wait for whole rows.
  bool add(linalg::LinalgOp op, std::optional<unsigned> rowLoop);
  /// The role of a tensor; that of what no op of these makes is free.
  RowRole get(Value value) const;
  /// Whether `sum` is one along rows that has to be multiplied where their
  /// maximum changes.
  bool isRescaled(Value sum) const { return rescaled.contains(sum); }

private:
  RowRole combine(Operation &scalar) const;
  RowBasis getBasis(Value value) const;
  RowBasis combineBases(Operation &scalar) const;
  std::optional<RowRole> reduce(linalg::LinalgOp op, OpResult result);

  /// Of tensors that the ops make, and of the scalars in their payloads.
  llvm::DenseMap<Value, RowRole> roles;
  llvm::DenseMap<Value, RowBasis> bases;
  llvm::DenseSet<Value> rescaled;
};

/// Whether `op` sums along one loop, and has a maximum among what that makes.
bool takesMaximum(linalg::LinalgOp op);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_ROWROLES_H
