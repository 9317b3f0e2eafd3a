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

#include "roofline/Fusion/FusionPlan.h"

namespace mlir::roofline {

/// Bytes of main memory that one invocation of a function needs.
struct DeviceMemory {
  /// What is passed in.
  Count arguments;
  /// Constants that are not all one value, and globals.
  Count constants;
  /// The most that values made in the function take at any time, with what the
  /// functions that it calls have of their own, and what is returned.
  Count temporaries;
  /// The same with every group of a plan as one kernel.
  Count fusedTemporaries;

  Count getBytes() const { return arguments + constants + temporaries; }
  Count getFusedBytes() const {
    return arguments + constants + fusedTemporaries;
  }
};

/// Empty where a size is no number.
std::optional<DeviceMemory> computeDeviceMemory(const FunctionRecord &function,
                                                const AnalysisResult &result,
                                                const FusionPlan &plan);

} // namespace mlir::roofline

#endif // ROOFLINE_FUSION_DEVICEMEMORY_H
