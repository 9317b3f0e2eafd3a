//===- DerivedOrder.h - What an order of loops decides ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_DERIVEDORDER_H
#define ROOFLINE_LIB_ANALYSIS_DERIVEDORDER_H

#include "roofline/Access/Nest.h"
#include "roofline/Cost/Derivation.h"
#include "roofline/Target/TargetModel.h"

namespace mlir::roofline {

/// The loops of `nest`, called `prefix` and their number; of one with an order
/// also what a turn touches.
std::vector<DerivedLoop> deriveLoops(const Nest &nest, llvm::StringRef prefix);

/// A level, and what each root of the nest moves there again.
struct DerivedOrder {
  DerivedLevel level;
  std::vector<std::pair<unsigned, DerivedBuffer::Again>> byRoot;
};

/// What `nest`, which has an order and moves `least` at the least, moves
/// through the caches of `target`, as `KernelCost::followOrder` says. Empty
/// where nothing is followed.
std::vector<DerivedOrder> deriveOrder(const Nest &nest,
                                      const LevelTraffic &least,
                                      const TargetModel &target, bool isLaunch);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_DERIVEDORDER_H
