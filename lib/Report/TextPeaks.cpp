//===- TextPeaks.cpp - Rates beside peaks ---------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An attainable rate counts what all units do. A product that is at the roof of
// the tensor unit and has some work for the vector unit is above its peak.
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

/// Whether `opsPerSecond` is above `peak` in the digits that are shown.
static bool isAbove(std::optional<double> opsPerSecond, double peak) {
  return opsPerSecond.value_or(0) > peak &&
         formatQuantity(*opsPerSecond) != formatQuantity(peak);
}

/// Whether the rate of `kernel` is above the peak of its dominant unit.
static bool isAbovePeak(const ReportKernel &kernel) {
  const Verdict &verdict = kernel.verdict;
  return llvm::any_of(verdict.compute, [&](const BookedWork &booked) {
    return verdict.dominantUnit && booked.roof == *verdict.dominantUnit &&
           booked.peak && isAbove(verdict.attainable, *booked.peak);
  });
}

bool mlir::roofline::hasSumAbovePeak(const TextContext &context) {
  if (llvm::any_of(context.rows, [](const KernelRow &row) {
        return isAbovePeak(*row.first);
      }))
    return true;
  std::vector<UnitInUse> units = findUnitsInUse(context.rows);
  if (units.empty() || !areOnOwnTarget(context.rows))
    return false;
  const ReportData &report = context.report;
  double peak = units.front().peak;
  return isAbove(report.totals.attainable, peak) ||
         (report.fused && isAbove(report.fused->attainable, peak)) ||
         (report.floor && isAbove(report.floor->verdict.attainable, peak));
}
