//===- BufferRoots.h - Buffers whose every use is seen ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_BUFFERROOTS_H
#define ROOFLINE_LIB_FUSION_BUFFERROOTS_H

#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::roofline {

/// The buffers of functions: arguments, which are taken not to overlap, what is
/// allocated, and globals. Those that go where nobody follows, into a pointer,
/// a loop's own value or another block's, are not followed at all.
class BufferRoots {
public:
  explicit BufferRoots(ValueTracer &values) : values(values) {}

  /// Looks at all that is in `function`.
  void addFunction(Operation *function);

  /// The buffer that `operand` is, or is part of.
  Value getRoot(Value operand) const { return values.getRoot(operand); }
  /// Whether ops that use `root`, or a part of it, are all that touch it.
  bool isFollowed(Value root) const;
  /// Whether what `root` holds at the end of `block` may be read later.
  bool outlives(Value root, Block *block) const;
  /// Calls `touch` with the buffers that `op`, or an op in it, reads or writes.
  void forEachTouched(Operation *op, llvm::function_ref<void(Value)> touch);

private:
  void addUse(OpOperand &use);

  ValueTracer &values;
  llvm::DenseSet<Value> lost;
  /// Allocated ones that are used outside of their block.
  llvm::DenseSet<Value> spread;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_BUFFERROOTS_H
