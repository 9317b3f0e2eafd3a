//===- VectorMasks.h - Which lanes are active -------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is known of a mask from the op that makes it.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_INTERFACES_VECTORMASKS_H
#define ROOFLINE_LIB_INTERFACES_VECTORMASKS_H

#include "mlir/IR/Value.h"
#include <optional>

namespace mlir::roofline {

/// Whether all lanes of `mask` are known to be active; a null mask has all.
bool isAllActive(Value mask);

/// How many lanes of `mask` are active: those of a constant, or of a box whose
/// sizes are constants. Empty where that is not known.
std::optional<int64_t> countActive(Value mask);

/// Whether the active lanes of `mask` are known to be the first ones.
bool isPrefix(Value mask);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_INTERFACES_VECTORMASKS_H
