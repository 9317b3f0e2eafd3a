//===- DeviceMemory.h - What a function keeps in device memory --*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensors live from the op that makes them to their last use. What an op makes
// takes the place of what it starts from where that is not used any more.
//
//   b = exp(a); c = b * b; d = b + c    b lives on beside c, and d takes the
//                                       place of neither: three buffers and a
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_FUSION_DEVICEMEMORY_H
#define ROOFLINE_FUSION_DEVICEMEMORY_H

#include "roofline/Analysis/Invocations.h"
#include "roofline/Cost/DeviceMemory.h"
#include "roofline/Fusion/FusionPlan.h"

namespace mlir::roofline {

/// What each function of `result`, whose calls `graph` knows, needs, in their
/// order; empty where a size is
/// no number, and for what is no function.
std::vector<std::optional<DeviceMemory>>
computeDeviceMemory(const AnalysisResult &result, const CallGraph &graph,
                    const FusionPlan &plan);

} // namespace mlir::roofline

#endif // ROOFLINE_FUSION_DEVICEMEMORY_H
