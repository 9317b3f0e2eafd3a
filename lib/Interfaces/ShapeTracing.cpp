//===- ShapeTracing.cpp - The sizes of results ----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All here is about sizes that the type of a result leaves open; the solver
// asks for no others.
//
//===----------------------------------------------------------------------===//

#include "SizeSolver.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

using Answer = std::optional<Expr>;

/// Dimension `dim` of a result whose open sizes are the operands `sizes`, in
/// order.
static Answer traceDynamicSize(SizeSolver &solver, ShapedType type,
                               ValueRange sizes, unsigned dim) {
  unsigned index = type.getDynamicDimIndex(dim);
  if (index >= sizes.size())
    return std::nullopt;
  return solver.getIndex(sizes[index]);
}

/// The operands that give the open sizes of the result.
static ValueRange getSizeOperands(tensor::GenerateOp op) {
  return op.getDynamicExtents();
}
static ValueRange getSizeOperands(memref::ViewOp op) { return op.getSizes(); }
template <typename OpTy>
static ValueRange getSizeOperands(OpTy op) {
  return op.getDynamicSizes();
}

static Answer traceAllocTensor(SizeSolver &solver,
                               bufferization::AllocTensorOp op, unsigned dim) {
  if (Value copied = op.getCopy())
    return solver.getSize(copied, dim);
  return traceDynamicSize(solver, op.getType(), op.getDynamicSizes(), dim);
}

static Answer traceSlice(SizeSolver &solver,
                         OffsetSizeAndStrideOpInterface slice,
                         const llvm::SmallBitVector &dropped, unsigned dim) {
  SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
  for (auto [d, size] : llvm::enumerate(sizes))
    if (!dropped[d] && dim-- == 0)
      return solver.getIndex(size);
  return std::nullopt;
}

static Answer traceCollapse(SizeSolver &solver, Value source,
                            ArrayRef<int64_t> group) {
  Expr product(1);
  for (int64_t dim : group)
    product *= solver.getSize(source, dim);
  return product;
}

static Answer tracePad(SizeSolver &solver, tensor::PadOp pad, unsigned dim) {
  return solver.getIndex(pad.getMixedLowPad()[dim]) +
         solver.getSize(pad.getSource(), dim) +
         solver.getIndex(pad.getMixedHighPad()[dim]);
}

static Answer traceConcat(SizeSolver &solver, tensor::ConcatOp concat,
                          unsigned dim) {
  if (dim != concat.getDim())
    return solver.getSize(concat.getInputs().front(), dim);
  Expr sum;
  for (Value input : concat.getInputs())
    sum += solver.getSize(input, dim);
  return sum;
}

/// A reshape by a tensor of sizes that are constant or put together right
/// before.
static Answer traceReshape(SizeSolver &solver, Value shape, unsigned dim) {
  DenseIntElementsAttr constant;
  if (matchPattern(shape, m_Constant(&constant)))
    return Expr(constant.getValues<APInt>()[dim].getSExtValue());
  auto sizes = shape.getDefiningOp<tensor::FromElementsOp>();
  if (!sizes || dim >= sizes.getElements().size())
    return std::nullopt;
  return solver.getIndex(sizes.getElements()[dim]);
}

static Answer traceTranspose(SizeSolver &solver, memref::TransposeOp op,
                             unsigned dim) {
  auto source = dyn_cast<AffineDimExpr>(op.getPermutation().getResult(dim));
  return source ? Answer(solver.getSize(op.getIn(), source.getPosition()))
                : std::nullopt;
}

/// The shape of the indices without their last dimension, then what is left of
/// the source's.
static Answer traceGather(SizeSolver &solver, tensor::GatherOp gather,
                          unsigned dim) {
  unsigned numLeading = gather.getIndicesType().getRank() - 1;
  if (dim < numLeading)
    return solver.getSize(gather.getIndices(), dim);
  ArrayRef<int64_t> gathered = gather.getGatherDims();
  unsigned rank = gather.getSourceType().getRank();
  bool isReduced = gather.getResultType().getRank() != numLeading + rank;
  dim -= numLeading;
  for (unsigned d = 0; d < rank; ++d)
    if (!(isReduced && llvm::is_contained(gathered, d)) && dim-- == 0)
      return solver.getSize(gather.getSource(), d);
  return std::nullopt;
}

/// An elementwise op: all shaped operands have the shape of the result.
static Answer traceElementwise(SizeSolver &solver, OpResult result,
                               unsigned dim) {
  for (Value operand : result.getOwner()->getOperands())
    if (auto type = dyn_cast<ShapedType>(operand.getType()))
      return type.hasRank() && type.getRank() ==
                                   cast<ShapedType>(result.getType()).getRank()
                 ? Answer(solver.getSize(operand, dim))
                 : std::nullopt;
  return std::nullopt;
}

/// What the op itself says to MLIR's analysis of bounds, one step far.
static Answer traceValueBounds(SizeSolver &solver, OpResult result,
                               unsigned dim) {
  AffineMap map;
  ValueDimList operands;
  auto isBeyond = [&](Value value, std::optional<int64_t>,
                      ValueBoundsConstraintSet &) { return value != result; };
  if (failed(ValueBoundsConstraintSet::computeBound(
          map, operands, presburger::BoundType::EQ, {result, dim}, isBeyond)) ||
      map.getNumResults() != 1)
    return std::nullopt;
  SmallVector<Expr> inputs;
  for (auto [value, operandDim] : operands) {
    if (value == result)
      return std::nullopt;
    inputs.push_back(operandDim ? solver.getSize(value, *operandDim)
                                : solver.getIndex(value));
  }
  ArrayRef<Expr> dims = ArrayRef(inputs).take_front(map.getNumDims());
  ArrayRef<Expr> symbols = ArrayRef(inputs).drop_front(map.getNumDims());
  return convertAffine(map.getResult(0), dims, symbols);
}

static Answer traceOther(SizeSolver &solver, OpResult result, unsigned dim) {
  Operation *op = result.getOwner();
  if (auto destinationStyle = dyn_cast<DestinationStyleOpInterface>(op))
    if (OpOperand *init = destinationStyle.getTiedOpOperand(result))
      return solver.getSize(init->get(), dim);
  // Somebody's own ops say it by their traits.
  if (op->hasTrait<OpTrait::Elementwise>() ||
      op->hasTrait<OpTrait::SameOperandsAndResultShape>() ||
      op->hasTrait<OpTrait::SameOperandsAndResultType>())
    return traceElementwise(solver, result, dim);
  // Of loops and branches, the analysis would look at all that is inside.
  return op->getNumRegions() ? std::nullopt
                             : traceValueBounds(solver, result, dim);
}

Answer mlir::roofline::traceSize(SizeSolver &solver, OpResult result,
                                 unsigned dim) {
  Operation *op = result.getOwner();
  auto type = cast<ShapedType>(result.getType());
  return llvm::TypeSwitch<Operation *, Answer>(op)
      .Case<tensor::EmptyOp, memref::AllocOp, memref::AllocaOp, tensor::SplatOp,
            tensor::GenerateOp, memref::ViewOp>([&](auto op) {
        return traceDynamicSize(solver, type, getSizeOperands(op), dim);
      })
      .Case([&](bufferization::AllocTensorOp op) {
        return traceAllocTensor(solver, op, dim);
      })
      .Case<tensor::ExtractSliceOp, memref::SubViewOp>([&](auto slice) {
        return traceSlice(solver, slice, slice.getDroppedDims(), dim);
      })
      .Case([&](memref::ReinterpretCastOp op) -> Answer {
        return solver.getIndex(op.getMixedSizes()[dim]);
      })
      .Case<tensor::ExpandShapeOp, memref::ExpandShapeOp>(
          [&](auto op) -> Answer {
            return solver.getIndex(op.getMixedOutputShape()[dim]);
          })
      .Case<tensor::CollapseShapeOp, memref::CollapseShapeOp>([&](auto op) {
        return traceCollapse(solver, op.getSrc(),
                             op.getReassociationIndices()[dim]);
      })
      .Case([&](tensor::PadOp pad) { return tracePad(solver, pad, dim); })
      .Case([&](tensor::ConcatOp concat) {
        return traceConcat(solver, concat, dim);
      })
      .Case([&](tensor::ReshapeOp op) {
        return traceReshape(solver, op.getShape(), dim);
      })
      .Case([&](memref::TransposeOp op) {
        return traceTranspose(solver, op, dim);
      })
      .Case([&](tensor::GatherOp gather) {
        return traceGather(solver, gather, dim);
      })
      .Case([&](tensor::ScatterOp op) -> Answer {
        return solver.getSize(op.getDest(), dim);
      })
      // Of the same shape as what they are made of.
      .Case<tensor::CastOp, memref::CastOp, tensor::BitcastOp,
            memref::MemorySpaceCastOp, memref::AssumeAlignmentOp,
            bufferization::ToTensorOp, bufferization::ToBufferOp,
            bufferization::CloneOp>([&](Operation *op) -> Answer {
        return solver.getSize(op->getOperand(0), dim);
      })
      .Default([&](Operation *) { return traceOther(solver, result, dim); });
}
