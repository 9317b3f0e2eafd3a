//===- Floor.h - The traffic that no fusion can avoid -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_FLOOR_H
#define ROOFLINE_ANALYSIS_FLOOR_H

#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline {

/// The main-memory traffic of `function` as one kernel with unlimited room on
/// chip: the touched parts of its inputs and constants are read once, what it
/// returns or stores in its memref arguments is written once, and everything in
/// between stays on chip. `requested` is that of the kernels, since no access
/// is taken away. Empty where the function has branches or calls around
/// its kernels.
std::optional<LevelTraffic> computeFloor(const FunctionRecord &function,
                                         const AnalysisResult &result);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_FLOOR_H
