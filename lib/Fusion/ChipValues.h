//===- ChipValues.h - What a tile has on chip, step by step -----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile runs the ops of its kernel one after the other, those that are one op
// in one step. A value is on chip from the step that makes it, or the first one
// that reads it, to the last one that reads it. There it makes room, already
// for what that step makes at the points where it reads it:
//
//   step 0   s = q * k        has s
//   step 1   m = max(s)       has s, m
//   step 2   e = exp(s - m)   has s, m; e takes the place of s
//   step 3   t = sum(e)       has e, t
//   step 4   p = e / t        has e, t; p takes the place of e
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_CHIPVALUES_H
#define ROOFLINE_LIB_FUSION_CHIPVALUES_H

#include "FusedKernel.h"

namespace mlir::roofline {

/// What the ops of `kernel` make and read, in its loops.
SmallVector<ChipValue, 0> listChipValues(const FusedKernel &kernel);

/// Adds `later`, the values of steps that come after those of `values` and are
/// numbered on, in the same loops.
void addLaterValues(SmallVectorImpl<ChipValue> &values,
                    ArrayRef<ChipValue> later);

/// The most bytes that a tile of `kernel`, whose sides are known, has on chip
/// at any step.
Count countOnChip(const FusedKernel &kernel);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_CHIPVALUES_H
