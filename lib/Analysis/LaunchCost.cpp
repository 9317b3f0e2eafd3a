//===- LaunchCost.cpp - The facts of one launch ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchCost.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// The bytes of `buffer`; none where they are not known.
static Expr getBytesOf(Value buffer, const CostContext &context) {
  if (getSizeProblem(buffer, context))
    return 0;
  auto type = cast<ShapedType>(buffer.getType());
  return getBytes(getProduct(context.sizes.getShape(buffer)),
                  *getElementBits(type.getElementType(), context));
}

/// The buffers in shared memory that one block of `launch` has: attributions,
/// allocations, and each global once.
static Expr getDeclaredBytes(Operation *launch, const CostContext &context) {
  llvm::SetVector<Value> buffers;
  auto add = [&](Value value) {
    if (isa<BaseMemRefType>(value.getType()) &&
        getMemorySpace(value) == MemorySpace::Workgroup)
      buffers.insert(context.values.getRoot(value));
  };
  ArrayRef<BlockArgument> attributions;
  if (auto op = dyn_cast<gpu::LaunchOp>(launch))
    attributions = op.getWorkgroupAttributions();
  else
    attributions = cast<gpu::GPUFuncOp>(launch).getWorkgroupAttributions();
  for (BlockArgument attribution : attributions)
    buffers.insert(attribution);
  launch->walk([&](Operation *op) {
    if (isa<memref::AllocOp, memref::AllocaOp, memref::GetGlobalOp>(op))
      add(op->getResult(0));
  });
  Expr bytes;
  for (Value buffer : buffers)
    bytes += getBytesOf(buffer, context);
  return bytes;
}

void mlir::roofline::addLaunchFacts(Operation *launch, const LaunchShape &shape,
                                    const CostContext &context,
                                    LaunchFacts &facts) {
  facts.grid = shape.grid;
  facts.block = shape.block;
  facts.cluster = shape.cluster;
  facts.warpsPerBlock = shape.getWarpsPerBlock();
  facts.smemBytesPerBlock = getDeclaredBytes(launch, context);
  if (auto op = dyn_cast<gpu::LaunchOp>(launch))
    if (Value dynamic = op.getDynamicSharedMemorySize())
      facts.smemBytesPerBlock += context.sizes.getIndex(dynamic);
  if (auto registers = launch->getAttrOfType<IntegerAttr>("nvvm.maxnreg"))
    facts.registersPerThread = registers.getInt();
}
