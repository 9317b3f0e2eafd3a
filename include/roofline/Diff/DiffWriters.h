//===- DiffWriters.h - Comparisons for people -------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIFF_DIFFWRITERS_H
#define ROOFLINE_DIFF_DIFFWRITERS_H

#include "roofline/Diff/Limits.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::roofline {

/// One document of both files, and what is wrong with it.
struct JudgedDiff {
  ReportDiff diff;
  std::vector<Violation> violations;
  /// Target or assumptions differ, and limits were not judged for that reason,
  /// which is a failure.
  bool isRefused = false;
};

/// Two files with their verdict.
struct Comparison {
  std::string pathBefore, pathAfter;
  std::vector<Limit> limits;
  std::vector<JudgedDiff> documents;

  /// How many limits do not hold, each place by itself.
  size_t countFailures() const;
  /// Nothing of what is compared changed.
  bool isSame() const;
};

/// Judges the documents of two files. Where target or assumptions differ there
/// are limits only if `allowOtherSettings`. The records must outlive the
/// result.
Comparison compareFiles(llvm::ArrayRef<RecordedReport> before,
                        llvm::ArrayRef<RecordedReport> after,
                        std::vector<Limit> limits, bool allowOtherSettings);

/// How a comparison is laid out.
struct DiffLayout {
  /// Columns of the terminal; of text only. Rows with two values each are wide.
  unsigned width = 160;
  /// Use ANSI colours; of text only.
  bool useColor = false;
  /// Kernel rows to show at most, largest change of time first; 0 for all.
  unsigned maxRows = 40;
};

/// Writes what changed as aligned columns:
///
///   old.json -> new.json
///
///            op             location               bytes              time
///   changed  linalg.matmul  :12:8 -> :14:8  134 MB -> 268 MB (+100%)  ...
///
///   total  kernels  flops ...
///
///   FAILED hbm-bytes+5%: total: HBM bytes 134 MB -> 268 MB (+100%)
void writeTextDiff(const Comparison &comparison, const DiffLayout &layout,
                   llvm::raw_ostream &os);

/// Writes the same for a comment on GitHub: the verdict, what failed, totals,
/// and the kernels folded. Names stand in code spans, so that none is markup or
/// calls a person.
void writeMarkdownDiff(const Comparison &comparison, const DiffLayout &layout,
                       llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_DIFF_DIFFWRITERS_H
