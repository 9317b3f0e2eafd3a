//===- Explanation.h - What the figures of kernels are made of --*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_EXPLANATION_H
#define ROOFLINE_ANALYSIS_EXPLANATION_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Cost/Derivation.h"

namespace mlir::roofline {

/// A kernel that the analysis comes across.
struct SeenKernel {
  /// Its place in program order over the whole module.
  unsigned id = 0;
  /// As it stands in the IR.
  Operation *op = nullptr;
  /// The symbol name of its function.
  StringRef function;
};
using KernelFilter = llvm::function_ref<bool(const SeenKernel &kernel)>;

/// The derivations of kernels, and the analysis that they are of.
struct Explanations {
  AnalysisResult result;
  /// In program order.
  std::vector<Derivation> derivations;
};

/// Analyses `root` again, as `analyzeModule` does, and keeps the parts of the
/// kernels that `filter` wants. Fails, with the same diagnostics, where that
/// does.
FailureOr<Explanations> explainKernels(Operation *root,
                                       const AnalysisOptions &options,
                                       KernelFilter filter);

/// "a.mlir:9:8": the first place in a file that `location` has, without
/// folders, else what MLIR prints.
std::string getPlace(Location location);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_EXPLANATION_H
