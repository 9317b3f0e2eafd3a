//===- BufferOrder.h - What memory asks of the order of ops -----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where values live in buffers that are written again, an op may have to run
// behind another one of which it uses nothing:
//
//   b = exp(a); a = x * y     the product goes where exp reads from
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_BUFFERORDER_H
#define ROOFLINE_LIB_FUSION_BUFFERORDER_H

#include "FusedKernel.h"

namespace mlir::roofline {

/// What the tensors of a program stand for that was written on buffers.
struct BufferOrder {
  /// The ops that write over what ops that make or read the value had in
  /// memory, in the block of these: they stay behind them.
  llvm::DenseMap<Value, SmallVector<Operation *, 1>> overwriters;
  /// By what an access knows a value by, the buffer that holds it.
  llvm::DenseMap<const void *, const void *> bufferOf;
  /// What an op was in the program; of one that reads a buffer into a tensor,
  /// what stands before it.
  llvm::DenseMap<Operation *, Operation *> originals;
  /// By an op that is several in the form on tensors, how many of these are not
  /// fills.
  llvm::DenseMap<Operation *, unsigned> numParts;
  /// The fills of buffers, in program order by block.
  std::vector<Operation *> fills;

  ArrayRef<Operation *> getOverwriters(Value value) const {
    auto found = overwriters.find(value);
    return found == overwriters.end() ? ArrayRef<Operation *>() : found->second;
  }
  /// `op` itself where it is no other one.
  Operation *getOriginal(Operation *op) const {
    Operation *original = originals.lookup(op);
    return original ? original : op;
  }
  /// Whether `kernel` writes to a buffer what it may still have to read from
  /// there for another point.
  bool isOverwritten(const FusedKernel &kernel) const;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_BUFFERORDER_H
