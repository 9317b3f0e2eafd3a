//===- GroupBorders.h - Ops between two groups ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pairs become groups one by one, and an op may be with what it uses before
// those who use it are one kernel:
//
//   %s = matmul, scaled, in bf16
//   %w = extf %s                  saves as much with %s as with either user
//   %m = max of the rows of %w
//   %d = subf %w, %m
//
// Once the last two are one kernel, %w is better there: what passes between
// the two kernels is %s then, of half the bytes.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_GROUPBORDERS_H
#define ROOFLINE_LIB_FUSION_GROUPBORDERS_H

#include "GroupEdits.h"

namespace mlir::roofline {

/// Moves ops at the end of one group to the group that uses them, where less
/// passes between the two then and both together take less time.
class GroupBorders {
public:
  GroupBorders(FusionGraph &graph, const FusionOptions &options)
      : graph(graph), options(options), edits(graph, options) {}

  /// For all groups of the graph, once.
  void move();

private:
  void moveEnd(unsigned number);
  std::optional<unsigned> findOnlyUser(unsigned number);
  GroupMembers findCone(unsigned number, unsigned to);
  double moveReads(const FusedKernel &kernel, unsigned from,
                   llvm::DenseMap<const void *, unsigned> &readers,
                   llvm::DenseSet<const void *> &passed);
  std::unique_ptr<FusedKernel> extendKernel(ArrayRef<unsigned> cone,
                                            const FusedKernel &kernel);

  FusionGraph &graph;
  const FusionOptions &options;
  GroupEdits edits;
  /// By group, those that its ends have been tried in.
  llvm::DenseMap<unsigned, llvm::SmallDenseSet<unsigned>> tried;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_GROUPBORDERS_H
