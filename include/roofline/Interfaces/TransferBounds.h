//===- TransferBounds.h - Which lanes of a transfer move --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_TRANSFERBOUNDS_H
#define ROOFLINE_INTERFACES_TRANSFERBOUNDS_H

#include "mlir/Interfaces/VectorInterfaces.h"
#include "roofline/Interfaces/SizeTracing.h"

namespace mlir::roofline {

/// How many lanes of `transfer`, along dimension `dim` of its vector, are of
/// elements in bounds, the first ones; 1 for a broadcast, which takes the same
/// element for all. Empty where it may begin before or behind its base, so
/// that the number is not known; lanes that are in bounds by attribute are.
/// `isNeverNegative` proves that it does not, from what else is known.
///
/// Example: %i runs from 0 to 1000 in steps of 128, a transfer of 128 lanes
/// from [%i] of 1000 elements: min(128, 1000 - 128*turn).
std::optional<Expr> countInBounds(
    VectorTransferOpInterface transfer, unsigned dim, SizeTracer &sizes,
    llvm::function_ref<bool(const Expr &)> isNeverNegative =
        [](const Expr &expr) { return expr.isKnownNonNegative(); });

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_TRANSFERBOUNDS_H
