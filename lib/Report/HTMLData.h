//===- HTMLData.h - What the HTML report carries ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The page gets its numbers as one JSON document. What the analysis found on
// the report's own target, and on those that are compared, is in it as it is.
// For other targets and for open sizes the page has what a judgement needs:
// counts as formulas, by class of work, and for each target the roof that it
// books a class on with the seconds that one operation and one slot take there.
// Which unit at which precision that is, fallbacks included, is decided here,
// by the code that judges everything else; the page multiplies and compares.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_HTMLDATA_H
#define ROOFLINE_LIB_REPORT_HTMLDATA_H

#include "JSONFields.h"
#include "ReportSummary.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::roofline {

/// Writes the document.
class HTMLData : JSONFields {
public:
  HTMLData(const ReportSummary &summary, llvm::json::OStream &json);

  void write();

private:
  // Targets.
  void writeMachine(const TargetModel &model);
  void writeBooking(const WorkItem &item, const TargetModel &model);
  void addMachines();

  // Kernels.
  void addSymbols();
  void addMarkShapes();
  void addItems(const Work &work);
  void addVerdict(const ReportKernel &kernel);
  void addCompared(const ReportKernel &kernel);
  void writeRow(const KernelRow &row);
  void addGroups();

  // The rest.
  void addSums(llvm::StringRef key, const ReportTotals &totals);
  void addFloor();
  void addFloorParts();
  void addLevers();
  void addTotals();
  void addUnmodelled();
  void addNotes();

  /// The place of `item`'s class among `classes`.
  size_t getClass(const WorkItem &item) const;
  /// A count as text: all digits, or its formula.
  void addExact(llvm::StringRef key, const Expr &count) {
    addText(key, count.toString());
  }

  const ReportSummary &summary;
  const ReportData &report;
  /// One item of each kind and types that some kernel has.
  std::vector<WorkItem> classes;
  /// A kernel with a derivation, by what is the same for equal ones.
  llvm::StringMap<const ReportKernel *> derivedOfKey;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_HTMLDATA_H
