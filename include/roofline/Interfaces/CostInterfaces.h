//===- CostInterfaces.h - What an op costs ----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_COSTINTERFACES_H
#define ROOFLINE_INTERFACES_COSTINTERFACES_H

#include "mlir/IR/OpDefinition.h"
#include "roofline/Interfaces/OpCost.h"

#include "roofline/Interfaces/CostInterfaces.h.inc"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::roofline {

/// Computes the cost of `op` into the empty `cost`: by its `CostOpInterface`,
/// or, for arithmetic on whole tensors or vectors, element by element. Returns
/// false for every other op, which is then no kernel of its own.
bool computeCost(Operation *op, const CostContext &context, OpCost &cost);

/// Attaches every cost model that this project brings to the upstream ops, as
/// their dialects get loaded. Registering twice is harmless.
void registerCostModels(DialectRegistry &registry);

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_COSTINTERFACES_H
