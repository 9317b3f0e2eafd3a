//===- TensorPlan.h - Plans of programs by their tensor form ----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_TENSORPLAN_H
#define ROOFLINE_LIB_FUSION_TENSORPLAN_H

#include "BufferOrder.h"
#include "KernelMaker.h"

namespace mlir::roofline {

/// Plans the kernels of a result, which `maker` has observed, with the order
/// that buffers ask for.
using PlanFn = llvm::function_ref<FusionPlan(
    const AnalysisResult &, KernelMaker &maker, const BufferOrder &)>;

/// The plan of the program of `result`, in which kernels are linalg ops on
/// buffers or softmaxes: that which `plan` makes of its form on tensors, with
/// the ops that there are and what they cost as they are. Empty where that form
/// cannot be analysed.
std::optional<FusionPlan> planTensorForm(const AnalysisResult &result,
                                         const FusionOptions &options,
                                         PlanFn plan);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_TENSORPLAN_H
