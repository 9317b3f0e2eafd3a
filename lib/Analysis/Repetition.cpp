//===- Repetition.cpp - Sums over loops -----------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Repetition.h"

using namespace mlir;
using namespace mlir::roofline;

Expr Repetition::replace(const char *what) const {
  return dimensions.createFresh(0, {what, location});
}

Expr Repetition::sum(const Expr &count) const {
  Expr total = count;
  // The trips of a loop may hang on those around it, so from the inside out.
  for (const LoopRange &loop : llvm::reverse(loops)) {
    if (!total.dependsOn(*loop.index)) {
      total *= loop.trips;
      continue;
    }
    std::optional<Expr> sum =
        Expr::sum(total, *loop.index, /*lower=*/0, loop.trips);
    total = sum ? *sum : replace("a sum over a loop that has no closed form");
  }
  return total.isUnwieldy() ? replace("a count with too many terms to show")
                            : total;
}

KernelCost Repetition::sum(const KernelCost &cost) const {
  return cost.transform([this](const Expr &count) { return sum(count); });
}

Verdict KernelCost::judge(const Assumptions &assumptions) const {
  Traffic traffic;
  traffic.hbm = hbm;
  return roofline::judge(work, traffic, *target, assumptions, executions);
}

KernelCost
KernelCost::transform(llvm::function_ref<Expr(const Expr &)> change) const {
  KernelCost result = *this;
  result.work = work.transform(change);
  result.hbm = hbm.transform(change);
  result.executions = change(executions);
  return result;
}
