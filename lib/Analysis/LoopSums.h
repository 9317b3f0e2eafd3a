//===- LoopSums.h - Loops whose turns add to one sum ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduction may be cut into the turns of a loop: each turn adds what it makes
// of its slice of the inputs to the whole sum, or to tiles of it.
//
//   for %k { for %i { for %j { C[%i, %j] += A[%i, %k] * B[%k, %j] } } }
//
// Its turns need nothing of each other, since sums may be added up in any
// order. It is not so where a turn looks at the sum, as a state that is
// multiplied by weights, nor where all turns add the same.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_LOOPSUMS_H
#define ROOFLINE_LIB_ANALYSIS_LOOPSUMS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/Interfaces/SizeTracing.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::roofline {

/// Asks which places the turns of a loop select.
class TurnPlaces {
public:
  TurnPlaces(ArrayRef<LoopRange> ranges, SizeTracer &sizes)
      : ranges(ranges), sizes(sizes) {}

  bool dependOn(const Expr &expr) const {
    return llvm::any_of(ranges, [&](const LoopRange &range) {
      return expr.dependsOn(*range.index);
    });
  }
  bool dependOn(ArrayRef<OpFoldResult> offsets) const {
    return llvm::any_of(offsets, [&](OpFoldResult offset) {
      return dependOn(sizes.getIndex(offset));
    });
  }
  SizeTracer &getSizes() const { return sizes; }

private:
  ArrayRef<LoopRange> ranges;
  SizeTracer &sizes;
};

/// Tells what the turns of a loop only add to.
class LoopSums {
public:
  LoopSums(Operation *loop, TurnPlaces &places, ValueTracer &values)
      : loop(loop), places(places), values(values) {}

  /// Whether `to` is `from`, a tensor, with something added to it and nothing
  /// else done with it: by linalg ops that reduce slices which the turn
  /// selects, to the whole of it or to slices that are put back where they were
  /// taken, also in loops inside. `to` is yielded or inserted, and not used
  /// otherwise.
  bool isAddedTo(Value from, Value to);

  /// The same of a buffer from outside: whether all ops in the loop that touch
  /// `root` add to it.
  bool isAddedTo(Value root);

private:
  Value getSum(OpOperand &use);
  bool addsSelected(linalg::LinalgOp op, OpOperand &init);
  bool addsToSlices(scf::ForallOp forall, BlockArgument argument);
  bool isPutBack(ArrayRef<tensor::ExtractSliceOp> slices, Operation *insert,
                 Value source);
  bool isSelected(Value input);
  void addOrigins(Value made, SmallVectorImpl<Value> &origins);

  Operation *loop;
  TurnPlaces &places;
  ValueTracer &values;
};

/// The memrefs that `op` writes, as far as ops that may be kernels do.
SmallVector<Value> getWrittenBuffers(Operation *op);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_LOOPSUMS_H
