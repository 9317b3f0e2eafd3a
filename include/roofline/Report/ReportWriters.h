//===- ReportWriters.h - Report formats -------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_REPORTWRITERS_H
#define ROOFLINE_REPORT_REPORTWRITERS_H

#include "roofline/Report/ReportData.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::roofline {

/// How a text report is laid out.
struct TextLayout {
  /// Columns of the terminal; lines are never longer.
  unsigned width = 80;
  /// Use ANSI colours.
  bool useColor = false;
  /// Kernel rows to show at most; the rest is summed in one row.
  unsigned maxKernels = 20;
};

/// Writes the one-screen report for a person, in plain ASCII but for names. At
/// 80 columns the table of kernels looks like this, slowest first; `x24` are 24
/// equal kernels, their numbers summed:
///
///   op                    flops    bytes  flop/B  bound by     %peak     time
///   linalg.generic  x24  1.61 G  9.66 GB   0.167  hbm          0.83%  2.88 ms
///   ..batch_matmul  x24   103 G  3.62 GB    28.4  hbm          9.63%  1.08 ms
///   linalg.matmul   x96   825 G  1.81 GB     455  tensor.bf16   100%   833 us
///
/// Wider terminals get more columns. `%peak` is of the unit that the kernel
/// keeps busiest; the `floor` of the totals is what no fusion can beat.
///
/// Where sizes are open, counts are formulas, and kernels without a time stand
/// where the smallest sizes put them:
///
///   op             location        flops                bytes  bound by  time
///   linalg.matmul  :12:3     134217728*B  32768*B + 134217728  depends      -
///
/// Below the totals then stands where verdicts turn ("compute-bound from B =
/// 319") and what the symbols are that the program's kernels depend on. A sweep
/// comes right after the totals, in `maxKernels` values at most:
///
///   Sweep over B, total:
///     B  flop/B  bound by         attainable     time
///     1    1.00  memory-bound   3.35 TFLOP/s  40.1 us
///   512     455  compute-bound   989 TFLOP/s  69.5 us
///   Bound by, in steps of the sweep:
///   - linalg.matmul :12:3: hbm up to B = 256, tensor.bf16 from B = 512
void writeTextReport(const ReportData &report, const TextLayout &layout,
                     llvm::raw_ostream &os);

/// Writes where the figures of kernels come from, for the derivations of
/// `report`, as text in plain ASCII but for names: the parts with their sums,
/// the rule of each, and every roof as amount over rate (docs/explain.md).
/// Counts have all their digits; lines are as long as they need to be.
void writeDerivations(const ReportData &report, llvm::raw_ostream &os);

/// The same of one kernel, as the page shows it; empty where the report has no
/// derivation of it.
std::string formatDerivation(const ReportData &report,
                             const ReportKernel &kernel);

/// How a JSON report is laid out.
struct JSONLayout {
  /// Spaces per level; 0 puts the document on one line.
  unsigned indent = 2;
};

/// Writes schema `roofline.report/1` and a final newline. Integers have all
/// their digits, whatever their size; counts that depend on symbols are null,
/// and an object `expr` has their formulas.
void writeJSONReport(const ReportData &report, const JSONLayout &layout,
                     llvm::raw_ostream &os);

/// How a CSV report is laid out.
struct CSVLayout {
  /// Name the columns in the first line.
  bool hasHeader = true;
};

/// Writes a line per kernel in program order or, of a report with a sweep, per
/// value and series. Fields are quoted as RFC 4180 says where they must be, and
/// lines end in a newline. Numbers have the digits that JSON has, counts that
/// depend on symbols are formulas, and what is not known is empty.
void writeCSVReport(const ReportData &report, const CSVLayout &layout,
                    llvm::raw_ostream &os);

/// Writes the roofline chart of the report as one SVG document (Chart.h): every
/// kernel at its intensity and what it can attain, under the roofs that bind.
void writeSVGReport(const ReportData &report, llvm::raw_ostream &os);

/// Writes the report as one HTML page that needs nothing beside it and asks for
/// nothing (docs/report-html.md): the chart, a table of kernels that can be
/// sorted and filtered, and controls for the target and for open sizes, which
/// the page judges by the rates that the shipped targets book work at.
void writeHTMLReport(const ReportData &report, llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_REPORTWRITERS_H
