//===- WorkBooker.h - Work on the units of a target -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_COST_WORKBOOKER_H
#define ROOFLINE_LIB_COST_WORKBOOKER_H

#include "roofline/Cost/Roofline.h"

namespace mlir::roofline {

/// Books work items on the units of one target.
class WorkBooker {
public:
  WorkBooker(const TargetModel &target, const Assumptions &assumptions,
             llvm::SmallVectorImpl<BookedWork> &compute)
      : target(target), assumptions(assumptions), compute(compute) {}

  void book(const Work &work) {
    for (const WorkItem &item : work.getItems())
      book(item);
  }

private:
  void book(const WorkItem &item);
  void bookContraction(const WorkItem &item);
  void bookVector(const WorkItem &item);
  /// Idle lanes of a warp take their slots too.
  void bookSpecial(const WorkItem &item);
  bool runsOnSpecialUnit(const WorkItem &item) const {
    return item.precision != Precision::F64 && target.specialOpsPerSecond;
  }
  /// The rate of a tensor unit that `item` runs at, if it does.
  const ComputeRate *findContractionRate(const WorkItem &item) const;
  /// Books `ops` on `roof`, which take as long as `amount` at its peak.
  void add(Roof roof, const Expr &ops, std::optional<double> peak,
           const Expr &amount);

  const TargetModel &target;
  const Assumptions &assumptions;
  llvm::SmallVectorImpl<BookedWork> &compute;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_COST_WORKBOOKER_H
