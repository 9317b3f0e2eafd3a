//===- BlockRaising.h - Ops of a block from buffers to tensors --*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_BLOCKRAISING_H
#define ROOFLINE_LIB_FUSION_BLOCKRAISING_H

#include "BufferOrder.h"
#include "BufferRoots.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::roofline {

/// Follows one block of a program in its order, and knows at each op which
/// tensor each buffer holds. Only the copy of the program is changed.
class BlockRaising {
public:
  /// `mapping` leads from the program to its copy.
  BlockRaising(Block &block, BufferRoots &roots, IRMapping &mapping,
               BufferOrder &order)
      : block(block), roots(roots), mapping(mapping), order(order),
        builder(block.getParentOp()->getContext()) {}

  /// Raises those of `kernels` that are in the block, as far as that can be
  /// done.
  void run(const llvm::DenseSet<Operation *> &kernels);

private:
  /// What a buffer holds.
  struct Held {
    Value tensor;
    /// The buffer itself, in the copy.
    Value buffer;
    /// Whether it is not in memory yet.
    bool isAhead = false;
    /// What ops made that have read it.
    SmallVector<Value, 2> madeOfIt;
    /// Where it is a fill: what was made of what the buffer held before. A
    /// fill that others only start from is part of these, and they stay behind.
    SmallVector<Value, 2> before;
  };

  bool canRaise(Operation *op) const;
  void raise(Operation *op);
  /// Puts down that `op` of the copy stays behind what made `values`.
  void stayBehind(Operation *op, ArrayRef<Value> values);
  Operation *makeRaised(Operation *op, Operation *copy);
  /// What the buffer `operand` holds, in the copy.
  Held &hold(Value operand);
  Value readBuffer(Value operand);
  void setReadPlace(Value operand);
  Value findEmpty(Value root);
  void pass(Operation *op);
  void touch(Operation *op, Value root);
  void putBack(Held &held, Operation *before);

  Block &block;
  BufferRoots &roots;
  IRMapping &mapping;
  BufferOrder &order;
  OpBuilder builder;
  llvm::DenseMap<Value, Held> held;
  /// All buffers that have ever held something, in the order that they did.
  llvm::SetVector<Value> seen;
  /// Those of them that have a name, which calls may use.
  llvm::SetVector<Value> globals;
  /// The last op of the block that was not raised and touched a buffer.
  llvm::DenseMap<Value, Operation *> lastTouch;
  /// The last one that may have touched any global.
  Operation *lastCall = nullptr;
  /// The fills that were raised, with what they write over.
  SmallVector<std::pair<Operation *, SmallVector<Value, 2>>> fills;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_BLOCKRAISING_H
