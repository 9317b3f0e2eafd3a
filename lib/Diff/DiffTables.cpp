//===- DiffTables.cpp - The tables of a comparison ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiffTables.h"
#include "DiffRows.h"
#include "DiffText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

KernelCounts mlir::roofline::countKernels(const ReportDiff &diff) {
  KernelCounts counts;
  for (const KernelChange &kernel : diff.kernels) {
    counts.before += kernel.countedBefore;
    counts.after += kernel.countedAfter;
    if (!isCounted(kernel)) {
      counts.uncounted += !isUnchanged(kernel);
      continue;
    }
    if (!kernel.isMatched()) {
      ++(kernel.old ? counts.removed : counts.added);
      continue;
    }
    ++(isUnchanged(kernel) ? counts.unchanged : counts.changed);
    counts.moved +=
        isUnchanged(kernel) && getLineAndColumn(kernel.old->location) !=
                                   getLineAndColumn(kernel.current->location);
    for (auto count : {&Costs::flops, &Costs::iops, &Costs::bytes})
      counts.unknown += !((*kernel.before).*count) && !((*kernel.after).*count);
  }
  return counts;
}

std::string mlir::roofline::getCommonFile(const ReportDiff &diff) {
  std::optional<StringRef> common;
  for (const KernelChange &kernel : diff.kernels)
    for (const RecordedKernel *side : {kernel.old, kernel.current})
      if (side &&
          getFile(side->location) != common.value_or(getFile(side->location)))
        return "";
      else if (side)
        common = getFile(side->location);
  return common.value_or("").rtrim(':').str();
}

/// The target of the newer report.
static std::string getOwnTarget(const ReportDiff &diff) {
  auto found = diff.after->settings.find("target");
  return makePrintable(found->second);
}

/// The columns that both tables end with. Of several targets each has its time.
static void addCostColumns(const ReportDiff &diff,
                           std::vector<TextColumn> &columns) {
  using Align = TextColumn::Align;
  columns.push_back({"flops", Align::Right, 3});
  columns.push_back({"int ops", Align::Right, 2});
  columns.push_back({"bytes", Align::Right, 7});
  if (diff.targets.empty()) {
    columns.push_back({"time", Align::Right, 8});
    return;
  }
  columns.push_back({"time, " + getOwnTarget(diff), Align::Right, 9});
  for (const std::string &target : diff.targets)
    columns.push_back({"time, " + makePrintable(target), Align::Right, 8});
}

/// Lets columns with formulas be cut, which numbers are not.
static void letFormulasBeCut(DiffTable &table) {
  constexpr unsigned kMinWidth = 16;
  for (auto [position, column] : llvm::enumerate(table.columns))
    if (column.align == TextColumn::Align::Right &&
        llvm::any_of(table.rows, [&, i = position](const auto &row) {
          return StringRef(row[i]).contains('*');
        }))
      column.minWidth = kMinWidth;
}

static std::vector<std::string> describeCosts(const ReportDiff &diff,
                                              const CostChange &change) {
  std::vector<std::string> cells = {describeFlops(change), describeIops(change),
                                    describeBytes(change),
                                    describeTime(change)};
  for (const std::string &target : diff.targets)
    cells.push_back(describeTime(change.on(target)));
  return cells;
}

/// A row of kernels that are not listed.
static std::vector<std::string> makeSumRow(const ReportDiff &diff,
                                           const std::string &what,
                                           const DiffRow &row) {
  std::vector<std::string> cells = {what, "", "x" + llvm::utostr(row.number),
                                    ""};
  llvm::append_range(cells, describeCosts(diff, row.sum));
  cells.push_back("");
  return cells;
}

static std::vector<std::string> makeRow(const ReportDiff &diff,
                                        const DiffRow &row,
                                        const std::string &commonFile) {
  const KernelChange &first = *row.first;
  std::vector<std::string> cells = {
      describeKind(first).str(), makePrintable(first.get().op),
      row.number > 1 ? "x" + llvm::utostr(row.number) : "",
      describeLocation(first, commonFile)};
  llvm::append_range(cells, describeCosts(diff, row.sum));
  cells.push_back(describeBound(first));
  return cells;
}

DiffTable mlir::roofline::makeKernelTable(const ReportDiff &diff,
                                          unsigned maxRows) {
  using Align = TextColumn::Align;
  DiffTable table;
  table.columns = {{"kernels", Align::Left, 6},
                   {"op", Align::Left, 10, 12, Cut::Middle, true},
                   {"", Align::Right, 9},
                   {"location", Align::Left, 5, 12, Cut::Front}};
  addCostColumns(diff, table.columns);
  table.columns.push_back({"bound by", Align::Left, 4, 26, Cut::Middle});

  std::string file = getCommonFile(diff);
  DiffRow rest;
  for (const DiffRow &row : collectRows(diff)) {
    if (maxRows == 0 || table.rows.size() < maxRows)
      table.rows.push_back(makeRow(diff, row, file));
    else
      rest.add(row);
  }
  if (table.rows.empty())
    return table;
  DiffRow unchanged = sumUnchanged(diff);
  if (rest.number > 0)
    table.rows.push_back(makeSumRow(diff, "more", rest));
  if (unchanged.number > 0)
    table.rows.push_back(makeSumRow(diff, "unchanged", unchanged));
  letFormulasBeCut(table);
  return table;
}

/// "memory-bound", "memory-bound, compute-bound on h200".
static std::string describeRegimes(const ReportDiff &diff,
                                   const CostChange &change) {
  std::string own = describeRegime(change), text = own;
  for (const std::string &target : diff.targets)
    if (std::string other = describeRegime(change.on(target)); other != own)
      text += ", " + other + " on " + makePrintable(target);
  return text;
}

DiffTable mlir::roofline::makeTotalTable(const ReportDiff &diff) {
  using Align = TextColumn::Align;
  DiffTable table;
  table.columns = {{"total", Align::Left, 9}, {"kernels", Align::Right, 4}};
  addCostColumns(diff, table.columns);
  table.columns.push_back({"regime", Align::Left, 5});
  KernelCounts counts = countKernels(diff);
  auto addRow = [&](const std::string &what, const std::string &kernels,
                    const CostChange &change) {
    std::vector<std::string> cells = {what, kernels};
    llvm::append_range(cells, describeCosts(diff, change));
    cells.push_back(describeRegimes(diff, change));
    table.rows.push_back(std::move(cells));
  };
  std::string kernels = diff.isMatched()
                            ? describeTexts(llvm::utostr(counts.before),
                                            llvm::utostr(counts.after))
                            : llvm::utostr(counts.before + counts.after);
  addRow("unfused", kernels, diff.total);
  if (diff.fused)
    addRow("fused", "", *diff.fused);
  letFormulasBeCut(table);
  return table;
}
