//===- TensorForm.cpp - A program as one of structured ops ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorForm.h"
#include "BlockRaising.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Fusion/SoftmaxParts.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

static bool isOnBuffers(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && linalgOp.hasPureBufferSemantics();
}

bool TensorForm::isNeeded(const AnalysisResult &result,
                          bool takesSoftmaxApart) {
  return llvm::any_of(result.functions, [=](const FunctionRecord &function) {
    return llvm::any_of(function.kernels, [=](const KernelRecord &kernel) {
      return isOnBuffers(kernel.op) ||
             (takesSoftmaxApart && getPlannedSoftmax(kernel.op));
    });
  });
}

/// Copies `original`, and around it the ops around that with nothing else in
/// them: what these say of targets and layouts holds for the copy too.
void TensorForm::copyProgram(Operation *original) {
  root = original->clone(mapping);
  Operation *outermost = root;
  while (Region *region = original->getParentRegion()) {
    original = region->getParentOp();
    if (original->getNumOperands() != 0)
      break;
    Operation *around = original->cloneWithoutRegions();
    Block &block = around->getRegion(region->getRegionNumber()).emplaceBlock();
    block.push_back(outermost);
    outermost = around;
  }
  owner = outermost;
}

TensorForm::TensorForm(const AnalysisResult &result, bool takesSoftmaxApart) {
  MLIRContext *context = result.root->getContext();
  context->loadDialect<bufferization::BufferizationDialect,
                       linalg::LinalgDialect, tensor::TensorDialect>();
  copyProgram(result.root);
  BufferRoots roots(*result.values);
  llvm::SetVector<Block *> blocks;
  llvm::DenseSet<Operation *> functions, kernels;
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels) {
      Operation *op = kernel.op;
      order.originals.try_emplace(mapping.lookup(op), op);
      auto around = op->getParentOfType<FunctionOpInterface>();
      if (!around || !op->getBlock()->mightHaveTerminator() ||
          !(isOnBuffers(op) || isa<memref::CopyOp>(op)))
        continue;
      kernels.insert(op);
      blocks.insert(op->getBlock());
      if (functions.insert(around).second)
        roots.addFunction(around);
    }
  result.root->walk([&](memref::GetGlobalOp global) {
    Value copy = mapping.lookup(global.getResult());
    order.bufferOf[copy.getAsOpaquePointer()] =
        roots.getRoot(global).getAsOpaquePointer();
  });
  for (Block *block : blocks)
    BlockRaising(*block, roots, mapping, order).run(kernels);
  if (!takesSoftmaxApart)
    return;
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels)
      if (linalg::SoftmaxOp softmax = getPlannedSoftmax(kernel.op))
        addParts(softmax);
}

/// Takes the copy of `softmax` apart.
void TensorForm::addParts(linalg::SoftmaxOp softmax) {
  auto copy = cast<linalg::SoftmaxOp>(mapping.lookup(softmax.getOperation()));
  IRRewriter rewriter(softmax.getContext());
  order.originals.erase(copy);
  SmallVector<Operation *, 6> parts = takeApart(rewriter, copy);
  if (parts.empty())
    order.originals[copy] = softmax;
  for (Operation *part : parts) {
    order.originals[part] = softmax;
    order.numParts[softmax] += !isa<linalg::FillOp>(part);
  }
}
