//===- LoopOrders.cpp - How turns of loops follow each other --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopOrders.h"
#include "LoopKind.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::roofline;

/// What `mapping`, of one induction variable, says; a grid where it says
/// nothing about the cores of a GPU.
static LoopOrder getOrder(Attribute mapping) {
  if (isa<gpu::GPUWarpgroupMappingAttr, gpu::GPUWarpMappingAttr,
          gpu::GPUThreadMappingAttr, gpu::GPULaneMappingAttr>(mapping))
    return LoopOrder::Thread;
  auto dim = dyn_cast<gpu::ParallelLoopDimMappingAttr>(mapping);
  if (!dim)
    return LoopOrder::Grid;
  switch (dim.getProcessor()) {
  case gpu::Processor::ThreadX:
  case gpu::Processor::ThreadY:
  case gpu::Processor::ThreadZ:
    return LoopOrder::Thread;
  case gpu::Processor::Sequential:
    return LoopOrder::Sequential;
  default:
    return LoopOrder::Grid;
  }
}

SmallVector<LoopOrder, 2> mlir::roofline::getLoopOrders(Operation *loop,
                                                        size_t number) {
  if (!isParallel(loop))
    return SmallVector<LoopOrder, 2>(number, LoopOrder::Sequential);
  SmallVector<LoopOrder, 2> orders(number, LoopOrder::Grid);
  if (auto mapping = loop->getAttrOfType<ArrayAttr>("mapping"))
    for (auto [order, attribute] : llvm::zip(orders, mapping))
      order = getOrder(attribute);
  return orders;
}
