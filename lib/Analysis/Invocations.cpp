//===- Invocations.cpp - How often each function runs ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Invocations.h"
#include "ArmConditions.h"
#include "BranchResolution.h"
#include "LoopBounds.h"
#include "Repetition.h"

using namespace mlir;
using namespace mlir::roofline;

/// Invocations with different sizes that are followed, in all. Nobody reads as
/// many rows, and functions that call each other twice double them.
static constexpr size_t kMaxInvocations = 32768;

static unsigned getHash(const SizeMap &sizes) {
  llvm::hash_code hash = sizes.size();
  for (const auto &[symbol, size] : sizes)
    hash = llvm::hash_combine(hash, symbol, size);
  // The two largest are the map's own.
  return static_cast<unsigned>(static_cast<size_t>(hash)) >> 1;
}

std::optional<unsigned> SizeIndex::find(const SizeMap &sizes) const {
  auto found = byHash.find(getHash(sizes));
  if (found != byHash.end())
    for (unsigned position : found->second)
      if (areEqual(known[position], sizes))
        return position;
  return std::nullopt;
}

void SizeIndex::add(const SizeMap &sizes) {
  byHash[getHash(sizes)].push_back(known.size());
  known.push_back(sizes);
}

/// Adds `invocation` of the function with `rank`, or makes an equal one count
/// more often.
static void addInvocation(unsigned rank, Invocation invocation,
                          InvocationSearch &search) {
  InvocationSearch::Function &function = search.functions[rank];
  if (invocation.loops.empty()) {
    if (auto known = function.ofSizes.find(invocation.sizes)) {
      function.list[function.positions[*known]].times += invocation.times;
      return;
    }
    function.ofSizes.add(invocation.sizes);
    function.positions.push_back(function.list.size());
  }
  function.list.push_back(std::move(invocation));
  ++search.numFound;
}

Expr mlir::roofline::instantiate(const Expr &expr, const SizeMap &sizes,
                                 Dimensions &dimensions) {
  if (sizes.empty())
    return expr;
  return expr.substitute([&](const Symbol &symbol) -> std::optional<Expr> {
    if (auto known = sizes.find(&symbol); known != sizes.end())
      return known->second;
    const OpenSum *open = dimensions.lookupSum(symbol);
    if (!open)
      return std::nullopt;
    OpenSum sum = *open;
    sum.turning = instantiate(sum.turning, sizes, dimensions);
    for (LoopRange &loop : sum.loops)
      loop.trips = instantiate(loop.trips, sizes, dimensions);
    return Repetition(sum.loops, dimensions, sum.location).sum(sum.turning);
  });
}

/// Whether some size depends on how often a loop has turned.
static bool dependsOnLoops(const SizeMap &sizes, ArrayRef<LoopRange> loops) {
  return llvm::any_of(sizes, [&](const auto &entry) {
    return llvm::any_of(loops, [&](const LoopRange &loop) {
      return entry.second.dependsOn(*loop.index);
    });
  });
}

SizeMap mlir::roofline::passSizes(const CallRecord &call, const SizeMap &sizes,
                                  Dimensions &dimensions) {
  SizeMap passed;
  for (const auto &[symbol, size] : call.sizes)
    if (Expr here = instantiate(size, sizes, dimensions); here != Expr(*symbol))
      passed[symbol] = here;
  return passed;
}

/// What `call` makes of its callee, where its own function is invoked as
/// `caller`.
static Invocation invoke(const CallRecord &call, const Invocation &caller,
                         AnalysisResult &result) {
  Invocation callee;
  callee.sizes = passSizes(call, caller.sizes, *result.dimensions);
  LoopStack loops = caller.loops;
  for (LoopRange loop : call.loops) {
    loop.trips = instantiate(loop.trips, caller.sizes, *result.dimensions);
    loops.push_back(loop);
  }
  callee.times = caller.times;
  if (dependsOnLoops(callee.sizes, loops))
    callee.loops = std::move(loops);
  else
    callee.times *= Repetition(loops, *result.dimensions, call.op->getLoc())
                        .getExecutions();
  return callee;
}

/// `invocation` turn by turn of the loops around it; empty where their number
/// is not known or large.
static std::vector<Invocation> splitTurns(const Invocation &invocation) {
  constexpr int64_t kMaxTurns = 256;
  std::vector<Invocation> open = {invocation}, turns;
  while (!open.empty()) {
    Invocation next = std::move(open.back());
    open.pop_back();
    if (next.loops.empty()) {
      turns.push_back(std::move(next));
      continue;
    }
    LoopRange loop = next.loops.front();
    next.loops.erase(next.loops.begin());
    std::optional<int64_t> trips = loop.trips.getInt64();
    int64_t room = kMaxTurns - static_cast<int64_t>(turns.size() + open.size());
    if (!trips || *trips > room)
      return {};
    // What is last in `open` comes next.
    for (int64_t turn = *trips - 1; turn >= 0; --turn) {
      Invocation here = next;
      for (auto &[symbol, size] : here.sizes)
        size = size.replace(*loop.index, turn);
      for (LoopRange &inner : here.loops)
        inner.trips = inner.trips.replace(*loop.index, turn);
      open.push_back(std::move(here));
    }
  }
  return turns;
}

/// Adds `invocation` to `search`. Where the turns of loops around it take
/// different arms, each is an invocation by itself.
void InvocationFinder::add(unsigned position, Invocation invocation,
                           InvocationSearch &search) {
  invocation.arms = choose(position, invocation.sizes);
  bool isOpen = !invocation.arms.undecided.empty();
  if ((isOpen && !invocation.loops.empty()) ||
      haveTurnsOtherArms(result.functions[position], invocation,
                         *result.dimensions)) {
    Invocation known = invocation;
    known.loops = fix(invocation).loops;
    std::vector<Invocation> turns = splitTurns(known);
    for (Invocation &turn : turns)
      turn.arms = choose(position, turn.sizes);
    bool areDecided = llvm::all_of(turns, [](const Invocation &turn) {
      return turn.arms.undecided.empty();
    });
    if (!turns.empty() && areDecided) {
      for (Invocation &turn : turns)
        addInvocation(graph.getRank(position), std::move(turn), search);
      return;
    }
  }
  addInvocation(graph.getRank(position), std::move(invocation), search);
}

void InvocationFinder::spread(InvocationSearch &search) {
  // Callers come before callees, so that each list is complete when it is
  // followed, and what is added comes later.
  for (auto &[rank, found] : search.functions) {
    const FunctionRecord &function = result.functions[graph.getRanked(rank)];
    for (const CallRecord &call : function.calls) {
      if (graph.isRecursive(call))
        continue;
      for (const Invocation &caller : found.list) {
        if (!caller.arms.isTaken(call.arm))
          continue;
        if (search.numFound >= kMaxInvocations) {
          dropped.insert(call.op);
          break;
        }
        add(graph.getCalleePosition(call), invoke(call, caller, result),
            search);
      }
    }
  }
}

namespace {
/// The sizes that a function may be invoked with.
struct KnownSizes {
  std::vector<SizeMap> list;
  SizeIndex index;
};
} // namespace

void InvocationFinder::chooseAll(
    ArrayRef<std::pair<unsigned, SizeMap>> started) {
  if (!hasArms)
    return;
  // By rank, so that callers come before what they add.
  std::map<unsigned, KnownSizes> sizes;
  size_t numFound = 0;
  auto add = [&](unsigned position, SizeMap passed) {
    KnownSizes &known = sizes[graph.getRank(position)];
    if (numFound >= kMaxInvocations || known.index.find(passed))
      return;
    known.index.add(passed);
    known.list.push_back(std::move(passed));
    ++numFound;
  };
  for (const auto &[position, ofFunction] : started)
    add(position, ofFunction);
  for (const auto &[rank, ofCallers] : sizes)
    for (const CallRecord &call : result.functions[graph.getRanked(rank)].calls)
      if (!graph.isRecursive(call))
        for (const SizeMap &ofCaller : ofCallers.list)
          add(graph.getCalleePosition(call),
              passSizes(call, ofCaller, *result.dimensions));
  for (const auto &[rank, ofFunctions] : llvm::reverse(sizes))
    for (const SizeMap &ofFunction : ofFunctions.list)
      choose(graph.getRanked(rank), ofFunction);
}

InvocationLists InvocationFinder::collectAll() {
  std::vector<std::pair<unsigned, SizeMap>> started;
  for (auto [position, function] : llvm::enumerate(result.functions))
    if (function.isPublic)
      started.push_back({position, SizeMap()});
  chooseAll(started);
  InvocationSearch search;
  for (const auto &[position, sizes] : started)
    add(position, Invocation(), search);
  spread(search);
  InvocationLists lists(result.functions.size());
  for (auto &[rank, found] : search.functions)
    lists[graph.getRanked(rank)] = std::move(found.list);
  return lists;
}

ReachedInvocations InvocationFinder::collect(ArrayRef<const CallRecord *> calls,
                                             const SizeMap &sizes) {
  std::vector<std::pair<unsigned, SizeMap>> started;
  for (const CallRecord *call : calls)
    started.push_back({graph.getCalleePosition(*call),
                       passSizes(*call, sizes, *result.dimensions)});
  // Below a choice that waits for these, it is made as they are met.
  if (depth == 0)
    chooseAll(started);
  Invocation caller;
  caller.sizes = sizes;
  InvocationSearch search;
  for (const CallRecord *call : calls)
    add(graph.getCalleePosition(*call), invoke(*call, caller, result), search);
  spread(search);
  ReachedInvocations reached;
  for (auto &[rank, found] : search.functions)
    reached[graph.getRanked(rank)] = std::move(found.list);
  return reached;
}

/// Whether `sizes` are no more than other names for flags, of which as little
/// is known.
static bool areRenamedFlags(const SizeMap &sizes) {
  llvm::SmallPtrSet<const Symbol *, 4> names;
  return llvm::all_of(sizes, [&](const auto &entry) {
    const Symbol *name = entry.second.getSymbol();
    return Dimensions::isFlag(*entry.first) && name &&
           Dimensions::isFlag(*name) && names.insert(name).second;
  });
}

std::optional<Expr> InvocationFinder::countPlain(const CallRecord &call) {
  Invocation callee = invoke(call, Invocation(), result);
  return areRenamedFlags(callee.sizes) && callee.loops.empty()
             ? std::optional(callee.times)
             : std::nullopt;
}

Invocation InvocationFinder::fix(const Invocation &invocation) const {
  if (fixed.empty())
    return invocation;
  Invocation here = invocation;
  auto fixHere = [&](Expr &count) {
    count = instantiate(count, fixed, *result.dimensions);
  };
  for (auto &[symbol, size] : here.sizes)
    fixHere(size);
  for (LoopRange &loop : here.loops)
    fixHere(loop.trips);
  fixHere(here.times);
  // What the callee shares with its callers is no argument of it.
  for (const auto &[symbol, value] : fixed)
    here.sizes.insert({symbol, value});
  return here;
}

ArmChoice InvocationFinder::choose(unsigned position, const SizeMap &sizes) {
  // Deeper turns of loops in each other would need too much stack.
  constexpr unsigned kMaxDepth = 64;
  const FunctionRecord &function = result.functions[position];
  if (function.arms.empty())
    return {};
  Invocation invocation;
  invocation.sizes = sizes;
  invocation = fix(invocation);
  Choices &known = choices[position];
  if (auto found = known.ofSizes.find(invocation.sizes))
    return known.list[*found];
  ++depth;
  ArmChoice choice =
      depth > kMaxDepth
          ? leaveUndecided(function)
          : resolveBranches(function, invocation, *this, result, assumptions);
  --depth;
  known.ofSizes.add(invocation.sizes);
  known.list.push_back(choice);
  return choice;
}

bool mlir::roofline::mayRunInstead(const FunctionRecord &function,
                                   const ArmChoice &choice, ArmNumber arm) {
  if (choice.isTaken(arm) || !choice.mayRun(arm))
    return false;
  for (; arm; arm = function.arms[*arm].parent)
    for (unsigned first : choice.open)
      if (function.arms[first].isOfBranchOf(function.arms[*arm]))
        return true;
  return false;
}

SmallVector<const Symbol *, 2>
mlir::roofline::getDecidingSizes(const FunctionRecord &function,
                                 const Invocation &invocation,
                                 Dimensions &dimensions) {
  llvm::SetVector<const Symbol *> symbols;
  ArrayRef<ArmRecord> arms = function.arms;
  for (unsigned first : invocation.arms.open)
    for (const ArmRecord &arm : arms.drop_front(first)) {
      if (!arm.isOfBranchOf(arms[first]))
        break;
      symbols.insert_range(getDecidingSizes(arm, invocation.sizes, dimensions));
    }
  return llvm::to_vector<2>(symbols);
}

std::optional<Expr> mlir::roofline::countTaking(const FunctionRecord &function,
                                                ArmNumber arm,
                                                AnalysisResult &result) {
  auto takes = [&](const Invocation &invocation) {
    return invocation.arms.isTaken(arm);
  };
  if (llvm::all_of(function.invocations, takes) ||
      llvm::none_of(function.invocations, takes))
    return std::nullopt;
  Expr number;
  for (const Invocation &invocation : function.invocations)
    if (takes(invocation))
      number += getExecutions(invocation, result, function.op->getLoc());
  return number;
}

Expr mlir::roofline::getExecutions(const Invocation &invocation,
                                   AnalysisResult &result, Location location) {
  return invocation.times *
         Repetition(invocation.loops, *result.dimensions, location)
             .getExecutions();
}

Expr mlir::roofline::getTotal(const Expr &count, const Invocation &invocation,
                              AnalysisResult &result, Location location) {
  return Repetition(invocation.loops, *result.dimensions, location)
             .sum(instantiate(count, invocation.sizes, *result.dimensions)) *
         invocation.times;
}

KernelCost mlir::roofline::getCost(const KernelCost &cost,
                                   const Invocation &invocation,
                                   AnalysisResult &result, Location location) {
  if (invocation.isPlain())
    return cost;
  Repetition repetition(invocation.loops, *result.dimensions, location);
  KernelCost total = cost.transform([&](const Expr &count) {
    return repetition.sum(
               instantiate(count, invocation.sizes, *result.dimensions)) *
           invocation.times;
  });
  // Those of the largest turn, as in a body.
  total.transformSizes([&](const Expr &size) {
    Expr here = instantiate(size, invocation.sizes, *result.dimensions);
    return getMost(here, invocation.loops).value_or(here);
  });
  if (cost.nest && invocation.loops.empty())
    total.followOrder(cost.nest->transform([&](const Expr &size) {
      return instantiate(size, invocation.sizes, *result.dimensions);
    }));
  // One is one in every invocation, unless those differ.
  if (cost.once && invocation.loops.empty()) {
    Invocation one;
    one.sizes = invocation.sizes;
    total.once = std::make_shared<const KernelCost>(
        getCost(*cost.once, one, result, location));
  }
  return total;
}
