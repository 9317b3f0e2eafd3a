//===- TextKernels.cpp - Kernels by time ----------------------------------===//
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

/// "1x8192x8192".
static std::string formatDomain(llvm::ArrayRef<Expr> extents) {
  return llvm::join(llvm::map_range(extents, std::mem_fn(&Expr::toString)),
                    "x");
}

/// "tensor.bf16 295x": the roof that would bind next, and how far off it is.
static std::string formatNextRoof(const Verdict &verdict) {
  if (!verdict.runnerUp)
    return "-";
  return verdict.runnerUp->getName() + " " + formatRatioOr(verdict.margin) +
         "x";
}

static std::vector<TextColumn> getColumns(const TextContext &context) {
  constexpr unsigned kOpWidth = 12, kLocationWidth = 18;
  // The smaller the third number, the sooner a column goes. Formulas say more
  // than the numbers that are missing.
  unsigned opsImportance = context.hasFormulas ? 11 : 6;
  unsigned bytesImportance = context.hasFormulas ? 12 : 7;
  return {{"op", Align::Left, 14, kOpWidth, Cut::Middle,
           /*isQualified=*/true},
          {"", Align::Right, 8, kFormulaWidth, Cut::Terms},
          {"location", Align::Left, 9, kLocationWidth, Cut::Middle},
          {"domain", Align::Left, 3},
          {context.hasIops ? "ops" : "flops", Align::Right, opsImportance,
           kFormulaWidth, Cut::Terms},
          {"bytes", Align::Right, bytesImportance, kFormulaWidth, Cut::Terms},
          {context.hasIops ? "op/B" : "flop/B", Align::Right, 8},
          {"ridge", Align::Right, 2},
          {"bound by", Align::Left, 11},
          {"next roof", Align::Left, 1},
          {"attainable", Align::Right, 4},
          {"%peak", Align::Right, 10},
          {"time", Align::Right, 13},
          {"share", Align::Right, 12}};
}

static std::vector<TextCell> getCells(const TextContext &context,
                                      const KernelRow &row) {
  const ReportKernel &kernel = *row.first;
  const Verdict &verdict = kernel.verdict;
  return {makePrintable(kernel.op),
          formatRepeats(row.kernels),
          makePrintable(context.formatLocation(kernel.location)),
          formatDomain(kernel.domain),
          formatCount(row.ops),
          formatCount(row.bytes, "B"),
          formatRatioOr(verdict.intensity),
          formatRatioOr(verdict.ridge),
          getBoundCell(verdict),
          formatNextRoof(verdict),
          context.formatAttainable(verdict.attainable),
          verdict.percentOfPeak ? formatPercent(*verdict.percentOfPeak) : "-",
          formatTime(row.seconds),
          context.formatShare(row.seconds)};
}

/// One row for those that are not shown.
static std::vector<TextCell> getRestCells(const TextContext &context,
                                          llvm::ArrayRef<KernelRow> rest) {
  KernelRow sum = sumRows(rest);
  std::vector<TextCell> cells = {std::to_string(rest.size()) + " more rows",
                                 formatRepeats(sum.kernels),
                                 "",
                                 "",
                                 formatCount(sum.ops),
                                 formatCount(sum.bytes, "B")};
  cells.resize(getColumns(context).size() - 2);
  cells.push_back(formatTime(sum.seconds));
  cells.push_back(context.formatShare(sum.seconds));
  return cells;
}

/// Where no time is known, most ratios are not either: leaves room for formulas
/// by clearing the columns in which nothing is known, but for the time.
static void clearUnknown(std::vector<std::vector<TextCell>> &cells) {
  size_t timeColumn = cells.front().size() - 2;
  for (size_t column = 0; column < cells.front().size(); ++column) {
    bool isUnknown = llvm::all_of(cells, [&](const std::vector<TextCell> &row) {
      return row[column].text.empty() || row[column].text == "-";
    });
    if (!isUnknown || column == timeColumn)
      continue;
    for (std::vector<TextCell> &row : cells)
      row[column].text.clear();
  }
}

TextTable mlir::roofline::makeKernelTable(const TextContext &context) {
  llvm::ArrayRef<KernelRow> rows = context.rows;
  llvm::ArrayRef<KernelRow> shown = context.getShownRows();
  std::vector<std::vector<TextCell>> cells;
  for (const KernelRow &row : shown)
    cells.push_back(getCells(context, row));
  if (shown.size() < rows.size())
    cells.push_back(getRestCells(context, rows.drop_front(shown.size())));
  if (!shown.empty() &&
      llvm::none_of(shown, [](const KernelRow &row) { return row.seconds; }))
    clearUnknown(cells);
  TextTable table(getColumns(context));
  for (std::vector<TextCell> &row : cells)
    table.addRow(std::move(row));
  return table;
}

void mlir::roofline::printKernels(const TextContext &context) {
  if (context.rows.empty())
    return;
  context.os << '\n';
  makeKernelTable(context).print(context.layout.width, context.layout.useColor,
                                 context.os);
}
