//===- TestProblem.h - Products and a device to tile for --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNITTESTS_TILING_TESTPROBLEM_H
#define ROOFLINE_TEST_UNITTESTS_TILING_TESTPROBLEM_H

#include "../Access/TestNest.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Tiling/TileSearch.h"

namespace mlir::roofline::test {

inline Figure figure(double value) {
  Figure result;
  result.value = value;
  return result;
}

/// What the shipped file says of an H100 SXM, written out so that the tests do
/// not move with it.
inline TargetModel getH100() {
  TargetModel target;
  target.name = "h100";
  target.unitCount = figure(132);
  target.hbm.bytesPerSecond = figure(3.35e12);
  target.l2.bytesPerSecond = figure(6.65e12);
  target.l2.capacityBytes = figure(50 * 1024.0 * 1024);
  target.smem.bytesPerSecond = figure(128 * 132 * 1830e6);
  target.smemBytesPerUnit = figure(228 * 1024);
  target.maxSmemBytesPerBlock = figure(227 * 1024);
  target.registerBytesPerUnit = figure(256 * 1024);
  target.matrixTileRows = figure(64);
  target.matrixTileColumns = figure(256);
  target.maxBlocksPerCluster = figure(16);
  target.warpWidth = figure(32);
  return target;
}

/// The roofs without tiles of `flops` bf16 operations and `bytes`.
inline llvm::SmallVector<RoofTime, 2> getUntiled(double flops, double bytes) {
  return {{Roof::Kind::HBM, bytes / 3.35e12},
          {Roof(UnitKind::Tensor, Precision::BF16), flops / 989.4e12}};
}
inline llvm::SmallVector<RoofTime, 2> getUntiled(const TileProblem &problem) {
  return getUntiled(
      2 * problem.nest.getNumPoints().toDouble(),
      computeCompulsoryTraffic(problem.nest).getModelled().toDouble());
}

/// Adds an access to a buffer of its own, just large enough.
inline void addOperand(TileProblem &problem, AccessKind kind,
                       llvm::ArrayRef<IndexExpr> index, unsigned bits = 16) {
  llvm::SmallVector<Expr, 4> shape;
  for (const IndexExpr &expr : index) {
    Expr size = 1;
    for (const IndexTerm &term : expr.terms)
      size += term.coefficient * (problem.nest.extents[term.loop] - 1);
    shape.push_back(size);
  }
  unsigned number = problem.nest.buffers.size();
  problem.nest.buffers.push_back(makeBuffer(shape, bits, number));
  problem.nest.accesses.push_back(makeAccess(kind, index, number));
}

/// C[m, n] = sum over k of A[m, k] * B[k, n], in bf16.
inline TileProblem makeMatmul(const Expr &m, const Expr &n, const Expr &k,
                              unsigned bits = 16) {
  TileProblem problem;
  problem.nest.extents = {m, n, k};
  problem.roles = {LoopRole::M, LoopRole::N, LoopRole::K};
  problem.usesMatrixUnit = true;
  addOperand(problem, AccessKind::Read,
             {makeIndex({{0, 1}}), makeIndex({{2, 1}})}, bits);
  addOperand(problem, AccessKind::Read,
             {makeIndex({{2, 1}}), makeIndex({{1, 1}})}, bits);
  addOperand(problem, AccessKind::Write,
             {makeIndex({{0, 1}}), makeIndex({{1, 1}})}, bits);
  return problem;
}

/// The sizes of a convolution of images n x (h x w) x c with a window.
struct Convolution {
  int64_t n = 1, oh = 8, ow = 8, f = 16, kh = 3, kw = 3, c = 4;
  int64_t stride = 1, dilation = 1;
};

/// conv_2d_nhwc_hwcf: loops (n, oh, ow, f, kh, kw, c).
inline TileProblem makeConvolution(const Convolution &size) {
  TileProblem problem;
  problem.nest.extents = {size.n,  size.oh, size.ow, size.f,
                          size.kh, size.kw, size.c};
  problem.roles = {LoopRole::M, LoopRole::M, LoopRole::M, LoopRole::N,
                   LoopRole::K, LoopRole::K, LoopRole::K};
  problem.usesMatrixUnit = true;
  addOperand(
      problem, AccessKind::Read,
      {makeIndex({{0, 1}}), makeIndex({{1, size.stride}, {4, size.dilation}}),
       makeIndex({{2, size.stride}, {5, size.dilation}}), makeIndex({{6, 1}})});
  addOperand(problem, AccessKind::Read,
             {makeIndex({{4, 1}}), makeIndex({{5, 1}}), makeIndex({{6, 1}}),
              makeIndex({{3, 1}})});
  addOperand(problem, AccessKind::Write,
             {makeIndex({{0, 1}}), makeIndex({{1, 1}}), makeIndex({{2, 1}}),
              makeIndex({{3, 1}})});
  return problem;
}

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNITTESTS_TILING_TESTPROBLEM_H
