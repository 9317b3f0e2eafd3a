//===- DimensionParts.cpp - Tensors in more dimensions --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DimensionParts.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::roofline;

/// Dimensions in a row, so many from each of `numParts`; those that have none
/// go with their neighbours.
static SmallVector<ReassociationIndices>
reassociate(ArrayRef<unsigned> numParts) {
  SmallVector<ReassociationIndices> groups;
  unsigned next = 0;
  for (unsigned parts : numParts) {
    groups.emplace_back();
    for (unsigned part = 0; part < parts; ++part)
      groups.back().push_back(next++);
  }
  return groups;
}

/// The dimensions that stay, each with those beside it that go.
static SmallVector<ReassociationIndices> collapse(ArrayRef<unsigned> numParts) {
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices open;
  for (auto [dim, parts] : llvm::enumerate(numParts)) {
    open.push_back(dim);
    if (parts != 0)
      groups.push_back(std::exchange(open, {}));
  }
  if (!groups.empty())
    llvm::append_range(groups.back(), open);
  return groups;
}

Value mlir::roofline::expandValue(OpBuilder &builder, Location loc, Value value,
                                  ArrayRef<unsigned> numParts,
                                  ArrayRef<int64_t> shape) {
  SmallVector<unsigned> kept;
  llvm::copy_if(numParts, std::back_inserter(kept),
                [](unsigned parts) { return parts != 0; });
  if (kept.size() != numParts.size())
    value = tensor::CollapseShapeOp::create(builder, loc, value,
                                            collapse(numParts));
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getShape() == shape)
    return value;
  return tensor::ExpandShapeOp::create(builder, loc, type.clone(shape), value,
                                       reassociate(kept));
}

Value mlir::roofline::collapseValue(OpBuilder &builder, Location loc,
                                    Value value, ArrayRef<unsigned> numParts,
                                    RankedTensorType type) {
  SmallVector<unsigned> kept;
  SmallVector<int64_t> shape;
  for (auto [parts, size] : llvm::zip_equal(numParts, type.getShape()))
    if (parts != 0) {
      kept.push_back(parts);
      shape.push_back(size);
    }
  if (cast<RankedTensorType>(value.getType()).getShape() != ArrayRef(shape))
    value = tensor::CollapseShapeOp::create(builder, loc, type.clone(shape),
                                            value, reassociate(kept));
  if (kept.size() != numParts.size())
    value = tensor::ExpandShapeOp::create(builder, loc, type, value,
                                          collapse(numParts));
  return value;
}
