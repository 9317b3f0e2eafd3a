//===- DiffRows.cpp - The tables of a comparison --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiffRows.h"
#include "DiffText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;

namespace {
/// Kernels that changed in the same way, with the sums of their costs.
struct DiffRow {
  const KernelChange *first = nullptr;
  unsigned number = 0;
  CostChange sum;

  void add(const KernelChange &kernel);
  /// By how much the time changed; infinite where that is not known.
  double getWeight() const;
};
} // namespace

static void addTo(std::optional<Expr> &sum, const std::optional<Expr> &count) {
  sum = sum && count ? std::optional(*sum + *count) : std::nullopt;
}

static void addTo(std::optional<Costs> &sum,
                  const std::optional<Costs> &costs) {
  if (!costs)
    return;
  if (!sum) {
    sum = costs;
    return;
  }
  addTo(sum->flops, costs->flops);
  addTo(sum->iops, costs->iops);
  addTo(sum->bytes, costs->bytes);
  sum->seconds = sum->seconds && costs->seconds
                     ? std::optional(*sum->seconds + *costs->seconds)
                     : std::nullopt;
}

void DiffRow::add(const KernelChange &kernel) {
  if (!first)
    first = &kernel;
  ++number;
  addTo(sum.before, kernel.before);
  addTo(sum.after, kernel.after);
}

double DiffRow::getWeight() const {
  auto getSeconds = [](const std::optional<Costs> &costs) {
    return costs ? costs->seconds.value_or(HUGE_VAL) : 0;
  };
  double before = getSeconds(sum.before), after = getSeconds(sum.after);
  return std::isinf(before) || std::isinf(after) ? HUGE_VAL
                                                 : std::abs(after - before);
}

/// The first column of a row.
static StringRef describeKind(const KernelChange &kernel) {
  if (!kernel.old)
    return "added";
  if (!kernel.current)
    return "removed";
  if (kernel.countedBefore == kernel.countedAfter)
    return "changed";
  return kernel.countedAfter ? "counts now" : "counts no more";
}

/// What binds a kernel: a roof, or in words.
static std::string describeBound(const RecordedKernel &kernel) {
  if (!kernel.crossover.empty())
    return makePrintable(kernel.crossover);
  return kernel.boundBy.empty() ? stringify(kernel.regime).str()
                                : makePrintable(kernel.boundBy);
}

static std::string describeBound(const KernelChange &kernel) {
  return kernel.isMatched() ? describeTexts(describeBound(*kernel.old),
                                            describeBound(*kernel.current))
                            : describeBound(kernel.get());
}

/// The file of a location, with the colon behind it; empty without one.
static StringRef getFile(StringRef location) {
  size_t end = location.find(':');
  return end == StringRef::npos ? "" : location.take_front(end + 1);
}

/// What follows the file: line and column.
static StringRef getPlace(StringRef location) {
  return location.drop_front(getFile(location).size());
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

/// ":12:8 -> :14:8" in the file that is common to all, else with the files, the
/// same one not twice.
static std::string describeLocation(const KernelChange &kernel,
                                    StringRef commonFile) {
  StringRef current = kernel.get().location;
  StringRef old =
      kernel.isMatched() ? StringRef(kernel.old->location) : current;
  StringRef file = getFile(old);
  if (!file.empty() && getFile(current) == file) {
    std::string places = describeTexts(old.drop_front(file.size() - 1),
                                       current.drop_front(file.size() - 1));
    return makePrintable(commonFile.empty() ? file.drop_back().str() + places
                                            : places);
  }
  return makePrintable(describeTexts(old, current));
}

/// Text that is the same for kernels that share a row.
static std::string getRowKey(const KernelChange &kernel) {
  std::string key = (describeKind(kernel) + "|" + kernel.get().op).str();
  auto add = [&](const std::optional<Costs> &costs) {
    if (!costs)
      return;
    for (const std::optional<Expr> *count :
         {&costs->flops, &costs->iops, &costs->bytes})
      key += "|" + (*count ? (*count)->toString() : "?");
    // All digits: equal doubles come from equal kernels.
    if (costs->seconds)
      llvm::raw_string_ostream(key) << llvm::format("|%a", *costs->seconds);
  };
  add(kernel.before);
  add(kernel.after);
  return key + "|" + describeBound(kernel);
}

static bool isCounted(const KernelChange &kernel) {
  return kernel.countedBefore || kernel.countedAfter;
}

static bool isUnchanged(const KernelChange &kernel) {
  return kernel.isSame && kernel.countedBefore == kernel.countedAfter;
}

/// The rows of the kernels that changed, largest change of time first.
static std::vector<DiffRow> collectRows(const ReportDiff &diff) {
  std::vector<DiffRow> rows;
  llvm::StringMap<size_t> rowOfKey;
  for (const KernelChange &kernel : diff.kernels) {
    if (!isCounted(kernel) || isUnchanged(kernel))
      continue;
    auto [entry, isNew] = rowOfKey.try_emplace(getRowKey(kernel), rows.size());
    if (isNew)
      rows.emplace_back();
    rows[entry->second].add(kernel);
  }
  llvm::stable_sort(rows, [](const DiffRow &a, const DiffRow &b) {
    return a.getWeight() > b.getWeight();
  });
  return rows;
}

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
        isUnchanged(kernel) &&
        getPlace(kernel.old->location) != getPlace(kernel.current->location);
    for (auto count : {&Costs::flops, &Costs::iops, &Costs::bytes})
      counts.unknown += !((*kernel.before).*count) && !((*kernel.after).*count);
  }
  return counts;
}

/// The columns that both tables end with.
static void addCostColumns(std::vector<TextColumn> &columns) {
  using Align = TextColumn::Align;
  columns.push_back({"flops", Align::Right, 3});
  columns.push_back({"int ops", Align::Right, 2});
  columns.push_back({"bytes", Align::Right, 7});
  columns.push_back({"time", Align::Right, 8});
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

static std::vector<std::string> describeCosts(const CostChange &change) {
  return {describeFlops(change), describeIops(change), describeBytes(change),
          describeTime(change)};
}

/// A row of kernels that are not listed.
static std::vector<std::string> makeSumRow(const std::string &what,
                                           const DiffRow &row) {
  std::vector<std::string> cells = {what, "", "x" + llvm::utostr(row.number),
                                    ""};
  llvm::append_range(cells, describeCosts(row.sum));
  cells.push_back("");
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
  addCostColumns(table.columns);
  table.columns.push_back({"bound by", Align::Left, 4, 26, Cut::Middle});

  std::string file = getCommonFile(diff);
  std::vector<DiffRow> rows = collectRows(diff);
  size_t shown =
      maxRows == 0 ? rows.size() : std::min<size_t>(maxRows, rows.size());
  for (const DiffRow &row : llvm::ArrayRef(rows).take_front(shown)) {
    std::vector<std::string> cells = {
        describeKind(*row.first).str(), makePrintable(row.first->get().op),
        row.number > 1 ? "x" + llvm::utostr(row.number) : "",
        describeLocation(*row.first, file)};
    llvm::append_range(cells, describeCosts(row.sum));
    cells.push_back(describeBound(*row.first));
    table.rows.push_back(std::move(cells));
  }
  if (table.rows.empty())
    return table;
  DiffRow rest, unchanged;
  for (const DiffRow &row : llvm::ArrayRef(rows).drop_front(shown)) {
    rest.number += row.number;
    addTo(rest.sum.before, row.sum.before);
    addTo(rest.sum.after, row.sum.after);
  }
  for (const KernelChange &kernel : diff.kernels)
    if (isCounted(kernel) && isUnchanged(kernel))
      unchanged.add(kernel);
  if (rest.number > 0)
    table.rows.push_back(makeSumRow("more", rest));
  if (unchanged.number > 0)
    table.rows.push_back(makeSumRow("unchanged", unchanged));
  letFormulasBeCut(table);
  return table;
}

DiffTable mlir::roofline::makeTotalTable(const ReportDiff &diff) {
  using Align = TextColumn::Align;
  DiffTable table;
  table.columns = {{"total", Align::Left, 9}, {"kernels", Align::Right, 4}};
  addCostColumns(table.columns);
  table.columns.push_back({"regime", Align::Left, 5});
  KernelCounts counts = countKernels(diff);
  auto addRow = [&](const std::string &what, const std::string &kernels,
                    const CostChange &change) {
    std::vector<std::string> cells = {what, kernels};
    llvm::append_range(cells, describeCosts(change));
    cells.push_back(describeRegime(change));
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
