//===- SizeDecisions.h - Conditions on sizes in kernels ----------*- C++
//-*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel whose loops hold `if (M < 5)` is one of two kernels, M being the
// same in all turns. It is costed once for each way, and each is an arm.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_SIZEDECISIONS_H
#define ROOFLINE_LIB_ANALYSIS_SIZEDECISIONS_H

#include "roofline/Analysis/Records.h"
#include "roofline/Interfaces/Dimensions.h"

namespace mlir::roofline {

/// What is taken for granted while one kernel is costed.
class SizeDecisions {
public:
  SizeDecisions(ArrayRef<SizeDecision> taken, const Dimensions &dimensions);

  /// Whether `excess` is above zero. Empty where data decides that, and where
  /// sizes do of which nothing is taken for granted: then it is open.
  std::optional<bool> decide(const Expr &excess);
  /// The first that was open: the kernel must be costed for each way.
  const std::optional<Expr> &getOpen() const { return open; }

private:
  const Dimensions &dimensions;
  /// Above zero, all of them.
  SmallVector<Expr, 2> facts;
  std::optional<Expr> open;
};

/// What the kernels in `arm` were costed for.
SmallVector<SizeDecision, 2> getDecisions(ArrayRef<ArmRecord> arms,
                                          ArmNumber arm);

/// The two ways of a condition inside of `kernel`, which stands in `parent`:
/// that `excess` is above zero, and that it is not.
std::pair<ArmRecord, ArmRecord> makeArms(Operation *kernel, ArmNumber parent,
                                         const Expr &excess);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_SIZEDECISIONS_H
