//===- Work.h - Arithmetic, by kind, unit and precision ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a kernel computes, before anything is known of the machine: exact
// numbers of operations in four kinds. Which unit runs a kind, and at which
// rate, is the target's matter (Roofline.h).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_WORK_H
#define ROOFLINE_COST_WORK_H

#include "roofline/Support/Expr.h"
#include "roofline/Target/Precision.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace mlir::roofline {

/// What kind of arithmetic an operation is; decides the unit that runs it.
enum class WorkKind : uint8_t {
  /// The multiply-accumulate of a contraction or convolution: a tensor unit if
  /// the target has one for the type. Two operations each.
  MultiplyAccumulate,
  /// All other arithmetic: the vector unit.
  Arithmetic,
  /// exp, rsqrt, tanh, ...: the special unit for types up to f32 where the
  /// target rates one, else the vector unit.
  Transcendental,
  /// What a division asks of the special unit. Its flop is counted under
  /// `Arithmetic`, so this kind adds no operations to the totals.
  Division,
};

/// A number of operations of one kind at one precision.
struct WorkItem {
  WorkKind kind = WorkKind::Arithmetic;
  /// MultiplyAccumulate: the operand type as it enters the multiply; else the
  /// type that the arithmetic is done in.
  Precision precision = Precision::F32;
  /// MultiplyAccumulate only: the type that is accumulated in.
  std::optional<Precision> accumulator;
  /// MultiplyAccumulate only: an operand is structured-sparse by construction
  /// (two of four elements are zero), so that the target's sparse rate holds.
  /// The products with zeros count as operations, as they do in that rate.
  bool isSparse = false;
  /// Operations; a multiply-add is two.
  Expr ops;
  /// Issue slots of the vector unit that these take there. A peak is two flops
  /// per slot: an fma fills one, and so does a mul with the add it feeds; every
  /// other operation takes a slot to itself.
  Expr slots;
};

/// The arithmetic of one kernel, or of one point of its iteration space.
class Work {
public:
  /// Adds `item`, merging it into one of the same kind and types.
  void add(const WorkItem &item);
  /// Adds everything in `other`.
  void add(const Work &other);
  /// Multiplies every number by `n`.
  void scale(const Expr &n);

  /// In the order of first use in the program.
  llvm::ArrayRef<WorkItem> getItems() const { return items; }
  bool isEmpty() const { return items.empty(); }

  /// Floating-point operations, each transcendental once.
  Expr getFlops() const;
  /// How many of the flops are transcendental.
  Expr getTranscendentals() const;
  /// Integer operations on data.
  Expr getIops() const;
  /// Flops and integer operations together.
  Expr getOps() const { return getFlops() + getIops(); }
  /// How many of the operations are multiply-accumulates of contractions and
  /// convolutions, at two each.
  Expr getContractionOps() const;
  /// Whether any number left 127 bits.
  bool isOverflow() const;
  /// Every number replaced by what `change` makes of it.
  Work transform(llvm::function_ref<Expr(const Expr &)> change) const;

private:
  llvm::SmallVector<WorkItem, 1> items;
};

} // namespace mlir::roofline

#endif // ROOFLINE_COST_WORK_H
