//===- LoopFactors.h - Loops on both sides of reshapes ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reshape keeps the order of elements, so that an index on one side of it and
// that on the other are the same number, written in digits of other sizes.
// Where those of one side are cut into smaller ones, loops over them are the
// same:
//
//   x(p), p < 1536     expand to y(i, j), i < 12, j < 128     p = (i, j)
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_FUSION_LOOPFACTORS_H
#define ROOFLINE_FUSION_LOOPFACTORS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

/// A part of the index of an element, the most significant first.
struct Digit {
  int64_t extent;
  /// What turns it; none where no single loop does.
  std::optional<unsigned> loop;
};

/// What must be cut before all digits have their like.
struct DigitSplit {
  bool isOfFirst;
  unsigned loop;
  /// Extent of the outer part, which divides that of the loop.
  int64_t outer;
};

/// Calls `pair` with the loops of `one` and `other`, which index the same
/// elements, that are the same digits, as far as they are. Stops at the first
/// loop that has to be split, and returns that. Digits of one value are none.
std::optional<DigitSplit>
matchDigits(ArrayRef<Digit> one, ArrayRef<Digit> other,
            llvm::function_ref<void(unsigned, unsigned)> pair);

/// By loop of an op, the extents of the loops that it becomes, outermost first.
using LoopFactors = SmallVector<SmallVector<int64_t, 2>, 6>;

/// The sizes of a tensor.
using ShapeFn = llvm::function_ref<SmallVector<int64_t>(Value)>;

/// The sizes that the type of `value` has.
SmallVector<int64_t> getStaticSizes(Value value);

/// How the loops of ops, linalg ones on tensors and in program order, of sizes
/// that `getSizes` knows, have to be split so that nothing but equal loops is
/// on both sides of every value that one of them makes and another one reads;
/// with `alongReads`, also of those that two of them read.
class GroupFactors {
public:
  GroupFactors(ArrayRef<Operation *> ops, bool alongReads,
               ShapeFn getSizes = getStaticSizes);

  const LoopFactors &get(Operation *op) const {
    return factorsOf.find(op)->second;
  }
  /// The extents of all loops, as they are split.
  SmallVector<int64_t, 6> getExtents(Operation *op) const;
  /// The number of the first part of `loop`.
  unsigned getFirst(Operation *op, unsigned loop) const;
  /// Calls `pair` with the loops, counted as they are split, of `maker` and of
  /// the owner of `use` that are the same, where `use` is what `maker` makes or
  /// a reshape of that.
  void forEachPair(OpResult made, OpOperand &use, ShapeFn getSizes,
                   llvm::function_ref<void(unsigned, unsigned)> pair) const;

private:
  struct Edge {
    linalg::LinalgOp first;
    AffineMap inFirst;
    linalg::LinalgOp second;
    AffineMap inSecond;
    SmallVector<int64_t> firstShape;
    SmallVector<int64_t> secondShape;
  };
  Edge makeEdge(OpResult made, OpOperand &use, ShapeFn getSizes) const;
  void addEdges(linalg::LinalgOp op, bool alongReads, ShapeFn getSizes);
  SmallVector<Digit, 6> getDigits(linalg::LinalgOp op, AffineMap map,
                                  ArrayRef<int64_t> shape) const;
  /// True where something was split.
  bool refine(const Edge &edge);

  llvm::MapVector<Operation *, LoopFactors> factorsOf;
  std::vector<Edge> edges;
  llvm::DenseMap<Value, OpOperand *> readers;
};

} // namespace mlir::roofline

#endif // ROOFLINE_FUSION_LOOPFACTORS_H
