//===- AccessPlaces.h - Memory seen from outside of a kernel --- *- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_ACCESSPLACES_H
#define ROOFLINE_LIB_ANALYSIS_ACCESSPLACES_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/Access/Nest.h"
#include "roofline/Interfaces/ValueTracing.h"

namespace mlir::roofline {

/// Where the data of a value lives, seen from outside of the kernel.
struct Place {
  Value root;
  /// Of the value in the root; none where they do not compare.
  ViewCoordinates coordinates;
  /// Whether it is known what the kernel finds there, so that what is read is
  /// only what the kernel has put there itself.
  bool startsKnown = false;

  /// Says the same by `source`, a value that has the data of `root` too.
  void moveTo(Value source, ValueTracer &values);
};

/// The place of `root`, which `kernel` accesses in `space`. Empty where the
/// data is made inside.
std::optional<Place> findPlace(Value root, AccessKind kind, MemorySpace space,
                               Operation *kernel, ValueTracer &values,
                               SizeTracer &sizes);

/// The value that a loop starts from to make `result`; null where that is no
/// loop, or it is not said.
Value getLoopInit(OpResult result);

/// Whether `insert` inserts where `slice` was extracted, at equal offsets,
/// sizes and strides.
bool isSameSlice(OffsetSizeAndStrideOpInterface insert,
                 tensor::ExtractSliceOp slice, SizeTracer &sizes);

/// Whether `op` inserts a slice where it was extracted, with nothing done to it
/// but that loops have updated slices of it: they are in their place already,
/// and nothing moves.
bool putsBack(Operation *op, SizeTracer &sizes);

/// Rewrites `inner`, the coordinates of a view in a value, to those in the root
/// of which the value is a part.
SmallVector<ViewDim, 4> compose(ArrayRef<ViewDim> inner,
                                ArrayRef<ViewDim> outer);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_ACCESSPLACES_H
