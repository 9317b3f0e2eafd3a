//===- TextTotals.cpp - The totals, and the floor under them --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"

using namespace mlir::roofline;
using Align = TextColumn::Align;

/// How many times faster than the program as it stands, if that is on the same
/// machine.
static std::string formatSpeedup(const TextContext &context, double seconds) {
  double total = context.report.totals.seconds;
  return areOnOwnTarget(context.rows) && total > 0 && seconds > 0
             ? formatRatio(total / seconds) + "x"
             : "-";
}

/// "Time: 62.1% in memory-bound kernels, 37.9% in compute-bound ones."
static void printTimeSplit(const TextContext &context) {
  const ReportTotals &totals = context.report.totals;
  if (totals.seconds > 0)
    context.printParagraph(
        "Time: " + context.formatShare(totals.memoryBoundSeconds) +
        " in memory-bound kernels, " +
        context.formatShare(totals.computeBoundSeconds) +
        " in compute-bound ones.");
}

/// "Work: 7.25 TFLOP, 1.20 G of them transcendental; 99.3% in contractions."
static void printWorkSplit(const TextContext &context) {
  const Work &work = context.report.totals.work;
  Count flops = work.getFlops(), iops = work.getIops();
  if ((flops + iops).isZero())
    return;
  std::string text = "Work: " + formatCount(flops, "FLOP");
  if (Count transcendentals = work.getTranscendentals())
    text += ", " + formatCount(transcendentals) + " of them transcendental";
  if (iops)
    text += ", " + formatCount(iops, "IOP");
  double contractions =
      work.getContractionOps().toDouble() / (flops + iops).toDouble();
  context.printParagraph(text + "; " + formatPercent(100 * contractions) +
                         " in contractions.");
}

void mlir::roofline::printTotals(const TextContext &context) {
  if (context.rows.empty())
    return;
  const ReportTotals &totals = context.report.totals;
  const ReportFloor &floor = context.report.floor;
  std::string ops = formatCount(totals.work.getFlops() + totals.work.getIops());
  // The smaller the third number, the sooner a column goes.
  TextTable table({{"total", Align::Left, 9},
                   {"kernels", Align::Right, 3},
                   {context.hasIops ? "ops" : "flops", Align::Right, 6},
                   {"bytes", Align::Right, 7},
                   {context.hasIops ? "op/B" : "flop/B", Align::Right, 5},
                   {"bound by", Align::Left, 4},
                   {"attainable", Align::Right, 1},
                   {"time", Align::Right, 8},
                   {"speedup", Align::Right, 2}});
  table.addRow({"unfused", formatTally(context.all.kernels), ops,
                formatCount(totals.traffic.hbm.getModelled(), "B"),
                formatRatioOr(totals.intensity), stringify(totals.regime).str(),
                context.formatAttainable(totals.attainable),
                formatQuantity(totals.seconds, "s"), ""});
  table.addRow(
      {"floor", "", ops, formatCount(floor.traffic.hbm.getModelled(), "B"),
       formatRatioOr(floor.verdict.intensity), getBoundCell(floor.verdict),
       context.formatAttainable(floor.verdict.attainable),
       formatQuantity(floor.verdict.seconds, "s"),
       formatSpeedup(context, floor.verdict.seconds)});
  context.os << '\n';
  table.print(context.layout.width, context.layout.useColor, context.os);
  printTimeSplit(context);
  printWorkSplit(context);
}
