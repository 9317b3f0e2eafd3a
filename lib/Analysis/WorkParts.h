//===- WorkParts.h - Which op computes how much -----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_WORKPARTS_H
#define ROOFLINE_LIB_ANALYSIS_WORKPARTS_H

#include "roofline/Interfaces/OpCost.h"

namespace mlir::roofline {

/// What ops compute together at each of some points.
struct WorkPart {
  /// One op, or the multiply and the add that are booked as one.
  SmallVector<Operation *, 2> ops;
  Work each;
  Expr points = 1;
  /// The op has a payload of which this is a part; else this is all that its
  /// model says.
  bool isOfPayload = false;

  Work getSum() const {
    Work sum = each;
    sum.scale(points);
    return sum;
  }
};

/// Whether both are of one kind at the same types, however much of it.
bool isSameKind(const WorkItem &lhs, const WorkItem &rhs);

/// Whether both have the same operations of every kind; slots may differ.
bool haveEqualOps(const Work &lhs, const Work &rhs);

/// The parts that the work of `op`, whose model says `cost`, is made of. They
/// add up to that: where the payload cannot be taken apart so, `op` is the one
/// part. Ops that count nothing are parts without work.
std::vector<WorkPart> splitWork(Operation *op, const OpCost &cost);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_WORKPARTS_H
