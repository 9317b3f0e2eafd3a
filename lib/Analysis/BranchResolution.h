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

/// Marks in every branch of `result` the arm that takes the most time, the
/// first among equals. Where times depend on symbols that no bound decides,
/// none counts, and the branch is recorded as not modelled.
void resolveBranches(AnalysisResult &result, const CallGraph &graph,
                     const Assumptions &assumptions);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_BRANCHRESOLUTION_H
