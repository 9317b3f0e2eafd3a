//===- TilingBuilder.h - Tiles for reports ----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_TILINGBUILDER_H
#define ROOFLINE_LIB_TRANSFORMS_TILINGBUILDER_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Fusion/FusionPlan.h"
#include "roofline/Report/ReportData.h"
#include "roofline/Tiling/TileSearch.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::roofline {

/// Finds what reports say of tiles. Nothing of it is needed for verdicts, so it
/// is done for reports only.
class TilingBuilder {
public:
  TilingBuilder(AnalysisResult &result, const AnalysisOptions &options)
      : result(result), options(options), cache(options.tiling.cluster) {}

  /// Of the kernel `record`, which costs `cost` here, judged by `verdict`; null
  /// where there is nothing to tile.
  std::shared_ptr<const ReportTiling> build(const KernelRecord &record,
                                            const KernelCost &cost,
                                            const Verdict &verdict);

  /// Of the product that the tiles of `group` are those of, with the other
  /// roofs of the group, which `verdict` has; null where there is none.
  std::shared_ptr<const ReportTiling> build(const FusionGroup &group,
                                            const Verdict &verdict);

private:
  std::shared_ptr<const ReportTiling>
  make(Operation *op, const KernelCost &cost, const Verdict &verdict);
  void addFound(const TileProblem &problem, const KernelCost &cost,
                const Verdict &verdict, const LevelTraffic &rest,
                ReportTiling &tiling);

  AnalysisResult &result;
  const AnalysisOptions &options;
  TileSearchCache cache;
  /// By the cost of kernels that share it.
  llvm::DenseMap<const KernelCost *, std::shared_ptr<const ReportTiling>> known;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_TILINGBUILDER_H
