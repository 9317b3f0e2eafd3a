//===- ElementAccess.cpp - Loads and stores of single elements ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementAccess.h"
#include "LoopBounds.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "roofline/Interfaces/TransferBounds.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
using Result = std::optional<ElementAccess>;

/// Makes accesses of ops, whose indices it traces.
class AccessReader {
public:
  AccessReader(SizeTracer &sizes, ArrayRef<LoopRange> around,
               llvm::function_ref<Expr(Value)> getIndex)
      : sizes(sizes), around(around), getIndex(getIndex) {}

  Result read(Operation *op);

private:
  /// Accesses `moved`, an element or a vector of those of `base`.
  Result make(Value base, SmallVector<Expr, 4> indices, AccessKind kind,
              Type moved);
  SmallVector<Expr, 4> trace(ValueRange indices) {
    return llvm::map_to_vector<4>(indices, getIndex);
  }
  Result readTransfer(VectorTransferOpInterface transfer, AccessKind kind);

  SizeTracer &sizes;
  ArrayRef<LoopRange> around;
  llvm::function_ref<Expr(Value)> getIndex;
};
} // namespace

Result AccessReader::make(Value base, SmallVector<Expr, 4> indices,
                          AccessKind kind, Type moved) {
  ElementAccess access{base, std::move(indices), kind, {}, {}};
  // An element may be a vector itself.
  auto vector = dyn_cast<VectorType>(moved);
  if (!vector || vector == getElementTypeOrSelf(base.getType()))
    return access;
  if (vector.isScalable() ||
      vector.getRank() > static_cast<int64_t>(access.indices.size()) ||
      isa<VectorType>(getElementTypeOrSelf(base.getType())))
    return std::nullopt;
  access.lanes.assign(vector.getShape().begin(), vector.getShape().end());
  access.movingLanes = toExprs(vector.getShape());
  return access;
}

Result AccessReader::readTransfer(VectorTransferOpInterface transfer,
                                  AccessKind kind) {
  VectorType vector = transfer.getVectorType();
  Value base = transfer.getBase();
  if (transfer.getMask() || vector.isScalable() ||
      isa<VectorType>(getElementTypeOrSelf(base)))
    return std::nullopt;
  ElementAccess access{base, trace(transfer.getIndices()), kind, {}, {}};
  access.lanes.resize(access.indices.size(), 1);
  access.movingLanes.resize(access.indices.size(), 1);
  for (auto [dim, result] :
       llvm::enumerate(transfer.getPermutationMap().getResults())) {
    std::optional<Expr> inBounds =
        countInBounds(transfer, dim, sizes, [this](const Expr &expr) {
          return isNeverNegative(expr, around);
        });
    if (!inBounds)
      return std::nullopt;
    // All lanes of a broadcast take one element.
    auto ofBase = dyn_cast<AffineDimExpr>(result);
    if (!ofBase)
      continue;
    access.lanes[ofBase.getPosition()] = vector.getDimSize(dim);
    access.movingLanes[ofBase.getPosition()] = *inBounds;
  }
  size_t leading =
      llvm::find_if(access.lanes, [](int64_t lanes) { return lanes != 1; }) -
      access.lanes.begin();
  access.lanes.erase(access.lanes.begin(), access.lanes.begin() + leading);
  access.movingLanes.erase(access.movingLanes.begin(),
                           access.movingLanes.begin() + leading);
  return access;
}

Result AccessReader::read(Operation *op) {
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case([&](affine::AffineReadOpInterface load) {
        return make(
            load.getMemRef(),
            sizes.getResults(load.getAffineMap(), load.getMapOperands()),
            AccessKind::Read, load.getValue().getType());
      })
      .Case([&](affine::AffineWriteOpInterface store) {
        return make(
            store.getMemRef(),
            sizes.getResults(store.getAffineMap(), store.getMapOperands()),
            AccessKind::Write, store.getValueToStore().getType());
      })
      .Case<memref::AtomicRMWOp, memref::GenericAtomicRMWOp>([&](auto atomic) {
        return make(atomic.getMemref(), trace(atomic.getIndices()),
                    AccessKind::Update, atomic.getType());
      })
      .Case([&](memref::LoadOp load) {
        return make(load.getMemRef(), trace(load.getIndices()),
                    AccessKind::Read, load.getType());
      })
      .Case([&](memref::StoreOp store) {
        return make(store.getMemRef(), trace(store.getIndices()),
                    AccessKind::Write, store.getValue().getType());
      })
      .Case([&](tensor::ExtractOp extract) {
        return make(extract.getTensor(), trace(extract.getIndices()),
                    AccessKind::Read, extract.getType());
      })
      .Case([&](tensor::InsertOp insert) {
        return make(insert.getDest(), trace(insert.getIndices()),
                    AccessKind::Write, insert.getScalar().getType());
      })
      .Case([&](vector::LoadOp load) {
        return make(load.getBase(), trace(load.getIndices()), AccessKind::Read,
                    load.getVectorType());
      })
      .Case([&](vector::StoreOp store) {
        return make(store.getBase(), trace(store.getIndices()),
                    AccessKind::Write, store.getVectorType());
      })
      .Case([&](vector::TransferReadOp transfer) {
        return readTransfer(transfer, AccessKind::Read);
      })
      .Case([&](vector::TransferWriteOp transfer) {
        return readTransfer(transfer, AccessKind::Write);
      })
      .Default(std::nullopt);
}

std::optional<ElementAccess>
mlir::roofline::getElementAccess(Operation *op, SizeTracer &sizes,
                                 ArrayRef<LoopRange> around) {
  return getElementAccess(op, sizes, around, [&sizes](Value index) {
    return sizes.getIndex(index);
  });
}

std::optional<ElementAccess>
mlir::roofline::getElementAccess(Operation *op, SizeTracer &sizes,
                                 ArrayRef<LoopRange> around,
                                 llvm::function_ref<Expr(Value)> getIndex) {
  return AccessReader(sizes, around, getIndex).read(op);
}
