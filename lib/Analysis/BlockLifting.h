//===- BlockLifting.h - Loops and branches between blocks -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Control flow between blocks is analysed in structured form, which upstream's
// lifting gives to a copy: a cf.cond_br becomes an scf.if, a jump back an
// scf.while. While the analysis runs, the copy is the body of the function;
// then the original returns to its place, and what was found in the copy is
// recorded at the ops that it was copied from.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_BLOCKLIFTING_H
#define ROOFLINE_LIB_ANALYSIS_BLOCKLIFTING_H

#include "LaunchInlining.h"
#include "mlir/IR/Region.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <vector>

namespace mlir::roofline {

/// Bodies of functions and their structured copies.
class LiftedBodies {
public:
  /// Puts a structured copy in the place of the body of every function and
  /// launch in `root`, itself included, that has several blocks; those that
  /// cannot be lifted stay as they are. Then copies kernels to their launches.
  void lift(Operation *root);

  /// Puts the originals back. The copies live on, for who refers to them.
  void restore();

  /// The op that `op` was copied from, `op` itself if it is no copy.
  Operation *getOriginal(Operation *op) const {
    // A copy into a launch may be one of a structured copy.
    if (Operation *inlined = launches.getOriginal(op))
      op = inlined;
    while (Operation *original = originals.lookup(op))
      op = original;
    return op;
  }

  /// What the analysis saw in the place of `op`.
  Operation *getAnalyzed(Operation *op) const {
    Operation *copy = launches.getCopy(op);
    return copy ? copy : op;
  }

  /// Where the target of `op`, a launch, may be named beside its own place: the
  /// module of its kernel, if it has one out of line.
  Operation *getModule(Operation *op) const { return launches.getModule(op); }

private:
  struct Body {
    Region *body;
    /// The one that is not in the op: the original, then the copy.
    std::unique_ptr<Region> other;
  };

  void liftBlocks(Operation *root);
  void lift(Region &region);
  /// Whether `region` could be lifted, with a copy of every block that several
  /// branches share if `splitsJoins`.
  bool lift(Region &region, bool splitsJoins);
  static void exchange(Body &body);

  std::vector<Body> bodies;
  llvm::DenseMap<Operation *, Operation *> originals;
  InlinedLaunches launches;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_BLOCKLIFTING_H
