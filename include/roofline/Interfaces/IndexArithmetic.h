//===- IndexArithmetic.h - What ops make of numbers -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_INDEXARITHMETIC_H
#define ROOFLINE_INTERFACES_INDEXARITHMETIC_H

#include "mlir/IR/Operation.h"
#include "roofline/Support/Expr.h"

namespace mlir::roofline {

/// The result of `op`, integer arithmetic or a cast, for `operands`, one per
/// operand of it. Empty for other ops, and where the result is no expression:
/// `SizeTracer` asks the same of what it traced, this is for what is known in
/// some turns of a loop only.
std::optional<Expr> computeNumber(Operation *op, ArrayRef<Expr> operands);

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_INDEXARITHMETIC_H
