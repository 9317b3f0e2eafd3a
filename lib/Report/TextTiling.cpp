//===- TextTiling.cpp - Advice about tiles --------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A line for each of the few kernels where tiles matter: those with a part of
// the total time that is worth a line, which the best tiles make slower than
// the verdict says, or whose imposed tiles are not known to fit.
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "roofline/Tiling/ChipFit.h"

using namespace mlir::roofline;

static std::string formatTiles(const Tiling &tiling) {
  std::string text = tiling.sizes->toString();
  if (!tiling.cluster.isSingle())
    text += " in clusters of " + tiling.cluster.toString();
  return text;
}

/// What the best tiles found take, where that is more than the verdict says;
/// else nothing.
static std::string describeFound(const TextContext &context,
                                 const KernelRow &row) {
  constexpr double kWorthMentioning = 1.05;
  const ReportTiling &tiling = *row.first->tiling;
  double verdict = row.first->verdict.seconds.value_or(0);
  if (!tiling.times || tiling.times->roofs.empty() || verdict <= 0 ||
      tiling.times->seconds < kWorthMentioning * verdict)
    return "";
  double slowdown = tiling.times->seconds / verdict;
  Roof roof = tiling.times->roofs.front().roof;
  std::string text = "at best " + formatTime(*row.seconds * slowdown) + ", " +
                     formatRatio(slowdown) + "x as long, in tiles of " +
                     formatTiles(tiling.tiling) + ": bound by " +
                     roof.getName();
  if (roof.getKind() == Roof::Kind::L2 && tiling.bounds.l2)
    text += ", whose bytes are " +
            formatRatio(tiling.traffic.l2->getModelled().toDouble() /
                        tiling.bounds.l2->toDouble()) +
            "x their lower bound";
  return text;
}

static std::string describeImposed(const Tiling &tiling) {
  if (tiling.feasible == true)
    return "";
  std::string text = "tiles of " + formatTiles(tiling);
  return text + (tiling.feasible ? " do not fit: " : " may not fit: ") +
         tiling.why;
}

/// Of tiles, those imposed or those in the IR, what keeps them from running.
static std::string describeUnfit(const ReportKernel &kernel) {
  for (const Lever &lever : kernel.levers)
    if (lever.name == kSmallerTilesLever)
      return "those of the IR do not fit: " + lever.why;
  return kernel.tiling && kernel.tiling->tiling.sizes &&
                 kernel.tiling->tiling.source != TilingSource::Search
             ? describeImposed(kernel.tiling->tiling)
             : "";
}

/// Of the best tiles found, where they matter and the kernel has a part in the
/// time that is worth a line.
static std::string describeAdvice(const TextContext &context,
                                  const KernelRow &row) {
  constexpr double kLeastShare = 0.1;
  const ReportTiling *tiling = row.first->tiling.get();
  bool isFound = tiling && tiling->tiling.sizes &&
                 tiling->tiling.source == TilingSource::Search;
  double total = context.all.seconds.value_or(0);
  return isFound && row.seconds && *row.seconds >= kLeastShare * total
             ? describeFound(context, row)
             : "";
}

void mlir::roofline::printTilings(const TextContext &context) {
  constexpr unsigned kMostRows = 3;
  for (const KernelRow &row :
       llvm::ArrayRef(context.rows).take_front(kMostRows)) {
    std::string text = describeUnfit(*row.first);
    if (text.empty())
      text = describeAdvice(context, row);
    if (!text.empty())
      context.printParagraph(
          "- Tiles: " +
          context.formatPlace(row.first->op, row.kernels, row.first->location) +
          ": " + text + ".");
  }
}
