//===- TextLevers.cpp - What to do, and what if ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::ArrayRef;
using Align = TextColumn::Align;

void mlir::roofline::printLevers(const TextContext &context) {
  constexpr size_t kMostRows = 5;
  llvm::ArrayRef<ReportLever> levers = context.report.levers;
  if (levers.empty())
    return;
  // The smaller the third number, the sooner a column goes.
  TextTable table({{"what to do", Align::Left, 9},
                   {"kernels", Align::Right, 3},
                   {"why", Align::Left, 2},
                   {"saves", Align::Right, 8},
                   {"speedup", Align::Right, 7}});
  for (const ReportLever &lever : levers.take_front(kMostRows))
    table.addRow(
        {lever.lever.name, std::to_string(lever.kernels.size()),
         lever.lever.why, formatTime(lever.savedSeconds),
         lever.lever.speedup ? formatRatio(*lever.lever.speedup) + "x" : "-"});
  if (levers.size() > kMostRows)
    table.addRow(
        {std::to_string(levers.size() - kMostRows) + " more", "", "", "", ""});
  context.os << '\n';
  table.print(context.layout.width, context.layout.useColor, context.os);
}

namespace {
/// A row of the report, and what became of it.
struct RowOutcome {
  const KernelRow &row;
  const ReportOutcome &outcome;
};
} // namespace

/// The rows of which it is known what became of them.
static std::vector<RowOutcome> listOutcomes(const TextContext &context,
                                            const ReportWhatIf &whatIf) {
  llvm::DenseMap<const ReportKernel *, const ReportOutcome *> outcomeOf;
  for (auto [kernel, outcome] :
       llvm::zip(context.report.kernels, whatIf.kernels))
    outcomeOf[&kernel] = &outcome;
  for (auto [instance, outcome] :
       llvm::zip(context.report.instances, whatIf.instances))
    outcomeOf[&instance.kernel] = &outcome;
  std::vector<RowOutcome> outcomes;
  for (const KernelRow &row : context.rows)
    if (const ReportOutcome *outcome = outcomeOf.lookup(row.first))
      outcomes.push_back({row, *outcome});
  return outcomes;
}

/// `bytes` of each of `records`.
static std::string formatBytesOf(const std::optional<Count> &bytes,
                                 const Expr &records) {
  return bytes ? formatCount(Expr(*bytes) * records, "B") : "-";
}

/// `seconds` of each of `records`.
static std::string formatTimeOf(const std::optional<double> &seconds,
                                const Expr &records) {
  return formatTime(seconds && records.isConstant()
                        ? std::optional(*seconds * records.toDouble())
                        : std::nullopt);
}

/// "2.00x, then bound by hbm", "no gain: bound by tensor.bf16".
static std::string describeGain(const ReportOutcome &outcome) {
  std::string speedup = formatRatioOr(outcome.speedup) + "x";
  if (outcome.isGain())
    return speedup +
           (outcome.boundAfter
                ? ", then bound by " + outcome.boundAfter->getName()
                : "") +
           (outcome.caveat.empty() ? "" : "; " + outcome.caveat);
  return outcome.speedup && *outcome.speedup * kLeastGain <= 1
             ? speedup + ", " + outcome.explain()
             : outcome.explain();
}

/// A line of a table: bytes and times are those of all `records`.
static std::vector<TextCell> getCells(ArrayRef<std::string> names,
                                      const ReportOutcome &outcome,
                                      const Expr &records) {
  return {names[0],
          names[1],
          names[2],
          formatBytesOf(outcome.bytesBefore, records) + " -> " +
              formatBytesOf(outcome.bytesAfter, records),
          formatTimeOf(outcome.secondsBefore, records) + " -> " +
              formatTimeOf(outcome.secondsAfter, records),
          describeGain(outcome)};
}

/// Says of loops and launches why they stay as they are, a line for each
/// reason.
static void printNotReached(const TextContext &context,
                            ArrayRef<RowOutcome> outcomes) {
  constexpr size_t kMostNamed = 3;
  llvm::MapVector<llvm::StringRef, std::vector<std::string>> rowsOf;
  for (const auto &[row, outcome] : outcomes)
    if (!outcome.notReached.empty())
      rowsOf[outcome.notReached].push_back(
          context.formatPlace(row.first->op, row.kernels, row.first->location));
  for (auto &[reason, rows] : rowsOf) {
    size_t numMore = rows.size() - std::min(rows.size(), kMostNamed);
    rows.resize(rows.size() - numMore);
    context.printParagraph(
        "Not reached: " + llvm::join(rows, ", ") +
        (numMore > 0 ? " and " + std::to_string(numMore) + " more rows" : "") +
        ": " + reason.str() + ".");
  }
}

static void printWhatIf(const TextContext &context,
                        const ReportWhatIf &whatIf) {
  constexpr size_t kMostRows = 5;
  constexpr unsigned kOpWidth = 16, kLocationWidth = 12;
  TextTable table({{"what if", Align::Left, 9, kOpWidth, Cut::Middle},
                   {"", Align::Right, 3},
                   {"location", Align::Left, 4, kLocationWidth, Cut::Front},
                   {"bytes", Align::Right, 5},
                   {"time", Align::Right, 6},
                   {whatIf.what, Align::Left, 8}});
  table.addRow(getCells({"total", "", ""}, whatIf.total, 1));
  size_t numShown = 0, numMore = 0;
  std::vector<RowOutcome> outcomes = listOutcomes(context, whatIf);
  for (const auto &[row, outcome] : outcomes) {
    if (!outcome.isChanged)
      continue;
    if (++numShown > kMostRows)
      ++numMore;
    else
      table.addRow(
          getCells({makePrintable(row.first->op), formatRepeats(row.kernels),
                    makePrintable(context.formatLocation(row.first->location))},
                   outcome, row.records));
  }
  if (numMore > 0)
    table.addRow({std::to_string(numMore) + " more rows", "", "", "", "", ""});
  context.os << '\n';
  table.print(context.layout.width, context.layout.useColor, context.os);
  printNotReached(context, outcomes);
  if (whatIf.batch != 1)
    context.printParagraph("Gains are in the time of one element of a batch "
                           "that has " +
                           std::to_string(whatIf.batch) + " times as many.");
}

void mlir::roofline::printWhatIfs(const TextContext &context) {
  for (const ReportWhatIf &whatIf : context.report.whatIfs)
    printWhatIf(context, whatIf);
}
