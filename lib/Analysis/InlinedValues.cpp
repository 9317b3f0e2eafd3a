//===- InlinedValues.cpp - Values as seen through calls and branches ------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InlinedValues.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::roofline;

void InlinedValues::alias(const FramedValue &value, const FramedValue &source) {
  // A value that is made from itself, as graph regions may have.
  if (trace({source.frame, values.getRoot(source.value)}).root == value)
    return;
  aliases[value] = source;
}

FramedRoot InlinedValues::trace(FramedValue root) const {
  FramedRoot traced{root, {}};
  while (true) {
    Operation *op = traced.root.value.getDefiningOp();
    if (op &&
        (op->hasTrait<OpTrait::ConstantLike>() || isa<memref::GetGlobalOp>(op)))
      traced.root.frame = 0;
    auto known = aliases.find(traced.root);
    if (known == aliases.end())
      return traced;
    FramedValue source = known->second;
    traced.root = {source.frame, values.getRoot(source.value)};
    // Constants that are equal are one root, of the same coordinates.
    if (getViewSource(source.value))
      traced.views.push_back(source);
  }
}

/// Whether a single op uses the data of `value`, once.
static bool hasOneDataUse(Value value) {
  return llvm::count_if(value.getUses(), [](OpOperand &use) {
           return !onlyAsksForSize(use);
         }) == 1;
}

bool InlinedValues::isUsedOnce(FramedValue value) const {
  while (hasOneDataUse(value.value)) {
    auto known = aliases.find(value);
    if (known == aliases.end())
      return true;
    value = known->second;
  }
  return false;
}

const void *InlinedValues::getViewKey(const FramedValue &view) {
  if (view.frame == 0)
    return view.value.getAsOpaquePointer();
  const void *&key = keys[view];
  if (!key)
    key = allocator.Allocate(/*Size=*/1, /*Alignment=*/1);
  return key;
}
