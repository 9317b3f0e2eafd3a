//===- ModuleAnalysis.h - Kernels of a module, costed and judged *- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The walk from IR to judged kernels. Every op is one of: a kernel, free, host
// work, or unmodelled with a reason; nothing is passed over in silence.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_MODULEANALYSIS_H
#define ROOFLINE_ANALYSIS_MODULEANALYSIS_H

#include "roofline/Analysis/Records.h"
#include "roofline/Analysis/TargetSelection.h"
#include "roofline/Interfaces/CostInterfaces.h"
#include "roofline/Interfaces/ValueTracing.h"
#include <deque>

namespace mlir::roofline {

/// Tiles of contractions and convolutions that have none in the IR.
struct TilingOptions {
  /// Those that are imposed where no attribute on the op does.
  std::optional<TileSizes> sizes;
  /// Whether reports carry the best tiles, as advice, where none are imposed.
  bool search = true;
  /// Of all tiles, imposed or found.
  ClusterShape cluster;

  /// Parses "search", "none" or the sizes of tiles, and a cluster. Fails for
  /// anything else, saying what is wanted.
  static llvm::Expected<TilingOptions> parse(StringRef tiling,
                                             StringRef cluster);
  /// The former of them.
  std::string toString() const;
};

struct AnalysisOptions {
  /// A target's name, alias, chip or file; empty leaves the choice to the IR.
  std::string target;
  /// Which of the target's rates are the roofs.
  Ceilings ceilings = Ceilings::Datasheet;
  /// Whether the cache that all units share is supposed to keep all that it has
  /// seen, so that nothing crosses from main memory twice.
  bool hasEndlessL2 = false;
  Assumptions assumptions;
  /// What the user says of sizes that the IR leaves open.
  std::vector<DimensionBinding> bindings;
  TilingOptions tiling;
};

class LiftedBodies; // Private; see lib/Analysis/BlockLifting.h.

/// Everything found in one module.
struct AnalysisResult {
  /// The module or function.
  Operation *root = nullptr;
  /// The target of the module itself.
  SelectedTarget target;
  /// Whether the chip of some gpu.module decides what is in it is judged on.
  bool hasChips = false;
  std::vector<FunctionRecord> functions;
  /// Owns what the kernel records point to.
  std::deque<KernelCost> costs;
  /// The symbols of all counts.
  std::unique_ptr<Dimensions> dimensions;
  /// The sizes of the values of the module, and where they live, as far as
  /// anyone has asked.
  std::unique_ptr<SizeTracer> sizes;
  std::unique_ptr<ValueTracer> values;
  /// Keeps alive what `sizes` and `values` know that is not in the IR.
  std::shared_ptr<const LiftedBodies> lifted;
  /// Keeps the targets of the costs alive.
  std::vector<std::shared_ptr<const TargetModel>> targets;
};

/// Is told of an op that has a kernel of its own in the result: what one
/// execution is, and what all cost. Not of those that share the cost of one
/// before, and not of copies that the analysis puts in the place of ops.
using KernelObserver = llvm::function_ref<void(
    Operation *op, const OpCost &described, const KernelCost &cost)>;

/// Costs every op in `root`, a module or a function, in program order, and
/// finds out how often each runs. The IR changes while that goes on, and is
/// afterwards what it was. Recursion is warned of, and its calls are not
/// followed.
///
/// Fails, with the mistake reported at its location, for a target that cannot
/// be had, for a kernel or a function whose counts do not fit 127 bits or are
/// below zero, for a loop whose step is not positive, and for bindings that
/// name nothing or contradict the IR. Ops that cannot be costed do not fail:
/// they are recorded.
FailureOr<AnalysisResult> analyzeModule(Operation *root,
                                        const AnalysisOptions &options,
                                        KernelObserver observer = nullptr);

/// What there is to be tiled in `op`, the op of a kernel of `result`, on
/// `target`: empty for anything but a single contraction or convolution, and
/// where its sizes depend on a loop around. The op is costed again for it.
std::optional<TileProblem> findTileProblem(Operation *op,
                                           AnalysisResult &result,
                                           const TargetModel &target,
                                           const Assumptions &assumptions);

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_MODULEANALYSIS_H
