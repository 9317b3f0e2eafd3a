//===- DimensionParts.h - Tensors in more dimensions ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_DIMENSIONPARTS_H
#define ROOFLINE_LIB_TRANSFORMS_DIMENSIONPARTS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::roofline {

/// Reshapes `value` to `shape`: each dimension becomes as many as `numParts`
/// says, and one without parts, of one element, goes.
Value expandValue(OpBuilder &builder, Location loc, Value value,
                  ArrayRef<unsigned> numParts, ArrayRef<int64_t> shape);

/// The way back, to `type`.
Value collapseValue(OpBuilder &builder, Location loc, Value value,
                    ArrayRef<unsigned> numParts, RankedTensorType type);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_DIMENSIONPARTS_H
