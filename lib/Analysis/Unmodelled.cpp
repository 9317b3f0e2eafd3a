//===- Unmodelled.cpp - What the model cannot cost, and why ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Unmodelled.h"
#include "Repetition.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinOps.h"
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

bool mlir::roofline::isPayload(Operation *op) {
  return !llvm::is_contained({"transform", "pdl", "pdl_interp", "irdl"},
                             op->getName().getDialectNamespace());
}

std::optional<std::string>
mlir::roofline::getFunctionProblem(Operation *function) {
  if (isa<LLVM::LLVMFuncOp>(function))
    return ("functions of dialect '" +
            function->getName().getDialectNamespace() +
            "' are not modelled yet")
        .str();
  if (!cast<FunctionOpInterface>(function).getFunctionBody().hasOneBlock())
    return kNoStructuredForm.str();
  return std::nullopt;
}

static bool touchesMemory(TypeRange types) {
  return llvm::any_of(types, llvm::IsaPred<TensorType, BaseMemRefType>);
}

/// Whether a value of `type` holds more than a scalar: a shaped type, a
/// fragment of a matrix, or a type of another dialect that has one of these
/// inside.
static bool isAggregate(Type type) {
  WalkResult found = type.walk([](Type part) {
    return isa<ShapedType, gpu::MMAMatrixType>(part) ? WalkResult::interrupt()
                                                     : WalkResult::advance();
  });
  return found.wasInterrupted();
}

static bool touchesAggregates(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isAggregate) ||
         llvm::any_of(op->getResultTypes(), isAggregate);
}

/// Whether `op`, whose values are no tensors or memrefs, makes constants, moves
/// registers or prints, which is all free.
static bool movesRegistersOnly(Operation *op) {
  return op->hasTrait<OpTrait::ConstantLike>() ||
         isa<UnrealizedConversionCastOp, vector::PrintOp, LLVM::BitcastOp,
             LLVM::ExtractElementOp, LLVM::ExtractValueOp,
             LLVM::InsertElementOp, LLVM::InsertValueOp, LLVM::PoisonOp,
             LLVM::ShuffleVectorOp, LLVM::UndefOp, LLVM::ZeroOp>(op);
}

/// Whether `op` is an instruction of a GPU, which may do anything.
static bool isIntrinsic(Operation *op) {
  // By name: the headers of these dialects take the longest of all to compile.
  Dialect *dialect = op->getDialect();
  return dialect && is_contained({"nvvm", "rocdl"}, dialect->getNamespace());
}

static bool movesMemory(Operation *op) {
  return touchesMemory(op->getOperandTypes()) ||
         touchesMemory(op->getResultTypes()) ||
         isa<LLVM::MemcpyOp, LLVM::MemcpyInlineOp, LLVM::MemmoveOp,
             LLVM::MemsetOp, LLVM::MemsetInlineOp>(op);
}

std::optional<std::string> mlir::roofline::getMissingModel(Operation *op) {
  if (isa<gpu::LaunchFuncOp>(op))
    return "the kernel is not in what is analysed, or has no structured form";
  if (isa<LoopLikeOpInterface>(op))
    return "loops of this kind are not followed";
  if (isa<RegionBranchOpInterface>(op))
    return "branches of this kind are not followed";
  if (isa<CallOpInterface>(op))
    return "a call inside a kernel";
  if (op->hasTrait<OpTrait::IsTerminator>())
    return std::nullopt;
  if (movesMemory(op) || op->getNumRegions() > 0 || isIntrinsic(op) ||
      (touchesAggregates(op) && !movesRegistersOnly(op)))
    return "no cost model for this op";
  return std::nullopt;
}

std::optional<std::string>
mlir::roofline::getMissingModelInKernel(Operation *op) {
  if (std::optional<std::string> why = getMissingModel(op))
    return why;
  // What only names places and changes types.
  bool isFree =
      movesRegistersOnly(op) || op->hasTrait<OpTrait::IsTerminator>() ||
      isa<LLVM::AddressOfOp, LLVM::AddrSpaceCastOp, LLVM::AllocaOp,
          LLVM::FPExtOp, LLVM::FPToSIOp, LLVM::FPToUIOp, LLVM::FPTruncOp,
          LLVM::FreezeOp, LLVM::GEPOp, LLVM::IntToPtrOp, LLVM::PtrToIntOp,
          LLVM::SExtOp, LLVM::SIToFPOp, LLVM::SelectOp, LLVM::TruncOp,
          LLVM::UIToFPOp, LLVM::ZExtOp>(op);
  if (isa_and_nonnull<LLVM::LLVMDialect>(op->getDialect()) && !isFree)
    return "an instruction of the llvm dialect, which no longer says what it "
           "is part of";
  return std::nullopt;
}

UnmodelledRecord mlir::roofline::makeUnmodelled(Operation *op, StringRef why,
                                                const CostContext &context,
                                                ArrayRef<LoopRange> loops,
                                                ArmNumber arm) {
  UnmodelledRecord record;
  record.op = op;
  record.arm = arm;
  record.why = why.str();
  llvm::SetVector<Value> boundary;
  if (auto function = dyn_cast<FunctionOpInterface>(op)) {
    boundary.insert_range(function.getArguments());
    for (Block &block : function.getFunctionBody())
      if (!block.empty() && block.back().hasTrait<OpTrait::ReturnLike>()) {
        boundary.insert_range(block.back().getOperands());
        break;
      }
  } else {
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
        getBytes(getProduct(context.sizes.getShape(value)),
                 *getElementBits(type.getElementType(), context));
  }
  Repetition repetition(loops, context.sizes.getDimensions(), op->getLoc());
  record.executions = repetition.getExecutions();
  record.boundaryBytes = repetition.sum(record.boundaryBytes);
  record.bytesComplete &= !op->hasTrait<OpTrait::IsIsolatedFromAbove>() &&
                          !record.boundaryBytes.isOverflow();
  return record;
}
