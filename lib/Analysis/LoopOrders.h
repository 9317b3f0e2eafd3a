//===- LoopOrders.h - How turns of loops follow each other ------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_LOOPORDERS_H
#define ROOFLINE_LIB_ANALYSIS_LOOPORDERS_H

#include "mlir/IR/Operation.h"
#include "roofline/Access/Nest.h"

namespace mlir::roofline {

/// How the turns of each of the `number` induction variables of `loop` follow
/// each other: one after the other, or in parallel, on different cores unless a
/// mapping to threads or warps keeps them on one.
SmallVector<LoopOrder, 2> getLoopOrders(Operation *loop, size_t number);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_LOOPORDERS_H
