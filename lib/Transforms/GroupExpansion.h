//===- GroupExpansion.h - A group without its reshapes ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that reshapes stand between have other loops on both sides. Their loops
// are split as far as is needed to be the same (LoopFactors.h), and values
// between them get a dimension for each. What comes from outside is reshaped to
// that, which moves nothing.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_GROUPEXPANSION_H
#define ROOFLINE_LIB_TRANSFORMS_GROUPEXPANSION_H

#include "FusionForms.h"
#include "roofline/Fusion/LoopFactors.h"

namespace mlir::roofline {

/// Copies of a group, behind it, between which no reshape stands.
class GroupExpansion {
public:
  /// Whether a reshape stands between two of `ops`.
  static bool isNeeded(ArrayRef<Operation *> ops);

  /// `ops` are linalg ones in program order.
  GroupExpansion(RewriterBase &rewriter, ArrayRef<Operation *> ops,
                 bool isElementwise);

  /// Makes the copies; false with nothing left where that cannot be done.
  bool run();
  /// Sides of tiles, and the order of the loops over them, given by loop of the
  /// last op as `GroupFactors` splits them, by loop of its copy.
  void convertTiles(SmallVectorImpl<int64_t> &sizes,
                    SmallVectorImpl<unsigned> &order) const;
  ArrayRef<Operation *> getCopies() const { return copies; }
  /// Puts what `kernel` makes in the place of what the copies make, and the
  /// copies away. Returns what takes the place of results of the group, and the
  /// last op that was made.
  FusedOps finish(const FusedOps &kernel, Operation *&last);
  /// Leaves nothing of all this.
  void undo();

private:
  /// An operand, or a result, in more dimensions.
  struct Expanded {
    SmallVector<int64_t, 6> shape;
    /// The dimensions that come of each dimension there was.
    SmallVector<unsigned, 6> numParts;
    AffineMap map;
  };
  bool expand(linalg::LinalgOp op);
  void findShrunk();
  bool isShrunk(OpOperand &operand) const;
  bool isDropped(linalg::LinalgOp op, unsigned loop) const;
  Expanded expandOperand(OpOperand &operand);
  Value makeOperand(OpOperand &operand, const Expanded &expanded);
  void copyBody(linalg::LinalgOp op, linalg::GenericOp copy);
  /// The loops of `op` in terms of those of its copy.
  SmallVector<AffineExpr> getLoops(linalg::LinalgOp op,
                                   unsigned &numLoops) const;

  RewriterBase &rewriter;
  SmallVector<linalg::LinalgOp> ops;
  OpSet group;
  GroupFactors factors;
  bool isElementwise;
  /// What members make that reshapes give other members: between these it has
  /// no dimensions of one element.
  OpSet shrunkMakers;
  /// Before that is what there was.
  Operation *end;
  SmallVector<Operation *> copies;
  llvm::DenseMap<Value, Value> copyOf;
  /// Stand for the results of the group that others read: so that these are
  /// seen to be read.
  llvm::MapVector<Value, Operation *> keepers;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_GROUPEXPANSION_H
