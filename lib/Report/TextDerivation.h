//===- TextDerivation.h - Where figures come from, as text ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_TEXTDERIVATION_H
#define ROOFLINE_LIB_REPORT_TEXTDERIVATION_H

#include "roofline/Report/ReportData.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::roofline {

/// A formula of several terms in parentheses.
std::string asFactor(const Expr &expr);

/// Writes the derivation of one kernel. Counts are of one execution up to the
/// line with the executions, and of all from there on.
class DerivationText {
public:
  DerivationText(const ReportData &report, const ReportKernel &kernel,
                 const Derivation &derivation, llvm::raw_ostream &os)
      : report(report), kernel(kernel), derivation(derivation), os(os) {}

  void print();

private:
  // TextDerivation.cpp: what is counted.
  void printHead();
  void printLoops();
  void printWork();
  void printBuffers();
  void printBuffer(const DerivedBuffer &buffer);
  void printLevels();
  void printExecutions();
  void printFormulas();
  // TextVerdict.cpp: what is made of it.
  void printRoofs();
  void printTime();
  void printRatios();
  void printPeak();
  void printTotals();
  void printNotes();

  std::string nameRule(CountingRule rule);
  /// What ratios take for the time, "4.00747e-05"; where the number of
  /// executions is open, which are all alike then, "(8192*N / 3.35e+12)".
  std::string formatTime() const;

  const ReportData &report;
  const ReportKernel &kernel;
  const Derivation &derivation;
  llvm::raw_ostream &os;
  std::set<CountingRule> rules;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXTDERIVATION_H
