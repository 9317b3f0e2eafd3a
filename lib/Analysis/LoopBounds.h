//===- LoopBounds.h - What holds inside of loops ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_LOOPBOUNDS_H
#define ROOFLINE_LIB_ANALYSIS_LOOPBOUNDS_H

#include "roofline/Interfaces/Dimensions.h"

namespace mlir::roofline {

/// The most that `extent` is in any turn of `loops`, outermost first; empty
/// where that is not known. A tile is at most as long as its step; what rises
/// or falls with an induction variable is largest at one of its ends.
std::optional<Expr> getMost(const Expr &extent, ArrayRef<LoopRange> loops);

/// `getMost`, or where that is not known what `extent` never exceeds: a minimum
/// is at most the least of what its operands are at most.
std::optional<Expr> getBound(const Expr &extent, ArrayRef<LoopRange> loops);

/// Whether `expr` is known to be at least 0 in every turn of `loops`, outermost
/// first. What rises or falls with a turn is least at one of the ends.
bool isNeverNegative(Expr expr, ArrayRef<LoopRange> loops);

/// The least that `extent` is in any turn of `loops`, outermost first, the
/// trips of which do not depend on each other and are positive; empty where
/// they do or may not be, or the least is not known.
std::optional<Expr> getLeast(const Expr &extent, ArrayRef<LoopRange> loops);

/// `inside` with what is known from its turns being some of the loops': which
/// operand a minimum or maximum is.
Expr simplifyInside(const Expr &inside, ArrayRef<LoopRange> loops);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_LOOPBOUNDS_H
