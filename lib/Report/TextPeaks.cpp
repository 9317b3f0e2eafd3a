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

static bool hasRowAbovePeak(const TextContext &context) {
  return llvm::any_of(context.getShownRows(), [](const KernelRow &row) {
    return isAbovePeak(*row.first);
  });
}

static bool hasTotalAbovePeak(const TextContext &context) {
  std::vector<UnitInUse> units = findUnitsInUse(context.rows);
  if (units.empty() || !areOnOwnTarget(context.rows))
    return false;
  const ReportData &report = context.report;
  double peak = units.front().peak;
  return isAbove(report.totals.attainable, peak) ||
         (report.fused && isAbove(report.fused->attainable, peak)) ||
         (report.floor && isAbove(report.floor->verdict.attainable, peak));
}

void mlir::roofline::printSumsAbovePeak(const TextContext &context) {
  constexpr llvm::StringLiteral kColumn = "attainable";
  unsigned width = context.layout.width;
  TextTable kernels = makeKernelTable(context);
  bool isShown = (hasRowAbovePeak(context) && kernels.shows(kColumn, width)) ||
                 (hasTotalAbovePeak(context) &&
                  makeTotalsTable(context).shows(kColumn, width));
  if (!isShown)
    return;
  std::string text = "Attainable counts the work of all units, so that it may "
                     "be above the peak of one";
  if (kernels.shows("%peak", width))
    text += "; %peak is that of the busiest alone";
  context.printItem(text + ".");
}
