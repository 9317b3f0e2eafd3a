//===- ValueUses.h - What a use does with a value ---------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan and what applies it must agree on who needs a value: these say it for
// both.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_FUSION_VALUEUSES_H
#define ROOFLINE_FUSION_VALUEUSES_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::roofline {

/// The ops of a group.
using OpSet = llvm::SmallPtrSet<Operation *, 8>;

/// What `value` is a reshape of: of known sizes, and nothing but reshapes on
/// the way. A value that is none is its own.
Value lookThroughReshapes(Value value);

/// Calls `function` with the operands that read what `value` holds, itself or
/// reshapes of it.
void forEachRead(Value value, llvm::function_ref<void(OpOperand &)> function);

/// Whether `op` is what `lookThroughReshapes` looks through.
bool isReshape(Operation *op);

/// Whether `op` puts one value around a tensor, crops nothing, and knows all
/// sizes: who reads what it makes can do with the tensor and that value.
bool isPlainPad(Operation *op);

/// Whether `use` needs what its value holds. It doesn't where it only asks for
/// the size, where the payload has no use for it, and where it gives an op
/// memory to write to: any other value of that type would do.
bool readsContents(OpOperand &use);

/// Whether `op` is a fill of a tensor, and nothing reads it but ops that start
/// from it: as parts of larger kernels, these can do with the scalar.
bool isOnlyStartedFrom(Operation *op);

/// Whether one kernel of `group`, all ops of one block, has to write `result`
/// of one of them: where an op outside reads it, and where none does at all.
bool isLeftByGroup(OpResult result, const OpSet &group);

} // namespace mlir::roofline

#endif // ROOFLINE_FUSION_VALUEUSES_H
