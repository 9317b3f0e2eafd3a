//===- ArmConditions.h - Arms that sizes decide on --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_ARMCONDITIONS_H
#define ROOFLINE_LIB_ANALYSIS_ARMCONDITIONS_H

#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline {

/// Whether `arm` runs where its branch is reached, in an invocation with
/// `sizes`; empty where that depends on what is not known.
std::optional<bool> decideArm(const ArmRecord &arm, const SizeMap &sizes,
                              Dimensions &dimensions);

/// The sizes that decide whether `arm` runs, in an invocation with `sizes`;
/// none where data decides, or what is passed for an i1.
SmallVector<const Symbol *, 2> getDecidingSizes(const ArmRecord &arm,
                                                const SizeMap &sizes,
                                                Dimensions &dimensions);

/// Whether some arm of `function`, invoked as `invocation`, runs in some turns
/// of the loops around and not in others.
bool haveTurnsOtherArms(const FunctionRecord &function,
                        const Invocation &invocation, Dimensions &dimensions);

/// Drops the flags from calls that decide no arm, or of which nothing is known.
void dropIdleFlags(std::vector<FunctionRecord> &functions);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_ARMCONDITIONS_H
