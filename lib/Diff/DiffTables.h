//===- DiffTables.h - What both writers show --------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables of texts, and sentences beside them, for any layout.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_DIFFTABLES_H
#define ROOFLINE_LIB_DIFF_DIFFTABLES_H

#include "roofline/Diff/DiffWriters.h"
#include "roofline/Report/TextTable.h"

namespace mlir::roofline {

/// Cells of one row; those of names come first.
struct DiffTable {
  std::vector<TextColumn> columns;
  std::vector<std::vector<std::string>> rows;
};

/// What a document's kernels come to.
struct KernelCounts {
  /// Records that the totals of the one and the other report contain.
  unsigned before = 0, after = 0;
  unsigned changed = 0, added = 0, removed = 0;
  /// Of those that did not change, and how many stand elsewhere now.
  unsigned unchanged = 0, moved = 0;
  /// Changed, added or removed where no total has them.
  unsigned uncounted = 0;
  /// Counts that are not known in either report, so that nothing compares them.
  unsigned unknown = 0;
};

KernelCounts countKernels(const ReportDiff &diff);

/// The file that all kernels of both reports stand in; empty if there is none.
std::string getCommonFile(const ReportDiff &diff);

/// The kernels that changed, equal changes in one row with their sums, the
/// largest change of time first; at most `maxRows` (0 for all), then what the
/// rest and the unchanged ones come to. No rows where none changed. Locations
/// are without the common file.
DiffTable makeKernelTable(const ReportDiff &diff, unsigned maxRows);

/// The total, and that with every fusion group as one kernel.
DiffTable makeTotalTable(const ReportDiff &diff);

/// "target: h100-sxm -> h200", for each setting that differs.
std::vector<std::string> listSettings(const ReportDiff &diff);

/// Sentences on functions, sizes, targets, unmodelled ops and what makes
/// numbers bounds.
std::vector<std::string> listNotes(const ReportDiff &diff);

/// "hbm-bytes+5%: total: HBM bytes ...", for each limit that does not hold.
std::vector<std::string> listFailures(const JudgedDiff &document);

/// Which documents of the files these are; empty where each has one.
std::string describeDocument(const ReportDiff &diff,
                             const Comparison &comparison);

/// "no change", "within all limits", "2 limits do not hold".
std::string describeVerdict(const Comparison &comparison);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_DIFFTABLES_H
