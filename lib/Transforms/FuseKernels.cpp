//===- FuseKernels.cpp - Fuse what a plan says is worth it ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedOptions.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/IR/TensorTilingInterfaceImpl.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "roofline/Fusion/SoftmaxParts.h"
#include "roofline/Support/OutputFile.h"
#include "roofline/Transforms/ApplyFusion.h"
#include "roofline/Transforms/Passes.h"
#include "roofline/Transforms/TransformScript.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {
#define GEN_PASS_DEF_FUSEKERNELSPASS
#include "roofline/Transforms/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct FuseKernelsPass : roofline::impl::FuseKernelsPassBase<FuseKernelsPass> {
  using FuseKernelsPassBase::FuseKernelsPassBase;

  LogicalResult initializeOptions(
      StringRef text,
      function_ref<LogicalResult(const Twine &)> errorHandler) override {
    if (failed(Pass::initializeOptions(text, errorHandler)))
      return failure();
    if (target.hasValue() && target.empty())
      return errorHandler(kEmptyTarget);
    return success();
  }

  void getDependentDialects(DialectRegistry &registry) const override {
    registerAllRooflineDialects(registry);
    linalg::registerTilingInterfaceExternalModels(registry);
    tensor::registerTilingInterfaceExternalModels(registry);
    // Those that control flow between blocks is lifted to, those of tiles, and
    // those that ops on buffers are lifted to.
    registry.insert<RooflineDialect, affine::AffineDialect, arith::ArithDialect,
                    bufferization::BufferizationDialect, cf::ControlFlowDialect,
                    linalg::LinalgDialect, scf::SCFDialect,
                    tensor::TensorDialect, ub::UBDialect>();
  }

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run();
  /// By what a softmax was taken apart to, the group that the softmax was in.
  using PartGroups = llvm::DenseMap<Operation *, const FusionGroup *>;
  PartGroups takeSoftmaxesApart(const FusionPlan &plan);
  static void keepParts(const PartGroups &groups, FusionPlan &plan);
  bool remarkOnline(const FusionPlan &plan);
  void apply(FusionPlan &plan);
};
} // namespace

LogicalResult FuseKernelsPass::run() {
  Operation *root = getOperation();
  FailureOr<AnalysisOptions> options =
      makeAnalysisOptions({target, ceilings}, llvm::to_vector(dims),
                          {allowTF32, launchOverhead}, root);
  if (failed(options))
    return failure();
  FailureOr<AnalysisResult> result = analyzeModule(root, *options);
  if (failed(result))
    return failure();
  FusionOptions fusionOptions;
  fusionOptions.assumptions = options->assumptions;
  fusionOptions.analysis = *options;
  // Upstream's interpreter pulls nothing through reshapes, and copies nothing.
  fusionOptions.isDirect = !emitTransform.empty();
  FusionPlan plan = planFusion(*result, fusionOptions);
  if (emitTransform.empty()) {
    FusionPlan asWritten = plan;
    if (PartGroups parts = takeSoftmaxesApart(asWritten); !parts.empty()) {
      // The program is another one now.
      result = analyzeModule(root, *options);
      if (failed(result))
        return failure();
      plan = planFusion(*result, fusionOptions);
      keepParts(parts, plan);
    }
    if (remarkOnline(plan)) {
      fusionOptions.mayBeOnline = false;
      plan = planFusion(*result, fusionOptions);
    }
    apply(plan);
    return success();
  }
  TransformScript script = writeTransformScript(*result, plan);
  if (llvm::Error error = writeOutput(emitTransform, script.text))
    return emitError(getOptionLocation(root))
           << "--emit-transform: cannot write '" << emitTransform
           << "': " << llvm::toString(std::move(error));
  for (const ScriptGap &gap : script.gaps)
    emitWarning(gap.op->getLoc())
        << "'" << gap.op->getName()
        << "' is not in the script of --emit-transform: " << gap.why;
  return success();
}

/// Puts the ops that they stand for in the place of softmaxes in groups.
FuseKernelsPass::PartGroups
FuseKernelsPass::takeSoftmaxesApart(const FusionPlan &plan) {
  llvm::MapVector<linalg::SoftmaxOp, const FusionGroup *> softmaxes;
  for (const FusionGroup &group : plan.groups)
    for (Operation *op : group.ops)
      if (auto softmax = dyn_cast<linalg::SoftmaxOp>(op))
        softmaxes.try_emplace(softmax, &group);
  IRRewriter rewriter(&getContext());
  PartGroups groups;
  for (auto [softmax, group] : softmaxes)
    for (Operation *part : takeApart(rewriter, softmax))
      groups[part] = group;
  return groups;
}

/// What groups of `plan` save is measured against the softmaxes as they were.
void FuseKernelsPass::keepParts(const PartGroups &groups, FusionPlan &plan) {
  for (FusionGroup &group : plan.groups)
    for (Operation *op : group.ops)
      if (const FusionGroup *asWritten = groups.lookup(op)) {
        group.parts = asWritten->parts;
        group.partsSeconds = asWritten->partsSeconds;
      }
}

/// Erases what was made for ops that are part of others now to write to, and
/// the sizes of it.
static void eraseUnusedInits(Operation *root) {
  root->walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *op) {
    if (isa<tensor::EmptyOp, tensor::DimOp>(op) && isOpTriviallyDead(op))
      op->erase();
  });
}

/// Says why groups that are online are not applied; false where there are none.
bool FuseKernelsPass::remarkOnline(const FusionPlan &plan) {
  bool isAny = false;
  for (const FusionGroup &group : plan.groups) {
    if (group.form != FusionForm::Online)
      continue;
    isAny = true;
    ++numNotApplied;
    Operation *last = group.ops.back();
    if (auto remark = remark::missed(last->getLoc(),
                                     getRemarkOptions("roofline-fuse", last)))
      remark << "not applied: " << findRefusal(group);
  }
  return isAny;
}

void FuseKernelsPass::apply(FusionPlan &plan) {
  IRRewriter rewriter(&getContext());
  cloneShared(rewriter, plan);
  bool isAnyApplied = false;
  for (const FusionGroup &group : plan.groups) {
    Operation *last = group.ops.back();
    Location location = last->getLoc();
    remark::RemarkOpts options = getRemarkOptions("roofline-fuse", last);
    size_t size = group.ops.size();
    llvm::Expected<Operation *> kernel = applyFusion(rewriter, group);
    if (!kernel) {
      ++numNotApplied;
      std::string why = llvm::toString(kernel.takeError());
      if (auto remark = remark::missed(location, options))
        remark << "not applied: " << why;
      continue;
    }
    ++numApplied;
    isAnyApplied = true;
    if (auto remark = remark::passed(location, options))
      remark << (*kernel)->getName().getStringRef()
             << remark::metric("ops", size)
             << remark::metric("form", stringify(group.form))
             << remark::metric("flops", group.cost.work.getFlops().toString())
             << remark::metric("hbm_bytes_read", group.cost.hbm.read.toString())
             << remark::metric("hbm_bytes_written",
                               group.cost.hbm.written.toString())
             << remark::metric("saved_hbm_bytes",
                               group.getSavedBytes().toString())
             << remark::metric("speedup", group.getSpeedup());
  }
  if (isAnyApplied)
    eraseUnusedInits(getOperation());
}
