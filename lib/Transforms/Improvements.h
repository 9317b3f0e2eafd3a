//===- Improvements.h - Kernels that waste nothing --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The costs of a program whose kernels do the same work and waste less: what an
// analysis found is changed, and judged and added up as if it had been found.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_IMPROVEMENTS_H
#define ROOFLINE_LIB_TRANSFORMS_IMPROVEMENTS_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Cost/Waste.h"

namespace mlir::roofline {

/// What a kernel of `cost` wastes, if it is a launch or has imposed tiles.
std::vector<WasteFinding> findWaste(const KernelCost &cost);

/// Takes `waste` out of all kernels of `result` in which `findWaste` finds it.
void removeWaste(Waste waste, AnalysisResult &result);

/// The roofs of one of `executions`, which `verdict` is of; empty where they
/// are not known.
SmallVector<RoofTime, 4> getRoofsOfOne(const Verdict &verdict,
                                       const Expr &executions);

/// Puts the best tiles that a search finds into the place of those imposed on
/// products, in the clusters that `options` ask for. What has open sizes, and
/// what nothing is found for, stays as it is.
void imposeBestTiles(AnalysisResult &result, const AnalysisOptions &options);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_IMPROVEMENTS_H
