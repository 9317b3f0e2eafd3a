//===- ArmConditions.cpp - Arms that sizes decide on ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArmConditions.h"
#include "roofline/Analysis/Invocations.h"

using namespace mlir;
using namespace mlir::roofline;

std::optional<bool> mlir::roofline::decideArm(const ArmRecord &arm,
                                              const SizeMap &sizes,
                                              Dimensions &dimensions) {
  if (!arm.condition)
    return std::nullopt;
  Expr runs = instantiate(*arm.condition, sizes, dimensions);
  if (!runs.isConstant())
    return std::nullopt;
  return !runs.isZero();
}

SmallVector<const Symbol *, 2>
mlir::roofline::getDecidingSizes(const ArmRecord &arm, const SizeMap &sizes,
                                 Dimensions &dimensions) {
  llvm::SetVector<const Symbol *> symbols;
  if (arm.condition)
    instantiate(*arm.condition, sizes, dimensions).collectSymbols(symbols);
  symbols.remove_if(
      [](const Symbol *symbol) { return Dimensions::isFlag(*symbol); });
  return llvm::to_vector<2>(symbols);
}

bool mlir::roofline::haveTurnsOtherArms(const FunctionRecord &function,
                                        const Invocation &invocation,
                                        Dimensions &dimensions) {
  if (invocation.loops.empty())
    return false;
  return llvm::any_of(function.arms, [&](const ArmRecord &arm) {
    if (!arm.condition)
      return false;
    Expr runs = instantiate(*arm.condition, invocation.sizes, dimensions);
    return llvm::any_of(invocation.loops, [&](const LoopRange &loop) {
      return runs.dependsOn(*loop.index);
    });
  });
}

namespace {
using Flags = llvm::DenseSet<const Symbol *>;
} // namespace

/// Calls `visit` with every flag that calls pass something for, and that.
static void
forEachFlag(std::vector<FunctionRecord> &functions,
            function_ref<void(const Symbol &flag, const Expr &passed)> visit) {
  for (FunctionRecord &function : functions)
    for (CallRecord &call : function.calls)
      for (const auto &[symbol, passed] : call.sizes)
        if (Dimensions::isFlag(*symbol))
          visit(*symbol, passed);
}

static bool insertFlags(const Expr &expr, Flags &flags) {
  llvm::SetVector<const Symbol *> symbols;
  expr.collectSymbols(symbols);
  bool isNew = false;
  for (const Symbol *symbol : symbols)
    if (Dimensions::isFlag(*symbol))
      isNew |= flags.insert(symbol).second;
  return isNew;
}

/// The flags that decide on an arm, here or in what is called.
static Flags findNeeded(std::vector<FunctionRecord> &functions) {
  Flags needed;
  for (const FunctionRecord &function : functions)
    for (const ArmRecord &arm : function.arms)
      if (arm.condition)
        insertFlags(*arm.condition, needed);
  bool isChanged = !needed.empty();
  while (isChanged) {
    isChanged = false;
    forEachFlag(functions, [&](const Symbol &flag, const Expr &passed) {
      if (needed.contains(&flag))
        isChanged |= insertFlags(passed, needed);
    });
  }
  return needed;
}

/// Whether `passed` is more than flags of which nothing is known.
static bool saysSomething(const Expr &passed, const Flags &known) {
  llvm::SetVector<const Symbol *> symbols;
  passed.collectSymbols(symbols);
  return symbols.empty() || llvm::any_of(symbols, [&](const Symbol *symbol) {
           return !Dimensions::isFlag(*symbol) || known.contains(symbol);
         });
}

static Flags findKnown(std::vector<FunctionRecord> &functions) {
  Flags known;
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    forEachFlag(functions, [&](const Symbol &flag, const Expr &passed) {
      if (saysSomething(passed, known))
        isChanged |= known.insert(&flag).second;
    });
  }
  return known;
}

void mlir::roofline::dropIdleFlags(std::vector<FunctionRecord> &functions) {
  Flags needed = findNeeded(functions), known = findKnown(functions);
  for (FunctionRecord &function : functions)
    for (CallRecord &call : function.calls)
      call.sizes.remove_if([&](const auto &entry) {
        return Dimensions::isFlag(*entry.first) &&
               (!needed.contains(entry.first) ||
                !saysSomething(entry.second, known));
      });
}
