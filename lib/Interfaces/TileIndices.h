//===- TileIndices.h - Where the instructions of GPUs reach -----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Indices for `NestBuilder::addAccess` of ops that start at given indices of a
// memref and touch a tile from there on.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_INTERFACES_TILEINDICES_H
#define ROOFLINE_LIB_INTERFACES_TILEINDICES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ValueRange.h"
#include "roofline/Interfaces/OpCost.h"
#include "roofline/Interfaces/SizeTracing.h"

namespace mlir::roofline {

/// One expression per dimension of a buffer, as in `Access`.
using BufferIndex = SmallVector<IndexExpr, 4>;

/// What the `indices` of an op into `base` are. Where there is not one per
/// dimension, `cost` is marked unmodelled and nothing is returned. The cost
/// depends on the indices, so it is no longer shareable.
std::optional<Shape> traceIndices(Value base, ValueRange indices,
                                  const CostContext &context, OpCost &cost);

/// From `start` on, moved by `loops` along the last dimensions, one each; empty
/// where there are more of them than dimensions.
std::optional<BufferIndex> makeTile(ArrayRef<Expr> start,
                                    ArrayRef<unsigned> loops);

/// As many elements as `loops` have points, at places in a buffer of `shape`
/// that depend on `start` and that nothing more is known of.
BufferIndex makeScattered(ArrayRef<Expr> start, ArrayRef<Expr> shape,
                          ArrayRef<unsigned> loops);

/// A matrix in memory: its consecutive rows are so many elements apart. Loop 0
/// of the nest counts rows, loop 1 the elements of each.
struct MatrixLayout {
  int64_t leadingDimension = 0;
  /// Columns are what lies in memory as rows.
  bool isTransposed = false;
};

/// A matrix from `start` on in a buffer of `type`; empty where the layout of
/// the buffer does not say which elements that are.
std::optional<BufferIndex> makeMatrix(ArrayRef<Expr> start, MemRefType type,
                                      const MatrixLayout &layout);

/// The bytes of a row of an 8 x 8 tile, which ldmatrix takes from one lane's
/// address ("PTX ISA", NVIDIA).
inline constexpr int64_t kMatrixRowBytes = 16;

/// Where the lanes of a warp have their pieces of a matrix, for `WarpMove`.
struct MatrixPieces {
  int64_t bytesPerLane = 0;
  SmallVector<int64_t, 32> offsets;
};

/// The pieces of a matrix of `rows` that are each `rowBytes` long and `pitch`
/// bytes apart: in tiles of eight rows and `tileBytes`, one after the other,
/// which lanes share by pieces of `pieceBytes`. Nothing where it is not made of
/// whole tiles, or of so many that no warp moves them at once.
MatrixPieces makePieces(int64_t rows, int64_t rowBytes, int64_t pitch,
                        int64_t tileBytes, int64_t pieceBytes);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_INTERFACES_TILEINDICES_H
