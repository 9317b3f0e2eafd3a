//===- NestAccesses.h - Accesses under loops of the IR ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_NESTACCESSES_H
#define ROOFLINE_LIB_ANALYSIS_NESTACCESSES_H

#include "Repetition.h"
#include "roofline/Access/Nest.h"
#include "roofline/Interfaces/OpCost.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

/// Why a nest has no model.
inline constexpr llvm::StringLiteral kUnknownLoops =
    "more than 64 loops, or one whose most turns are not known";

/// Collects the accesses that a loop of the IR, `kernel`, makes to memory from
/// outside it, as those of one nest.
class NestAccesses {
public:
  NestAccesses(Operation *kernel, const CostContext &context)
      : kernel(kernel), context(context) {}

  /// What is added from now on stands in one more loop, whose turns follow each
  /// other in `order`. Returns the extent that it has in the nest, the most
  /// trips that it makes; empty where there are too many loops.
  std::optional<Expr> enterLoop(const LoopRange &range, LoopOrder order);
  void leaveLoop() { around.pop_back(); }

  /// `count`, of one turn of all loops entered, over all their turns.
  Expr sumOverLoops(const Expr &count) const;

  /// Adds what the nest of an op accesses. Returns the reason where that is too
  /// much.
  std::optional<std::string> addNest(const Nest &inner);

  /// Adds what a load or store of an element or a vector accesses; false if
  /// `op` is none whose indices say where.
  bool addElementAccess(Operation *op);

  const Nest &getNest() const { return nest; }

  /// Bytes of main memory over all turns.
  LevelTraffic computeTraffic() const;

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
  std::optional<unsigned> addLoops(ArrayRef<Expr> extents);
  /// The loop of the IR that is added to now.
  std::optional<unsigned> getInnermost() const;
  /// Whether what is added now is in a loop without a turn.
  bool neverTurns() const;
  std::optional<Expr> countPoints(const Access &access) const;
  bool isDataDependent(const Expr &expr) const;
  IndexExpr settle(IndexExpr index, const Expr &size) const;
  void add(const Place &place, const Buffer &buffer, Access access);
  void addElements(Value base, SmallVector<IndexExpr, 4> index, AccessKind kind,
                   std::optional<unsigned> within);
  unsigned getBuffer(const Buffer &buffer, Value root);

  Operation *kernel;
  const CostContext &context;
  Nest nest;
  /// The loops entered, outermost first.
  LoopStack around;
  /// Every loop of the IR entered so far, by its induction symbol.
  llvm::MapVector<const Symbol *, unsigned> loopOf;
  SmallVector<LoopRange, 4> ranges;
  Expr requested;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_NESTACCESSES_H
