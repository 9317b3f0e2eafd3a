//===- TurnDependence.h - Turns that need each other ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_TURNDEPENDENCE_H
#define ROOFLINE_LIB_ANALYSIS_TURNDEPENDENCE_H

#include "roofline/Interfaces/SizeTracing.h"
#include "roofline/Interfaces/ValueTracing.h"

namespace mlir::roofline {

/// Whether `loop`, or a loop inside it for which `isLookedAt` holds, may read
/// what another turn of it writes: its turns write slices of something, and
/// something else of that is read than the slice of the same turn. Such turns
/// have an order, as those of a recurrence have. Loops whose turns run in
/// parallel have none.
bool mayReadOtherTurns(Operation *loop, SizeTracer &sizes, ValueTracer &values,
                       function_ref<bool(Operation *)> isLookedAt);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_TURNDEPENDENCE_H
