//===- TestFusion.cpp - Fusion of groups that the test names --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/IR/TensorTilingInterfaceImpl.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "roofline/Transforms/ApplyFusion.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Config/llvm-config.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Applies the groups given by `test.group = N` on ops, tiled where the last of
/// them has `test.tiles`. What is not applied is a remark on its last op.
struct TestApplyFusionPass : PassWrapper<TestApplyFusionPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestApplyFusionPass)

  TestApplyFusionPass() = default;
  TestApplyFusionPass(const TestApplyFusionPass &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "test-apply-fusion"; }
  StringRef getDescription() const override {
    return "Applies the groups that attributes name";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<affine::AffineDialect, linalg::LinalgDialect,
                    scf::SCFDialect, tensor::TensorDialect>();
    linalg::registerTilingInterfaceExternalModels(registry);
    tensor::registerTilingInterfaceExternalModels(registry);
  }

  void runOnOperation() override {
    llvm::MapVector<int64_t, FusionGroup> groups;
    getOperation()->walk([&](Operation *op) {
      auto number = op->getAttrOfType<IntegerAttr>("test.group");
      if (!number)
        return;
      FusionGroup &group = groups[number.getInt()];
      group.ops.push_back(op);
      if (auto tiles = op->getAttrOfType<DenseI64ArrayAttr>("test.tiles")) {
        group.form = FusionForm::Tiled;
        group.tileSizes.assign(tiles.asArrayRef().begin(),
                               tiles.asArrayRef().end());
      }
    });
    IRRewriter rewriter(&getContext());
    for (auto &[number, group] : groups) {
      if (stripOnly)
        break;
      Location location = group.ops.back()->getLoc();
      llvm::Expected<Operation *> kernel = applyFusion(rewriter, group);
      if (!kernel)
        emitRemark(location, "not applied: ")
            << llvm::toString(kernel.takeError());
    }
    getOperation()->walk([](Operation *op) {
      op->removeDiscardableAttr("test.group");
      op->removeDiscardableAttr("test.tiles");
    });
  }

  Option<bool> stripOnly{*this, "strip-only",
                         llvm::cl::desc("Only remove the attributes")};
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "TestFusion", LLVM_VERSION_STRING,
          [] { PassRegistration<TestApplyFusionPass>(); }};
}
