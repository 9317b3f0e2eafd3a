//===- Invocations.cpp - How often each function runs ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Invocations.h"
#include "Repetition.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SCCIterator.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Who calls whom
//===----------------------------------------------------------------------===//

namespace {
struct Node {
  unsigned position = 0;
  SmallVector<Node *, 4> callees;
};
/// The functions, and a start that reaches all of them.
struct Graph {
  std::vector<Node> nodes;
  Node start;
};
} // namespace

template <>
struct llvm::GraphTraits<Graph *> {
  using NodeRef = Node *;
  using ChildIteratorType = SmallVector<Node *, 4>::iterator;
  static NodeRef getEntryNode(Graph *graph) { return &graph->start; }
  static ChildIteratorType child_begin(NodeRef node) {
    return node->callees.begin();
  }
  static ChildIteratorType child_end(NodeRef node) {
    return node->callees.end();
  }
};

CallGraph::CallGraph(AnalysisResult &result) : result(result) { findOrder(); }

void CallGraph::findOrder() {
  for (auto [position, function] : llvm::enumerate(result.functions))
    positions[function.op] = position;
  Graph graph;
  graph.nodes.resize(result.functions.size());
  for (auto [position, function] : llvm::enumerate(result.functions)) {
    Node &node = graph.nodes[position];
    node.position = position;
    graph.start.callees.push_back(&node);
    for (const CallRecord &call : function.calls)
      node.callees.push_back(&graph.nodes[positions.at(call.callee)]);
  }
  for (auto component = llvm::scc_begin(&graph); !component.isAtEnd();
       ++component) {
    llvm::DenseSet<Operation *> members;
    for (Node *node : *component) {
      if (node == &graph.start)
        continue;
      order.push_back(node->position);
      members.insert(result.functions[node->position].op);
    }
    if (!component.hasCycle())
      continue;
    for (Node *node : *component)
      for (const CallRecord &call : result.functions[node->position].calls)
        if (members.contains(call.callee))
          recursive.insert(call.op);
  }
}

//===----------------------------------------------------------------------===//
// What runs
//===----------------------------------------------------------------------===//

static bool areEqual(const SizeMap &lhs, const SizeMap &rhs) {
  return lhs.size() == rhs.size() &&
         std::equal(lhs.begin(), lhs.end(), rhs.begin());
}

/// Adds `invocation`, or makes an equal one count more often.
static void addInvocation(std::vector<Invocation> &list,
                          Invocation invocation) {
  for (Invocation &other : list)
    if (other.loops.empty() && invocation.loops.empty() &&
        areEqual(other.sizes, invocation.sizes)) {
      other.times += invocation.times;
      return;
    }
  list.push_back(std::move(invocation));
}

/// `expr` with `sizes`, in the sums as well that symbols stand for.
static Expr substitute(const Expr &expr, const SizeMap &sizes,
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
    sum.turning = substitute(sum.turning, sizes, dimensions);
    for (LoopRange &loop : sum.loops)
      loop.trips = substitute(loop.trips, sizes, dimensions);
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

/// What `call` makes of its callee, where its own function is invoked as
/// `caller`.
static Invocation invoke(const CallRecord &call, const Invocation &caller,
                         AnalysisResult &result) {
  Invocation callee;
  for (const auto &[symbol, size] : call.sizes)
    if (Expr passed = substitute(size, caller.sizes, *result.dimensions);
        passed != Expr(*symbol))
      callee.sizes[symbol] = passed;
  LoopStack loops = caller.loops;
  for (LoopRange loop : call.loops) {
    loop.trips = substitute(loop.trips, caller.sizes, *result.dimensions);
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

InvocationLists CallGraph::spread(InvocationLists lists) const {
  // Callers come before callees, so that each list is complete when it is
  // followed.
  for (unsigned position : llvm::reverse(order)) {
    const FunctionRecord &function = result.functions[position];
    if (lists[position].empty())
      continue;
    for (const CallRecord &call : function.calls) {
      if (isRecursive(call) || !function.isTaken(call.arm))
        continue;
      std::vector<Invocation> &callee = lists[positions.at(call.callee)];
      for (const Invocation &caller : lists[position])
        addInvocation(callee, invoke(call, caller, result));
    }
  }
  return lists;
}

InvocationLists CallGraph::collect(ArrayRef<unsigned> started) const {
  InvocationLists lists(result.functions.size());
  for (unsigned position : started)
    addInvocation(lists[position], Invocation());
  return spread(std::move(lists));
}

InvocationLists CallGraph::collect(const CallRecord &call) const {
  InvocationLists lists(result.functions.size());
  lists[positions.at(call.callee)].push_back(
      invoke(call, Invocation(), result));
  return spread(std::move(lists));
}

Expr mlir::roofline::getExecutions(const Invocation &invocation,
                                   AnalysisResult &result, Location location) {
  return invocation.times *
         Repetition(invocation.loops, *result.dimensions, location)
             .getExecutions();
}

KernelCost mlir::roofline::getCost(const KernelCost &cost,
                                   const Invocation &invocation,
                                   AnalysisResult &result, Location location) {
  Repetition repetition(invocation.loops, *result.dimensions, location);
  KernelCost total = cost.transform([&](const Expr &count) {
    return repetition.sum(
               substitute(count, invocation.sizes, *result.dimensions)) *
           invocation.times;
  });
  total.transformSizes([&](const Expr &size) {
    return substitute(size, invocation.sizes, *result.dimensions);
  });
  if (cost.nest && invocation.loops.empty())
    total.followOrder(cost.nest->transform([&](const Expr &size) {
      return substitute(size, invocation.sizes, *result.dimensions);
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
