//===- BoxUnion.h - Elements in a union of boxes ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What several strided slices of one buffer hold together, without looking at
// single elements.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_BOXUNION_H
#define ROOFLINE_LIB_ACCESS_BOXUNION_H

#include "roofline/Support/Count.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace mlir::roofline {

/// The indices low, low + stride, ..., `count` of them, along one dimension.
/// All lie between 0 and 2^63 - 2; `stride` and `count` are positive.
struct Progression {
  int64_t low = 0;
  int64_t stride = 1;
  int64_t count = 1;

  /// One past the last index.
  int64_t getEnd() const { return low + stride * (count - 1) + 1; }
};

/// The elements whose index along every dimension is in that dimension's
/// progression; one element for rank 0.
using Box = llvm::SmallVector<Progression, 4>;

/// The number of elements in the union of `boxes`, all of one rank. Empty where
/// counting takes too many steps: for thousands of boxes, hundreds in one
/// place, or a dozen with strides without common factors in one place.
std::optional<Count> countUnion(llvm::ArrayRef<Box> boxes);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_BOXUNION_H
