//===- ReportSummary.h - What pictures and texts start from -----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of a report with what is the same for all of them, and the words in
// which every format for people writes their numbers.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_REPORTSUMMARY_H
#define ROOFLINE_LIB_REPORT_REPORTSUMMARY_H

#include "KernelRows.h"
#include "roofline/Report/TextFormat.h"

namespace mlir::roofline {

/// The file of the locations of `rows`, if it is one.
std::string findCommonFile(llvm::ArrayRef<KernelRow> rows);

/// How often each group runs in all that the totals contain.
std::vector<Expr> countGroupRuns(const ReportData &report);

/// A report and its rows.
struct ReportSummary {
  explicit ReportSummary(const ReportData &report)
      : report(report), rows(rankKernels(report)), all(sumRows(rows)),
        groupRuns(countGroupRuns(report)), hasIops(!all.iops.isZero()),
        hasFormulas(!all.seconds), file(findCommonFile(rows)) {}

  /// The part of the total time that `seconds` are; "-" where they are not
  /// known, nothing where the total is not.
  std::string formatShare(std::optional<double> seconds) const;
  /// "3.35 TFLOP/s"; "-" if there is nothing to attain.
  std::string formatAttainable(std::optional<double> opsPerSecond) const;
  /// How many times faster all is on `target` than on the first of those that
  /// are compared, "1.43x"; nothing for the first, and where a time is not
  /// known. What a roof without a rate leaves out of a time can only bring it
  /// down: "<= 5.45x", ">= 1.00x", "1.00x ?" where both have some.
  std::string formatSpeedup(const ComparedTarget &target) const;
  /// ":12:8" in the common file, else all of it; nothing if it is not known.
  std::string formatLocation(llvm::StringRef location) const;
  /// "linalg.matmul x24 :12:8", for `kernels` kernels of which the first is at
  /// `location`.
  std::string formatPlace(llvm::StringRef op, const Expr &kernels,
                          llvm::StringRef location) const;

  const ReportData &report;
  std::vector<KernelRow> rows;
  /// All rows together.
  KernelRow all;
  /// By group.
  std::vector<Expr> groupRuns;
  /// Operations are then flops and integer operations in one.
  bool hasIops;
  /// Some time is not known, since it depends on a symbol.
  bool hasFormulas;
  /// The file that the locations of all rows are in; empty if there are several
  /// or none.
  std::string file;
};

/// What the operations of a unit are called: "FLOP" or "OP".
std::string getOpUnit(Roof roof);

/// "24": all digits as long as they fit a narrow column, else "2.50 M".
std::string formatTally(const Expr &count);

/// "x24", "xN", "x(2*N)"; nothing for one.
std::string formatRepeats(const Expr &count);

/// "49.2 kB", "4*B bytes".
std::string formatBytes(const Expr &bytes);

/// "63.0"; "-" without a number.
std::string formatRatioOr(std::optional<double> ratio);

/// "40.1 us"; "-" where it is not known.
std::string formatTime(std::optional<double> seconds);

/// The name of `regime`, with a question mark where roofs in `unrated`, a set
/// or list, could make it another.
template <typename Roofs>
std::string formatRegime(Regime regime, const Roofs &unrated) {
  return stringify(regime).str() + (unrated.empty() ? "" : " ?");
}

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_REPORTSUMMARY_H
