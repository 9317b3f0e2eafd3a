//===- GuardedTurns.h - Turns within bounds, as polyhedra -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_GUARDEDTURNS_H
#define ROOFLINE_LIB_ANALYSIS_GUARDEDTURNS_H

#include "Guards.h"
#include "roofline/Access/Nest.h"

namespace mlir::roofline {

/// `bound` as a limit on loops of a nest, of which `getLoop` numbers `around`.
/// What is no multiple of a turn, as `i mod 2`, is on the sides of its ends.
TurnLimit makeTurnLimit(const Bound &bound, ArrayRef<LoopRange> around,
                        llvm::function_ref<unsigned(const Symbol *)> getLoop);

/// The turns of `loops` in which all of `bounds` hold, where everything is a
/// number and linear, and that does not take too long.
std::optional<Count> countTurnsWithin(ArrayRef<LoopRange> loops,
                                      const Bounds &bounds);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_GUARDEDTURNS_H
