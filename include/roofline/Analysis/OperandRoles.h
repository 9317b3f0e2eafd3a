//===- OperandRoles.h - What operands of products are -----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which values of a program are weights, and which are caches: what a product
// reads that is there before the program runs. Both are what is read again for
// every batch, weights for all of it at once and caches for each element.
//
//   y = x * transpose(w)        w and its transpose are weights, if w is an
//                               argument or a constant
//   s = q * k, p * v, by head   k and v are caches, if they are arguments, or
//                               arguments that something was inserted into
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_OPERANDROLES_H
#define ROOFLINE_ANALYSIS_OPERANDROLES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Interfaces/ValueTracing.h"

namespace mlir::roofline {

/// What a value is to the products of a program.
enum class OperandRole : uint8_t {
  Other,
  Weight, ///< one for all elements of a batch
  Cache,  ///< one for each
};

/// A contraction or convolution, by the numbers of its operands.
struct ProductOperands {
  unsigned a = 0;
  unsigned b = 0;
  /// That of both which is a weight or cache, if one is.
  std::optional<unsigned> stored;
  OperandRole role = OperandRole::Other;
};

/// Finds the weights and caches of a program.
class OperandRoles {
public:
  /// Looks at all of `root`, which must stay as it is, as `values` must.
  OperandRoles(Operation *root, ValueTracer &values);

  /// What `value`, which is no view, is.
  OperandRole getRole(Value root) const { return roles.lookup(root); }
  /// The operands of `op` as a product; null for other ops, and for several
  /// products in one.
  const ProductOperands *findProduct(Operation *op) const;
  /// Whether all elements of a batch have `operand` in common: a weight, or
  /// what is there before the program runs and is indexed by less than `op`
  /// makes.
  bool isShared(OpOperand &operand) const;
  /// The value at the end of the views that `value` is of.
  Value getRoot(Value value) const { return values.getRoot(value); }

private:
  /// Whether a value is there before the program runs.
  enum class Held : uint8_t {
    No,
    Partly, ///< with something inserted
    Whole,
  };

  Held getHeld(Value value) const { return held.lookup(values.getRoot(value)); }
  void findHeld(Operation *op);
  Held findHeldResult(Operation *op) const;
  void findProductOf(linalg::LinalgOp op);
  void chooseStored(linalg::LinalgOp op, const struct Contraction &product,
                    ProductOperands &operands) const;
  void spreadRole(Operation *op);

  ValueTracer &values;
  /// Of roots.
  llvm::DenseMap<Value, Held> held;
  llvm::DenseMap<Value, OperandRole> roles;
  llvm::DenseMap<Operation *, ProductOperands> products;
};

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_OPERANDROLES_H
