//===- LaunchTracing.h - Ids and sizes inside kernels -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_INTERFACES_LAUNCHTRACING_H
#define ROOFLINE_LIB_INTERFACES_LAUNCHTRACING_H

#include "SizeSolver.h"

namespace mlir::roofline {

/// The shape of `launch`; empty while a size is not known yet (the solver then
/// waits for it).
std::optional<LaunchShape> computeLaunchShape(SizeSolver &solver,
                                              Operation *launch,
                                              const WarpTraits &warps);

/// What `result` is, if its op asks about the launch around it.
std::optional<Expr> traceLaunchQuantity(SizeSolver &solver, OpResult result);

/// What `argument` of the region of a gpu.launch is.
std::optional<Expr> traceLaunchArgument(SizeSolver &solver,
                                        BlockArgument argument);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_INTERFACES_LAUNCHTRACING_H
