//===- WhatIf.h - Changes that are asked for by name ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "weights=f8E4M3FN", "batch*4", "target=h200": what is supposed to be
// different, as text, and the report of the program in which it is.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_WHATIF_H
#define ROOFLINE_LIB_TRANSFORMS_WHATIF_H

#include "roofline/Analysis/Changes.h"
#include "roofline/Cost/Waste.h"
#include "roofline/Fusion/FusionPlan.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Several changes at once.
class WhatIf {
public:
  /// Parses changes with `+` between them. Fails for anything else, listing the
  /// forms that there are.
  static llvm::Expected<WhatIf> parse(StringRef text, MLIRContext *context);

  /// What a batch is taken times; a symbol of that name in place of a number.
  static WhatIf ofOpenBatch(StringRef symbol);

  const std::string &getText() const { return text; }
  int64_t getBatch() const { return batch; }
  bool isFused() const { return fused; }
  /// Whether ops are different, and not what they run on.
  bool changesOps() const {
    return !narrowings.empty() || batch != 1 || tile || cluster;
  }
  /// Whether what analysis found is changed, and no op.
  bool changesCosts() const {
    return !removed.empty() || hasBestTiles || reusesThroughL2;
  }

  /// Why a kernel that is loops or a launch, different by the change if
  /// `isDifferent`, is not what it would be as an op; empty where it is.
  std::string explainLoop(bool isDifferent) const;

  /// The report of `root` as it would be, by an analysis that `options` ask
  /// for. A plan to fuse is made, as `fusion` says, only where that is part of
  /// the change. Fails as `analyzeModule` does; warnings are those of the
  /// program as it is, and are not given again, and `isQuiet` holds back errors
  /// too.
  FailureOr<ReportData> run(Operation *root, const AnalysisOptions &options,
                            const FusionOptions &fusion,
                            bool isQuiet = false) const;

private:
  struct Narrowing {
    NarrowOperands::What what;
    Type type;
    Count bits;
  };

  llvm::Error addPart(StringRef part, MLIRContext *context);
  llvm::Error addType(NarrowOperands::What what, StringRef name,
                      MLIRContext *context);
  llvm::Error addFlag(StringRef part);
  FailureOr<AnalysisResult> analyze(Operation *root,
                                    const AnalysisOptions &options) const;

  std::string text;
  SmallVector<Narrowing, 1> narrowings;
  int64_t batch = 1;
  std::string openBatch;
  std::string target;
  std::optional<TileSizes> tile;
  std::optional<ClusterShape> cluster;
  SmallVector<Waste, 1> removed;
  bool hasBestTiles = false;
  bool reusesThroughL2 = false;
  bool allowsTF32 = false;
  bool fused = false;
};

/// `after`, the report of `whatIf`, beside `before`, that of the same program
/// as it is.
ReportWhatIf compare(const ReportData &before, const ReportData &after,
                     const WhatIf &whatIf);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_WHATIF_H
