//===- TextWriter.cpp - The report for a person ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One screen, from what is asked first to what is asked last: which machine
// and file, which kernels, how much in all, what it depends on, what is
// missing, what was assumed.
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "roofline/Target/Ceilings.h"

using namespace mlir::roofline;

/// "h100-sxm (default): tensor.bf16 989 TFLOP/s, hbm 3.35 TB/s, ridge 295
/// FLOP/B", with the unit that the kernels are measured against most, and a
/// line for the other units in use.
static void printTarget(const TextContext &context) {
  const ReportTarget &target = context.report.target;
  std::vector<UnitInUse> units = findUnitsInUse(context.rows);
  std::string text =
      makePrintable(target.name) + " (" + stringify(target.source).str() +
      (getCeilings(*target.model) == Ceilings::Measured ? ", measured ceilings"
                                                        : "") +
      "):";
  auto addPeak = [](std::string &to, const UnitInUse &unit) {
    to += " " + unit.roof.getName() + " " +
          formatQuantity(unit.peak, getOpUnit(unit.roof) + "/s");
  };
  if (!units.empty()) {
    addPeak(text, units.front());
    text += ",";
  }
  const auto &bandwidth = target.model->hbm.bytesPerSecond;
  text += " hbm " +
          (bandwidth ? formatQuantity(bandwidth->value, "B/s") : "unknown");
  if (!units.empty() && units.front().ridge)
    text += ", ridge " + formatRatio(*units.front().ridge) + " " +
            getOpUnit(units.front().roof) + "/B";
  printWrapped(text, context.layout.width, /*indent=*/4, context.os);
  if (units.size() < 2)
    return;

  std::string others = "also in use:";
  for (const UnitInUse &unit : llvm::drop_begin(units)) {
    addPeak(others, unit);
    if (unit.ridge)
      others += " (ridge " + formatRatio(*unit.ridge) + ")";
    others += &unit == &units.back() ? "" : ",";
  }
  printWrapped(others, context.layout.width, /*indent=*/4, context.os);
}

/// Why there are no rows.
static llvm::StringRef explainEmptyTable(const ReportData &report) {
  if (!report.isComplete())
    return "No kernel could be modelled.";
  return report.kernels.empty()
             ? "No kernels: nothing here computes or moves data."
             : "No kernel is reached from a public function.";
}

void mlir::roofline::writeTextReport(const ReportData &report,
                                     const TextLayout &layout,
                                     llvm::raw_ostream &os) {
  TextContext context(report, layout, os);
  printTarget(context);
  if (!context.file.empty())
    printWrapped("file: " + makePrintable(context.file), layout.width,
                 /*indent=*/4, os);
  if (context.rows.empty())
    printWrapped(explainEmptyTable(report), layout.width, /*indent=*/0, os);
  printKernels(context);
  printGroups(context);
  printLevers(context);
  printTotals(context);
  printTargets(context);
  printWhatIfs(context);
  printSweep(context);
  printSymbols(context);
  printUnmodelled(context);
  printNotes(context);
}
