//===- Comparison.cpp - Two files and their verdict -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiffTables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;

Comparison mlir::roofline::compareFiles(llvm::ArrayRef<RecordedReport> before,
                                        llvm::ArrayRef<RecordedReport> after,
                                        std::vector<Limit> limits,
                                        bool allowOtherSettings) {
  Comparison comparison;
  comparison.limits = std::move(limits);
  for (ReportDiff &diff : compareReports(before, after)) {
    JudgedDiff document;
    document.isRefused = !comparison.limits.empty() && !allowOtherSettings &&
                         !diff.settings.empty();
    if (!document.isRefused)
      document.violations = judge(diff, comparison.limits);
    document.diff = std::move(diff);
    comparison.documents.push_back(std::move(document));
  }
  return comparison;
}

size_t Comparison::countFailures() const {
  size_t failures = 0;
  for (const JudgedDiff &document : documents)
    failures += document.violations.size() + document.isRefused;
  return failures;
}

/// Whether nothing that either writer shows changed.
static bool isSameDocument(const ReportDiff &diff) {
  KernelCounts counts = countKernels(diff);
  return diff.isMatched() && diff.settings.empty() && diff.total.isSame &&
         (!diff.fused || diff.fused->isSame) && diff.functions.empty() &&
         counts.changed + counts.added + counts.removed + counts.uncounted ==
             0 &&
         diff.before->isComplete == diff.after->isComplete &&
         llvm::all_of(diff.unmodelled, [](const UnmodelledChange &change) {
           return change.before == change.after;
         });
}

bool Comparison::isSame() const {
  return llvm::all_of(documents, [](const JudgedDiff &document) {
    return isSameDocument(document.diff);
  });
}

std::string mlir::roofline::describeVerdict(const Comparison &comparison) {
  if (size_t failures = comparison.countFailures())
    return failures == 1
               ? "a limit does not hold"
               : "limits do not hold in " + llvm::utostr(failures) + " places";
  if (comparison.isSame())
    return "no change";
  return comparison.limits.empty() ? "changed" : "within all limits";
}
