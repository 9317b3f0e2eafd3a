//===- Payload.h - Arithmetic and gathers of a region -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_PAYLOAD_H
#define ROOFLINE_INTERFACES_PAYLOAD_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Block.h"
#include "roofline/Interfaces/CostInterfaces.h"

namespace mlir::roofline {

/// A tensor.extract or memref.load: an element at computed indices.
struct PayloadLoad {
  Operation *op = nullptr;
  /// How often a pass through the payload executes it.
  Count times;
};

/// What one pass through a payload block does.
struct Payload {
  Work work;
  SmallVector<PayloadLoad, 2> loads;
};

/// Two payload ops that are booked as one multiply-accumulate.
struct MultiplyAccumulateOps {
  Operation *multiply = nullptr;
  Operation *add = nullptr;
};

/// Adds the arithmetic of one lane of `arithmetic`, `lanes` times, to `work`;
/// arithmetic on `index` and i1 adds nothing. `sharesSlot` says that an add
/// takes the slot of the multiply that feeds it. Returns the reason where the
/// type has no precision class.
std::optional<std::string> addArithmetic(const Arithmetic &arithmetic,
                                         const Expr &lanes, bool sharesSlot,
                                         Work &work);

/// Whether `op`, an add, takes the slot of a multiply that it alone uses.
bool sharesSlotOfMultiply(Operation *op);

/// Counts `block`, nested loops with constant trip counts included. Ops in
/// `skip` are booked elsewhere. Returns the reason where an op has no rule.
std::optional<std::string> countPayload(Block &block,
                                        ArrayRef<MultiplyAccumulateOps> skip,
                                        Payload &payload);

/// Counts one `op`, as if it were in a payload.
std::optional<std::string> countPayloadOp(Operation *op, Payload &payload);

/// What a scalar is computed from.
struct ScalarOrigin {
  /// Something loaded, carried by a loop, or made by an op that says nothing.
  bool hasData = false;
  /// Ids of threads, warps or blocks.
  bool hasIds = false;
};
ScalarOrigin getScalarOrigin(Value value);

/// Counts one use of `kind` on values of `type`, as atomic updates and the
/// reductions of affine.parallel are.
std::optional<std::string> countCombination(arith::AtomicRMWKind kind,
                                            Type type, Payload &payload);

/// Counts what `op` computes if it is an atomic update of an element of a
/// memref; other ops add nothing.
std::optional<std::string> countAtomic(Operation *op, Payload &payload);

/// The block arguments of `block` that `value` is computed from, as a set of
/// argument numbers, and the linalg.index dimensions.
struct Dependences {
  llvm::SmallBitVector arguments;
  llvm::SmallBitVector indices;
  /// Something else decides too: memory, or a loop inside the payload.
  bool isOpaque = false;
};
Dependences getDependences(Value value, Block &block, unsigned numLoops);

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_PAYLOAD_H
