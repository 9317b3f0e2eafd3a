//===- TestFusion.cpp - Fusion of groups that the test names --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/IR/TensorTilingInterfaceImpl.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "roofline/Transforms/ApplyFusion.h"
#include "roofline/Transforms/FusionControl.h"
#include "llvm/Config/llvm-config.h"

using namespace mlir;
using namespace mlir::roofline;

/// The groups given by `test.group = N` on ops, tiled where the last of them
/// has `test.tiles`.
static FusionPlan readPlan(Operation *root) {
  FusionPlan plan;
  root->walk([&](Operation *op) {
    auto number = op->getAttrOfType<IntegerAttr>("test.group");
    if (!number)
      return;
    plan.groups.resize(
        std::max<size_t>(plan.groups.size(), number.getInt() + 1));
    FusionGroup &group = plan.groups[number.getInt()];
    group.ops.push_back(op);
    plan.groupOf[op] = number.getInt();
    if (auto tiles = op->getAttrOfType<DenseI64ArrayAttr>("test.tiles")) {
      group.form = FusionForm::Tiled;
      group.tileSizes.assign(tiles.asArrayRef().begin(),
                             tiles.asArrayRef().end());
    }
  });
  return plan;
}

static void removeAttributes(Operation *root) {
  root->walk([](Operation *op) {
    op->removeDiscardableAttr("test.group");
    op->removeDiscardableAttr("test.tiles");
  });
}

namespace {
struct TestFusionPass : OperationPass<> {
  using OperationPass::OperationPass;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<affine::AffineDialect, linalg::LinalgDialect,
                    scf::SCFDialect, tensor::TensorDialect>();
    linalg::registerTilingInterfaceExternalModels(registry);
    tensor::registerTilingInterfaceExternalModels(registry);
  }
};

/// Applies the groups. What is not applied is a remark on its last op.
struct TestApplyFusionPass : PassWrapper<TestApplyFusionPass, TestFusionPass> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestApplyFusionPass)

  TestApplyFusionPass() = default;
  TestApplyFusionPass(const TestApplyFusionPass &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "test-apply-fusion"; }
  StringRef getDescription() const override {
    return "Applies the groups that attributes name";
  }

  void runOnOperation() override {
    FusionPlan plan = readPlan(getOperation());
    IRRewriter rewriter(&getContext());
    if (stripOnly)
      plan.groups.clear();
    for (FusionGroup &group : plan.groups) {
      Location location = group.ops.back()->getLoc();
      llvm::Expected<Operation *> kernel = applyFusion(rewriter, group);
      if (!kernel)
        emitRemark(location, "not applied: ")
            << llvm::toString(kernel.takeError());
    }
    removeAttributes(getOperation());
  }

  Option<bool> stripOnly{*this, "strip-only",
                         llvm::cl::desc("Only remove the attributes")};
};

/// Has upstream's patterns and tile-and-fuse do it.
struct TestFusionControlPass
    : PassWrapper<TestFusionControlPass, TestFusionPass> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestFusionControlPass)

  StringRef getArgument() const override { return "test-fusion-control"; }
  StringRef getDescription() const override {
    return "Lets upstream fuse the groups that attributes name";
  }

  void runOnOperation() override {
    FusionPlan plan = readPlan(getOperation());
    FusionControl control(plan);
    IRRewriter rewriter(&getContext(), &control);
    for (auto [number, group] : llvm::enumerate(plan.groups))
      if (group.form == FusionForm::Tiled)
        tileAndFuse(rewriter, group, control.getTiledControl(number));

    RewritePatternSet patterns(&getContext());
    linalg::populateLinalgNamedOpsGeneralizationPatterns(patterns);
    linalg::populateElementwiseOpsFusionPatterns(
        patterns, control.getElementwiseControl());
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns),
                                  GreedyRewriteConfig().setListener(&control))))
      signalPassFailure();
    removeAttributes(getOperation());
  }

private:
  void tileAndFuse(RewriterBase &rewriter, const FusionGroup &group,
                   scf::SCFTileAndFuseOptions::ControlFnTy fusionControl) {
    scf::SCFTilingOptions tiling;
    tiling.setLoopType(scf::SCFTilingOptions::LoopType::ForallOp)
        .setTileSizes(getAsIndexOpFoldResult(&getContext(), group.tileSizes));
    scf::SCFTileAndFuseOptions options;
    options.setTilingOptions(tiling).setFusionControlFn(
        std::move(fusionControl));
    rewriter.setInsertionPoint(group.ops.back());
    FailureOr<scf::SCFTileAndFuseResult> tiled =
        scf::tileConsumerAndFuseProducersUsingSCF(
            rewriter, cast<TilingInterface>(group.ops.back()), options);
    if (failed(tiled))
      return signalPassFailure();
    for (auto [value, replacement] : tiled->replacements)
      rewriter.replaceAllUsesWith(value, replacement);
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "TestFusion", LLVM_VERSION_STRING, [] {
            PassRegistration<TestApplyFusionPass>();
            PassRegistration<TestFusionControlPass>();
            registerTestWaitPass();
          }};
}
