//===- CalleeSums.cpp - What calls add to sums ----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CalleeSums.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::roofline;

void CalleeSums::add(unsigned position, std::vector<FusedSums> &sums,
                     std::vector<ReportFunction> &functions) {
  const FunctionRecord &record = result.functions[position];
  SmallVector<const CallRecord *> others;
  llvm::MapVector<unsigned, int64_t> plain;
  for (const CallRecord &call : record.calls) {
    if (!record.choice.isTaken(call.arm))
      continue;
    if (std::optional<Expr> times = finder.countPlain(call);
        times && times->isOne())
      ++plain[graph.getCalleePosition(call)];
    else
      others.push_back(&call);
  }
  unsigned &numUndecided = functions[position].numUndecided;
  for (auto [callee, times] : plain) {
    sums[position].add(sums[callee], times);
    numUndecided += functions[callee].numUndecided;
  }
  for (const auto &[callee, list] : finder.collect(others, SizeMap()))
    for (const Invocation &invocation : list) {
      numUndecided += invocation.arms.undecided.size();
      addInvocation(result.functions[callee], invocation, sums[position]);
    }
}

void CalleeSums::addInvocation(const FunctionRecord &function,
                               const Invocation &invocation, FusedSums &sum) {
  for (const KernelRecord &kernel : function.kernels) {
    auto ofInvocation = [&](const KernelCost &cost) {
      return getCost(cost, invocation, result, kernel.op->getLoc());
    };
    bool isTaken = invocation.arms.isTaken(kernel.arm);
    if (!isTaken && !mayRunInstead(function, invocation.arms, kernel.arm))
      continue;
    KernelCost cost = ofInvocation(*kernel.cost);
    Verdict verdict = cost.judge(assumptions);
    if (isTaken)
      sum.add(kernel, cost, verdict, ofInvocation);
    else
      sum.addAlternative(verdict);
  }
}
