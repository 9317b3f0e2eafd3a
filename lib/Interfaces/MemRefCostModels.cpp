//===- MemRefCostModels.cpp - Buffers and copies --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ops of memref and bufferization: views and allocations are free, copies
// read and write what is in main memory.
//
//===----------------------------------------------------------------------===//

#include "CostModels.h"
#include "Moves.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct CopyModel : CostOpInterface::ExternalModel<CopyModel, memref::CopyOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto copy = cast<memref::CopyOp>(op);
    (void)computeMove(copy.getSource(), copy.getTarget(), context, cost);
  }
};

/// Upstream allows a clone to alias its input; like the copy that it asks for,
/// it is costed as one.
struct CloneModel
    : CostOpInterface::ExternalModel<CloneModel, bufferization::CloneOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto clone = cast<bufferization::CloneOp>(op);
    (void)computeMove(clone.getInput(), clone.getOutput(), context, cost);
  }
};

/// Not initialised, or the copy of another tensor.
struct AllocTensorModel
    : CostOpInterface::ExternalModel<AllocTensorModel,
                                     bufferization::AllocTensorOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto alloc = cast<bufferization::AllocTensorOp>(op);
    if (!alloc.getCopy())
      return cost.markFree();
    (void)computeMove(alloc.getCopy(), alloc.getResult(), context, cost);
  }
};

struct MaterializeModel
    : CostOpInterface::ExternalModel<
          MaterializeModel, bufferization::MaterializeInDestinationOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto materialize = cast<bufferization::MaterializeInDestinationOp>(op);
    (void)computeMove(materialize.getSource(), materialize.getDest(), context,
                      cost);
  }
};

/// Moves a number of elements from one buffer to another, starting anywhere.
struct DmaStartModel
    : CostOpInterface::ExternalModel<DmaStartModel, memref::DmaStartOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    auto dma = cast<memref::DmaStartOp>(op);
    // The number is an operand, which two transfers that look alike need not
    // share.
    cost.markNotShareable();
    Expr number = context.sizes.getIndex(dma.getNumElements());
    if (!number.isKnownNonNegative())
      return cost.markUnmodelled("a transfer of less than nothing");
    Shape extents = {number};
    NestBuilder nest(context, extents, cost);
    nest.addGather(dma.getSrcMemRef(), getAllLoops(extents), AccessKind::Read);
    nest.addGather(dma.getDstMemRef(), getAllLoops(extents), AccessKind::Write);
    (void)nest.finish();
  }
};

/// May grow in place or move everything.
struct ReallocModel
    : CostOpInterface::ExternalModel<ReallocModel, memref::ReallocOp> {
  void getCost(Operation *, const CostContext &, OpCost &cost) const {
    cost.markUnmodelled("a reallocation may copy its contents or not");
  }
};
} // namespace

static void attachMemRef(MLIRContext *context, memref::MemRefDialect *) {
  using namespace memref;
  // Allocations, views of buffers, and questions about them.
  attachFree<AllocOp, AllocaOp, AssumeAlignmentOp, CastOp, CollapseShapeOp,
             DeallocOp, DimOp, DistinctObjectsOp, ExpandShapeOp,
             ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp,
             GetGlobalOp, GlobalOp, MemorySpaceCastOp, RankOp,
             ReinterpretCastOp, ReshapeOp, SubViewOp, TransposeOp, ViewOp>(
      context);
  // Outside a kernel, the host looking at one scalar.
  attachFree<AtomicRMWOp, GenericAtomicRMWOp, LoadOp, StoreOp>(context);
  // A prefetch brings nothing that its reader is not charged for, and a wait
  // nothing that the start of its transfer is not.
  attachFree<DmaWaitOp, PrefetchOp>(context);
  CopyOp::attachInterface<CopyModel>(*context);
  DmaStartOp::attachInterface<DmaStartModel>(*context);
  ReallocOp::attachInterface<ReallocModel>(*context);
}

static void attachBufferization(MLIRContext *context,
                                bufferization::BufferizationDialect *) {
  using namespace bufferization;
  attachFree<DeallocOp, DeallocTensorOp, ToBufferOp, ToTensorOp>(context);
  AllocTensorOp::attachInterface<AllocTensorModel>(*context);
  CloneOp::attachInterface<CloneModel>(*context);
  MaterializeInDestinationOp::attachInterface<MaterializeModel>(*context);
}

static void attachAffine(MLIRContext *context, affine::AffineDialect *) {
  using namespace affine;
  // Outside a kernel, the host looking at one scalar.
  attachFree<AffineLoadOp, AffineStoreOp, AffinePrefetchOp>(context);
}

void mlir::roofline::registerMemRefCostModels(DialectRegistry &registry) {
  registry.addExtension(+attachAffine);
  registry.addExtension(+attachMemRef);
  registry.addExtension(+attachBufferization);
}
