//===- TotalsBuilder.h - Sums of kernels judged one by one ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_TOTALSBUILDER_H
#define ROOFLINE_LIB_TRANSFORMS_TOTALSBUILDER_H

#include "roofline/Report/ReportData.h"
#include <set>

namespace mlir::roofline {

/// Adds `part` to a sum that is known as long as all its parts are.
inline void addSeconds(std::optional<double> &sum,
                       const std::optional<double> &part) {
  if (sum && part)
    *sum += *part;
  else
    sum.reset();
}

/// Sets the intensity and the attainable rate of a sum: of a `ReportTotals` or,
/// for a floor, of its `Verdict`.
template <typename Sum>
void deriveRates(const Work &work, const LevelTraffic &hbm, Sum &sum) {
  Expr ops = work.getOps();
  sum.intensity = getRatio(ops, hbm.getModelled());
  if (ops.isConstant() && sum.seconds.value_or(0) > 0)
    sum.attainable = ops.toDouble() / *sum.seconds;
}

/// Adds up kernels that run one after the other.
class TotalsBuilder {
public:
  void add(const Work &work, const LevelTraffic &hbm, const Verdict &verdict) {
    addCounts(work, hbm);
    addTime(verdict);
  }
  void addCounts(const Work &work, const LevelTraffic &hbm) {
    totals.work.add(work);
    totals.traffic.hbm.add(hbm);
  }
  void addTime(const Verdict &verdict);
  /// Adds what `other`, which is not finished, has, `times` over.
  void add(const TotalsBuilder &other, int64_t times);
  /// Takes note of what may run in place of what was added, at some sizes.
  void addAlternative(const Verdict &verdict) {
    if (verdict.regime != Regime::None)
      regimes.insert(verdict.regime);
  }

  /// Every count replaced by what `change` makes of it.
  void transform(llvm::function_ref<Expr(const Expr &)> change) {
    totals.work = totals.work.transform(change);
    totals.traffic.hbm = totals.traffic.hbm.transform(change);
  }

  /// The sums, with what follows from them.
  ReportTotals finish();

private:
  ReportTotals totals;
  std::set<Regime> regimes;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_TOTALSBUILDER_H
