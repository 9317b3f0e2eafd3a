//===- CalleeSums.h - What calls add to sums --------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_CALLEESUMS_H
#define ROOFLINE_LIB_TRANSFORMS_CALLEESUMS_H

#include "FusionReport.h"
#include "roofline/Analysis/Invocations.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Adds to the sums of functions what runs in those that they call.
class CalleeSums {
public:
  CalleeSums(AnalysisResult &result, const CallGraph &graph,
             InvocationFinder &finder, const Assumptions &assumptions)
      : result(result), graph(graph), finder(finder), assumptions(assumptions) {
  }

  /// Adds to the function at `position` in `sums`, and to its undecided
  /// branches in `functions`, what its callees have, which are done. Calls that
  /// change nothing in their callee add what that adds up to by itself, so that
  /// a chain of calls takes no more than its length.
  void add(unsigned position, std::vector<FusedSums> &sums,
           std::vector<ReportFunction> &functions);

private:
  void addInvocation(const FunctionRecord &function,
                     const Invocation &invocation, FusedSums &sum);

  AnalysisResult &result;
  const CallGraph &graph;
  InvocationFinder &finder;
  const Assumptions &assumptions;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_CALLEESUMS_H
