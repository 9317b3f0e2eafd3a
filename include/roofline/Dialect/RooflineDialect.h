//===- RooflineDialect.h - The dialect of annotations -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIALECT_ROOFLINEDIALECT_H
#define ROOFLINE_DIALECT_ROOFLINEDIALECT_H

#include "mlir/IR/Dialect.h"
#include "roofline/Tiling/TileProblem.h"

#include "roofline/Dialect/RooflineDialect.h.inc"

namespace mlir::roofline {

/// The discardable attributes of the dialect.
inline constexpr llvm::StringLiteral kCostAttrName = "roofline.cost";
inline constexpr llvm::StringLiteral kUnmodelledAttrName =
    "roofline.unmodelled";
inline constexpr llvm::StringLiteral kTargetAttrName = "roofline.target";
inline constexpr llvm::StringLiteral kExternalCostAttrName =
    "roofline.external_cost";

/// The attribute of function arguments.
inline constexpr llvm::StringLiteral kDimsAttrName = "roofline.dims";
inline constexpr llvm::StringLiteral kTileSizesAttrName = "roofline.tile_sizes";

/// The tiles that `attribute`, a `roofline.tile_sizes`, imposes on `op`. For
/// one that is none, `problem` says why.
std::optional<TileSizes> parseTileSizes(Operation *op, Attribute attribute,
                                        std::string &problem);

} // namespace mlir::roofline

#endif // ROOFLINE_DIALECT_ROOFLINEDIALECT_H
