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

#include "mlir/IR/Region.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <vector>

namespace mlir::roofline {

/// Bodies of functions and their structured copies.
class LiftedBodies {
public:
  /// Puts a structured copy in the place of the body of every function in
  /// `root`, itself included, that has several blocks. Those that cannot be
  /// lifted stay as they are.
  void lift(Operation *root);

  /// Puts the originals back. The copies live on, for who refers to them.
  void restore();

  /// The op that `op` was copied from, `op` itself if it is no copy.
  Operation *getOriginal(Operation *op) const {
    Operation *original = originals.lookup(op);
    return original ? original : op;
  }

private:
  struct Body {
    FunctionOpInterface function;
    /// The one that is not in the function: the original, then the copy.
    std::unique_ptr<Region> other;
  };

  void lift(FunctionOpInterface function);
  static void exchange(Body &body);

  std::vector<Body> bodies;
  llvm::DenseMap<Operation *, Operation *> originals;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_BLOCKLIFTING_H
