//===- NestAccesses.h - Accesses under loops of the IR ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_NESTACCESSES_H
#define ROOFLINE_LIB_ANALYSIS_NESTACCESSES_H

#include "AccessPlaces.h"
#include "NestLoops.h"
#include "roofline/Access/Nest.h"
#include "roofline/Cost/Launch.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::roofline {

struct ElementAccess;
struct WarpMoveInTurns;

/// Why a nest has no model.
inline constexpr llvm::StringLiteral kUnknownLoops =
    "more than 512 loops, or one whose most turns are not known";

inline constexpr llvm::StringLiteral kUnevenWarps =
    "an op that threads execute together, but not equally often";

/// Collects the accesses that a loop of the IR, `kernel`, makes to memory from
/// outside it, as those of one nest.
class NestAccesses {
public:
  NestAccesses(Operation *kernel, const CostContext &context)
      : kernel(kernel), context(context), loops(kernel, context, nest) {}
  NestAccesses(const NestAccesses &) = delete;
  NestAccesses &operator=(const NestAccesses &) = delete;

  /// The loops that what is added now stands in.
  NestLoops &getLoops() { return loops; }

  /// Books the issue slots of arithmetic of one thread. False where there is no
  /// formula for their number.
  bool addSlots(const Expr &once, Expr &issued);
  /// What the threads of the launch do with their warps.
  const LaunchFacts &getThreadFacts() const { return threads; }

  /// Adds what the nest of `op` accesses, which those in `scope` execute
  /// together, where its buffers have elements as wide as those of `buffers`.
  /// Returns the reason where that is too much.
  std::optional<std::string> addNest(const Nest &inner,
                                     ArrayRef<Buffer> buffers, Operation *op,
                                     ExecutionScope scope);
  /// Books what those in `scope` take of sectors and banks for `moves`, all of
  /// them accesses that are added as well.
  void addMoves(ArrayRef<WarpMove> moves, ExecutionScope scope);

  /// Adds what a load or store of an element or a vector accesses; false if
  /// `op` is none whose indices say where.
  bool addElementAccess(Operation *op, GuardTracer tracer);

  /// All loops, in order.
  const Nest &getNest() const { return nest; }
  /// The same accesses, each over no more than the points where it happens.
  Nest getFootprints() const;

  /// Bytes of main memory over all turns.
  LevelTraffic computeTraffic() const;
  /// Bytes of shared memory over all turns; empty where none is accessed.
  std::optional<LevelTraffic> computeSharedTraffic() const;

private:
  void addLanes(Operation *op, const ElementAccess &access,
                GuardTracer &tracer);
  void addMove(const WarpMoveInTurns &moves, ExecutionScope scope);
  void addRequested(const Buffer &buffer, AccessKind kind, const Expr &bytes);
  bool addLoopsOf(Value value, llvm::SmallSetVector<unsigned, 4> &loops) const;
  SmallVector<unsigned> getLoopsMoving(Value view) const;
  SmallVector<unsigned> getLoopsFeeding(Operation *op) const;
  void add(const Place &place, const Buffer &buffer, Count bits, Access access);
  void addElements(Value base, SmallVector<IndexExpr, 4> index, AccessKind kind,
                   const Expr &lanes, std::optional<unsigned> within);
  unsigned getBuffer(const Buffer &buffer, Value root);

  Operation *kernel;
  const CostContext &context;
  Nest nest;
  NestLoops loops;
  /// One per access of the nest.
  std::vector<Access> bounded;
  Expr requested;
  /// Of shared memory.
  LevelTraffic shared;
  bool usesShared = false;
  /// Of it, what all banks could have delivered meanwhile.
  Expr sharedTransferred;
  /// Only the sums over threads are filled in.
  LaunchFacts threads;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_NESTACCESSES_H
