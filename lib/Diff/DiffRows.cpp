//===- DiffRows.cpp - Kernels that changed in the same way ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiffRows.h"
#include "DiffText.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;

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
  for (auto [mine, other] : llvm::zip(sum->onTargets, costs->onTargets))
    mine.seconds = mine.seconds && other.seconds
                       ? std::optional(*mine.seconds + *other.seconds)
                       : std::nullopt;
}

void DiffRow::add(const KernelChange &kernel) {
  if (!first)
    first = &kernel;
  ++number;
  addTo(sum.before, kernel.before);
  addTo(sum.after, kernel.after);
}

void DiffRow::add(const DiffRow &row) {
  number += row.number;
  addTo(sum.before, row.sum.before);
  addTo(sum.after, row.sum.after);
}

/// By how much the time of `change` changed; infinite where that is not known.
static double getDifference(const CostChange &change) {
  auto getSeconds = [](const std::optional<Costs> &costs) {
    return costs ? costs->seconds.value_or(HUGE_VAL) : 0;
  };
  double before = getSeconds(change.before), after = getSeconds(change.after);
  return std::isinf(before) || std::isinf(after) ? HUGE_VAL
                                                 : std::abs(after - before);
}

double DiffRow::getWeight() const {
  double weight = getDifference(sum);
  const std::optional<Costs> &any = sum.after ? sum.after : sum.before;
  for (const RecordedVerdict &verdict : any->onTargets)
    weight = std::max(weight, getDifference(sum.on(verdict.target)));
  return weight;
}

StringRef mlir::roofline::describeKind(const KernelChange &kernel) {
  if (!kernel.old)
    return "added";
  if (!kernel.current)
    return "removed";
  if (kernel.countedBefore == kernel.countedAfter)
    return "changed";
  return kernel.countedAfter ? "counts now" : "counts no more";
}

/// What binds a kernel: a roof, or in words.
static std::string describeOneBound(const RecordedKernel &kernel) {
  if (!kernel.crossover.empty())
    return makePrintable(kernel.crossover);
  return kernel.boundBy.empty() ? stringify(kernel.regime).str()
                                : makePrintable(kernel.boundBy);
}

std::string mlir::roofline::describeBound(const KernelChange &kernel) {
  return kernel.isMatched() ? describeTexts(describeOneBound(*kernel.old),
                                            describeOneBound(*kernel.current))
                            : describeOneBound(kernel.get());
}

StringRef mlir::roofline::getFile(StringRef location) {
  size_t end = location.find(':');
  return end == StringRef::npos ? "" : location.take_front(end + 1);
}

StringRef mlir::roofline::getLineAndColumn(StringRef location) {
  return location.drop_front(getFile(location).size());
}

std::string mlir::roofline::describeLocation(const KernelChange &kernel,
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
    for (const RecordedVerdict &verdict : costs->onTargets) {
      key += "|" + verdict.bound;
      if (verdict.seconds)
        llvm::raw_string_ostream(key) << llvm::format("|%a", *verdict.seconds);
    }
  };
  add(kernel.before);
  add(kernel.after);
  return key + "|" + describeBound(kernel);
}

bool mlir::roofline::isCounted(const KernelChange &kernel) {
  return kernel.countedBefore || kernel.countedAfter;
}

bool mlir::roofline::isUnchanged(const KernelChange &kernel) {
  return kernel.isSame && kernel.countedBefore == kernel.countedAfter;
}

std::vector<DiffRow> mlir::roofline::collectRows(const ReportDiff &diff) {
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

DiffRow mlir::roofline::sumUnchanged(const ReportDiff &diff) {
  DiffRow sum;
  for (const KernelChange &kernel : diff.kernels)
    if (isCounted(kernel) && isUnchanged(kernel))
      sum.add(kernel);
  return sum;
}
