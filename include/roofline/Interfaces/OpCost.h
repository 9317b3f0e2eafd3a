//===- OpCost.h - The cost of one execution of an op ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_OPCOST_H
#define ROOFLINE_INTERFACES_OPCOST_H

#include "mlir/IR/Value.h"
#include "roofline/Access/Nest.h"
#include "roofline/Cost/Work.h"
#include "roofline/Tiling/TileProblem.h"
#include "llvm/ADT/Twine.h"
#include <string>

namespace mlir {
class DataLayout;
} // namespace mlir

namespace mlir::roofline {

class SizeTracer;
class ValueTracer;

/// What a cost model may need to know beyond its op.
struct CostContext {
  /// The data layout in force; it sizes `index` (64 bits where the IR does not
  /// say) and the types of other dialects that have a size.
  const DataLayout &layout;
  /// Where the data of the operands lives.
  ValueTracer &values;
  /// How large they are.
  SizeTracer &sizes;
};

/// The arithmetic of one scalar op, per lane.
struct Arithmetic {
  /// Decides what can share an issue slot of the vector unit: a `Multiply`
  /// whose only use is an `Add` of the same block.
  enum class Role : uint8_t { Other, Multiply, Add };

  Role role = Role::Other;
  /// Operations that are not transcendental; flops or iops by the type.
  uint8_t ops = 0;
  uint8_t transcendentals = 0;
  /// How many of `ops` are divisions.
  uint8_t divisions = 0;
  /// Issue slots of `ops`.
  uint8_t slots = 0;
  /// The type that the arithmetic is done in; vectors and complex included.
  Type type;

  bool isFree() const { return ops == 0 && transcendentals == 0; }
};

/// Who executes an op of a GPU kernel once, together; outside of kernels an op
/// is executed by whatever runs it.
enum class ExecutionScope : uint8_t {
  Thread,
  Warp,      ///< a wavefront on AMD, a sub-group elsewhere
  Warpgroup, ///< four warps: what issues a wgmma
  Block,     ///< all threads of a block
};

/// A load or store of a warp as its lanes see it, which decides what of the
/// sectors of main memory and the banks of shared memory is used.
struct WarpMove {
  /// A buffer, or a pointer to shared memory.
  Value base;
  /// One per dimension of the buffer, or the bytes beyond the pointer: where a
  /// lane has its piece, in the loops around and ids of threads.
  llvm::SmallVector<Expr, 4> indices;
  AccessKind kind = AccessKind::Read;
  int64_t bytesPerLane = 0;
  /// Lanes from this number on only look on.
  std::optional<int64_t> numLanes;
  /// Set for what a warp moves together, at indices that all its lanes agree
  /// on: how many bytes from there each lane has its piece; of more pieces than
  /// lanes, as many at a time as there are lanes.
  llvm::SmallVector<int64_t, 32> pieces;
};

/// The cost of one execution. Starts out unmodelled, so that a model that says
/// nothing cannot be taken for free.
class OpCost {
public:
  enum class Status : uint8_t { Unmodelled, Free, Kernel };

  Status getStatus() const { return status; }
  bool isKernel() const { return status == Status::Kernel; }

  /// The op computes nothing and moves nothing.
  void markFree() { status = Status::Free; }
  /// `work` and `nest` describe the op.
  void markKernel() { status = Status::Kernel; }
  /// The model cannot tell; `why` completes "not modelled: ...".
  void markUnmodelled(const llvm::Twine &why) {
    status = Status::Unmodelled;
    reason = why.str();
  }
  llvm::StringRef getReason() const { return reason; }

  /// The cost depends on more than what the op and its operands look like (a
  /// fill that only seeds reductions is free), so that it must not be reused
  /// for another op that looks alike.
  void markNotShareable() { shareable = false; }
  bool isShareable() const { return shareable; }

  /// Whose execution this is the cost of.
  ExecutionScope scope = ExecutionScope::Thread;
  /// Set where an operand of the op, an i1, switches it off: nothing happens
  /// where that is false. The cost is that of an execution that is not.
  Value predicate;
  /// Arithmetic of the whole execution.
  Work work;
  /// Loops and accesses. The extents are the op's domain.
  Nest nest;
  /// What the loops of the nest are to the product that the op is; empty for
  /// other ops, and for several products in one.
  llvm::SmallVector<LoopRole, 6> roles;
  /// Which of the accesses are known lane by lane.
  llvm::SmallVector<WarpMove, 2> warpMoves;

private:
  Status status = Status::Unmodelled;
  bool shareable = true;
  std::string reason = "its cost model says nothing";
};

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_OPCOST_H
