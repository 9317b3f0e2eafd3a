//===- Invocations.h - How often each function runs -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Totals follow the call graph. What runs when a function is invoked once is
// the function itself and, for every call in an arm that counts, the callee
// with the sizes that the call gives it.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_INVOCATIONS_H
#define ROOFLINE_ANALYSIS_INVOCATIONS_H

#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline {

/// The invocations of functions, in the order of the result's functions.
using InvocationLists = std::vector<std::vector<Invocation>>;

/// Orders the functions of a result by who calls whom.
class CallGraph {
public:
  /// `result` must stay as it is but for which arms are the slowest.
  explicit CallGraph(AnalysisResult &result);

  /// Functions by their position in the result, callees before callers.
  ArrayRef<unsigned> getOrder() const { return order; }

  /// The call that makes a function recursive: one whose callee comes back to
  /// the caller.
  bool isRecursive(const CallRecord &call) const {
    return recursive.contains(call.op);
  }

  /// The function that `call` calls.
  const FunctionRecord &getCallee(const CallRecord &call) const {
    return result.functions[positions.at(call.callee)];
  }

  /// All that runs when the functions in `started` are invoked once.
  InvocationLists collect(ArrayRef<unsigned> started) const;
  /// All that runs in one invocation of the function around `call`, because of
  /// `call`.
  InvocationLists collect(const CallRecord &call) const;

private:
  void findOrder();
  InvocationLists spread(InvocationLists lists) const;

  AnalysisResult &result;
  llvm::DenseMap<Operation *, unsigned> positions;
  SmallVector<unsigned> order;
  llvm::DenseSet<Operation *> recursive;
};

/// How often `invocation` is one.
Expr getExecutions(const Invocation &invocation, AnalysisResult &result,
                   Location location);

/// `cost`, of one invocation, in all of `invocation`.
KernelCost getCost(const KernelCost &cost, const Invocation &invocation,
                   AnalysisResult &result, Location location);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_INVOCATIONS_H
