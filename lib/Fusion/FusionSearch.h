//===- FusionSearch.h - Which groups save the most --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pair of groups that saves the most time becomes one, again and again.
// What a pair is worth changes as its groups grow: an entry of the queue that
// is out of date is judged anew when its turn comes.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_FUSIONSEARCH_H
#define ROOFLINE_LIB_FUSION_FUSIONSEARCH_H

#include "CandidateQueue.h"
#include "FusionGraph.h"

namespace mlir::roofline {

/// Chooses the groups of one function.
class FusionSearch {
public:
  /// `order` is what buffers ask for.
  FusionSearch(const AnalysisResult &result, const FunctionRecord &function,
               const FusionOptions &options, KernelMaker &maker,
               const BufferOrder &order)
      : options(options), order(order), graph(result, function, maker, order),
        postponed(graph.size()) {}

  void run();

  /// The groups, after `run`.
  FusionGraph &getGraph() { return graph; }
  /// After `run`: adds to `plan`, which has the groups, why ops are in none of
  /// these together of which one uses what the other makes.
  void addMisses(FusionPlan &plan);

private:
  /// Two groups in the order that the values between them ask for.
  struct Pair {
    unsigned first;
    unsigned second;
  };

  /// What became of two groups, and what that saves.
  struct Trial {
    Pair pair;
    FusedPair fused;
    Candidate candidate;
  };

  std::optional<Pair> getPair(unsigned edge);
  FusedPair tryPair(const FusionNodes &first, const FusionNodes &second) const;
  std::optional<Trial> tryEdge(unsigned edge);
  void push(unsigned edge);
  void postpone(unsigned edge, Pair pair);
  bool isWorthItInOrder(Pair pair, FusedPair &fused);
  void unite(Trial trial);
  std::string explainApart(Pair pair);

  const FusionOptions &options;
  const BufferOrder &order;
  FusionGraph graph;
  CandidateQueue queue;
  /// Edges of each group that were not worth it.
  std::vector<SmallVector<unsigned, 2>> postponed;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_FUSIONSEARCH_H
