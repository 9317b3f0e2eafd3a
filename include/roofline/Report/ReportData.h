//===- ReportData.h - Everything a report says ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The final, ordered result that every writer prints. It holds no IR: names and
// locations are text already. Writers compute nothing but layout and rounding,
// so that text, JSON and every later format cannot disagree.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_REPORTDATA_H
#define ROOFLINE_REPORT_REPORTDATA_H

#include "roofline/Cost/Roofline.h"
#include "roofline/Target/TargetOrigin.h"
#include <set>
#include <string>
#include <vector>

namespace mlir::roofline {

/// The machine that judged.
struct ReportTarget {
  std::string name;
  TargetOrigin source = TargetOrigin::Default;
  /// Owned by the target registry, which outlives every report.
  const TargetModel *model = nullptr;
};

/// One kernel. Counts and times are over all its executions in one invocation
/// of its function.
struct ReportKernel {
  unsigned id = 0;      ///< position in program order over the whole module
  std::string op;       ///< "linalg.matmul"
  std::string function; ///< symbol name of the enclosing function
  /// Its place among the report's functions, since functions of different
  /// modules may share a name; a kernel without it runs once.
  std::optional<size_t> functionIndex;
  std::string location; ///< "decode.mlir:12:8", or the location as MLIR prints
  Count executions = 1;
  Work work;
  Traffic traffic;
  Verdict verdict;
  /// Extents of the loops that the numbers were derived for.
  std::vector<int64_t> domain;
  /// The target of this kernel where it is not the report's own.
  std::string target;
};

/// Sums over several kernels.
struct ReportTotals {
  Work work;
  Traffic traffic;
  /// Sum of the kernels' times, in seconds.
  double seconds = 0;
  /// How much of it passes in kernels bound by memory and by a unit.
  double memoryBoundSeconds = 0;
  double computeBoundSeconds = 0;
  /// By the larger of the two parts; ties go to memory.
  Regime regime = Regime::None;
  std::optional<double> intensity;
  std::optional<double> attainable;
  /// Units that have work but no rate on the target of their kernel. The times
  /// leave them out and are lower bounds.
  std::set<std::string> unrated;
};

/// The bound that no fusion can go below: all the work of a function as one
/// kernel that reads the touched parts of inputs and constants, and writes the
/// results, once. For a module, the sum over its functions, bound by what the
/// slowest is bound by.
struct ReportFloor {
  Traffic traffic;
  Verdict verdict;
};

struct ReportFunction {
  std::string name;
  /// Invocations that the totals include; 1 for a public function.
  Count calls = 1;
  /// A private function that nothing calls.
  bool isDead = false;
  /// Of one invocation.
  ReportTotals totals;
  ReportFloor floor;
};

/// Ops of one name that could not be costed for one reason.
struct ReportUnmodelled {
  std::string op;
  std::string why;
  /// Where the first of them stands.
  std::string location;
  Count count;
  /// Each operand and result of each of them once; a lower bound where
  /// `bytesComplete` is false, because some sizes are not known.
  Count boundaryBytes;
  bool bytesComplete = true;
};

/// One report.
struct ReportData {
  ReportTarget target;
  Assumptions assumptions;
  /// "llvm" of the tool record, such as "22.1.8".
  std::string llvmVersion;
  /// In program order.
  std::vector<ReportKernel> kernels;
  std::vector<ReportFunction> functions;
  ReportTotals totals;
  ReportFloor floor;
  /// In order of first appearance.
  std::vector<ReportUnmodelled> unmodelled;

  /// Nothing was left out of the totals.
  bool isComplete() const { return unmodelled.empty(); }
};

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_REPORTDATA_H
