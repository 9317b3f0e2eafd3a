//===- LaunchInlining.cpp - Kernels at the place of their launch ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchInlining.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::roofline;

InlinedLaunches::~InlinedLaunches() {
  if (!isRestored)
    return;
  for (Launch &launch : launches)
    launch.copy->erase();
}

/// Whether the body of `kernel` can be copied to where `launch` stands.
static bool canInline(gpu::LaunchFuncOp launch, gpu::GPUFuncOp kernel) {
  return kernel.getBody().hasOneBlock() &&
         llvm::equal(kernel.getArgumentTypes(),
                     launch.getKernelOperands().getTypes());
}

/// Copies the body of `kernel` into that of `launch`, which has the arguments
/// of a launch already.
static void copyBody(gpu::GPUFuncOp kernel, gpu::LaunchOp launch,
                     ValueRange operands, IRMapping &mapping) {
  mapping.map(kernel.getArguments(), operands);
  mapping.map(kernel.getWorkgroupAttributions(),
              launch.getWorkgroupAttributions());
  mapping.map(kernel.getPrivateAttributions(), launch.getPrivateAttributions());
  OpBuilder builder = OpBuilder::atBlockEnd(&launch.getBody().front());
  for (Operation &op : kernel.getBody().front().without_terminator())
    builder.clone(op, mapping);
  gpu::TerminatorOp::create(builder, kernel.getLoc());
}

void InlinedLaunches::inlineLaunch(gpu::LaunchFuncOp original,
                                   gpu::GPUFuncOp kernel) {
  OpBuilder builder(original);
  auto getTypes = [](ArrayRef<BlockArgument> arguments) {
    return llvm::map_to_vector(
        arguments, [](BlockArgument argument) { return argument.getType(); });
  };
  Value token = original.getAsyncToken();
  auto copy = gpu::LaunchOp::create(
      builder, original.getLoc(), original.getGridSizeX(),
      original.getGridSizeY(), original.getGridSizeZ(),
      original.getBlockSizeX(), original.getBlockSizeY(),
      original.getBlockSizeZ(), original.getDynamicSharedMemorySize(),
      token ? token.getType() : Type(), original.getAsyncDependencies(),
      getTypes(kernel.getWorkgroupAttributions()),
      getTypes(kernel.getPrivateAttributions()), original.getClusterSizeX(),
      original.getClusterSizeY(), original.getClusterSizeZ());
  for (StringRef name :
       {StringRef("known_grid_size"), StringRef("known_block_size"),
        StringRef("known_cluster_size"), StringRef("nvvm.maxnreg"),
        StringRef(kTargetAttrName)})
    if (Attribute attribute = kernel->getAttr(name))
      copy->setAttr(name, attribute);
  if (Attribute target = original->getAttr(kTargetAttrName))
    copy->setAttr(kTargetAttrName, target);
  IRMapping mapping;
  copyBody(kernel, copy, original.getKernelOperands(), mapping);
  for (auto [from, to] : mapping.getOperationMap())
    originals[to] = from;
  originals[copy] = original;
  copies[original] = copy;
  modules[copy] = kernel->getParentOp();
  if (token)
    token.replaceAllUsesWith(copy.getAsyncToken());
  original->remove();
  launches.push_back({original, copy});
}

void InlinedLaunches::takeOut(gpu::GPUFuncOp kernel) {
  takenOut.push_back({kernel, kernel->getBlock(), kernel->getNextNode()});
  kernel->remove();
}

void InlinedLaunches::inlineAll(Operation *root) {
  SymbolTableCollection symbols;
  llvm::MapVector<Operation *, bool> isGone;
  SmallVector<std::pair<gpu::LaunchFuncOp, gpu::GPUFuncOp>> found;
  root->walk([&](gpu::LaunchFuncOp launch) {
    auto kernel = symbols.lookupNearestSymbolFrom<gpu::GPUFuncOp>(
        launch, launch.getKernelAttr());
    // What stands outside may be changing.
    if (!kernel || !root->isProperAncestor(kernel))
      return;
    bool fits = canInline(launch, kernel);
    isGone.try_emplace(kernel, true).first->second &= fits;
    if (fits)
      found.push_back({launch, kernel});
  });
  for (auto [launch, kernel] : found)
    inlineLaunch(launch, kernel);
  for (auto [kernel, gone] : isGone)
    if (gone)
      takeOut(cast<gpu::GPUFuncOp>(kernel));
}

void InlinedLaunches::restore() {
  for (Kernel &kernel : llvm::reverse(takenOut))
    kernel.block->getOperations().insert(
        kernel.next ? Block::iterator(kernel.next) : kernel.block->end(),
        kernel.kernel);
  for (Launch &launch : llvm::reverse(launches)) {
    Operation *copy = launch.copy;
    copy->getBlock()->getOperations().insert(Block::iterator(copy),
                                             launch.original);
    if (Value token = launch.original.getAsyncToken())
      launch.copy.getAsyncToken().replaceAllUsesWith(token);
    copy->remove();
  }
  isRestored = true;
}
