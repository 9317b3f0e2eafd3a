//===- TileIndices.cpp - Where the instructions of GPUs reach -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileIndices.h"
#include <algorithm>

using namespace mlir;
using namespace mlir::roofline;

std::optional<Shape> mlir::roofline::traceIndices(Value base,
                                                  ValueRange indices,
                                                  const CostContext &context,
                                                  OpCost &cost) {
  cost.markNotShareable();
  auto type = dyn_cast<ShapedType>(base.getType());
  if (!type || !type.hasRank() ||
      type.getRank() != static_cast<int64_t>(indices.size())) {
    cost.markUnmodelled("not one index per dimension");
    return std::nullopt;
  }
  return llvm::map_to_vector<4>(
      indices, [&](Value index) { return context.sizes.getIndex(index); });
}

/// An index of `start` alone.
static BufferIndex makePoint(ArrayRef<Expr> start) {
  BufferIndex index;
  for (const Expr &offset : start)
    index.emplace_back().offset = offset;
  return index;
}

std::optional<BufferIndex> mlir::roofline::makeTile(ArrayRef<Expr> start,
                                                    ArrayRef<unsigned> loops) {
  if (loops.size() > start.size())
    return std::nullopt;
  BufferIndex index = makePoint(start);
  for (auto [dim, loop] :
       llvm::zip_equal(MutableArrayRef(index).take_back(loops.size()), loops))
    dim.terms.push_back({loop, 1});
  return index;
}

BufferIndex mlir::roofline::makeScattered(ArrayRef<Expr> start,
                                          ArrayRef<Expr> shape,
                                          ArrayRef<unsigned> loops) {
  BufferIndex index = makePoint(start);
  for (auto [dim, size] : llvm::zip_equal(index, shape)) {
    dim.maxDistinct = size;
    for (unsigned loop : loops)
      dim.terms.push_back({loop, 1});
  }
  return index;
}

std::optional<BufferIndex>
mlir::roofline::makeMatrix(ArrayRef<Expr> start, MemRefType type,
                           const MatrixLayout &layout) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) || strides.empty() ||
      strides.back() != 1 || layout.leadingDimension <= 0)
    return std::nullopt;
  // Rows step along the dimension with the largest stride that divides their
  // distance.
  unsigned along = strides.size() - 1;
  for (auto [dim, stride] : llvm::enumerate(strides))
    if (!ShapedType::isDynamic(stride) && stride > strides[along] &&
        layout.leadingDimension % stride == 0)
      along = dim;
  // In the innermost of several dimensions they would leave it.
  if (strides.size() > 1 && along == strides.size() - 1)
    return std::nullopt;
  BufferIndex index = makePoint(start);
  unsigned row = layout.isTransposed ? 1 : 0;
  index[along].terms.push_back({row, layout.leadingDimension / strides[along]});
  index.back().terms.push_back({1 - row, 1});
  return index;
}

MatrixPieces mlir::roofline::makePieces(int64_t rows, int64_t rowBytes,
                                        int64_t pitch, int64_t tileBytes,
                                        int64_t pieceBytes) {
  constexpr int64_t kRows = 8, kMost = 1 << 16;
  MatrixPieces pieces{pieceBytes, {}};
  if (rows % kRows != 0 || rowBytes % tileBytes != 0 ||
      std::max(rows, rowBytes) > kMost || rows * rowBytes > kMost)
    return pieces;
  for (int64_t column = 0; column < rowBytes; column += tileBytes)
    for (int64_t row = 0; row < rows; ++row)
      for (int64_t piece = 0; piece < tileBytes; piece += pieceBytes)
        pieces.offsets.push_back(row * pitch + column + piece);
  return pieces;
}
