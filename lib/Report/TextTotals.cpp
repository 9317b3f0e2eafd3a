//===- TextTotals.cpp - The totals, and the floor under them --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using Align = TextColumn::Align;

/// How many times faster than the program as it stands, if that is on the same
/// machine.
static std::string formatSpeedup(const TextContext &context,
                                 std::optional<double> seconds) {
  double total = context.report.totals.seconds.value_or(0);
  return areOnOwnTarget(context.rows) && total > 0 && seconds.value_or(0) > 0
             ? formatRatio(total / *seconds) + "x"
             : "-";
}

/// "Time: 62.1% in memory-bound kernels, 37.9% in compute-bound ones."
static void printTimeSplit(const TextContext &context) {
  const ReportTotals &totals = context.report.totals;
  if (totals.seconds.value_or(0) > 0)
    context.printParagraph(
        "Time: " + context.formatShare(totals.memoryBoundSeconds) +
        " in memory-bound kernels, " +
        context.formatShare(totals.computeBoundSeconds) +
        " in compute-bound ones.");
}

/// "1.20 GFLOP", "8*B FLOP".
static std::string formatWork(const Expr &ops, llvm::StringRef unit) {
  return ops.isConstant() || ops.isPoisoned()
             ? formatCount(ops, unit)
             : ops.toString() + " " + unit.str();
}

/// "Work: 7.25 TFLOP, 1.20 G of them transcendental; 99.3% in contractions."
/// There is no percentage of formulas; nothing for no work.
static std::string describeWork(const Work &work) {
  Expr ops = work.getOps(), iops = work.getIops();
  if (ops.isZero())
    return "";
  std::string text = "Work: " + formatWork(work.getFlops(), "FLOP");
  Expr transcendentals = work.getTranscendentals();
  if (!transcendentals.isZero())
    text += ", " + formatCount(transcendentals) + " of them transcendental";
  if (!iops.isZero())
    text += ", " + formatWork(iops, "IOP");
  if (ops.isConstant()) {
    double share = work.getContractionOps().toDouble() / ops.toDouble();
    text += "; " + formatPercent(100 * share) + " in contractions";
  }
  return text + ".";
}

/// "Traffic: 32768*B + 134217728 bytes.", since the table may cut a formula;
/// nothing for a number.
static std::string describeTraffic(const LevelTraffic &hbm) {
  Expr bytes = hbm.getModelled();
  return bytes.isConstant() || bytes.isPoisoned()
             ? ""
             : "Traffic: " + formatBytes(bytes) + ".";
}

static void printSums(const TextContext &context) {
  const ReportTotals &totals = context.report.totals;
  std::string text = describeWork(totals.work);
  if (std::string traffic = describeTraffic(totals.traffic.hbm);
      !traffic.empty())
    text += (text.empty() ? "" : " ") + traffic;
  if (!text.empty())
    context.printParagraph(text);
}

static void addFusedRow(const TextContext &context, const ReportTotals &fused,
                        TextTable &table) {
  Expr kernels = context.all.kernels;
  for (const auto &[group, runs] :
       llvm::zip_equal(context.report.groups, context.groupRuns))
    kernels -= runs * Expr(static_cast<int64_t>(group.kernels.size()) - 1);
  table.addRow({"fused", formatTally(kernels), formatCount(fused.work.getOps()),
                formatCount(fused.traffic.hbm.getModelled(), "B"),
                formatRatioOr(fused.intensity),
                formatRegime(fused.regime, fused.unrated),
                context.formatAttainable(fused.attainable),
                formatTime(fused.seconds),
                formatSpeedup(context, fused.seconds)});
}

static void addFloorRow(const TextContext &context, const ReportFloor &floor,
                        TextTable &table) {
  const Verdict &verdict = floor.verdict;
  table.addRow({"floor", "", formatCount(context.report.totals.work.getOps()),
                formatCount(floor.traffic.hbm.getModelled(), "B"),
                formatRatioOr(verdict.intensity),
                formatRegime(verdict.regime, verdict.getUnrated()),
                context.formatAttainable(verdict.attainable),
                formatTime(verdict.seconds),
                formatSpeedup(context, verdict.seconds)});
}

TextTable mlir::roofline::makeTotalsTable(const TextContext &context) {
  // The smaller the third number, the sooner a column goes.
  TextTable table({{"total", Align::Left, 9},
                   {"kernels", Align::Right, 3, kFormulaWidth, Cut::Terms},
                   {context.hasIops ? "ops" : "flops", Align::Right, 6,
                    kFormulaWidth, Cut::Terms},
                   {"bytes", Align::Right, 7, kFormulaWidth, Cut::Terms},
                   {context.hasIops ? "op/B" : "flop/B", Align::Right, 5},
                   {"regime", Align::Left, 4},
                   {"attainable", Align::Right, 1},
                   {"time", Align::Right, 8},
                   {"speedup", Align::Right, 2}});
  const ReportTotals &totals = context.report.totals;
  table.addRow({"unfused", formatTally(context.all.kernels),
                formatCount(totals.work.getOps()),
                formatCount(totals.traffic.hbm.getModelled(), "B"),
                formatRatioOr(totals.intensity),
                formatRegime(totals.regime, totals.unrated),
                context.formatAttainable(totals.attainable),
                formatTime(totals.seconds), ""});
  if (context.report.fused)
    addFusedRow(context, *context.report.fused, table);
  if (context.report.floor)
    addFloorRow(context, *context.report.floor, table);
  return table;
}

void mlir::roofline::printTotals(const TextContext &context) {
  if (context.rows.empty())
    return;
  context.os << '\n';
  makeTotalsTable(context).print(context.layout.width, context.layout.useColor,
                                 context.os);
  printTimeSplit(context);
  printSums(context);
}
