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
/// From flags to others that they lead to.
using FlagGraph = llvm::DenseMap<const Symbol *, SmallVector<const Symbol *>>;

/// The flags that calls pass something for.
struct PassedFlags {
  explicit PassedFlags(const std::vector<FunctionRecord> &functions);

  /// The flags in what is passed for one, and the other way round.
  FlagGraph sources, uses;
  /// Of which something is known whatever other flags are.
  SmallVector<const Symbol *> known;
};
} // namespace

/// Calls `visit` with the flags in `expr`; true if there is no symbol or one
/// that is no flag.
static bool visitFlags(const Expr &expr,
                       function_ref<void(const Symbol *)> visit) {
  llvm::SetVector<const Symbol *> symbols;
  expr.collectSymbols(symbols);
  bool isKnown = symbols.empty();
  for (const Symbol *symbol : symbols) {
    bool isFlag = Dimensions::isFlag(*symbol);
    isKnown |= !isFlag;
    if (isFlag)
      visit(symbol);
  }
  return isKnown;
}

PassedFlags::PassedFlags(const std::vector<FunctionRecord> &functions) {
  for (const FunctionRecord &function : functions)
    for (const CallRecord &call : function.calls)
      for (const auto &[flag, passed] : call.sizes) {
        if (!Dimensions::isFlag(*flag))
          continue;
        const Symbol *target = flag;
        if (visitFlags(passed, [&](const Symbol *source) {
              sources[target].push_back(source);
              uses[source].push_back(target);
            }))
          known.push_back(target);
      }
}

/// `start` and all that it leads to.
static Flags spread(ArrayRef<const Symbol *> start, const FlagGraph &graph) {
  Flags reached;
  SmallVector<const Symbol *> worklist(start);
  while (!worklist.empty()) {
    const Symbol *flag = worklist.pop_back_val();
    if (!reached.insert(flag).second)
      continue;
    auto next = graph.find(flag);
    if (next != graph.end())
      worklist.append(next->second);
  }
  return reached;
}

/// The flags that decide on an arm, here or in what is called.
static Flags findNeeded(const std::vector<FunctionRecord> &functions,
                        const PassedFlags &passed) {
  SmallVector<const Symbol *> deciding;
  for (const FunctionRecord &function : functions)
    for (const ArmRecord &arm : function.arms)
      if (arm.condition)
        visitFlags(*arm.condition,
                   [&](const Symbol *flag) { deciding.push_back(flag); });
  return spread(deciding, passed.sources);
}

/// Whether `passed` is more than flags of which nothing is known.
static bool saysSomething(const Expr &passed, const Flags &known) {
  bool hasKnown = false;
  bool isKnown = visitFlags(
      passed, [&](const Symbol *flag) { hasKnown |= known.contains(flag); });
  return isKnown || hasKnown;
}

void mlir::roofline::dropIdleFlags(std::vector<FunctionRecord> &functions) {
  PassedFlags passed(functions);
  Flags needed = findNeeded(functions, passed);
  Flags known = spread(passed.known, passed.uses);
  for (FunctionRecord &function : functions)
    for (CallRecord &call : function.calls)
      call.sizes.remove_if([&](const auto &entry) {
        return Dimensions::isFlag(*entry.first) &&
               (!needed.contains(entry.first) ||
                !saysSomething(entry.second, known));
      });
}
