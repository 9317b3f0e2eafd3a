//===- NestBuilder.h - From operands and maps to a nest ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_NESTBUILDER_H
#define ROOFLINE_INTERFACES_NESTBUILDER_H

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Value.h"
#include "roofline/Interfaces/OpCost.h"
#include "roofline/Interfaces/ValueTracing.h"

namespace mlir::roofline {

/// Collects the accesses of an op and turns them into `OpCost::nest`. Operands
/// that view the same buffer are put into common coordinates where that is
/// possible, so that what they share is counted once.
///
/// Reading what is known without reading (a splat constant, a tensor.empty)
/// does not count.
///
/// Anything that cannot be described (an element type without a size, a sparse
/// encoding) makes the cost unmodelled with the reason; later
/// calls are then ignored, and `finish` fails.
class NestBuilder {
public:
  /// The loops run over `extents`, in order.
  NestBuilder(const CostContext &context, ArrayRef<Expr> extents, OpCost &cost);

  /// `value` is accessed at `map` of the loops.
  void addAccess(Value value, AffineMap map, AccessKind kind);

  /// `value` is accessed at `index`, one expression per dimension, of the
  /// loops of the nest, or of `ownExtents` where they are given.
  void addAccess(Value value, ArrayRef<IndexExpr> index, AccessKind kind,
                 std::optional<Shape> ownExtents = std::nullopt);

  /// Every element of `value` is accessed once, whatever the loops are.
  void addWhole(Value value, AccessKind kind);

  /// `value` is accessed at data-dependent indices, `loops` being those that
  /// the indices depend on: at most that many points, at most the buffer.
  /// `times` accesses are made at each point, at different indices.
  void addGather(Value value, ArrayRef<unsigned> loops, AccessKind kind,
                 const Expr &times = 1);

  /// `number` elements of `value` are read at data-dependent indices, whatever
  /// the loops are: `distinct` of them at most are different ones.
  void addLooseGather(Value value, const Expr &distinct, const Expr &number);

  /// `elements` elements of `bits` each, all in workgroup memory, are accessed
  /// behind `handle`: a pointer or descriptor that does not say of which buffer
  /// they are.
  void addUnplaced(Value handle, const Expr &elements, Count bits,
                   AccessKind kind);

  /// Completes the cost's nest and marks it a kernel; fails if something was
  /// not describable.
  LogicalResult finish();

private:
  struct Pending {
    Value value;
    Value root;
    Access access;
    /// Set where `value` is no buffer itself.
    std::optional<Buffer> unplaced;
  };

  /// Whether an access of `kind` to `value` counts; fails where it does but
  /// cannot be described.
  bool accepts(Value value, AccessKind kind);
  /// Remembers one access in the coordinates of `value`.
  void add(Value value, Access access);
  /// Remembers one access at any index, one per point of `loops` at most.
  void addAnywhere(Value value, Access access, ArrayRef<unsigned> loops);
  /// The buffer of `value` itself; null with the reason set if it has no size.
  std::optional<Buffer> makeBuffer(Value value);
  /// Fails where an access would have more loops than footprints can take.
  void checkNumLoops(size_t number);
  void fail(const llvm::Twine &why);
  /// Adds the access of `p`, which is unplaced.
  void addUnplaced(const Pending &p, unsigned root);
  /// Adds the accesses of one root, numbered `root`.
  void addRoot(ArrayRef<Pending *> sharing, unsigned root);

  const CostContext &context;
  OpCost &cost;
  SmallVector<Pending, 4> pending;
  bool failed = false;
};

/// Rewrites `access` from the coordinates of a view to those of its root.
void moveToRoot(Access &access, ArrayRef<ViewDim> coordinates);

/// Why `value` cannot be sized (an element of unknown size, a sparse encoding,
/// no rank), or nothing.
std::optional<std::string> getSizeProblem(Value value,
                                          const CostContext &context);

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_NESTBUILDER_H
