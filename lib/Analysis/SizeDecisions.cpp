//===- SizeDecisions.cpp - Conditions on sizes in kernels -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeDecisions.h"

using namespace mlir;
using namespace mlir::roofline;

SizeDecisions::SizeDecisions(ArrayRef<SizeDecision> taken,
                             const Dimensions &dimensions)
    : dimensions(dimensions) {
  for (const SizeDecision &decision : taken)
    facts.push_back(decision.holds ? decision.excess : 1 - decision.excess);
}

std::optional<bool> SizeDecisions::decide(const Expr &excess) {
  Expr lack = 1 - excess;
  if (excess.isKnownPositive())
    return true;
  if (lack.isKnownPositive())
    return false;
  for (const Expr &fact : facts) {
    if (Expr::isKnownLE(fact, excess))
      return true;
    if (Expr::isKnownLE(fact, lack))
      return false;
  }
  llvm::SetVector<const Symbol *> symbols;
  excess.collectSymbols(symbols);
  bool isOfSizes = llvm::all_of(symbols, [&](const Symbol *symbol) {
    return Dimensions::isFlag(*symbol) ||
           (!Dimensions::isInduction(*symbol) &&
            dimensions.getOrigin(*symbol).rank != SymbolOrigin::Rank::Fresh);
  });
  if (isOfSizes && !open)
    open = excess;
  return std::nullopt;
}

SmallVector<SizeDecision, 2>
mlir::roofline::getDecisions(ArrayRef<ArmRecord> arms, ArmNumber arm) {
  SmallVector<SizeDecision, 2> decisions;
  for (; arm && arms[*arm].decision; arm = arms[*arm].parent)
    decisions.push_back(*arms[*arm].decision);
  return decisions;
}

std::pair<ArmRecord, ArmRecord> mlir::roofline::makeArms(Operation *kernel,
                                                         ArmNumber parent,
                                                         const Expr &excess) {
  Expr holds = Expr::min(Expr::max(excess, 0), 1);
  return {{kernel, parent, holds, SizeDecision{excess, true}},
          {kernel, parent, 1 - holds, SizeDecision{excess, false}}};
}
