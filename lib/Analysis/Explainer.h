//===- Explainer.h - Keeps the parts of kernels -----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks over the shoulder of an analysis, which tells it of a kernel that is
// wanted twice: what was found in it, and what became of that.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_EXPLAINER_H
#define ROOFLINE_LIB_ANALYSIS_EXPLAINER_H

#include "LoopNestCost.h"
#include "roofline/Analysis/Explanation.h"

namespace mlir::roofline {

/// What the analysis knows of a kernel when it records it.
struct RecordedKernel {
  unsigned id = 0;
  Operation *op = nullptr;
  /// One execution, with what its order moves.
  const KernelCost &once;
  /// All of them.
  const KernelCost &all;
  /// The accesses in loops with an order; null where there is none.
  const Nest *ordered = nullptr;
};

class Explainer {
public:
  Explainer(KernelFilter filter, const Assumptions &assumptions)
      : filter(filter), assumptions(assumptions) {}

  bool wants(const SeenKernel &kernel) const { return filter(kernel); }

  /// Tells of an op that is a kernel, whose model says `cost`; `once` has that
  /// without tiles, and the target.
  void describe(Operation *op, const OpCost &cost, const KernelCost &once,
                const CostContext &context);
  /// Tells of `op`, a loop or launch that is a kernel.
  void describe(Operation *op, const LoopNest &nest,
                const CostContext &context);
  /// Tells what is recorded of the kernel described last, or, where none was,
  /// of a call with figures of its own.
  void finish(const RecordedKernel &kernel, const CostContext &context);

  std::vector<Derivation> take() { return std::move(derivations); }

private:
  void start(Operation *op, const KernelCost &once);
  void addWork(ArrayRef<WorkPart> parts, const TargetModel &target);
  void addBuffers(const Nest &nest, Operation *op, const CostContext &context);
  void addOrder(const RecordedKernel &kernel);
  void addRepeats(const RecordedKernel &kernel, const CostContext &context);
  void addTiles(const RecordedKernel &kernel);
  void addLaunch(const RecordedKernel &kernel);

  KernelFilter filter;
  const Assumptions &assumptions;
  Derivation current;
  /// What `current` is of; null before any.
  Operation *described = nullptr;
  /// By buffer of `current`: its root in the nest.
  SmallVector<unsigned, 4> roots;
  std::vector<Derivation> derivations;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_EXPLAINER_H
