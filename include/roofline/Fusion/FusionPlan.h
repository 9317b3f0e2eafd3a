//===- FusionPlan.h - What to fuse, and what it is worth --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A group of kernels of one block that become one kernel: values that only the
// group uses stay on chip, and what it reads and leaves crosses main memory
// once. A group is worth the time of its parts less its own, both by the model
// that judges any kernel.
//
//   y = x * x; z = max(y, 0)      two kernels: read x, write y, read y, write z
//                                 one kernel:  read x, write z
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_FUSION_FUSIONPLAN_H
#define ROOFLINE_FUSION_FUSIONPLAN_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include <deque>

namespace mlir::roofline {

/// How the ops of a group become one kernel.
enum class FusionForm : uint8_t {
  /// One op whose payload is all of theirs: every op has the loops of the last.
  Elementwise,
  /// A parallel loop over tiles; in each, the ops one after the other on slices
  /// that stay on chip.
  Tiled,
  /// A tiled group whose tiles run along the rows of a softmax in pieces, with
  /// sums that are rescaled as the maximum grows. Nothing here rewrites ops so.
  Online,
};
/// "elementwise", "tiled", "online".
StringRef stringify(FusionForm form);

/// Kernels of one block that become one.
struct FusionGroup {
  FusionForm form = FusionForm::Elementwise;
  /// In program order; each a linalg op, or a copy of a buffer. A softmax is
  /// what it stands for, all of it. No op that does
  /// not belong to the group both uses something of it and is used by it.
  SmallVector<Operation *, 4> ops;
  /// Those of `ops` that other groups compute for themselves as well, so that
  /// nobody writes what they make.
  SmallVector<Operation *, 0> shared;
  /// Those of `shared` that are another group's: of that one's parts, and in
  /// `FusionPlan::groupOf` with it.
  SmallVector<Operation *, 0> copies;
  /// Tiled only: by loop of the last op, the side of a tile; 0 where the loop
  /// is whole in every tile. Where reshapes stand between ops, by those that
  /// `GroupFactors` split the loops into.
  SmallVector<int64_t, 4> tileSizes;
  /// Tiled only: the loops of the last op that have tiles, as the loops over
  /// these stand in each other, the outermost first.
  SmallVector<unsigned, 4> tileOrder;
  /// Tiled only: `ops` as each tile runs them, which `onChipBytes` holds for,
  /// without fills that others only start from; empty for program order.
  SmallVector<Operation *, 4> tileSteps;
  /// The only contraction or convolution, where it uses nothing that the others
  /// make, and the tiles cut its sums in all parallel loops: tiles of it are
  /// tiles of the group. Null else.
  Operation *product = nullptr;
  /// What the group costs, over all executions; the domain is that of the loop
  /// over tiles, or of the one op.
  KernelCost cost;
  /// What its parts cost together.
  CostSum parts;
  /// Times of the group and of its parts, in seconds.
  double seconds = 0;
  double partsSeconds = 0;
  /// The most bytes on chip, at any step of a tile, of the values between the
  /// ops.
  Count onChipBytes;

  /// Bytes of main memory that are not moved any more.
  Expr getSavedBytes() const {
    return parts.hbm.getModelled() - cost.hbm.getModelled();
  }
  double getSpeedup() const { return partsSeconds / seconds; }
  /// The first op that is no other group's.
  Operation *getFirst() const {
    return *llvm::find_if(
        ops, [&](Operation *op) { return !llvm::is_contained(copies, op); });
  }
};

/// Ops that were looked at together and stay apart.
struct FusionMiss {
  /// What makes the value, and what uses it.
  Operation *producer = nullptr;
  Operation *consumer = nullptr;
  /// Completes "not fused: ...".
  std::string why;
};

/// What is worth a suggestion.
struct FusionOptions {
  /// Least part of the time of its parts that a group saves.
  double minShare = 0.01;
  /// Least time that it saves, in seconds.
  double minSeconds = 1e-7;
  /// Whether the plan says why ops stay apart.
  bool explain = false;
  /// Whether groups are only such as a script can make: no reshapes stand
  /// between their ops, no op is in several of them, and no softmax in one.
  bool isDirect = false;
  /// Whether groups may be online ones, which nothing here can apply.
  bool mayBeOnline = true;
  Assumptions assumptions;
  /// What the program was analysed with. Without it ops on memrefs and
  /// softmaxes are in no group: these are planned on a copy of the program,
  /// which is analysed too.
  std::optional<AnalysisOptions> analysis;
};

/// Groups and misses in program order of their first op; by function, as these
/// are in the result.
struct FusionPlan {
  std::deque<FusionGroup> groups;
  std::vector<FusionMiss> misses;
  /// Number of the group of each op that is in one.
  llvm::DenseMap<Operation *, unsigned> groupOf;
  /// By op of one group, those that have a copy of it.
  llvm::DenseMap<Operation *, SmallVector<unsigned, 2>> copiers;
  /// Whether group `number` computes `op`, its own or a copy.
  bool computes(unsigned number, Operation *op) const {
    auto own = groupOf.find(op);
    return (own != groupOf.end() && own->second == number) ||
           llvm::is_contained(getCopiers(op), number);
  }
  /// The groups that have a copy of `op`, ascending.
  ArrayRef<unsigned> getCopiers(Operation *op) const {
    auto found = copiers.find(op);
    return found == copiers.end() ? ArrayRef<unsigned>() : found->second;
  }
  /// Keeps alive what judges the groups, where that is not the analysis's own.
  std::vector<std::shared_ptr<const TargetModel>> targets;
};

/// Chooses the groups of all kernels in `result`, on the target of each
/// function. Only linalg ops whose sizes are numbers are looked at, those on
/// memrefs as `FusionOptions::analysis` says.
FusionPlan planFusion(const AnalysisResult &result,
                      const FusionOptions &options);

class KernelMaker; // Private; see lib/Fusion/KernelMaker.h.

/// Plans fusion from what an analysis comes by, so that no op is costed twice:
///
///   FusionPlanner planner(options);
///   auto result = analyzeModule(root, {}, [&](auto &&...kernel) {
///     planner.observe(kernel...);
///   });
///   FusionPlan plan = planner.plan(*result);
class FusionPlanner {
public:
  explicit FusionPlanner(const FusionOptions &options);
  ~FusionPlanner();

  /// What a `KernelObserver` is told.
  void observe(Operation *op, const OpCost &described, const KernelCost &cost);
  /// As `planFusion` does; ops that were not observed are costed again.
  FusionPlan plan(const AnalysisResult &result);

private:
  FusionOptions options;
  std::unique_ptr<KernelMaker> maker;
};

} // namespace mlir::roofline

#endif // ROOFLINE_FUSION_FUSIONPLAN_H
