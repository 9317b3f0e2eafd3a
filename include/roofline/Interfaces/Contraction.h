//===- Contraction.h - Multiply-accumulates by structure --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_CONTRACTION_H
#define ROOFLINE_INTERFACES_CONTRACTION_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Interfaces/Payload.h"
#include "roofline/Tiling/TileProblem.h"

namespace mlir::roofline {

/// A multiply-accumulate and the types that it runs at.
struct Contraction {
  MultiplyAccumulateOps ops;
  /// The output that it accumulates, counted from the first.
  unsigned output = 0;
  /// What enters the multiply, before any widening in the payload.
  Precision operand = Precision::F32;
  /// What is added up.
  Precision accumulator = Precision::F32;
  /// What each loop is to the product. A is what comes first of the op's
  /// operands.
  SmallVector<LoopRole, 6> roles;

  /// What it is at one point: two operations in one issue slot.
  WorkItem getWork() const {
    WorkItem item;
    item.kind = WorkKind::MultiplyAccumulate;
    item.precision = operand;
    item.accumulator = accumulator;
    item.ops = 2;
    item.slots = 1;
    return item;
  }
};

/// Recognises contractions and convolutions by their structure, whatever the op
/// is called: an output that is yielded as `out + x * y`, where x and y come
/// from different operands and share a reduction loop that both are indexed by
/// in sums of scaled loops, as the output is. Operands indexed otherwise (a
/// scale per group, k floordiv 32) may take part in x and y but share nothing.
/// Returns one per such output.
///
/// Example: in
///   %w = arith.extf %b : bf16 to f32
///   %p = arith.mulf %a, %w : f32        (a: bf16 widened likewise)
///   %s = arith.addf %out, %p : f32
/// the operand is bf16 and the accumulator f32.
SmallVector<Contraction, 1> matchContractions(linalg::LinalgOp op,
                                              ArrayRef<AffineMap> maps);

/// What `value` was before it was widened, scalar or vector.
Value skipExtensions(Value value);

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_CONTRACTION_H
