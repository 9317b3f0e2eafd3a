//===- ExplainKernels.h - The kernels that somebody asks about --*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_EXPLAINKERNELS_H
#define ROOFLINE_LIB_TRANSFORMS_EXPLAINKERNELS_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Puts the derivations of the kernels that `names` name into `report`, which
/// is of `result` and of `options`, and of ops that are not modelled why. A
/// name is an id, the name of a function, a place (":12", "a.mlir:12:8"), or
/// "all". Fails, with an error that says what there is, for a name of nothing.
LogicalResult explainKernels(ArrayRef<std::string> names,
                             const AnalysisResult &result,
                             const AnalysisOptions &options,
                             ReportData &report);

/// Puts the lines of source that the kernels of `result` stand in into
/// `report`, as far as the files can be read now.
void addSourceLines(const AnalysisResult &result, ReportData &report);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_EXPLAINKERNELS_H
