//===- FusionReport.h - Fusion groups in reports ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_FUSIONREPORT_H
#define ROOFLINE_LIB_TRANSFORMS_FUSIONREPORT_H

#include "LocationNames.h"
#include "TotalsBuilder.h"
#include "roofline/Fusion/FusionPlan.h"

namespace mlir::roofline {

/// The record of `group`, without its kernels.
ReportGroup makeReportGroup(const FusionGroup &group,
                            const Assumptions &assumptions);

/// The record of `miss`; `locations` knows its ops.
ReportMiss makeReportMiss(const FusionMiss &miss, LocationNames &locations);

/// Sums over kernels as they are, and with every group as one.
class FusedSums {
public:
  FusedSums(const FusionPlan &plan, const Assumptions &assumptions)
      : plan(plan), assumptions(assumptions) {}

  /// Adds `cost`, which is what `change` makes of that of `record`. The first
  /// kernel of a group brings what `change` makes of the group.
  void add(const KernelRecord &record, const KernelCost &cost,
           const Verdict &verdict,
           llvm::function_ref<KernelCost(const KernelCost &)> change);

  /// Adds what `other` has, `times` over.
  void add(const FusedSums &other, int64_t times) {
    unfused.add(other.unfused, times);
    fused.add(other.fused, times);
  }

  /// Takes note of what may run in place of what was added, at some sizes.
  void addAlternative(const Verdict &verdict) {
    unfused.addAlternative(verdict);
    fused.addAlternative(verdict);
  }

  TotalsBuilder unfused;
  TotalsBuilder fused;

private:
  const FusionPlan &plan;
  const Assumptions &assumptions;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_FUSIONREPORT_H
