//===- WhileLoops.h - How a while loop decides to go on ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An scf.while has a part that decides (`before`) and one that runs where the
// loop goes on (`after`). Lifting control flow between blocks leaves `after`
// empty: all that turns is in `before`, and what turns only where the loop goes
// on is an arm of a branch there, which also says how to go on:
//
//   %r:2 = scf.if %c { <body> scf.yield %next, %c1 } else { scf.yield %p, %c0 }
//   %go = arith.trunci %r#1 : i32 to i1
//   scf.condition(%go) %r#0
//
// That branch is the loop's own exit, and none of the program.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_WHILELOOPS_H
#define ROOFLINE_INTERFACES_WHILELOOPS_H

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::roofline {

/// What an scf.while goes by.
struct WhileForm {
  /// The loop goes on where this is true, or false if `isNegated`.
  Value condition;
  bool isNegated = false;
  /// The branch, if there is one, one arm of which runs where the loop goes on;
  /// the other does nothing.
  scf::IfOp exit;
  /// The arm of `exit` that runs where the loop goes on.
  Region *body = nullptr;

  explicit WhileForm(scf::WhileOp loop);

  /// What `value`, of the part that decides, is where the loop goes on.
  Value getContinued(Value value) const;
};

/// Whether nothing runs only where `loop` goes on: a body that is followed by
/// the decision to run it again.
bool isBottomTested(scf::WhileOp loop);

/// How often what stands directly in `region` of an scf.while runs more than
/// the loop turns: the part that decides does once more, unless all that turns
/// is in it.
inline unsigned getExtraRuns(scf::WhileOp loop, Region &region) {
  return &region == &loop.getBefore() && !isBottomTested(loop) ? 1 : 0;
}

/// Whether `op` is the branch by which the scf.while around it is left.
bool isLoopExit(Operation *op);

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_WHILELOOPS_H
