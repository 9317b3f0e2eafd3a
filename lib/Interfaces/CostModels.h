//===- CostModels.h - The files of cost models ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One registration function per file of models; `registerCostModels` calls them
// all. Each attaches its models when the dialect is loaded.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_INTERFACES_COSTMODELS_H
#define ROOFLINE_LIB_INTERFACES_COSTMODELS_H

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Value.h"
#include "roofline/Interfaces/CostInterfaces.h"

namespace mlir::roofline {

/// The arithmetic of arith, math, complex, vector and linalg payload ops.
void registerArithmeticModels(DialectRegistry &registry);
/// Every linalg op with a payload.
void registerLinalgCostModels(DialectRegistry &registry);
/// linalg ops without a payload: softmax, pack and unpack.
void registerLinalgSpecialCostModels(DialectRegistry &registry);
/// The Winograd transforms of linalg.
void registerWinogradCostModels(DialectRegistry &registry);
/// tensor ops: views, moves, gathers and generators.
void registerTensorCostModels(DialectRegistry &registry);
/// memref and bufferization ops.
void registerMemRefCostModels(DialectRegistry &registry);
/// vector contractions and transfers; other vector ops are arithmetic.
void registerVectorCostModels(DialectRegistry &registry);
/// gpu ops inside kernels and around them.
void registerGPUCostModels(DialectRegistry &registry);
/// nvgpu ops: matrix instructions, asynchronous copies, tensor memory access.
void registerNVGPUCostModels(DialectRegistry &registry);
/// nvvm ops: matrix instructions, and what they read of shared memory.
void registerNVVMCostModels(DialectRegistry &registry);
/// amdgpu ops: matrix instructions, buffer accesses, copies to shared memory.
void registerAMDGPUCostModels(DialectRegistry &registry);
/// rocdl ops: matrix instructions.
void registerROCDLCostModels(DialectRegistry &registry);
/// xegpu ops: matrix instructions, tiles and scattered elements.
void registerXeGPUCostModels(DialectRegistry &registry);

/// Whether every use of tensor `value` (and of views of it) is the initial
/// value of a non-empty reduction, so that it never leaves registers.
bool onlySeedsReductions(Value value, SizeTracer &sizes);

/// An op that computes nothing and moves nothing.
template <typename Op>
struct FreeModel : CostOpInterface::ExternalModel<FreeModel<Op>, Op> {
  void getCost(Operation *, const CostContext &, OpCost &cost) const {
    cost.markFree();
  }
};

/// Attaches `FreeModel` to each of `Ops`.
template <typename... Ops>
void attachFree(MLIRContext *context) {
  (Ops::template attachInterface<FreeModel<Ops>>(*context), ...);
}

/// An op that no model can cost, for the reason `why`.
template <const StringLiteral &why, typename Op>
struct UnmodelledModel
    : CostOpInterface::ExternalModel<UnmodelledModel<why, Op>, Op> {
  void getCost(Operation *, const CostContext &, OpCost &cost) const {
    cost.markUnmodelled(why);
  }
};

/// Attaches `UnmodelledModel` to each of `Ops`.
template <const StringLiteral &why, typename... Ops>
void attachUnmodelled(MLIRContext *context) {
  (Ops::template attachInterface<UnmodelledModel<why, Ops>>(*context), ...);
}

/// Calls `callback` for all ops of `dialect`, which is loaded.
void forEachOp(MLIRContext *context, StringRef dialect,
               llvm::function_ref<void(RegisteredOperationName)> callback);

/// Attaches `FreeModel` to the ops of `dialect` whose names, without the
/// dialect, start with one of `prefixes`: the intrinsics of a vendor are too
/// many to be listed.
void attachFreeByPrefix(MLIRContext *context, StringRef dialect,
                        ArrayRef<StringLiteral> prefixes);

/// Why an access behind a pointer has no bytes.
inline constexpr StringLiteral kBehindPointer =
    "memory behind a pointer, which does not say of which buffer";

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_INTERFACES_COSTMODELS_H
