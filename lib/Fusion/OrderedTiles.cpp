//===- OrderedTiles.cpp - Kernels of tiles that run in order --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OrderedTiles.h"
#include "TileOrder.h"

using namespace mlir;
using namespace mlir::roofline;

bool mlir::roofline::hasSameLoops(const FusedKernel &kernel,
                                  const FusionGroup &group,
                                  const CostContext &context) {
  if (!kernel.hasReshapes || group.form == FusionForm::Elementwise)
    return true;
  GroupFactors factors(group.ops, /*alongReads=*/false,
                       [&](Value value) { return getSizes(value, context); });
  SmallVector<int64_t, 6> expected;
  for (unsigned loop : kernel.getLastLoops())
    expected.push_back(kernel.extents[loop]);
  return factors.getExtents(group.ops.back()) == expected;
}

bool mlir::roofline::priceInOrder(FusedKernel &kernel, FusionGroup group,
                                  const CostContext &context,
                                  const Assumptions &assumptions) {
  if (!kernel.mayReadAgain())
    return true;
  kernel.describe(group);
  if (!hasSameLoops(kernel, group, context))
    return false;
  Expr once = group.cost.hbm.getModelled();
  if (!orderTiles(group, context))
    return true;
  kernel.readAgain =
      (group.cost.hbm.getModelled() - once).getCount().value_or(0);
  kernel.seconds = group.cost.judge(assumptions).seconds.value_or(0);
  return true;
}
