//===- TotalsCheck.h - Whether totals can be counted ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_TOTALSCHECK_H
#define ROOFLINE_LIB_ANALYSIS_TOTALSCHECK_H

#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline {

/// The totals of each function, dead ones too, and of the module must fit 127
/// bits as the kernels do. Fails with an error at the function or module if
/// they do not.
LogicalResult checkTotals(AnalysisResult &result);

/// The steps of all loops that the totals contain must be positive, with the
/// sizes that calls give and in the ranges among `bindings`. Fails with an
/// error at the loop if one is not.
LogicalResult checkSteps(AnalysisResult &result,
                         ArrayRef<DimensionBinding> bindings);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_TOTALSCHECK_H
