//===- SharedProducers.h - Ops that several groups compute ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An op that several groups use is computed by one of them, which writes it for
// the others. Where it is cheap, and what it reads is no more than what it
// makes, each had better compute it for itself:
//
//   %w = extf %x : bf16 to f32     write 4 bytes and read them twice, or read
//   two groups that use %w         2 bytes twice
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_SHAREDPRODUCERS_H
#define ROOFLINE_LIB_FUSION_SHAREDPRODUCERS_H

#include "GroupEdits.h"

namespace mlir::roofline {

/// Gives groups copies of ops that they use and another one has, where that
/// saves time.
class SharedProducers {
public:
  SharedProducers(FusionGraph &graph, const FusionOptions &options)
      : graph(graph), options(options), edits(graph, options) {}

  /// For all ops of the graph, once.
  void copy();

private:
  /// A group as it is to be.
  struct Change {
    GroupMembers members;
    GroupMembers copies;
    std::unique_ptr<FusedKernel> kernel;
  };

  void tryOp(unsigned number);
  SmallVector<unsigned, 4> findUsers(unsigned number);
  bool addUser(unsigned number, unsigned group, bool isHome);
  bool hidesInputs(unsigned number);
  bool addMaker(unsigned number, bool isUser);
  bool isWorthIt(unsigned number, double before);

  FusionGraph &graph;
  const FusionOptions &options;
  GroupEdits edits;
  /// By the number of a group, how often it was looked at.
  llvm::DenseMap<unsigned, unsigned> tries;
  /// What one op would change.
  SmallVector<Change, 4> changes;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_SHAREDPRODUCERS_H
