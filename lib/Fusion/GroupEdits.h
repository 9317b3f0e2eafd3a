//===- GroupEdits.h - Kernels of groups with other ops ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_GROUPEDITS_H
#define ROOFLINE_LIB_FUSION_GROUPEDITS_H

#include "FusionGraph.h"

namespace mlir::roofline {

/// Numbers of ops, as they run.
using GroupMembers = SmallVector<unsigned, 4>;

/// What who changes groups that have been found asks of them.
class GroupEdits {
public:
  GroupEdits(FusionGraph &graph, const FusionOptions &options)
      : graph(graph), options(options) {}

  /// Whether some op uses what op `number` makes, reshapes of it included, and
  /// `isUser` holds for all that do, each an op of the graph.
  bool isUsedByOnly(unsigned number,
                    llvm::function_ref<bool(unsigned)> isUser) const;
  /// `members` as one kernel; null where they cannot be one.
  std::unique_ptr<FusedKernel> makeKernel(ArrayRef<unsigned> members);
  /// Puts into the time of `kernel`, of `members`, what its tiles read again;
  /// false where nobody can tell. Nothing of the ops that are `shared`, some of
  /// the members, is written.
  bool priceMembers(FusedKernel &kernel, GroupMembers members,
                    ArrayRef<unsigned> shared = {});
  /// Whether `kernel`, of `members`, is worth a group.
  bool isWorthIt(const FusedKernel &kernel, ArrayRef<unsigned> members);
  /// What `members` take in a plan: as `kernel`, or apart where that is not
  /// worth a group.
  double getSeconds(const FusedKernel &kernel, ArrayRef<unsigned> members);

  /// What the group `number` takes in a plan as it is.
  double getSecondsNow(unsigned number);

  /// What `members` take one by one.
  double getSecondsApart(ArrayRef<unsigned> members);

private:
  FusionGraph &graph;
  const FusionOptions &options;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_GROUPEDITS_H
