//===- ModuleAnalysis.h - Kernels of a module, costed and judged *- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The walk from IR to judged kernels. Every op is one of: a kernel, free, host
// work, or unmodelled with a reason; nothing is passed over in silence.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_MODULEANALYSIS_H
#define ROOFLINE_ANALYSIS_MODULEANALYSIS_H

#include "mlir/IR/Operation.h"
#include "roofline/Analysis/TargetSelection.h"
#include "roofline/Cost/Roofline.h"
#include "roofline/Interfaces/CostInterfaces.h"
#include "roofline/Interfaces/ValueTracing.h"
#include <deque>
#include <vector>

namespace mlir::roofline {

struct AnalysisOptions {
  /// A target's name, alias, chip or file; empty leaves the choice to the IR.
  std::string target;
  Assumptions assumptions;
};

/// What one execution of a kernel costs, shared by all kernels that look alike.
/// There may be one per op of a large module, so it keeps what must be counted
/// and leaves the verdict to be derived again.
struct KernelCost {
  Work work;
  /// No tiles are in the IR yet, so only main memory sees modelled traffic.
  LevelTraffic hbm;
  /// Extents of the loops that the numbers were derived for.
  SmallVector<int64_t, 4> domain;
  /// The target that judges.
  const TargetModel *target = nullptr;

  Verdict judge(const Assumptions &assumptions) const {
    Traffic traffic;
    traffic.hbm = hbm;
    return roofline::judge(work, traffic, *target, assumptions);
  }
};

struct KernelRecord {
  Operation *op = nullptr;
  /// Owned by the result.
  const KernelCost *cost = nullptr;
};

/// An op that could not be costed.
struct UnmodelledRecord {
  Operation *op = nullptr;
  std::string why;
  /// Each operand, captured value and result once.
  Count boundaryBytes;
  /// Whether the sizes of all of them are known.
  bool bytesComplete = true;
};

/// The body of one function, or the ops of the module outside any function.
struct FunctionRecord {
  Operation *op = nullptr;
  /// The symbol name, or "" outside any function.
  std::string name;
  /// The target that judges the body as a whole.
  const TargetModel *target = nullptr;
  bool isPublic = true;
  /// A private function that no symbol use refers to.
  bool isDead = false;
  /// In program order, both.
  std::vector<KernelRecord> kernels;
  std::vector<UnmodelledRecord> unmodelled;
};

struct AnalysisResult {
  /// The target of the module itself.
  SelectedTarget target;
  std::vector<FunctionRecord> functions;
  /// Owns what the kernel records point to.
  std::deque<KernelCost> costs;
  /// Where the values of the module live, as far as anyone has asked.
  std::unique_ptr<ValueTracer> values = std::make_unique<ValueTracer>();
  /// Keeps the targets of the costs alive.
  std::vector<std::shared_ptr<const TargetModel>> targets;
};

/// Analyses everything inside `root`. Reports at the op and fails where a
/// target is not known or a count does not fit 127 bits.
FailureOr<AnalysisResult> analyzeModule(Operation *root,
                                        const AnalysisOptions &options);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_MODULEANALYSIS_H
