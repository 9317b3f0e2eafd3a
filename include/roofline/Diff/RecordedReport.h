//===- RecordedReport.h - A JSON report that is read back -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a comparison needs of a document of schema `roofline.report/1`. Counts
// stay what the document says: integers with all digits, or formulas as text.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIFF_RECORDEDREPORT_H
#define ROOFLINE_DIFF_RECORDEDREPORT_H

#include "roofline/Cost/Roofline.h"
#include "llvm/Support/Error.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mlir::roofline {

/// A count: a number, or else a formula, or neither where it is not known.
struct RecordedCount {
  std::optional<Count> number;
  std::string formula;

  /// All digits, the formula, or "?".
  std::string toString() const;
};

/// What a target makes of a kernel or a total.
struct RecordedVerdict {
  std::string target;
  /// Absent where not known.
  std::optional<double> seconds;
  /// `None` also where it is not known.
  Regime regime = Regime::None;
  /// What binds, in words; empty of a total.
  std::string bound;
};

/// What kernels and totals have in common.
struct RecordedCosts {
  RecordedCount flops;
  RecordedCount iops;
  /// Bytes of main memory.
  RecordedCount bytesRead, bytesWritten;
  /// Absent where not known.
  std::optional<double> seconds;
  Regime regime = Regime::None;
  /// On the targets that the report compares its own with.
  std::vector<RecordedVerdict> onTargets;
};

/// A kernel, or an instance of one. Counts are over all its executions in one
/// invocation of its function.
struct RecordedKernel : RecordedCosts {
  std::string op, function, location;
  /// Its target where that is not the report's own.
  std::string target;
  /// Extents of its loops, as text.
  std::string domain;
  RecordedCount executions;
  /// Of an instance, how often the totals contain it.
  std::optional<RecordedCount> times;
  /// It stands in no arm that does not count.
  bool isTaken = true;
  /// The slowest roof, empty where there is none or sizes decide.
  std::string boundBy;
  /// From where on the regime is another, in words.
  std::string crossover;
  /// Where the time is not known, what a report says of it: names of fields
  /// and their values, which may be formulas.
  std::vector<std::string> openCounts;
};

struct RecordedFunction {
  std::string name;
  RecordedCount calls;
  /// In no total.
  bool isDead = false;
  /// The totals have its instances in the place of its kernels.
  bool hasInstances = false;
};

/// Ops of one name that could not be costed for one reason.
struct RecordedUnmodelled {
  std::string op, why, location;
  RecordedCount count;
  /// The totals lack them.
  bool isInTotals = true;
};

/// A size that is not a constant.
struct RecordedSymbol {
  std::string name;
  /// Where it is from: "arg0 dim 1 of 'main'".
  std::string what;
  int64_t lower = 1;
  std::optional<int64_t> upper;
};

/// One document.
struct RecordedReport {
  std::string toolVersion;
  /// What numbers follow from besides the program: target, its rates,
  /// assumptions and bound sizes, as text by name.
  std::map<std::string, std::string> settings;
  std::vector<RecordedSymbol> symbols;
  std::vector<RecordedKernel> kernels;
  std::vector<RecordedFunction> functions;
  RecordedCosts totals;
  /// With every fusion group as one kernel; absent without groups.
  std::optional<RecordedCosts> fused;
  std::vector<RecordedUnmodelled> unmodelled;
  /// Units that have work but no rate: times are then lower bounds.
  std::vector<std::string> unrated;
  /// Nothing was left out.
  bool isComplete = true;
};

/// Reads all documents of `text`, which came from `path`: one, or one after the
/// other. An error says `path:line:column` where the text is no JSON, and which
/// field where it is no report.
llvm::Expected<std::vector<RecordedReport>> readReports(llvm::StringRef text,
                                                        llvm::StringRef path);

} // namespace mlir::roofline

#endif // ROOFLINE_DIFF_RECORDEDREPORT_H
