//===- AccessGrids.h - What strided accesses share --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_ACCESSGRIDS_H
#define ROOFLINE_LIB_ACCESS_ACCESSGRIDS_H

#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace mlir::roofline {

/// What all indices along a dimension are: `base` plus multiples of `step`.
struct Grid {
  int64_t base = 0;
  /// 0 where all are `base`.
  int64_t step = 0;

  int64_t getUnit() const { return step == 0 ? 1 : step; }
  bool operator==(const Grid &rhs) const {
    return base == rhs.base && step == rhs.step;
  }
};

/// The grids of a buffer's dimensions.
using Grids = llvm::SmallVector<Grid, 4>;

class AccessSet;

/// The grids that each of `sets` falls on, linear accesses to one buffer with
/// at least one dimension. Grids that differ share nothing: stores to x[2*i]
/// are on the even one, loads of all x[i] on the even and the odd one.
llvm::SmallVector<llvm::SmallVector<Grids, 1>, 4>
findGrids(llvm::ArrayRef<AccessSet> sets);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_ACCESSGRIDS_H
