//===- CallGraph.cpp - Who calls whom -------------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Invocations.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SCCIterator.h"

using namespace mlir;
using namespace mlir::roofline;

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

CallGraph::CallGraph(const AnalysisResult &result) : result(result) {
  findOrder();
}

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
  ranks.resize(order.size());
  for (auto [rank, position] : llvm::enumerate(llvm::reverse(order)))
    ranks[position] = rank;
}
