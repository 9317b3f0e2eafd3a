//===- NestAccesses.h - Accesses under loops of the IR ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_NESTACCESSES_H
#define ROOFLINE_LIB_ANALYSIS_NESTACCESSES_H

#include "GuardedSum.h"
#include "Repetition.h"
#include "roofline/Access/Nest.h"
#include "roofline/Cost/Launch.h"
#include "roofline/Interfaces/LaunchShape.h"
#include "roofline/Interfaces/OpCost.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

struct ElementAccess;

/// Why a nest has no model.
inline constexpr llvm::StringLiteral kUnknownLoops =
    "more than 64 loops, or one whose most turns are not known";

inline constexpr llvm::StringLiteral kUnevenWarps =
    "an op that threads execute together, but not equally often";

/// Collects the accesses that a loop of the IR, `kernel`, makes to memory from
/// outside it, as those of one nest.
class NestAccesses {
public:
  NestAccesses(Operation *kernel, const CostContext &context);

  /// What is added from now on stands in one more loop, whose turns follow each
  /// other in `order`. Returns the extent that it has in the nest, the most
  /// trips that it makes; empty where there are too many loops.
  std::optional<Expr> enterLoop(const LoopRange &range, LoopOrder order);
  void leaveLoop();

  /// Enters all loops of the kernel, a launch.
  LogicalResult enterLaunch();
  /// The launch that the kernel is; null for other kernels.
  const LaunchShape *getLaunch() const { return launch ? &*launch : nullptr; }

  /// What is added from now on happens only where `guard` holds. Fails, and
  /// enters nothing, where it cannot be told how often that is.
  LogicalResult enterGuard(const Guard &guard);
  void leaveGuard();
  /// Whether a condition without induction variables is the same at all points.
  bool isSteady(const Expr &expr) const { return !isDataDependent(expr); }

  /// `count`, of one execution by all that are in `scope`, over all turns of
  /// the loops entered. Empty where there is no formula for it, or where the
  /// threads that execute it together do not all get there.
  std::optional<Expr>
  sumOverLoops(const Expr &count,
               ExecutionScope scope = ExecutionScope::Thread) const;
  /// The same for one thread, where a warp is busy with all its lanes as long
  /// as one of them is.
  std::optional<Expr> sumIssued(const Expr &count) const;

  /// Books the issue slots of arithmetic of one thread. False where there is no
  /// formula for their number.
  bool addSlots(const Expr &once, Expr &issued);
  /// What the threads of the launch do with their warps.
  const LaunchFacts &getThreadFacts() const { return threads; }

  /// Adds what the nest of an op accesses that those in `scope` execute
  /// together. Returns the reason where that is too much.
  std::optional<std::string> addNest(const Nest &inner, ExecutionScope scope);

  /// Adds what a load or store of an element or a vector accesses; false if
  /// `op` is none whose indices say where.
  bool addElementAccess(Operation *op);

  /// All loops, in order.
  const Nest &getNest() const { return nest; }
  /// The same accesses, each over no more than the points where it happens.
  Nest getFootprints() const;

  /// Bytes of main memory over all turns.
  LevelTraffic computeTraffic() const;
  /// Bytes of shared memory over all turns; empty where none is accessed.
  std::optional<LevelTraffic> computeSharedTraffic() const;

private:
  /// Where the data of a value lives, seen from outside of the kernel.
  struct Place {
    Value root;
    /// Of the value in the root; none where they do not compare.
    ViewCoordinates coordinates;
  };

  /// Empty where the data is made inside, or known without reading it.
  std::optional<Place> findPlace(Value root, AccessKind kind,
                                 MemorySpace space);
  /// Adds a loop; empty where there are too many, or the most that it turns is
  /// not known.
  std::optional<unsigned> addLoop(LoopPlace place);
  std::optional<unsigned> addLoop(const Expr &extent, LoopOrder order,
                                  std::optional<unsigned> parent);
  std::optional<unsigned> addLoops(ArrayRef<Expr> extents,
                                   ExecutionScope scope);
  /// The loop of the IR that is added to now.
  std::optional<unsigned>
  getInnermost(ExecutionScope scope = ExecutionScope::Thread) const;
  /// Whether what is added now is in a loop without a turn.
  bool neverTurns() const;
  std::optional<Expr> countPoints(const Access &access) const;
  /// All guards entered.
  Guard getGuard() const;
  /// Whether all that is in `scope` turns `loop` together, as one.
  bool isJoint(const LoopRange &loop, ExecutionScope scope) const;
  std::optional<Expr> sum(const Expr &count, ExecutionScope scope,
                          bool isAnyLane) const;
  Guard getJointGuard(ExecutionScope scope) const;
  void addLanes(const ElementAccess &access);
  Access boundAccess(const Access &access) const;
  void addRequested(const Buffer &buffer, AccessKind kind, const Expr &bytes);
  bool isDataDependent(const Expr &expr) const;
  IndexExpr settle(IndexExpr index, const Expr &size) const;
  void add(const Place &place, const Buffer &buffer, Access access);
  void addElements(Value base, SmallVector<IndexExpr, 4> index, AccessKind kind,
                   std::optional<unsigned> within);
  unsigned getBuffer(const Buffer &buffer, Value root);

  Operation *kernel;
  const CostContext &context;
  std::optional<LaunchShape> launch;
  Nest nest;
  /// One per access of the nest.
  std::vector<Access> bounded;
  /// The loops entered, outermost first.
  LoopStack around;
  /// Every loop of the IR entered so far, by its induction symbol.
  llvm::MapVector<const Symbol *, unsigned> loopOf;
  SmallVector<LoopRange, 4> ranges;
  /// What the loops of a launch are to its warps.
  llvm::DenseMap<const Symbol *, LaunchLoop::Kind> kinds;
  /// All of the guards entered hold, outermost first.
  SmallVector<Guard, 2> guards;
  /// The sums of 1 by scope, and the one over busy lanes, while nothing is
  /// entered or left.
  mutable std::array<std::optional<Expr>, 5> turns;
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
