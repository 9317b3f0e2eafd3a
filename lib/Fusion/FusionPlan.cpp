//===- FusionPlan.cpp - What to fuse, and what it is worth ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Fusion/FusionPlan.h"
#include "FusionSearch.h"
#include "PlanBuilder.h"
#include "TensorForm.h"
#include "TensorPlan.h"

using namespace mlir;
using namespace mlir::roofline;

FusionPlanner::FusionPlanner(const FusionOptions &options)
    : options(options), maker(std::make_unique<KernelMaker>(
                            options.assumptions, !options.isDirect)) {}

FusionPlanner::~FusionPlanner() = default;

void FusionPlanner::observe(Operation *op, const OpCost &described,
                            const KernelCost &cost) {
  maker->observe(op, described, cost);
}

FusionPlan FusionPlanner::plan(const AnalysisResult &result) {
  auto search = [&](const AnalysisResult &program, KernelMaker &itsMaker,
                    const BufferOrder &order) {
    FusionPlan plan;
    for (const FunctionRecord &function : program.functions) {
      FusionSearch groups(program, function, options, itsMaker, order);
      groups.run();
      PlanBuilder(groups.getGraph(), itsMaker, options, plan).run();
      if (options.explain)
        groups.addMisses(plan);
    }
    return plan;
  };
  if (options.analysis && TensorForm::isNeeded(result, !options.isDirect))
    if (std::optional<FusionPlan> plan =
            planTensorForm(result, options, search))
      return std::move(*plan);
  return search(result, *maker, BufferOrder());
}

FusionPlan mlir::roofline::planFusion(const AnalysisResult &result,
                                      const FusionOptions &options) {
  return FusionPlanner(options).plan(result);
}
