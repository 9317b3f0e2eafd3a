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
#include "roofline/Fusion/LoopFactors.h"
#include "roofline/Interfaces/OpCost.h"
#include <array>

namespace mlir::roofline {

/// Loops of a kernel, a bit for each.
using LoopSet = uint64_t;
/// How many loops a kernel may have, and an op in it.
constexpr unsigned kMaxLoops = 64;
constexpr unsigned kMaxOpLoops = 16;
/// By loop of an op, that of the kernel.
using LoopMap = std::array<uint8_t, kMaxOpLoops>;

inline bool isIn(unsigned loop, LoopSet set) { return set >> loop & 1; }
inline LoopSet getFirstLoops(unsigned number) {
  return number == kMaxLoops ? ~LoopSet(0) : (LoopSet(1) << number) - 1;
}

/// What is known of an access by itself, in the loops of its op; shared by all
/// kernels that the op gets into, and by all ops that look alike.
struct AccessShape {
  AccessKind kind = AccessKind::Read;
  /// Whether it is an operand of a contraction or convolution.
  bool isOfProduct = false;
  /// How many loops the op has.
  uint8_t numLoops = 0;
  /// Of the buffer, as in `Buffer`.
  MemorySpace space = MemorySpace::Global;
  bool isReshaped = false;
  /// By dimension, the loop whose turns the index counts one by one, if there
  /// is one.
  SmallVector<std::optional<uint8_t>, 4> onlyLoops;
  /// The index by dimension; empty where `onlyLoops` says it all.
  SmallVector<IndexExpr, 0> index;
  /// The loops that the index into the last dimension depends on.
  LoopSet rowLoops = 0;
  /// Of the buffer, as in `Buffer`.
  SmallVector<int64_t, 2> sizes;
  Count bitsPerElement;
  std::optional<Expr> rootElements;
  /// The whole of the buffer, and of its root as far as that is known.
  Count bufferBytes;
  Count rootBytes;
  /// What the access touches of it.
  Count touchedBytes;
  /// What it moves where nothing else is accessed under its root.
  Count movedBytes;
  /// What the op asks for.
  Count requestedBytes;

  unsigned getRank() const { return onlyLoops.size(); }
};

/// An access to what the kernel does not keep to itself.
struct OuterAccess {
  /// Owned by the `KernelMaker`.
  const AccessShape *shape = nullptr;
  /// What the value is known by; a view means that the coordinates are not
  /// those of the root, and in a reshape they are only written in other digits.
  const void *root = nullptr;
  const void *view = nullptr;
  LoopMap loopOf = {};
  /// The loops that it depends on.
  LoopSet loops = 0;
  /// Bytes of main memory that move besides those of the accesses before that
  /// have its root.
  Count movedBytes;
  /// Bytes that the ops ask for.
  Count requestedBytes;
  /// Of what a pad makes: what takes the place of `shape` where the pad is part
  /// of the kernel, and the access is to what it pads. Null where it cannot be.
  const AccessShape *unpadded = nullptr;
  /// Of a read: how many operands in the kernel are the value. Of a write: how
  /// many outside are.
  unsigned uses = 0;
  /// Whether a transpose between it and the sum that uses it makes that go
  /// across the rows of the buffer.
  bool isAcross = false;

  AccessKind getKind() const { return shape->kind; }
  bool writes() const { return getKind() == AccessKind::Write; }
  bool isToSameBuffer(const OuterAccess &other) const {
    return root == other.root && view == other.view;
  }
  /// The loop whose turns the index into dimension `dim` counts one by one, if
  /// there is one.
  std::optional<unsigned> getOnlyLoop(unsigned dim) const {
    std::optional<uint8_t> loop = shape->onlyLoops[dim];
    return loop ? std::optional<unsigned>(loopOf[*loop]) : std::nullopt;
  }
};

/// What accesses move and ask for together.
struct AccessBytes {
  Count read;
  Count written;
  Count requested;

  void add(const OuterAccess &access) {
    (access.writes() ? written : read) += access.movedBytes;
    requested += access.requestedBytes;
  }
  void remove(const OuterAccess &access) {
    Count &moved = access.writes() ? written : read;
    moved = moved - access.movedBytes;
    requested = requested - access.requestedBytes;
  }
};

/// A loop that has become two, which together make its turns. Accesses still
/// have it in their index, where it stands for these.
struct LoopSplit {
  uint8_t loop;
  uint8_t outer;
  uint8_t inner;
};

/// What a kernel of tiles makes or reads, by what a tile has of it on chip.
struct ChipValue {
  /// As in `OuterAccess`.
  const void *root = nullptr;
  const void *view = nullptr;
  /// The whole of it, and the loops of its dimensions.
  Count bytes;
  LoopSet loops = 0;
  /// The step that makes it, or reads it first, and the one that reads it last.
  unsigned from = 0;
  unsigned to = 0;
  /// The root of what that last step may write in its place; null for nothing.
  const void *heir = nullptr;
  bool isMade = false;
  /// Whether several steps have to do with it; what only one reads, or makes
  /// for others, goes to main memory.
  bool isOnChip = false;
};

struct FusedKernel {
  const TargetModel *target = nullptr;
  /// What its ops compute, each once.
  Work once;
  /// What they compute again as one op; null for nothing.
  std::shared_ptr<const Work> again;
  /// Bytes of main memory that sums load in vain, besides what `accesses` move.
  Count lostBytes;
  /// Bytes by which tiles that stick out are counted too high: where they read
  /// a reshape, the analysis of the loop knows no better than that all are
  /// whole.
  Count paddedBytes;
  /// Bytes that tiles read from the shared cache.
  Count cacheBytes;
  double seconds = 0;
  /// Sides of its tiles, by loop, 0 for whole loops; empty where it has none.
  SmallVector<int64_t, 0> tile;
  /// The loop that its tiles run along in pieces of so many turns, if any.
  LoopSet inPieces = 0;
  int64_t pieceSize = 0;
  Count onChipBytes;
  /// Bytes that tiles read again from main memory, as far as that has been
  /// looked at.
  Count readAgain;

  /// Extents of the loops, of those too that are split.
  SmallVector<int64_t, 4> extents;
  SmallVector<LoopSplit, 0> splits;
  /// The loops that are split; in no other set of loops.
  LoopSet split = 0;
  /// Loops that are parallel in every op that has them.
  LoopSet parallel = 0;
  /// Parallel loops that all ops have, and all values between them.
  LoopSet common = 0;
  SmallVector<OuterAccess, 2> accesses;
  /// Of all of these.
  AccessBytes outer;
  /// Of a kernel of tiles: how many steps each has, and what they make and
  /// read. What is one op is one step, and has what it makes in registers.
  SmallVector<ChipValue, 0> values;
  unsigned steps = 1;
  unsigned numOps = 1;
  /// The parallel loops of each contraction and convolution.
  SmallVector<LoopSet, 1> products;
  /// The last op, and the loops that its own are here.
  Operation *last = nullptr;
  LoopMap lastLoops = {};
  uint8_t numLastLoops = 0;
  FusionForm form = FusionForm::Elementwise;
  /// Whether all ops end in the last one.
  bool hasOneEnd = true;
  /// Whether reshapes stand between its ops.
  bool hasReshapes = false;
  /// Whether it is a pad by itself, and whether pads are part of it.
  bool isPad = false;
  bool hasPads = false;

  bool hasTiles() const { return form != FusionForm::Elementwise; }
  LoopSet getAllLoops() const { return getFirstLoops(extents.size()) & ~split; }
  /// Those of one turn that nothing depends on.
  LoopSet getUnitLoops() const;
  /// Adds the loops that `loop` is split into, or itself.
  void addParts(unsigned loop, SmallVectorImpl<unsigned> &parts) const;
  /// Splits `loop` into one of `outer` turns and one inside; false where that
  /// is too many loops, or some index is not made for it.
  bool splitLoop(unsigned loop, int64_t outer);
  /// The index of `access` in loops of the kernel that are not split.
  SmallVector<IndexExpr, 2> getIndex(const OuterAccess &access) const;
  /// Whether both are at the same elements at every point.
  bool haveSameIndex(const OuterAccess &one, const OuterAccess &other) const;
  /// The index of `access` by its digits.
  SmallVector<Digit, 6> getDigits(const OuterAccess &access) const;
  /// Whether the kernel reads a reshape of what `access` is to.
  bool isReshaped(const OuterAccess &access) const;
  /// Whether it does so anywhere. No analysis follows tiles through that.
  bool readsReshapes() const {
    return llvm::any_of(accesses, [&](const OuterAccess &access) {
      return !access.writes() && isReshaped(access);
    });
  }
  /// The loop that runs along the rows of what `access` is to.
  std::optional<unsigned> getRowLoop(const OuterAccess &access) const;
  ArrayRef<uint8_t> getLastLoops() const {
    return ArrayRef(lastLoops).take_front(numLastLoops);
  }
  /// Whether all sums of every product are cut by the tiles, so that its
  /// operands are read as by any kernel of that product.
  bool ownsProducts() const {
    return llvm::all_of(products,
                        [&](LoopSet product) { return !(product & ~common); });
  }
  bool hasReductions() const { return parallel != getAllLoops(); }
  int64_t countPoints(LoopSet loops) const;
  /// All that is computed.
  Work getWork() const;
  /// Lets nobody write what `op` makes.
  void dropWrites(Operation *op);
  /// Puts in what the accesses under `root` move.
  void countMoved(const void *root);
  /// Whether all that is accessed outside stays in the shared cache, by the
  /// sizes of the roots; also where nobody knows what that holds.
  bool staysInSharedCache() const;
  /// Whether tiles of it may read again what the shared cache does not hold. No
  /// analysis follows tiles through pads.
  bool mayReadAgain() const {
    return hasTiles() && !hasPads && !staysInSharedCache();
  }
  /// The bytes of main memory that are read and written.
  Count countMovedBytes() const {
    return outer.read + outer.written + paddedBytes;
  }
  /// What moves at each level, where tiles read so many bytes of main memory
  /// again: what takes time, not what is compulsory or asked for.
  Traffic getTraffic(Count readAgain) const;
  Traffic getTraffic() const { return getTraffic(readAgain); }
  /// Gives `group`, whose ops are there, what the kernel is, and one execution
  /// of it costs whose tiles read nothing again.
  void describe(FusionGroup &group) const;
  /// Puts in the time.
  void judge(const Assumptions &assumptions);
};

/// What becomes of two kernels.
struct FusedPair {
  /// Null if they cannot be one, with the reason in `why`.
  std::unique_ptr<FusedKernel> kernel;
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

/// The same two as the steps of tiles, of which nothing is chosen yet, without
/// a price; null if they cannot be one. `loopOf` gets the loop there by that of
/// `second`; those of `first` keep their numbers.
std::unique_ptr<FusedKernel> joinSteps(const FusedKernel &first,
                                       const FusedKernel &second,
                                       SmallVectorImpl<uint8_t> &loopOf);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_FUSEDKERNEL_H
