//===- TargetComparer.h - Runs on several targets ---------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_TARGETCOMPARER_H
#define ROOFLINE_LIB_TRANSFORMS_TARGETCOMPARER_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// The targets that an option names, NAME,NAME,..: the first decides.
struct TargetNames {
  /// Empty where the option is.
  std::string first;
  std::vector<std::string> others;
};

/// Splits `option`. Fails, with the mistake reported at `root`, where one of
/// several names is empty or not known, and where two are of one target.
FailureOr<TargetNames> splitTargets(StringRef option, Operation *root);

/// Analyses the program of `result` on each of `others` as well, and puts what
/// these targets say of the kernels of `report` beside what its own does. Does
/// nothing without others.
LogicalResult compareTargets(ArrayRef<std::string> others,
                             const AnalysisResult &result,
                             const AnalysisOptions &options,
                             ReportData &report);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_TARGETCOMPARER_H
