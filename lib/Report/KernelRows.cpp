//===- KernelRows.cpp - Kernels by time, equal ones together --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelRows.h"
#include "SmallestSizes.h"
#include "roofline/Report/KernelKey.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir::roofline;

/// `seconds` times `times`; absent where one of them is not known.
static std::optional<double> multiply(std::optional<double> seconds,
                                      const Expr &times) {
  bool isNumber = times.isConstant() || times.isOverflow();
  return seconds && isNumber ? std::optional(*seconds * times.toDouble())
                             : std::nullopt;
}

/// The same at the smallest sizes; zero times infinity is zero.
static double multiplyForOrder(double seconds, const Expr &times) {
  double number = getCountAtSmallestSizes(times);
  return seconds > 0 && number > 0 ? seconds * number : 0;
}

/// Adds the kernels of `other`, each `times` over.
static void accumulate(KernelRow &row, const KernelRow &other,
                       const Expr &times) {
  row.records += other.records * times;
  row.kernels += other.kernels * times;
  row.ops += other.ops * times;
  row.iops += other.iops * times;
  row.bytes += other.bytes * times;
  std::optional<double> seconds = multiply(other.seconds, times);
  row.seconds = row.seconds && seconds ? std::optional(*row.seconds + *seconds)
                                       : std::nullopt;
  row.orderSeconds += multiplyForOrder(other.orderSeconds, times);
}

/// The time of `kernel`, at the smallest sizes where it depends on them.
static double getSecondsForOrder(const ReportKernel &kernel,
                                 const ReportData &report) {
  const Verdict &verdict = kernel.verdict;
  if (verdict.seconds)
    return *verdict.seconds;
  double slowest = 0;
  for (const RoofDemand &demand : verdict.demands)
    slowest = std::max(slowest, getSecondsAtSmallestSizes(demand.parts));
  std::optional<double> launch =
      getLaunchOverhead(report.assumptions, *report.target.model);
  return slowest + multiplyForOrder(launch.value_or(0), kernel.executions);
}

static KernelRow getRow(const ReportKernel &kernel, const ReportData &report) {
  KernelRow row;
  row.first = &kernel;
  row.records = 1;
  row.kernels = kernel.executions;
  row.iops = kernel.work.getIops();
  row.ops = kernel.work.getOps();
  row.bytes = kernel.traffic.hbm.getModelled();
  row.seconds = kernel.verdict.seconds;
  row.orderSeconds = getSecondsForOrder(kernel, report);
  return row;
}

std::vector<KernelRow> mlir::roofline::rankKernels(const ReportData &report) {
  std::vector<KernelRow> rows;
  llvm::StringMap<size_t> rowOfKey;
  for (const auto &[kernel, times] : listKernels(report)) {
    if (!kernel->isTaken)
      continue;
    auto [entry, isNew] =
        rowOfKey.try_emplace(getKernelKey(*kernel), rows.size());
    if (isNew) {
      rows.emplace_back();
      rows.back().first = kernel;
    }
    accumulate(rows[entry->second], getRow(*kernel, report), times);
  }
  llvm::stable_sort(rows, [](const KernelRow &a, const KernelRow &b) {
    return a.orderSeconds > b.orderSeconds;
  });
  return rows;
}

KernelRow mlir::roofline::sumRows(llvm::ArrayRef<KernelRow> rows) {
  KernelRow sum;
  if (!rows.empty())
    sum.first = rows.front().first;
  for (const KernelRow &row : rows)
    accumulate(sum, row, 1);
  return sum;
}

std::vector<UnitInUse>
mlir::roofline::findUnitsInUse(llvm::ArrayRef<KernelRow> rows) {
  std::vector<UnitInUse> units;
  for (const KernelRow &row : rows) {
    const Verdict &verdict = row.first->verdict;
    if (!verdict.dominantUnit || !row.first->target.empty())
      continue;
    const BookedWork &booked =
        *llvm::find_if(verdict.compute, [&](const BookedWork &booked) {
          return booked.roof == *verdict.dominantUnit;
        });
    auto same = llvm::find_if(units, [&](const UnitInUse &unit) {
      return unit.roof == booked.roof && unit.peak == booked.peak;
    });
    if (same == units.end())
      same = units.insert(units.end(), {booked.roof, *booked.peak,
                                        verdict.ridge, /*orderSeconds=*/0});
    same->orderSeconds +=
        multiplyForOrder(getSecondsAtSmallestSizes(booked.demand), row.records);
  }
  llvm::stable_sort(units, [](const UnitInUse &a, const UnitInUse &b) {
    return a.orderSeconds > b.orderSeconds;
  });
  return units;
}
