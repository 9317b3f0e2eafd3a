//===- SmallestSizes.cpp - What comes first where sizes are open ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmallestSizes.h"
#include <algorithm>
#include <limits>

using namespace mlir::roofline;

double mlir::roofline::getCountAtSmallestSizes(const Expr &count) {
  Expr number = count.substitute([](const Symbol &symbol) {
    return std::optional<Expr>(std::max<int64_t>(symbol.lower, 1));
  });
  return number.isConstant() ? number.toDouble()
                             : std::numeric_limits<double>::infinity();
}

double
mlir::roofline::getSecondsAtSmallestSizes(llvm::ArrayRef<Demand> demands) {
  double seconds = 0;
  for (const Demand &demand : demands)
    seconds += getCountAtSmallestSizes(demand.amount) / demand.rate;
  return seconds;
}
