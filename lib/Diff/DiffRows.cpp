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

/// What binds a kernel, with the regime where that changed.
static std::string describeBound(const KernelChange &kernel) {
  auto describe = [&](const RecordedKernel &side) {
    if (!side.crossover.empty())
      return side.crossover;
    return side.boundBy.empty() ? stringify(side.regime).str() : side.boundBy;
  };
  if (!kernel.isMatched())
    return describe(kernel.get());
  std::string old = describe(*kernel.old), current = describe(*kernel.current);
  if (kernel.old->regime == kernel.current->regime)
    return describeTexts(old, current);
  auto addRegime = [](const std::string &text, Regime regime) {
    return text == stringify(regime)
               ? text
               : text + " (" + stringify(regime).str() + ")";
  };
  return addRegime(old, kernel.old->regime) + " -> " +
         addRegime(current, kernel.current->regime);
}

/// "decode.mlir:12:8 -> :14:8": the file is not said twice.
static std::string describeLocation(const KernelChange &kernel) {
  StringRef current = kernel.get().location;
  if (!kernel.isMatched() || kernel.old->location == current)
    return makePrintable(current);
  StringRef old = kernel.old->location;
  size_t file = old.find(':');
  bool isSameFile = file != StringRef::npos &&
                    current.take_front(file + 1) == old.take_front(file + 1);
  return makePrintable(
      describeTexts(old, isSameFile ? current.drop_front(file) : current));
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
        isUnchanged(kernel) && kernel.old->location != kernel.current->location;
    for (auto count : {&Costs::flops, &Costs::iops, &Costs::bytes})
      counts.unknown += !((*kernel.before).*count) && !((*kernel.after).*count);
  }
  return counts;
}

/// The columns that both tables end with.
static void addCostColumns(std::vector<TextColumn> &columns) {
  using Align = TextColumn::Align;
  columns.push_back({"flops", Align::Right, 3, 16, Cut::Middle});
  columns.push_back({"int ops", Align::Right, 2, 16, Cut::Middle});
  columns.push_back({"bytes", Align::Right, 6, 16, Cut::Middle});
  columns.push_back({"time", Align::Right, 7});
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
  table.columns = {{"kernels", Align::Left, 5},
                   {"op", Align::Left, 9, 12, Cut::Middle, true},
                   {"", Align::Right, 8},
                   {"location", Align::Left, 4, 10, Cut::Front}};
  addCostColumns(table.columns);
  table.columns.push_back({"bound by", Align::Left, 5, 10, Cut::Middle});

  std::vector<DiffRow> rows = collectRows(diff);
  size_t shown =
      maxRows == 0 ? rows.size() : std::min<size_t>(maxRows, rows.size());
  for (const DiffRow &row : llvm::ArrayRef(rows).take_front(shown)) {
    std::vector<std::string> cells = {
        describeKind(*row.first).str(), makePrintable(row.first->get().op),
        row.number > 1 ? "x" + llvm::utostr(row.number) : "",
        describeLocation(*row.first)};
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
  return table;
}
