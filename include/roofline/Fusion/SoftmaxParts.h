//===- SoftmaxParts.h - The ops that a softmax stands for -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_FUSION_SOFTMAXPARTS_H
#define ROOFLINE_FUSION_SOFTMAXPARTS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::roofline {

/// `op` as a softmax that plans take apart: on tensors whose sizes are numbers.
/// Null where it is none.
linalg::SoftmaxOp getPlannedSoftmax(Operation *op);

/// Puts in the place of `softmax`, one of those, what it stands for: a maximum
/// of rows, powers, their sum, a division. Returns its linalg ops, fills
/// included, in program order; none, and `softmax` stays, where upstream
/// declines.
SmallVector<Operation *, 6> takeApart(RewriterBase &rewriter,
                                      linalg::SoftmaxOp softmax);

} // namespace mlir::roofline

#endif // ROOFLINE_FUSION_SOFTMAXPARTS_H
