//===- TileProblem.h - What is there to be tiled ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product C += A * B whose loops nobody has cut into tiles yet. Each loop has
// a role by the operands that it indexes, so that a convolution is tiled as the
// product that it is (an implicit GEMM):
//
//   linalg.matmul, loops (m, n, k)                       M N K
//   conv_2d_nhwc_hwcf, loops (n, oh, ow, f, kh, kw, c)   M M M N K K K
//   depthwise_conv_2d_nhwc_hwc, loops (n, oh, ow, c, kh, kw)
//                                                        M M M Batch K K
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TILING_TILEPROBLEM_H
#define ROOFLINE_TILING_TILEPROBLEM_H

#include "roofline/Access/Nest.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>

namespace mlir::roofline {

/// What a loop is to a product C += A * B.
enum class LoopRole : uint8_t {
  Batch, ///< in A, B and C
  M,     ///< in A and C: rows, or the image that a convolution makes
  N,     ///< in B and C: columns, or the channels that a convolution makes
  K,     ///< summed over: also the window and channels of a convolution
};

/// The tile of C that a block computes, m by n, and the part of the sum, k, for
/// which it has operands in shared memory at a time. All positive.
struct TileSizes {
  int64_t m = 1;
  int64_t n = 1;
  int64_t k = 1;

  /// What is larger makes no tile, and overflows in products.
  static constexpr int64_t kMostOfSide = 1 << 20;
  /// Three numbers, each from 1 up to that; empty for others.
  static std::optional<TileSizes> get(llvm::ArrayRef<int64_t> sizes);
  /// Parses "128x256x64". Fails for anything else, saying what is wanted.
  static llvm::Expected<TileSizes> parse(llvm::StringRef text);
  /// "128x256x64".
  std::string toString() const;

  bool operator==(const TileSizes &rhs) const {
    return m == rhs.m && n == rhs.n && k == rhs.k;
  }
};

/// Blocks of neighbouring tiles that load what they share together: m of them
/// along m share B, n along n share A. Both positive.
struct ClusterShape {
  int64_t m = 1;
  int64_t n = 1;

  /// Parses "2x1". Fails for anything else, saying what is wanted.
  static llvm::Expected<ClusterShape> parse(llvm::StringRef text);
  /// "2x1".
  std::string toString() const;
  bool isSingle() const { return m == 1 && n == 1; }
};

/// A product to be cut into tiles.
struct TileProblem {
  /// Its loops, without an order, and its operands.
  Nest nest;
  /// One per loop.
  llvm::SmallVector<LoopRole, 6> roles;
  /// Bytes of a sum in registers.
  int64_t accumulatorBytes = 4;
  /// Whether it runs on matrix units at a type for which they may take operands
  /// straight from shared memory.
  bool usesMatrixUnit = false;

  /// The reason why tiles of it are not modelled, empty where they are.
  std::string findObstacle() const;
  /// Whether all sizes are numbers.
  bool isConstant() const;
  /// The product of the extents of the loops of `role`; 1 for none.
  Expr getExtent(LoopRole role) const;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TILING_TILEPROBLEM_H
