//===- TextSections.h - The parts of the text report ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per section of the text report, in the order in which they
// appear. A section with nothing to say prints nothing; otherwise it starts
// with an empty line.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_TEXTSECTIONS_H
#define ROOFLINE_LIB_REPORT_TEXTSECTIONS_H

#include "KernelRows.h"
#include "roofline/Report/ReportWriters.h"
#include "roofline/Report/TextTable.h"

namespace mlir::roofline {

/// The file of the locations of `rows`, if it is one.
std::string findCommonFile(llvm::ArrayRef<KernelRow> rows);

/// Whether all of `rows` are judged on the report's own target.
bool areOnOwnTarget(llvm::ArrayRef<KernelRow> rows);

/// How often each group runs in all that the totals contain.
std::vector<Expr> countGroupRuns(const ReportData &report);

/// What all sections need.
struct TextContext {
  TextContext(const ReportData &report, const TextLayout &layout,
              llvm::raw_ostream &os)
      : report(report), layout(layout), os(os), rows(rankKernels(report)),
        all(sumRows(rows)), groupRuns(countGroupRuns(report)),
        hasIops(!all.iops.isZero()), hasFormulas(!all.seconds),
        file(findCommonFile(rows)) {}

  /// The part of the total time that `seconds` are; "-" where they are not
  /// known, nothing where the total is not.
  std::string formatShare(std::optional<double> seconds) const;
  /// "3.35 TFLOP/s"; "-" if there is nothing to attain.
  std::string formatAttainable(std::optional<double> opsPerSecond) const;
  /// ":12:8" in the common file, else all of it; nothing if it is not known.
  std::string formatLocation(llvm::StringRef location) const;
  /// "linalg.matmul x24 :12:8", for `kernels` kernels of which the first is at
  /// `location`.
  std::string formatPlace(llvm::StringRef op, const Expr &kernels,
                          llvm::StringRef location) const;
  /// Prints prose; lines after the first are indented.
  void printParagraph(llvm::StringRef text) const {
    printWrapped(text, layout.width, /*indent=*/2, os);
  }

  const ReportData &report;
  const TextLayout &layout;
  llvm::raw_ostream &os;
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

/// Kernels by time.
void printKernels(const TextContext &context);

/// Totals as the program stands, and the floor under them.
void printTotals(const TextContext &context);

/// What to fuse, those groups first that save the most time; and what stays
/// apart, where that was asked for.
void printGroups(const TextContext &context);

/// How much is in the floor class, in the list of notes.
void printFloorClass(const TextContext &context);

/// The totals along a sweep, and where it changes what the rows are bound by.
void printSweep(const TextContext &context);

/// Where verdicts turn with the sizes that are open, and what those are.
void printSymbols(const TextContext &context);

/// Ops that the totals leave out.
void printUnmodelled(const TextContext &context);

/// Of the slowest kernels: what the best tiles found cost beyond the verdict,
/// and what keeps imposed ones from running.
void printTilings(const TextContext &context);

/// What the numbers take for granted, and what they cannot say.
void printNotes(const TextContext &context);

/// The width that columns of formulas may be cut to, enough for a leading term
/// of some length, "134217728*B + .."; no number is wider.
constexpr unsigned kFormulaWidth = 16;

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

/// The roof that binds, in the colour of its kind; where that depends on
/// symbols, the regime.
TextCell getBoundCell(const Verdict &verdict);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXTSECTIONS_H
