//===- TextGroups.cpp - Fusion groups in the text report ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GroupRows.h"
#include "TextSections.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir::roofline;
using Align = TextColumn::Align;

static std::string formatChange(const std::string &before,
                                const std::string &after) {
  return before + " -> " + after;
}

static std::vector<TextCell> getCells(const TextContext &context,
                                      const GroupRow &row) {
  const ReportGroup &group = *row.first;
  const ReportKernel &first = context.report.kernels[group.kernels.front()];
  return {nameOps(context.report, group),
          formatRepeats(row.groups),
          makePrintable(context.formatLocation(first.location)),
          group.form,
          formatChange(formatCount(row.bytesBefore, "B"),
                       formatCount(row.bytesAfter, "B")),
          formatChange(formatRatioOr(group.partsIntensity),
                       formatRatioOr(group.verdict.intensity)),
          getBoundCell(group.verdict),
          formatTime(row.saved),
          formatRatio(group.getSpeedup()) + "x"};
}

static void printMisses(const TextContext &context) {
  for (const ReportMiss &miss : context.report.misses)
    context.printParagraph("- Not fused: " +
                           context.formatPlace(miss.producer, /*kernels=*/1,
                                               miss.producerLocation) +
                           " into " +
                           context.formatPlace(miss.consumer, /*kernels=*/1,
                                               miss.consumerLocation) +
                           ": " + miss.why + ".");
}

/// Names the groups that `roofline-fuse` leaves as they are, by reason.
static void printRefusals(const TextContext &context) {
  const std::vector<ReportGroup> &groups = context.report.groups;
  llvm::MapVector<llvm::StringRef, unsigned> refused;
  for (const ReportGroup &group : groups)
    if (!group.whyNotApplied.empty())
      ++refused[group.whyNotApplied];
  for (auto [why, number] : refused)
    context.printParagraph(
        "- Not applied by roofline-fuse: " + std::to_string(number) + " of " +
        std::to_string(groups.size()) +
        (groups.size() == 1 ? " group; " : " groups; ") + why.str() + ".");
}

void mlir::roofline::printGroups(const TextContext &context) {
  constexpr size_t kMostRows = 5;
  std::vector<GroupRow> rows = rankGroups(context);
  if (!rows.empty()) {
    constexpr unsigned kOpsWidth = 18, kLocationWidth = 10;
    // The smaller the third number, the sooner a column goes.
    TextTable table({{"fuse", Align::Left, 9, kOpsWidth, Cut::Items},
                     {"", Align::Right, 5},
                     {"location", Align::Left, 4, kLocationWidth, Cut::Middle},
                     {"form", Align::Left, 1},
                     {"bytes", Align::Right, 6},
                     {context.hasIops ? "op/B" : "flop/B", Align::Right, 2},
                     {"then bound by", Align::Left, 3},
                     {"saves", Align::Right, 8},
                     {"speedup", Align::Right, 7}});
    for (const GroupRow &row : llvm::ArrayRef(rows).take_front(kMostRows))
      table.addRow(getCells(context, row));
    if (rows.size() > kMostRows) {
      double saved = 0;
      Expr groups;
      for (const GroupRow &row : llvm::ArrayRef(rows).drop_front(kMostRows)) {
        saved += row.saved;
        groups += row.groups;
      }
      table.addRow({std::to_string(rows.size() - kMostRows) + " more rows",
                    formatRepeats(groups), "", "", "", "", "",
                    formatTime(saved), ""});
    }
    context.os << '\n';
    table.print(context.layout.width, context.layout.useColor, context.os);
  }
  printRefusals(context);
  printMisses(context);
}

void mlir::roofline::printFloorClass(const TextContext &context) {
  Expr kernels;
  std::optional<double> seconds = 0;
  for (const KernelRow &row : context.rows) {
    if (!row.first->isOfFloorClass)
      continue;
    kernels += row.kernels;
    seconds = row.seconds && seconds ? std::optional(*seconds + *row.seconds)
                                     : std::nullopt;
  }
  if (kernels.isZero())
    return;
  std::string share;
  // Not known where times are formulas.
  if (context.report.totals.seconds && seconds)
    share = ", " + context.formatShare(seconds) + " of the time";
  context.printParagraph("- Floor class: " + formatTally(kernels) +
                         " elementwise " +
                         (kernels.isOne() ? "kernel" : "kernels") + " under " +
                         formatRatio(context.report.floorIntensity) +
                         (context.hasIops ? " op/B" : " flop/B") + share +
                         "; fusion is what may help.");
}
