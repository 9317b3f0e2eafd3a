//===- ReportDiff.h - What changed between two reports ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels of two reports are matched function by function, functions by name
// or else by what is in them. Within a function kernels of equal op, loops and
// counts come first, in order as in a diff of two texts, then those of them
// that changed places; then, in the gaps of the order, kernels of equal op at
// the same place, of equal op and loops, and of equal op.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIFF_REPORTDIFF_H
#define ROOFLINE_DIFF_REPORTDIFF_H

#include "roofline/Diff/RecordedReport.h"
#include "roofline/Support/Expr.h"
#include <memory>

namespace mlir::roofline {

/// Times that differ by no more than this part of them are the same: sums of
/// doubles in another order.
inline constexpr double kTimeRounding = 1e-12;

/// Costs to compute with. Formulas of both reports are over one set of symbols.
struct Costs {
  /// Absent where not known.
  std::optional<Expr> flops, iops, bytes;
  /// Absent where not known.
  std::optional<double> seconds;
  Regime regime = Regime::None;
  /// On the targets that both reports compare their own with.
  std::vector<RecordedVerdict> onTargets;

  /// The same with the verdict of `target`, one of those.
  Costs on(llvm::StringRef target) const;
};

/// Something with costs in one report or in both.
struct CostChange {
  std::optional<Costs> before, after;
  /// What the time follows from is the same, so that it is where neither report
  /// has a number for it.
  bool isTimeSame = false;
  /// Nothing that a comparison looks at changed.
  bool isSame = false;

  /// What changed on `target`, one that both reports compare theirs with.
  CostChange on(llvm::StringRef target) const;
};

/// A kernel, or one that was added or removed.
struct KernelChange : CostChange {
  /// Null where it was added or removed.
  const RecordedKernel *old = nullptr, *current = nullptr;
  /// Whether the totals contain it, of an instance's function the instances.
  bool countedBefore = false, countedAfter = false;
  /// An instance is in both totals equally often; true of other kernels.
  bool isAsOften = true;

  /// The one of the newer report if there is one.
  const RecordedKernel &get() const { return current ? *current : *old; }
  bool isMatched() const { return old && current; }
};

/// A function that is called differently often, or has another name.
struct FunctionChange {
  std::string nameBefore, nameAfter;
  RecordedCount callsBefore, callsAfter;
  bool areCallsSame = true;
};

/// Ops of one name that could not be costed; zero times where there are none.
struct UnmodelledChange {
  std::string op, why, location;
  bool isInTotals = true;
  /// Absent where not known.
  std::optional<Expr> before, after;
};

/// Something that numbers follow from besides the program; empty where a report
/// does not have it.
struct SettingChange {
  std::string name, before, after;

  bool operator==(const SettingChange &other) const {
    return name == other.name && before == other.before && after == other.after;
  }
};

/// Two documents, or one that the other file lacks. The records must outlive
/// it.
struct ReportDiff {
  /// Position in its file, from 0; absent where the file lacks it.
  std::optional<unsigned> indexBefore, indexAfter;
  const RecordedReport *before = nullptr, *after = nullptr;
  std::vector<SettingChange> settings;
  /// The targets that both reports compare their own with, as the newer lists
  /// them, and those that only the newer has.
  std::vector<std::string> targets, newTargets;
  /// The older names of sizes by the newer ones. All that is said of the newer
  /// report is in the older names.
  std::map<std::string, std::string> renamedSizes;
  /// The newer report with these; null without any.
  std::shared_ptr<const RecordedReport> renamed;
  /// In program order of the newer report, then those that were removed.
  std::vector<KernelChange> kernels;
  CostChange total;
  /// Absent where neither report has groups.
  std::optional<CostChange> fused;
  std::vector<FunctionChange> functions;
  std::vector<UnmodelledChange> unmodelled;
  /// What the formulas are over.
  std::unique_ptr<SymbolContext> symbols;

  bool isMatched() const { return before && after; }
};

/// Compares the documents of two files in order. A file may have documents that
/// the other lacks: they are found as kernels are, by their functions.
std::vector<ReportDiff> compareReports(llvm::ArrayRef<RecordedReport> before,
                                       llvm::ArrayRef<RecordedReport> after);

} // namespace mlir::roofline

#endif // ROOFLINE_DIFF_REPORTDIFF_H
