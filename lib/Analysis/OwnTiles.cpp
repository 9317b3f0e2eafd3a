//===- OwnTiles.cpp - Whether tiles in the IR fit -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The verdict takes the sums of a contraction in a block for kept on chip until
// they are done, whatever their number. Imposed tiles are checked against the
// registers; here those that the IR has.
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/OwnTiles.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "roofline/Interfaces/Contraction.h"
#include "roofline/Tiling/ChipFit.h"
#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// Bytes of the sums of `op`; zero where it is no contraction, or a size is not
/// known.
static Count countSums(linalg::LinalgOp op) {
  Count bytes;
  for (const Contraction &contraction :
       matchContractions(op, op.getIndexingMapsArray())) {
    auto type = cast<ShapedType>(
        op.getDpsInitOperand(contraction.output)->get().getType());
    if (!type.hasStaticShape())
      continue;
    Count sums = getSumBytes(contraction.accumulator);
    for (int64_t size : type.getShape())
      sums *= size;
    bytes += sums;
  }
  return bytes;
}

std::string mlir::roofline::findTileProblem(Operation *kernel,
                                            const TargetModel &target) {
  if (!isa<scf::ForallOp, scf::ParallelOp, affine::AffineParallelOp>(kernel))
    return "";
  Count most;
  kernel->walk(
      [&](linalg::LinalgOp op) { most = std::max(most, countSums(op)); });
  std::string problem = findRegisterOverflow(most, target);
  if (problem.empty() || !target.maxBlocksPerCluster)
    return problem;
  double blocks =
      std::ceil(most.toDouble() / target.registerBytesPerUnit->value);
  return blocks <= target.maxBlocksPerCluster->value
             ? problem + ", unless a cluster of " +
                   std::to_string(static_cast<int64_t>(blocks)) +
                   " blocks or more shares them"
             : problem;
}
