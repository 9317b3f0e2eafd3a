//===- DeviceMemory.h - What a program keeps in memory ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_DEVICEMEMORY_H
#define ROOFLINE_COST_DEVICEMEMORY_H

#include "roofline/Support/Count.h"

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
  /// The same with every group of a plan of fusion as one kernel.
  Count fusedTemporaries;

  Count getBytes() const { return arguments + constants + temporaries; }
  Count getFusedBytes() const {
    return arguments + constants + fusedTemporaries;
  }
};

} // namespace mlir::roofline

#endif // ROOFLINE_COST_DEVICEMEMORY_H
