//===- BodyAnalyzer.h - Walks one function ----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The walk through loops, branches and calls (BodyAnalysis.cpp), and what it
// records of the ops in them (BodyKernels.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_BODYANALYZER_H
#define ROOFLINE_LIB_ANALYSIS_BODYANALYZER_H

#include "BodyAnalysis.h"
#include "CostCache.h"
#include "LoopNestCost.h"
#include "Unmodelled.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

namespace mlir::roofline {

/// Fills in the record of one function.
class BodyAnalyzer {
public:
  BodyAnalyzer(Operation *owner, const SelectedTarget &target,
               BodyContext &shared, CostCache &cache, FunctionRecord &record)
      : shared(shared), result(shared.result), cache(cache), record(record),
        target(target.model), layout(DataLayout::closest(owner)),
        context(shared.getCostContext(layout)) {}

  LogicalResult analyze(Region &region);
  LogicalResult analyzeNest(Operation *op);

private:
  LogicalResult analyze(Operation *op);
  LogicalResult analyzeLoop(Operation *op, ArrayRef<LoopRange> ranges);
  LogicalResult checkTrips(Operation *op, ArrayRef<LoopRange> ranges) const;
  void addSteps(Operation *op, bool isKernel);
  LogicalResult addNest(Operation *op, LoopNest nest,
                        const std::optional<std::string> &why);
  LogicalResult analyzeBranch(Operation *op);
  LogicalResult analyzeExit(scf::WhileOp loop);
  LogicalResult analyzeCall(CallOpInterface call);
  LogicalResult analyzeSimpleOp(Operation *op);
  /// One execution of `op`, a kernel by itself, on its target and in its tiles.
  FailureOr<KernelCost> makeKernel(Operation *op, OpCost &cost);
  /// Finds the target that judges `op`.
  LogicalResult selectTarget(Operation *op, KernelCost &once);
  /// What is recorded; null where nothing is.
  FailureOr<const KernelCost *> addKernel(Operation *op, KernelCost once,
                                          const OpSignature *signature,
                                          const Nest *ordered = nullptr);
  /// The place of the next kernel in program order over the module.
  unsigned getNextId() const;
  /// Whether somebody asks for the parts of `op`, the next kernel.
  bool isExplained(Operation *op) const;
  bool isRuledOut(ArmNumber inner) const;
  LogicalResult checkSizes(Operation *op, const KernelCost &cost);
  void addUnmodelled(Operation *op, StringRef why) {
    record.unmodelled.push_back(makeUnmodelled(op, why, context, loops, arm));
  }

  BodyContext &shared;
  AnalysisResult &result;
  CostCache &cache;
  FunctionRecord &record;
  std::shared_ptr<const TargetModel> target;
  DataLayout layout;
  CostContext context;
  /// What the ops visited now stand in.
  LoopStack loops;
  ArmNumber arm;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_BODYANALYZER_H
