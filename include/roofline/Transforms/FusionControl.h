//===- FusionControl.h - A plan decides what upstream fuses -----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For compilers that have pipelines of upstream's fusion already and only want
// to know what is worth it. With a plan for the module at hand:
//
//   FusionControl control(plan);
//   RewritePatternSet patterns(context);
//   linalg::populateElementwiseOpsFusionPatterns(
//       patterns, control.getElementwiseControl());
//   (void)applyPatternsGreedily(module, std::move(patterns),
//       GreedyRewriteConfig().setListener(&control));
//
//   scf::SCFTileAndFuseOptions options;
//   options.setFusionControlFn(control.getTiledControl(group));
//   scf::tileConsumerAndFuseProducersUsingSCF(rewriter, lastOpOfGroup,
//   options);
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRANSFORMS_FUSIONCONTROL_H
#define ROOFLINE_TRANSFORMS_FUSIONCONTROL_H

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "roofline/Fusion/FusionPlan.h"

namespace mlir::roofline {

/// Answers for a plan, and follows its ops as rewrites replace them: it has to
/// be the listener of the rewriter, and to outlive the functions it gives out.
class FusionControl : public RewriterBase::Listener {
public:
  explicit FusionControl(const FusionPlan &plan);

  /// Fuses along an operand where both ends are in one elementwise group. Named
  /// ops have to be made generic first, with this as the listener. Upstream's
  /// patterns keep a producer that has other users, so that it is fused only
  /// when these have become one with its consumer; and they repeat the payload
  /// of one that its consumer reads in two operands. `applyFusion` does
  /// neither.
  linalg::ControlFusionFn getElementwiseControl();

  /// Fuses the producers that are in group number `group` of the plan, and the
  /// fills of what they and the last op reduce into. What ops outside the group
  /// use is returned by the loops. The ops must still be those of the plan.
  scf::SCFTileAndFuseOptions::ControlFnTy getTiledControl(unsigned group) const;

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyOperationReplaced(Operation *op, Operation *replacement) override;
  void notifyOperationReplaced(Operation *op, ValueRange values) override;
  void notifyOperationErased(Operation *op) override;

private:
  std::optional<unsigned> getGroup(Operation *op) const;

  const FusionPlan &plan;
  llvm::DenseMap<Operation *, unsigned> groupOf;
  /// The group of the op that upstream makes next.
  std::optional<unsigned> announced;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TRANSFORMS_FUSIONCONTROL_H
