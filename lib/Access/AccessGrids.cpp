//===- AccessGrids.cpp - What strided accesses share ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessGrids.h"
#include "AccessSet.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace {
/// What the own steps of several accesses along one dimension have in common.
struct CommonStep {
  int64_t divisor = 0;
  int64_t multiple = 0;
};
} // namespace

/// Grids that the indices of one access may fall on.
static constexpr int64_t kMaxGrids = 64;

/// The multiple stops rising beyond what can be used.
static CommonStep findCommonStep(ArrayRef<AccessSet> sets, unsigned dimension) {
  CommonStep common;
  for (const AccessSet &set : sets) {
    int64_t step = set.getIndices()[dimension].getStep();
    common.divisor = std::gcd(common.divisor, step);
    if (step == 0 || common.multiple > kMaxGrids)
      continue;
    bool isFirst = common.multiple == 0 || step > kMaxGrids;
    common.multiple = isFirst ? step : std::lcm(common.multiple, step);
  }
  return common;
}

/// The steps of grids along all dimensions. On those of the least common
/// multiples each access goes to all of every grid that it goes to. Where that
/// is many grids, the greatest common divisors.
static SmallVector<int64_t, 4> chooseSteps(ArrayRef<AccessSet> sets) {
  SmallVector<int64_t, 4> divisors, multiples;
  int64_t most = 1;
  for (unsigned i = 0; i != sets.front().getIndices().size(); ++i) {
    CommonStep common = findCommonStep(sets, i);
    divisors.push_back(common.divisor);
    multiples.push_back(common.multiple);
    int64_t numGrids =
        common.divisor == 0 ? 1 : common.multiple / common.divisor;
    if (llvm::MulOverflow(most, numGrids, most) || most > kMaxGrids)
      most = kMaxGrids + 1;
  }
  return most > kMaxGrids ? divisors : multiples;
}

/// The grids of `set`, given their steps: their first places tell grids apart
/// that have no index in common.
static SmallVector<Grids, 1> findGrids(const AccessSet &set,
                                       ArrayRef<int64_t> steps) {
  SmallVector<Grids, 1> all(1);
  for (auto [dimension, step] : llvm::enumerate(steps)) {
    int64_t start = set.getIndices()[dimension].constant;
    if (step == 0) {
      for (Grids &grids : all)
        grids.push_back({start, 0});
      continue;
    }
    int64_t own = std::gcd(set.getIndices()[dimension].getStep(), step);
    SmallVector<Grids, 1> longer;
    for (int64_t base = llvm::mod(start, own); base < step; base += own)
      for (const Grids &grids : all) {
        longer.push_back(grids);
        longer.back().push_back({base, step});
      }
    all = std::move(longer);
  }
  return all;
}

SmallVector<SmallVector<Grids, 1>, 4>
mlir::roofline::findGrids(ArrayRef<AccessSet> sets) {
  SmallVector<int64_t, 4> steps = chooseSteps(sets);
  SmallVector<SmallVector<Grids, 1>, 4> grids;
  for (const AccessSet &set : sets)
    grids.push_back(::findGrids(set, steps));
  return grids;
}
