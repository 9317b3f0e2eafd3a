//===- KernelRows.h - Kernels by time, equal ones together ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A network repeats its layers, so most of its kernels equal others in all but
// their place. Here they become one row each, weighted by how often their
// function is invoked, so that the rows add up to the report's totals. Twelve
// calls of a function with one kernel, twelve turns of a loop around it and
// twelve copies of it give the same row, of 12 kernels. The counts of a row may
// be formulas; its time is then not known.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_KERNELROWS_H
#define ROOFLINE_LIB_REPORT_KERNELROWS_H

#include "roofline/Report/CountedKernels.h"

namespace mlir::roofline {

/// Equal kernels.
struct KernelRow {
  /// The first in program order: stands for op, location and verdict.
  const ReportKernel *first = nullptr;
  /// How many such records there are, each as often as it is invoked.
  Expr records;
  /// How many kernels that is, each record being one per execution.
  Expr kernels;
  /// Sums over them; `ops` are flops and integer operations.
  Expr ops;
  Expr iops;
  Expr bytes;
  /// Absent where it depends on a symbol.
  std::optional<double> seconds = 0;
  /// `seconds` or, where they are absent, the time at the smallest sizes
  /// (SmallestSizes.h): for order only, never printed.
  double orderSeconds = 0;
};

/// The kernels that are part of the totals, slowest row first by
/// `orderSeconds`, ties in program order.
std::vector<KernelRow> rankKernels(const ReportData &report);

/// What `rows` are together; its `first` is that of the first row.
KernelRow sumRows(llvm::ArrayRef<KernelRow> rows);

/// A unit, at one rate, that is the dominant one of some kernels.
struct UnitInUse {
  Roof roof;
  double peak = 0;
  std::optional<double> ridge;
  /// How long it is busy in these kernels, at the smallest sizes: for order
  /// only, never printed.
  double orderSeconds = 0;
};

/// The units that the kernels in `rows` are measured against on the report's
/// own target, the busiest first.
std::vector<UnitInUse> findUnitsInUse(llvm::ArrayRef<KernelRow> rows);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_KERNELROWS_H
