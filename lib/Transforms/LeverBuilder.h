//===- LeverBuilder.h - What would make a program faster --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_LEVERBUILDER_H
#define ROOFLINE_LIB_TRANSFORMS_LEVERBUILDER_H

#include "LeverCandidates.h"
#include "WhatIf.h"

namespace mlir::roofline {

/// Finds the levers of a report: changes that are tried one by one, each by an
/// analysis of the program in which it is made. Those that gain nothing are not
/// levers.
class LeverBuilder {
public:
  /// `report` is that of `root`, made as `options` and `fusion` say, and gets
  /// the levers.
  LeverBuilder(Operation *root, const AnalysisOptions &options,
               const FusionOptions &fusion, ReportData &report)
      : root(root), options(options), fusion(fusion), report(report) {}

  /// Those of kernels, best first, and those of the whole.
  void build();

private:
  void tryChange(const LeverCandidate &candidate);
  void addFusion();
  void addFusionToTotal();
  double sumSavedByFusion() const;
  void addToKernel(const LeverCandidate &candidate, const ReportOutcome &found,
                   int64_t batch, ReportKernel &kernel);
  void addToKernels(const LeverCandidate &candidate,
                    const ReportWhatIf &outcome);
  void addToTotal(const LeverCandidate &candidate, const ReportWhatIf &outcome);
  bool isWorthIt(double saved, StringRef lesser) const;
  /// Where a growing batch ends to help, in words, by kernel.
  void findBatchEnds();
  void sort();

  Operation *root;
  const AnalysisOptions &options;
  const FusionOptions &fusion;
  ReportData &report;
  std::vector<std::string> batchEnds;
  /// Of the kernels whose times are known.
  double knownSeconds = 0;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_LEVERBUILDER_H
