//===- TextTargets.cpp - Several targets in the text report ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using Align = TextColumn::Align;

static void printTotalsByTarget(const TextContext &context) {
  TextTable table({{"target", Align::Left, 9},
                   {"regime", Align::Left, 4},
                   {"attainable", Align::Right, 1},
                   {"time", Align::Right, 8},
                   {"speedup", Align::Right, 7}});
  for (const ComparedTarget &target : context.report.totals.onTargets)
    table.addRow({makePrintable(target.name),
                  formatRegime(target.regime, target.unrated),
                  context.formatAttainable(target.attainable),
                  formatTime(target.seconds), context.formatSpeedup(target)});
  context.os << '\n';
  table.print(context.layout.width, context.layout.useColor, context.os);
}

/// What binds, or from which sizes on.
static std::string getWall(const KernelOnTarget &verdict) {
  if (verdict.boundBy)
    return verdict.boundBy->getName();
  if (!verdict.crossover.empty())
    return verdict.crossover;
  return verdict.isKnown ? stringify(verdict.regime).str() : "not known";
}

/// "linalg.matmul :12:8: hbm on h100-sxm, tensor.bf16 on l4"; nothing where all
/// targets agree.
static std::string describeWalls(const TextContext &context,
                                 const KernelRow &row) {
  llvm::ArrayRef<KernelOnTarget> verdicts = row.first->onTargets;
  if (llvm::all_of(verdicts, [&](const KernelOnTarget &verdict) {
        return getWall(verdict) == getWall(verdicts.front());
      }))
    return "";
  std::vector<std::string> walls;
  for (const auto &[target, verdict] :
       llvm::zip_equal(context.report.totals.onTargets, verdicts))
    walls.push_back(getWall(verdict) + " on " + makePrintable(target.name));
  return context.formatPlace(row.first->op, row.kernels, row.first->location) +
         ": " + llvm::join(walls, ", ");
}

static void printWalls(const TextContext &context) {
  std::vector<std::string> lines;
  for (const KernelRow &row : context.rows)
    if (std::string line = describeWalls(context, row); !line.empty())
      lines.push_back(std::move(line));
  if (lines.empty())
    return;
  context.os << "Bound by, where targets differ:\n";
  llvm::ArrayRef<std::string> shown = lines;
  shown = shown.take_front(context.layout.maxKernels);
  for (const std::string &line : shown)
    context.printParagraph("- " + line);
  if (shown.size() < lines.size())
    context.printParagraph(
        "- and " + std::to_string(lines.size() - shown.size()) + " more rows");
}

static void printUnratedByTarget(const TextContext &context) {
  for (const ComparedTarget &target :
       llvm::drop_begin(context.report.totals.onTargets))
    if (!target.unrated.empty())
      context.printParagraph("No rate on " + makePrintable(target.name) +
                             " for " + llvm::join(target.unrated, ", ") +
                             ": its time is a lower bound.");
}

void mlir::roofline::printTargets(const TextContext &context) {
  if (context.report.totals.onTargets.empty())
    return;
  printTotalsByTarget(context);
  printWalls(context);
  printUnratedByTarget(context);
}
