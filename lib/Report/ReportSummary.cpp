//===- ReportSummary.cpp - What pictures and texts start from -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportSummary.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

/// "a.mlir" of "a.mlir:12:8"; nothing of a location of another form.
static llvm::StringRef getFile(llvm::StringRef location) {
  auto [fileAndLine, column] = location.rsplit(':');
  auto [file, line] = fileAndLine.rsplit(':');
  unsigned number;
  return line.getAsInteger(10, number) || column.getAsInteger(10, number)
             ? llvm::StringRef()
             : file;
}

std::string mlir::roofline::findCommonFile(llvm::ArrayRef<KernelRow> rows) {
  llvm::StringRef common;
  for (const KernelRow &row : rows) {
    llvm::StringRef file = getFile(row.first->location);
    if (!common.empty() && !file.empty() && file != common)
      return "";
    common = file.empty() ? common : file;
  }
  return common.str();
}

std::vector<Expr> mlir::roofline::countGroupRuns(const ReportData &report) {
  std::vector<Expr> runs(report.groups.size());
  if (runs.empty())
    return runs;
  for (const auto &[kernel, times] : listKernels(report))
    if (kernel->group && kernel->isTaken &&
        report.groups[*kernel->group].kernels.front() == kernel->id)
      runs[*kernel->group] += times * kernel->executions;
  return runs;
}

std::string ReportSummary::formatSpeedup(const ComparedTarget &target) const {
  const ComparedTarget &first = report.totals.onTargets.front();
  if (&target == &first || first.seconds.value_or(0) <= 0 ||
      target.seconds.value_or(0) <= 0)
    return "";
  bool isLeast = !first.unrated.empty(), isMost = !target.unrated.empty();
  return std::string(isLeast == isMost ? ""
                     : isMost          ? "<= "
                                       : ">= ") +
         formatRatio(*first.seconds / *target.seconds) + "x" +
         (isLeast && isMost ? " ?" : "");
}

std::string ReportSummary::formatLocation(llvm::StringRef location) const {
  if (location == "loc(unknown)")
    return "";
  if (!file.empty() && getFile(location) == file)
    return location.drop_front(file.size()).str();
  return location.str();
}

std::string ReportSummary::formatPlace(llvm::StringRef op, const Expr &kernels,
                                       llvm::StringRef location) const {
  std::string text = makePrintable(op);
  for (const std::string &part :
       {formatRepeats(kernels), makePrintable(formatLocation(location))})
    text += part.empty() ? "" : " " + part;
  return text;
}

std::string ReportSummary::formatShare(std::optional<double> seconds) const {
  if (!report.totals.seconds)
    return "";
  double total = *report.totals.seconds;
  return seconds && total > 0 ? formatPercent(100 * *seconds / total) : "-";
}

std::string
ReportSummary::formatAttainable(std::optional<double> opsPerSecond) const {
  if (!opsPerSecond || *opsPerSecond == 0)
    return "-";
  return formatQuantity(*opsPerSecond, hasIops ? "OP/s" : "FLOP/s");
}

std::string mlir::roofline::formatTally(const Expr &count) {
  constexpr int64_t kFirstShort = 100000;
  std::optional<int64_t> number = count.getInt64();
  return number && *number < kFirstShort ? count.toString()
                                         : formatCount(count);
}

std::string mlir::roofline::formatRepeats(const Expr &count) {
  if (count.isOne())
    return "";
  std::string tally = formatTally(count);
  bool isPlain = count.isConstant() || isSymbolName(tally);
  return isPlain ? "x" + tally : "x(" + tally + ")";
}

std::string mlir::roofline::formatBytes(const Expr &bytes) {
  return bytes.isConstant() || bytes.isPoisoned() ? formatCount(bytes, "B")
                                                  : bytes.toString() + " bytes";
}

std::string mlir::roofline::formatRatioOr(std::optional<double> ratio) {
  return ratio ? formatRatio(*ratio) : "-";
}

std::string mlir::roofline::formatTime(std::optional<double> seconds) {
  return seconds ? formatQuantity(*seconds, "s") : "-";
}

std::string mlir::roofline::getOpUnit(Roof roof) {
  return roof.getKind() == Roof::Kind::Special || isInteger(roof.getPrecision())
             ? "OP"
             : "FLOP";
}
