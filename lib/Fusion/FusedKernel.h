//===- FusedKernel.h - Several ops as one kernel ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What ops that are one kernel have in common: the loops, what they access
// outside of the kernel, and the values in between. Two of these become one by
// giving loops that run over the same dimension of a value between them one
// number. All sizes are numbers, and all costs are those of one execution.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_FUSEDKERNEL_H
#define ROOFLINE_LIB_FUSION_FUSEDKERNEL_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Fusion/FusionPlan.h"
#include "roofline/Interfaces/OpCost.h"

namespace mlir::roofline {

/// Loops of a kernel, a bit for each.
using LoopSet = uint64_t;
/// How many loops a kernel may have.
constexpr unsigned kMaxLoops = 64;

inline bool isIn(unsigned loop, LoopSet set) { return set >> loop & 1; }
inline LoopSet getFirstLoops(unsigned number) {
  return number == kMaxLoops ? ~LoopSet(0) : (LoopSet(1) << number) - 1;
}

/// An access to what the kernel does not keep to itself.
struct OuterAccess {
  AccessKind kind = AccessKind::Read;
  /// Its root is what the value is known by; a view key means that the
  /// coordinates are not those of the root.
  Buffer buffer;
  /// In loops of the kernel.
  SmallVector<IndexExpr, 4> index;
  /// Bytes that the ops ask for.
  Expr requested;
  /// Of a read: how many operands in the kernel are the value. Of a write: how
  /// many outside are.
  unsigned uses = 0;
  /// Whether it is an operand of a contraction or convolution.
  bool isOfProduct = false;
  /// Whether a transpose between it and the sum that uses it makes that go
  /// across the rows of the buffer.
  bool isAcross = false;

  bool writes() const { return kind == AccessKind::Write; }
  /// The loops that it depends on.
  LoopSet getLoops() const;
};

/// A value that several ops of a kernel use, and that so stays on chip: made by
/// one of them, or read by the first.
struct InnerValue {
  Count bytes;
  /// The loops of its dimensions.
  LoopSet loops = 0;
};

struct FusedKernel {
  /// The ops that it is made of are kernels of their own.
  KernelCost cost;
  /// What its ops compute, each once; as one op they may compute more.
  Work once;
  double seconds = 0;
  FusionForm form = FusionForm::Elementwise;
  /// Sides of its tiles, by loop, 0 for whole loops; empty where it has none.
  SmallVector<int64_t, 6> tile;
  Count onChipBytes;
  /// Bytes that tiles read again from main memory, as far as that has been
  /// looked at; part of `cost`.
  Expr readAgain;

  /// Extents of the loops.
  SmallVector<int64_t, 6> extents;
  /// Loops that are parallel in every op that has them.
  LoopSet parallel = 0;
  /// Parallel loops that all ops have, and all values between them.
  LoopSet common = 0;
  SmallVector<OuterAccess, 4> accesses;
  /// But those that an op by itself has in registers.
  SmallVector<InnerValue, 2> inner;
  /// The parallel loops of each contraction and convolution.
  SmallVector<LoopSet, 1> products;
  /// The last op, and the loops that its own are here.
  Operation *last = nullptr;
  SmallVector<unsigned, 6> lastLoops;
  /// Whether all ops end in the last one.
  bool hasOneEnd = true;

  LoopSet getAllLoops() const { return getFirstLoops(extents.size()); }
  bool hasReductions() const { return parallel != getAllLoops(); }
  /// The accesses as those of one nest.
  Nest makeNest() const;
  int64_t countPoints(LoopSet loops) const;
};

/// `op` by itself, of which `cost` is the cost; empty where it cannot be fused
/// with anything.
std::optional<FusedKernel> makeFusedKernel(linalg::LinalgOp op,
                                           const OpCost &cost,
                                           const TargetModel &target,
                                           const Assumptions &assumptions);

/// What becomes of two kernels.
struct FusedPair {
  /// Empty if they cannot be one, with the reason in `why`.
  std::optional<FusedKernel> kernel;
  /// Completes "not fused: ...".
  std::string why;
  /// Whether they cannot be one however they grow.
  bool isForGood = false;
  /// How often every point of the first one is computed where both are one op.
  int64_t repeats = 1;
};

/// `first` and `second`, of which nothing that `first` uses comes from the
/// latter, as one kernel: the cheaper of the forms that they can have. The form
/// is that of all ops.
FusedPair fuse(const FusedKernel &first, const FusedKernel &second,
               const Assumptions &assumptions);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_FUSEDKERNEL_H
