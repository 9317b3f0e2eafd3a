//===- CrossoverText.h - Crossings for a person to read ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_COST_CROSSOVERTEXT_H
#define ROOFLINE_LIB_COST_CROSSOVERTEXT_H

#include "Segments.h"

namespace mlir::roofline {

/// What `Binding::crossover` says of several segments of `demands`.
std::string describeSegments(SegmentList segments,
                             llvm::ArrayRef<RoofDemand> demands,
                             const Symbol &symbol);

/// What it says where the segments of `demands`, two at least, are not known:
/// an inequality if it is short, else what they depend on.
std::string describeCondition(llvm::ArrayRef<RoofDemand> demands);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_COST_CROSSOVERTEXT_H
