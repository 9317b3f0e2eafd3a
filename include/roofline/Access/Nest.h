//===- Nest.h - Loops and the accesses inside them --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one description of data movement: a list of loops, the buffers that they
// touch, and for each access an affine index from the loops to the buffer's
// dimensions. A linalg op is such a nest with no order chosen among its loops;
// loops of the IR and the grid and threads of a launch come with one.
// Nothing here knows IR, so the traffic model is tested without a context.
//
// Example, a strided convolution's input x[n, 2*oh + kh, c] in loops
// (n, oh, c, kh):
//
//   index = { {{n,1}},  {{oh,2}, {kh,1}},  {{c,1}} }
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ACCESS_NEST_H
#define ROOFLINE_ACCESS_NEST_H

#include "roofline/Support/Expr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <vector>

namespace mlir::roofline {

/// `coefficient` times the induction variable of a loop.
struct IndexTerm {
  unsigned loop = 0;
  Expr coefficient = 1;

  bool operator==(const IndexTerm &rhs) const {
    return loop == rhs.loop && coefficient == rhs.coefficient;
  }
};

/// The index into one dimension of a buffer: offset + sum of terms, where every
/// induction variable runs from 0 to its extent.
struct IndexExpr {
  /// At most one term per loop, with a coefficient other than zero.
  llvm::SmallVector<IndexTerm, 2> terms;
  Expr offset;
  /// Set where the index is no sum of terms (floordiv, mod, a value read from
  /// memory): an upper bound on the distinct values that it takes. `terms` then
  /// only says which loops it depends on.
  std::optional<Expr> maxDistinct;
  /// Whether some extents are only the most that their loops turn, so that the
  /// index may seem to leave the buffer.
  bool hasLooseExtents = false;

  bool operator==(const IndexExpr &rhs) const {
    return offset == rhs.offset && maxDistinct == rhs.maxDistinct &&
           terms == rhs.terms;
  }
};

enum class AccessKind : uint8_t {
  /// Loaded at every point of the nest.
  Read,
  /// Loaded once per element into a register: what an accumulator starts from.
  Initial,
  /// Stored once per element; the old value is not needed.
  Write,
  /// Loaded once per element, kept in a register, stored once.
  Update,
};

/// The product of `sizes`; 1 for none. Nothing times more than can be counted
/// is nothing.
Expr getProduct(llvm::ArrayRef<Expr> sizes);
Count getProduct(llvm::ArrayRef<int64_t> sizes);

/// Constant sizes as expressions.
llvm::SmallVector<Expr, 4> toExprs(llvm::ArrayRef<int64_t> sizes);

/// How the turns of a loop follow each other.
enum class LoopOrder : uint8_t {
  Unordered,  ///< as nobody has chosen yet: a loop of a linalg op
  Sequential, ///< one after the other
  Grid,       ///< on different cores, or blocks of a launch
  Thread,     ///< in lockstep, as the threads of a block
  Vector,     ///< at once: the lanes of one instruction
};

/// Where a loop stands in a nest with an order.
struct LoopPlace {
  LoopOrder order = LoopOrder::Unordered;
  /// The loop around it.
  std::optional<unsigned> parent;
  /// What stands for its induction variable, from 0 up to its trips, in the
  /// trips of loops inside; null where nothing inside depends on it.
  const Symbol *induction = nullptr;
  /// How often it turns, which may depend on the induction variables of loops
  /// around; its extent is the most of that.
  Expr trips;
  /// Where limits leave out turns in every turn of the loops around: the most
  /// that are left.
  std::optional<Expr> most;
};

/// Where a buffer lives.
enum class MemorySpace : uint8_t {
  Global,    ///< main memory
  Workgroup, ///< what the threads of a block share: shared memory, LDS
  Private,   ///< registers and stacks of threads
};

/// A condition on the turns of loops: `lower` <= the sum of `terms` < `upper`,
/// where these are given.
struct TurnLimit {
  llvm::SmallVector<IndexTerm, 2> terms;
  std::optional<Expr> lower, upper;
};

/// One access of the nest.
struct Access {
  unsigned buffer = 0;
  AccessKind kind = AccessKind::Read;
  /// One expression per dimension of the buffer; empty for rank 0.
  llvm::SmallVector<IndexExpr, 4> index;
  /// The extents of the access's own loops, where it does not run over those of
  /// the nest: the source of a pad, whose loops are those of the result.
  std::optional<llvm::SmallVector<Expr, 4>> ownExtents;
  /// Set where the access is known to touch no more elements than this: in a
  /// triangle of loops there are fewer points than in the box of their extents.
  std::optional<Expr> maxElements;
  /// How often the loops turn that it stands in but that do not move it, where
  /// that may be never; without a turn nothing is touched.
  Expr turns = 1;
  /// Whether it happens at some of the points of the loops only, without
  /// extents of its own that say at which.
  bool isConditional = false;
  /// Set where it is conditional, and happens just where all of these hold.
  std::optional<llvm::SmallVector<TurnLimit, 2>> limits;
  /// Whether it is known what the nest finds there, as in what a fill made: to
  /// read it takes memory only after the nest has written it.
  bool startsKnown = false;
  /// The innermost loop that the access stands in, where the nest has an order.
  std::optional<unsigned> within;
  /// Set where `index` and `ownExtents` only bound what happens, in the turns
  /// within `limits` if there are some: the index over the loops of the nest,
  /// with offsets that may have quotients of their induction variables.
  std::optional<llvm::SmallVector<IndexExpr, 4>> indexInTurns;

  bool reads() const { return kind != AccessKind::Write; }
  bool writes() const {
    return kind == AccessKind::Write || kind == AccessKind::Update;
  }
  /// Whether only a bound is known for some index.
  bool isBounded() const {
    return llvm::any_of(index, [](const IndexExpr &expr) {
      return expr.maxDistinct.has_value();
    });
  }
  /// Whether some index may seem to leave the buffer.
  bool hasLooseExtents() const {
    return llvm::any_of(
        index, [](const IndexExpr &expr) { return expr.hasLooseExtents; });
  }
  /// The index over the loops of the nest, with `limits` just what is touched.
  /// Empty where only a box around that is known.
  std::optional<llvm::ArrayRef<IndexExpr>> getIndexInTurns() const {
    if (isConditional && !limits)
      return std::nullopt;
    if (indexInTurns)
      return *indexInTurns;
    if (ownExtents)
      return std::nullopt;
    return index;
  }
  /// The extents of the loops that `index` speaks of.
  llvm::ArrayRef<Expr> getExtents(llvm::ArrayRef<Expr> ofNest) const {
    return ownExtents ? llvm::ArrayRef<Expr>(*ownExtents) : ofNest;
  }
};

/// A block of memory in the coordinates of its accesses.
struct Buffer {
  MemorySpace space = MemorySpace::Global;
  llvm::SmallVector<Expr, 4> shape;
  /// Elements from one index to the next along every dimension, empty for those
  /// that are not known; none at all where rows follow each other without gaps.
  llvm::SmallVector<std::optional<int64_t>, 4> strides;
  /// Size of one element; sub-byte types are packed.
  Count bitsPerElement = 8;
  /// Buffers with the same root share memory although their coordinates cannot
  /// be compared (one is reached through a reshape, say).
  unsigned root = 0;
  /// Elements of the root, which cap what its buffers touch together; absent
  /// where they are not known.
  std::optional<Expr> rootElements;
  /// Tells the roots of different nests apart; means nothing else.
  const void *rootKey = nullptr;
  /// Null where the coordinates are those of the root; else it tells the views
  /// apart whose coordinates they are.
  const void *viewKey = nullptr;
};

/// A nest of loops.
struct Nest {
  llvm::SmallVector<Expr, 6> extents;
  /// One per loop, in program order, and a loop before those inside it; empty
  /// where no order is chosen.
  std::vector<LoopPlace> places;
  llvm::SmallVector<Buffer, 4> buffers;
  /// In program order, where the nest has an order.
  llvm::SmallVector<Access, 4> accesses;

  bool hasOrder() const { return !places.empty(); }
  /// Every size, offset and coefficient replaced by what `change` makes of it.
  Nest transform(llvm::function_ref<Expr(const Expr &)> change) const;
  /// Whether `access`, one of the nest's, is to main memory.
  bool isGlobal(const Access &access) const {
    return buffers[access.buffer].space == MemorySpace::Global;
  }

  /// Points of the iteration space: the product of the extents.
  Expr getNumPoints() const { return getProduct(extents); }
};

} // namespace mlir::roofline

#endif // ROOFLINE_ACCESS_NEST_H
