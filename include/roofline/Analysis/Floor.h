//===- Floor.h - The traffic that no fusion can avoid -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_FLOOR_H
#define ROOFLINE_ANALYSIS_FLOOR_H

#include "roofline/Analysis/Invocations.h"

namespace mlir::roofline {

/// The main-memory traffic of `function` as one kernel with unlimited room on
/// chip: the touched parts of its inputs and constants are read once, what it
/// returns or stores in its memref arguments is written once, and everything in
/// between stays on chip. `requested` is that of the kernels, since no access
/// is taken away. Calls are part of it with all that they run at the sizes that
/// they give, and of a branch the arm that counts there, which `finder` knows.
/// Empty where a loop of many turns, or of an open number of them, holds a call
/// or a branch between kernels, and where there are too many calls.
std::optional<LevelTraffic> computeFloor(const FunctionRecord &function,
                                         const CallGraph &graph,
                                         InvocationFinder &finder,
                                         AnalysisResult &result);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_FLOOR_H
