//===- WarpAccess.h - Addresses of the lanes of a warp ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_WARPACCESS_H
#define ROOFLINE_LIB_ANALYSIS_WARPACCESS_H

#include "ElementAccess.h"
#include "GuardedSum.h"
#include "roofline/Access/LaneAccess.h"
#include "roofline/Interfaces/LaunchShape.h"
#include "roofline/Interfaces/OpCost.h"

namespace mlir::roofline {

/// What the lanes of the first warp of `launch` do for `access`, in the first
/// turn of all loops around: one entry per row of a vector of several rows.
/// Only those lanes take part that are left in `active`, if that is given.
/// Empty where their addresses are not known.
std::optional<SmallVector<LaneAccess, 1>>
getLaneAccesses(const ElementAccess &access, const LaunchShape &launch,
                const BoundedLoops *active, const CostContext &context);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_WARPACCESS_H
