//===- DiffRows.h - Kernels that changed in the same way --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_DIFFROWS_H
#define ROOFLINE_LIB_DIFF_DIFFROWS_H

#include "roofline/Diff/ReportDiff.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::roofline {

/// Kernels that changed in the same way, with the sums of their costs.
struct DiffRow {
  /// Null where there are none.
  const KernelChange *first = nullptr;
  unsigned number = 0;
  CostChange sum;

  void add(const KernelChange &kernel);
  void add(const DiffRow &row);
  /// By how much the time changed, in seconds, on the target where it did most;
  /// infinite where that is not known.
  double getWeight() const;
};

/// Whether a total contains the kernel.
bool isCounted(const KernelChange &kernel);
/// Whether it is as it was, and in as many of the totals.
bool isUnchanged(const KernelChange &kernel);

/// The kernels that changed, of those that a total contains, largest change of
/// time first.
std::vector<DiffRow> collectRows(const ReportDiff &diff);
/// Those that did not.
DiffRow sumUnchanged(const ReportDiff &diff);

/// "added", "removed", "changed", "counts now" or "counts no more".
llvm::StringRef describeKind(const KernelChange &kernel);
/// What binds a kernel: a roof, or in words.
std::string describeBound(const KernelChange &kernel);
/// ":12:8 -> :14:8" where `commonFile` is said elsewhere, else with the files,
/// the same one not twice.
std::string describeLocation(const KernelChange &kernel,
                             llvm::StringRef commonFile);
/// What follows the file in a location: line and column.
llvm::StringRef getLineAndColumn(llvm::StringRef location);
/// The file of a location with the colon behind it; empty without one.
llvm::StringRef getFile(llvm::StringRef location);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_DIFFROWS_H
