//===- Changes.h - Narrower operands, larger batches ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two changes of a program: operands of products in a narrower type, and more
// elements in a batch. Both change the nest of an op, so that bytes are those
// that the access model finds in it.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_CHANGES_H
#define ROOFLINE_ANALYSIS_CHANGES_H

#include "roofline/Analysis/CostChange.h"
#include "roofline/Analysis/OperandRoles.h"

namespace mlir::roofline {

/// A change that depends on what operands are.
class RoleChange : public CostChange {
public:
  void prepare(Operation *root, ValueTracer &values, SizeTracer &) override {
    roles = std::make_unique<OperandRoles>(root, values);
  }
  SmallVector<uint16_t, 6> describe(Operation *op) const override;

protected:
  std::unique_ptr<OperandRoles> roles;
};

/// Operands of products are of a narrower type, wherever they are read or made;
/// those that are no wider already stay. The product is of the type that both
/// operands then have in common, so that narrow weights alone leave it as it
/// is.
class NarrowOperands : public RoleChange {
public:
  /// What is narrower: weights, caches, or in products both operands.
  enum class What : uint8_t { Weights, Caches, Operands };

  NarrowOperands(What what, Type type, Count bits)
      : what(what), type(type), bits(bits) {}

  void apply(Operation *op, const CostContext &context,
             OpCost &cost) const override {
    applyInside(op, cost);
  }
  void applyInside(Operation *op, OpCost &cost) const override;

private:
  bool concerns(Operation *op, Value root) const;
  void narrowProduct(Operation *op, OpCost &cost) const;

  What what;
  Type type;
  Count bits;
};

/// A batch has `times` as many elements: one more loop around every op, which
/// all that it accesses depends on but what the elements have in common.
class LargerBatch : public RoleChange {
public:
  explicit LargerBatch(const Expr &times) : times(times) {}
  /// Of so many times that a symbol called `symbol` stands for.
  explicit LargerBatch(StringRef symbol) : symbol(symbol) {}

  void apply(Operation *op, const CostContext &context,
             OpCost &cost) const override;
  Expr getRepeats() const override { return times; }
  void prepare(Operation *root, ValueTracer &values,
               SizeTracer &sizes) override;

private:
  void extend(Access &access, bool isShared, unsigned numLoops) const;

  Expr times = 1;
  std::string symbol;
};

/// Changes that are made one after the other.
class SeveralChanges : public CostChange {
public:
  void add(std::unique_ptr<CostChange> change) {
    changes.push_back(std::move(change));
  }
  bool isEmpty() const { return changes.empty(); }

  void prepare(Operation *root, ValueTracer &values,
               SizeTracer &sizes) override;
  void apply(Operation *op, const CostContext &context,
             OpCost &cost) const override;
  void applyInside(Operation *op, OpCost &cost) const override;
  SmallVector<uint16_t, 6> describe(Operation *op) const override;
  Expr getRepeats() const override;

private:
  std::vector<std::unique_ptr<CostChange>> changes;
};

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_CHANGES_H
