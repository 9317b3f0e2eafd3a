//===- BodyAnalysis.h - The kernels of one function -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_BODYANALYSIS_H
#define ROOFLINE_LIB_ANALYSIS_BODYANALYSIS_H

#include "BlockLifting.h"
#include "CostCache.h"
#include "roofline/Analysis/CostChange.h"
#include <map>

namespace mlir::roofline {

class Explainer;

/// What the bodies of one module share.
struct BodyContext {
  /// The op that the analysis runs on.
  Operation *root;
  const AnalysisOptions &options;
  AnalysisResult &result;
  TargetSelector selector;
  /// What a cost depends on beside its op: the target and the data layout.
  std::map<std::pair<const TargetModel *, Operation *>, CostCache> caches;

  /// Copies that stand in the IR now.
  const LiftedBodies &lifted;

  /// May be null.
  KernelObserver observer;
  /// What is supposed to be different; null for nothing.
  const CostChange *change = nullptr;
  /// Asks for the parts of kernels; null where nobody does.
  Explainer *explainer = nullptr;

  /// The target of `launch`. As `TargetSelector::select`, but the chip may be
  /// that of the module of its kernel.
  FailureOr<SelectedTarget> selectForLaunch(Operation *launch);

  CostContext getCostContext(const DataLayout &layout) {
    return {layout, *result.values, *result.sizes};
  }
};

/// Fills in what stands in `owner`, a function or a module without the
/// functions in it. Fails, with an error at its place, for a target that cannot
/// be had, counts beyond 127 bits and loops whose step is not positive.
LogicalResult analyzeBody(Operation *owner, BodyContext &context,
                          FunctionRecord &record);

/// Whether a number that a report shows, the sum of all operations included,
/// leaves 127 bits.
bool isTooLarge(const Work &work, const LevelTraffic &hbm);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_BODYANALYSIS_H
