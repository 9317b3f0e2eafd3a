//===- VectorMasks.cpp - Which lanes are active ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorMasks.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "roofline/Access/Nest.h"
#include <algorithm>

using namespace mlir;
using namespace mlir::roofline;

bool mlir::roofline::isAllActive(Value mask) {
  if (!mask || matchPattern(mask, m_One()))
    return true;
  auto constant = mask.getDefiningOp<vector::ConstantMaskOp>();
  return constant && constant.isAllOnesMask();
}

/// The sizes of the box of active lanes that `mask` is made with.
static std::optional<SmallVector<int64_t>> getBox(Value mask) {
  if (auto box = mask.getDefiningOp<vector::ConstantMaskOp>())
    return llvm::to_vector(box.getMaskDimSizes());
  auto box = mask.getDefiningOp<vector::CreateMaskOp>();
  if (!box || box.getType().isScalable())
    return std::nullopt;
  SmallVector<int64_t> sizes;
  for (auto [operand, lanes] :
       llvm::zip(box.getOperands(), box.getType().getShape())) {
    std::optional<int64_t> size = getConstantIntValue(operand);
    if (!size)
      return std::nullopt;
    sizes.push_back(std::clamp<int64_t>(*size, 0, lanes));
  }
  return sizes;
}

std::optional<int64_t> mlir::roofline::countActive(Value mask) {
  DenseElementsAttr lanes;
  if (matchPattern(mask, m_Constant(&lanes)))
    return lanes.isSplat()
               ? lanes.getNumElements() * lanes.getSplatValue<bool>()
               : llvm::count(lanes.getValues<bool>(), true);
  std::optional<SmallVector<int64_t>> box = getBox(mask);
  if (!box)
    return std::nullopt;
  Count active = getProduct(*box);
  return active.fitsInt64() ? std::optional(active.toInt64()) : std::nullopt;
}

bool mlir::roofline::isPrefix(Value mask) {
  return cast<VectorType>(mask.getType()).getRank() == 1 &&
         isa_and_nonnull<vector::ConstantMaskOp, vector::CreateMaskOp>(
             mask.getDefiningOp());
}
