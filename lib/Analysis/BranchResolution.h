//===- BranchResolution.h - Which arm of a branch counts --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_BRANCHRESOLUTION_H
#define ROOFLINE_LIB_ANALYSIS_BRANCHRESOLUTION_H

#include "roofline/Analysis/Invocations.h"

namespace mlir::roofline {

/// The arm of every branch that runs where `function` is invoked as
/// `invocation`; where that is not known, of those that may run the one that
/// takes the most time, the first among equals. Where times depend on symbols
/// that no bound decides, none counts. `finder` follows the calls.
ArmChoice resolveBranches(const FunctionRecord &function,
                          const Invocation &invocation,
                          InvocationFinder &finder, AnalysisResult &result,
                          const Assumptions &assumptions);

/// No arm of any branch.
ArmChoice leaveUndecided(const FunctionRecord &function);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_BRANCHRESOLUTION_H
