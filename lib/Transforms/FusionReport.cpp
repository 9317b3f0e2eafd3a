//===- FusionReport.cpp - Fusion groups in reports ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionReport.h"
#include "roofline/Transforms/ApplyFusion.h"

using namespace mlir;
using namespace mlir::roofline;

ReportGroup mlir::roofline::makeReportGroup(const FusionGroup &group,
                                            const Assumptions &assumptions) {
  ReportGroup made;
  made.form = stringify(group.form).str();
  made.tileSizes.assign(group.tileSizes.begin(), group.tileSizes.end());
  made.tileOrder.assign(group.tileOrder.begin(), group.tileOrder.end());
  made.onChipBytes = group.onChipBytes;
  made.work = group.cost.work;
  made.traffic = group.cost.getTraffic();
  made.verdict = group.cost.judge(assumptions);
  made.seconds = group.seconds;
  made.partsSeconds = group.partsSeconds;
  made.partsWork = group.parts.work;
  made.partsTraffic = group.parts.hbm;
  double bytes = group.parts.hbm.getModelled().toDouble();
  if (bytes > 0)
    made.partsIntensity = group.parts.work.getOps().toDouble() / bytes;
  made.whyNotApplied = findRefusal(group);
  return made;
}

ReportMiss mlir::roofline::makeReportMiss(const FusionMiss &miss,
                                          LocationNames &locations) {
  auto getName = [](Operation *op) {
    return op->getName().getStringRef().str();
  };
  return {getName(miss.producer), locations.getText(miss.producer->getLoc()),
          getName(miss.consumer), locations.getText(miss.consumer->getLoc()),
          miss.why};
}

void FusedSums::add(const KernelRecord &record, const KernelCost &cost,
                    const Verdict &verdict,
                    llvm::function_ref<KernelCost(const KernelCost &)> change) {
  unfused.add(cost.work, cost.hbm, verdict);
  auto found = plan.groupOf.find(record.op);
  if (found == plan.groupOf.end())
    return fused.add(cost.work, cost.hbm, verdict);
  const FusionGroup &group = plan.groups[found->second];
  if (group.getFirst() != record.op)
    return;
  KernelCost once = change(group.cost);
  fused.add(once.work, once.hbm, once.judge(assumptions));
}
