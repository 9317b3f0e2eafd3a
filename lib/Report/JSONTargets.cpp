//===- JSONTargets.cpp - Several targets in JSON --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONReport.h"

using namespace mlir::roofline;

/// What every target says of `kernel`; nothing where there is one.
void JSONReport::addKernelTargets(const ReportKernel &kernel) {
  if (kernel.onTargets.empty())
    return;
  json.attributeArray("by_target", [&] {
    for (const auto &[target, verdict] :
         llvm::zip_equal(report.totals.onTargets, kernel.onTargets))
      json.object([&] {
        addText("name", target.name);
        addNumber("time_s", verdict.seconds);
        addRoof("bound_by", verdict.boundBy);
        verdict.isKnown ? addText("regime", stringify(verdict.regime))
                        : addNull("regime");
        verdict.crossover.empty() ? addNull("crossover")
                                  : addText("crossover", verdict.crossover);
        addNumber("ridge", verdict.ridge);
        addNumber("attainable_flops_per_s", verdict.attainable);
        addNumber("percent_of_peak", verdict.percentOfPeak);
        addList("unrated", verdict.unrated);
      });
  });
}

void JSONReport::addTotalTargets(const ReportTotals &totals) {
  if (totals.onTargets.empty())
    return;
  json.attributeArray("by_target", [&] {
    for (const ComparedTarget &target : totals.onTargets)
      json.object([&] {
        addText("name", target.name);
        addNumber("time_s", target.seconds);
        addText("regime", stringify(target.regime));
        addNumber("attainable_flops_per_s", target.attainable);
        addList("unrated", target.unrated);
      });
  });
}
