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
// with the sizes that the call gives it. With these sizes it is decided which
// arms of the callee count, so that two calls may take different ones.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_INVOCATIONS_H
#define ROOFLINE_ANALYSIS_INVOCATIONS_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include <map>

namespace mlir::roofline {

/// The invocations of functions, in the order of the result's functions.
using InvocationLists = std::vector<std::vector<Invocation>>;
/// Those of the functions that are reached, by their position in the result.
using ReachedInvocations = std::map<unsigned, std::vector<Invocation>>;

/// Finds the position of sizes in a list.
class SizeIndex {
public:
  /// The first position of `sizes` in the list; empty where they are not there.
  std::optional<unsigned> find(const SizeMap &sizes) const;
  /// Takes note of sizes, which must stay, at the next position.
  void add(const SizeMap &sizes);

private:
  std::vector<SizeMap> known;
  /// Positions in `known`, by hash.
  llvm::DenseMap<unsigned, SmallVector<unsigned, 1>> byHash;
};

/// What `InvocationFinder` has found so far.
struct InvocationSearch {
  struct Function {
    std::vector<Invocation> list;
    /// Of the list, the invocations in no loop: their positions in it, in the
    /// order of `ofSizes`.
    std::vector<unsigned> positions;
    SizeIndex ofSizes;
  };
  /// Those that are reached, by their rank, so that callers come first.
  std::map<unsigned, Function> functions;
  size_t numFound = 0;
};

/// Orders the functions of a result by who calls whom.
class CallGraph {
public:
  /// The functions and calls of `result` must stay.
  explicit CallGraph(const AnalysisResult &result);

  /// Functions by their position in the result, callees before callers.
  ArrayRef<unsigned> getOrder() const { return order; }
  /// The place of a function among all, callers before callees, and the
  /// function at a place.
  unsigned getRank(unsigned position) const { return ranks[position]; }
  unsigned getRanked(unsigned rank) const {
    return order[order.size() - 1 - rank];
  }

  /// The call that makes a function recursive: one whose callee comes back to
  /// the caller.
  bool isRecursive(const CallRecord &call) const {
    return recursive.contains(call.op);
  }

  /// The position of the function that `call` calls.
  unsigned getCalleePosition(const CallRecord &call) const {
    return positions.at(call.callee);
  }
  /// The function itself.
  const FunctionRecord &getCallee(const CallRecord &call) const {
    return result.functions[getCalleePosition(call)];
  }

private:
  void findOrder();

  const AnalysisResult &result;
  llvm::DenseMap<Operation *, unsigned> positions;
  SmallVector<unsigned> order;
  std::vector<unsigned> ranks;
  llvm::DenseSet<Operation *> recursive;
};

/// Finds what runs when functions are invoked, and in which arms.
class InvocationFinder {
public:
  /// Times are compared where the symbols in `fixed` have these values, else
  /// for all that they may have. The sizes of what is found keep them as
  /// symbols either way.
  InvocationFinder(const CallGraph &graph, AnalysisResult &result,
                   const Assumptions &assumptions, SizeMap fixed = {})
      : graph(graph), result(result), assumptions(assumptions),
        fixed(std::move(fixed)), choices(result.functions.size()),
        hasArms(
            llvm::any_of(result.functions, [](const FunctionRecord &function) {
              return !function.arms.empty();
            })) {}

  /// What the totals of the module contain.
  InvocationLists collectAll();
  /// All that runs because of `calls` in one invocation, with `sizes`, of the
  /// function around them.
  ReachedInvocations collect(ArrayRef<const CallRecord *> calls,
                             const SizeMap &sizes);
  /// How often `call` runs its callee in one invocation of the function around
  /// it, where the callee then is what it is by itself; else empty.
  std::optional<Expr> countPlain(const CallRecord &call);

  /// The arms that count where the function at `position` is invoked with
  /// `sizes`: in every branch the one that runs, or else of those that may the
  /// one that takes the most time, the first among equals. A branch that stands
  /// in loops has one for all turns.
  ArmChoice choose(unsigned position, const SizeMap &sizes);

  /// The calls that were not followed to all that they run, for there would be
  /// too many different invocations.
  const llvm::SetVector<Operation *> &getDropped() const { return dropped; }

  /// `invocation` where symbols have the values given.
  Invocation fix(const Invocation &invocation) const;

private:
  /// Chooses for all that may run where functions are invoked with sizes,
  /// callees before callers, so that no choice has to wait for another.
  void chooseAll(ArrayRef<std::pair<unsigned, SizeMap>> started);
  void spread(InvocationSearch &search);
  void add(unsigned position, Invocation invocation, InvocationSearch &search);

  const CallGraph &graph;
  AnalysisResult &result;
  const Assumptions &assumptions;
  SizeMap fixed;
  /// What has been chosen, by function, and for which sizes.
  struct Choices {
    SizeIndex ofSizes;
    std::vector<ArmChoice> list;
  };
  std::vector<Choices> choices;
  /// Whether there is anything to choose from.
  bool hasArms;
  llvm::SetVector<Operation *> dropped;
  /// Choices that wait for what their arms call.
  unsigned depth = 0;
};

/// `expr` with `sizes`, in the sums as well that symbols stand for.
Expr instantiate(const Expr &expr, const SizeMap &sizes,
                 Dimensions &dimensions);

/// The sizes that `call` gives its callee, where its own function has `sizes`.
SizeMap passSizes(const CallRecord &call, const SizeMap &sizes,
                  Dimensions &dimensions);

/// Whether open sizes may make what stands in `arm` run, in an invocation with
/// `choice` in which it does not count.
bool mayRunInstead(const FunctionRecord &function, const ArmChoice &choice,
                   ArmNumber arm);

/// The open sizes that say which arms run in `invocation`, in order of
/// appearance.
SmallVector<const Symbol *, 2> getDecidingSizes(const FunctionRecord &function,
                                                const Invocation &invocation,
                                                Dimensions &dimensions);

/// How many of the invocations of `function` in the totals take `arm`; empty
/// where all do or none does.
std::optional<Expr> countTaking(const FunctionRecord &function, ArmNumber arm,
                                AnalysisResult &result);

/// How often `invocation` is one.
Expr getExecutions(const Invocation &invocation, AnalysisResult &result,
                   Location location);

/// `count`, of one invocation, in all of `invocation`.
Expr getTotal(const Expr &count, const Invocation &invocation,
              AnalysisResult &result, Location location);

/// `cost`, of one invocation, in all of `invocation`.
KernelCost getCost(const KernelCost &cost, const Invocation &invocation,
                   AnalysisResult &result, Location location);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_INVOCATIONS_H
