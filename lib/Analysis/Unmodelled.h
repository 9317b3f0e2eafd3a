//===- Unmodelled.h - What the model cannot cost, and why -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_UNMODELLED_H
#define ROOFLINE_LIB_ANALYSIS_UNMODELLED_H

#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline {

/// Why a body of several blocks has no model.
inline constexpr llvm::StringLiteral kNoStructuredForm =
    "control flow between blocks that has no structured form";

/// Whether `op` is part of the program that runs: not a script of the transform
/// dialect, a rewrite pattern or the definition of a dialect.
bool isPayload(Operation *op);

/// Why the body of `function` cannot be analysed as straight-line host code, or
/// nothing.
std::optional<std::string> getFunctionProblem(Operation *function);

/// Why `op`, for which there is no cost, is unmodelled; nothing for host work
/// on scalars and for what only structures the IR.
std::optional<std::string> getMissingModel(Operation *op);

/// The same for an op inside a kernel, where scalars are work too: those of
/// the llvm dialect have no model.
std::optional<std::string> getMissingModelInKernel(Operation *op);

/// The record of an op without a cost, which stands in `loops` and `arm`.
UnmodelledRecord makeUnmodelled(Operation *op, StringRef why,
                                const CostContext &context,
                                ArrayRef<LoopRange> loops = {},
                                ArmNumber arm = std::nullopt);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_UNMODELLED_H
