//===- RangeBuilder.h - Least and most in the ranges given ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_RANGEBUILDER_H
#define ROOFLINE_LIB_TRANSFORMS_RANGEBUILDER_H

#include "roofline/Analysis/Records.h"
#include "roofline/Cost/Extremes.h"
#include "roofline/Report/ReportData.h"

namespace mlir::roofline {

/// Lets `range` be what it or `point` is.
void widen(ReportRange &range, const ReportRange &point);

/// Adds up kernels over ranges of sizes.
class RangeBuilder {
public:
  /// `share` of the values that may be looked at in a report, where it is not
  /// shown how the sum goes with a size, is one in so many.
  RangeBuilder(const Assumptions &assumptions, size_t share)
      : assumptions(assumptions), share(share) {}

  void add(const KernelCost &cost);

  /// What the sum is at least and at most; empty where it depends on no size,
  /// on one without a range, or on too many values to look at.
  std::optional<ReportRange> finish() const;

private:
  ReportRange getAt(const SymbolValues &values) const;

  const Assumptions &assumptions;
  size_t share;
  std::vector<KernelCost> costs;
  /// Everything that the sum depends on.
  std::vector<Expr> amounts;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_RANGEBUILDER_H
