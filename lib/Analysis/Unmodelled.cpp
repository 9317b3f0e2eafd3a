//===- Unmodelled.cpp - What the model cannot cost, and why ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Unmodelled.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "roofline/Interfaces/ValueTracing.h"

using namespace mlir;
using namespace mlir::roofline;

std::optional<std::string>
mlir::roofline::getFunctionProblem(Operation *function) {
  if (isa<gpu::GPUFuncOp, LLVM::LLVMFuncOp>(function))
    return ("functions of dialect '" +
            function->getName().getDialectNamespace() +
            "' are not modelled yet")
        .str();
  if (!cast<FunctionOpInterface>(function).getFunctionBody().hasOneBlock())
    return "control flow between blocks is not modelled yet";
  return std::nullopt;
}

static bool touchesMemory(TypeRange types) {
  return llvm::any_of(types, llvm::IsaPred<TensorType, BaseMemRefType>);
}

static std::string getMissingCallee(CallOpInterface call) {
  if (auto callee = dyn_cast<SymbolRefAttr>(call.getCallableForCallee())) {
    std::string name;
    llvm::raw_string_ostream(name) << callee;
    return "calls are not followed yet (callee " + name + ")";
  }
  return "indirect calls are not followed";
}

std::optional<std::string> mlir::roofline::getMissingModel(Operation *op) {
  if (isa<gpu::GPUModuleOp, gpu::LaunchOp, gpu::LaunchFuncOp>(op))
    return "GPU kernels are not modelled yet";
  if (isa<LoopLikeOpInterface>(op))
    return "loops are not modelled yet";
  if (isa<RegionBranchOpInterface>(op))
    return "branches are not modelled yet";
  if (!touchesMemory(op->getOperandTypes()) &&
      !touchesMemory(op->getResultTypes()) && op->getNumRegions() == 0)
    return std::nullopt;
  if (op->hasTrait<OpTrait::IsTerminator>())
    return std::nullopt;
  if (auto call = dyn_cast<CallOpInterface>(op))
    return getMissingCallee(call);
  return "no cost model for this op";
}

UnmodelledRecord mlir::roofline::makeUnmodelled(Operation *op, StringRef why,
                                                const CostContext &context) {
  UnmodelledRecord record;
  record.op = op;
  record.why = why.str();
  llvm::SetVector<Value> boundary;
  if (!isa<FunctionOpInterface>(op)) {
    boundary.insert_range(op->getOperands());
    getUsedValuesDefinedAbove(op->getRegions(), boundary);
    boundary.insert_range(op->getResults());
  }
  for (Value value : boundary) {
    if (!touchesMemory(value.getType()))
      continue;
    if (getSizeProblem(value, context)) {
      record.bytesComplete = false;
      continue;
    }
    auto type = cast<ShapedType>(value.getType());
    record.boundaryBytes +=
        getBytes(getProduct(getKnownShape(value)),
                 *getElementBits(type.getElementType(), context));
  }
  record.bytesComplete &= !op->hasTrait<OpTrait::IsIsolatedFromAbove>() &&
                          !record.boundaryBytes.isOverflow();
  return record;
}
