//===- CostRemarks.cpp - What is found, as remarks ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CostRemarks.h"
#include "SharedOptions.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace mlir::roofline;

void mlir::roofline::emitRemarks(const AnalysisResult &result,
                                 const Assumptions &assumptions) {
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels) {
      const KernelCost &cost = *kernel.cost;
      auto remark = remark::analysis(
          kernel.op->getLoc(), getRemarkOptions("roofline-cost", kernel.op));
      if (!remark)
        return;
      Verdict verdict = cost.judge(assumptions);
      remark << kernel.op->getName().getStringRef()
             << remark::metric("flops", cost.work.getFlops().toString())
             << remark::metric("transcendentals",
                               cost.work.getTranscendentals().toString())
             << remark::metric("iops", cost.work.getIops().toString())
             << remark::metric("hbm_bytes_read", cost.hbm.read.toString())
             << remark::metric("hbm_bytes_written", cost.hbm.written.toString())
             << remark::metric("regime", stringify(verdict.regime));
      if (verdict.boundBy)
        remark << remark::metric("bound_by", verdict.boundBy->getName());
      if (verdict.intensity)
        remark << remark::metric("intensity", *verdict.intensity);
      if (!verdict.crossover.empty())
        remark << remark::metric("crossover", verdict.crossover);
      if (verdict.seconds)
        remark << remark::metric("time_s", *verdict.seconds);
    }
}

void mlir::roofline::emitSuggestions(const FusionPlan &plan,
                                     const Assumptions &assumptions) {
  for (auto [number, group] : llvm::enumerate(plan.groups)) {
    Operation *first = group.getFirst();
    auto remark = remark::missed(first->getLoc(),
                                 getRemarkOptions("roofline-fusion", first));
    if (!remark)
      return;
    std::string text = "fuse ";
    llvm::raw_string_ostream os(text);
    llvm::interleaveComma(group.ops, os,
                          [&](Operation *op) { os << op->getName(); });
    Verdict verdict = group.cost.judge(assumptions);
    remark << text << remark::metric("fusion_group", std::to_string(number))
           << remark::metric("form", stringify(group.form))
           << remark::metric("saved_hbm_bytes",
                             group.getSavedBytes().toString())
           << remark::metric("speedup", group.getSpeedup())
           << remark::metric("time_s", group.seconds);
    if (verdict.boundBy)
      remark << remark::metric("bound_by", verdict.boundBy->getName());
  }
  for (const FusionMiss &miss : plan.misses)
    remark::missed(miss.consumer->getLoc(),
                   getRemarkOptions("roofline-fusion", miss.consumer))
        << "not fused: " + miss.why;
}

LogicalResult mlir::roofline::rejectUnmodelled(const AnalysisResult &result) {
  bool isComplete = true;
  for (const FunctionRecord &function : result.functions)
    for (const UnmodelledRecord &unmodelled : function.unmodelled) {
      if (!function.lacks(unmodelled))
        continue;
      emitError(unmodelled.op->getLoc())
          << "'" << unmodelled.op->getName()
          << "' is not modelled: " << unmodelled.why
          << " (drop --strict to get totals that are lower bounds)";
      isComplete = false;
    }
  return success(isComplete);
}
