//===- DerivedAccesses.h - Which buffer moves how much ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_DERIVEDACCESSES_H
#define ROOFLINE_LIB_ANALYSIS_DERIVEDACCESSES_H

#include "roofline/Cost/Derivation.h"
#include "roofline/Interfaces/OpCost.h"

namespace mlir::roofline {

/// Buffers that share memory, and the root that they have in a nest.
struct DerivedRoot {
  unsigned root = 0;
  DerivedBuffer buffer;
};

/// What the compulsory traffic of `nest` is made of, by root. Loops are called
/// `prefix` and their number. `op` is the op of the kernel, where it is one.
std::vector<DerivedRoot> deriveBuffers(const Nest &nest, StringRef prefix,
                                       Operation *op,
                                       const CostContext &context);

/// The operands of `op` that no access of `nest` is to, and buffers of `nest`
/// on the chip, with why they move no bytes.
std::vector<DerivedOmission> deriveOmissions(const Nest &nest, Operation *op,
                                             const CostContext &context);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_DERIVEDACCESSES_H
