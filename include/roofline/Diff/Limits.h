//===- Limits.h - How far a program may get worse ---------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Limits are judged on the total of each document that both files have, and on
// each kernel that both totals contain. What cannot be told (a time that sizes
// decide, a formula that is larger at some sizes only) counts as passed.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIFF_LIMITS_H
#define ROOFLINE_DIFF_LIMITS_H

#include "roofline/Diff/ReportDiff.h"

namespace mlir::roofline {

/// One limit, as `total:hbm-bytes+5%`.
struct Limit {
  enum class Kind : uint8_t { Regime, HBMBytes, Time, Flops, Unmodelled };

  Kind kind;
  /// As it was written.
  std::string text;
  bool isOnKernels = true, isOnTotals = true;
  /// The growth that is allowed, in millionths of a percent.
  int64_t growth = 0;
};

/// Reads a comma-separated list. An error names the wrong item and what could
/// stand in its place.
llvm::Expected<std::vector<Limit>> parseLimits(llvm::StringRef text);

/// Where a limit does not hold.
struct Violation {
  const Limit *limit = nullptr;
  /// The kernel; null for the total or for what is said of the document.
  const KernelChange *kernel = nullptr;
  /// What happened, as "134 MB -> 268 MB (+100%)".
  std::string what;
};

/// The limits that `diff` passes, in the order of `limits`, total first, then
/// in that of the kernels. Nothing for a document that one file lacks.
std::vector<Violation> judge(const ReportDiff &diff,
                             llvm::ArrayRef<Limit> limits);

} // namespace mlir::roofline

#endif // ROOFLINE_DIFF_LIMITS_H
