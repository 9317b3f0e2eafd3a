//===- OnlineSoftmax.h - Softmaxes without whole rows -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tiles that keep whole rows are narrow where rows are long, or do not fit. Ops
// around a softmax that sums end can run along the rows in pieces, as an
// attention does in FlashAttention (Dao et al., arXiv:2205.14135): from one
// piece to the next the sums so far are multiplied by what the maximum has
// changed.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_ONLINESOFTMAX_H
#define ROOFLINE_LIB_FUSION_ONLINESOFTMAX_H

#include "GroupEdits.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::roofline {

/// Joins groups around a softmax that are faster as one which runs along its
/// rows in pieces.
class OnlineSoftmax {
public:
  OnlineSoftmax(FusionGraph &graph, const FusionOptions &options)
      : graph(graph), options(options), edits(graph, options) {}

  /// For all maxima of rows, once.
  void join();

private:
  /// Numbers of groups.
  using Groups = llvm::SmallSetVector<unsigned, 4>;

  /// Ops as one kernel, with the loops of each there.
  struct Joined {
    std::unique_ptr<FusedKernel> kernel;
    SmallVector<LoopMap, 0> loops;
  };

  void tryMaximum(unsigned number);
  GroupMembers findOps(unsigned number);
  bool tryOps(unsigned maximum, const GroupMembers &ops);
  bool isBlocked(const GroupMembers &members);
  bool isOnlySharedIn(unsigned number, const Groups &groups);
  Joined joinSteps(const GroupMembers &members, const GroupMembers &shared);
  bool cutRows(Joined &joined, const GroupMembers &members, unsigned rowLoop);

  FusionGraph &graph;
  const FusionOptions &options;
  GroupEdits edits;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_ONLINESOFTMAX_H
