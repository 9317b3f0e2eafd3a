//===- KernelReport.cpp - Kernels in reports ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelReport.h"
#include "ArmNames.h"
#include "FusionReport.h"
#include "Improvements.h"
#include "RangeBuilder.h"
#include "TurnConditions.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Analysis/OwnTiles.h"
#include "roofline/Tiling/ChipFit.h"

using namespace mlir;
using namespace mlir::roofline;

/// Whether every element of what `op` makes is computed by itself.
static bool isElementwise(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgOp.getNumParallelLoops() == linalgOp.getNumLoops();
  return op->hasTrait<OpTrait::Elementwise>();
}

KernelReporter::KernelReporter(Context context, LocationNames &locations)
    : context(context), locations(locations),
      tilings(context.result, context.options),
      areSizesInRanges(llvm::any_of(context.options.bindings,
                                    std::mem_fn(&DimensionBinding::isRange))) {
  for (const FunctionRecord &function : context.result.functions)
    numKernels += function.kernels.size();
}

ReportGroup KernelReporter::makeGroup(const FusionGroup &group) {
  ReportGroup made = makeReportGroup(group, context.options.assumptions);
  made.tiling = tilings.build(group, made.verdict);
  if (made.tiling)
    made.onChipBytes =
        made.tiling->tiling.smemBytesPerBlock.value_or(made.onChipBytes);
  return made;
}

/// What the threads of a launch leave idle, and whether it can run.
void KernelReporter::addLaunch(const KernelCost &cost,
                               ReportKernel &kernel) const {
  if (!cost.launch)
    return;
  kernel.launch = cost.launch;
  kernel.launchFit = fitLaunch(*cost.launch, *cost.target);
  if (std::string why = findMisfit(*cost.launch, *cost.target); !why.empty())
    kernel.levers.push_back({"block-size", std::nullopt, why});
}

ReportKernel KernelReporter::makeKernel(const KernelRecord &record,
                                        const FunctionRecord &function,
                                        size_t functionIndex,
                                        const KernelCost &cost) {
  const Assumptions &assumptions = context.options.assumptions;
  ReportKernel kernel;
  kernel.op = record.op->getName().getStringRef().str();
  kernel.function = function.name;
  kernel.functionIndex = functionIndex;
  kernel.location = locations.getText(record.op->getLoc());
  kernel.executions = cost.executions;
  kernel.isBranch = record.arm.has_value();
  if (record.arm)
    kernel.arm = getArmName(function, *record.arm, locations);
  kernel.work = cost.work;
  kernel.traffic = cost.getTraffic();
  kernel.isLoop = !cost.isOneOp;
  kernel.hasFixedBytes = cost.isOneOp && !cost.tiling && !cost.chip &&
                         !cost.launch && !cost.hbm.transferred;
  kernel.verdict = cost.judge(assumptions);
  kernel.isOfFloorClass = isElementwise(record.op) &&
                          kernel.verdict.intensity &&
                          *kernel.verdict.intensity < context.floorIntensity;
  if (auto group = context.plan.groupOf.find(record.op);
      group != context.plan.groupOf.end())
    kernel.group = group->second;
  kernel.tiling = tilings.build(record, cost, kernel.verdict);
  if (areSizesInRanges) {
    RangeBuilder range(assumptions, numKernels);
    range.add(cost);
    kernel.range = range.finish();
  }
  addLaunch(cost, kernel);
  kernel.waste = findWaste(cost);
  if (std::string why = findTileProblem(record.op, *cost.target); !why.empty())
    kernel.levers.push_back({kSmallerTilesLever.str(), std::nullopt, why});
  kernel.domain.assign(cost.domain.begin(), cost.domain.end());
  kernel.turnConditions = listTurnConditions(cost);
  if (cost.target != context.result.target.model.get())
    kernel.target = cost.target->name;
  return kernel;
}
