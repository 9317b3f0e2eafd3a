//===- ScriptSteps.h - What a script does with a group ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_SCRIPTSTEPS_H
#define ROOFLINE_LIB_TRANSFORMS_SCRIPTSTEPS_H

#include "roofline/Fusion/FusionPlan.h"
#include "llvm/Support/Error.h"

namespace mlir::roofline {

/// What becomes of one group.
struct GroupSteps {
  /// Sides of tiles by loop of the last op, and its loops in their new order.
  SmallVector<int64_t> sizes;
  SmallVector<int64_t> order;
  /// What is pulled into the loop, in that order.
  SmallVector<Operation *> producers;
};

/// Fails where upstream's interpreter cannot make a loop of `group`, with a
/// reason that completes "is left out: ...".
llvm::Expected<GroupSteps> planSteps(const FusionGroup &group);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_SCRIPTSTEPS_H
