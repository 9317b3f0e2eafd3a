//===- DiffNotes.cpp - What is said beside the tables ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiffTables.h"
#include "DiffText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;

std::vector<std::string> mlir::roofline::listSettings(const ReportDiff &diff) {
  std::vector<std::string> lines;
  auto describe = [](const std::string &value) {
    return value.empty() ? std::string("(none)") : makePrintable(value);
  };
  for (const SettingChange &change : diff.settings)
    lines.push_back(makePrintable(change.name) + ": " +
                    describe(change.before) + " -> " + describe(change.after));
  return lines;
}

static std::string describeFunction(const FunctionChange &change) {
  std::string text =
      "function " + describeTexts(makePrintable(change.nameBefore),
                                  makePrintable(change.nameAfter));
  if (!change.areCallsSame)
    text += ", calls in the total: " + change.callsBefore.toString() + " -> " +
            change.callsAfter.toString();
  return text;
}

static std::string describeUnmodelled(const UnmodelledChange &change) {
  std::string text =
      "not modelled: " + change.op + " " + change.location +
      ", times: " + describeCounts(change.before, change.after, "") + " (" +
      change.why + ")";
  if (!change.isInTotals)
    text += ", where no total has it";
  return makePrintable(text);
}

/// What makes totals bounds, or counts incomparable.
static void addBounds(const ReportDiff &diff, std::vector<std::string> &notes) {
  if (!diff.before->isComplete || !diff.after->isComplete)
    notes.push_back("totals are lower bounds in " +
                    std::string(diff.after->isComplete    ? "the old report"
                                : diff.before->isComplete ? "the new report"
                                                          : "both reports") +
                    ", which leave out ops that are not modelled");
  std::string unrated = llvm::join(diff.after->unrated, ", ");
  if (!unrated.empty())
    notes.push_back("times are lower bounds: the target has no rate for " +
                    unrated);
}

std::vector<std::string> mlir::roofline::listNotes(const ReportDiff &diff) {
  std::vector<std::string> notes;
  KernelCounts counts = countKernels(diff);
  if (counts.moved > 0)
    notes.push_back("unchanged kernels that stand elsewhere: " +
                    llvm::utostr(counts.moved));
  if (counts.uncounted > 0)
    notes.push_back("changed kernels that no total has (functions that "
                    "nothing calls, arms that do not count): " +
                    llvm::utostr(counts.uncounted));
  if (counts.unknown > 0)
    notes.push_back("counts of kernels that neither report knows, which were "
                    "not compared: " +
                    llvm::utostr(counts.unknown));
  for (const FunctionChange &change : diff.functions)
    notes.push_back(describeFunction(change));
  for (const auto &[current, old] : diff.renamedSizes)
    notes.push_back("size " + old + " -> " + current +
                    ", called by its old name here");
  for (const std::string &target : diff.newTargets)
    notes.push_back("target " + makePrintable(target) +
                    " is new: there is nothing to compare it with");
  for (const UnmodelledChange &change : diff.unmodelled)
    if (change.before != change.after)
      notes.push_back(describeUnmodelled(change));
  if (!diff.isMatched())
    return notes;
  addBounds(diff, notes);
  if (diff.before->toolVersion != diff.after->toolVersion)
    notes.push_back("written by other versions of roofline-opt, " +
                    diff.before->toolVersion + " and " +
                    diff.after->toolVersion +
                    "; numbers may differ for that reason");
  return notes;
}

std::vector<std::string>
mlir::roofline::listFailures(const JudgedDiff &document) {
  std::vector<std::string> lines;
  if (document.isRefused)
    lines.push_back("target or assumptions differ, so that limits say nothing "
                    "about the program; compare reports of one target, or pass "
                    "--allow-different-target");
  for (const Violation &violation : document.violations) {
    std::string where;
    if (violation.kernel)
      where = describeKernel(violation.kernel->get()) + ": ";
    else if (violation.limit->kind != Limit::Kind::Unmodelled)
      where = "total: ";
    lines.push_back(violation.limit->text + ": " + where +
                    makePrintable(violation.what));
  }
  return lines;
}

std::string mlir::roofline::describeDocument(const ReportDiff &diff,
                                             const Comparison &comparison) {
  if (comparison.documents.size() == 1 && diff.isMatched())
    return "";
  auto number = [](unsigned index) { return llvm::utostr(index + 1); };
  if (!diff.after)
    return "document " + number(*diff.indexBefore) + ", which only " +
           comparison.pathBefore + " has";
  if (!diff.before)
    return "document " + number(*diff.indexAfter) + ", which only " +
           comparison.pathAfter + " has";
  return "document " +
         describeTexts(number(*diff.indexBefore), number(*diff.indexAfter));
}
