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

#include "ReportSummary.h"
#include "roofline/Report/ReportWriters.h"
#include "roofline/Report/TextTable.h"

namespace mlir::roofline {

/// Whether all of `rows` are judged on the report's own target.
bool areOnOwnTarget(llvm::ArrayRef<KernelRow> rows);

/// What all sections need.
struct TextContext : ReportSummary {
  TextContext(const ReportData &report, const TextLayout &layout,
              llvm::raw_ostream &os)
      : ReportSummary(report), layout(layout), os(os) {}

  /// Prints prose; lines after the first are indented.
  void printParagraph(llvm::StringRef text) const {
    printWrapped(text, layout.width, /*indent=*/2, os);
  }
  /// One item of a list.
  void printItem(const std::string &text) const { printParagraph("- " + text); }
  /// The target that `kernel` is judged on.
  std::string getTargetName(const ReportKernel &kernel) const {
    return makePrintable(kernel.target.empty() ? report.target.name
                                               : kernel.target);
  }

  /// The rows that the table of kernels has.
  llvm::ArrayRef<KernelRow> getShownRows() const {
    return llvm::ArrayRef(rows).take_front(layout.maxKernels);
  }

  const TextLayout &layout;
  llvm::raw_ostream &os;
};

/// "1 op", "37 kernels".
inline std::string pluralize(const Expr &count, llvm::StringRef noun) {
  return formatTally(count) + " " + noun.str() + (count.isOne() ? "" : "s");
}

/// Kernels by time. Notes explain what the table has room for.
TextTable makeKernelTable(const TextContext &context);
void printKernels(const TextContext &context);

/// Totals as the program stands, and the floor under them.
TextTable makeTotalsTable(const TextContext &context);
void printTotals(const TextContext &context);

/// What to fuse, those groups first that save the most time; and what stays
/// apart, where that was asked for.
void printGroups(const TextContext &context);

/// What would make the whole faster, best first.
void printLevers(const TextContext &context);

/// What comes of the changes that were asked for.
void printWhatIfs(const TextContext &context);

/// How much is in the floor class, in the list of notes.
void printFloorClass(const TextContext &context);

/// The totals on every target, and where these disagree on what binds.
void printTargets(const TextContext &context);

/// The totals along a sweep, and where it changes what the rows are bound by.
void printSweep(const TextContext &context);

/// Where verdicts turn with the sizes that are open, and what those are.
void printSymbols(const TextContext &context);

/// Ops that the totals leave out.
void printUnmodelled(const TextContext &context);

/// Of the slowest kernels: what the best tiles found cost beyond the verdict,
/// and what keeps imposed ones from running.
void printTilings(const TextContext &context);

/// What was counted of branches, and the first few kernels that were not.
void printBranches(const TextContext &context);

/// How the slowest launches fill the target.
void printLaunches(const TextContext &context);
/// How many kernels are shorter than a launch.
void printLaunchBound(const TextContext &context);
/// An overhead that was asked for, but is not in the times.
void printUnknownLatencies(const TextContext &context);

/// Says, where the tables have such rates, why some are above a peak.
void printSumsAbovePeak(const TextContext &context);

/// What the numbers take for granted, and what they cannot say.
void printNotes(const TextContext &context);

/// The width that columns of formulas may be cut to, enough for a leading term
/// of some length, "134217728*B + .."; no number is wider.
constexpr unsigned kFormulaWidth = 16;

/// The roof that binds, in the colour of its kind; where that depends on
/// symbols, the regime.
TextCell getBoundCell(const Verdict &verdict);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXTSECTIONS_H
