//===- PointRange.h - Least and most, value by value ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a size chooses between branches, the totals have no one formula over
// its range. Each value has totals of its own.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_POINTRANGE_H
#define ROOFLINE_LIB_TRANSFORMS_POINTRANGE_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// What the totals of `root`, of `numKernels` kernels, are at least and at most
/// over the ranges in `options`, analysed anew for all values. Empty where
/// these are too many, or where some of them leave a branch or a time open.
std::optional<ReportRange> findRangeByPoints(Operation *root,
                                             const AnalysisOptions &options,
                                             size_t numKernels);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_POINTRANGE_H
