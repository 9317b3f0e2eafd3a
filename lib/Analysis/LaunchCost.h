//===- LaunchCost.h - The facts of one launch -------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_LAUNCHCOST_H
#define ROOFLINE_LIB_ANALYSIS_LAUNCHCOST_H

#include "roofline/Cost/Launch.h"
#include "roofline/Interfaces/LaunchShape.h"
#include "roofline/Interfaces/OpCost.h"

namespace mlir::roofline {

/// Fills in what `launch`, of `shape`, says of itself: all but what its threads
/// do.
void addLaunchFacts(Operation *launch, const LaunchShape &shape,
                    const CostContext &context, LaunchFacts &facts);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_LAUNCHCOST_H
